import { type Concept, Section } from '@agency/contract/concept'
import { expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { createConcept } from '../create-concept.ts'
import { noIcons } from '../imagery/motifs/icon-sets.ts'
import type { SectionKind } from '../section-kinds.ts'
import { sectionDrawings } from './draw-concept.ts'
import type { Child, Element, Style } from './element.ts'
import { kitOf } from './kit.ts'

const YELLOW = '#ffe14d'
const INK = '#111111'
const baseConcept = createConcept(briefOf('We mill timber in Kyneton.'), 1)
/** A concept with yellow buttons on white. */
const concept: Concept = {
  ...baseConcept,
  look: { ...baseConcept.look, button: 'rounded' },
  palette: {
    ...baseConcept.palette,
    ...{ accent: YELLOW, onAccent: INK, background: '#ffffff', surface: '#fdfdfd', text: INK },
  },
}

const elementsIn = (child: Child): Element[] =>
  typeof child === 'object' ? [child, ...(child.props.children ?? []).flatMap(elementsIn)] : []

function stylesOf(
  kind: SectionKind,
  items: { title: string; group: string; text?: string }[] = [],
): Style[] {
  const section = Section.parse({
    ...{ kind, ground: 'background', headline: 'Join', callToAction: 'Sign up', items },
  })
  const element = sectionDrawings[kind](kitOf(concept, noIcons), section)
  return elementsIn(element).map(({ props }) => props.style ?? {})
}

test.each(['asked-film', 'asked-sound', 'asked-signup'] as const)(
  'outlines solid shapes of %s in ink when they barely contrast with their background',
  (kind) => {
    const solid = stylesOf(kind).filter(({ backgroundColor }) => backgroundColor === YELLOW)
    expect(solid.map(({ border }) => border)).toEqual([`2px solid ${INK}`])
  },
)

test('shows the client’s text under a topic’s name instead of a sketch', () => {
  const styles = stylesOf('asked-topics', [
    { title: 'Function room', group: 'dates', text: 'Seats 120.' },
  ])
  expect(styles.filter(({ height }) => height === 36)).toEqual([])
})

test('highlights no day while the dates are still unknown', () => {
  const days = stylesOf('asked-topics', [{ title: 'Fixtures', group: 'dates' }]).filter(
    ({ height }) => height === 36,
  )
  expect(days).toHaveLength(21)
  expect(new Set(days.map((day) => JSON.stringify(day))).size).toBe(1)
})

const textsIn = (element: Child): string[] =>
  typeof element === 'string'
    ? [element]
    : typeof element === 'object'
      ? (element.props.children ?? []).flatMap(textsIn)
      : []

test.each(['rows', 'text', 'questions'])(
  'shows only the titles of content that the client has yet to supply (%s)',
  (group) => {
    for (const titles of [['Varroa plan'], ['Varroa plan', 'Fixtures', 'Recipes']]) {
      const items = titles.map((title) => ({ title, group }))
      const section = Section.parse({
        ...{ kind: 'asked-topics', ground: 'background', headline: '', callToAction: '', items },
      })
      const element = sectionDrawings['asked-topics'](kitOf(concept, noIcons), section)
      expect(textsIn(element)).toEqual(titles)
      // The width of a text line is a percentage of its column.
      expect(
        elementsIn(element).filter(({ props }) => /^\d\d%$/.test(String(props.style?.width))),
      ).toEqual([])
    }
  },
)

const drawnWith = (kind: SectionKind, items: { title: string; value: string }[]) =>
  sectionDrawings[kind](
    kitOf(concept, noIcons),
    Section.parse({
      ...{ kind, ground: 'background', headline: 'Come by', callToAction: '', items },
    }),
  )

test.each(['action-band', 'action-centred', 'action-split', 'action-card', 'place-card'] as const)(
  'omits an empty contact method of a stored concept in %s',
  (kind) => {
    const methods = [
      { title: 'Phone', value: '0491 570 006' },
      { title: 'Email', value: '' },
    ]
    const texts = textsIn(drawnWith(kind, methods))
    expect(texts).toContain('Phone')
    expect(texts).not.toContain('Email')
  },
)

test('sets a long email address in a smaller size beside a map', () => {
  const value = 'service.department@a-long-name-of-a-business.example'
  const email = elementsIn(drawnWith('place-columns', [{ title: 'Email', value }])).find(
    ({ props }) => props.children?.includes(value),
  )
  expect(Number(email?.props.style?.fontSize)).toBeLessThan(18)
})
