import type { StaffProjectDetail } from './project-calls.ts'

export const slots = [
  { name: 'coverImage', label: 'Cover image', alt: 'coverImageAlt', deletes: 'deleteCoverImage' },
  { name: 'image2', label: 'Second image', alt: 'image2Alt', deletes: 'deleteImage2' },
  { name: 'image3', label: 'Third image', alt: 'image3Alt', deletes: 'deleteImage3' },
] as const

/** One place for a picture: what is stored, and what is to become of it on save. */
export interface Slot {
  /** Address of the stored picture. */
  stored: string | null
  file?: File | undefined
  /** The stored picture is to be deleted on save. */
  isRemoved: boolean
  alt: string
  /** It only decorates: nothing to say about it. */
  isDecorative: boolean
}

/** A further picture, stored or new. */
export interface FurtherPicture {
  key: string
  id?: number
  stored?: string
  file?: File
  caption: string
  alt: string
}

export interface ProjectPictures {
  slots: Record<(typeof slots)[number]['name'] | 'clientLogo', Slot>
  further: FurtherPicture[]
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
  further: (project?.images ?? []).map(({ id, image, caption, alt }) => ({
    key: String(id),
    ...{ id, stored: image, caption, alt },
  })),
})

/** A new picture takes the place of the stored one, and of the wish to delete it. */
export const withFile = (slot: Slot, file: File): Slot => ({ ...slot, file, isRemoved: false })

/** First a new picture goes, then the stored one is marked. */
export const withoutPicture = (slot: Slot): Slot =>
  slot.file ? { ...slot, file: undefined } : { ...slot, isRemoved: true }

/** One place up (-1) or down (1); the same list at its ends. */
export function reorder<T>(list: T[], at: number, by: 1 | -1): T[] {
  const [one, other] = [list[at], list[at + by]]
  if (one === undefined || other === undefined) return list
  return list.map((each, index) => (index === at ? other : index === at + by ? one : each))
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A slot that two people changed: the picture and its words are each mine where I changed them. */
const mergeSlot = (mine: Slot, base: Slot, theirs: Slot): Slot => ({
  ...theirs,
  ...(mine.file && { file: mine.file }),
  ...(mine.isRemoved && { isRemoved: true }),
  ...((mine.alt !== base.alt || mine.isDecorative !== base.isDecorative) && {
    alt: mine.alt,
    isDecorative: mine.isDecorative,
  }),
})

/** Theirs with my changes: my words and new pictures, without what either of us removed. */
function mergeFurther(
  mine: FurtherPicture[],
  base: FurtherPicture[],
  theirs: FurtherPicture[],
): FurtherPicture[] {
  const isMine = mine.some(({ file }) => file) || !same(mine, base)
  if (!isMine) return theirs
  const of = (list: FurtherPicture[], { key }: FurtherPicture) =>
    list.find((each) => each.key === key)
  const kept = mine.flatMap((picture) => {
    const before = of(base, picture)
    const now = of(theirs, picture)
    if (!before) return picture
    if (!now) return []
    const { caption, alt } = picture
    return {
      ...now,
      ...(caption !== before.caption && { caption }),
      ...(alt !== before.alt && { alt }),
    }
  })
  return [...kept, ...theirs.filter((picture) => !of(base, picture))]
}

/** The pictures of a project that two people changed from one base. */
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
    further: mergeFurther(mine.further, base.further, theirs.further),
  }
}
