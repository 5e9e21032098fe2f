import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { VisitorReport, VisitorSettings } from './visitors.ts'

/** Has visitors come for as long as `during` takes. */
export async function withVisitors(
  settings: VisitorSettings,
  during: () => Promise<void>,
): Promise<VisitorReport> {
  const visitors = new Worker(new URL('./visitors.ts', import.meta.url), { workerData: settings })
  const failed = once(visitors, 'error').then(([error]) => Promise.reject(error))
  try {
    await Promise.race([during(), failed])
    const reported = once(visitors, 'message')
    visitors.postMessage('stop')
    const [report] = await Promise.race([reported, failed])
    return report as VisitorReport
  } finally {
    failed.catch(() => undefined)
    await visitors.terminate()
  }
}

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN
