import type { IconSet } from './icon-sets.ts'
import { natureWords } from './words-nature.ts'
import { outdoorWords } from './words-outdoors.ts'

type Table = Partial<Record<IconSet, string>>

/** The nouns of some tables, each with its icon. */
export const iconsOf = (tables: readonly Table[]): [noun: string, icon: string][] =>
  tables.flatMap((table) =>
    Object.entries(table).flatMap(([set, lines]) =>
      lines
        .trim()
        .split('\n')
        .flatMap((line) => {
          const [icon = '', words = ''] = line.split(': ')
          return words.split(', ').map((word): [string, string] => [word, `${set}:${icon}`])
        }),
    ),
  )

/** Nouns of things that belong in a landscape, each with its icon. */
export const outdoorNouns = iconsOf([natureWords, outdoorWords])

/** Icons of things that belong in a landscape. */
export const outdoorMotifs: ReadonlySet<string> = new Set(outdoorNouns.map(([, icon]) => icon))
