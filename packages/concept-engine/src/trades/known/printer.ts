import { lch, trade } from '../trade.ts'

export default trade({
  key: 'printer',
  label: 'Print and signs',
  subject: 'media',
  colours: [
    [lch(0.3, 0.03, 260), lch(0.84, 0.16, 95)],
    [lch(0.42, 0.16, 330), lch(0.86, 0.1, 200)],
  ],
  names:
    'printer, printers, printing, print shop, printing company, digital printing, offset printing, screen printing, screenprinting, letterpress, bookbinder, bookbinding, sign writer, signwriter, signwriting, signage, sign shop, sign makers, banners, business cards, brochures, flyers, vehicle wraps, vinyl wraps, embroidery, t-shirt printing, tshirt printing, risograph, copy shop',
  hints:
    'print, press, ink, paper stock, posters, stickers, labels, decals, packaging, proofs, embossing, foil, signs, stationery, catalogues, banner, artwork',
  field: 'printing, print, manufacturing, media',
})
