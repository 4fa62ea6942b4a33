import sharp from 'sharp'

/** A blue and a green half with a little grain: something to paint. */
export const makeSamplePhoto = async (width = 240, height = 160) => {
  const pixels = Buffer.alloc(width * height * 3)
  for (let offset = 0; offset < pixels.length; offset += 3) {
    const isSky = offset < pixels.length / 2
    const grain = (offset * 7919) % 13
    pixels.set(isSky ? [90 + grain, 150, 220] : [70, 120 + grain, 50], offset)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}
