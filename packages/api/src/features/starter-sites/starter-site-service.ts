import { Concept } from '@agency/contract/concept'
import { GenerationId } from '@agency/contract/generation'
import { type SharedDesign, ShareToken } from '@agency/contract/share-link'
import type { Database } from '@agency/db/connect'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { consumeForAddress, subscriberOf } from '../../limits/rate-limits.ts'
import type { StarterSiteFile } from '../../rendering/render-starter-site.ts'
import { readUploads } from '../../storage/uploaded-pictures.ts'
import {
  findConceptOfGeneration,
  readComposedConcept,
  readConcept,
} from '../live-pages/live-page-queries.ts'
import { findOpenLink } from '../share-links/share-link-queries.ts'
import { designOf } from '../share-links/shared-design.ts'

/**
 * The keys that give access to a website: those of the live page, except that the gallery shows
 * concepts but does not give them away.
 */
export const StarterSiteTarget = z.union([GenerationId, z.object({ token: ShareToken })])
export type StarterSiteTarget = z.infer<typeof StarterSiteTarget>

const notFound = () => new AppError('NOT_FOUND', 'This concept is no longer available.')

/** The stored concept as JSON, if the caller may see it: queried each time, as access can end. */
async function findStored(db: Database, target: StarterSiteTarget): Promise<unknown> {
  if ('token' in target) {
    const link = await findOpenLink(db, target.token)
    return link && (await readConcept(db, link.conceptId))?.concept
  }
  const generation = await findConceptOfGeneration(db, target.generationId)
  if (!generation) return undefined
  const { conceptId } = generation
  const row =
    conceptId === null
      ? await readComposedConcept(db, target.generationId)
      : await readConcept(db, conceptId)
  return row?.concept
}

/** A concept as this version reads it. Throws NOT_FOUND for one of an earlier engine. */
function parseConcept(stored: unknown): Concept {
  const concept = Concept.safeParse(stored)
  if (!concept.success) throw notFound()
  return concept.data
}

type SiteDeps = Pick<Deps, 'db' | 'storage' | 'renderStarterSite'>

/** The website of a concept as a zip file. Throws NOT_FOUND if the caller may not see it. */
export async function getStarterSite(
  { db, storage, limits, renderStarterSite }: SiteDeps & Pick<Deps, 'limits'>,
  target: StarterSiteTarget,
  address: string,
): Promise<StarterSiteFile> {
  const concept = parseConcept(await findStored(db, target))
  await consumeForAddress(limits, 'starterSite', address)
  const uploads = await readUploads(storage, concept)
  return renderStarterSite(concept, subscriberOf(address), uploads)
}

/** The site map and the style guide of a concept. Throws NOT_FOUND if the caller may not see it. */
export async function getSiteDesign(
  db: Database,
  target: StarterSiteTarget,
): Promise<SharedDesign> {
  const design = designOf(await findStored(db, target))
  if (!design) throw notFound()
  return design
}

/** The website of any concept, for staff, with its bytes in base64. Throws NOT_FOUND. */
export async function getStarterSiteForStaff(
  { db, storage, renderStarterSite }: SiteDeps,
  conceptId: number,
): Promise<{ name: string; base64: string }> {
  const concept = parseConcept((await readConcept(db, conceptId))?.concept)
  const uploads = await readUploads(storage, concept)
  const { name, bytes } = await renderStarterSite(concept, undefined, uploads)
  return { name, base64: Buffer.from(bytes).toString('base64') }
}
