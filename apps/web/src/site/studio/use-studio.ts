import {
  applyEdits,
  fittingEdits,
  type PlacedSection,
  placedSections,
  shownWords,
} from '@agency/concept-engine/studio/apply-edits'
import type { Concept } from '@agency/contract/concept'
import type {
  ConceptEdits,
  EditedSection,
  PhotoChoice,
  UploadedPicture,
} from '@agency/contract/concept-edits'
import { useCallback, useMemo, useState } from 'react'
import { redone, startHistory, undone, withChange } from './edit-history.ts'

/** What comes in the place of something, or how it follows from what is there. */
type Change<Present, Next = Present> = Next | ((present: Present) => Next)

const nextOf = <Present, Next>(change: Change<Present, Next>, present: Present): Next =>
  change instanceof Function ? change(present) : change

export interface Studio {
  original: Concept
  edits: ConceptEdits
  /** The changes that can be saved. */
  complete: ConceptEdits
  /** Those that are shown, in which a text that is being rewritten is not empty. */
  shown: ConceptEdits
  /** The concept as it is shown. */
  concept: Concept
  /** Its sections in their order, with those that are hidden. */
  placed: PlacedSection[]
  /**
   * Changes a part, which may depend on what is there by then; changes with the same key, one after
   * another, are undone together.
   */
  change: (part: Change<ConceptEdits, Partial<ConceptEdits>>, key: string) => void
  changeWord: (path: string, text: string) => void
  /** Changes the photo in a place; undefined removes it. */
  changePhoto: (path: string, photo: Change<PhotoChoice | undefined>) => void
  /** The pictures that are stored for the concept. */
  uploads: readonly UploadedPicture[]
  /** Adds those that are not known yet. */
  addUploads: (uploads: readonly UploadedPicture[]) => void
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
}

/** The places of sections, without the sections. */
export const placesOf = (placed: readonly PlacedSection[]): EditedSection[] =>
  placed.map(({ index, isHidden, kind }) => ({ index, isHidden, kind }))

/** The changes of one person to one concept, with undo and redo. */
export function useStudio(
  original: Concept,
  initial: ConceptEdits,
  stored: readonly UploadedPicture[],
  focusedPath: string | undefined,
): Studio {
  const [uploads, setUploads] = useState(stored)
  const [history, setHistory] = useState(() => startHistory(initial))
  const { present: edits } = history
  const complete = useMemo(() => fittingEdits(original, edits), [original, edits])
  const shown = useMemo(
    () =>
      focusedPath === undefined
        ? complete
        : fittingEdits(original, complete, (path) => path === focusedPath),
    [original, complete, focusedPath],
  )
  const concept = useMemo(
    () => applyEdits(original, shown, uploads, { isDraft: true }),
    [original, shown, uploads],
  )
  const placed = useMemo(() => placedSections(original, edits), [original, edits])
  const change = useCallback(
    (part: Change<ConceptEdits, Partial<ConceptEdits>>, key: string) =>
      setHistory((previous) => {
        const next = { ...previous.present, ...nextOf(part, previous.present) }
        return withChange(previous, next, { key, at: Date.now() })
      }),
    [],
  )
  const changeWord = useCallback(
    (path: string, text: string) =>
      setHistory((previous) => {
        const words = { ...previous.present.words, [path]: text }
        const next = { ...previous.present, words }
        return withChange(previous, next, { key: path, at: Date.now() })
      }),
    [],
  )
  const changePhoto = useCallback(
    (path: string, change: Change<PhotoChoice | undefined>) =>
      setHistory((previous) => {
        const { [path]: present, ...others } = previous.present.pictures
        const photo = nextOf(change, present)
        const pictures = photo ? { ...others, [path]: photo } : others
        const next = { ...previous.present, pictures }
        return withChange(previous, next, { key: `photo ${path}`, at: Date.now() })
      }),
    [],
  )
  const addUploads = useCallback(
    (added: readonly UploadedPicture[]) =>
      setUploads((known) => [
        ...known,
        ...added.filter(({ file }) => known.every((upload) => upload.file !== file)),
      ]),
    [],
  )
  return {
    ...{ original, edits, complete, shown, concept, placed, change, changeWord, changePhoto },
    ...{ uploads, addUploads },
    undo: useCallback(() => setHistory(undone), []),
    redo: useCallback(() => setHistory(redone), []),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}

/** Every text that is shown, section by section. */
export const useShownWords = ({ original, shown }: Pick<Studio, 'original' | 'shown'>) =>
  useMemo(() => shownWords(original, shown), [original, shown])
