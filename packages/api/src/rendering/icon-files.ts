import { open, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import {
  type IconSet,
  type Icons,
  iconFile,
  partsOf,
} from '@agency/concept-engine/imagery/motifs/icon-sets'

interface IndexedFile {
  path: string
  /** Byte range of each icon's entry in the file. */
  entries: Map<string, readonly [from: number, to: number]>
}

const ENTRY = '\n\t\t"'
const ENTRY_END = '\n\t\t}'

/** Indexes the entries of a set's file, which has one key per line and is indented with tabs. */
async function indexFile(path: string): Promise<IndexedFile> {
  const bytes = await readFile(path)
  const entries = new Map<string, readonly [number, number]>()
  let index = bytes.indexOf(ENTRY)
  while (index >= 0) {
    const from = bytes.indexOf('{', index)
    const to = bytes.indexOf(ENTRY_END, from) + ENTRY_END.length
    entries.set(bytes.toString('utf8', index + ENTRY.length, from - 3), [from, to])
    index = bytes.indexOf(ENTRY, to)
  }
  return { path, entries }
}

async function readEntries(file: IndexedFile, names: string[]): Promise<[string, string][]> {
  await using handle = await open(file.path)
  const icons: [string, string][] = []
  for (const name of names) {
    const range = file.entries.get(name)
    if (!range) continue
    const [from, to] = range
    const { buffer } = await handle.read(Buffer.alloc(to - from), 0, to - from, from)
    const { body } = JSON.parse(buffer.toString()) as { body?: string }
    if (body) icons.push([name, body])
  }
  return icons
}

/**
 * Reads icons from the sets that the engine uses, by names such as 'ph:farm-fill'; unknown names
 * are left out. A parsed set takes 10 to 20 MB of memory and up to 80 ms; a page shows a few icons
 * of it. So a set's file is scanned once, in some 15 ms, and icons are read from their byte ranges.
 */
export function openIconFiles({
  owner,
}: {
  /** The module whose package depends on the sets. */
  owner: string
}): (names: readonly string[]) => Promise<Icons> {
  const { resolve } = createRequire(import.meta.resolve(owner))
  const indexed = new Map<IconSet, Promise<IndexedFile>>()
  const indexOf = (set: IconSet) => {
    const indexedFile = indexed.get(set) ?? indexFile(resolve(iconFile(set)))
    indexed.set(set, indexedFile)
    indexedFile.catch(() => indexed.delete(set))
    return indexedFile
  }
  return async (names) => {
    const bySet = Map.groupBy(
      [...new Set(names)].flatMap((name) => partsOf(name) ?? []),
      ({ set }) => set,
    )
    const icons = new Map<string, string>()
    for (const [set, parts] of bySet) {
      const read = await readEntries(
        await indexOf(set),
        parts.map(({ icon }) => icon),
      )
      for (const [icon, body] of read) icons.set(`${set}:${icon}`, body)
    }
    return icons
  }
}
