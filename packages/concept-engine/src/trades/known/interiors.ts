import { lch, trade } from '../trade.ts'

export default trade({
  key: 'interiors',
  label: 'Interiors',
  subject: 'interiors',
  colours: [
    [lch(0.5, 0.06, 50), lch(0.9, 0.03, 85)],
    [lch(0.42, 0.05, 140), lch(0.82, 0.06, 55)],
  ],
  names:
    'interior design, interior designer, interiors, interior decorator, home staging, furniture store, furniture shop, furniture showroom, homewares, curtains, blinds, upholstery, upholsterer, lighting store, rugs, kitchen design, kitchen showroom, bathroom showroom, styling studio, mattress',
  hints:
    'fabrics, sofas, sofa, chairs, tables, joinery, wallpaper, rooms, decor, styling, cushions, finishes, oak, linen, lamps, showroom',
  field: 'interior design, furniture, design, home, homewares, home and garden',
})
