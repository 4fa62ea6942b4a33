import { requiredIcons } from '@agency/concept-engine/required-assets'
import { applyEdits, findEditProblem } from '@agency/concept-engine/studio/apply-edits'
import { Concept } from '@agency/contract/concept'
import {
  ConceptEdits,
  ConceptVersion,
  type Editor,
  noEdits,
  type UploadedPicture,
} from '@agency/contract/concept-edits'
import { EDITS_STALE } from '@agency/contract/studio'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { addJob } from '../../jobs/add-job.ts'
import { consumeForAddress } from '../../limits/rate-limits.ts'
import { openIconFiles } from '../../rendering/icon-files.ts'
import { describePageType } from '../concepts/page-type.ts'
import { queueWithdrawal } from '../concepts/withdraw-files-job.ts'
import { ensureShareLink } from '../share-links/share-link-service.ts'
import { lockConcept } from './edit-link-queries.ts'
import { editLinkEnded, getEditLink } from './edit-link-service.ts'
import { lockPictures, markUnusedPictures } from './picture-queries.ts'
import { listUploads, toUploads } from './picture-service.ts'
import { redrawConceptJob, redrawJobKey } from './redraw-job-definition.ts'
import {
  findEditedConcept,
  findVersion,
  holdForReview,
  insertVersion,
  listVersions,
  storeChangedConcept,
  storeEdits,
  thinVersions,
} from './studio-queries.ts'

/** What the Studio shows: the concept as it was composed, and its changes. */
export interface StudioState {
  /** The public id of the concept. */
  conceptId: string
  companyName: string
  original: Concept
  edits: ConceptEdits
  revision: number
  /** ISO 8601, UTC; null if it was never changed. */
  editedAt: string | null
  /** ISO 8601, UTC; when the edit link ends. */
  expiresAt: string
  /** The pictures that were uploaded for it. */
  uploads: UploadedPicture[]
  /** The icons of the concept's pictures, by name. */
  icons: [name: string, body: string][]
}

const loadIcons = openIconFiles({ owner: '@agency/concept-engine/site/render-site' })

const notEditable = () =>
  new AppError(
    'NOT_FOUND',
    'This concept was made by an earlier release and cannot be changed here.',
  )

/** The original and the changes of a stored concept. Throws NOT_FOUND for one of an earlier engine. */
function readEdited(row: { concept: unknown; original: unknown; edits: unknown }) {
  const original = Concept.safeParse(row.original ?? row.concept)
  if (!original.success) throw notEditable()
  return { original: original.data, edits: ConceptEdits.safeParse(row.edits).data ?? noEdits }
}

/** The concept of an edit link, to be changed. Throws NOT_FOUND. */
export async function getStudio(db: Database, token: string): Promise<StudioState> {
  const link = await getEditLink(db, token)
  const row = await findEditedConcept(db, link.conceptId)
  if (!row) throw editLinkEnded()
  const { original, edits } = readEdited(row)
  return {
    ...{ original, edits, uploads: await listUploads(db, link.conceptId) },
    icons: [...(await loadIcons(requiredIcons(original)))],
    conceptId: row.publicId,
    companyName: row.companyName,
    revision: row.revision,
    editedAt: row.editedAt?.toISOString() ?? null,
    expiresAt: link.expiresAt.toISOString(),
  }
}

/** The company whose concept a link is for. Throws NOT_FOUND if the link does not work. */
export async function checkEditLink(db: Database, token: string): Promise<{ companyName: string }> {
  const { conceptId } = await getEditLink(db, token)
  const row = await findEditedConcept(db, conceptId)
  if (!row) throw editLinkEnded()
  return { companyName: row.companyName }
}

interface Change {
  token: string
  /** The revision that the change is based on. */
  revision: number
}

export interface SavedEdits {
  revision: number
  /** ISO 8601, UTC. */
  savedAt: string
}

type LimitedDeps = Pick<Deps, 'db' | 'limits'>

/** Counts a change by its address and by the concept, which all holders of a link share. */
async function consumeChange({ db, limits }: LimitedDeps, token: string, address: string) {
  await consumeForAddress(limits, 'edit', address)
  const { conceptId } = await getEditLink(db, token)
  await limits.consume('editConcept', String(conceptId))
}

/**
 * Stores changes under a lock of the concept. Throws NOT_FOUND if the link has ended by then,
 * CONFLICT if the concept was changed since, and BAD_REQUEST if the changes do not fit it; nothing
 * is stored then.
 */
