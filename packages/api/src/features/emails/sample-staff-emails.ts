import type { SubmissionEmailKind } from '@agency/contract/email'
import type { EmailTextFields } from '@agency/contract/email-text-fields'
import type { StaffEmailTextKey } from '@agency/contract/staff-email-texts'
import type { EmailDraft } from '../../email/draft.ts'
import { addDays, melbourneDay } from '../../time/melbourne.ts'
import { alertDraft } from '../alerts/alert-email.ts'
import { followUpDraft } from '../follow-ups/follow-up-email.ts'
import { ownerDraft as proposalOwnerDraft } from '../proposals/proposal-owner-email.ts'
import { invitationDraft } from '../staff/invitation-email.ts'
import { summaryDraft } from '../summaries/summary-email.ts'
import type { SummaryFigures } from '../summaries/summary-figures.ts'
import { endedSpans, type SummaryPeriod } from '../summaries/summary-period.ts'
import { disabledDraft } from '../webhooks/webhook-email.ts'
import { ownerDraft } from './owner-email.ts'
import {
  SAMPLE_COMPANY,
  SAMPLE_NAME,
  type SampleContext,
  sampleProposal,
  sampleSubmission,
} from './sample-emails.ts'

type SampleDraft = (text: EmailTextFields, context: SampleContext) => EmailDraft

const validUntil = ({ now }: SampleContext) => addDays(melbourneDay(now), 30)

const submissionDraft =
  (kind: SubmissionEmailKind): SampleDraft =>
  (text, context) =>
    ownerDraft({ ...context, kind, row: sampleSubmission(kind, validUntil(context)) }, text)

const proposalDraft =
  (key: StaffEmailTextKey, clientText = ''): SampleDraft =>
  (text, context) => {
    const { agency, publicUrl } = context
    const client = { id: 0, contactId: 0, company: SAMPLE_COMPANY, expiresOn: validUntil(context) }
    const record = { ...sampleProposal, ...client }
    const event = { record, text: clientText, total: 620_000, publicUrl }
    return proposalOwnerDraft(event, { key, text, agency })
  }

const sampleFigures: SummaryFigures = {
  leads: { count: 9, before: 6 },
  visits: { count: 1_240, before: 1_370 },
  goals: [{ name: 'Contact page viewed', count: 45, before: 45 }],
  estimates: { count: 4, before: 3 },
  proposals: { count: 2, before: 3 },
  accepted: { count: 1, before: 0 },
  acceptedCents: { count: 1_240_000, before: 0 },
  waiting: { count: 3, days: 5 },
}

const summarySample =
  (period: SummaryPeriod): SampleDraft =>
  (text, { agency, publicUrl, now }) => {
    const [span] = endedSpans(period, melbourneDay(now))
    const figures = sampleFigures
    return summaryDraft({ period, span, figures, agencyName: agency.name, publicUrl }, text)
  }

/** The emails to staff with a text that may not be saved yet, and with made-up details. */
export const sampleStaffDrafts: Record<StaffEmailTextKey, SampleDraft> = {
  staff_message: submissionDraft('message'),
  staff_concept: submissionDraft('concept'),
  staff_concept_cancelled: submissionDraft('concept'),
  staff_quote: submissionDraft('quote'),
  staff_generation_failed: submissionDraft('generation_failed'),
  staff_proposal_opened: proposalDraft('staff_proposal_opened'),
  staff_proposal_changed: proposalDraft('staff_proposal_changed', 'Online shop'),
  staff_proposal_asked: proposalDraft('staff_proposal_asked', 'When can you start?'),
  staff_proposal_accepted: proposalDraft('staff_proposal_accepted'),
  staff_proposal_declined: proposalDraft('staff_proposal_declined', 'Not this year.'),
  staff_proposal_expired: proposalDraft('staff_proposal_expired'),
  staff_deposit_paid: proposalDraft('staff_deposit_paid', 'by card'),
  staff_follow_ups: (text, { agency, publicUrl, now }) => {
    const today = melbourneDay(now)
    const named = [{ id: 0, name: SAMPLE_NAME, company: SAMPLE_COMPANY, day: today }]
    return followUpDraft({ named, total: 1, today, agencyName: agency.name, publicUrl }, text)
  },
  staff_webhook_disabled: (text, { agency, publicUrl }) => {
    const webhook = { id: 0, url: 'https://hooks.example.com/' }
    const agencyName = agency.name
    return disabledDraft({ webhook, reason: 'failing', agencyName, publicUrl }, text)
  },
  staff_invitation: (text, { agency }) =>
    invitationDraft({ role: 'editor', invitedBy: agency.email, agencyName: agency.name }, text),
  staff_weekly_summary: summarySample('week'),
  staff_monthly_summary: summarySample('month'),
  staff_leads_stopped: (text, { agency, publicUrl }) =>
    alertDraft(
      {
        kind: 'leads_stopped',
        reason:
          'Nobody has sent a form for 12 days. In the 8 weeks before, 5 people a week did, so chance is an unlikely reason.',
        ...{ agencyName: agency.name, publicUrl },
      },
      text,
    ),
  staff_failures_rose: (text, { agency, publicUrl }) =>
    alertDraft(
      {
        kind: 'failures_rose',
        reason:
          'In the last hour, 4 emails and 1 concept failed. In the four weeks before, 0.3 a day did.',
        ...{ agencyName: agency.name, publicUrl },
      },
      text,
    ),
}
