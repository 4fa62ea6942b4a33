import { type ProjectPictures, slots } from './project-pictures.ts'
import type { ProjectValues } from './project-values.ts'

const textFields = [
  ...(['title', 'slug', 'clientName', 'summary', 'description', 'problem', 'solution'] as const),
  ...(['content', 'projectUrl', 'publishAt', 'publishedDate', 'testimonial'] as const),
  ...(['metaTitle', 'metaDescription'] as const),
]

/** A project as the documented form data; `updatedAt` is the version that a change started from. */
export function toFormData(
  values: ProjectValues,
  pictures: ProjectPictures,
  updatedAt: string | undefined,
): FormData {
  const form = new FormData()
  for (const name of textFields) form.append(name, values[name])
  form.append('embed', JSON.stringify(values.embed))
  form.append('services', JSON.stringify(values.services))
  form.append('technologies', JSON.stringify(values.technologies))
  form.append('Active', String(values.active))
  form.append('IsFeatured', String(values.featured))
  if (updatedAt) form.append('updatedAt', updatedAt)
  addSlots(form, pictures)
  addGallery(form, pictures)
  return form
}

function addSlots(form: FormData, pictures: ProjectPictures): void {
  const alts: Record<string, string | null> = {}
  for (const { name, deletes } of slots) {
    const { file, isRemoved, alt, isDecorative } = pictures.slots[name]
    if (file) form.append(name, file)
    else if (isRemoved) form.append(deletes, 'true')
    // A missing description (null) is different from a decorative image ('').
    alts[name] = isDecorative ? '' : alt.trim() || null
  }
  form.append('alts', JSON.stringify(alts))
  const { file, isRemoved } = pictures.slots.clientLogo
  if (file) form.append('clientLogo', file)
  else if (isRemoved) form.append('clientLogo', '')
}

function addGallery(form: FormData, { additional }: ProjectPictures): void {
  let upload = 0
  const gallery = additional.map(({ id, file, caption, alt }) => {
    if (!file) return { id, caption, alt }
    form.append('images', file)
    return { upload: upload++, caption, alt }
  })
  form.append('gallery', JSON.stringify(gallery))
}
