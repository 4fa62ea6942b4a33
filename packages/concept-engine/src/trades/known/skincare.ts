import { lch, trade } from '../trade.ts'

export default trade({
  key: 'skincare',
  label: 'Skincare',
  subject: 'beauty',
  colours: [
    [lch(0.56, 0.06, 125), lch(0.92, 0.04, 30)],
    [lch(0.48, 0.07, 45), lch(0.93, 0.03, 100)],
  ],
  names:
    'skincare, skin care, skincare brand, cosmetics, cosmetics brand, cosmetics maker, makeup brand, fragrance, perfume, perfumer, perfumery, soap, soap maker, hair care products, body care, bath products, sunscreen, natural cosmetics, essential oils',
  hints:
    'serum, moisturiser, cleanser, balm, ingredients, botanicals, sensitive skin, oil, small batches, refill, sample, fragrance-free, formula, skin',
  field: 'beauty, personal care',
})
