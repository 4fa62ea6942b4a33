import {
  type GalleryChange,
  INACTIVE_FEATURED,
  type NewProject,
  PAST_PUBLISHING,
  type ProjectChange,
} from '@agency/contract/project-change'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { sanitiseHtml } from '../../html/sanitise-html.ts'
import { deleteImages } from '../../images/delete-images.ts'
import { makeVariantsJob } from '../../images/image-jobs.ts'
import type { ImageType } from '../../images/image-type.ts'
import { addJob } from '../../jobs/add-job.ts'
import { randomName, urlOfKey } from '../../storage/storage.ts'
import { type NewFile, withStoredFiles } from '../../storage/with-stored-files.ts'
import { melbourneMinute, timestampOf } from '../../time/melbourne.ts'
import { recordAction } from '../audit/record-action.ts'
import type { Staff } from '../auth/viewer.ts'
import { moveRedirects } from '../redirects/redirect-service.ts'
import { announceEvent } from '../webhooks/announce-event.ts'
import {
  addProjectImages,
  arrangeProjectImages,
  changeProject,
  clearFeatured,
  findFeatured,
  findPublished,
  insertProject,
  listProjectImages,
  lockFeatured,
  lockProject,
  setPositions,
} from './project-queries.ts'
import { findFreeSlug } from './project-slug.ts'
import { storeVersion } from './project-version-store.ts'
import { queueProjectWithdrawal } from './withdraw-project-job.ts'

export type ChangeDeps = Pick<Deps, 'db' | 'storage' | 'log' | 'pictures'>

export const pictureSlots = ['coverImage', 'image2', 'image3', 'clientLogo'] as const
export type PictureSlot = (typeof pictureSlots)[number]

/** Pictures uploaded with a change, unprocessed. */
export interface ProjectUploads {
  slots: Partial<Record<PictureSlot, Uint8Array>>
  /** Additional images, appended to those the project has. */
  images: { bytes: Uint8Array; caption: string }[]
  /** Slots to empty; an upload for the same slot takes precedence. */
  remove: PictureSlot[]
}

export const noUploads: ProjectUploads = { slots: {}, images: [], remove: [] }

const ACCEPTED: ImageType[] = ['png', 'jpeg', 'gif', 'webp', 'avif']
const keyOf = (image: string) => `projects/${image}`
const notFound = () => new AppError('NOT_FOUND', 'Project not found.')

/**
 * Decodes every picture before anything is stored: one invalid picture rejects the whole change.
 */
async function readUploads(
  { pictures }: ChangeDeps,
  staff: Staff,
  { slots, images, remove }: ProjectUploads,
) {
  const files: NewFile[] = []
  const decode = async (bytes: Uint8Array) => {
    const name = `${randomName()}.webp`
    const picture = await pictures.run('read', { bytes, accepted: ACCEPTED }, { staff: staff.id })
    files.push({ key: keyOf(name), bytes: picture.bytes })
    return name
  }
  const columns: Partial<Record<PictureSlot, string | null>> = Object.fromEntries(
    remove.map((slot) => [slot, null]),
  )
  for (const slot of pictureSlots) {
    const bytes = slots[slot]
    if (bytes) columns[slot] = await decode(bytes)
  }
  const added: { image: string; caption: string }[] = []
  for (const { bytes, caption } of images) added.push({ image: await decode(bytes), caption })
  return { files, columns, added }
}

async function queueVariants(trx: Transaction<DB>, files: NewFile[]): Promise<void> {
  for (const { key } of files) await addJob(trx, makeVariantsJob, { url: urlOfKey(key) })
}

/** URLs of the stored files in image values; one that begins with / is not a stored file. */
export const filesOfImages = (images: (string | null)[]): string[] =>
  images.flatMap((image) => (image && !image.startsWith('/') ? [urlOfKey(keyOf(image))] : []))

const imageNotFound = () =>
  new AppError('BAD_REQUEST', 'An image in this list does not exist.', {
    issues: [{ path: 'gallery', message: 'An image in this list does not exist.' }],
  })

