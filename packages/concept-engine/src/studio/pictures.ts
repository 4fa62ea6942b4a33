import type { Concept, Imagery, Photo, Section } from '@agency/contract/concept'
import type { ConceptEdits, UploadedPicture } from '@agency/contract/concept-edits'
import { sectionDrawings } from '../drawing/draw-concept.ts'
import type { Element } from '../drawing/element.ts'
import { kitOf } from '../drawing/kit.ts'
import { noIcons } from '../imagery/motifs/icon-sets.ts'
import { findSectionKind } from '../section-kinds.ts'

/** A place for a picture in a section. */
export interface PictureSlot {
  /** 'sections.2.items.0.image'. */
  path: string
  /** What a client calls it, such as 'Picture 2'. */
  label: string
  imagery: Imagery
}

/** All places for pictures in a section; `index` is that of the original section. */
export function pictureSlotsOf({ image, pictures, items }: Section, index: number): PictureSlot[] {
  const path = `sections.${index}`
  const own = [
    ...(image ? [{ path: `${path}.image`, imagery: image }] : []),
    ...pictures.map((imagery, position) => ({ path: `${path}.pictures.${position}`, imagery })),
  ]
  return [
    ...own.map((slot, position) => ({
      ...slot,
      label: own.length > 1 ? `Picture ${position + 1}` : 'Picture',
    })),
    ...items.flatMap(({ image: imagery, title }, position) =>
      imagery
        ? [
            {
              ...{ path: `${path}.items.${position}.image`, imagery },
              label: title ? `Picture of ${title}` : `Picture of entry ${position + 1}`,
            },
          ]
        : [],
    ),
  ]
}

const drawnIn = ({ meaning, props }: Element): Imagery[] => [
  ...(meaning?.imagery ? [meaning.imagery] : []),
  ...(props.children ?? []).flatMap((child) => (typeof child === 'object' ? drawnIn(child) : [])),
]

/** The places for pictures that a section shows in its present form. */
export function shownPictureSlots(
  concept: Concept,
  section: Section,
  index: number,
): PictureSlot[] {
  const kind = findSectionKind(section.kind)
  const slots = pictureSlotsOf(section, index)
  if (!kind || slots.length === 0) return []
  const drawn = new Set(
    drawnIn(sectionDrawings[kind](kitOf(concept, noIcons, section.ground), section)),
  )
  return slots.filter(({ imagery }) => drawn.has(imagery))
}

type Uploads = readonly UploadedPicture[]

/** The uploaded picture of this name and kind. */
export const findUpload = (uploads: Uploads, kind: UploadedPicture['kind'], file: string) =>
  uploads.find((upload) => upload.kind === kind && upload.file === file)

/** A section with the photographs that were chosen for it. */
export function withPhotos(
  section: Section,
  index: number,
  choices: ConceptEdits['pictures'],
  uploads: Uploads,
): Section {
  const path = `sections.${index}`
  const filled = <T extends Imagery | undefined>(imagery: T, at: string): T => {
    const choice = choices[`${path}.${at}`]
    const upload = choice && findUpload(uploads, 'photo', choice.file)
    if (!imagery || !choice || !upload) return imagery
    const { width, height } = upload
    return { ...imagery, photo: { ...choice, width, height } satisfies Photo }
  }
  return {
    ...section,
    ...(section.image && { image: filled(section.image, 'image') }),
    pictures: section.pictures.map((imagery, position) => filled(imagery, `pictures.${position}`)),
    items: section.items.map((item, position) =>
      item.image ? { ...item, image: filled(item.image, `items.${position}.image`) } : item,
    ),
  }
}
