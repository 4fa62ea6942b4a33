import { lch, trade } from '../trade.ts'

export default trade({
  key: 'bakery',
  label: 'Bakery',
  subject: 'food',
  colours: [
    [lch(0.58, 0.11, 60), lch(0.93, 0.04, 85)],
    [lch(0.46, 0.09, 45), lch(0.84, 0.08, 20)],
    [lch(0.4, 0.07, 255), lch(0.9, 0.08, 88)],
  ],
  names:
    'bakery, baker, bakehouse, patisserie, pâtisserie, cake shop, cake maker, sourdough bakery, pastry shop, doughnut shop, bagel shop, pie shop, chocolatier, chocolate maker, gelateria, ice cream, wedding cake, wedding cakes, celebration cakes',
  hints:
    'bread, sourdough, croissant, pastry, pastries, loaf, loaves, cakes, cake, buns, oven, dough, flour, pies, bake, macarons, tarts, gelato, chocolate',
  field: 'food, beverage, hospitality, food and beverage, baking',
  foreign:
    'tiệm_bánh bánh_mì φούρνος αρτοποιείο ζαχαροπλαστείο пекарня хлеб مخبز حلويات 面包 烘焙 パン屋 ベーカリー 빵집 베이커리',
})
