import { lch, trade } from '../trade.ts'

export default trade({
  key: 'farm',
  label: 'Farm',
  subject: 'farming',
  colours: [
    [lch(0.38, 0.08, 130), lch(0.85, 0.12, 90)],
    [lch(0.42, 0.09, 50), lch(0.88, 0.07, 110)],
  ],
  names:
    'farm, farms, farmer, farmers, farming, orchard, orchards, market garden, market gardeners, growers, fruit grower, beekeeper, beekeeping, honey, apiary, cattle, cattle station, sheep station, dairy farm, free range eggs, egg farm, lamb boxes, beef boxes, olive grove, olive oil, berry farm, farm gate, mushroom farm, seedlings, hay, livestock, wool growers, alpacas, aquaculture, oyster farm',
  hints:
    'paddock, paddocks, harvest, growing, soil, seasonal, crops, cattle, sheep, lambs, chickens, eggs, hives, apples, pasture, acreage, grain, regenerative, rural',
  field: 'agriculture, farming, primary production, rural',
})
