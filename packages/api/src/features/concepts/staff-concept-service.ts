import type { StaffConcept } from '@agency/contract/gallery-concept'
import {
  type BulkResult,
  type ConceptFilter,
  type ConceptListRequest,
  type ConceptPage,
  type ConceptSelection,
  SELECTION_CHANGED,
} from '@agency/contract/staff-concept'
import type { Database } from '@agency/db/connect'
import { z } from 'zod'
import { AppError } from '../../errors/app-error.ts'
import { findImages } from '../../images/image-queries.ts'
import { pageFrom, pageWindowOf } from '../../pagination/keyset.ts'
import { readInBatches } from '../../pagination/read-in-batches.ts'
import { summaryOf } from '../estimates/estimate-columns.ts'
import { getShareLinkState } from '../share-links/share-link-service.ts'
import { getEditLinkState } from '../studio/edit-link-service.ts'
import { toStaffConcepts } from './concept-service.ts'
import {
  type ConceptListRow,
  conceptOrders,
  countConcepts,
  countConceptsUpTo,
  findConceptDetail,
  findNewestId,
  listConceptRows,
  listIndustries,
  listMatchingIds,
  lockConcepts,
  setConceptsActive,
} from './staff-concept-queries.ts'
import { queueWithdrawal } from './withdraw-files-job.ts'

/** Max number of industries in the filter. */
const MAX_INDUSTRIES = 500
const BATCH_SIZE = 500

const toListed = (db: Database, rows: ConceptListRow[]) =>
  toStaffConcepts(
    db,
    rows.map(({ key: _place, ...row }) => row),
  )

/** One page of the matching concepts, by keyset: as fast on the last page as on the first. */
export async function listConceptPage(
  db: Database,
  { filter, sort, ...request }: ConceptListRequest,
): Promise<ConceptPage> {
  const { sortKey, direction } = conceptOrders[sort]
  const pageWindow = pageWindowOf(request, sortKey, direction)
  const [matchingRows, matching, newestId] = await Promise.all([
    listConceptRows(db, filter, sort, pageWindow),
    countConcepts(db, filter),
    findNewestId(db),
  ])
  const { rows, ...cursors } = pageFrom(matchingRows, request)
  return { concepts: await toListed(db, rows), matching, newestId, ...cursors }
}

/** All concepts that match, in batches. */
export const readConcepts = (
  db: Database,
  filter: ConceptFilter,
  sort: ConceptListRequest['sort'],
): AsyncGenerator<StaffConcept[]> =>
  readInBatches(
    (pageWindow) => listConceptRows(db, filter, sort, pageWindow),
    (rows) => toListed(db, rows),
    conceptOrders[sort].direction,
  )

export const listConceptIndustries = (db: Database) => listIndustries(db, MAX_INDUSTRIES)

/** Max share of 'all that match' that may have gone or changed since the person looked. */
const MAX_MISSING_SHARE = 0.1

/**
 * The chosen ids, in batches, so that no statement reaches its time limit, however many there are.
 * Throws CONFLICT if more match than the person saw, or far fewer.
 */
async function* selectedIdBatches(
  db: Database,
  selection: ConceptSelection,
): AsyncGenerator<number[]> {
  if ('ids' in selection) return yield selection.ids
  const { filter, count: seenCount } = selection
  const currentCount = await countConceptsUpTo(db, filter, selection.upTo)
  if (currentCount > seenCount || currentCount < seenCount * (1 - MAX_MISSING_SHARE)) {
    throw new AppError('CONFLICT', SELECTION_CHANGED)
  }
  for (let upTo = selection.upTo; ; ) {
    const ids = await listMatchingIds(db, filter, { upTo, limit: BATCH_SIZE })
    if (ids.length === 0) return
    yield ids
    upTo = Math.min(...ids) - 1
  }
}

/** The result for a batch of concepts; one that is neither done nor refused no longer exists. */
interface BatchResult {
  done: number[]
  rejected?: number[]
}

/**
 * Acts on every chosen concept; one that was chosen by id and no longer exists counts as failed.
 */
export async function applyToSelection(
  db: Database,
  selection: ConceptSelection,
  act: (ids: number[]) => Promise<BatchResult>,
): Promise<BulkResult> {
  const done = new Set<number>()
  const rejected = new Set<number>()
  for await (const ids of selectedIdBatches(db, selection)) {
    const result = await act(ids)
    for (const id of result.done) done.add(id)
    for (const id of result.rejected ?? []) rejected.add(id)
  }
  const missing =
    'ids' in selection ? selection.ids.filter((id) => !done.has(id) && !rejected.has(id)) : []
  return {
    done: done.size,
    notReleased: rejected.size,
    failed: missing.map((id) => ({ id, message: 'This concept no longer exists.' })),
  }
}

/**
 * Shows concepts in the gallery, or hides them. Only those are shown whose makers agreed. Pictures
 * of hidden ones are moved to new URLs by a job.
 */
export const showConcepts = (
  db: Database,
  selection: ConceptSelection,
  active: boolean,
): Promise<BulkResult> =>
  applyToSelection(db, selection, (ids) =>
    db.transaction().execute(async (trx) => {
      const concepts = await lockConcepts(trx, ids)
      const eligible = concepts.filter(({ released }) => !active || released).map(({ id }) => id)
      await setConceptsActive(trx, eligible, active)
      if (!active) await queueWithdrawal(trx)
      const rejected = concepts.filter(({ released }) => active && !released).map(({ id }) => id)
      return { done: eligible, rejected }
    }),
  )

/** The text of the brief that staff read; the demo's concepts have none. */
const BriefText = z.object({ mainGoal: z.string() }).partial().catch({})

/** One concept with its brief, its estimate, its share link and its contact. Throws NOT_FOUND. */
export async function getConceptDetail(db: Database, id: number) {
  const row = await findConceptDetail(db, id)
  if (!row) throw new AppError('NOT_FOUND', 'This concept no longer exists.')
  const { brief, reference, totalCents, lowCents, highCents, validUntil, pdfUrl, ...rest } = row
  const { contactId, ...concept } = rest
  const { name, email, phone, company, status, active, released, createdAt, ...facts } = concept
  return {
    ...facts,
    isActive: active,
    isReleased: released,
    createdAt: createdAt.toISOString(),
    pictures: [...(await findImages(db, [row.imageUrl, row.thumbnailUrl])).values()],
    link: await getShareLinkState(db, id),
    editLinks: await getEditLinkState(db, id),
    description: BriefText.parse(brief).mainGoal ?? '',
    estimate:
      summaryOf({ reference, totalCents, lowCents, highCents, validUntil, pdfUrl }) ?? undefined,
    contact:
      contactId === null
        ? undefined
        : {
            ...{ id: contactId, name: name ?? '', email: email ?? '', phone: phone ?? '' },
            ...{ company: company ?? '', status: status ?? '' },
          },
  }
}
