import { createHash } from 'node:crypto'
import type { Deps } from '@agency/api/deps'
import { estimateColumns } from '@agency/api/features/estimates/estimate-columns'
import { initialSettings } from '@agency/api/features/settings/initial-settings'
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

type PeopleDeps = Pick<Deps, 'storage' | 'writeEstimateDocument'>

/** The number of unread notifications in a fresh demo. */
const UNREAD = 2
/**
 * A document takes a tenth of a second, so the first start of a demo only writes the recent ones.
 */
const WRITTEN_FOR_DAYS = 45
/** Marks submissions as the demo's, in the column that normally holds a request's id. */
const REQUEST_ID = 'demo'

/** 128 bits derived from a name: the same in every demo. */
const tokenOf = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 32)
const uuidOf = (name: string) =>
  tokenOf(name).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')

interface GalleryConcept {
  id: number
  companyName: string
  createdAt: Date
}

/** One submission with its sender, its time, and the gallery concept that it led to. */
interface Sent {
  contact: DemoContact
  contactId: number
  submission: DemoSubmission
  at: Date
  concept: GalleryConcept | undefined
}

const briefOf = ({ contact, submission, concept }: Sent): NewBrief => {
  const shown = demoConcepts.find(({ companyName }) => companyName === concept?.companyName)
  const older = submission.kind === 'concept' && 'mainGoal' in submission ? submission : undefined
  return {
    ...{ userName: contact.name, userEmail: contact.email, phone: contact.phone },
    companyName: contact.company,
    employeeCount: shown?.employeeCount ?? '11-50',
    businessType: shown?.businessType ?? 'B2C',
    industry: shown?.industry ?? older?.industry ?? '',
    mainGoal: shown?.mainGoal ?? older?.mainGoal ?? '',
    overallVibe: shown?.overallVibe ?? 'Modern',
    colorFeel: shown?.colorFeel ?? 'no preference',
    keyVisualElements: '',
    showInGallery: shown !== undefined,
  }
}

const quoteOf = (
  { name, email, phone, company }: DemoContact,
  { industry, websiteDescription }: Extract<DemoSubmission, { kind: 'quote' }>,
): NewEstimate => {
  const [firstName = '', ...rest] = name.split(' ')
  return {
    ...{ firstName, lastName: rest.join(' '), email, phone, companyName: company, industry },
    ...{ companySize: '', targetMarket: '', websiteDescription },
  }
}

function payloadOf(sent: Sent): NewBrief | NewMessage | NewEstimate {
  const { contact, submission } = sent
  if (submission.kind === 'concept') return briefOf(sent)
  if (submission.kind === 'quote') return quoteOf(contact, submission)
  const { subject, message } = submission
  return { name: contact.name, email: contact.email, subject, message }
}

