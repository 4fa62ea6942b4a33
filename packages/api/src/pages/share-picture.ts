import { projectSegment } from '@agency/contract/project-names'
import { ShareToken } from '@agency/contract/share-link'
import sharp from 'sharp'
import { visitor } from '../auth/viewer.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors/app-error.ts'
import { getProject, ProjectName } from '../features/projects/project-service.ts'
import { getSharedConcept } from '../features/share-links/share-link-service.ts'
import { keyOfUrl } from '../storage/storage.ts'

/** What networks cut a shared picture to. */
const WIDTH = 1200
const HEIGHT = 630

const topOf = (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture)
    .resize({ width: WIDTH, height: HEIGHT, fit: 'cover', position: 'top' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82 })
    .toBuffer()

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
  return topOf(bytes)
}

/** The top of a shared concept's page, as JPEG. Throws NOT_FOUND where the link does not work. */
export async function drawSharedConcept(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  token: string,
): Promise<Buffer> {
  const { imageUrl } = await getSharedConcept(db, ShareToken.parse(token))
  const bytes = imageUrl.startsWith('/uploads/') && (await storage.read(keyOfUrl(imageUrl)))
  if (!bytes) throw new AppError('NOT_FOUND', 'This concept has no picture of its own.')
  return topOf(bytes)
}
