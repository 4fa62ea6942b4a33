import { compositions } from '@agency/concept-engine/imagery/motifs/draw-motif'
import { findMotifs } from '@agency/concept-engine/imagery/motifs/find-motifs'
import { paletteFrom } from '@agency/concept-engine/palette/palette'
import { randomOf } from '@agency/concept-engine/random'
import { renderScene } from '@agency/concept-engine/render-scene'
import { loadIcons } from '@agency/concept-engine/samples/load-icons'
import { Imagery } from '@agency/contract/concept'
import sharp from 'sharp'

export const treatments = Imagery.shape.treatment.options

const WIDTH = 300
const HEIGHT = 200
const GAP = 6

const palettes = (
  [
    ['navy and gold', 'Classic'],
    ['terracotta and sage', 'Natural'],
    ['teal and coral', 'Modern'],
    ['black and neon green, dark', 'Bold'],
    ['plum and blush', 'Elegant'],
    ['forest green and cream', 'Natural'],
  ] as const
).map(([feel, style], index) => paletteFrom(feel, [], style, randomOf(index + 1)))

/**
 * A row for each word, a column for each composition. A word without a motif gets a row of plain
 * forms.
 */
export function drawMotifSheet(
  words: readonly string[],
  treatment: (typeof treatments)[number],
): Promise<Buffer> {
  const tiles = words.flatMap((word, row) =>
    compositions.map((_, seed) => {
      const motifs = findMotifs([word], 1).map(({ name }) => name)
      const imagery = { kind: 'motif' as const, subject: 'retail', treatment, seed, motifs }
      const palette = palettes[(row + seed) % palettes.length] as (typeof palettes)[number]
      const { pixels } = renderScene(imagery, palette, WIDTH, HEIGHT, loadIcons(motifs))
      return {
        input: Buffer.from(pixels),
        raw: { width: WIDTH, height: HEIGHT, channels: 4 as const },
        left: GAP + seed * (WIDTH + GAP),
        top: GAP + row * (HEIGHT + GAP),
      }
    }),
  )
  return sharp({
    create: {
      width: GAP + compositions.length * (WIDTH + GAP),
      height: GAP + words.length * (HEIGHT + GAP),
      channels: 3,
      background: '#d9d7d2',
    },
  })
    .composite(tiles)
    .png()
    .toBuffer()
}
