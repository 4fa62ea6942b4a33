import { createHash } from 'node:crypto'
import type { EditLinkState, Editor } from '@agency/contract/concept-edits'
import type { ShareLink } from '@agency/contract/share-link'
import { EDIT_LINK_ENDED } from '@agency/contract/studio'
import { DAY_MS } from '@agency/contract/time'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Kysely } from 'kysely'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { runInBatches } from '../../jobs/in-batches.ts'
import { consumeForAddress } from '../../limits/rate-limits.ts'
import { randomName } from '../../storage/storage.ts'
import { getSettings } from '../settings/settings-service.ts'
import { findConceptOfGeneration } from '../share-links/share-link-queries.ts'
import {
  deleteEndedEditLinks,
  endOldestLinks,
  findEditLinkState,
  findNewestLink,
  findOpenEditLink,
  insertEditLink,
  lockConcept,
  revokeEditLinks,
} from './edit-link-queries.ts'

/** Max links of a concept: each browser that opens the Studio gets one of its own. */
const MAX_LINKS = 20

/** Only this is stored: whoever reads the database, or a backup of it, cannot edit. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

export const editLinkEnded = () => new AppError('NOT_FOUND', EDIT_LINK_ENDED)

/** The link of a token. Throws the same NOT_FOUND if it never existed, has expired or was revoked. */
export async function getEditLink(db: Kysely<DB>, token: string) {
  const link = await findOpenEditLink(db, hashOf(token))
  if (!link) throw editLinkEnded()
  return link
}

/** Creates a link; undefined if the concept is gone, or if staff revoked its links. */
async function createEditLink(
  db: Database,
  conceptId: number,
  madeBy: Editor,
): Promise<ShareLink | undefined> {
  const { retention } = await getSettings(db)
  const token = randomName()
  const expiresAt = new Date(Date.now() + retention.shareLinkDays * DAY_MS)
  return db.transaction().execute(async (trx) => {
    if (!(await lockConcept(trx, conceptId))) return undefined
    // Staff who revoked the links can allow changes again; a client cannot.
    const isRevoked = (await findNewestLink(trx, conceptId))?.revokedAt != null
    if (isRevoked && madeBy === 'client') return undefined
    await insertEditLink(trx, { conceptId, tokenSha256: hashOf(token), madeBy, expiresAt })
    await endOldestLinks(trx, conceptId, MAX_LINKS)
    return { token, expiresAt: expiresAt.toISOString() }
  })
}

/**
 * Creates an edit link to the concept of a generation, for whoever knows its id, which only the
 * person who requested it does. Throws NOT_FOUND if there is no such concept, or staff revoked its
 * links.
 */
export async function openEditLink(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  generationId: string,
  address: string,
): Promise<ShareLink> {
  await consumeForAddress(limits, 'share', address)
  const concept = await findConceptOfGeneration(db, generationId)
  const link = concept && (await createEditLink(db, concept.id, 'client'))
  if (!link) throw new AppError('NOT_FOUND', 'This concept can no longer be changed.')
  return link
}

/** Creates an edit link for staff, to use or to send. Throws NOT_FOUND. */
export async function openEditLinkForStaff(db: Database, conceptId: number): Promise<ShareLink> {
  const link = await createEditLink(db, conceptId, 'staff')
  if (!link) throw new AppError('NOT_FOUND', 'This concept no longer exists.')
  return link
}

/** Revokes all edit links of a concept permanently. Throws NOT_FOUND if none works. */
export async function endEditLinks(db: Database, conceptId: number): Promise<void> {
  if ((await revokeEditLinks(db, conceptId)) === 0) throw editLinkEnded()
}

/** The state of a concept's edit links for staff. */
export async function getEditLinkState(db: Database, conceptId: number): Promise<EditLinkState> {
  const row = await findEditLinkState(db, conceptId)
  return {
    open: Number(row?.open ?? 0),
    expiresAt: row?.expiresAt?.toISOString() ?? null,
    isRevoked: row?.revokedAt != null,
    editedAt: row?.editedAt?.toISOString() ?? null,
  }
}

/** How long the end of a link is remembered, so that a revoked one stays revoked. */
const RETENTION_DAYS = 90

/** Deletes links that ended long ago. */
export const deleteExpiredEditLinks = (db: Database, now: Date) =>
  runInBatches((limit) =>
    deleteEndedEditLinks(db, new Date(now.getTime() - RETENTION_DAYS * DAY_MS), limit),
  )
