/** What every browser engine can be told. A visitor (`visitor.ts`) is written in these words alone. */

/** The key that copies and pastes together with a letter. */
export const COMMAND = process.platform === 'darwin' ? 'Meta' : 'Control'

export type EngineName = 'Chromium' | 'Firefox' | 'WebKit'

/** What visitors set in their system or browser, before they come. */
export interface Settings {
  readonly dark?: boolean
  readonly forcedColours?: boolean
  readonly withoutScript?: boolean
  /** All that visitors have: layers, shadows, transitions from page to page. A machine without a graphics card takes twice the time. */
  readonly whole?: boolean
  /** Pages are kept in memory for those who come back, which Chromium does only where it has a window. */
  readonly remembers?: boolean
}

/** Width and height of what is seen of a page. */
export type Size = readonly [number, number]

/** A page is drawn by the processor here, and the less of it the sooner: a phone, unless a test is about room. */
export const PHONE: Size = [360, 640]
export const DESK: Size = [1280, 900]

/** A field that Tab leads to, after so many other things, and what is typed there. */
export interface Stop {
  readonly tabs: number
  readonly text: string
}

export interface Tab {
  /** Begins to go there; the visitor waits. */
  goto(url: string): Promise<void>
  /** Back is -1, Forward is 1. */
  traverse(delta: -1 | 1): Promise<void>
  /** Runs a function in the page; what goes in and comes out is JSON. */
  run(source: string, args: readonly unknown[]): Promise<unknown>
  type(text: string): Promise<void>
  /** Keys by their names, one after the other, each with others held: `Enter`, `Shift+Tab`, `Alt+t`; a letter is its own name. */
  press(...keys: readonly string[]): Promise<void>
  move(x: number, y: number): Promise<void>
  /** Moves there, presses and lets go. */
  click(x: number, y: number): Promise<void>
  /** Twice in a row, which selects a word. */
  doubleClick(x: number, y: number): Promise<void>
  /** Presses there, selects what is in the field and types over it, and the same in each field that Tab leads to. */
  write(x: number, y: number, text: string, then?: readonly Stop[]): Promise<void>
  viewport(width: number, height: number): Promise<void>
  screenshot(): Promise<Buffer>
  /** The page as its browser prints it; WebKitGTK cannot be told to. */
  pdf?(): Promise<Buffer>
  /** What the console said and what nobody caught. */
  complaints(): Promise<readonly string[]>
  /** The visitor goes, and what the console said is forgotten. */
  leave(): Promise<void>
}

export interface Engine {
  /** A tab that may have been used before: where the next visitor goes is another origin, about which nothing is kept. */
  open(settings: Settings): Promise<Tab>
  close(): Promise<void>
}
