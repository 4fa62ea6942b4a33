import { lch, trade } from '../trade.ts'

export default trade({
  key: 'aged-care',
  label: 'Aged care',
  subject: 'health',
  colours: [
    [lch(0.46, 0.07, 190), lch(0.9, 0.05, 75)],
    [lch(0.42, 0.07, 30), lch(0.88, 0.06, 100)],
  ],
  names:
    'aged care home, aged care homes, nursing home, residential aged care, residential care, care home, dementia care, retirement home, palliative care, hostel for the aged, assisted living',
  hints:
    'aged care, residents, elderly, dementia, respite, grandparents, older people, nurse, visiting hours, activities, ageing',
  field: 'aged care, seniors, health, healthcare, care',
  foreign: 'viện_dưỡng_lão γηροκομείο дом_престарелых دار_مسنين 养老院 老人ホーム 요양원',
})
