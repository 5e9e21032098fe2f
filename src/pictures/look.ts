import { colour, tokens } from '../styles/colours'

/** How the parts of a picture look, by class name. `$ink` stands for the token of that name, light and dark. */
const LOOKS: Readonly<Record<string, string>> = {
  // Text
  title: 'font-size:15px;font-weight:700',
  strong: 'font-weight:700',
  muted: 'fill:$muted',
  'in-kept': 'fill:$kept;font-weight:700',
  'in-taken': 'fill:$taken;font-weight:700',
  'on-fill': 'fill:$on-accent;font-weight:700',
  'on-base': 'fill:$on-part;font-weight:700',
  middle: 'text-anchor:middle',
  end: 'text-anchor:end',
  /** Keeps a label readable where a line runs behind it. */
  halo: 'paint-order:stroke;stroke:$paper;stroke-width:4px;stroke-linejoin:round',
  // Lines; told apart by dash as well as by colour
  grid: 'fill:none;stroke:$line',
  axis: 'fill:none;stroke:$edge',
  outline: 'fill:none;stroke:$ink;stroke-width:1.5px;stroke-linejoin:round',
  'line-kept': 'fill:none;stroke:$kept;stroke-width:2.5px;stroke-linejoin:round',
  'line-taken': 'fill:none;stroke:$taken;stroke-width:2.5px;stroke-linejoin:round',
  'line-ink': 'fill:none;stroke:$ink;stroke-width:2px;stroke-linejoin:round',
  'line-muted': 'fill:none;stroke:$muted;stroke-width:2px;stroke-linejoin:round',
  'line-gold': 'fill:none;stroke:$taken-4;stroke-width:2.5px;stroke-linejoin:round',
  dashed: 'stroke-dasharray:7 4',
  dotted: 'stroke-dasharray:2 4;stroke-linecap:round',
  /** Many small dots as one path of strokes without length. */
  crowd: 'fill:none;stroke:$kept;stroke-linecap:round',
  // Areas
  kept: 'fill:$kept',
  /** What a cost is made of before anything comes on top; green is for what is kept. */
  base: 'fill:$part-base',
  taken: 'fill:$taken',
  'taken-soft': 'fill:$taken-3;fill-opacity:.45',
  'taken-2': 'fill:$taken-2',
  'taken-3': 'fill:$taken-3',
  soft: 'fill:$accent-soft',
  sunken: 'fill:$sunken',
  paper: 'fill:$paper',
  edged: 'stroke:$edge',
  dot: 'fill:$paper;stroke:$ink;stroke-width:2px',
}

const DARK = '@media(prefers-color-scheme:dark)'

/** A colour of the site as it is on light paper. */
export const lightColour = (name: string): string => colour(name).light

const FONT = /--font: ([^;]+);/.exec(tokens)?.[1] ?? 'sans-serif'

const inScheme = (declarations: string, scheme: 'light' | 'dark') =>
  declarations.replace(/\$([\w-]+)/g, (_, name) => colour(name)[scheme])

const coloured = (declarations: string) =>
  declarations
    .split(';')
    .filter((declaration) => declaration.includes('$'))
    .join(';')

/** The rules that a drawing needs: those of the classes in it, for light and for dark. */
export function styleFor(body: string): string {
  const used = new Set([...body.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const rules: (readonly [selector: string, declarations: string])[] = [
    ['text', `font-size:13px;font-family:${FONT};fill:$ink`],
    // In the order of the list above, so that a modifier always comes after what it modifies.
    ...Object.entries(LOOKS).flatMap(([name, declarations]) =>
      used.delete(name) ? [[`.${name}`, declarations] as const] : [],
    ),
  ]
  if (used.size > 0) throw new ReferenceError(`No look named "${[...used].join('", "')}"`)
  const light = rules.map(([selector, declarations]) => `${selector}{${inScheme(declarations, 'light')}}`)
  const dark = rules.flatMap(([selector, declarations]) => {
    const changing = coloured(declarations)
    return changing ? [`${selector}{${inScheme(changing, 'dark')}}`] : []
  })
  return `${light.join('')}${DARK}{${dark.join('')}}`
}
