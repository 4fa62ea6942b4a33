import type { ConceptEdits } from '@agency/contract/concept-edits'
import { readStoredStrings, removeStored, writeStored } from '../../browser/stored-json.ts'

const LINKS_KEY = 'editLinks'
const MAX_LINKS = 20
const TOKEN = /^[0-9a-f]{32}$/

/** The edit links of this browser: the public id of a concept, and its token, newest first. */
function readLinks(): [conceptId: string, token: string][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(LINKS_KEY) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter(
      (entry): entry is [string, string] =>
        Array.isArray(entry) && typeof entry[0] === 'string' && TOKEN.test(String(entry[1])),
    )
  } catch {
    return []
  }
}

/** The token with which this browser may change a concept, if it has one. */
export const editTokenOf = (conceptId: string): string | undefined =>
  readLinks().find(([id]) => id === conceptId)?.[1]

/** Remembers an edit link, so that the concept's other pages can lead to the Studio. */
export const rememberEditLink = (conceptId: string, token: string) =>
  writeStored(
    LINKS_KEY,
    [[conceptId, token], ...readLinks().filter(([id]) => id !== conceptId)].slice(0, MAX_LINKS),
  )

export const forgetEditLink = (token: string) =>
  writeStored(
    LINKS_KEY,
    readLinks().filter(([, other]) => other !== token),
  )

const sorted = <T>(record: Record<string, T>): [string, T][] =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))

/** The same text for the same changes, whatever order the database keeps them in. */
export const serialise = (edits: ConceptEdits): string => {
  const { words, sections, palette, typePair, style, pictures, logo } = edits
  return JSON.stringify([
    sorted(words),
    sections.map(({ index, isHidden, kind }) => [index, isHidden, kind]),
    palette && [palette.primary, palette.accent, palette.page],
    ...[typePair, style],
    sorted(pictures).map(([path, { file, alt, x, y }]) => [path, file, alt, x, y]),
    logo && [logo.file, logo.inHeader, logo.inFooter],
  ])
}

/** Changes that were not saved yet, with the revision that they are based on. */
interface Backup {
  revision: number
  edits: ConceptEdits
}

const backupKey = (conceptId: string) => `studio:${conceptId}`

export const writeBackup = (conceptId: string, { revision, edits }: Backup) =>
  writeStored(backupKey(conceptId), { revision: `${revision}`, edits: JSON.stringify(edits) })

export const removeBackup = (conceptId: string) => removeStored(backupKey(conceptId))

/** The backup of a page that was closed before it could save; the server validates its contents. */
export function readBackup(conceptId: string): Backup | undefined {
  const stored = readStoredStrings(backupKey(conceptId), ['revision', 'edits'])
  try {
    const edits = JSON.parse(stored?.edits ?? 'null')
    const revision = Number(stored?.revision)
    const isComplete =
      Number.isInteger(revision) &&
      typeof edits?.words === 'object' &&
      Array.isArray(edits?.sections)
    // One of an earlier release has no pictures.
    return isComplete ? { revision, edits: { pictures: {}, logo: null, ...edits } } : undefined
  } catch {
    return undefined
  }
}
