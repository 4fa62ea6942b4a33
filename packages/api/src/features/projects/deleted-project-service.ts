import type { DeletedProject } from '@agency/contract/deleted-project'
import type { Database } from '@agency/db/connect'
import { noLongerRestorable, restorableSince } from '../../deletion/restore-window.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { deleteImages } from '../../images/delete-images.ts'
import { runInBatches } from '../../jobs/in-batches.ts'
import type { Staff } from '../auth/viewer.ts'
import { deleteOrphanedRedirects } from '../redirects/redirect-queries.ts'
import { moveRedirects } from '../redirects/redirect-service.ts'
import {
  listDeleted,
  lockDeleted,
  moveToDeleted,
  purgeDeleted,
  restoreRow,
} from './deleted-project-queries.ts'
import { filesOfImages, pictureSlots } from './project-change-service.ts'
import { findFeatured, listProjectImages, lockFeatured, lockProject } from './project-queries.ts'
import { findFreeSlug } from './project-slug.ts'
import { deleteOrphanedVersions } from './project-version-queries.ts'
import { queueProjectWithdrawal } from './withdraw-project-job.ts'

/** Each has some dozens of files. */
const BATCH_SIZE = 100

/**
 * Deletes a project: it disappears from every list and every public URL at once; its files are
 * removed a day later. Throws NOT_FOUND.
 */
export async function deleteProject(
  { db }: Pick<Deps, 'db'>,
  staff: Staff,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const project = await lockProject(trx, id)
    if (!project) throw new AppError('NOT_FOUND', 'Project not found.')
    const additionalImages = await listProjectImages(trx, id)
    const slots = pictureSlots.map((slot) => project[slot])
    const files = filesOfImages([...slots, ...additionalImages.map(({ image }) => image)])
    await moveToDeleted(trx, id, { files, staffId: staff.id })
    if (project.active) await queueProjectWithdrawal(trx, id)
  })
}

export const listDeletedProjects = async (db: Database): Promise<DeletedProject[]> =>
  (await listDeleted(db)).map(({ deletedAt, ...row }) => ({
    ...row,
    deletedAt: deletedAt.toISOString(),
  }))

/**
 * Restores a deleted project under its id. If another has taken its slug meanwhile, it gets the
 * next free one; if another is featured, it is not. Throws NOT_FOUND when the time to restore it is
 * over.
 */
export const restoreProject = ({ db }: Pick<Deps, 'db'>, id: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockFeatured(trx)
    const deleted = await lockDeleted(trx, id)
    if (!deleted) throw noLongerRestorable('project')
    const featured = deleted.featured && (await findFeatured(trx)) === undefined
    const slug = deleted.slug && (await findFreeSlug(trx, deleted.slug))
    await restoreRow(trx, id, { slug, featured })
    await moveRedirects(trx, id, { from: null, to: slug })
  })

/** Makes deletions permanent: removes their rows, files, redirects and versions. */
export async function purgeDeletedProjects(
  deps: Pick<Deps, 'db' | 'storage' | 'log'>,
  now: Date,
): Promise<void> {
  await runInBatches(async (limit) => {
    const purged = await purgeDeleted(deps.db, restorableSince(now), limit)
    await deleteImages(
      deps,
      purged.flatMap(({ files }) => files),
    )
    return purged.length
  }, BATCH_SIZE)
  await deleteOrphanedRedirects(deps.db)
  await deleteOrphanedVersions(deps.db)
}
