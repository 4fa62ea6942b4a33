import sharp from 'sharp'

const MAX_PIXELS = 25_000_000
const DECODE_SECONDS = 5

interface PictureFormat {
  type: string
  /** The name that sharp has for it. */
  format: string
  /** Whether a file that starts with these bytes, as Latin-1 text, is one. */
  starts: (text: string) => boolean
}

const formats: PictureFormat[] = [
  {
    type: 'image/png',
    format: 'png',
    starts: (text) => text.startsWith('\x89PNG\r\n\x1a\n'),
  },
  { type: 'image/jpeg', format: 'jpeg', starts: (text) => text.startsWith('\xff\xd8\xff') },
  { type: 'image/gif', format: 'gif', starts: (text) => /^GIF8[79]a/.test(text) },
  { type: 'image/webp', format: 'webp', starts: (text) => /^RIFF.{4}WEBP/s.test(text) },
  { type: 'image/avif', format: 'heif', starts: (text) => /^.{4}ftypavi[fs]/s.test(text) },
]

/**
 * The media type of a picture, from its bytes alone. Throws unless it is a PNG, JPEG, GIF, WebP or
 * AVIF that decodes, every frame of it, and has at most 25 megapixels over all of them. The first bytes
 * decide before sharp looks, so none of its other decoders (SVG, TIFF, PDF, ...) ever runs.
 */
export async function checkPicture(bytes: Buffer): Promise<string> {
  const start = bytes.toString('latin1', 0, 16)
  const known = formats.find(({ starts }) => starts(start))
  if (!known) throw new Error('The bytes are no picture of a kind that is shown.')
  const picture = sharp(bytes, { pages: -1, limitInputPixels: MAX_PIXELS })
  const { format } = await picture.metadata()
  if (format !== known.format) throw new Error(`A ${known.format} that decodes as ${format}.`)
  // Every pixel is read for this, and none of them kept.
  await picture.resize(1, 1).timeout({ seconds: DECODE_SECONDS }).raw().toBuffer()
  return known.type
}
