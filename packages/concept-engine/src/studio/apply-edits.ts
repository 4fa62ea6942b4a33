import { hasVisibleCharacter } from '@agency/contract/characters'
import type { Concept, Imagery, Section, SectionItem } from '@agency/contract/concept'
import type { ConceptEdits, EditedSection, UploadedPicture } from '@agency/contract/concept-edits'
import { MIN_SHOWN_SECTIONS, PICTURE_NOT_STORED, wordLimits } from '@agency/contract/studio'
import { withDistinctGrounds } from '../distinct-surfaces.ts'
import { paletteOfChoice } from '../palette/chosen-palette.ts'
import { findTypePair } from '../type/pairs.ts'
import { addedSection, unwrittenWords, writtenSection } from './added-sections.ts'
import { tidyWord, type Word, wordsOf } from './editable-text.ts'
import { lookOfStyle } from './looks.ts'
import { findUpload, pictureSlotsOf, withPhotos } from './pictures.ts'
import { swapSection, swapsFor } from './swaps.ts'

/** A section with its place in the edits. */
export interface PlacedSection extends EditedSection {
  /** The section before its words were changed. */
  section: Section
}

/** The sections of the original and those that were added, in their edited order. */
export function placedSections(original: Concept, { sections }: ConceptEdits): PlacedSection[] {
  const order: EditedSection[] =
    sections.length > 0
      ? sections
      : original.sections.map((_section, index) => ({ index, isHidden: false, kind: null }))
  return order.flatMap((place) => {
    const { index, kind } = place
    const known = original.sections[index]
    const section = known
      ? kind === null
        ? known
        : swapSection(known, kind)
      : addedSection(original, kind ?? '', index)
    return section ? [{ ...place, section }] : []
  })
}

/** The texts that can be changed in an edited concept. */
export const editableWords = (original: Concept, edits: ConceptEdits): Word[] => [
  ...(original.tagline
    ? [
        {
          ...{ path: 'tagline', label: 'Line about the business', text: original.tagline },
          ...{ max: wordLimits.tagline, isRequired: true },
        },
      ]
    : []),
  ...placedSections(original, edits).flatMap(({ section, index }) =>
    wordsOf(section, index, original.labels),
  ),
]

/**
 * The first thing that is wrong with edits, as a sentence for whoever made them; undefined if they
 * can be applied. `uploads` are the pictures that are stored for the concept.
 */
export function findEditProblem(
  original: Concept,
  edits: ConceptEdits,
  uploads: readonly UploadedPicture[] = [],
): string | undefined {
  const { sections, typePair, style } = edits
  const indexes = sections.map(({ index }) => index)
  if (new Set(indexes).size < indexes.length) return 'A section appears twice.'
  const placed = placedSections(original, edits)
  if (sections.length > 0) {
    if (placed.length < sections.length) return 'This page has no such section.'
    if (original.sections.some((_section, index) => !indexes.includes(index)))
      return 'A section is missing. Hide it instead.'
    if (indexes[0] !== 0 || sections[0]?.isHidden)
      return 'The first section stays at the top: it has the name of the page.'
    if (publishedSections(original, edits).length < MIN_SHOWN_SECTIONS)
      return `A page shows at least ${MIN_SHOWN_SECTIONS} sections.`
    const isUnsuitable = ({ index, kind }: EditedSection) => {
      const known = original.sections[index]
      return known && kind !== null && !swapsFor(known).some((swap) => swap.kind === kind)
    }
    if (sections.some(isUnsuitable)) return 'This section cannot be shown in that way.'
  }
  if (typePair !== null && !findTypePair(typePair)) return 'These typefaces are not available.'
  if (style !== null && !lookOfStyle(style)) return 'This style is not available.'
  return findWordProblem(original, edits) ?? findPictureProblem(original, edits, uploads)
}

/** The places for pictures of all sections, also of those that are hidden. */
const picturePaths = (original: Concept, edits: ConceptEdits): Set<string> =>
  new Set(
    placedSections(original, edits).flatMap(({ section, index }) =>
      pictureSlotsOf(section, index).map(({ path }) => path),
    ),
  )

function findPictureProblem(
  original: Concept,
  edits: ConceptEdits,
  uploads: readonly UploadedPicture[],
): string | undefined {
  const { pictures, logo } = edits
  if (logo && !findUpload(uploads, 'logo', logo.file)) return PICTURE_NOT_STORED
  const chosen = Object.entries(pictures)
  if (chosen.length === 0) return undefined
  const known = picturePaths(original, edits)
  if (chosen.some(([path]) => !known.has(path))) return 'This picture is not on the page.'
  const isStored = ([, { file }]: (typeof chosen)[number]) => findUpload(uploads, 'photo', file)
  return chosen.every(isStored) ? undefined : PICTURE_NOT_STORED
}

function findWordProblem(original: Concept, edits: ConceptEdits): string | undefined {
  const known = new Map(editableWords(original, edits).map((word) => [word.path, word]))
  for (const [path, text] of Object.entries(edits.words)) {
    const word = known.get(path)
    if (!word) return 'This text is not on the page.'
    if (text.length > word.max) return `${word.label}: please keep this to ${word.max} characters.`
    if (word.isRequired && !hasVisibleCharacter(text)) return `${word.label}: this cannot be empty.`
  }
  return undefined
}

type Words = ConceptEdits['words']

const wordAt = (words: Words, path: string, otherwise: string) =>
  Object.hasOwn(words, path) ? tidyWord(words[path] ?? '') : otherwise

