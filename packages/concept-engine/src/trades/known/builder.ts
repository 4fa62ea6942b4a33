import { lch, trade } from '../trade.ts'

export default trade({
  key: 'builder',
  label: 'Builders',
  subject: 'making',
  colours: [
    [lch(0.35, 0.04, 245), lch(0.78, 0.15, 75)],
    [lch(0.4, 0.05, 60), lch(0.7, 0.16, 45)],
  ],
  names:
    'builder, builders, construction, construction company, home builder, renovations, renovation, carpenter, carpentry, roofing, roofer, tiler, tiling, bricklayer, concreter, concreting, painter, painting and decorating, plasterer, fit-out, fitouts, fit outs, shopfitting, decking, kitchens and bathrooms, handyman, pool builder, demolition, glazier, flooring',
  hints:
    'extensions, slab, frames, site, timber, decks, pergola, kitchens, bathrooms, trades, renovate, tools, foreman, roof, subcontractors',
  field: 'construction, building, trades, home improvement, building and construction',
  foreign: 'xây_dựng κατασκευ строительств بناء مقاول 建筑公司 建筑 装修 工務店 建設 건축 건설',
})
