import { estimateColumns } from '@agency/api/features/estimates/estimate-columns'
import { urlOfKey } from '@agency/api/storage/storage'
import { addDays, melbourneDay } from '@agency/api/time/melbourne'
import { defaultRateCard, type Estimate } from '@agency/contract/estimate'
import type { CopyValue } from '@agency/db/copy-rows'
import { type briefOf, REQUEST_ID, type ScaleSubmission } from './people.ts'
import { createSeededRandom } from './seeded-random.ts'

/** How long a concept takes to make. */
const GENERATION_MS = 900
const HIDDEN_SHARE = 0.08

/**
 * 32 hex digits, unique for every submission; the first eight, the reference, are unique as well.
 */
const tokenOf = ({ id }: ScaleSubmission) => {
  // Multiplying by an odd factor maps every 32-bit number to a different one.
  const multiplied = (factor: number) => (Math.imul(id, factor) >>> 0).toString(16).padStart(8, '0')
  return [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f].map(multiplied).join('')
}

const uuidOf = (submission: ScaleSubmission) =>
  tokenOf(submission).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')

const addMs = (date: Date, ms: number) => new Date(date.getTime() + ms)

export const generationTable = {
  table: 'generations',
  columns: [
    ...['id', 'submission_id', 'brief', 'seed', 'file_token', 'stage', 'stage_at', 'failure'],
    ...['created_at', 'started_at', 'finished_at'],
  ],
}

export function* generationRows(submissions: ScaleSubmission[]): Generator<CopyValue[]> {
  for (const submission of submissions.filter(({ kind }) => kind === 'concept')) {
    const { id, submittedAt, payload, failed } = submission
    const finishedAt = addMs(submittedAt, GENERATION_MS)
    yield [
      ...[
        uuidOf(submission),
        id,
        payload,
        id,
        tokenOf(submission),
        failed ? 'failed' : 'done',
        finishedAt,
      ],
      ...[failed ? 'GENERATION_FAILED' : null, submittedAt, submittedAt, finishedAt],
    ]
  }
}

export const conceptTable = {
  table: 'concepts',
  columns: [
    ...['id', 'public_id', 'generation_id', 'contact_id', 'company_name', 'industry'],
    ...['overall_vibe', 'website_for', 'design_style', 'business_type', 'employee_count'],
    ...['color_palette', 'page_type', 'image_url', 'image_width', 'image_height', 'image_alt'],
    ...['active', 'released', 'picture_published', 'created_at'],
  ],
}

export interface ConceptPictures {
  urls: string[]
  width: number
  height: number
}

const hasConcept = ({ kind, failed }: ScaleSubmission) => kind === 'concept' && !failed

/** A concept for each brief that did not fail; the concepts share their images. */
export function* conceptRows(
  submissions: ScaleSubmission[],
  firstId: number,
  { urls, width, height }: ConceptPictures,
): Generator<CopyValue[]> {
  const random = createSeededRandom(3)
  for (const [index, submission] of submissions.filter(hasConcept).entries()) {
    const { person, submittedAt } = submission
    const brief = submission.payload as ReturnType<typeof briefOf>
    const isActive = random.next() >= HIDDEN_SHARE
    yield [
      ...[firstId + index, tokenOf(submission).slice(0, 16), uuidOf(submission), person.id],
      ...[brief.companyName, brief.industry, brief.overallVibe, brief.industry],
      ...[brief.overallVibe, brief.businessType, brief.employeeCount, brief.colorFeel],
      ...[`Home page, ${5 + random.below(4)} sections`, random.pick(urls), width, height],
      ...[`Home page of ${person.company}`, isActive, true, isActive],
      addMs(submittedAt, GENERATION_MS),
    ]
  }
}

/** An estimate with one line: its figures are consistent, but its documents are not written. */
function estimateOf({ submittedAt }: ScaleSubmission, quarterHours: number): Estimate {
  const hourly = defaultRateCard.hourly.build
  const subtotal = (hourly * quarterHours) / 4
  const gst = Math.round(subtotal / 10)
  const total = subtotal + gst
  const shareOfTotal = (share: number) => Math.round(total * share)
  const issuedOn = melbourneDay(submittedAt)
  return {
    ...{ rateCard: defaultRateCard, rateCardVersion: 1, issuedOn },
    validUntil: addDays(issuedOn, defaultRateCard.validDays),
    ...{ pages: [], features: [], questions: [], drivers: [], timeline: [] },
    lines: [
      {
        ...{ phase: 'Build', description: 'Design and build', role: 'build' },
        ...{ quarterHours, hourly, amount: subtotal },
      },
    ],
    ...{ subtotal, gst, total, low: shareOfTotal(0.85), high: shareOfTotal(1.15), weeks: 6 },
    ...{ assumptions: [], exclusions: [], options: [], adjustments: [] },
  }
}

export const estimateTable = {
  table: 'estimates',
  columns: [
    ...['reference', 'submission_id', 'concept_id', 'estimate', 'total_cents', 'low_cents'],
    ...['high_cents', 'valid_until', 'pdf_url', 'created_at'],
  ],
}

/** One for every concept and every quote request, in order of time. */
export function* estimateRows(
  submissions: ScaleSubmission[],
  firstConceptId: number,
): Generator<CopyValue[]> {
  const random = createSeededRandom(4)
  let conceptId = firstConceptId
  for (const submission of submissions) {
    if (submission.kind !== 'quote' && !hasConcept(submission)) continue
    const estimate = estimateColumns(estimateOf(submission, 4 * (40 + random.below(400))))
    const token = tokenOf(submission)
    yield [
      ...[
        `WE-${token.slice(0, 8).toUpperCase()}`,
        submission.id,
        submission.kind === 'quote' ? null : conceptId++,
      ],
      ...[estimate.estimate, estimate.totalCents, estimate.lowCents, estimate.highCents],
      ...[estimate.validUntil, urlOfKey(`estimates/${REQUEST_ID}-${token}.pdf`)],
      addMs(submission.submittedAt, GENERATION_MS),
    ]
  }
}
