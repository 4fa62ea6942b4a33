import { Concept } from '@agency/contract/concept'
import type { Database } from '@agency/db/connect'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { subscriberOf } from '../../limits/rate-limits.ts'
import { urlOfKey } from '../../storage/storage.ts'
import { withStoredFiles } from '../../storage/with-stored-files.ts'

/** Draws a concept as a phone shows it; a WebP picture, 780 pixels wide. */
export type PhoneDrawer = (concept: Concept) => Promise<Uint8Array>

const findPhone = (db: Database, publicId: string) =>
  db
    .selectFrom('concepts')
    .select(['id', 'imageUrl', 'phoneUrl', 'concept'])
    .where('publicId', '=', publicId)
    .executeTakeFirst()

/**
 * The address of a concept's phone view. The first caller has it drawn from the stored concept; from
 * then on it is a file like the page's own picture. Throws NOT_FOUND for a concept that is not there
 * or that an earlier engine drew.
 */
export async function getPhoneView(
  deps: Pick<Deps, 'db' | 'storage' | 'log' | 'limits' | 'drawPhone'>,
  conceptId: string,
  address: string,
): Promise<{ phoneUrl: string }> {
  const found = await findPhone(deps.db, conceptId)
  const read = Concept.safeParse(found?.concept)
  // Its name is as hard to guess as that of the page's own picture.
  const key = /^\/uploads\/(.+)\.webp$/.exec(found?.imageUrl ?? '')?.[1]
  if (!found || !key || !read.success) {
    throw new AppError('NOT_FOUND', 'There is no phone view of this concept.')
  }
  if (found.phoneUrl) return { phoneUrl: found.phoneUrl }
  await deps.limits.take('phone', subscriberOf(address))
  const bytes = await deps.drawPhone(read.data)
  const file = `${key}-phone.webp`
  const phoneUrl = urlOfKey(file)
  await withStoredFiles(deps, [{ key: file, bytes }], () =>
    deps.db.updateTable('concepts').set({ phoneUrl }).where('id', '=', found.id).execute(),
  )
  return { phoneUrl }
}
