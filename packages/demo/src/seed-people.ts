import { createHash } from 'node:crypto'
import type { Deps } from '@agency/api/deps'
import { estimateColumns } from '@agency/api/features/estimates/estimate-columns'
import { initialSettings } from '@agency/api/features/settings/initial-settings'
import { leadSourcesOf } from '@agency/api/features/sources/classify-source'
import { urlOfKey } from '@agency/api/storage/storage'
import { addDays, melbourneDay } from '@agency/api/time/melbourne'
import type { NewBrief } from '@agency/contract/brief'
import type { NewMessage } from '@agency/contract/contact-message'
import { defaultPriceBook } from '@agency/contract/default-price-book'
import type { NewEstimate } from '@agency/contract/estimate'
import type { SubmissionKind } from '@agency/contract/submission-kinds'
import { DAY_MS } from '@agency/contract/time'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'
import { demoConcepts } from './content/concepts.ts'
import { type DemoContact, type DemoSubmission, demoContacts } from './content/contacts.ts'
import { demoVisit } from './content/lead-visits.ts'

type PeopleDeps = Pick<Deps, 'storage' | 'writeEstimateDocument'>

/** The number of unread notifications in a fresh demo. */
const UNREAD_COUNT = 2
/** Marks the demo's submissions, in the column that normally contains the request id. */
const REQUEST_ID = 'demo'

/** A 128-bit token derived from a name, so that it is the same in every demo. */
const tokenOf = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 32)
const uuidOf = (name: string) =>
  tokenOf(name).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')

interface GalleryConcept {
  id: number
  companyName: string
  createdAt: Date
}

/** One submission with its sender, its time, and its concept in the gallery. */
interface SentSubmission {
  contact: DemoContact
  contactId: number
  submission: DemoSubmission
  submittedAt: Date
  concept: GalleryConcept | undefined
}

const briefOf = ({ contact, submission, concept }: SentSubmission): NewBrief => {
  const galleryBrief = demoConcepts.find(({ companyName }) => companyName === concept?.companyName)
  const olderBrief =
    submission.kind === 'concept' && 'mainGoal' in submission ? submission : undefined
  return {
    ...{ userName: contact.name, userEmail: contact.email, phone: contact.phone },
    companyName: contact.company,
    employeeCount: galleryBrief?.employeeCount ?? '11-50',
    businessType: galleryBrief?.businessType ?? 'B2C',
    industry: galleryBrief?.industry ?? olderBrief?.industry ?? '',
    mainGoal: galleryBrief?.mainGoal ?? olderBrief?.mainGoal ?? '',
    overallVibe: galleryBrief?.overallVibe ?? 'Modern',
    colorFeel: galleryBrief?.colorFeel ?? 'no preference',
    keyVisualElements: '',
    showInGallery: galleryBrief !== undefined,
  }
}

const quoteOf = (
  { name, email, phone, company }: DemoContact,
  { industry, websiteDescription }: Extract<DemoSubmission, { kind: 'quote' }>,
): NewEstimate => {
  const [firstName = '', ...lastNames] = name.split(' ')
  return {
    ...{ firstName, lastName: lastNames.join(' '), email, phone, companyName: company, industry },
    ...{ companySize: '', targetMarket: '', websiteDescription },
  }
}

function payloadOf(sentSubmission: SentSubmission): NewBrief | NewMessage | NewEstimate {
  const { contact, submission } = sentSubmission
  if (submission.kind === 'concept') return briefOf(sentSubmission)
  if (submission.kind === 'quote') return quoteOf(contact, submission)
  const { subject, message } = submission
  return { name: contact.name, email: contact.email, subject, message }
}

