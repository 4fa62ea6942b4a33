import { lch, trade } from '../trade.ts'

export default trade({
  key: 'home-care',
  label: 'Care at home',
  subject: 'health',
  colours: [
    [lch(0.5, 0.09, 235), lch(0.9, 0.07, 85)],
    [lch(0.48, 0.08, 160), lch(0.9, 0.05, 45)],
  ],
  names:
    'home care, in-home care, NDIS, disability support, disability services, support coordination, respite care, home nursing, support workers, carers at home, supported independent living, meals on wheels',
  hints:
    'aged care, respite, participants, carers, independence, daily living, support worker, disability, elderly, autism, outings, plan managed, showering',
  field: 'aged care, disability, community services, health, healthcare, care',
})
