import { findImageType } from './image-type.ts'

/** Ten are usual. Each is gone through for every pixel, whatever few bytes it has. */
const MOST_SCANS = 100

const SCAN = 0xda
const MARK = 0xff

/** How many scans a JPEG has: within its data the marker does not occur. */
function scansOf(jpeg: Buffer): number {
  let scans = 0
  for (let at = jpeg.indexOf(MARK, 2); at >= 0; at = jpeg.indexOf(MARK, at + 1))
    if (jpeg[at + 1] === SCAN) scans += 1
  return scans
}

const PNG_START = 8
/** Length, type and checksum around what a chunk holds, in bytes. */
const AROUND = 12
/** Texts are packed: few bytes of them take long to unpack, and no pixel needs them. */
const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt'])

/** A PNG without its texts; as it is where its chunks do not add up, which its decoder says better. */
function withoutTexts(png: Buffer): Buffer {
  const kept = [png.subarray(0, PNG_START)]
  for (let at = PNG_START; at < png.length; ) {
    if (at + AROUND > png.length) return png
    const end = at + AROUND + png.readUInt32BE(at)
    if (end > png.length) return png
    if (!TEXTS.has(png.toString('latin1', at + 4, at + 8))) kept.push(png.subarray(at, end))
    at = end
  }
  return Buffer.concat(kept)
}

/**
 * The bytes that are decoded of a picture. Bytes and pixels alone do not bound the work of decoding: a
 * JPEG of 400 KB can hold thousands of scans, and a PNG gigabytes of packed text.
 *
 * Throws for more than 100 scans.
 */
export function limitDecoding(bytes: Uint8Array): Uint8Array {
  const picture = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const type = findImageType(bytes)
  if (type === 'jpeg' && scansOf(picture) > MOST_SCANS) {
    throw new Error(`The image has more than ${MOST_SCANS} scans.`)
  }
  return type === 'png' ? withoutTexts(picture) : bytes
}
