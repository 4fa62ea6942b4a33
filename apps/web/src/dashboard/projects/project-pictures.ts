import type { StaffProjectDetail } from './project-calls.ts'

export const slots = [
  { name: 'coverImage', label: 'Cover image', alt: 'coverImageAlt', deletes: 'deleteCoverImage' },
  { name: 'image2', label: 'Second image', alt: 'image2Alt', deletes: 'deleteImage2' },
  { name: 'image3', label: 'Third image', alt: 'image3Alt', deletes: 'deleteImage3' },
] as const

/** One image of the form: what is stored, and what happens to it on save. */
export interface Slot {
  /** URL of the stored image. */
  stored: string | null
  file?: File | undefined
  /** The stored image will be deleted on save. */
  isRemoved: boolean
  alt: string
  /** Decorative: it needs no description. */
  isDecorative: boolean
}

/** An additional image, stored or new. */
export interface AdditionalImage {
  key: string
  id?: number
  stored?: string
  file?: File
  caption: string
  alt: string
}

export interface ProjectPictures {
  slots: Record<(typeof slots)[number]['name'] | 'clientLogo', Slot>
  additional: AdditionalImage[]
}

const emptySlot: Slot = { stored: null, isRemoved: false, alt: '', isDecorative: false }

const slotOf = (stored: string | null, alt: string | null): Slot => ({
  ...emptySlot,
  stored,
  alt: alt ?? '',
  isDecorative: alt === '',
})

export const picturesOf = (project: StaffProjectDetail | undefined): ProjectPictures => ({
  slots: {
    coverImage: slotOf(project?.coverImage ?? null, project?.coverImageAlt ?? null),
    image2: slotOf(project?.image2 ?? null, project?.image2Alt ?? null),
    image3: slotOf(project?.image3 ?? null, project?.image3Alt ?? null),
    clientLogo: slotOf(project?.clientLogo ?? null, null),
  },
  additional: (project?.images ?? []).map(({ id, image, caption, alt }) => ({
    key: String(id),
    ...{ id, stored: image, caption, alt },
  })),
})

/** A new image replaces the stored one, and cancels its deletion. */
export const withFile = (slot: Slot, file: File): Slot => ({ ...slot, file, isRemoved: false })

/** Removes the new image first, then marks the stored one for deletion. */
export const withoutPicture = (slot: Slot): Slot =>
  slot.file ? { ...slot, file: undefined } : { ...slot, isRemoved: true }

/** Moves an item up (-1) or down (1); at the ends the list stays the same. */
export function reorder<T>(list: T[], index: number, step: 1 | -1): T[] {
  const [one, other] = [list[index], list[index + step]]
  if (one === undefined || other === undefined) return list
  return list.map((item, position) =>
    position === index ? other : position === index + step ? one : item,
  )
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Merges a slot that two people changed: I keep my image or my description if I changed it. */
const mergeSlot = (mine: Slot, base: Slot, theirs: Slot): Slot => ({
  ...theirs,
  ...(mine.file && { file: mine.file }),
  ...(mine.isRemoved && { isRemoved: true }),
  ...((mine.alt !== base.alt || mine.isDecorative !== base.isDecorative) && {
    alt: mine.alt,
    isDecorative: mine.isDecorative,
  }),
})

/**
 * Their list with my changes: my descriptions and new images, without what either of us removed.
 */
function mergeAdditional(
  mine: AdditionalImage[],
  base: AdditionalImage[],
  theirs: AdditionalImage[],
): AdditionalImage[] {
  const hasMyChanges = mine.some(({ file }) => file) || !isEqual(mine, base)
  if (!hasMyChanges) return theirs
  const findIn = (list: AdditionalImage[], { key }: AdditionalImage) =>
    list.find((other) => other.key === key)
  const merged = mine.flatMap((picture) => {
    const basePicture = findIn(base, picture)
    const theirPicture = findIn(theirs, picture)
    if (!basePicture) return picture
    if (!theirPicture) return []
    const { caption, alt } = picture
    return {
      ...theirPicture,
      ...(caption !== basePicture.caption && { caption }),
      ...(alt !== basePicture.alt && { alt }),
    }
  })
  return [...merged, ...theirs.filter((picture) => !findIn(base, picture))]
}

/** Merges a project's images after two people changed them from one base. */
export const mergePictures = (
  mine: ProjectPictures,
  base: ProjectPictures,
  theirs: ProjectPictures,
): ProjectPictures => {
  const slot = (name: keyof ProjectPictures['slots']) =>
    mergeSlot(mine.slots[name], base.slots[name], theirs.slots[name])
  return {
    slots: {
      coverImage: slot('coverImage'),
      image2: slot('image2'),
      image3: slot('image3'),
      clientLogo: slot('clientLogo'),
    },
    additional: mergeAdditional(mine.additional, base.additional, theirs.additional),
  }
}
