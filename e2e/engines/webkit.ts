/**
 * WebKitGTK's own small browser, over WebDriver, on a screen that exists in memory alone. It has no console that could be
 * read; the server in front of the site adds a script that keeps complaints (`webkit-script.ts`).
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/port.mjs'
import { clicking, clickingTwice, moving, pressing, typing, writing } from './actions.ts'
import type { Engine, Settings, Tab } from './engine.ts'
import { patiently } from './in-page.ts'
import { said, start, stop } from './processes.ts'
import { COMPLAINTS } from './webkit-script.ts'

/** The toolbar is 447 pixels wide at least, unless its letters are tiny and nothing has an edge. */
const TINY_TOOLBAR =
  '* { font-size: 4px; padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0 }'

/** A page that is left in the moment it is asked never answers, whatever the driver was told; then it is asked again. */
const PATIENCE = 2000

/** The driver takes one session at a time, so that each kind of visitor has a driver, and a screen with its focus. */
async function launch({ dark, withoutScript, whole }: Settings) {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), TINY_TOOLBAR)
  const screen = start(process.env.XVFB || 'Xvfb', [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1400x1400x24',
    '-nolisten',
    'tcp',
  ])
  const display = await said(screen, 1, /(\d+)\n/)
  const port = await freePort()
  const driver = start(process.env.WEBKIT_DRIVER || 'WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${display}`,
    XDG_CONFIG_HOME: folder,
    // No page lives long enough to win back what compiling its scripts a second time takes, which is a tenth of everything.
    JSC_useDFGJIT: '0',
    // Otherwise the processor imitates a graphics card to draw the layers, which takes it a fifth longer.
    ...(whole ? { WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' } : { WEBKIT_DISABLE_COMPOSITING_MODE: '1' }),
  })

  async function call<Value>(method: string, path: string, body?: object, patience?: number): Promise<Value> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      ...(patience && { signal: AbortSignal.timeout(patience) }),
    })
    const { value } = await response.json()
    if (value?.error) throw new Error(`${path}: ${value.error}: ${value.message}`)
    return value
  }
  while (!(await call<{ ready: boolean }>('GET', '/status').catch(() => undefined)))
    await new Promise((tick) => setTimeout(tick, 20))

  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': {
          binary: process.env.WEBKIT_BROWSER,
          args: [
            '--automation',
            // Without layers its pages end in the middle of one.
            ...(whole ? [] : ['--features=!CrossDocumentViewTransitions']),
            ...(dark ? ['--dark-mode'] : []),
            ...(withoutScript ? ['--enable-javascript=false'] : []),
          ],
        },
      },
    },
  })
  const session = `/session/${sessionId}`

  async function close() {
    // A test that ran out of time may have taken the window with it.
    await call('DELETE', session).catch(() => {})
    await stop(driver)
    await stop(screen)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return {
    get: <Value>(path: string) => call<Value>('GET', session + path),
    post: <Value>(path: string, body: object = {}, patience?: number) =>
      call<Value>('POST', session + path, body, patience),
    remove: (path: string) => call<void>('DELETE', session + path),
    close,
  }
}

type WebKit = Awaited<ReturnType<typeof launch>>

/** One window for all: a second one would not have the focus. */
function openTab({ get, post, remove }: WebKit): Tab {
  const perform = (actions: object[]) => post<void>('/actions', { actions })

  const tab: Tab = {
    goto: (url) => post('/url', { url }),
    traverse: (delta) => post(delta < 0 ? '/back' : '/forward'),
    async run(source, args) {
      const script = `return Promise.resolve((${source})(...JSON.parse(arguments[0]))).then((value) => JSON.stringify(value))`
      const asked = { script, args: [JSON.stringify(args)] }
      const text = await post<string | null>('/execute/sync', asked, PATIENCE)
      return text === null ? undefined : JSON.parse(text)
    },
    type: (text) => perform(typing(text)),
    press: (...keys) => perform(pressing(keys)),
    move: (x, y) => perform(moving(x, y)),
    click: (x, y) => perform(clicking(x, y)),
    doubleClick: (x, y) => perform(clickingTwice(x, y)),
    write: (x, y, text, then) => perform(writing(x, y, text, then)),
    async viewport(width, height) {
      // The window has a toolbar, and takes its new size when it gets round to it.
      const inner = () =>
        patiently(
          'the size of the window',
          async () => (await tab.run('() => [innerWidth, innerHeight]', [])) as [number, number],
        )
      for (let tries = 0; tries < 100; tries++) {
        const [across, down] = await inner()
        if (across === width && down === height) return
        const outer = await get<{ height: number }>('/window/rect')
        await post('/window/rect', { width, height: outer.height + height - down })
      }
      throw new Error(`WebKit's window cannot be made ${width} × ${height}: ${await inner()}`)
    },
    screenshot: async () => Buffer.from(await get<string>('/screenshot'), 'base64'),
    complaints: async () =>
      JSON.parse(String(await tab.run(`() => sessionStorage.getItem('${COMPLAINTS}') ?? '[]'`, []))),
    // A key that leads to another page may never be let go there. What is kept of complaints belongs to the origin.
    leave: () => remove('/actions'),
  }
  return tab
}

export async function startWebkit(): Promise<Engine> {
  const running = new Map<string, Promise<WebKit>>()
  return {
    async open({ dark = false, withoutScript = false, whole = false }) {
      // Of the other settings it knows nothing, or has them always.
      const settings = { dark, withoutScript, whole }
      const kind = JSON.stringify(settings)
      const webkit = running.get(kind) ?? launch(settings)
      running.set(kind, webkit)
      return openTab(await webkit)
    },
    async close() {
      for (const webkit of running.values()) await (await webkit).close()
    },
  }
}
