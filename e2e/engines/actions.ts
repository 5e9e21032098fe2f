/** Keys and presses in the words of WebDriver, which WebDriver BiDi shares. */

const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
}

function key(name: string): string {
  const value = KEYS[name] ?? name
  if ([...value].length !== 1) throw new Error(`there is no key "${name}"`)
  return value
}

const down = (value: string) => ({ type: 'keyDown', value })
const up = (value: string) => ({ type: 'keyUp', value })
const keyboard = (actions: readonly object[]) => [{ type: 'key', id: 'keyboard', actions }]
const mouse = (actions: readonly object[]) => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
]

export const typing = (text: string) => keyboard([...text].flatMap((letter) => [down(letter), up(letter)]))

export function pressing(keys: string): object[] {
  const held = keys.split('+').map(key)
  return keyboard([...held.map(down), ...held.toReversed().map(up)])
}

export const moving = (x: number, y: number) => mouse([{ type: 'pointerMove', duration: 0, x, y }])

export const clicking = () =>
  mouse([
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ])