/**
 * Arranges the additional images as the change says; by default the new ones come last. Returns the
 * images that are no longer shown. Throws BAD_REQUEST for a picture that does not exist.
 */
async function placeImages(
  trx: Transaction<DB>,
  projectId: number,
  gallery: GalleryChange | undefined,
  added: { image: string; caption: string }[],
): Promise<string[]> {
  if (!gallery) {
    await addProjectImages(trx, projectId, added)
    return []
  }
  const before = await listProjectImages(trx, projectId)
  const images = gallery.map(({ id, upload, caption, alt }) => {
    const existing = before.find((candidate) => candidate.id === id)
    const image = existing ? undefined : added[upload ?? -1]?.image
    if (!existing && image === undefined) throw imageNotFound()
    return { id: existing?.id, image, caption, alt }
  })
  const orderedImages = images.flatMap(({ id, image }) => id ?? image ?? [])
  const missing = added.filter(({ image }) => !orderedImages.includes(image))
  if (new Set(orderedImages).size < orderedImages.length || missing.length > 0)
    throw imageNotFound()
  await arrangeProjectImages(trx, projectId, images)
  return before.flatMap(({ id, image }) => (orderedImages.includes(id) ? [] : [image]))
}

/** '' clears an optional text; undefined keeps it. */
const emptyToNull = (text: string | undefined) => (text === '' ? null : text)

const columnsOf = ({ title, ...change }: Partial<NewProject>) => ({
  ...(title !== undefined && { title }),
  slug: emptyToNull(change.slug),
  clientName: emptyToNull(change.clientName),
  description: change.description,
  summary: change.summary,
  problem: change.problem,
  solution: change.solution,
  content: change.content === undefined ? undefined : sanitiseHtml(change.content),
  services: change.services,
  technologies: change.technologies,
  projectUrl: emptyToNull(change.projectUrl),
  metaTitle: emptyToNull(change.metaTitle),
  metaDescription: emptyToNull(change.metaDescription),
  active: change.active,
  featured: change.featured,
  publishAt: change.publishAt ? timestampOf(change.publishAt) : emptyToNull(change.publishAt),
  publishedDate: change.publishedDate,
  clientLogo: emptyToNull(change.clientLogo),
  testimonial: emptyToNull(change.testimonial),
  coverImageAlt: change.alts?.coverImage,
  image2Alt: change.alts?.image2,
  image3Alt: change.alts?.image3,
  embed: change.embed?.kind === 'none' ? null : change.embed,
})

/** Announces a project to webhooks, if visitors see it. */
export async function announcePublished(trx: Transaction<DB>, id: number): Promise<void> {
  const project = await findPublished(trx, id)
  if (!project) return
  await announceEvent(trx, 'project.published', {
    ...{ projectId: id, slug: project.slug ?? String(id), title: project.title },
    clientName: project.clientName ?? '',
  })
}

/** Only a project that is not active waits to be published. Throws BAD_REQUEST for a past time. */
function scheduleOf(active: boolean, publishAt: string | undefined) {
  if (active) return { publishAt: null }
  if (publishAt && publishAt <= melbourneMinute(new Date())) {
    throw new AppError('BAD_REQUEST', PAST_PUBLISHING, {
      issues: [{ path: 'publishAt', message: PAST_PUBLISHING }],
    })
  }
  return {}
}

/** A slug that another project has is an error for the caller to fix. */
function rejectTakenSlug(error: unknown): never {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code === '23505' && constraint?.includes('slug')) {
    throw new AppError('CONFLICT', 'Another project has this slug.', {
      issues: [{ path: 'slug', message: 'Another project has this slug.' }],
    })
  }
  throw error
}

/**
 * Clears the featured flag of another project. Visitors only see active ones, so an inactive
 * project would replace a visible one and leave the slot empty. Throws CONFLICT in that case.
 */
