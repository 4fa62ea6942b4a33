import { EMAIL_RETENTION_DAYS, type SubmissionEmailKind } from '@agency/contract/email'
import { DAY_MS } from '@agency/contract/time'
import type { CopyValue } from '@agency/db/copy-rows'
import { type Person, REQUEST_ID, type Sent } from './people.ts'
import { openSeededRandom, type SeededRandom } from './seeded-random.ts'

const kindOf = ({ kind, failed }: Sent): SubmissionEmailKind =>
  failed ? 'generation_failed' : kind

export const notificationTable = {
  table: 'notifications',
  columns: ['kind', 'submission_id', 'created_at'],
}

export function* notificationRows(sent: Sent[]): Generator<CopyValue[]> {
  for (const each of sent) yield [kindOf(each), each.id, each.at]
}

export const changeTable = {
  table: 'contact_changes',
  columns: [
    ...['contact_id', 'field', 'old_value', 'new_value', 'staff_id', 'staff_email', 'created_at'],
  ],
}

/**
 * The change log: who set people's current status and wrote their notes, some days after they came.
 */
export function* changeRows(
  people: Person[],
  staff: { id: number | null; email: string },
  now: Date,
): Generator<CopyValue[]> {
  const random = openSeededRandom(5)
  for (const { id, status, notes, firstSeen } of people) {
    const age = now.getTime() - firstSeen.getTime()
    const at = () => new Date(firstSeen.getTime() + Math.min(age, 10 * DAY_MS) * random.next())
    if (status !== 'New') yield [id, 'status', 'New', status, staff.id, staff.email, at()]
    if (notes !== '') yield [id, 'notes', '', notes, staff.id, staff.email, at()]
  }
}

export const mailTable = {
  table: 'mails',
  columns: [
    ...['kind', 'recipient', 'submission_id', 'contact_id', 'to_name', 'to_address'],
    ...['reply_name', 'reply_address', 'subject', 'body_text', 'body_html', 'message_id'],
    ...['request_id', 'state', 'attempts', 'last_error', 'created_at', 'sent_at'],
  ],
}

const subjects: Record<SubmissionEmailKind, (person: Person) => [owner: string, visitor: string]> =
  {
    message: ({ name }) => [`Message from ${name}`, 'We have your message'],
    concept: ({ name, company }) => [
      `Concept made: ${name}, ${company}`,
      `Your concept for ${company}`,
    ],
    quote: ({ name, company }) => [
      `Estimate asked for: ${name}, ${company}`,
      `Your estimate for ${company}`,
    ],
    generation_failed: ({ name, company }) => [
      `Concept not drawn: ${name}, ${company}`,
      `We have your brief for ${company}`,
    ],
  }

/** One email in a hundred was not delivered. */
const deliveryOf = (random: SeededRandom, at: Date): CopyValue[] =>
  random.next() < 0.01
    ? ['failed', 5, 'The mail server refused the address.', at, null]
    : ['sent', 1, null, at, new Date(at.getTime() + 2_000)]

/** Two for each submission: one to the owner and one to the sender. */
export function* mailRows(sent: Sent[], now: Date): Generator<CopyValue[]> {
  const random = openSeededRandom(6)
  for (const each of sent) {
    const { person, at, id } = each
    const kind = kindOf(each)
    const [toOwner, toVisitor] = subjects[kind](person)
    const isDeleted = now.getTime() - at.getTime() > EMAIL_RETENTION_DAYS * DAY_MS
    const body = (subject: string) =>
      isDeleted ? [null, null] : [`${subject}\n`, `<p>${person.company}</p>`]
    const rest = (recipient: string) => [
      ...[`${REQUEST_ID}-${id}-${recipient}@emberlane.example`, REQUEST_ID],
      ...deliveryOf(random, at),
    ]
    yield [
      ...[kind, 'owner', id, person.id, 'Emberlane', 'hello@emberlane.example'],
      ...[person.name, person.email, toOwner, ...body(toOwner), ...rest('owner')],
    ]
    yield [
      ...[kind, 'visitor', id, person.id, person.name, person.email],
      ...[null, null, toVisitor, ...body(toVisitor), ...rest('visitor')],
    ]
  }
}
