import { lch, trade } from '../trade.ts'

export default trade({
  key: 'home-services',
  label: 'Home services',
  subject: 'making',
  colours: [
    [lch(0.45, 0.13, 245), lch(0.84, 0.15, 90)],
    [lch(0.5, 0.11, 190), lch(0.78, 0.16, 55)],
  ],
  names:
    'plumber, plumbers, plumbing, gas fitter, gas fitting, drains, blocked drains, hot water, cleaner, cleaners, cleaning, cleaning company, commercial cleaning, window cleaning, carpet cleaning, pest control, locksmith, gutter cleaning, rubbish removal, laundry, dry cleaner, dry cleaning, appliance repair, home services, pool cleaning, pressure washing, skip hire, facilities management',
  hints:
    'taps, pipes, toilets, leaks, leaking, gutters, offices, mop, bathroom, locks, bins, emergency, call-out, spotless',
  field: 'trades, home services, cleaning, plumbing, maintenance',
})
