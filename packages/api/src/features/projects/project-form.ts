import { Captions, PROJECT_IMAGES_MAX } from '@agency/contract/project-change'
import { AppError } from '../../errors/app-error.ts'
import type { Form, FormRules } from '../../http/multipart.ts'
import { MAX_IMAGE_BYTES } from '../../images/image-type.ts'
import { type PictureSlot, type ProjectUploads, pictureSlots } from './project-change-service.ts'

/** Limits of the documented project form. */
export const projectFormRules: FormRules = {
  files: { coverImage: 1, image2: 1, image3: 1, clientLogo: 1, images: PROJECT_IMAGES_MAX },
  maxFileBytes: MAX_IMAGE_BYTES,
  maxBytes: 64 * 1024 * 1024,
}

const deleteFlags: Record<string, PictureSlot> = {
  deleteCoverImage: 'coverImage',
  deleteImage2: 'image2',
  deleteImage3: 'image3',
}

const fieldError = (path: string, message: string) =>
  new AppError('BAD_REQUEST', message, { issues: [{ path, message }] })

/** Form fields are text: JSON and 'true' or 'false' are parsed here and validated later. */
const fieldParsers: Record<string, (text: string) => unknown> = {
  services: readJson,
  technologies: readJson,
  alts: readJson,
  gallery: readJson,
  embed: readJson,
  Active: readFlag,
  IsFeatured: readFlag,
  publishedDate: (text) => (text === '' ? undefined : text),
  updatedAt: (text) => (text === '' ? undefined : text),
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function readFlag(text: string): unknown {
  if (text === 'true') return true
  return text === 'false' ? false : text
}

/** The documented names of fields that have other names in the domain. */
export const documentedNames: Record<string, string> = { active: 'Active', featured: 'IsFeatured' }

/** Renames the fields in a change's validation issues to the documented names. */
export const withDocumentedNames = <T>(change: Promise<T>): Promise<T> =>
  change.catch((error) => {
    if (!(error instanceof AppError) || !error.issues) throw error
    const issues = error.issues.map(({ path, message }) => ({
      path: documentedNames[path] ?? path,
      message,
    }))
    throw new AppError(error.code, error.message, { issues, cause: error })
  })

/** Converts the documented names of a JSON body or a form to those of the domain. */
export function toDomain(body: unknown): Record<string, unknown> {
  const { Active, IsFeatured, active: _, featured: __, ...rest } = Object(body)
  return {
    ...rest,
    ...(Active !== undefined && { active: Active }),
    ...(IsFeatured !== undefined && { featured: IsFeatured }),
  }
}

function captionsOf(form: Form, images: number): string[] {
  const text = form.fields.get('captions')
  if (text === undefined || text === '') return Array<string>(images).fill('')
  const parsed = readJson(text)
  const isEmpty = parsed === null || (Array.isArray(parsed) && parsed.length === 0)
  if (isEmpty) return Array<string>(images).fill('')
  const captions = Captions.safeParse(parsed)
  if (!captions.success) throw fieldError('captions', 'The captions are not a JSON list of texts.')
  if (captions.data.length !== images) {
    throw fieldError('captions', 'There must be one caption for each of the images.')
  }
  return captions.data
}

/** The fields and the pictures of a documented form. */
export function readProjectForm(form: Form): {
  fields: Record<string, unknown>
  uploads: ProjectUploads
} {
  const values = [...form.fields]
    .filter(([name]) => !(name in projectFormRules.files) || name === 'clientLogo')
    .map(([name, text]) => [
      name,
      fieldParsers[name]?.(text) ?? (name in fieldParsers ? undefined : text),
    ])
  const remove = Object.entries(deleteFlags).flatMap(([flag, slot]) => {
    const value = form.fields.get(flag)
    if (value === undefined) return []
    if (value !== 'true') throw fieldError(flag, `Please send true for ${flag}, or leave it out.`)
    return [slot]
  })
  const files = form.files.get('images') ?? []
  const captions = captionsOf(form, files.length)
  return {
    fields: toDomain(Object.fromEntries(values)),
    uploads: {
      slots: Object.fromEntries(
        pictureSlots.flatMap((slot) => {
          const file = form.files.get(slot)?.[0]
          return file ? [[slot, file.bytes]] : []
        }),
      ),
      images: files.map(({ bytes }, index) => ({ bytes, caption: captions[index] ?? '' })),
      remove,
    },
  }
}
