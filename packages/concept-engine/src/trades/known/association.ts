import { lch, trade } from '../trade.ts'

export default trade({
  key: 'association',
  label: 'Association',
  subject: 'community',
  colours: [
    [lch(0.4, 0.07, 245), lch(0.82, 0.08, 130)],
    [lch(0.34, 0.08, 300), lch(0.86, 0.09, 75)],
  ],
  names:
    'association, professional association, industry association, trade association, industry body, peak body, professional body, federation, guild, union, trade union, chamber of commerce, institute, members’ association, business network',
  hints:
    'members, membership, standards, exams, represent, branches, policy, accreditation, code of conduct, delegates, submissions, government, conference',
  field: 'membership, non-profit, not-for-profit, professional services',
})
