import { lch, trade } from '../trade.ts'

export default trade({
  key: 'consultant',
  label: 'Advisers',
  subject: 'finance',
  colours: [
    [lch(0.36, 0.05, 230), lch(0.8, 0.12, 70)],
    [lch(0.4, 0.09, 290), lch(0.9, 0.05, 90)],
  ],
  names:
    'consultant, consultancy, consulting, management consulting, business adviser, business advisor, strategy, human resources, HR, HR consultant, business coach, change management, training provider, leadership',
  hints:
    'advisory, workshops, governance, procurement, facilitation, clients, stakeholders, policy, mentoring, boards, restructure',
  field: 'professional services, consulting, business services, human resources',
})
