import type { SharedConcept, ShareLink, ShareLinkState } from '@agency/contract/share-link'
import { DAY_MS } from '@agency/contract/time'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { isbot } from 'isbot'
import type { Kysely } from 'kysely'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { runInBatches } from '../../jobs/in-batches.ts'
import { consumeForAddress } from '../../limits/rate-limits.ts'
import { randomName } from '../../storage/storage.ts'
import { getSettings } from '../settings/settings-service.ts'
import type { EventSender } from '../site-events/site-event-service.ts'
import {
  countView,
  deleteEndedLinks,
  findConceptOfGeneration,
  findLinkOfConcept,
  findOpenLink,
  findShared,
  openLink,
  reopenLink,
  revokeLink,
} from './share-link-queries.ts'
import { designOf, sharedEstimateOf } from './shared-design.ts'
import { sharedFileUrl } from './shared-file.ts'

/** A link that is valid from now on, for as long as the settings say. */
async function newLinkFrom(db: Kysely<DB>, conceptId: number) {
  const { retention } = await getSettings(db)
  const expiresAt = new Date(Date.now() + retention.shareLinkDays * DAY_MS)
  return { conceptId, token: randomName(), expiresAt }
}

const toLink = ({ token, expiresAt }: { token: string; expiresAt: Date }): ShareLink => ({
  token,
  expiresAt: expiresAt.toISOString(),
})

/** The link of a concept, created or extended; undefined if staff revoked it. */
export async function ensureShareLink(
  db: Kysely<DB>,
  conceptId: number,
): Promise<ShareLink | undefined> {
  const link = await openLink(db, await newLinkFrom(db, conceptId))
  return link && toLink(link)
}

/**
 * Creates a link to the concept of a generation, for anybody who knows its id, which only the
 * person who requested it does. Throws NOT_FOUND if there is no such concept, or staff revoked its
 * link.
 */
export async function shareConcept(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  generationId: string,
  address: string,
): Promise<ShareLink> {
  await consumeForAddress(limits, 'share', address)
  const concept = await findConceptOfGeneration(db, generationId)
  const link = concept && (await ensureShareLink(db, concept.id))
  if (!link) throw new AppError('NOT_FOUND', 'This concept can no longer be shared.')
  return link
}

const linkEnded = () => new AppError('NOT_FOUND', 'This link no longer works.')

/**
 * The content of a shared page. Throws the same NOT_FOUND if the link never existed, has expired or
 * was revoked.
 */
export async function getSharedConcept(db: Database, token: string): Promise<SharedConcept> {
  const row = await findShared(db, token)
  if (!row) throw linkEnded()
  return {
    conceptId: row.publicId,
    companyName: row.companyName,
    industry: row.industry,
    imageUrl: row.imageUrl.startsWith('/uploads/') ? sharedFileUrl(token, '.webp') : row.imageUrl,
    imageWidth: row.imageWidth,
    imageHeight: row.imageHeight,
    imageAlt: row.imageAlt,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    design: designOf(row.concept),
    estimate: sharedEstimateOf({ ...row, pdfUrl: row.pdfUrl && sharedFileUrl(token, '.pdf') }),
  }
}

/** Whether a link with this token is valid now. */
export const isLinkOpen = async (db: Database, token: string): Promise<boolean> =>
  (await findOpenLink(db, token)) !== undefined

/** The files of a shared concept. */
export type SharedFile = 'imageUrl' | 'phoneUrl' | 'pdfUrl'

/** URL of a file of the concept that a link leads to; null if it has none. Throws NOT_FOUND. */
export async function getSharedFileUrl(
  db: Database,
  token: string,
  field: SharedFile,
): Promise<string | null> {
  const row = await findShared(db, token)
  if (!row) throw linkEnded()
  return row[field]
}

/**
 * Counts one view of a link's page. Bots and browsers that opt out are not counted; the visitor is
 * not recorded.
 */
export async function countSharedView(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  token: string,
  { address, userAgent, optsOut }: EventSender,
): Promise<{ counted: boolean }> {
  if (optsOut || isbot(userAgent) || userAgent === '') return { counted: false }
  await consumeForAddress(limits, 'event', address)
  return { counted: (await countView(db, token)) !== undefined }
}

/** Revokes a concept's link permanently. Throws NOT_FOUND if there is no valid one. */
export async function endShareLink(db: Database, conceptId: number): Promise<void> {
  if (!(await revokeLink(db, conceptId))) throw linkEnded()
}

/** Gives a concept a valid link: extends it, or creates a new one if the last has ended. */
export async function renewShareLink(db: Database, conceptId: number): Promise<ShareLink> {
  const concept = await db
    .selectFrom('concepts')
    .select('id')
    .where('id', '=', conceptId)
    .executeTakeFirst()
  if (!concept) throw new AppError('NOT_FOUND', 'This concept no longer exists.')
  return toLink(await reopenLink(db, await newLinkFrom(db, conceptId)))
}

/** The state of a concept's link for staff; undefined if it never had one. */
export async function getShareLinkState(
  db: Database,
  conceptId: number,
): Promise<ShareLinkState | undefined> {
  const link = await findLinkOfConcept(db, conceptId)
  if (!link) return undefined
  return {
    ...toLink(link),
    isRevoked: link.revokedAt !== null,
    isExpired: link.expiresAt <= new Date(),
    createdAt: link.createdAt.toISOString(),
    views: link.views,
    lastViewedAt: link.lastViewedAt?.toISOString() ?? null,
  }
}

/** How long staff can still see a link after its end. */
const RETENTION_DAYS = 90

/** Deletes links that ended long ago. */
export const deleteExpiredLinks = (db: Database, now: Date) =>
  runInBatches((limit) =>
    deleteEndedLinks(db, new Date(now.getTime() - RETENTION_DAYS * DAY_MS), limit),
  )
