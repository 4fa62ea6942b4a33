import { lch, trade } from '../trade.ts'

export default trade({
  key: 'florist',
  label: 'Florist',
  subject: 'nature',
  colours: [
    [lch(0.45, 0.1, 355), lch(0.88, 0.07, 110)],
    [lch(0.4, 0.07, 150), lch(0.84, 0.1, 30)],
  ],
  names:
    'florist, flowers, flower shop, flower delivery, wedding flowers, flower farm, bouquets, floral design, floristry',
  hints:
    'stems, blooms, seasonal bouquets, arrangements, roses, peonies, vases, wreaths, bridal bouquets, dried flowers',
  field: 'retail, florist, flowers, events',
  foreign: 'tiệm_hoa ανθοπωλείο цветы زهور ورود 花店 鲜花 花屋 꽃집',
})
