import { lch, trade } from '../trade.ts'

export default trade({
  key: 'accountant',
  label: 'Accountants',
  subject: 'finance',
  colours: [
    [lch(0.34, 0.08, 260), lch(0.76, 0.12, 85)],
    [lch(0.4, 0.08, 165), lch(0.9, 0.06, 100)],
  ],
  names:
    'accountant, accounting, accountancy, bookkeeper, bookkeeping, tax agent, tax return, tax returns, BAS, payroll, auditor, CPA, chartered accountant, financial planner, financial adviser, financial advisor, financial planning, wealth management, superannuation',
  hints:
    'tax, invoices, ledger, cash flow, budgets, ATO, Xero, MYOB, profit, lodgement, retirement, audit, deductions, shares',
  field: 'finance, financial services, professional services, financial',
  foreign: 'kế_toán khai_thuế λογιστ бухгалтер налог محاسب ضرائب 会计 税务 会計 税理 회계 세무',
})
