import { lch, trade } from '../trade.ts'

export default trade({
  key: 'stay',
  label: 'Places to stay',
  subject: 'travel',
  colours: [
    [lch(0.36, 0.06, 170), lch(0.9, 0.05, 80)],
    [lch(0.4, 0.07, 35), lch(0.88, 0.06, 210)],
  ],
  names:
    'hotel, boutique hotel, motel, bed and breakfast, b&b, accommodation, guesthouse, guest house, farm stay, farmstay, holiday house, holiday home, holiday rental, holiday rentals, holiday stay, short stay, resort, caravan park, campground, glamping, lodge, hostel, inn, serviced apartments, cottages, cabins, country house hotel',
  hints:
    'guests, rooms, suites, beds, breakfast, check-in, check-out, cabin, linen, stay, sleeps, nights, getaway, pillow, verandah',
  field: 'hotels, hospitality, travel, tourism',
  foreign: 'khách_sạn ξενοδοχείο отель гостиница فندق 酒店 民宿 ホテル 旅館 호텔 숙소',
})
