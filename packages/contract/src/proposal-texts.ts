/** Said on the page of a proposal, whose code does without the schemas of its calls. */
export const QUESTION_SENT = 'Your question was sent. You get the answer by email.'

/** How the deposit is paid, said before the account and the link that there are. */
export function howToPay({ bank, byCard }: { bank: unknown; byCard: boolean }): string {
  if (!bank && !byCard) return 'We will send you an invoice for the deposit.'
  const ways = [
    ...(bank ? ['transfer it with the reference below'] : []),
    ...(byCard ? ['pay it by card'] : []),
  ]
  return `The deposit is due before we start. Please ${ways.join(', or ')}.`
}
