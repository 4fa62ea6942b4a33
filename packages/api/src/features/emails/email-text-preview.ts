import type { ClientEmailTextKey } from '@agency/contract/client-email-texts'
import type { EmailPreview } from '@agency/contract/contact-email'
import { type SubmissionEmailKind, submissionEmailKinds } from '@agency/contract/email'
import type { EmailTextFields } from '@agency/contract/email-text-fields'
import type { EmailTextChange } from '@agency/contract/email-texts'
import { isStaffEmailText } from '@agency/contract/staff-email-texts'
import { DAY_MS } from '@agency/contract/time'
import type { Deps } from '../../deps.ts'
import type { EmailDraft } from '../../email/draft.ts'
import { headerLine } from '../../email/header-line.ts'
import { renderHtml, renderText, withoutPicture } from '../../email/render-draft.ts'
import { addDays, melbourneDay } from '../../time/melbourne.ts'
import { clientDraft } from '../proposals/proposal-client-email.ts'
import { getSettings } from '../settings/settings-service.ts'
import {
  SAMPLE_TOKEN,
  type SampleContext,
  sampleProposal,
  sampleSubmission,
} from './sample-emails.ts'
import { sampleStaffDrafts } from './sample-staff-emails.ts'
import { visitorDraft } from './visitor-email.ts'

/** An email to a client who exists nowhere. */
function sampleClientDraft(
  key: ClientEmailTextKey,
  text: EmailTextFields,
  { agency, publicUrl, now }: SampleContext,
): EmailDraft {
  const validUntil = addDays(melbourneDay(now), 30)
  if (!isSubmissionKind(key)) {
    const bank = {
      ...{ accountName: agency.name, bsb: '000-000', accountNumber: '0000 0000' },
    }
    return clientDraft(
      {
        record: { ...sampleProposal, expiresOn: validUntil, token: SAMPLE_TOKEN },
        ...{ text: '3 days', total: 620_000, publicUrl },
        deposit: { amount: 620_000, paidAt: null, bank, byCard: false },
      },
      { key, text, agency },
    )
  }
  const share = { token: SAMPLE_TOKEN, expiresAt: new Date(now.getTime() + 30 * DAY_MS) }
  return visitorDraft(
    {
      ...{ kind: key, agency, publicUrl },
      share: { token: share.token, expiresAt: share.expiresAt.toISOString() },
      row: sampleSubmission(key, validUntil),
    },
    text,
  )
}

const isSubmissionKind = (key: ClientEmailTextKey): key is SubmissionEmailKind =>
  submissionEmailKinds.some((kind) => kind === key)

/** An automatic email with a text that may not be saved yet, and with made-up details. */
export async function previewEmailText(
  { db, publicUrl, emailDelivery }: Pick<Deps, 'db' | 'publicUrl' | 'emailDelivery'>,
  { key, ...text }: EmailTextChange,
): Promise<EmailPreview> {
  const { agency } = await getSettings(db)
  const context = { agency, publicUrl, now: new Date() }
  const draft = isStaffEmailText(key)
    ? sampleStaffDrafts[key](text, context)
    : sampleClientDraft(key, text, context)
  return {
    subject: headerLine(draft.subject),
    from: `${agency.name} <${emailDelivery.sender ?? agency.email}>`,
    replyTo: agency.email,
    text: renderText(draft),
    html: withoutPicture(renderHtml(draft, agency.name)),
  }
}
