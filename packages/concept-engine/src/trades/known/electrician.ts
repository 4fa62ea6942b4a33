import { lch, trade } from '../trade.ts'

export default trade({
  key: 'electrician',
  label: 'Electricians',
  subject: 'making',
  colours: [
    [lch(0.3, 0.03, 255), lch(0.86, 0.17, 95)],
    [lch(0.38, 0.1, 245), lch(0.8, 0.16, 60)],
  ],
  names:
    'electrician, electricians, electrical, electrical contractor, electrical services, sparky, switchboard upgrades, rewiring, data cabling, security cameras, alarm installer, lighting installation',
  hints:
    'switchboards, switchboard, power points, lighting, EV chargers, safety checks, smoke alarms, wiring, call-outs, fault finding, circuits, downlights',
  field: 'trades, home services, construction',
  foreign: 'thợ_điện ηλεκτρολόγ электрик كهربائي 电工 電気工事 전기공사',
})
