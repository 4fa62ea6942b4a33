import { lch, trade } from '../trade.ts'

export default trade({
  key: 'beauty-rooms',
  label: 'Skin and beauty',
  subject: 'beauty',
  colours: [
    [lch(0.62, 0.07, 25), lch(0.94, 0.03, 75)],
    [lch(0.46, 0.05, 330), lch(0.92, 0.04, 55)],
  ],
  names:
    'beauty salon, beauty therapist, beautician, skin clinic, skin studio, facials, facial, peels, nail salon, nails, manicure, manicures, pedicure, lash, lashes, lash studio, brow bar, brow, brows, waxing, laser clinic, cosmetic clinic, day spa, spa, spray tan, tattoo, tattoo studio',
  hints:
    'skin, treatments, LED, microneedling, gel, acrylics, tint, lamination, exfoliate, pores, relaxing, glow, ten-step routines',
  field: 'beauty, personal care, wellness',
})
