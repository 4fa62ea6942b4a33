import sharp from 'sharp'

type Box = [left: number, top: number, width: number, height: number, colour: string]

/** A colour that a prompt names for a role, such as 'primary #1f3d2e'. */
const colourOf = (prompt: string, role: string, fallback: string) =>
  new RegExp(`\\b${role} (#[0-9a-f]{6})`, 'i').exec(prompt)?.[1] ?? fallback

const rgbOf = (colour: string) =>
  [1, 3, 5].map((offset) => Number.parseInt(colour.slice(offset, offset + 2), 16))

/** Boxes on a background, in percentages of the picture. */
function paintBoxes(width: number, height: number, background: string, boxes: Box[]): Buffer {
  const pixels = Buffer.alloc(width * height * 3)
  for (const [left, top, boxWidth, high, colour] of [
    [0, 0, 100, 100, background] as Box,
    ...boxes,
  ]) {
    const [from, to] = [left, left + boxWidth].map((x) => Math.round((x * width) / 100) * 3)
    const row = Buffer.alloc((to ?? 0) - (from ?? 0), Buffer.from(rgbOf(colour)))
    const last = Math.min(height, Math.round(((top + high) * height) / 100))
    for (let y = Math.round((top * height) / 100); y < last; y += 1) {
      row.copy(pixels, y * width * 3 + (from ?? 0))
    }
  }
  return pixels
}

/** A page of blocks in the prompt's colours, so that tests recognise the stub's pictures. */
export async function renderPage(prompt: string, size: string | undefined): Promise<Buffer> {
  const [width = 1_536, height = 1_024] = /^\d+x\d+$/.test(size ?? '')
    ? (size ?? '').split('x').map(Number)
    : []
  const background = colourOf(prompt, 'background', '#f6f3f0')
  const surface = colourOf(prompt, 'surface', '#ffffff')
  const ink = colourOf(prompt, 'ink', '#181412')
  const text = colourOf(prompt, 'text', '#181412')
  const primary = colourOf(prompt, 'primary', '#fc6d00')
  const accent = colourOf(prompt, 'accent', '#ba4500')
  const textLines: Box[] = [18, 23, 28].map((top, index) => [6, top, 36 - index * 7, 3, text])
  const cards: Box[] = [6, 37, 68].flatMap((left): Box[] => [
    [left, 56, 26, 24, surface],
    [left, 56, 26, 12, pickByColumn(left, primary, accent, ink)],
    [left + 2, 71, 16, 1.6, text],
    [left + 2, 75, 20, 1, text],
  ])
  const pixels = paintBoxes(width, height, background, [
    [6, 4, 8, 2.4, primary],
    ...[60, 68, 76].map((left): Box => [left, 4.6, 5, 1, text]),
    [86, 3.4, 8, 3.6, accent],
    ...textLines,
    [6, 36, 12, 5, primary],
    [54, 13, 40, 35, primary],
    [64, 22, 20, 26, accent],
    ...cards,
    [0, 87, 100, 13, ink],
    [6, 92, 30, 2, background],
  ])
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

const pickByColumn = (left: number, first: string, second: string, third: string) =>
  left < 20 ? first : left < 50 ? second : third

/** The photo in fewer, warmer colours. */
export const paintPhoto = (photo: Buffer): Promise<Buffer> =>
  sharp(photo).modulate({ saturation: 1.5 }).tint('#ffb67a').median(5).png().toBuffer()
