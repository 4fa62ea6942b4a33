import type { EmailPreview } from '@agency/contract/contact-email'
import type { SubmissionEmailKind } from '@agency/contract/email'
import { type EmailTextChange, emailTextKeys } from '@agency/contract/email-texts'
import type { AgencySettings } from '@agency/contract/settings'
import { DAY_MS } from '@agency/contract/time'
import type { Deps } from '../../deps.ts'
import type { EmailDraft } from '../../email/draft.ts'
import { headerLine } from '../../email/header-line.ts'
import { renderHtml, renderText, withoutPicture } from '../../email/render-draft.ts'
import { addDays, melbourneDay } from '../../time/melbourne.ts'
import { clientDraft } from '../proposals/proposal-client-email.ts'
import { getSettings } from '../settings/settings-service.ts'
import type { SubmissionEmailContext } from './email-parts.ts'
import { visitorDraft } from './visitor-email.ts'

/** Opens nothing: a real token is random. */
const SAMPLE_TOKEN = '0'.repeat(32)
const SAMPLE_NAME = 'Alex Nguyen'
const SAMPLE_TITLE = 'A website for Nguyen & Daughters'

/** A preview that looks like the email of a client who exists nowhere. */
function sampleDraft(
  { key, ...text }: EmailTextChange,
  { agency, publicUrl, now }: { agency: AgencySettings; publicUrl: string; now: Date },
): EmailDraft {
  const validUntil = addDays(melbourneDay(now), 30)
  if (!isSubmissionKind(key)) {
    const bank = {
      ...{ accountName: agency.name, bsb: '000-000', accountNumber: '0000 0000' },
    }
    return clientDraft(
      {
        record: {
          ...{ reference: 'P-0000', title: SAMPLE_TITLE, name: SAMPLE_NAME },
          ...{ totalCents: 1_240_000, expiresOn: validUntil, token: SAMPLE_TOKEN },
        },
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
      row: sampleRow(key, validUntil),
    },
    text,
  )
}

const isSubmissionKind = (key: EmailTextChange['key']): key is SubmissionEmailKind =>
  emailTextKeys.indexOf(key) < emailTextKeys.indexOf('proposal_sent')

const sampleRow = (
  kind: SubmissionEmailKind,
  validUntil: string,
): SubmissionEmailContext['row'] => ({
  ...{ submissionId: 0, contactId: 0, requestId: '', confirmByMail: true },
  submissionKind: kind === 'generation_failed' ? 'concept' : kind,
  payload: { name: SAMPLE_NAME, userName: SAMPLE_NAME, firstName: 'Alex', lastName: 'Nguyen' },
  ...{ email: 'alex@example.com', stage: null, reference: 'E-0000' },
  ...{ lowCents: 850_000, highCents: 1_150_000, validUntil },
  pdfUrl: `/uploads/estimates/${SAMPLE_TOKEN}.pdf`,
  ...{ conceptId: null, released: false, imageAlt: null, thumbnailUrl: null },
})

/** An automatic email with a text that may not be saved yet, and with made-up details. */
export async function previewEmailText(
  { db, publicUrl, emailDelivery }: Pick<Deps, 'db' | 'publicUrl' | 'emailDelivery'>,
  change: EmailTextChange,
): Promise<EmailPreview> {
  const { agency } = await getSettings(db)
  const draft = sampleDraft(change, { agency, publicUrl, now: new Date() })
  return {
    subject: headerLine(draft.subject),
    from: `${agency.name} <${emailDelivery.sender ?? agency.email}>`,
    replyTo: agency.email,
    text: renderText(draft),
    html: withoutPicture(renderHtml(draft, agency.name)),
  }
}
