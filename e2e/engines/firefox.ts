/** Firefox, straight over WebDriver BiDi: Node has the socket, and ten commands are all it takes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clicking, moving, pressing, typing, writing } from './actions.ts'
import { converse, type Event } from './bidi.ts'
import type { Engine, Settings, Tab } from './engine.ts'
import { said, start, stop } from './processes.ts'

/**
 * What a system would tell Firefox, no word to its makers, and no work ahead for tabs that nobody opens. Without a graphics card
 * drawing is half of the work, so it draws as often as a slow phone.
 */
const preferences = ({ dark, forcedColours, withoutScript }: Settings) => ({
  'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
  'browser.display.document_color_use': forcedColours ? 2 : 1,
  'javascript.enabled': !withoutScript,
  'app.normandy.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.sessionstore.interval': 100_000_000,
  'browser.sessionstore.resume_from_crash': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.ipc.processPrelaunch.enabled': false,
  'layout.frame_rate': 20,
  'messaging-system.rsexperimentloader.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.unified': false,
  'ui.caretBlinkTime': 0,
})

interface LogEntry {
  level: string
  text: string
  source: { context?: string }
}

async function launch(settings: Settings) {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(preferences(settings))
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
      .join('\n'),
  )
  const program = start(process.env.FIREFOX || 'firefox', [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port',
    '0',
  ])
  program.stdout?.resume()
  const address = await said(program, 2, /WebDriver BiDi listening on (ws:\S+)/)

  const log: LogEntry[] = []
  const { send } = await converse(`${address}/session`, ({ method, params }: Event) => {
    if (method === 'log.entryAdded') log.push(params as unknown as LogEntry)
  })
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })

  async function close() {
    await send('browser.close')
    await stop(program)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { send, log, close }
}

type Firefox = Awaited<ReturnType<typeof launch>>

async function openTab({ send, log }: Firefox, onClosed: () => void): Promise<Tab> {
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' })
  const perform = (actions: object[]) => send<void>('input.performActions', { context, actions })
  const picture = async (method: string, params: object = {}) =>
    Buffer.from((await send<{ data: string }>(method, { context, ...params })).data, 'base64')

  const tab: Tab = {
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'none' }),
    traverse: (delta) => send('browsingContext.traverseHistory', { context, delta }),
    async run(source, args) {
      const { type, result, exceptionDetails } = await send<{
        type: string
        result: { value?: string }
        exceptionDetails?: { text: string }
      }>('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify(await (${source})(...JSON.parse(args)))`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
      })
      if (type === 'exception') throw new Error(exceptionDetails?.text)
      return result.value === undefined ? undefined : JSON.parse(result.value)
    },
    type: (text) => perform(typing(text)),
    press: (keys) => perform(pressing(keys)),
    move: (x, y) => perform(moving(x, y)),
    click: (x, y) => perform(clicking(x, y)),
    write: (x, y, text) => perform(writing(x, y, text)),
    viewport: (width, height) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }),
    screenshot: () => picture('browsingContext.captureScreenshot'),
    pdf: () => picture('browsingContext.print', { page: { width: 21, height: 29.7 } }),
    complaints: async () =>
      log
        .filter(({ level, source }) => source.context === context && ['error', 'warn'].includes(level))
        .map(({ text }) => text),
    async leave() {
      log.length = 0
      // Tab may have led to the toolbar, from where no press in the page brings the focus back.
      if (await tab.run('() => document.hasFocus()', [])) return
      await send('browsingContext.close', { context })
      onClosed()
    },
  }
  return tab
}

/**
 * Settings belong to a profile, and a profile to a running Firefox: there is one for each kind of visitor. They come into the same
 * tab, one after the other: a new one takes a new process.
 */
export async function startFirefox(): Promise<Engine> {
  const running = new Map<string, { firefox: Firefox; tab?: Tab | undefined }>()
  return {
    async open(settings) {
      const kind = JSON.stringify(preferences(settings))
      const visited = running.get(kind) ?? { firefox: await launch(settings) }
      running.set(kind, visited)
      visited.tab ??= await openTab(visited.firefox, () => {
        visited.tab = undefined
      })
      return visited.tab
    },
    async close() {
      for (const { firefox } of running.values()) await firefox.close()
    },
  }
}
