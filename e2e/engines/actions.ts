/** Keys and presses in the words of WebDriver, which WebDriver BiDi shares. */
import { COMMAND, type Stop } from './engine.ts'

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
  Meta: '\uE03D',
}

function key(name: string): string {
  const value = KEYS[name] ?? name
  if ([...value].length !== 1) throw new Error(`there is no key "${name}"`)
  return value
}

const down = (value: string) => ({ type: 'keyDown', value })
const up = (value: string) => ({ type: 'keyUp', value })
const held = (keys: readonly string[]) => [...keys.map(down), ...keys.toReversed().map(up)]
const letters = (text: string) => [...text].flatMap((letter) => [down(letter), up(letter)])
const keyboard = (actions: readonly object[]) => ({ type: 'key', id: 'keyboard', actions })
const mouse = (actions: readonly object[]) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions,
})
const moved = (x: number, y: number) => ({ type: 'pointerMove', duration: 0, x, y })
const pressed = (x: number, y: number) => [
  moved(x, y),
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
]
/** What one device does while the other one waits. */
const meanwhile = (actions: readonly object[]) => actions.map(() => ({ type: 'pause' }))

export const typing = (text: string) => [keyboard(letters(text))]

export const pressing = (keys: readonly string[]) => [
  keyboard(keys.flatMap((each) => held(each.split('+').map(key)))),
]

export const moving = (x: number, y: number) => [mouse([moved(x, y)])]

export const clicking = (x: number, y: number) => [mouse(pressed(x, y))]

export const clickingTwice = (x: number, y: number) => [mouse([...pressed(x, y), ...pressed(x, y)])]

/** Everything at once: each command on its own would go through three programs and back. */
export function writing(x: number, y: number, text: string, then: readonly Stop[] = []): object[] {
  const press = pressed(x, y)
  const over = (typed: string) => [
    ...held([key(COMMAND), 'a']),
    ...(typed ? letters(typed) : held([key('Delete')])),
  ]
  const tab = held([key('Tab')])
  const further = then.flatMap((stop) => [...Array(stop.tabs).fill(tab).flat(), ...over(stop.text)])
  return [mouse(press), keyboard([...meanwhile(press), ...over(text), ...further])]
}
