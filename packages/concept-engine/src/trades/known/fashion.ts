import { lch, trade } from '../trade.ts'

export default trade({
  key: 'fashion',
  label: 'Fashion',
  subject: 'fashion',
  colours: [
    [lch(0.22, 0.01, 60), lch(0.84, 0.06, 40)],
    [lch(0.4, 0.1, 15), lch(0.9, 0.04, 80)],
  ],
  names:
    'fashion, clothing, clothing label, fashion label, boutique, menswear, womenswear, streetwear, activewear, swimwear, shoes, footwear, sneakers, tailor, tailoring, alterations, dressmaker, bridal, bridal wear, handbags, hats, milliner, lingerie, knitwear, uniforms, workwear, denim label, textiles',
  hints:
    'garments, dresses, linen, cotton, wool, sizes, collection, fabric, pattern, wardrobe, sewing, leather, jackets, coats, seams, sailcloth, cut and sewn',
  field: 'fashion, apparel, retail, textiles, clothing',
  foreign: 'thời_trang áo_dài μόδα ρούχα одежда أزياء ملابس 服装 服饰 アパレル 洋服 의류 패션',
})
