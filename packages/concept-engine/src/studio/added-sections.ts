import type { Concept, Section } from '@agency/contract/concept'
import type { SectionKind } from '../section-kinds.ts'
import { type Word, wordsOf } from './editable-text.ts'

interface AddableSection {
  kind: SectionKind
  /** What a client calls it. */
  name: string
  section: Pick<Section, 'headline' | 'text'> & { items?: { title: string; text?: string }[] }
  /** Those of its words that ask for the client's own; others say something without them. */
  prompts: string[]
}

/**
 * Sections that a client can add. Their words ask for the client's own: the Studio says which are
 * still to be written, and nobody else sees them until then.
 */
export const addableSections: AddableSection[] = [
  {
    kind: 'split-left',
    name: 'Story with a picture',
    section: { headline: 'Your headline', text: 'Write a few sentences here.' },
    prompts: ['Your headline', 'Write a few sentences here.'],
  },
  {
    kind: 'quote-large',
    name: 'Quote',
    section: { headline: 'Something a customer said', text: 'Their name' },
    prompts: ['Something a customer said', 'Their name'],
  },
  {
    kind: 'process-columns',
    name: 'Steps',
    section: {
      headline: 'How it works',
      text: '',
      items: [{ title: 'First step' }, { title: 'Second step' }, { title: 'Third step' }],
    },
    prompts: ['First step', 'Second step', 'Third step'],
  },
  {
    kind: 'notes-list',
    name: 'Notes',
    section: {
      headline: 'Good to know',
      text: '',
      items: [{ title: 'First note' }, { title: 'Second note' }],
    },
    prompts: ['First note', 'Second note'],
  },
]

/** An added section in a concept's style; undefined for a kind that cannot be added. */
export function addedSection(
  { subject, look, seed }: Concept,
  kind: string,
  index: number,
): Section | undefined {
  const found = addableSections.find((candidate) => candidate.kind === kind)
  if (!found) return undefined
  const { headline, text, items = [] } = found.section
  return {
    ...{ kind: found.kind, ground: 'background', eyebrow: '', headline, text },
    ...{ callToAction: '', secondCallToAction: '', pictures: [] },
    items: items.map(({ title, text: body = '' }) => ({ title, text: body, value: '', group: '' })),
    // Only this one shows a picture: a frame for the client's photograph.
    ...(found.kind === 'split-left' && {
      image: {
        ...{ kind: 'frame', subject, treatment: look.treatment, motifs: [], things: [] },
        seed: (seed + index) % 2 ** 31,
      },
    }),
  }
}

const promptsOf = (kind: string) =>
  new Set(addableSections.find((candidate) => candidate.kind === kind)?.prompts)

/** The words of an added section that are still to be written; `section` has its changed words. */
export function unwrittenWords(section: Section, index: number): Word[] {
  const prompts = promptsOf(section.kind)
  return wordsOf(section, index).filter(({ text }) => prompts.has(text))
}

/**
 * An added section as everybody may see it: without words that ask for the client's own. Undefined
 * while it has none of its own to show.
 */
export function writtenSection(section: Section): Section | undefined {
  const prompts = promptsOf(section.kind)
  const items = section.items.filter(({ title }) => !prompts.has(title))
  const isUnwritten =
    prompts.has(section.headline) || (section.items.length > 0 && items.length === 0)
  if (isUnwritten) return undefined
  return { ...section, items, text: prompts.has(section.text) ? '' : section.text }
}
