import { findImageType } from './image-type.ts'

/** Max scans in a JPEG; ten are usual. Each is processed for every pixel, however small it is. */
const MAX_SCANS = 100

const SCAN = 0xda
const MARK = 0xff

/** Counts the scans of a JPEG: the marker does not occur within its data. */
function scansOf(jpeg: Buffer): number {
  let scans = 0
  for (let index = jpeg.indexOf(MARK, 2); index >= 0; index = jpeg.indexOf(MARK, index + 1))
    if (jpeg[index + 1] === SCAN) scans += 1
  return scans
}

const PNG_START = 8
/** Length, type and checksum around a chunk's data, in bytes. */
const CHUNK_OVERHEAD = 12
/** Text chunks are compressed: a few bytes can take long to decompress, and no pixel needs them. */
const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt'])

/**
 * A PNG without its text chunks; unchanged if chunks are invalid: its decoder reports that better.
 */
function withoutTexts(png: Buffer): Buffer {
  const chunks = [png.subarray(0, PNG_START)]
  for (let offset = PNG_START; offset < png.length; ) {
    if (offset + CHUNK_OVERHEAD > png.length) return png
    const end = offset + CHUNK_OVERHEAD + png.readUInt32BE(offset)
    if (end > png.length) return png
    if (!TEXTS.has(png.toString('latin1', offset + 4, offset + 8)))
      chunks.push(png.subarray(offset, end))
    offset = end
  }
  return Buffer.concat(chunks)
}

/**
 * The bytes of a picture that are safe to decode. Limits on bytes and pixels alone do not limit the
 * work of decoding: a JPEG of 400 KB can hold thousands of scans, and a PNG gigabytes of compressed
 * text.
 * Throws for more than 100 scans.
 */
export function limitDecoding(bytes: Uint8Array): Uint8Array {
  const picture = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const type = findImageType(bytes)
  if (type === 'jpeg' && scansOf(picture) > MAX_SCANS) {
    throw new Error(`The image has more than ${MAX_SCANS} scans.`)
  }
  return type === 'png' ? withoutTexts(picture) : bytes
}
