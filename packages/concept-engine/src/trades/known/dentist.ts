import { lch, trade } from '../trade.ts'

export default trade({
  key: 'dentist',
  label: 'Dental practice',
  subject: 'dental',
  colours: [
    [lch(0.55, 0.1, 215), lch(0.9, 0.06, 170)],
    [lch(0.42, 0.09, 265), lch(0.87, 0.07, 20)],
  ],
  names:
    'dentist, dentistry, dental, dental clinic, dental practice, orthodontist, orthodontics, endodontist, periodontist, oral surgeon, dental hygienist, denture clinic, prosthodontist',
  hints:
    'teeth, tooth, smile, braces, implants, crowns, whitening, fillings, gums, aligners, check-ups, hygienist',
  field: 'health, healthcare, dental',
  foreign: 'nha_khoa οδοντίατρ стоматолог أسنان 牙科 牙医 歯科 치과',
})
