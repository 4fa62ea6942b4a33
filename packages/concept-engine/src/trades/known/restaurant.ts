import { lch, trade } from '../trade.ts'

export default trade({
  key: 'restaurant',
  label: 'Restaurant',
  subject: 'food',
  colours: [
    [lch(0.38, 0.1, 22), lch(0.85, 0.07, 80)],
    [lch(0.3, 0.04, 160), lch(0.78, 0.12, 75)],
    [lch(0.6, 0.17, 35), lch(0.94, 0.03, 88)],
  ],
  names:
    'restaurant, bistro, trattoria, osteria, pizzeria, eatery, diner, steakhouse, izakaya, taqueria, noodle bar, sushi bar, dumpling house, gastropub, wine bar, tapas bar, food truck, takeaway, fish and chips, curry house, brasserie, ramen, pho, dining room',
  hints:
    'dining, chef, dinner, lunch, menu, kitchen, dishes, pasta, pizza, dumplings, sushi, noodles, wood fire, grill, table, seafood, curry, banquet, cocktails, bar, tapas, burgers, cuisine',
  field: 'food, beverage, hospitality, food and beverage, restaurants',
  foreign:
    'nhà_hàng quán_ăn phở bún εστιατόριο ταβέρνα ресторан столовая مطعم 餐厅 餐馆 饭店 火锅 点心 レストラン 食堂 居酒屋 寿司 ラーメン 식당 레스토랑 음식점',
})