async function storeChange(
  { db }: Pick<Deps, 'db'>,
  { token, revision }: Change,
  editsOf: (trx: Transaction<DB>, conceptId: number) => Promise<ConceptEdits>,
  restored: number | null,
): Promise<SavedEdits> {
  return db.transaction().execute(async (trx) => {
    const { conceptId, madeBy } = await getEditLink(trx, token)
    const locked = await lockConcept(trx, conceptId)
    const row = locked && (await findEditedConcept(trx, conceptId))
    if (!row) throw editLinkEnded()
    // Revoked while this waited for the lock.
    await getEditLink(trx, token)
    if (row.revision !== revision) throw new AppError('CONFLICT', EDITS_STALE)
    const { original } = readEdited(row)
    const edits = await editsOf(trx, conceptId)
    const uploads = toUploads(await lockPictures(trx, conceptId))
    const problem = findEditProblem(original, edits, uploads)
    if (problem) throw new AppError('BAD_REQUEST', problem)
    await storeRevision(
      trx,
      { conceptId, original, edits, uploads, restored, madeBy: editorOf(madeBy) },
      revision + 1,
    )
    // A stranger's new words: staff review them before the public sees them.
    if (locked.active && madeBy === 'client') {
      await holdForReview(trx, conceptId)
      await queueWithdrawal(trx)
    }
    return { revision: revision + 1, savedAt: new Date().toISOString() }
  })
}

const editorOf = (text: string): Editor => (text === 'staff' ? 'staff' : 'client')

async function storeRevision(
  trx: Transaction<DB>,
  change: {
    conceptId: number
    original: Concept
    edits: ConceptEdits
    uploads: readonly UploadedPicture[]
    restored: number | null
    madeBy: Editor
  },
  revision: number,
): Promise<void> {
  const { conceptId, original, restored, madeBy } = change
  const concept = applyEdits(original, change.edits, change.uploads)
  const edits = JSON.stringify(change.edits)
  await storeEdits(trx, { conceptId, original: JSON.stringify(original), edits })
  await insertVersion(trx, { conceptId, revision, edits, madeBy, restored })
  await thinVersions(trx, conceptId)
  await markUnusedPictures(trx, conceptId)
  await storeChangedConcept(trx, {
    ...{ id: conceptId, concept: JSON.stringify(concept), revision },
    ...{ designStyle: concept.style, pageType: describePageType(concept) },
  })
  await addJob(trx, redrawConceptJob, { conceptId }, redrawJobKey(conceptId))
}

/** Stores the changes of somebody who has an edit link. Throws as `storeChange`. */
export async function saveEdits(
  deps: LimitedDeps,
  { edits, ...change }: Change & { edits: ConceptEdits },
  address: string,
): Promise<SavedEdits> {
  await consumeChange(deps, change.token, address)
  return storeChange(deps, change, async () => edits, null)
}

/**
 * Makes an earlier version the current one; the versions in between are kept. Version 0 is the
 * concept as it was composed. Throws as `storeChange`, and NOT_FOUND if there is no such version.
 */
export async function restoreVersion(
  deps: LimitedDeps,
  { version, ...change }: Change & { version: number },
  address: string,
): Promise<SavedEdits & { edits: ConceptEdits; uploads: UploadedPicture[] }> {
  await consumeChange(deps, change.token, address)
  let restored = noEdits
  const saved = await storeChange(
    deps,
    change,
    async (trx, conceptId) => {
      if (version > 0) {
        const row = await findVersion(trx, conceptId, version)
        const read = ConceptEdits.safeParse(row?.edits)
        if (!read.success) throw new AppError('NOT_FOUND', 'This version is no longer kept.')
        restored = read.data
      }
      return restored
    },
    version,
  )
  const { conceptId } = await getEditLink(deps.db, change.token)
  return { ...saved, edits: restored, uploads: await listUploads(deps.db, conceptId) }
}

/** The versions of a concept, newest first, without the composed one. Throws NOT_FOUND. */
export async function listConceptVersions(db: Database, token: string): Promise<ConceptVersion[]> {
  const { conceptId } = await getEditLink(db, token)
  const rows = await listVersions(db, conceptId)
  return rows.map(({ madeAt, ...row }) =>
    ConceptVersion.parse({ ...row, madeAt: madeAt.toISOString() }),
  )
}

/**
 * A share link to the changed concept, where whoever is finished finds its page, its website and
 * its estimate. Throws NOT_FOUND if staff revoked it.
 */
export async function finishEditing(db: Database, token: string): Promise<{ shareToken: string }> {
  const { conceptId } = await getEditLink(db, token)
  const link = await ensureShareLink(db, conceptId)
  if (!link) throw new AppError('NOT_FOUND', 'This concept can no longer be shared.')
  return { shareToken: link.token }
}
