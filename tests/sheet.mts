import sharp from 'sharp'

const [out, h, ...files] = process.argv.slice(2)
const H = Number(h)
const imgs = await Promise.all(
  files.map(async (f) => {
    const m = await sharp(f).metadata()
    const scale = Math.min(1, 700 / m.width!)
    const w = Math.round(m.width! * scale)
    const b = await sharp(f)
      .resize(w)
      .extract({ left: 0, top: 0, width: w, height: Math.min(H, Math.round(m.height! * scale)) })
      .png()
      .toBuffer()
    return { b, w }
  }),
)
let x = 0
const comp = imgs.map(({ b, w }) => {
  const c = { input: b, left: x, top: 0 }
  x += w + 12
  return c
})
await sharp({ create: { width: x, height: H, channels: 3, background: '#888' } })
  .composite(comp)
  .png()
  .toFile(out!)
