import { lch, trade } from '../trade.ts'

export default trade({
  key: 'real-estate',
  label: 'Real estate',
  subject: 'property',
  colours: [
    [lch(0.3, 0.05, 160), lch(0.78, 0.09, 75)],
    [lch(0.34, 0.07, 250), lch(0.86, 0.05, 60)],
  ],
  names:
    'real estate, estate agent, real estate agency, property management, property manager, property developer, property development, buyers agent, buyers advocate, vendor advocate, rental agency, retirement village, apartments, strata, body corporate, coworking, co-working, townhouses',
  hints:
    'property, homes, house, vendors, tenants, landlords, auction, listings, rentals, leasing, inspections, buyers, suburb, floor plan, appraisal',
  field: 'property, real estate, housing, development',
  foreign: 'bất_động_sản κτηματομεσιτικ недвижимост عقار 房地产 房产 不動産 부동산',
})
