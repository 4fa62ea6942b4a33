import { EMAIL_RETENTION_DAYS, type SubmissionEmailKind } from '@agency/contract/email'
import { DAY_MS } from '@agency/contract/time'
import type { CopyValue } from '@agency/db/copy-rows'
import { type Person, REQUEST_ID, type ScaleSubmission } from './people.ts'
import { createSeededRandom, type SeededRandom } from './seeded-random.ts'

const kindOf = ({ kind, failed }: ScaleSubmission): SubmissionEmailKind =>
  failed ? 'generation_failed' : kind

export const notificationTable = {
  table: 'notifications',
  columns: ['kind', 'submission_id', 'created_at'],
}

export function* notificationRows(submissions: ScaleSubmission[]): Generator<CopyValue[]> {
  for (const submission of submissions)
    yield [kindOf(submission), submission.id, submission.submittedAt]
}

export const changeTable = {
  table: 'contact_changes',
  columns: [
    ...['contact_id', 'field', 'old_value', 'new_value', 'staff_id', 'staff_email', 'created_at'],
  ],
}

/**
 * The change log: who set each contact's status and wrote its notes, up to ten days after their
 * first submission.
 */
export function* changeRows(
  people: Person[],
  staff: { id: number | null; email: string },
  now: Date,
): Generator<CopyValue[]> {
  const random = createSeededRandom(5)
  for (const { id, status, notes, firstSeen } of people) {
    const ageMs = now.getTime() - firstSeen.getTime()
    const randomTime = () =>
      new Date(firstSeen.getTime() + Math.min(ageMs, 10 * DAY_MS) * random.next())
    if (status !== 'New') yield [id, 'status', 'New', status, staff.id, staff.email, randomTime()]
    if (notes !== '') yield [id, 'notes', '', notes, staff.id, staff.email, randomTime()]
  }
}

export const emailTable = {
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
      `Concept generated: ${name}, ${company}`,
      `Your concept for ${company}`,
    ],
    quote: ({ name, company }) => [
      `Estimate requested: ${name}, ${company}`,
      `Your estimate for ${company}`,
    ],
    generation_failed: ({ name, company }) => [
      `Concept failed: ${name}, ${company}`,
      `We have your brief for ${company}`,
    ],
  }

/** One email in a hundred was not delivered. */
const deliveryOf = (random: SeededRandom, submittedAt: Date): CopyValue[] =>
  random.next() < 0.01
    ? ['failed', 5, 'The mail server refused the address.', submittedAt, null]
    : ['sent', 1, null, submittedAt, new Date(submittedAt.getTime() + 2_000)]

/** Two for each submission: one to the owner and one to the sender. */
export function* emailRows(submissions: ScaleSubmission[], now: Date): Generator<CopyValue[]> {
  const random = createSeededRandom(6)
  for (const submission of submissions) {
    const { person, submittedAt, id } = submission
    const kind = kindOf(submission)
    const [ownerSubject, visitorSubject] = subjects[kind](person)
    const isDeleted = now.getTime() - submittedAt.getTime() > EMAIL_RETENTION_DAYS * DAY_MS
    const body = (subject: string) =>
      isDeleted ? [null, null] : [`${subject}\n`, `<p>${person.company}</p>`]
    const deliveryColumns = (recipient: string) => [
      ...[`${REQUEST_ID}-${id}-${recipient}@emberlane.example`, REQUEST_ID],
      ...deliveryOf(random, submittedAt),
    ]
    yield [
      ...[kind, 'owner', id, person.id, 'Emberlane', 'hello@emberlane.example'],
      ...[
        person.name,
        person.email,
        ownerSubject,
        ...body(ownerSubject),
        ...deliveryColumns('owner'),
      ],
    ]
    yield [
      ...[kind, 'visitor', id, person.id, person.name, person.email],
      ...[null, null, visitorSubject, ...body(visitorSubject), ...deliveryColumns('visitor')],
    ]
  }
}
