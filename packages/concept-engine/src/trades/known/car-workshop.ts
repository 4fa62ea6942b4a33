import { lch, trade } from '../trade.ts'

export default trade({
  key: 'car-workshop',
  label: 'Workshop',
  subject: 'transport',
  colours: [
    [lch(0.28, 0.02, 260), lch(0.6, 0.21, 28)],
    [lch(0.4, 0.09, 240), lch(0.84, 0.15, 88)],
  ],
  names:
    'mechanic, mechanics, car workshop, car repair, car repairs, auto repair, automotive, panel beater, smash repairs, tyre shop, tyres, car dealer, car dealership, used cars, car wash, detailing, car detailing, motorcycle, motorcycles, motorbikes, caravan repairs, auto electrician, towing, utes',
  hints:
    'cars, brakes, engine, logbook, servicing, roadworthy, vehicles, test drive, suspension, oil, hoist',
  field: 'automotive, transport, motor, vehicles',
  foreign: 'sửa_xe συνεργείο автосервис ورشة_سيارات 汽车维修 修车 自動車整備 정비소 자동차_정비',
})
