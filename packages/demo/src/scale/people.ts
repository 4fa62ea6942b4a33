import { leadSourcesOf } from '@agency/api/features/sources/classify-source'
import { addDays, melbourneDay } from '@agency/api/time/melbourne'
import type { SubmissionKind } from '@agency/contract/submission-kinds'
import { DAY_MS } from '@agency/contract/time'
import type { CopyValue } from '@agency/db/copy-rows'
import { createSeededRandom, type SeededRandom } from './seeded-random.ts'
import {
  firmNames,
  firstNames,
  goals,
  lastNames,
  messages,
  notes,
  paths,
  subjects,
  trades,
} from './words.ts'

const DAYS = 730
/** Additional submissions per concept: failed briefs, messages and quote requests. */
const FAILED_SHARE = 0.01
const MESSAGE_SHARE = 0.3
const QUOTE_SHARE = 0.15

export interface Person {
  id: number
  name: string
  email: string
  company: string
  phone: string
  industry: string
  status: 'New' | 'Contacted' | 'Responded' | 'Converted' | 'Cold'
  notes: string
  nextFollowUp: string | null
  firstSeen: Date
}

/** One submission; `failed` if it is a brief without a concept. */
export interface ScaleSubmission {
  id: number
  person: Person
  kind: SubmissionKind
  failed: boolean
  submittedAt: Date
  payload: object
}

/** A trade's frequency falls with its position in the list. */
const drawTrade = (random: SeededRandom) =>
  trades[Math.floor(random.next() ** 2 * trades.length)] as (typeof trades)[number]

function drawStatus(random: SeededRandom, ageDays: number): Person['status'] {
  if (ageDays < 3 || random.next() < 0.15) return 'New'
  return random.pick(['Contacted', 'Contacted', 'Responded', 'Converted', 'Cold', 'Cold'] as const)
}

/** More people come in the second year than in the first. */
const drawAge = (random: SeededRandom) => random.next() ** 1.5 * DAYS * DAY_MS

/** People, in the order of their first submission. */
export function generatePeople(count: number, firstId: number, now: Date): Person[] {
  const random = createSeededRandom(1)
  const today = melbourneDay(now)
  const ages = Array.from({ length: count }, () => drawAge(random)).sort((a, b) => b - a)
  return ages.map((age, index) => {
    const [firstName, lastName] = [random.pick(firstNames), random.pick(lastNames)]
    const [trade, industry] = drawTrade(random)
    const firm = random.next() < 0.7 ? random.pick(firmNames) : lastName
    const host = `${firm}${trade}`.toLowerCase().replace(/[^a-z]/g, '')
    return {
      id: firstId + index,
      name: `${firstName} ${lastName}`,
      // The number distinguishes two people with the same name.
      email: `${firstName.toLowerCase().replace(/[^a-z]/g, '')}.${index.toString(36)}@${host}.example`,
      company: `${firm} ${trade}`,
      phone: random.next() < 0.6 ? `03 5550 ${String(random.below(10_000)).padStart(4, '0')}` : '',
      industry,
      status: drawStatus(random, age / DAY_MS),
      notes: random.next() < 0.1 ? random.pick(notes) : '',
      nextFollowUp: random.next() < 0.04 ? addDays(today, random.below(40) - 10) : null,
      firstSeen: new Date(now.getTime() - age),
    }
  })
}

export const briefOf = (person: Person, random: SeededRandom) => ({
  ...{ userName: person.name, userEmail: person.email, phone: person.phone },
  ...{ companyName: person.company, industry: person.industry },
  employeeCount: random.pick(['1-10', '1-10', '11-50', '51-200', '201-500']),
  businessType: random.pick(['B2B', 'B2C', 'B2C', 'Both'] as const),
  mainGoal: random.pick(goals),
  overallVibe: random.pick(['Modern', 'Corporate', 'Creative', 'Minimalist', 'Bold']),
  colorFeel: random.pick(['navy and gold', 'sea green', 'warm clay', 'no preference', 'black']),
  keyVisualElements: '',
  showInGallery: true,
})

function payloadOf(kind: SubmissionKind, person: Person, random: SeededRandom): object {
  const { name, email, phone, company, industry } = person
  if (kind === 'concept') return briefOf(person, random)
  if (kind === 'message') {
    return { name, email, subject: random.pick(subjects), message: random.pick(messages) }
  }
  const [firstName = '', lastName = ''] = name.split(' ')
  return {
    ...{ firstName, lastName, email, phone, companyName: company, industry },
    ...{ companySize: '', targetMarket: '', websiteDescription: random.pick(goals) },
  }
}

