import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { BRAND } from './settings'

const { resolve } = createRequire(import.meta.url)

const font = (weight: 400 | 700) => ({
  name: 'Inter',
  weight,
  data: readFileSync(resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
})

const FONTS = [font(400), font(700)]
const SIZE = { width: 1200, height: 630 }
const COLOURS = {
  paper: '#fbfaf6',
  ink: '#1a2126',
  muted: '#57616a',
  accent: '#0b5d4e',
  taken: '#b4501e',
  soft: '#e9b98c',
}

/** The picture of a shared link: the name of the page and its promise. */
export async function shareImage({ name, promise }: { name: string; promise: string }): Promise<Uint8Array> {
  const svg = await satori(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: 72,
        boxSizing: 'border-box',
        background: COLOURS.paper,
        color: COLOURS.ink,
        fontFamily: 'Inter',
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
          <div style={{ height: 12, background: COLOURS.soft }} />
          <div style={{ height: 8, background: COLOURS.taken }} />
          <div style={{ height: 28, background: COLOURS.accent }} />
        </div>
        {BRAND}
      </div>
      <div
        style={{
          display: 'flex',
          marginTop: 'auto',
          fontSize: 76,
          fontWeight: 700,
          letterSpacing: -2,
          lineHeight: 1.1,
        }}
      >
        {name}
      </div>
      <div style={{ display: 'flex', marginTop: 24, fontSize: 34, lineHeight: 1.4, color: COLOURS.muted }}>
        {promise}
      </div>
    </div>,
    { ...SIZE, fonts: FONTS },
  )
  return new Resvg(svg).render().asPng()
}
