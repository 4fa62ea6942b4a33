import { lch, trade } from '../trade.ts'

export default trade({
  key: 'caterer',
  label: 'Catering',
  subject: 'food',
  colours: [
    [lch(0.45, 0.09, 150), lch(0.88, 0.09, 88)],
    [lch(0.4, 0.1, 15), lch(0.9, 0.05, 70)],
  ],
  names:
    'caterer, cater, catering, catering company, private chef, meal delivery, meal kit, meal prep, grazing tables, grazing table, canapés, canapes',
  hints:
    'platters, functions, events, menus, meals, corporate lunches, finger food, barbecue, staff lunches, buffet',
  field: 'food, beverage, hospitality, food and beverage',
})
