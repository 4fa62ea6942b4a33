import { lch, trade } from '../trade.ts'

export default trade({
  key: 'freight',
  label: 'Transport',
  subject: 'transport',
  colours: [
    [lch(0.34, 0.08, 255), lch(0.74, 0.17, 55)],
    [lch(0.3, 0.02, 240), lch(0.86, 0.17, 98)],
  ],
  names:
    'freight, logistics, transport, courier, couriers, trucking, haulage, removalist, removalists, moving company, warehouse, warehousing, 3PL, delivery service, shipping company, supply chain, chauffeur, taxi, bus charter, coach hire, storage, cold storage, fleet, air cargo, rail',
  hints:
    'deliveries, trucks, pallets, drivers, depot, loads, dispatch, vans, cartons, boxes, route, tracking, parcels, containers',
  field: 'transport, logistics, freight, transportation',
  foreign: 'vận_chuyển μεταφορ грузоперевоз логистик شحن نقل 物流 货运 運送 配送 물류 운송',
})