/** The contacts with all their submissions, oldest first. */
async function insertContacts(trx: Transaction<DB>, now: Date): Promise<Sent[]> {
  const concepts = await trx
    .selectFrom('concepts')
    .select(['id', 'companyName', 'createdAt'])
    .execute()
  const all: Sent[] = []
  for (const contact of demoContacts) {
    const sent = contact.sent.map((submission) => {
      const concept =
        'of' in submission
          ? concepts.find(({ companyName }) => companyName === submission.of)
          : undefined
      const daysAgo = 'daysAgo' in submission ? submission.daysAgo : 0
      const at = concept?.createdAt ?? new Date(now.getTime() - daysAgo * DAY_MS)
      return { contact, submission, concept, at }
    })
    const first = new Date(Math.min(...sent.map(({ at }) => at.getTime())))
    const { name, email, company, phone, status, notes, followUpIn } = contact
    const { id } = await trx
      .insertInto('contacts')
      .values({
        ...{ name, email, company, phone, status, notes, firstSeen: first, lastActivity: first },
        nextFollowUp: followUpIn === undefined ? null : addDays(melbourneDay(now), followUpIn),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    all.push(...sent.map((each) => ({ ...each, contactId: id })))
  }
  return all.sort((one, other) => one.at.getTime() - other.at.getTime())
}

async function insertSubmission(trx: Transaction<DB>, sent: Sent): Promise<number> {
  const kind: SubmissionKind = sent.submission.kind
  const { id } = await trx
    .insertInto('submissions')
    .values({
      ...{ contactId: sent.contactId, kind, requestId: REQUEST_ID, createdAt: sent.at },
      payload: JSON.stringify(payloadOf(sent)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A finished generation, and the gallery concept that it made. */
async function insertGeneration(trx: Transaction<DB>, sent: Sent, submissionId: number) {
  const { concept, contactId, at } = sent
  const name = `${sent.contact.email} ${submissionId}`
  const id = uuidOf(name)
  await trx
    .insertInto('generations')
    .values({
      ...{ id, submissionId, seed: 1, fileToken: tokenOf(name), stage: 'done' },
      brief: JSON.stringify(briefOf(sent)),
      ...{ createdAt: at, startedAt: at, finishedAt: at },
    })
    .execute()
  if (!concept) return
  await trx
    .updateTable('concepts')
    .set({ contactId, generationId: id })
    .where('id', '=', concept.id)
    .execute()
}

/** The estimate for a recent quote request, created by the product's own writer. */
async function writeEstimate(deps: PeopleDeps, { contact, submission, at }: Sent) {
  if (submission.kind !== 'quote' || submission.daysAgo > WRITTEN_FOR_DAYS) return undefined
  const token = tokenOf(`${contact.email} ${submission.daysAgo}`)
  const reference = `WE-${tokenOf(`reference ${token}`).slice(0, 8).toUpperCase()}`
  const key = `estimates/${token}.pdf`
  const { agency } = initialSettings
  const quote = quoteOf(contact, submission)
  const issuedOn = melbourneDay(at)
  const { estimate, pdf } = await deps.writeEstimateDocument({
    ...{ quote, agency, reference, issuedOn },
    ...{ book: defaultPriceBook, bookVersion: 1 },
  })
  await deps.storage.put(key, pdf)
  return {
    ...{ reference, pdfUrl: urlOfKey(key), createdAt: at },
    ...estimateColumns(estimate),
  }
}

/**
 * The change log: who set a contact's status and wrote its notes, if they differ from the initial
 * values.
 */
async function insertTrail(trx: Transaction<DB>, sent: Sent[], now: Date): Promise<void> {
  const staff = await trx
    .selectFrom('staff')
    .select(['id as staffId', 'email as staffEmail'])
    .orderBy('id')
    .executeTakeFirst()
  if (!staff) return
  // The last submission of each contact, since later entries overwrite earlier ones.
  const last = new Map(sent.map(({ contact, ...rest }) => [contact, rest]))
  for (const [{ status, notes }, { contactId, at }] of last) {
    const createdAt = new Date(Math.min(at.getTime() + DAY_MS, now.getTime() - DAY_MS / 24))
    const change = { contactId, createdAt, ...staff }
    const changes = [
      { ...change, field: 'status', oldValue: 'New', newValue: status },
      { ...change, field: 'notes', oldValue: '', newValue: notes },
    ].filter(({ oldValue, newValue }) => oldValue !== newValue)
    if (changes.length > 0) await trx.insertInto('contactChanges').values(changes).execute()
  }
}

/** A notification for every submission; the newest are unread for the existing staff. */
async function insertNotifications(trx: Transaction<DB>): Promise<void> {
  await sql`
    insert into notifications (kind, submission_id, created_at)
    select kind, id, created_at from submissions where request_id = ${REQUEST_ID} order by id
  `.execute(trx)
  await sql`
    insert into unread_notifications (staff_id, notification_id)
    select staff.id, newest.id from staff, (
      select id from notifications order by created_at desc limit ${UNREAD}
    ) as newest`.execute(trx)
}

/** Fictitious contacts with a year of submissions and their results. */
export async function seedPeople(
  trx: Transaction<DB>,
  deps: PeopleDeps,
  now = new Date(),
): Promise<void> {
  const sent = await insertContacts(trx, now)
  const estimates = await Promise.all(sent.map((each) => writeEstimate(deps, each)))
  for (const [index, each] of sent.entries()) {
    const submissionId = await insertSubmission(trx, each)
    if (each.submission.kind === 'concept') await insertGeneration(trx, each, submissionId)
    const estimate = estimates[index]
    if (estimate) {
      await trx
        .insertInto('estimates')
        .values({ ...estimate, submissionId })
        .execute()
    }
  }
  await insertTrail(trx, sent, now)
  await insertNotifications(trx)
}
