import type { EmailTextFields } from './email-text-fields.ts'
import { INVITATION_DAYS } from './staff-member.ts'

/** The emails that the site writes to the agency and to everybody with a login. */
export const staffEmailTextKeys = [
  ...(['staff_message', 'staff_concept', 'staff_concept_cancelled', 'staff_quote'] as const),
  'staff_generation_failed',
  ...(['staff_proposal_opened', 'staff_proposal_changed', 'staff_proposal_asked'] as const),
  ...(['staff_proposal_accepted', 'staff_proposal_declined', 'staff_proposal_expired'] as const),
  ...(['staff_deposit_paid', 'staff_follow_ups', 'staff_webhook_disabled'] as const),
  ...(['staff_invitation', 'staff_weekly_summary', 'staff_monthly_summary'] as const),
  ...(['staff_leads_stopped', 'staff_failures_rose'] as const),
] as const
export type StaffEmailTextKey = (typeof staffEmailTextKeys)[number]

export const isStaffEmailText = (key: string): key is StaffEmailTextKey =>
  staffEmailTextKeys.some((each) => each === key)

/** When each of them is sent. */
export const staffEmailTextLabels: Record<StaffEmailTextKey, string> = {
  staff_message: 'Somebody sent a message',
  staff_concept: 'Somebody made a website concept',
  staff_concept_cancelled: 'Somebody cancelled their concept',
  staff_quote: 'Somebody asked for an estimate',
  staff_generation_failed: 'Somebody’s concept could not be generated',
  staff_proposal_opened: 'A client opened a proposal',
  staff_proposal_changed: 'A client changed the options of a proposal',
  staff_proposal_asked: 'A client asked about a proposal',
  staff_proposal_accepted: 'A client accepted a proposal',
  staff_proposal_declined: 'A client declined a proposal',
  staff_proposal_expired: 'A proposal expired',
  staff_deposit_paid: 'A client paid a deposit',
  staff_follow_ups: 'On the morning of a follow-up',
  staff_webhook_disabled: 'A webhook was disabled',
  staff_invitation: 'Invitation of a colleague',
  staff_weekly_summary: 'Weekly summary',
  staff_monthly_summary: 'Monthly summary',
  staff_leads_stopped: 'Alert: leads have stopped',
  staff_failures_rose: 'Alert: failures have risen',
}

const personVariables = ['name', 'company', 'sender', 'agency'] as const
const proposalVariables = ['name', 'client', 'reference', 'agency'] as const
const summaryVariables = ['period', 'agency'] as const
const alertVariables = ['reason', 'agency'] as const

/** What each text can use. These emails go to the agency, so they may repeat what was typed. */
export const staffEmailTextVariables: Record<StaffEmailTextKey, readonly string[]> = {
  staff_message: [...personVariables, 'subject'],
  staff_concept: personVariables,
  staff_concept_cancelled: personVariables,
  staff_quote: personVariables,
  staff_generation_failed: personVariables,
  staff_proposal_opened: proposalVariables,
  staff_proposal_changed: proposalVariables,
  staff_proposal_asked: proposalVariables,
  staff_proposal_accepted: proposalVariables,
  staff_proposal_declined: proposalVariables,
  staff_proposal_expired: proposalVariables,
  staff_deposit_paid: proposalVariables,
  staff_follow_ups: ['people', 'agency'],
  staff_webhook_disabled: ['server', 'reason', 'agency'],
  staff_invitation: ['invited_by', 'agency'],
  staff_weekly_summary: summaryVariables,
  staff_monthly_summary: summaryVariables,
  staff_leads_stopped: alertVariables,
  staff_failures_rose: alertVariables,
}

const REPLY = 'Reply to this email to answer {{name}}.'

