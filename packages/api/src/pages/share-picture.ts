import { projectSegment } from '@agency/contract/project-names'
import sharp from 'sharp'
import { visitor } from '../auth/viewer.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors/app-error.ts'
import { getProject, ProjectName } from '../features/projects/project-service.ts'
import { keyOfUrl } from '../storage/storage.ts'

/** What networks cut a shared picture to. */
const WIDTH = 1200
const HEIGHT = 630

/**
 * The top of a shown project's cover, as the JPEG that every network reads. Throws NOT_FOUND where
 * there is no such project, or no cover of its own.
 */
export async function drawSharePicture(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  segment: string,
): Promise<Buffer> {
  const project = await getProject(db, visitor, ProjectName.parse({ slug: segment }))
  const cover = project.coverImage?.startsWith('/uploads/') ? project.coverImage : undefined
  const bytes = cover && (await storage.read(keyOfUrl(cover)))
  if (!bytes) throw new AppError('NOT_FOUND', `${projectSegment(project)} has no cover.`)
  return sharp(bytes)
    .resize({ width: WIDTH, height: HEIGHT, fit: 'cover', position: 'top' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82 })
    .toBuffer()
}
