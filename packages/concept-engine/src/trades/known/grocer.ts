import { lch, trade } from '../trade.ts'

export default trade({
  key: 'grocer',
  label: 'Grocer',
  subject: 'food',
  colours: [
    [lch(0.5, 0.13, 145), lch(0.87, 0.14, 95)],
    [lch(0.56, 0.16, 35), lch(0.94, 0.04, 100)],
  ],
  names:
    'grocer, grocery, greengrocer, deli, delicatessen, butcher, fishmonger, cheesemonger, cheese shop, supermarket, food market, health food shop, produce store, bulk foods, spice merchant, smallgoods',
  hints:
    'fruit, vegetables, veg box, cheese, meat, fish, pantry, produce, smallgoods, spices, olive oil, groceries, hampers',
  field: 'food, beverage, food and beverage, grocery, retail',
  foreign: 'tạp_hóa siêu_thị παντοπωλείο продукты_питания بقالة 超市 杂货 食料品 식료품',
})
