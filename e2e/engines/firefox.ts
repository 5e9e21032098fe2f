/** Firefox, straight over WebDriver BiDi: Node has the socket, and a dozen commands are all it takes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clicking, clickingTwice, moving, pressing, typing, writing } from './actions.ts'
import { converse, type Event } from './bidi.ts'
import type { Engine, Settings, Tab } from './engine.ts'
import { said, start, stop } from './processes.ts'

/** What a system would tell Firefox. */
const told = ({ dark, forcedColours, withoutScript }: Settings) => ({
  'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
  'browser.display.document_color_use': forcedColours ? 2 : 1,
  'javascript.enabled': !withoutScript,
})

/**
 * No word to its makers, and no work ahead for tabs that nobody opens. Without a graphics card drawing is half of the work, so it
 * draws as often as a slow phone.
 */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.newtab.preload': false,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.sessionstore.interval': 100_000_000,
  'browser.sessionstore.resume_from_crash': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.ipc.processPrelaunch.enabled': false,
  'extensions.enabledScopes': 0,
  'extensions.installDistroAddons': false,
  'layout.frame_rate': 20,
  'messaging-system.rsexperimentloader.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.unified': false,
  'ui.caretBlinkTime': 0,
}

interface LogEntry {
  level: string
  text: string
  source: { context?: string }
}

async function launch() {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(PREFERENCES)
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
    '--remote-allow-system-access',
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

async function openTab({ send, log }: Firefox): Promise<Tab> {
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' })
  const perform = (actions: object[]) => send<void>('input.performActions', { context, actions })
  const picture = async (method: string, params: object = {}) =>
    Buffer.from((await send<{ data: string }>(method, { context, ...params })).data, 'base64')

  return {
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
    press: (...keys) => perform(pressing(keys)),
    move: (x, y) => perform(moving(x, y)),
    click: (x, y) => perform(clicking(x, y)),
    doubleClick: (x, y) => perform(clickingTwice(x, y)),
    write: (x, y, text, then) => perform(writing(x, y, text, then)),
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
    },
  }
}

/** Visitors come into the same tab, one after the other: a new one would take a new process. */
export async function startFirefox(): Promise<Engine> {
  const firefox = await launch()
  const tab = await openTab(firefox)
  const { contexts } = await firefox.send<{ contexts: { context: string }[] }>('browsingContext.getTree', {
    'moz:scope': 'chrome',
  })
  /** Runs in the window around the page. */
  const inWindow = (expression: string) =>
    firefox.send('script.evaluate', {
      expression,
      target: { context: contexts[0]?.context },
      awaitPromise: false,
    })
  return {
    async open(settings) {
      for (const [name, value] of Object.entries(told(settings)))
        await inWindow(
          `Services.prefs.set${typeof value === 'number' ? 'Int' : 'Bool'}Pref('${name}', ${value})`,
        )
      // The visitor before may have left with Tab, to the toolbar.
      await inWindow('gBrowser.selectedBrowser.focus()')
      return tab
    },
    close: firefox.close,
  }
}
