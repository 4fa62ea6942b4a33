/**
 * Converts `count` opaque RGBA pixels to RGB: 4 bytes a pixel in, 3 out. Alpha is ignored. Handles
 * four pixels at a time as little-endian words, which is the byte order of every machine that
 * Node.js runs on; it takes half the time that libvips takes to drop a band, and each encoding
 * would drop it again.
 */
export function packRgb(rgba: Uint8Array, count: number): Uint8Array<ArrayBuffer> {
  const from = new Uint32Array(rgba.buffer, rgba.byteOffset, count)
  const output = new Uint32Array(Math.ceil((count * 3) / 4))
  let offset = 0
  // Reads beyond the end give zeros, and the extra output is cut off.
  for (let index = 0; index < count; index += 4) {
    const a = from[index] ?? 0
    const b = from[index + 1] ?? 0
    const c = from[index + 2] ?? 0
    const d = from[index + 3] ?? 0
    output[offset++] = (a & 0xffffff) | (b << 24)
    output[offset++] = ((b >>> 8) & 0xffff) | (c << 16)
    output[offset++] = ((c >>> 16) & 0xff) | (d << 8)
  }
  return new Uint8Array(output.buffer, 0, count * 3)
}