/** The contacts with all their submissions, oldest first. */
async function insertContacts(trx: Transaction<DB>, now: Date): Promise<SentSubmission[]> {
  const concepts = await trx
    .selectFrom('concepts')
    .select(['id', 'companyName', 'createdAt'])
    .execute()
  const allSubmissions: SentSubmission[] = []
  for (const contact of demoContacts) {
    const submissions = contact.submissions.map((submission) => {
      const concept =
        'companyName' in submission
          ? concepts.find(({ companyName }) => companyName === submission.companyName)
          : undefined
      const daysAgo = 'daysAgo' in submission ? submission.daysAgo : 0
      const submittedAt = concept?.createdAt ?? new Date(now.getTime() - daysAgo * DAY_MS)
      return { contact, submission, concept, submittedAt }
    })
    const firstSeen = new Date(
      Math.min(...submissions.map(({ submittedAt }) => submittedAt.getTime())),
    )
    const { name, email, company, phone, status, notes, followUpInDays } = contact
    const { stage, lostReason } = contact
    const { id } = await trx
      .insertInto('contacts')
      .values({
        ...{
          name,
          email,
          company,
          phone,
          status,
          notes,
          firstSeen,
          lastActivity: firstSeen,
        },
        ...(stage && { stage }),
        ...(lostReason && { lostReason }),
        nextFollowUp:
          followUpInDays === undefined ? null : addDays(melbourneDay(now), followUpInDays),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    allSubmissions.push(...submissions.map((submission) => ({ ...submission, contactId: id })))
  }
  return allSubmissions.sort(
    (one, other) => one.submittedAt.getTime() - other.submittedAt.getTime(),
  )
}

async function insertSubmission(trx: Transaction<DB>, submission: SentSubmission): Promise<number> {
  const kind: SubmissionKind = submission.submission.kind
  const { contact } = submission
  const visit = demoVisit(
    demoContacts.indexOf(contact),
    contact.submissions.indexOf(submission.submission),
  )
  const sources = visit && leadSourcesOf(visit)
  const { id } = await trx
    .insertInto('submissions')
    .values({
      ...{
        contactId: submission.contactId,
        kind,
        requestId: REQUEST_ID,
        createdAt: submission.submittedAt,
      },
      payload: JSON.stringify(payloadOf(submission)),
      firstSource: sources ? JSON.stringify(sources.first) : null,
      lastSource: sources ? JSON.stringify(sources.last) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Inserts a finished generation, and links its concept in the gallery to it. */
async function insertGeneration(
  trx: Transaction<DB>,
  submission: SentSubmission,
  submissionId: number,
) {
  const { concept, contactId, submittedAt } = submission
  const name = `${submission.contact.email} ${submissionId}`
  const id = uuidOf(name)
  await trx
    .insertInto('generations')
    .values({
      ...{ id, submissionId, seed: 1, fileToken: tokenOf(name), stage: 'done' },
      brief: JSON.stringify(briefOf(submission)),
      ...{ createdAt: submittedAt, startedAt: submittedAt, finishedAt: submittedAt },
    })
    .execute()
  if (!concept) return
  await trx
    .updateTable('concepts')
    .set({ contactId, generationId: id })
    .where('id', '=', concept.id)
    .execute()
}

/** Creates the estimate for a quote request, with its document. */
async function writeEstimate(
  deps: PeopleDeps,
  { contact, submission, submittedAt }: SentSubmission,
) {
  if (submission.kind !== 'quote') return undefined
  const token = tokenOf(`${contact.email} ${submission.daysAgo}`)
  const reference = `WE-${tokenOf(`reference ${token}`).slice(0, 8).toUpperCase()}`
  const key = `estimates/${token}.pdf`
  const { agency } = initialSettings
  const quote = quoteOf(contact, submission)
  const issuedOn = melbourneDay(submittedAt)
  const { estimate, pdf } = await deps.writeEstimateDocument({
    ...{ quote, agency, reference, issuedOn },
    ...{ book: defaultPriceBook, bookVersion: 1 },
  })
  await deps.storage.put(key, pdf)
  return {
    ...{ reference, pdfUrl: urlOfKey(key), createdAt: submittedAt },
    ...estimateColumns(estimate),
  }
}

/**
 * The change log: who set a contact's status and wrote its notes, if they differ from the initial
 * values.
 */
async function insertChangeLog(
  trx: Transaction<DB>,
  submissions: SentSubmission[],
  now: Date,
): Promise<void> {
  const staff = await trx
    .selectFrom('staff')
    .select(['id as staffId', 'email as staffEmail'])
    .orderBy('id')
    .executeTakeFirst()
  if (!staff) return
  // The last submission of each contact, since later entries overwrite earlier ones.
  const latest = new Map(submissions.map(({ contact, ...rest }) => [contact, rest]))
  for (const [{ status, notes }, { contactId, submittedAt }] of latest) {
    const createdAt = new Date(
      Math.min(submittedAt.getTime() + DAY_MS, now.getTime() - DAY_MS / 24),
    )
    const change = { contactId, createdAt, ...staff }
    const changes = [
      { ...change, field: 'status', oldValue: 'New', newValue: status },
      { ...change, field: 'notes', oldValue: '', newValue: notes },
    ].filter(({ oldValue, newValue }) => oldValue !== newValue)
    if (changes.length > 0) await trx.insertInto('contactChanges').values(changes).execute()
  }
}

/** The stages were changed when the log says so, not when the demo was seeded. */
const setMovements = (trx: Transaction<DB>) =>
  sql`
    update contacts set moved_at = greatest(moved_at, changes.last)
    from (
      select contact_id, max(created_at) as last from contact_changes
      where field = 'status' group by contact_id
    ) as changes
    where changes.contact_id = contacts.id`.execute(trx)

/** A notification for every submission; the newest are unread for the existing staff. */
async function insertNotifications(trx: Transaction<DB>): Promise<void> {
  await sql`
    insert into notifications (kind, submission_id, created_at)
    select kind, id, created_at from submissions where request_id = ${REQUEST_ID} order by id
  `.execute(trx)
  await sql`
    insert into unread_notifications (staff_id, notification_id)
    select staff.id, newest.id from staff, (
      select id from notifications order by created_at desc limit ${UNREAD_COUNT}
    ) as newest`.execute(trx)
}

/** Fictitious contacts with a year of submissions and their results. */
export async function seedPeople(
  trx: Transaction<DB>,
  deps: PeopleDeps,
  now = new Date(),
): Promise<void> {
  const submissions = await insertContacts(trx, now)
  const estimates = await Promise.all(
    submissions.map((submission) => writeEstimate(deps, submission)),
  )
  for (const [index, submission] of submissions.entries()) {
    const submissionId = await insertSubmission(trx, submission)
    if (submission.submission.kind === 'concept')
      await insertGeneration(trx, submission, submissionId)
    const estimate = estimates[index]
    if (estimate) {
      await trx
        .insertInto('estimates')
        .values({ ...estimate, submissionId })
        .execute()
    }
  }
  await insertChangeLog(trx, submissions, now)
  await setMovements(trx)
  await insertNotifications(trx)
  // A fresh demo has just its own notifications: the reminders start the next morning.
  await trx
    .insertInto('followUpDigests')
    .values({ day: melbourneDay(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
