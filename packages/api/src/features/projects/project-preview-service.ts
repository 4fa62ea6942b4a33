import type { ProjectDetail } from '@agency/contract/project'
import { PREVIEW_DAYS, type PreviewLink } from '@agency/contract/project-preview'
import { DAY_MS } from '@agency/contract/time'
import type { Database } from '@agency/db/connect'
import { AppError } from '../../errors/app-error.ts'
import { randomName } from '../../storage/storage.ts'
import { deletePreview, findOpenPreview, insertPreview } from './project-preview-queries.ts'
import { findPreviewed, lockProject } from './project-queries.ts'
import { detailOf } from './project-service.ts'

const toLink = ({ token, expiresAt }: { token: string; expiresAt: Date }): PreviewLink => ({
  token,
  expiresAt: expiresAt.toISOString(),
})

/** The project's preview link, if there is one that works. */
export async function findPreviewLink(
  db: Database,
  projectId: number,
): Promise<PreviewLink | null> {
  const link = await findOpenPreview(db, projectId)
  return link ? toLink(link) : null
}

/** The link that works, or else a new one. Throws NOT_FOUND. */
export const createPreviewLink = (db: Database, projectId: number): Promise<PreviewLink> =>
  db.transaction().execute(async (trx) => {
    if (!(await lockProject(trx, projectId))) {
      throw new AppError('NOT_FOUND', 'Project not found.')
    }
    const open = await findOpenPreview(trx, projectId)
    if (open) return toLink(open)
    const link = { token: randomName(), expiresAt: new Date(Date.now() + PREVIEW_DAYS * DAY_MS) }
    await deletePreview(trx, projectId)
    await insertPreview(trx, { projectId, ...link })
    return toLink(link)
  })

export async function endPreviewLink(db: Database, projectId: number): Promise<void> {
  await deletePreview(db, projectId)
}

/**
 * The project that a preview link leads to, also once it is published. Throws NOT_FOUND if the link
 * has ended, or never was.
 */
export const getPreviewed = async (db: Database, token: string): Promise<ProjectDetail> =>
  detailOf(db, await findPreviewed(db, token), 'This preview has ended.')
