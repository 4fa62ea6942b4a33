/** Shown on the page of a proposal, whose JavaScript does not include the schemas of its calls. */
export const QUESTION_SENT = 'Your question was sent. You get the answer by email.'

/** How to pay the deposit, shown before the available account and link. */
export function depositPaymentText({ bank, byCard }: { bank: unknown; byCard: boolean }): string {
  if (!bank && !byCard) return 'We will send you an invoice for the deposit.'
  const methods = [
    ...(bank ? ['transfer it with the reference below'] : []),
    ...(byCard ? ['pay it by card'] : []),
  ]
  return `The deposit is due before we start. Please ${methods.join(', or ')}.`
}
