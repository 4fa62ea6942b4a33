import { renderPage } from '@agency/api/rendering/render-page'
import { createConcept } from '@agency/concept-engine/create-concept'
import { sampleBriefs } from '@agency/concept-engine/samples/briefs'
import sharp from 'sharp'

/** Pages per sheet, in columns. */
const COLUMNS = 4
const ROWS = 2
const WIDTH = 480
const GAP = 24
/** A long page is cropped: the rest says no more about its look. */
const MAX_HEIGHT = 1_900
const BACKGROUND = '#d9d7d2'

interface Sheet {
  name: string
  bytes: Uint8Array
}

async function tileOf(brief: (typeof sampleBriefs)[number]) {
  const concept = createConcept(brief, 1)
  const page = await renderPage(concept)
  const height = Math.round((page.height * WIDTH) / page.width)
  const resized = await page.image().resize({ width: WIDTH, height }).png().toBuffer()
  const croppedHeight = Math.min(height, MAX_HEIGHT)
  return {
    bytes: await sharp(resized)
      .extract({ left: 0, top: 0, width: WIDTH, height: croppedHeight })
      .toBuffer(),
    height: croppedHeight,
    concept,
  }
}

/** Draws the sample briefs, several per sheet. */
export async function* drawConceptSheets(print: (line: string) => void): AsyncGenerator<Sheet> {
  const perSheet = COLUMNS * ROWS
  for (let start = 0; start < sampleBriefs.length; start += perSheet) {
    const tiles: Awaited<ReturnType<typeof tileOf>>[] = []
    for (const brief of sampleBriefs.slice(start, start + perSheet)) {
      const tile = await tileOf(brief)
      print(`${brief.companyName}: ${tile.concept.style}, ${tile.concept.archetype}`)
      tiles.push(tile)
    }
    const rows = Array.from({ length: Math.ceil(tiles.length / COLUMNS) }, (_, row) =>
      Math.max(...tiles.slice(row * COLUMNS, (row + 1) * COLUMNS).map(({ height }) => height)),
    )
    const tops = rows.map((_, row) =>
      rows.slice(0, row).reduce((sum, height) => sum + height + GAP, GAP),
    )
    const bytes = await sharp({
      create: {
        width: COLUMNS * (WIDTH + GAP) + GAP,
        height: (tops.at(-1) ?? 0) + (rows.at(-1) ?? 0) + GAP,
        channels: 3,
        background: BACKGROUND,
      },
    })
      .composite(
        tiles.map((tile, index) => ({
          input: tile.bytes,
          left: GAP + (index % COLUMNS) * (WIDTH + GAP),
          top: tops[Math.floor(index / COLUMNS)] ?? 0,
        })),
      )
      .webp({ quality: 80 })
      .toBuffer()
    yield { name: `sheet-${start / perSheet + 1}.webp`, bytes }
  }
}
