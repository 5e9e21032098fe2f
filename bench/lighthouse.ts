/** Lighthouse as it comes: a mobile phone on simulated slow 4G. */
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { wholeBrowser } from '../scripts/chromium.ts'
import { BASELINE, type Target } from './site.ts'
import { kilobytes, median, seconds, table } from './table.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** The baseline is measured again before every so many pages: the machine may be busier at one time than at another. */
const BETWEEN_BASELINES = 6
const LONGEST_RUN = 90_000
const TRIES = 3

interface Request {
  resourceType?: string
  transferSize: number
}

interface Measured {
  figures: Record<string, number>
  /** Audits that are not perfect. */
  findings: string[]
}

function imperfect({ categories, audits }: Result): string[] {
  const named = CATEGORIES.slice(1).flatMap((category) => categories[category]?.auditRefs ?? [])
  return named
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`)
}

function read(result: Result): Measured {
  const figure = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN
  const details = result.audits['network-requests']?.details as { items: Request[] } | undefined
  const requests = details?.items ?? []
  const bytes = (type: string) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0)
  return {
    figures: {
      lcp: figure('largest-contentful-paint'),
      fcp: figure('first-contentful-paint'),
      cls: figure('cumulative-layout-shift'),
      tbt: figure('total-blocking-time'),
      html: bytes('Document'),
      script: bytes('Script'),
      requests: requests.length,
      machine: result.environment.benchmarkIndex,
      ...Object.fromEntries(
        CATEGORIES.map((category) => [
          category,
          Math.round((result.categories[category]?.score ?? Number.NaN) * 100),
        ]),
      ),
    },
    findings: imperfect(result),
  }
}

async function measureOnce(url: string, port: number): Promise<Measured> {
  const options = wholeBrowser()
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  })
  const late = setTimeout(() => browser.close(), LONGEST_RUN)
  try {
    const outcome = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: [...CATEGORIES],
      // Taken for its report alone, a fifth of the time.
      disableFullPageScreenshot: true,
    })
    if (!outcome || outcome.lhr.runtimeError) throw new Error(outcome?.lhr.runtimeError?.message)
    return read(outcome.lhr)
  } finally {
    clearTimeout(late)
    await browser.close()
  }
}

/** On a busy machine Lighthouse sometimes loses its own recording; then the page is measured again. */
async function measure(url: string, port: number): Promise<Measured> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await measureOnce(url, port)
    } catch (error) {
      if (!left) throw new Error(`Lighthouse failed on ${url}`, { cause: error })
      console.error(`once more: ${(error as Error).message}`)
    }
  }
}

const interleaved = ([baseline, ...targets]: readonly Target[]) =>
  targets.flatMap((target, index) => (index % BETWEEN_BASELINES || !baseline ? [target] : [baseline, target]))

async function measureAll(targets: readonly Target[], runs: number, port: number) {
  const measured = new Map<string, Measured[]>()
  for (let run = 1; run <= runs; run++) {
    for (const { name, url } of interleaved(targets)) {
      console.error(`run ${run} of ${runs}: ${name}`)
      measured.set(name, [...(measured.get(name) ?? []), await measure(url, port)])
    }
  }
  return measured
}

export async function lighthouseTable(
  targets: readonly Target[],
  runs: number,
  port: number,
): Promise<string> {
  const measured = await measureAll(targets, runs, port)
  const middle = (name: string, figure: string) =>
    median((measured.get(name) ?? []).map(({ figures }) => figures[figure] ?? Number.NaN))
  const baseline = targets.find(({ path }) => path === BASELINE)?.name ?? ''
  const rows = targets.map(({ name }) => [
    name,
    seconds(middle(name, 'lcp')),
    (middle(name, 'lcp') / middle(baseline, 'lcp')).toFixed(2),
    seconds(middle(name, 'fcp')),
    middle(name, 'cls').toFixed(3),
    `${middle(name, 'tbt').toFixed(0)} ms`,
    ...CATEGORIES.map((category) => String(middle(name, category))),
    kilobytes(middle(name, 'html')),
    kilobytes(middle(name, 'script')),
    String(middle(name, 'requests')),
  ])
  const head = ['page', 'LCP', '× baseline', 'FCP', 'CLS', 'TBT', 'perf.', 'access.', 'best pr.', 'SEO']
  const findings = [...measured].flatMap(([name, all]) =>
    [...new Set(all.flatMap((each) => each.findings))].map((finding) => `- ${name}: ${finding}`),
  )
  const speeds = [...measured.values()].flat().map(({ figures }) => figures.machine ?? Number.NaN)
  return [
    table([...head, 'HTML', 'script', 'requests'], rows),
    '',
    `Medians of ${runs}; Lighthouse's benchmark index of the machine: ${median(speeds).toFixed(0)}, at worst ${Math.min(...speeds).toFixed(0)}.`,
    ...findings,
  ].join('\n')
}
