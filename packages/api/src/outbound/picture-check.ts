import sharp from 'sharp'

// Holds for the whole process: a file that merely starts like a picture must not reach the decoders
// of SVG, TIFF, PDF and the like, which sharp would otherwise try next.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Nsgif', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}`),
})

const MAX_PIXELS = 25_000_000
const DECODE_SECONDS = 5

/** What each kind starts with, its bytes as Latin-1 text. */
const types: [type: string, starts: (text: string) => boolean][] = [
  ['image/png', (text) => text.startsWith('\x89PNG\r\n\x1a\n')],
  ['image/jpeg', (text) => text.startsWith('\xff\xd8\xff')],
  ['image/gif', (text) => /^GIF8[79]a/.test(text)],
  ['image/webp', (text) => /^RIFF.{4}WEBP/s.test(text)],
  ['image/avif', (text) => /^.{4}ftypavi[fs]/s.test(text)],
]

/**
 * The media type of a picture, from its bytes alone. Throws unless it is a PNG, JPEG, GIF, WebP or
 * AVIF that decodes, every frame of it, and has at most 25 megapixels over all of them.
 */
export async function checkPicture(bytes: Buffer): Promise<string> {
  const start = bytes.toString('latin1', 0, 16)
  const [type] = types.find(([, starts]) => starts(start)) ?? []
  if (!type) throw new Error('The bytes are no picture of a kind that is shown.')
  // Every pixel is read for this, and none of them kept.
  await sharp(bytes, { pages: -1, limitInputPixels: MAX_PIXELS })
    .resize(1, 1)
    .timeout({ seconds: DECODE_SECONDS })
    .raw()
    .toBuffer()
  return type
}
