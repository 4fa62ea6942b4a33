import { lch, trade } from '../trade.ts'

export default trade({
  key: 'cafe',
  label: 'Café',
  subject: 'food',
  colours: [
    [lch(0.42, 0.06, 50), lch(0.86, 0.06, 85)],
    [lch(0.5, 0.1, 155), lch(0.9, 0.05, 95)],
    [lch(0.62, 0.14, 40), lch(0.3, 0.03, 60)],
  ],
  names:
    'café, cafe, coffee roaster, coffee roastery, roastery, coffee shop, coffee house, espresso bar, coffee cart, tea house, tearoom, juice bar, bubble tea',
  hints:
    'coffee, espresso, latte, beans, brunch, roast, flat white, tea, barista, matcha, smoothie, breakfast, pour over',
  field: 'food, beverage, hospitality, food and beverage, drinks',
  foreign:
    'cà_phê quán_cà καφέ καφετέρια кафе кофейня кофе مقهى قهوة 咖啡 カフェ 喫茶 コーヒー 카페 커피',
})
