import { lch, trade } from '../trade.ts'

export default trade({
  key: 'tattooist',
  label: 'Tattoo studio',
  subject: 'interiors',
  colours: [
    [lch(0.25, 0.02, 20), lch(0.62, 0.19, 28)],
    [lch(0.3, 0.04, 190), lch(0.85, 0.08, 60)],
  ],
  names:
    'tattoo, tattoos, tattooist, tattoo artist, tattoo artists, tattoo studio, tattoo parlour, tattooing, body piercing, piercing, piercings, piercing studio, piercer, cover-up, cover-ups, tattoo removal',
  hints:
    'ink, flash, fine line, blackwork, linework, needles, sleeves, aftercare, stencil, by appointment',
  field: 'beauty, body art, arts',
})
