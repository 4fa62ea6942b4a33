import type { SharedConcept, ShareLink, ShareLinkState } from '@agency/contract/share-link'
import { DAY_MS } from '@agency/contract/time'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { isbot } from 'isbot'
import type { Kysely } from 'kysely'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { inBatches } from '../../jobs/in-batches.ts'
import { takeForAddress } from '../../limits/rate-limits.ts'
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

/** A link from now on, for as long as the settings say. */
async function linkFrom(db: Kysely<DB>, conceptId: number) {
  const { retention } = await getSettings(db)
  const expiresAt = new Date(Date.now() + retention.shareLinkDays * DAY_MS)
  return { conceptId, token: randomName(), expiresAt }
}

const toLink = ({ token, expiresAt }: { token: string; expiresAt: Date }): ShareLink => ({
  token,
  expiresAt: expiresAt.toISOString(),
})

/** The link of a concept, made or prolonged; undefined where staff ended it. */
export async function ensureShareLink(
  db: Kysely<DB>,
  conceptId: number,
): Promise<ShareLink | undefined> {
  const opened = await openLink(db, await linkFrom(db, conceptId))
  return opened && toLink(opened)
}

/**
 * A link to the concept of a generation, for whoever knows its id: the person who asked for it.
 * Throws NOT_FOUND where there is no such concept, or staff ended its link.
 */
export async function shareConcept(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  generationId: string,
  address: string,
): Promise<ShareLink> {
  await takeForAddress(limits, 'share', address)
  const concept = await findConceptOfGeneration(db, generationId)
  const link = concept && (await ensureShareLink(db, concept.id))
  if (!link) throw new AppError('NOT_FOUND', 'This concept can no longer be shared.')
  return link
}

const ended = () => new AppError('NOT_FOUND', 'This link no longer works.')

/** What a link shows. One that never was, has ended or was ended: the same NOT_FOUND. */
export async function getSharedConcept(db: Database, token: string): Promise<SharedConcept> {
  const row = await findShared(db, token)
  if (!row) throw ended()
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

/** Whether a link of this token works now. */
export const isLinkOpen = async (db: Database, token: string): Promise<boolean> =>
  (await findOpenLink(db, token)) !== undefined

/** What of a shared concept is a file. */
export type SharedFile = 'imageUrl' | 'phoneUrl' | 'pdfUrl'

/** Where a file of the concept lies that a link leads to; null where it has none. Throws NOT_FOUND. */
export async function getSharedFileUrl(
  db: Database,
  token: string,
  which: SharedFile,
): Promise<string | null> {
  const row = await findShared(db, token)
  if (!row) throw ended()
  return row[which]
}

/**
 * Counts one opening of a link's page. Programs and browsers that ask not to be counted are not; who
 * it was is not written down.
 */
export async function countSharedView(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  token: string,
  { address, userAgent, optsOut }: EventSender,
): Promise<{ counted: boolean }> {
  if (optsOut || isbot(userAgent) || userAgent === '') return { counted: false }
  await takeForAddress(limits, 'event', address)
  return { counted: (await countView(db, token)) !== undefined }
}

/** Ends a concept's link for good. Throws NOT_FOUND where there is none that works. */
export async function endShareLink(db: Database, conceptId: number): Promise<void> {
  if (!(await revokeLink(db, conceptId))) throw ended()
}

/** Gives a concept a working link: prolonged, or a new one where the last has ended. */
export async function renewShareLink(db: Database, conceptId: number): Promise<ShareLink> {
  const concept = await db
    .selectFrom('concepts')
    .select('id')
    .where('id', '=', conceptId)
    .executeTakeFirst()
  if (!concept) throw new AppError('NOT_FOUND', 'This concept no longer exists.')
  return toLink(await reopenLink(db, await linkFrom(db, conceptId)))
}

/** What staff see of a concept's link; undefined where it never had one. */
export async function getShareLinkState(
  db: Database,
  conceptId: number,
): Promise<ShareLinkState | undefined> {
  const found = await findLinkOfConcept(db, conceptId)
  if (!found) return undefined
  return {
    ...toLink(found),
    isRevoked: found.revokedAt !== null,
    isExpired: found.expiresAt <= new Date(),
    views: found.views,
    lastViewedAt: found.lastViewedAt?.toISOString() ?? null,
  }
}

/** What staff saw of a link stays for this long after its end. */
const KEPT_DAYS = 90

/** Deletes links that ended long ago. */
export const deleteExpiredLinks = (db: Database, now: Date) =>
  inBatches((limit) => deleteEndedLinks(db, new Date(now.getTime() - KEPT_DAYS * DAY_MS), limit))
