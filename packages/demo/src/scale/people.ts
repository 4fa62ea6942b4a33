import { addDays, melbourneDay } from '@agency/api/time/melbourne'
import type { SubmissionKind } from '@agency/contract/submission-kinds'
import { DAY_MS } from '@agency/contract/time'
import type { CopyValue } from '@agency/db/copy-rows'
import { openSeededRandom, type SeededRandom } from './seeded-random.ts'
import {
  firmNames,
  firstNames,
  goals,
  lastNames,
  messages,
  notes,
  subjects,
  trades,
} from './words.ts'

const DAYS = 730
/**
 * Additional submissions per concept: briefs whose concept could not be drawn, messages, and quote
 * requests.
 */
const FAILED = 0.01
const MESSAGES = 0.3
const QUOTES = 0.15

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

/** One submission; `failed` is a brief whose concept could not be drawn. */
export interface Sent {
  id: number
  person: Person
  kind: SubmissionKind
  failed: boolean
  at: Date
  payload: object
}

/** A trade's frequency falls with its position in the list. */
const drawTrade = (random: SeededRandom) =>
  trades[Math.floor(random.next() ** 2 * trades.length)] as (typeof trades)[number]

function drawStatus(random: SeededRandom, ageDays: number): Person['status'] {
  if (ageDays < 3 || random.next() < 0.15) return 'New'
  return random.pick(['Contacted', 'Contacted', 'Responded', 'Converted', 'Cold', 'Cold'] as const)
}

/** Each year brings more people than the year before. */
const drawAge = (random: SeededRandom) => random.next() ** 1.5 * DAYS * DAY_MS

/** This many people, in the order in which they first came. */
export function makePeople(count: number, firstId: number, now: Date): Person[] {
  const random = openSeededRandom(1)
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

/** People and times of submissions: everybody once, and a few people many times. Oldest first. */
function drawSendings(people: Person[], count: number, now: Date, random: SeededRandom) {
  const again = Array.from({ length: count - people.length }, () => {
    const person = people[Math.floor(random.next() ** 2 * people.length)] as Person
    const first = person.firstSeen.getTime()
    return { person, at: new Date(first + (now.getTime() - first) * random.next() ** 2) }
  })
  return [...people.map((person) => ({ person, at: person.firstSeen })), ...again].sort(
    (one, other) => one.at.getTime() - other.at.getTime(),
  )
}

const sharesOf = (people: number): { kind: SubmissionKind; failed: boolean; count: number }[] => [
  { kind: 'concept', failed: false, count: people },
  { kind: 'concept', failed: true, count: Math.ceil(people * FAILED) },
  { kind: 'message', failed: false, count: Math.ceil(people * MESSAGES) },
  { kind: 'quote', failed: false, count: Math.ceil(people * QUOTES) },
]

/** The number of submissions by this many people. */
export const sentCountOf = (people: number): number =>
  sharesOf(people).reduce((sum, { count }) => sum + count, 0)

/** The index of the count that a number falls into when the counts are laid end to end. */
function placeOf(number: number, counts: number[]): number {
  let place = 0
  for (let left = number - (counts[0] ?? 0); left >= 0; left -= counts[place] ?? 0) place += 1
  return place
}

/**
 * The submissions, oldest first; they include as many briefs that became concepts as there are
 * people.
 */
export function makeSent(people: Person[], firstId: number, now: Date): Sent[] {
  const random = openSeededRandom(2)
  // Kinds are drawn from the remaining number of each, so that the final counts are exact.
  const left = sharesOf(people.length)
  const counts = left.map(({ count }) => count)
  let total = sentCountOf(people.length)
  return drawSendings(people, total, now, random).map(({ person, at }, index) => {
    const place = placeOf(random.below(total), counts)
    counts[place] = (counts[place] ?? 0) - 1
    total -= 1
    const { kind, failed } = left[place] as (typeof left)[number]
    return {
      id: firstId + index,
      person,
      kind,
      failed,
      at,
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
    const { status, notes: noted, nextFollowUp } = person
    // The trigger on submissions updates the last activity.
    yield [
      ...[id, email, name, company, phone, status, noted, nextFollowUp],
      ...[firstSeen, firstSeen, firstSeen],
    ]
  }
}

/** Marks submissions as made by this seed, in the column that normally holds a request's id. */
export const REQUEST_ID = 'scale'

export const submissionTable = {
  table: 'submissions',
  columns: ['id', 'contact_id', 'kind', 'payload', 'request_id', 'created_at'],
}

export function* submissionRows(sent: Sent[]): Generator<CopyValue[]> {
  for (const { id, person, kind, payload, at } of sent) {
    yield [id, person.id, kind, payload, REQUEST_ID, at]
  }
}
