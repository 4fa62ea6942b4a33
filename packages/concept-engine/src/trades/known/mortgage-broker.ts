import { lch, trade } from '../trade.ts'

export default trade({
  key: 'mortgage-broker',
  label: 'Mortgage brokers',
  subject: 'finance',
  colours: [
    [lch(0.42, 0.1, 200), lch(0.85, 0.1, 75)],
    [lch(0.36, 0.1, 285), lch(0.84, 0.08, 30)],
  ],
  names:
    'mortgage, mortgage broker, home loan, home loans, finance broker, lending, loans, refinancing, refinance, loan broker, asset finance, fintech lender, credit union',
  hints:
    'lender, interest rate, borrow, deposit, repayments, first home buyers, broker, pre-approval, equity',
  field: 'finance, financial services, banking',
})