/**
 * The changes that fit the page: without the texts and pictures of a section that was removed again,
 * and without texts that are empty and must not be, as while somebody rewrites one: the page shows the original
 * one meanwhile. `isKept` names further texts whose original stays while they are empty.
 */
export function fittingEdits(
  original: Concept,
  edits: ConceptEdits,
  isKept: (path: string) => boolean = () => false,
): ConceptEdits {
  const known = new Map(editableWords(original, edits).map((word) => [word.path, word]))
  const words = Object.entries(edits.words).filter(([path, text]) => {
    const word = known.get(path)
    if (!word) return false
    return hasVisibleCharacter(text) || !(word.isRequired || isKept(path))
  })
  const places = Object.entries(edits.pictures)
  const paths = places.length > 0 ? picturePaths(original, edits) : new Set()
  return {
    ...edits,
    words: Object.fromEntries(words),
    pictures: Object.fromEntries(places.filter(([path]) => paths.has(path))),
  }
}

/** The changed texts of each section that is shown, in order. */
export const shownWords = (original: Concept, edits: ConceptEdits): Word[][] =>
  placedSections(original, edits)
    .filter(({ isHidden }) => !isHidden)
    .map(({ section, index }) =>
      wordsOf(section, index, original.labels).map((word) => ({
        ...word,
        text: wordAt(edits.words, word.path, word.text),
      })),
    )

/** A section with its changed words. A group is renamed for all of its entries. */
function withWords(section: Section, index: number, words: Words): Section {
  const path = `sections.${index}`
  const groupNames = new Map<string, string>()
  section.items.forEach(({ group }, position) => {
    const at = `${path}.items.${position}.group`
    if (Object.hasOwn(words, at)) groupNames.set(group, wordAt(words, at, group))
  })
  return {
    ...section,
    eyebrow: wordAt(words, `${path}.eyebrow`, section.eyebrow),
    headline: wordAt(words, `${path}.headline`, section.headline),
    text: wordAt(words, `${path}.text`, section.text),
    callToAction: wordAt(words, `${path}.callToAction`, section.callToAction),
    secondCallToAction: wordAt(words, `${path}.secondCallToAction`, section.secondCallToAction),
    items: section.items.map((item, position) => ({
      ...item,
      title: wordAt(words, `${path}.items.${position}.title`, item.title),
      text: wordAt(words, `${path}.items.${position}.text`, item.text),
      value: wordAt(words, `${path}.items.${position}.value`, item.value),
      group: groupNames.get(item.group) ?? item.group,
    })),
  }
}

/** The sections that are shown, with their words. */
const shownSections = (original: Concept, edits: ConceptEdits) =>
  placedSections(original, edits)
    .filter(({ isHidden }) => !isHidden)
    .map((place) => ({ ...place, section: withWords(place.section, place.index, edits.words) }))

/** Those that everybody sees: without added ones whose words are still to be written. */
export const publishedSections = (original: Concept, edits: ConceptEdits) =>
  shownSections(original, edits).flatMap((place) => {
    const isAdded = place.index >= original.sections.length
    const section = isAdded ? writtenSection(place.section) : place.section
    return section ? [{ ...place, section }] : []
  })

/** What is still to be written in an added section: the labels of its words. */
export const unwrittenIn = ({ section, index }: PlacedSection, words: Words): string[] =>
  unwrittenWords(withWords(section, index, words), index).map(({ label }) => label)

/** A section whose pictures are drawn in another treatment. */
function withTreatment(section: Section, treatment: Imagery['treatment']): Section {
  const treated = <T extends Imagery | undefined>(imagery: T): T =>
    imagery && { ...imagery, treatment }
  const withItemImage = (item: SectionItem): SectionItem =>
    item.image ? { ...item, image: treated(item.image) } : item
  return {
    ...section,
    ...(section.image && { image: treated(section.image) }),
    pictures: section.pictures.map(treated),
    items: section.items.map(withItemImage),
  }
}

const logoOf = ({ width, height, inks }: UploadedPicture) => ({ width, height, inks })

/**
 * The concept with these changes. The same concept and edits give the same result, in a browser and
 * on the server. What another version does not know is left as it was, as is the place of a picture
 * that is not among `uploads`. A draft also has added sections whose words are still to be written:
 * only whoever changes the concept sees those.
 */
export function applyEdits(
  original: Concept,
  edits: ConceptEdits,
  uploads: readonly UploadedPicture[] = [],
  { isDraft = false }: { isDraft?: boolean } = {},
): Concept {
  const look = edits.style === null ? undefined : lookOfStyle(edits.style)
  const shown = (isDraft ? shownSections : publishedSections)(original, edits).map(
    ({ section, index }) => withPhotos(section, index, edits.pictures, uploads),
  )
  const isReordered = edits.sections.length > 0
  const sections = isReordered ? withDistinctGrounds(shown) : shown
  const logo = edits.logo && findUpload(uploads, 'logo', edits.logo.file)
  return {
    ...original,
    ...(edits.logo && logo && { logo: { ...logoOf(logo), ...edits.logo } }),
    tagline: wordAt(edits.words, 'tagline', original.tagline),
    ...(edits.palette && { palette: paletteOfChoice(edits.palette) }),
    type: (edits.typePair === null ? undefined : findTypePair(edits.typePair)) ?? original.type,
    ...(look && { look, style: edits.style ?? original.style }),
    sections: look ? sections.map((section) => withTreatment(section, look.treatment)) : sections,
  }
}