/** The original texts. */
export const defaultStaffEmailTexts: Record<StaffEmailTextKey, EmailTextFields> = {
  staff_message: {
    subject: 'Message from {{name}}: {{subject}}',
    heading: '{{name}} sent a message',
    opening: '',
    closing: REPLY,
  },
  staff_concept: {
    subject: 'Concept generated: {{sender}}',
    heading: '{{name}} made a concept for {{company}}',
    opening: '',
    closing: REPLY,
  },
  staff_concept_cancelled: {
    subject: 'Concept cancelled: {{sender}}',
    heading: '{{name}} asked for a concept and cancelled it',
    opening: '',
    closing: REPLY,
  },
  staff_quote: {
    subject: 'Estimate requested: {{sender}}',
    heading: '{{name}} asked for an estimate',
    opening: '',
    closing: REPLY,
  },
  staff_generation_failed: {
    subject: 'Concept failed: {{sender}}',
    heading: 'The concept for {{company}} could not be generated',
    opening: 'The brief is kept. Please write to them.',
    closing: REPLY,
  },
  staff_proposal_opened: {
    subject: 'Proposal opened: {{client}}',
    heading: '{{name}} opened the proposal',
    opening: '',
    closing: REPLY,
  },
  staff_proposal_changed: {
    subject: 'Proposal options changed: {{client}}',
    heading: '{{name}} changed the options',
    opening: '',
    closing: REPLY,
  },
  staff_proposal_asked: {
    subject: 'Question about a proposal: {{client}}',
    heading: '{{name}} asked a question',
    opening: '',
    closing: REPLY,
  },
  staff_proposal_accepted: {
    subject: 'Proposal accepted: {{client}}',
    heading: '{{name}} accepted the proposal',
    opening: '',
    closing: REPLY,
  },
  staff_proposal_declined: {
    subject: 'Proposal declined: {{client}}',
    heading: '{{name}} declined the proposal',
    opening: '',
    closing: REPLY,
  },
  staff_proposal_expired: {
    subject: 'Proposal expired: {{client}}',
    heading: 'The proposal for {{name}} expired without an answer',
    opening: '',
    closing: REPLY,
  },
  staff_deposit_paid: {
    subject: 'Deposit paid: {{client}}',
    heading: 'Deposit paid: {{client}}',
    opening: '',
    closing: REPLY,
  },
  staff_follow_ups: {
    subject: 'Follow up with {{people}} today',
    heading: '{{people}} to follow up with today',
    opening: '',
    closing: '',
  },
  staff_webhook_disabled: {
    subject: 'Webhook disabled: {{server}}',
    heading: 'The webhook to {{server}} is disabled',
    opening:
      '{{reason}}\n\nNo more events are sent to it. When its server works again, resume the webhook in the dashboard; from there you can also send again what was not delivered.',
    closing: '',
  },
  staff_invitation: {
    subject: 'Your login for the website of {{agency}}',
    heading: 'Join the team of {{agency}}',
    opening: '{{invited_by}} invites you to the dashboard of the website of {{agency}}.',
    closing: `The link works once, for ${INVITATION_DAYS} days. Nobody from {{agency}} will ask you for it.`,
  },
  staff_weekly_summary: {
    subject: 'Your week: {{period}}',
    heading: 'The week from {{period}}',
    opening: '',
    closing: '',
  },
  staff_monthly_summary: {
    subject: 'Your month: {{period}}',
    heading: '{{period}} at {{agency}}',
    opening: '',
    closing: '',
  },
  staff_leads_stopped: {
    subject: 'No more leads from the website of {{agency}}',
    heading: 'Leads have stopped',
    opening:
      '{{reason}}\n\nPlease send yourself a message with the contact form, and look for visitors in the analytics: if there are as many as usual, a form may be broken.',
    closing: '',
  },
  staff_failures_rose: {
    subject: 'More failures than usual on the website of {{agency}}',
    heading: 'Failures have risen',
    opening:
      '{{reason}}\n\nEmails and background jobs that failed are listed in the dashboard under Today, and can be tried again there.',
    closing: '',
  },
}
