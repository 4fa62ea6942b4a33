import { lch, trade } from '../trade.ts'

export default trade({
  key: 'pub',
  label: 'Pub',
  subject: 'drinks',
  colours: [
    [lch(0.3, 0.06, 150), lch(0.8, 0.13, 75)],
    [lch(0.34, 0.09, 25), lch(0.86, 0.09, 90)],
  ],
  names:
    'pub, pubs, tavern, corner pub, local pub, country pub, public house, bar, cocktail bar, whisky bar, sports bar, rooftop bar, small bar, beer hall, beer garden bar',
  hints:
    'pints, pub meals, parma, trivia, taps, cocktails, counter meals, kitchen, jukebox, pool table, happy hour, late, drinks, front bar, negroni, beers',
  field: 'hospitality, food and beverage, nightlife',
})
