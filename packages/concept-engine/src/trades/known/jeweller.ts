import { lch, trade } from '../trade.ts'

export default trade({
  key: 'jeweller',
  label: 'Jeweller',
  subject: 'fashion',
  colours: [
    [lch(0.3, 0.04, 280), lch(0.82, 0.1, 85)],
    [lch(0.34, 0.06, 165), lch(0.86, 0.06, 70)],
  ],
  names:
    'jeweller, jewellers, jewellery, jewelry, jewellery maker, jewellery shop, goldsmith, silversmith, engagement rings, wedding bands, watchmaker, watch repairs, watches, gemstones, diamonds, rings, opals',
  hints:
    'gold, silver, sapphire, diamond, ring, necklace, earrings, engraving, settings, remodelling, heirloom, stones, bench, pearls, commissions',
  field: 'retail, fashion, accessories',
  foreign: 'trang_sức κοσμήματα ювелир مجوهرات 珠宝 首饰 ジュエリー 보석 주얼리',
})
