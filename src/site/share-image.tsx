import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { renderAsync } from '@resvg/resvg-js'
import satori from 'satori'
import { lightColour } from '../pictures/look'
import type { Picture } from '../pictures/picture'
import { BRAND } from './settings'

const { resolve } = createRequire(import.meta.url)

const FAMILY = 'Inter'
const FONT_FILES = ['400Regular', '700Bold'].map((style) =>
  resolve(`@expo-google-fonts/inter/${style}/Inter_${style}.ttf`),
)
const [regular, bold] = FONT_FILES.map((file) => readFileSync(file)) as [Buffer, Buffer]

const SIZE = { width: 1200, height: 630 }
const MARGIN = 64
/** The part at the right that the picture may fill. */
const BOX = { width: 500, height: SIZE.height - 2 * MARGIN }

/** Stripes of the brand: what is taken, what is kept. */
const STRIPES = [
  ['taken-3', 12],
  ['taken', 8],
  ['kept', 28],
] as const

function Words({ name, promise, isNarrow }: { name: string; promise: string; isNarrow: boolean }) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: MARGIN,
        paddingRight: isNarrow ? BOX.width + 2 * MARGIN : MARGIN,
        boxSizing: 'border-box',
        background: lightColour('paper'),
        color: lightColour('ink'),
        fontFamily: FAMILY,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 34, fontWeight: 700 }}>
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            width: 48,
            height: 48,
            borderRadius: 12,
            overflow: 'hidden',
          }}
        >
          {STRIPES.map(([colour, height]) => (
            <div key={colour} style={{ height, background: lightColour(colour) }} />
          ))}
        </div>
        {BRAND}
      </div>
      <div
        style={{
          display: 'flex',
          marginTop: 'auto',
          fontSize: isNarrow ? 58 : 76,
          fontWeight: 700,
          letterSpacing: -2,
          lineHeight: 1.1,
        }}
      >
        {name}
      </div>
      <div
        style={{
          display: 'flex',
          marginTop: 24,
          fontSize: isNarrow ? 27 : 34,
          lineHeight: 1.4,
          color: lightColour('muted'),
        }}
      >
        {promise}
      </div>
    </div>
  )
}

/** The picture as large as its box allows, in the middle of it. */
function placed({ svg, width, height }: Picture): string {
  const scale = Math.min(BOX.width / width, BOX.height / height)
  const [wide, high] = [width * scale, height * scale]
  const x = SIZE.width - MARGIN - BOX.width + (BOX.width - wide) / 2
  const y = (SIZE.height - high) / 2
  return svg.replace(/ width="\d+" height="\d+">/, ` x="${x}" y="${y}" width="${wide}" height="${high}">`)
}

interface Shared {
  name: string
  promise: string
  picture?: Picture
}

/** What a shared link shows: the name of the page, its promise, and its picture where it has one. */
export async function shareImage({ name, promise, picture }: Shared): Promise<Uint8Array> {
  const words = await satori(<Words name={name} promise={promise} isNarrow={picture !== undefined} />, {
    ...SIZE,
    fonts: [
      { name: FAMILY, weight: 400, data: regular },
      { name: FAMILY, weight: 700, data: bold },
    ],
  })
  const whole = picture ? words.replace(/<\/svg>$/, `${placed(picture)}</svg>`) : words
  const font = {
    fontFiles: FONT_FILES,
    loadSystemFonts: false,
    defaultFontFamily: FAMILY,
    sansSerifFamily: FAMILY,
  }
  return (await renderAsync(whole, { font })).asPng()
}
