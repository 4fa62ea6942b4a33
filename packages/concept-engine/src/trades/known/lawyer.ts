import { lch, trade } from '../trade.ts'

export default trade({
  key: 'lawyer',
  label: 'Lawyers',
  subject: 'legal',
  colours: [
    [lch(0.28, 0.05, 255), lch(0.74, 0.09, 75)],
    [lch(0.34, 0.08, 20), lch(0.9, 0.03, 85)],
  ],
  names:
    'lawyer, law firm, law practice, solicitor, barrister, legal, legal services, law, conveyancer, conveyancing, attorney, notary, migration agent, mediation, family law, bar association, legal aid, patent attorney',
  hints:
    'contracts, wills, disputes, court, estates, litigation, employment law, divorce, visas, settlement, probate, trademark, leases',
  field: 'legal, law, professional services',
  foreign: 'luật_sư δικηγόρ юрист адвокат محام قانون 律师 法律 弁護士 変호사 변호사 법률',
})
