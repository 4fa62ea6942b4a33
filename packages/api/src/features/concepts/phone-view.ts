import { Concept } from '@agency/contract/concept'
import { GenerationId } from '@agency/contract/generation'
import { ShareToken } from '@agency/contract/share-link'
import type { Database } from '@agency/db/connect'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { consumeForAddress, subscriberOf } from '../../limits/rate-limits.ts'
import { randomName, urlOfKey } from '../../storage/storage.ts'
import { readUploads } from '../../storage/uploaded-pictures.ts'
import { removeFiles, withStoredFiles } from '../../storage/with-stored-files.ts'
import { findSharedPhone } from '../share-links/share-link-queries.ts'
import { sharedFileUrl } from '../share-links/shared-file.ts'

/** The ways to identify the concept of a phone view. */
export const PhoneViewTarget = z.union([GenerationId, z.object({ token: ShareToken })])
export type PhoneViewTarget = z.infer<typeof PhoneViewTarget>

const phoneViewNotFound = () => new AppError('NOT_FOUND', 'This concept has no phone view.')

const findPhone = (db: Database, generationId: string) =>
  db
    .selectFrom('concepts')
    .select(['id', 'phoneUrl', 'concept'])
    .where('generationId', '=', generationId)
    .executeTakeFirst()

/** Stores the URL of a concept's phone view, unless it has one; returns the stored URL. */
async function setPhoneUrl(db: Database, id: number, phoneUrl: string): Promise<string> {
  const row = await db
    .updateTable('concepts')
    .set((eb) => ({ phoneUrl: eb.fn.coalesce('phoneUrl', eb.val(phoneUrl)) }))
    .where('id', '=', id)
    .returning('phoneUrl')
    .executeTakeFirst()
  if (!row?.phoneUrl) throw phoneViewNotFound()
  return row.phoneUrl
}

type PhoneDeps = Pick<Deps, 'db' | 'storage' | 'log' | 'limits' | 'renderPhoneView'>

/**
 * The URL of a concept's phone view. The first call has it rendered from the stored concept; after
 * that it is a file like the page's own picture. Throws NOT_FOUND for a concept of an earlier
 * engine.
 */
async function ensurePhoneView(
  deps: PhoneDeps,
  row: Awaited<ReturnType<typeof findPhone>>,
  address: string,
): Promise<string> {
  const read = Concept.safeParse(row?.concept)
  if (!row || !read.success) throw phoneViewNotFound()
  if (row.phoneUrl) return row.phoneUrl
  const caller = subscriberOf(address)
  await consumeForAddress(deps.limits, 'phone', address)
  const uploads = await readUploads(deps.storage, read.data)
  const bytes = await deps.renderPhoneView(read.data, caller, uploads)
  const key = `concepts/${randomName()}-phone.webp`
  const phoneUrl = urlOfKey(key)
  const stored = await withStoredFiles(deps, [{ key, bytes }], () =>
    setPhoneUrl(deps.db, row.id, phoneUrl),
  )
  // Another call was faster, so its file is used.
  if (stored !== phoneUrl) await removeFiles(deps, [key])
  return stored
}

/**
 * The phone view by the id of the generation, which only the person who requested it knows, or by a
 * share link, under that link's own URL. Throws NOT_FOUND.
 */
export async function getPhoneView(
  deps: PhoneDeps,
  target: PhoneViewTarget,
  address: string,
): Promise<{ phoneUrl: string }> {
  if ('generationId' in target) {
    const row = await findPhone(deps.db, target.generationId)
    return { phoneUrl: await ensurePhoneView(deps, row, address) }
  }
  await ensurePhoneView(deps, await findSharedPhone(deps.db, target.token), address)
  return { phoneUrl: sharedFileUrl(target.token, '-phone.webp') }
}
