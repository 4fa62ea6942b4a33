import { lch, trade } from '../trade.ts'

export default trade({
  key: 'insurance',
  label: 'Insurance',
  subject: 'finance',
  colours: [
    [lch(0.32, 0.09, 255), lch(0.84, 0.13, 85)],
    [lch(0.36, 0.08, 185), lch(0.8, 0.12, 45)],
  ],
  names:
    'insurance, insurer, insurance broker, insurance brokers, insurance agency, underwriter, underwriting, underwriting agency, business insurance, home insurance, life insurance, income protection, public liability, professional indemnity, workers compensation, marine insurance, cyber insurance, landlord insurance, claims management, loss adjuster, risk advisers',
  hints:
    'cover, claims, claim, policy, policies, premium, premiums, excess, risk, renewal, renewals, fleets',
  field: 'insurance, finance, financial services',
})
