import { withoutInvisible } from '@agency/contract/characters'
import type { Concept, Section } from '@agency/contract/concept'
import { wordLimits } from '@agency/contract/studio'

/** A text of a page that a client can change. */
export interface Word {
  /** 'sections.2.items.0.title'. */
  path: string
  /** What it is, such as 'Headline' or 'Entry 2, text'. */
  label: string
  text: string
  /** In UTF-16 units. */
  max: number
  /** Whether the page needs it. */
  isRequired: boolean
}

const parts = [
  ['eyebrow', 'Small heading'],
  ['headline', 'Headline'],
  ['text', 'Text'],
  ['callToAction', 'Button'],
  ['secondCallToAction', 'Second button'],
] as const

const itemParts = [
  ['group', 'heading', wordLimits.group],
  ['title', 'name', wordLimits.title],
  ['value', 'detail', wordLimits.value],
  ['text', 'text', wordLimits.itemText],
] as const

/** Families whose groups are headings; those of forms are types of fields. */
const GROUPED = /^(?:list|details|place)/

/**
 * The texts of a section that can be changed: those that it shows. `index` is that of the original
 * section.
 */
export function wordsOf(section: Section, index: number, labels: Concept['labels'] = {}): Word[] {
  const fixed = new Set(Object.values(labels))
  const path = `sections.${index}`
  const own = parts.map(([name, label]) => ({
    ...{ path: `${path}.${name}`, label, text: section[name], max: wordLimits[name] },
    isRequired: name === 'headline',
  }))
  const groups = new Set<string>()
  const items = section.items.flatMap((item, position) =>
    itemParts.flatMap(([name, label, max]) => {
      if (name === 'group') {
        const isHeading = GROUPED.test(section.kind) && !fixed.has(item.group)
        if (!isHeading || groups.has(item.group)) return []
        groups.add(item.group)
      }
      return [
        {
          ...{ path: `${path}.items.${position}.${name}`, text: item[name], max },
          label: `Entry ${position + 1}, ${label}`,
          isRequired: name === 'title',
        },
      ]
    }),
  )
  return [...own, ...items].filter(({ text }) => text.trim() !== '')
}

/** A text as it is shown: one line, without characters that nobody sees. */
export const tidyWord = (text: string): string =>
  withoutInvisible(text.replace(/\s+/g, ' ')).replace(/\s+/g, ' ').trim()

/** A text as a quotation, which is drawn in quotation marks. */
const QUOTATION = /^“(.*)”$/su

/**
 * Finds the places of the texts of a page that is being written, section by section: of equal texts,
 * each is the next one of its section, and one that is shown twice is the last.
 */
export function createTextFinder(sections: readonly (readonly Word[])[]) {
  const taken = new Set<string>()
  return (shown: string, section: number): (Word & { isQuoted: boolean }) | undefined => {
    const words = sections[section] ?? []
    const find = (searched: string | undefined) => {
      const matching = words.filter(({ text }) => tidyWord(text) === searched)
      return matching.find(({ path }) => !taken.has(path)) ?? matching.at(-1)
    }
    const plain = find(shown)
    const word = plain ?? find(QUOTATION.exec(shown)?.[1])
    if (!word) return undefined
    taken.add(word.path)
    return { ...word, isQuoted: !plain }
  }
}
