import { type ImageStyle, imageStyles } from '@agency/contract/image-style'
import type { Pixels } from '@agency/image-style/lab-picture'
import { paintPicture } from '@agency/image-style/paint'
import sharp, { type OverlayOptions } from 'sharp'
import { drawInput, type StyleInput, styleInputs } from './inputs/catalogue.ts'
import { drawStillLife } from './inputs/still-life.ts'

const SIDE = 1024
const TILE = 420
const GAP = 10
const LABEL = 30
const COLUMNS = 4
const DETAIL = { width: 2 * TILE + GAP, height: 560 }

interface Tile {
  label: string
  width: number
  height: number
  png: Buffer
}

const toSharp = ({ width, height, data }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 3 } })

const tileOf = async (label: string, picture: Pixels): Promise<Tile> => ({
  label,
  width: TILE,
  height: TILE,
  png: await toSharp(picture).resize(TILE, TILE).png().toBuffer(),
})

/** A part of the painting at full resolution. */
const detailOf = async (
  label: string,
  picture: Pixels,
  left: number,
  top: number,
): Promise<Tile> => ({
  label,
  ...DETAIL,
  png: await toSharp(picture)
    .extract({ left, top, ...DETAIL })
    .png()
    .toBuffer(),
})

const labelOf = (preset: ImageStyle) => imageStyles.find(({ id }) => id === preset)?.label ?? preset

/** Lays tiles out in rows from left to right, each with its label above. */
async function composeSheet(tiles: Tile[]): Promise<Buffer> {
  const width = COLUMNS * TILE + (COLUMNS + 1) * GAP
  let left = GAP
  let top = GAP
  let rowHeight = 0
  const layers: OverlayOptions[] = []
  for (const { label, png, ...size } of tiles) {
    if (left + size.width > width) {
      left = GAP
      top += rowHeight + LABEL + GAP
      rowHeight = 0
    }
    const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${LABEL}"><text x="2" y="21" font-family="sans-serif" font-size="18" fill="#333">${label}</text></svg>`
    layers.push({ input: Buffer.from(text), left, top })
    layers.push({ input: png, left, top: top + LABEL })
    left += size.width + GAP
    rowHeight = Math.max(rowHeight, size.height)
  }
  const height = top + rowHeight + LABEL + GAP
  return sharp({ create: { width, height, channels: 3, background: '#faf9f6' } })
    .composite(layers)
    .webp({ quality: 70, effort: 6 })
    .toBuffer()
}

/**
 * Every input before and after, some in every preset, one at every strength, and details at full
 * resolution, as one WebP picture. `print` is called for each painting.
 */
export async function drawStyleSheet(print: (line: string) => void): Promise<Buffer> {
  const inputs = new Map<StyleInput, Pixels>()
  const input = async (name: StyleInput) => {
    const picture = inputs.get(name) ?? (await drawInput(name, SIDE))
    inputs.set(name, picture)
    return picture
  }
  const paint = async (name: StyleInput, preset: ImageStyle, strength = 1) => {
    print(`${name}: ${labelOf(preset)}, strength ${strength}`)
    return paintPicture(await input(name), { preset, strength })
  }
  const tiles: Tile[] = []
  for (const name of Object.keys(styleInputs) as StyleInput[]) {
    tiles.push(await tileOf(name, await input(name)))
    tiles.push(await tileOf(`${name}: Meadow`, await paint(name, 'meadow')))
  }
  // An odd number of inputs leaves half a row: the default at half its strength fills it.
  tiles.push(
    await tileOf('hillside: Meadow, strength 0.25', await paint('hillside', 'meadow', 0.25)),
  )
  tiles.push(await tileOf('hillside: Meadow, strength 0.5', await paint('hillside', 'meadow', 0.5)))
  for (const name of ['hillside', 'portrait', 'laneway', 'still life'] as const) {
    tiles.push(await tileOf(name, await input(name)))
    for (const { id, label } of imageStyles.slice(1)) {
      tiles.push(await tileOf(`${name}: ${label}`, await paint(name, id)))
    }
  }
  for (const [name, preset, left, top] of [
    ['hillside', 'meadow', 60, 260],
    ['portrait', 'meadow', 90, 180],
    ['laneway', 'watercolour', 60, 380],
    ['notice', 'meadow', 40, 440],
  ] as const) {
    const label = `${name}: ${labelOf(preset)}, pixel by pixel`
    tiles.push(await detailOf(label, await paint(name, preset), left, top))
  }
  return composeSheet(tiles)
}

/** The example on the tool's page: the hillside in the default style, 1024 × 768, as WebP. */
export async function drawExamplePair(): Promise<{ before: Buffer; after: Buffer }> {
  const photo = drawStillLife(1024, 768)
  const painted = paintPicture(photo, { preset: imageStyles[0].id, strength: 0.8 })
  const encode = ({ width, height, data }: Pixels) =>
    sharp(data, { raw: { width, height, channels: 3 } })
      .webp({ quality: 78, effort: 6 })
      .toBuffer()
  return { before: await encode(photo), after: await encode(painted) }
}
