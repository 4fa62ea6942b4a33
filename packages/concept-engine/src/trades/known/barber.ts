import { lch, trade } from '../trade.ts'

export default trade({
  key: 'barber',
  label: 'Barber',
  subject: 'beauty',
  colours: [
    [lch(0.3, 0.06, 250), lch(0.58, 0.18, 25)],
    [lch(0.24, 0.02, 60), lch(0.78, 0.1, 75)],
  ],
  names:
    'barber, barbers, barbershop, barber shop, barbering, men’s haircuts, fades, hot towel shave, beard trim, beard trims',
  hints: 'fade, clippers, razor, shave, beard, walk-ins, haircut, haircuts, hot towel, sideburns',
  field: 'beauty, grooming, personal care, hair',
  foreign: 'cắt_tóc_nam κουρείο барбершоп حلاق 理发店 理容室 이발소',
})
