import { lch, trade } from '../trade.ts'

export default trade({
  key: 'bike-shop',
  label: 'Bike shop',
  subject: 'transport',
  colours: [
    [lch(0.62, 0.19, 45), lch(0.3, 0.03, 250)],
    [lch(0.42, 0.1, 160), lch(0.88, 0.13, 95)],
  ],
  names:
    'bike shop, bike repair, cycling store, bicycle shop, bicycles, bicycle, cyclery, bikes, e-bikes, ebikes, electric bikes, cargo bikes, bike mechanic, bike repairs, bicycle repairs, bike hire, bike workshop, scooters',
  hints:
    'cycling, cyclists, riders, commuters, servicing, test ride, test rides, panniers, helmets, gears, tyres, frames, wheels',
  field: 'cycling, retail, transport',
})
