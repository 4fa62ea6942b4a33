import { sharePictureUrl } from '@agency/contract/picture-variants'
import { projectSegment } from '@agency/contract/project-names'
import { ShareToken } from '@agency/contract/share-link'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors/app-error.ts'
import { visitor } from '../features/auth/viewer.ts'
import { getProject, ProjectName } from '../features/projects/project-service.ts'
import { getSharedFileUrl, type SharedFile } from '../features/share-links/share-link-service.ts'
import { type PreparedResponse, prepareResponse } from '../http/prepared-response.ts'
import { storeIfImageExists } from '../images/delete-images.ts'
import { keyOfUrl } from '../storage/storage.ts'
import { storeFiles } from '../storage/with-stored-files.ts'

type ShareDeps = Pick<Deps, 'db' | 'storage' | 'log' | 'pictures'>

/** Memory for cached share images: some two hundred. */
const MEMORY_BYTES = 16 * 1024 * 1024

/** Share images; undefined if the source picture is lost or broken. */
export interface ShareImages {
  /**
   * The image of a visible project. Throws NOT_FOUND if there is none, or it has no stored cover.
   */
  getProjectImage(segment: string): Promise<PreparedResponse | undefined>
  /** The image of a shared concept. Throws NOT_FOUND if the link is invalid. */
  getConceptImage(token: string): Promise<PreparedResponse | undefined>
}

const isStored = (url: string | null): url is string => url?.startsWith('/uploads/') === true

/**
 * Share images, cropped from the top of covers and concepts: created once from a stored picture,
 * stored next to it, and removed with it. Visibility is checked in the database each time; the
 * picture at a URL never changes.
 */
export function openShareImages(deps: ShareDeps): ShareImages {
  const { db, storage, log, pictures } = deps

  async function make(url: string): Promise<Uint8Array | undefined> {
    const bytes = await storage.read(keyOfUrl(url))
    if (!bytes) return undefined
    const shareUrl = sharePictureUrl(url)
    const key = keyOfUrl(shareUrl)
    const jpeg = await pictures.run('toShareImage', bytes)
    // On a full disk it is still served.
    await storeFiles(deps, [{ key, bytes: jpeg }]).catch((error) =>
      log.warn({ err: error, key }, 'could not store a share image'),
    )
    return (await storeIfImageExists(deps, url, [shareUrl])) ? jpeg : undefined
  }

  const cache = new LRUCache<string, PreparedResponse>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    // Concurrent callers share one call of this.
    fetchMethod: async (url) => {
      const jpeg = (await storage.read(keyOfUrl(sharePictureUrl(url)))) ?? (await make(url))
      return jpeg && prepareResponse(200, {}, Buffer.from(jpeg), 'identity')
    },
  })

  const getImage = (url: string) =>
    cache.fetch(url).catch((error) => {
      if (error instanceof AppError && error.code === 'UNAVAILABLE') throw error
      log.warn({ err: error, url }, 'share image failed')
      return undefined
    })

  return {
    getProjectImage: async (segment) => {
      const project = await getProject(db, visitor, ProjectName.parse({ slug: segment }))
      if (isStored(project.coverImage)) return getImage(project.coverImage)
      throw new AppError('NOT_FOUND', `${projectSegment(project)} has no cover.`)
    },
    getConceptImage: async (token) => {
      const url = await getSharedFileUrl(db, ShareToken.parse(token), 'imageUrl')
      if (isStored(url)) return getImage(url)
      throw new AppError('NOT_FOUND', 'This concept has no image of its own.')
    },
  }
}

/** Other files that a share link serves, by file-name suffix. */
const sharedFiles: Record<string, { field: SharedFile; type: string }> = {
  '.webp': { field: 'imageUrl', type: 'image/webp' },
  '-phone.webp': { field: 'phoneUrl', type: 'image/webp' },
  '.pdf': { field: 'pdfUrl', type: 'application/pdf' },
}

/**
 * A file of a shared concept: the whole page, its phone view or its estimate. Throws NOT_FOUND if
 * the link is invalid.
 */
export async function readSharedFile(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  name: string,
): Promise<{ type: string; bytes: Uint8Array }> {
  const [, token, suffix = ''] = /^([^.-]+)(.*)$/.exec(name) ?? []
  const file = sharedFiles[suffix]
  const url = file && (await getSharedFileUrl(db, ShareToken.parse(token), file.field))
  const bytes = url && isStored(url) ? await storage.read(keyOfUrl(url)) : undefined
  if (!file || !bytes) throw new AppError('NOT_FOUND', 'This concept has no such file of its own.')
  return { type: file.type, bytes }
}
