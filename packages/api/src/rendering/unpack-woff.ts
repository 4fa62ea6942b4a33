import { inflateSync } from 'node:zlib'

const HEADER = 44
const ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

/** Tables of a font are aligned to four bytes. */
const aligned = (length: number) => Math.ceil(length / 4) * 4

/**
 * Unpacks a font in Web Open Font Format, version 1, to a plain font: otherwise font parsers in
 * JavaScript would inflate its tables at every use, which costs half the time of a document.
 * https://www.w3.org/TR/WOFF/
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = HEADER + index * ENTRY
    const start = woff.readUInt32BE(entry + 4)
    const compressed = woff.subarray(start, start + woff.readUInt32BE(entry + 8))
    const length = woff.readUInt32BE(entry + 12)
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      // A table that compression would not make smaller is stored uncompressed.
      data: compressed.length < length ? inflateSync(compressed) : compressed,
    }
  })
  const first = SFNT_HEADER + count * SFNT_ENTRY
  const size = tables.reduce((sum, { data }) => sum + aligned(data.length), first)
  const font = Buffer.alloc(size)
  woff.copy(font, 0, 4, 8)
  font.writeUInt16BE(count, 4)
  const power = 2 ** Math.floor(Math.log2(count))
  font.writeUInt16BE(power * 16, 6)
  font.writeUInt16BE(Math.log2(power), 8)
  font.writeUInt16BE((count - power) * 16, 10)
  let offset = first
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = SFNT_HEADER + index * SFNT_ENTRY
    tag.copy(font, entry)
    font.writeUInt32BE(checksum, entry + 4)
    font.writeUInt32BE(offset, entry + 8)
    font.writeUInt32BE(data.length, entry + 12)
    data.copy(font, offset)
    offset += aligned(data.length)
  }
  return font
}