async function replaceFeatured(
  trx: Transaction<DB>,
  { id, active }: { id?: number; active: boolean },
): Promise<void> {
  const featured = await findFeatured(trx)
  if (!active && featured?.active && featured.id !== id) {
    throw new AppError('CONFLICT', INACTIVE_FEATURED, {
      issues: [{ path: 'featured', message: INACTIVE_FEATURED }],
    })
  }
  await clearFeatured(trx)
}

/**
 * Stores a project with its pictures atomically. Throws CONFLICT for a slug that is taken or an
 * inactive project in place of a featured one that visitors see, UNSUPPORTED_MEDIA_TYPE or
 * PAYLOAD_TOO_LARGE for a picture that is not accepted.
 */
export async function createProject(
  deps: ChangeDeps,
  staff: Staff,
  project: NewProject,
  uploads: ProjectUploads,
): Promise<{ id: number }> {
  const { files, columns, added } = await readUploads(deps, staff, uploads)
  const insert = () =>
    deps.db.transaction().execute(async (trx) => {
      if (project.featured) {
        await lockFeatured(trx)
        await replaceFeatured(trx, { active: project.active ?? true })
      }
      const slug = project.slug || (await findFreeSlug(trx, project.title))
      const created = await insertProject(trx, {
        ...columnsOf(project),
        ...scheduleOf(project.active ?? true, project.publishAt),
        title: project.title,
        slug,
        ...columns,
        updatedBy: staff.id,
      })
      await moveRedirects(trx, created.id, { from: null, to: slug })
      await placeImages(trx, created.id, project.gallery, added)
      await storeVersion(trx, created.id, { madeBy: staff.email })
      await queueVariants(trx, files)
      await announcePublished(trx, created.id)
      return created
    })
  return withStoredFiles(deps, files, insert).catch(rejectTakenSlug)
}

/** Orders the projects by hand, below the featured one; without ids by date again. */
export const orderProjects = ({ db }: Pick<Deps, 'db'>, ids: number[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await setPositions(trx, ids)
    await recordAction(trx, { kind: 'project', action: 'reordered' })
  })

/**
 * Changes a project and its pictures atomically. Throws NOT_FOUND; CONFLICT if the project changed
 * since `updatedAt`; and the errors of `createProject`. `restored` is the number of the version that
 * the change brings back.
 */
export async function updateProject(
  deps: ChangeDeps,
  staff: Staff,
  id: number,
  { updatedAt, ...change }: ProjectChange,
  uploads: ProjectUploads,
  restored?: number,
): Promise<void> {
  const { files, columns, added } = await readUploads(deps, staff, uploads)
  const update = () =>
    deps.db.transaction().execute(async (trx) => {
      // Before the row's own lock, so that every change locks in the same order.
      if (change.featured) await lockFeatured(trx)
      const before = await lockProject(trx, id)
      if (!before) throw notFound()
      if (updatedAt !== undefined && before.updatedAt.getTime() !== Date.parse(updatedAt)) {
        throw new AppError('CONFLICT', 'Somebody else has changed this project. Please reload it.')
      }
      // What changed without being saved, as on a schedule, is a version of its own.
      await storeVersion(trx, id, { madeBy: null })
      const { active = before.active } = change
      if (change.featured) await replaceFeatured(trx, { id, active })
      if (before.active && !active) await queueProjectWithdrawal(trx, id)
      const { slug = before.slug, ...values } = columnsOf(change)
      await changeProject(trx, id, {
        ...{ slug, ...values, ...scheduleOf(active, change.publishAt) },
        ...{ ...columns, updatedBy: staff.id },
      })
      await moveRedirects(trx, id, { from: before.slug, to: slug })
      const removedImages = await placeImages(trx, id, change.gallery, added)
      await storeVersion(trx, id, { madeBy: staff.email, restored })
      await queueVariants(trx, files)
      if (!before.active && active) await announcePublished(trx, id)
      return { before, removedImages }
    })
  const { before, removedImages } = await withStoredFiles(deps, files, update).catch(
    rejectTakenSlug,
  )
  const replaced = pictureSlots.map((slot) => (slot in columns ? before[slot] : null))
  await deleteImages(deps, filesOfImages([...replaced, ...removedImages]))
}
