import { fontFamilyOf, fontFilesFor } from '@agency/fonts/page-fonts'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { asNode, picture, row, text } from './drawing/element.ts'
import { randomOf } from './random.ts'
import type { LoadedFont } from './render-concept.ts'
import { circle, dome, leaf, path, polygon, rect, stroke } from './shapes.ts'
import { pickTypePair } from './type/pairs.ts'

const STYLES = ['Modern', 'Corporate', 'Creative', 'Minimalist', 'Bold'] as const

/** A client's logo: a mark and a name in one ink. */
export interface Wordmark {
  name: string
  seed: number
}

const typeOf = ({ seed }: Wordmark) => {
  const random = randomOf(seed)
  return pickTypePair(random.pick(STYLES), random)
}

export const wordmarkFonts = (mark: Wordmark) => fontFilesFor(typeOf(mark), mark.name)

/** Logo marks on a 100-unit square. */
const signs: ((ink: string) => string)[] = [
  (ink) =>
    circle(50, 50, 44, 'none', `stroke="${ink}" stroke-width="10"`) + circle(50, 50, 14, ink),
  (ink) =>
    polygon(
      [
        [50, 6],
        [94, 94],
        [6, 94],
      ],
      ink,
    ),
  (ink) => rect(8, 8, 36, 84, ink) + rect(56, 8, 36, 36, ink) + circle(74, 74, 18, ink),
  (ink) => dome(50, 52, 42, ink) + rect(8, 62, 84, 10, ink) + rect(8, 80, 84, 10, ink),
  (ink) => leaf(50, 96, 90, 0, ink) + leaf(50, 96, 62, 48, ink) + leaf(50, 96, 62, -48, ink),
  (ink) => stroke('M8 70C30 20 40 90 54 50S80 20 92 40', ink, 13),
  (ink) => path('M10 94V40L50 8L90 40V94H62V60H38V94Z', ink),
  (ink) =>
    [0, 1, 2]
      .map((index) => rect(8 + index * 31, 64 - index * 26, 22, 30 + index * 26, ink))
      .join(''),
  (ink) => circle(30, 50, 26, ink) + circle(70, 50, 26, 'none', `stroke="${ink}" stroke-width="9"`),
  (ink) => stroke('M10 86V14L90 86V14', ink, 14),
  (ink) => path('M50 6C90 40 90 74 50 94C10 74 10 40 50 6Z', ink),
  (ink) =>
    [0, 1, 2, 3]
      .map((index) =>
        rect(
          10 + (index % 2) * 44,
          10 + Math.floor(index / 2) * 44,
          36,
          36,
          ink,
          index === 1 ? 18 : 2,
        ),
      )
      .join(''),
]

/** Draws a single-colour logo on a transparent background, 96 pixels high. Pixels are RGBA. */
export async function renderWordmark(
  mark: Wordmark,
  fonts: LoadedFont[],
): Promise<{ pixels: Uint8Array; width: number; height: number }> {
  const ink = '#f6f3f0'
  const type = typeOf(mark)
  const sign = signs[mark.seed % signs.length] ?? signs[0]
  const svg = await satori(
    asNode(
      row(
        { height: 96, alignItems: 'center' },
        picture(
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${sign?.(ink) ?? ''}</svg>`,
          56,
          56,
          {
            marginRight: 20,
          },
        ),
        text(
          {
            fontFamily: fontFamilyOf(type.heading),
            fontWeight: type.headingWeight,
            fontSize: 42,
            letterSpacing: -0.8,
            color: ink,
            whiteSpace: 'nowrap',
          },
          mark.name,
        ),
      ),
    ),
    {
      height: 96,
      fonts,
    } as Parameters<typeof satori>[1],
  )
  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return { pixels, width, height }
}
