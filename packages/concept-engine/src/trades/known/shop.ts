import { lch, trade } from '../trade.ts'

export default trade({
  key: 'shop',
  label: 'Shop',
  subject: 'retail',
  colours: [
    [lch(0.58, 0.17, 30), lch(0.92, 0.06, 85)],
    [lch(0.4, 0.09, 265), lch(0.88, 0.12, 95)],
  ],
  names:
    'shop, store, retail, retailer, e-commerce, ecommerce, gift shop, gifts, toy shop, toys, stationery, art supplies, hardware store, electronics store, online store, board games, camera shop, sporting goods, vintage store, op shop, second hand, antiques, wholesaler, pottery, ceramics, ceramicist, potter, handmade, craft, candles, candle maker, leather goods, maker, makers market',
  hints:
    'products, range, shelves, gift wrapping, shipping, customers, brands, catalogue, stock, gift vouchers, glaze, clay, workshop',
  field: 'retail, e-commerce, ecommerce, shopping, consumer goods, crafts',
  foreign: 'gốm κεραμικ керамик خزف 陶艺 陶瓷 陶芸 器 도자기',
})
