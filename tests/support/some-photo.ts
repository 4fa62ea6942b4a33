import sharp from 'sharp'

/** A blue and a green half with a little grain: something to paint. */
export const somePhoto = async (width = 240, height = 160) => {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at += 3) {
    const isSky = at < pixels.length / 2
    const grain = (at * 7919) % 13
    pixels.set(isSky ? [90 + grain, 150, 220] : [70, 120 + grain, 50], at)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}