/** People with times of submissions, oldest first: everybody once, and a few people many times. */
function randomSubmissionTimes(people: Person[], count: number, now: Date, random: SeededRandom) {
  const repeats = Array.from({ length: count - people.length }, () => {
    const person = people[Math.floor(random.next() ** 2 * people.length)] as Person
    const first = person.firstSeen.getTime()
    return { person, submittedAt: new Date(first + (now.getTime() - first) * random.next() ** 2) }
  })
  return [...people.map((person) => ({ person, submittedAt: person.firstSeen })), ...repeats].sort(
    (one, other) => one.submittedAt.getTime() - other.submittedAt.getTime(),
  )
}

const countsByKind = (
  people: number,
): { kind: SubmissionKind; failed: boolean; count: number }[] => [
  { kind: 'concept', failed: false, count: people },
  { kind: 'concept', failed: true, count: Math.ceil(people * FAILED_SHARE) },
  { kind: 'message', failed: false, count: Math.ceil(people * MESSAGE_SHARE) },
  { kind: 'quote', failed: false, count: Math.ceil(people * QUOTE_SHARE) },
]

/** The number of submissions by this many people. */
export const submissionCountOf = (people: number): number =>
  countsByKind(people).reduce((sum, { count }) => sum + count, 0)

/** The index of the bucket that contains the number, with buckets of these sizes in a row. */
function bucketOf(number: number, counts: number[]): number {
  let bucket = 0
  for (let remaining = number - (counts[0] ?? 0); remaining >= 0; remaining -= counts[bucket] ?? 0)
    bucket += 1
  return bucket
}

/** The submissions, oldest first, with one successful brief per person on average. */
export function generateSubmissions(
  people: Person[],
  firstId: number,
  now: Date,
): ScaleSubmission[] {
  const random = createSeededRandom(2)
  // Kinds are sampled without replacement, so that the final counts are exact.
  const kinds = countsByKind(people.length)
  const counts = kinds.map(({ count }) => count)
  let total = submissionCountOf(people.length)
  return randomSubmissionTimes(people, total, now, random).map(({ person, submittedAt }, index) => {
    const bucket = bucketOf(random.below(total), counts)
    counts[bucket] = (counts[bucket] ?? 0) - 1
    total -= 1
    const { kind, failed } = kinds[bucket] as (typeof kinds)[number]
    return {
      id: firstId + index,
      person,
      kind,
      failed,
      submittedAt,
      payload: payloadOf(kind, person, random),
    }
  })
}

export const contactTable = {
  table: 'contacts',
  columns: [
    ...['id', 'email', 'name', 'company', 'phone', 'status', 'notes', 'next_follow_up'],
    ...['first_seen', 'last_activity', 'updated_at'],
  ],
}

export function* contactRows(people: Person[]): Generator<CopyValue[]> {
  for (const { id, email, name, company, phone, firstSeen, ...person } of people) {
    const { status, notes: currentNotes, nextFollowUp } = person
    // The trigger on submissions updates the last activity.
    yield [
      ...[id, email, name, company, phone, status, currentNotes, nextFollowUp],
      ...[firstSeen, firstSeen, firstSeen],
    ]
  }
}

/** Marks the submissions of this seed, in the column that normally contains the request id. */
export const REQUEST_ID = 'scale'

export const submissionTable = {
  table: 'submissions',
  columns: [
    ...['id', 'contact_id', 'kind', 'payload', 'request_id', 'created_at'],
    ...['first_source', 'last_source'],
  ],
}

const sources = [
  ...(['', 'www.google.com', 'www.linkedin.com', 'chatgpt.com', 'clutch.co'] as const).map(
    (referrer, index) => ({ referrer, landing: paths[index] ?? '/', campaign: '' }),
  ),
  { referrer: '', landing: '/', campaign: 'spring-letter' },
].map(({ referrer, landing, campaign }): CopyValue => {
  const origin = { referrer, landing, campaign, source: campaign && 'newsletter', medium: '' }
  return leadSourcesOf({ first: origin, last: origin }).last
})

export function* submissionRows(submissions: ScaleSubmission[]): Generator<CopyValue[]> {
  for (const { id, person, kind, payload, submittedAt } of submissions) {
    const source = sources[id % sources.length] as CopyValue
    yield [id, person.id, kind, payload, REQUEST_ID, submittedAt, source, source]
  }
}
