import { randomUUID } from 'node:crypto'
import {
  type ContactEmailPreview,
  type ContactEmailPreviewRequest,
  emptyVariable,
  type NewContactEmail,
  NOT_THEIR_ADDRESS,
  type ReplyToChoice,
} from '@agency/contract/contact-email'
import type { EmailDetail } from '@agency/contract/email'
import { type ContactVariable, fillIn, variablesIn } from '@agency/contract/email-variables'
import type { AgencySettings } from '@agency/contract/settings'
import type { Deps } from '../../deps.ts'
import type { EmailDraft } from '../../email/draft.ts'
import { headerLine } from '../../email/header-line.ts'
import { renderHtml, renderText, withoutPicture } from '../../email/render-draft.ts'
import { AppError } from '../../errors/app-error.ts'
import { addJob } from '../../jobs/add-job.ts'
import { recordAction } from '../audit/record-action.ts'
import type { Staff } from '../auth/viewer.ts'
import { listAddresses } from '../contacts/contact-address-queries.ts'
import { findContact, lockContact } from '../contacts/contact-queries.ts'
import { getSettings } from '../settings/settings-service.ts'
import { findEmailOfForm, insertContactEmail } from './contact-email-queries.ts'
import { emailJobKey, sendEmailJob } from './email-jobs.ts'
import { getEmail } from './email-service.ts'

interface Person {
  name: string
  company: string
  email: string
}
interface Sender {
  agency: AgencySettings
  staff: Staff
}

const notFound = () => new AppError('NOT_FOUND', 'Contact not found.')

const valuesOf = (
  { name, company, email }: Person,
  { agency, staff }: Sender,
): Record<ContactVariable, string> => ({
  ...{ name, company, email },
  first_name: name.split(/\s+/)[0] ?? '',
  ...{ agency: agency.name, agency_phone: agency.phone, agency_email: agency.email },
  my_email: staff.email,
})

interface Written {
  subject: string
  text: string
}

/** Why the texts cannot be sent to this person: variables that would leave a gap. */
function problemsOf({ subject, text }: Written, values: Record<string, string>): string[] {
  return variablesIn(`${subject}\n${text}`)
    .filter((name) => values[name]?.trim() === '')
    .map((name) => emptyVariable(name as ContactVariable))
}

/** A letter: what was written, without a heading, above the agency's details. */
const draftOf = (
  { subject, text }: Written,
  values: Record<string, string>,
  { agency }: Sender,
): EmailDraft => ({
  subject: headerLine(fillIn(subject, values)),
  heading: '',
  parts: [{ kind: 'written', text: fillIn(text, values) }],
  footer: [`${agency.name}, ${agency.street}`, `${agency.phone}, ${agency.email}`],
})

const replyAddressOf = (choice: ReplyToChoice, { agency, staff }: Sender) =>
  choice === 'me' ? staff.email : agency.email

/** The email as it would be sent, with what keeps it from being sent. Throws NOT_FOUND. */
export async function previewContactEmail(
  { db, emailDelivery }: Pick<Deps, 'db' | 'emailDelivery'>,
  staff: Staff,
  { contactId, replyTo, ...written }: ContactEmailPreviewRequest,
): Promise<ContactEmailPreview> {
  const [contact, { agency }] = await Promise.all([findContact(db, contactId), getSettings(db)])
  if (!contact) throw notFound()
  const sender = { agency, staff }
  const values = valuesOf(contact, sender)
  const draft = draftOf(written, values, sender)
  return {
    subject: draft.subject,
    from: `${agency.name} <${emailDelivery.sender ?? agency.email}>`,
    replyTo: replyAddressOf(replyTo, sender),
    text: renderText(draft),
    html: withoutPicture(renderHtml(draft, agency.name)),
    problems: problemsOf(written, values),
  }
}

/**
 * Writes an email to a contact and queues it. The same form sent again returns the email that it
 * wrote. Throws NOT_FOUND; BAD_REQUEST if the address is not the contact's, or if a variable has no
 * value; TOO_MANY_REQUESTS.
 */
export async function writeContactEmail(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  staff: Staff,
  { contactId, to, replyTo, idempotencyKey, ...written }: NewContactEmail,
): Promise<EmailDetail> {
  await limits.consume('contactEmail', String(staff.id))
  const mailId = await db.transaction().execute(async (trx) => {
    const contact = await lockContact(trx, contactId)
    if (!contact) throw notFound()
    const earlier = await findEmailOfForm(trx, { idempotencyKey, contactId })
    if (earlier) return earlier.id
    const addresses = [contact.email, ...(await listAddresses(trx, contactId)).map((a) => a.email)]
    const address = addresses.find((each) => each.toLowerCase() === to.toLowerCase())
    if (!address) {
      const issues = [{ path: 'to', message: NOT_THEIR_ADDRESS }]
      throw new AppError('BAD_REQUEST', NOT_THEIR_ADDRESS, { issues })
    }
    const sender = { agency: (await getSettings(trx)).agency, staff }
    const { agency } = sender
    const values = valuesOf(contact, sender)
    const [problem] = problemsOf(written, values)
    if (problem) {
      throw new AppError('BAD_REQUEST', problem, { issues: [{ path: 'text', message: problem }] })
    }
    const draft = draftOf(written, values, sender)
    const email = await insertContactEmail(trx, {
      ...{ contactId, writtenBy: staff.email, idempotencyKey },
      ...{ toName: headerLine(contact.name, 100), toAddress: address },
      // Null for the agency, whose address may change before somebody replies to an email that waits.
      replyName: replyTo === 'me' ? agency.name : null,
      replyAddress: replyTo === 'me' ? staff.email : null,
      subject: draft.subject,
      ...{ bodyText: renderText(draft), bodyHtml: renderHtml(draft, agency.name) },
      messageId: `${randomUUID()}@${agency.email.split('@').at(-1)}`,
      requestId: randomUUID(),
    })
    // The key is that of a form about another contact.
    if (!email)
      throw new AppError('CONFLICT', 'This form was already sent. Please reload the page.')
    await addJob(trx, sendEmailJob, { mailId: email.id }, emailJobKey(email.id))
    // Without its text or recipient, which the audit log could not forget.
    await recordAction(trx, { kind: 'email', action: 'written', subjectId: String(email.id) })
    return email.id
  })
  return getEmail(db, mailId)
}
