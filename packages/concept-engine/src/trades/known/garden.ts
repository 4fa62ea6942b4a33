import { lch, trade } from '../trade.ts'

export default trade({
  key: 'garden',
  label: 'Gardens',
  subject: 'nature',
  colours: [
    [lch(0.44, 0.09, 145), lch(0.86, 0.1, 95)],
    [lch(0.4, 0.07, 160), lch(0.8, 0.1, 15)],
  ],
  names:
    'landscaper, landscaping, landscape architect, landscape design, garden design, gardener, gardening, gardens, nursery, plant nursery, native plants, arborist, tree surgeon, lawn mowing, tree services, tree removal, tree lopping, permaculture, horticulture, wildlife, environmental, conservation, landcare, irrigation',
  hints:
    'plants, trees, soil, native, bouquets, hedges, pruning, seedlings, compost, paving, bush, bees, harvest, paddock, cattle, sheep, crops, blooms',
  field: 'gardening, landscaping, environment',
})
