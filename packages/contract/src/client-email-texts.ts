import type { EmailTextFields } from './email-text-fields.ts'

/** The emails that the site writes to clients by itself. */
export const clientEmailTextKeys = [
  ...(['message', 'concept', 'quote', 'generation_failed'] as const),
  ...(['proposal_sent', 'proposal_updated', 'proposal_reminded', 'proposal_accepted'] as const),
  'deposit_paid',
] as const
export type ClientEmailTextKey = (typeof clientEmailTextKeys)[number]

/** When each of them is sent. */
export const clientEmailTextLabels: Record<ClientEmailTextKey, string> = {
  message: 'After a message from the contact form',
  concept: 'With a finished website concept',
  quote: 'With an estimate that somebody asked for',
  generation_failed: 'When a concept could not be generated',
  proposal_sent: 'With a proposal',
  proposal_updated: 'With a proposal that is sent again',
  proposal_reminded: 'Before a proposal expires',
  proposal_accepted: 'After a proposal was accepted',
  deposit_paid: 'When a deposit has arrived',
}

const submissionVariables = ['greeting', 'agency'] as const
const proposalVariables = ['greeting', 'agency', 'reference'] as const

/**
 * What each text can use. The address of a form's sender is not verified, so these never repeat
 * what was typed into the form: anybody could make the site send their text to a stranger. The
 * greeting holds at most a first name.
 */
export const clientEmailTextVariables: Record<ClientEmailTextKey, readonly string[]> = {
  message: submissionVariables,
  concept: submissionVariables,
  quote: [...submissionVariables, 'reference'],
  generation_failed: submissionVariables,
  proposal_sent: proposalVariables,
  proposal_updated: proposalVariables,
  proposal_reminded: [...proposalVariables, 'time_left'],
  proposal_accepted: proposalVariables,
  deposit_paid: proposalVariables,
}

/** The same promise as on the contact page. */
const RESPONSE_TIME = 'A person reads and answers every message.'
const ESTIMATE_CLOSING = `The estimate is a range. It becomes a price only when both of us sign a proposal.\n\nWant to talk about it? Reply to this email. ${RESPONSE_TIME}`

/** The original texts. */
export const defaultClientEmailTexts: Record<ClientEmailTextKey, EmailTextFields> = {
  message: {
    subject: 'We have your message',
    heading: 'We have your message',
    opening: `{{greeting}}\n\nThank you for writing to {{agency}}. ${RESPONSE_TIME}`,
    closing: '',
  },
  concept: {
    subject: 'Your website concept',
    heading: 'Your website concept',
    opening:
      '{{greeting}}\n\nThis concept was made from your brief, with an estimate of what it costs.',
    closing: ESTIMATE_CLOSING,
  },
  quote: {
    subject: 'Your website estimate {{reference}}',
    heading: 'Your website estimate',
    opening: '{{greeting}}\n\nThis is the estimate for the website you described.',
    closing: ESTIMATE_CLOSING,
  },
  generation_failed: {
    subject: 'We have your brief',
    heading: 'Your brief is safe with us',
    opening:
      '{{greeting}}\n\nWe could not generate your concept this time. Your brief is safe with us, and somebody will be in touch.',
    closing: '',
  },
  proposal_sent: {
    subject: 'Proposal {{reference}} from {{agency}}',
    heading: 'Your proposal',
    opening:
      '{{greeting}}\n\nYour proposal is ready. You can choose its options, ask a question, and accept or decline it on its page. No account is needed.',
    closing: 'This link opens the proposal without a login, so please share it with care.',
  },
  proposal_updated: {
    subject: 'Updated proposal {{reference}} from {{agency}}',
    heading: 'Your updated proposal',
    opening:
      '{{greeting}}\n\nYour proposal is ready. You can choose its options, ask a question, and accept or decline it on its page. No account is needed.',
    closing: 'This link opens the proposal without a login, so please share it with care.',
  },
  proposal_reminded: {
    subject: 'Your proposal from {{agency}} ends soon',
    heading: 'Your proposal ends soon',
    opening:
      '{{greeting}}\n\nYou have {{time_left}} left to accept your proposal. If you have a question, ask it on the page or reply to this email.',
    closing: '',
  },
  proposal_accepted: {
    subject: 'You accepted proposal {{reference}}',
    heading: 'Thank you, your proposal is accepted',
    opening:
      '{{greeting}}\n\n{{agency}} has your acceptance and will be in touch about the next step. The signed document is on the page of the proposal; keep a copy of it.',
    closing: '',
  },
  deposit_paid: {
    subject: 'Deposit received for proposal {{reference}}',
    heading: 'Thank you, your deposit has arrived',
    opening:
      '{{greeting}}\n\nYour deposit has arrived. {{agency}} will agree the first day with you.',
    closing: '',
  },
}
