import { lch, trade } from '../trade.ts'

export default trade({
  key: 'brewery',
  label: 'Brewery and cellar',
  subject: 'drinks',
  colours: [
    [lch(0.3, 0.04, 60), lch(0.78, 0.15, 78)],
    [lch(0.34, 0.1, 15), lch(0.88, 0.06, 90)],
    [lch(0.4, 0.08, 150), lch(0.8, 0.15, 110)],
  ],
  names:
    'brewery, microbrewery, craft brewery, craft beer, taproom, distillery, gin distillery, whisky, gin, winery, vineyard, wine, wines, winemaker, cellar door, wine shop, bottle shop, cidery, cider, kombucha, meadery, soft drinks, mead',
  hints:
    'beer, beers, brew, brewing, hops, barrels, casks, vines, grapes, vintage, tastings, kegs, bottles, cellar, spirits, pinot, shiraz, chardonnay, tap',
  field: 'food, beverage, hospitality, wine, drinks, alcohol, food and beverage',
})
