import type { Pixels } from '@agency/image-style/lab-picture'
import { hashAt, layeredNoise } from '@agency/image-style/noise'
import sharp from 'sharp'
import { blend, clamp, photograph, ramp, scale } from './photo.ts'

/** A printed notice photographed in slanting light: headings, small text, a table. */
export async function drawNotice(width: number, height: number): Promise<Pixels> {
  const lines = [
    'We design and build websites for cafés, clinics,',
    'galleries and growers around Melbourne. Bring a',
    'sketch, a spreadsheet or only a question: we reply',
    'the same day, with a price and a date.',
  ]
  const prices = [
    ['Workshop', '2 hours', '$ 480'],
    ['Small site', '3 weeks', '$ 9,200'],
    ['Online shop', '7 weeks', '$ 21,500'],
  ]
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024" font-family="DejaVu Sans, sans-serif">
<rect width="1024" height="1024" fill="#f4efe4"/><rect x="0" y="0" width="1024" height="230" fill="#1f4d4a"/>
<text x="70" y="130" font-size="86" font-weight="700" fill="#fdf6e3">Open studio</text>
<text x="72" y="190" font-size="34" fill="#e8c27a">Saturday 14 March, ten till four</text>
${lines.map((line, row) => `<text x="72" y="${300 + 46 * row}" font-size="32" fill="#2b2723">${line}</text>`).join('')}
<g font-size="30" fill="#2b2723">${prices.map(([what, time, price], row) => `<line x1="72" x2="952" y1="${520 + 70 * row}" y2="${520 + 70 * row}" stroke="#b9ad97" stroke-width="2"/><text x="72" y="${566 + 70 * row}">${what}</text><text x="470" y="${566 + 70 * row}">${time}</text><text x="952" y="${566 + 70 * row}" text-anchor="end" font-weight="700">${price}</text>`).join('')}</g>
<g font-size="21" fill="#5a5249">${['Level 2, 114 Flinders Lane. The lift is slow; the stairs are beautiful.', 'Wheelchair access from Oliver Lane. Dogs are welcome and have a bowl.', 'Small print stays small: ABN 00 000 000 000. Prices include GST.'].map((line, row) => `<text x="72" y="${780 + 34 * row}">${line}</text>`).join('')}</g>
<g font-size="15" fill="#776d60"><text x="72" y="896">The quick brown fox jumps over the lazy dog. 0123456789 — fifteen pixels high.</text></g>
<circle cx="870" cy="900" r="70" fill="#c8553d"/><text x="870" y="915" font-size="42" font-weight="700" fill="#fff" text-anchor="middle">FREE</text></svg>`
  const { data } = await sharp(Buffer.from(text))
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = Uint8Array.from(data, (value, index) => {
    const x = (Math.floor(index / 3) % width) / width
    const y = Math.floor(index / 3 / width) / height
    const light = 0.8 + 0.2 * ramp(1.7, 0.1, x + y)
    return Math.min(Math.max(Math.round(value * light + 6 * (hashAt(index, 1, 1) - 0.5)), 0), 255)
  })
  return { width, height, data: pixels }
}

/** Soft gradients in important colours, with hard discs and bars on them. */
export function drawGradients(width: number, height: number): Pixels {
  return photograph(
    width,
    height,
    (x, y) => {
      const t = (x + 1) / 2
      const band = Math.floor((y + 1) * 2.5)
      const inBand = (y + 1) * 2.5 - band
      const ramps = [
        blend([0.02, 0.08, 0.3], [0.75, 0.86, 0.95], t),
        blend([0.03, 0.1, 0.02], [0.6, 0.75, 0.2], t),
        blend([0.1, 0.04, 0.02], [0.95, 0.66, 0.46], t),
        blend([0.5, 0.08, 0.02], [1.4, 1.0, 0.35], t),
        blend([0.004, 0.004, 0.004], [1.3, 1.3, 1.3], t),
      ] as const
      const colour = ramps[Math.min(Math.max(band, 0), 4)] ?? ramps[0]
      const column = Math.floor(t * 6)
      const away = Math.hypot(t * 6 - column - 0.5, (inBand - 0.5) * 2.2)
      if (away < 0.24) return column % 2 === 0 ? [0.9, 0.88, 0.8] : [0.04, 0.045, 0.06]
      return colour
    },
    3,
  )
}

/** Grass from close up: many thin blades, lit tips, dark gaps. */
export function drawGrass(width: number, height: number): Pixels {
  return photograph(width, height, (x, y) => {
    let colour: [number, number, number] = [0.008, 0.02, 0.006]
    for (let layer = 0; layer < 5; layer += 1) {
      const zoom = 34 - 5 * layer
      const lean = 0.12 * (layeredNoise(x * 2 + layer, y * 1.3, 40 + layer, 2) - 0.5) * 8
      const place = x * zoom + lean * (1 - y) * 2 + layer * 3.3
      const blade = Math.floor(place)
      const inBlade = Math.abs(place - blade - 0.5)
      const top = -1.1 + 1.7 * hashAt(blade, layer, 8) + 0.12 * layer
      if (y < top) continue
      const thin = 0.4 * ramp(top, top + 0.7, y)
      if (inBlade > thin) continue
      const lit =
        ramp(0.9, -0.2, y - top) * (0.5 + 0.7 * hashAt(blade, layer, 9)) * (0.4 + 0.15 * layer)
      const rib = 0.75 + 0.5 * ramp(0, 0.3, inBlade)
      colour = scale(blend([0.02, 0.06, 0.01], [0.42, 0.58, 0.1], clamp(lit)), rib)
    }
    return colour
  })
}
