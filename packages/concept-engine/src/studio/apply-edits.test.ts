import type { Concept } from '@agency/contract/concept'
import { Concept as ConceptSchema } from '@agency/contract/concept'
import { type ConceptEdits, noEdits } from '@agency/contract/concept-edits'
import { designStyles } from '@agency/contract/generator-form'
import { describe, expect, test } from 'vitest'
import { sampleBriefs } from '../../samples/briefs.ts'
import { createConcept } from '../create-concept.ts'
import { noIcons } from '../imagery/motifs/icon-sets.ts'
import { renderSite } from '../site/render-site.ts'
import { typePairs } from '../type/pairs.ts'
import { addableSections } from './added-sections.ts'
import {
  applyEdits,
  editableWords,
  findEditProblem,
  fittingEdits,
  placedSections,
  shownWords,
  unwrittenIn,
} from './apply-edits.ts'
import { createTextFinder } from './editable-text.ts'
import { swapsFor } from './swaps.ts'

const brief = {
  companyName: 'Coburg Crumb',
  employeeCount: '1-10',
  businessType: 'B2C' as const,
  industry: 'Food & Beverage',
  mainGoal:
    'A sourdough bakery in Coburg. We do sourdough, celebration cakes and Saturday classes. Every loaf is shaped by hand. Country loaf $9, rye $10, fruit loaf $12. We are open Tuesday to Saturday from 7 to 3. Ring us on 03 9350 1000. Order online, collect the next day.',
  overallVibe: 'Modern',
  colorFeel: 'navy and cream',
}
const concept = createConcept(brief, 3)
const order = (of: Concept = concept) =>
  of.sections.map((_section, index) => ({ index, isHidden: false, kind: null as string | null }))
const edited = (changes: Partial<ConceptEdits>) => applyEdits(concept, { ...noEdits, ...changes })
const problemOf = (changes: Partial<ConceptEdits>) =>
  findEditProblem(concept, { ...noEdits, ...changes })
const htmlOf = (of: Concept) => renderSite(of, { icons: noIcons, fontUrl: (name) => name }).html

test('without changes a concept is the same', () => {
  expect(applyEdits(concept, noEdits)).toEqual(concept)
  expect(edited({ sections: order() }).sections.map(({ kind }) => kind)).toEqual(
    concept.sections.map(({ kind }) => kind),
  )
})

test('what is applied is a concept again, and leaves the original alone', () => {
  const before = structuredClone(concept)
  const result = edited({
    words: { tagline: 'Bread, slowly.', 'sections.0.headline': 'Bread worth a detour' },
    sections: order().map((place) => ({ ...place, isHidden: place.index === 1 })),
    palette: { primary: '#224466', accent: '#cc8833', page: 'warm' },
    typePair: typePairs[7]?.pair.id ?? null,
    style: 'Bold',
  })
  expect(ConceptSchema.parse(result)).toEqual(result)
  expect(concept).toEqual(before)
})

describe('words', () => {
  test('are changed where they are, as one line of plain text', () => {
    const result = edited({ words: { 'sections.0.headline': '  Bread\n worth\ta detour ' } })
    expect(result.sections[0]?.headline).toBe('Bread worth a detour')
    expect(result.sections.slice(1)).toEqual(concept.sections.slice(1))
  })

  test('with markup are shown as they were typed, and never run', () => {
    const html = htmlOf(
      edited({ words: { 'sections.0.headline': '<img src=x onerror=alert(1)>' } }),
    )
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).not.toContain('<img src=x')
  })

  test('that a page needs cannot be emptied, and none can be vast or invented', () => {
    expect(problemOf({ words: { 'sections.0.headline': ' \u00a0' } })).toBe(
      'Headline: this cannot be empty.',
    )
    expect(problemOf({ words: { 'sections.0.headline': 'a'.repeat(201) } })).toBe(
      'Headline: please keep this to 200 characters.',
    )
    for (const path of ['sections.0.items.99.title', 'sections.99.headline'])
      expect(problemOf({ words: { [path]: 'x' } })).toBe('This text is not on the page.')
    expect(problemOf({ words: { 'sections.0.headline': 'a'.repeat(200) } })).toBeUndefined()
  })

  test('that are empty while they are rewritten leave the original on the page', () => {
    const words = {
      ...{ 'sections.0.headline': ' ', 'sections.0.text': '', tagline: 'New' },
      // Of a section that was removed again.
      'sections.40.headline': 'Gone',
    }
    const complete = fittingEdits(concept, { ...noEdits, words })
    expect(complete.words).toEqual({ 'sections.0.text': '', tagline: 'New' })
    expect(findEditProblem(concept, complete)).toBeUndefined()
    const kept = fittingEdits(concept, { ...noEdits, words }, (path) => path.endsWith('text'))
    expect(kept.words).toEqual({ tagline: 'New' })
  })

  test('are found where they are shown: equal texts in turn, and a repeated one again', () => {
    const word = (path: string, text: string) => ({
      path,
      text,
      label: '',
      max: 9,
      isRequired: true,
    })
    const find = createTextFinder([[word('a', 'Rye'), word('b', 'Rye')], [word('c', 'Fig')]])
    expect(['Rye', 'Rye', 'Rye', 'Oat'].map((text) => find(text, 0)?.path)).toEqual([
      ...['a', 'b', 'b', undefined],
    ])
    expect(find('Fig', 1)?.path).toBe('c')
    expect(find('Fig', -1)).toBeUndefined()
    // A quotation has marks that are not its own.
    expect(find('“Fig”', 1)).toMatchObject({ path: 'c', isQuoted: true })
    expect(find('Fig', 1)).toMatchObject({ path: 'c', isQuoted: false })
  })

  test('can be edited where they stand, and links lead nowhere in the editor', () => {
    const { html } = renderSite(concept, {
      ...{ icons: noIcons, fontUrl: (name: string) => name },
      editableText: createTextFinder(shownWords(concept, noEdits)),
    })
    const paths = [...html.matchAll(/data-word="([^"]+)"/g)].map(([, path]) => path)
    expect(paths).toContain('sections.0.headline')
    expect(paths.length).toBeGreaterThan(15)
    expect(html.match(/<main.*<\/main>/s)?.[0]).not.toContain('<a href')
    expect(htmlOf(concept)).not.toContain('contenteditable')
  })

  test('follow their section when it is moved or shown in another way', () => {
    const [, , third] = concept.sections
    const path = 'sections.2.headline'
    const words = editableWords(concept, noEdits).map((word) => word.path)
    expect(words).toContain(path)
    const [first, second, moved, ...rest] = order()
    const sections = [first, moved, second, ...rest].filter((place) => place !== undefined)
    const result = edited({ words: { [path]: 'Moved words' }, sections })
    expect(result.sections[1]).toMatchObject({ kind: third?.kind, headline: 'Moved words' })
  })

  test('rename a group for all of its entries', () => {
    const index = concept.sections.length
    const list = {
      ...{ kind: 'list-menu', ground: 'background' as const, eyebrow: '', headline: 'Menu' },
      ...{ text: '', callToAction: '', secondCallToAction: '', pictures: [] },
      items: ['Rye', 'Fruit'].map((title) => ({ title, text: '', value: '$9', group: 'Loaves' })),
    }
    const withList = { ...concept, sections: [...concept.sections, list] }
    const result = applyEdits(withList, {
      ...noEdits,
      words: { [`sections.${index}.items.0.group`]: 'Breads' },
    })
    expect(result.sections[index]?.items.map(({ group }) => group)).toEqual(['Breads', 'Breads'])
  })
})

describe('sections', () => {
  test('can be hidden and moved, but the first stays and three are shown', () => {
    const hidden = order().map((place) => ({ ...place, isHidden: place.index > 2 }))
    expect(edited({ sections: hidden }).sections).toHaveLength(3)
    expect(problemOf({ sections: hidden })).toBeUndefined()
    const two = order().map((place) => ({ ...place, isHidden: place.index > 1 }))
    expect(problemOf({ sections: two })).toBe('A page shows at least 3 sections.')
    const [first, second, ...rest] = order()
    const swapped = [second, first, ...rest].filter((place) => place !== undefined)
    expect(problemOf({ sections: swapped })).toMatch(/^The first section stays at the top/)
    expect(
      problemOf({ sections: order().map((place) => ({ ...place, isHidden: place.index === 0 })) }),
    ).toMatch(/^The first section stays at the top/)
  })

  test('cannot be dropped, doubled or invented', () => {
    expect(problemOf({ sections: order().slice(0, -1) })).toMatch(/^A section is missing/)
    expect(problemOf({ sections: [...order(), { index: 1, isHidden: false, kind: null }] })).toBe(
      'A section appears twice.',
    )
    const invented = [...order(), { index: 30, isHidden: false, kind: 'asked-login' }]
    expect(problemOf({ sections: invented })).toBe('This page has no such section.')
  })

  test('can be added, with words to replace', () => {
    const index = concept.sections.length
    for (const { kind, section } of addableSections) {
      const sections = [...order(), { index, isHidden: false, kind }]
      const words = {
        [`sections.${index}.headline`]: 'My own section',
        ...(section.items && { [`sections.${index}.items.0.title`]: 'My own entry' }),
      }
      expect(problemOf({ sections, words })).toBeUndefined()
      const result = edited({ sections, words })
      expect(result.sections.at(-1)).toMatchObject({ kind, headline: 'My own section' })
      expect(htmlOf(result)).toContain('My own section')
      expect(section.headline).not.toBe('')
    }
  })

  test('that were added are seen by nobody else until they have words of their own', () => {
    const index = concept.sections.length
    for (const { kind, section, prompts } of addableSections) {
      const sections = [...order(), { index, isHidden: false, kind }]
      const edits = { ...noEdits, sections }
      const draft = applyEdits(concept, edits, [], { isDraft: true })
      expect(draft.sections.at(-1)).toMatchObject({ kind, headline: section.headline })
      for (const prompt of prompts) expect(htmlOf(draft)).toContain(prompt)
      expect(edited({ sections }).sections).toHaveLength(concept.sections.length)

      const [path, text] = section.items
        ? [`sections.${index}.items.0.title`, 'My own entry']
        : [`sections.${index}.headline`, 'My own headline']
      const words = { [path]: text }
      const html = htmlOf(edited({ sections, words }))
      expect(html).toContain(text)
      for (const prompt of prompts) expect(html).not.toContain(prompt)
      const [place] = placedSections(concept, edits).slice(-1)
      expect(place && unwrittenIn(place, {})).toHaveLength(prompts.length)
      expect(place && unwrittenIn(place, words)).toHaveLength(prompts.length - 1)
    }
  })

  test('without words of their own do not count among the three', () => {
    const index = concept.sections.length
    const two = order().map((place) => ({ ...place, isHidden: place.index > 1 }))
    const sections = [...two, { index, isHidden: false, kind: 'quote-large' }]
    expect(problemOf({ sections })).toBe('A page shows at least 3 sections.')
    const words = { [`sections.${index}.headline`]: 'The best rye' }
    expect(problemOf({ sections, words })).toBeUndefined()
  })

  test('that are next to each other never share a strong background', () => {
    const strong = {
      ...concept,
      sections: concept.sections.map((section, index) => ({
        ...section,
        ground: index % 2 === 1 ? ('primary' as const) : ('background' as const),
      })),
    }
    const [first, ...rest] = order(strong)
    const odd = rest.filter(({ index }) => index % 2 === 1)
    const even = rest.filter(({ index }) => index % 2 === 0)
    const sections = first ? [first, ...odd, ...even] : []
    const result = applyEdits(strong, { ...noEdits, sections })
    result.sections.forEach(({ ground }, index) => {
      if (ground === 'primary') expect(result.sections[index - 1]?.ground).not.toBe('primary')
    })
  })
})

test('every section of the samples can be shown in every way that is offered', () => {
  let count = 0
  for (const [position, sample] of sampleBriefs.entries()) {
    const of = createConcept(sample, position + 1)
    of.sections.forEach((section, index) => {
      for (const { kind } of swapsFor(section)) {
        const sections = order(of).map((place) =>
          place.index === index ? { ...place, kind } : place,
        )
        const edits = { ...noEdits, sections }
        expect(findEditProblem(of, edits)).toBeUndefined()
        const result = applyEdits(of, edits)
        expect(result.sections[index]).toMatchObject({ kind, headline: section.headline })
        if (count++ % 5 === 0) expect(htmlOf(result)).toContain('<main')
      }
    })
  }
  expect(count).toBeGreaterThan(100)
  const sections = order().map((place) =>
    place.index === 1 ? { ...place, kind: 'ticker' } : place,
  )
  expect(problemOf({ sections })).toBe('This section cannot be shown in that way.')
})

test('a colour panel and a colour band have a colour, whatever they were before', () => {
  const plain = (kind: string) => ({
    ...concept,
    sections: concept.sections.map((section, index) => ({
      ...section,
      ...(index === 0 && {
        kind: 'hero-split',
        image: section.image ?? concept.sections[0]?.image,
      }),
      ...(index === 1 && { kind }),
      ground: 'background' as const,
    })),
  })
  const groundOf = (of: Concept, index: number, kind: string) => {
    const sections = order(of).map((place) => (place.index === index ? { ...place, kind } : place))
    return applyEdits(of, { ...noEdits, sections }).sections[index]?.ground
  }
  expect(groundOf(plain('figures-row'), 0, 'hero-panel')).toBe('primary')
  expect(groundOf(plain('figures-row'), 1, 'figures-band')).toBe('primary')
})

test('type pairs and styles are those of the engine', () => {
  for (const { pair } of typePairs) {
    expect(problemOf({ typePair: pair.id })).toBeUndefined()
    expect(edited({ typePair: pair.id }).type).toEqual(pair)
  }
  for (const style of designStyles) {
    expect(problemOf({ style })).toBeUndefined()
    const result = edited({ style })
    expect(result.style).toBe(style)
    for (const { image } of result.sections)
      if (image) expect(image.treatment).toBe(result.look.treatment)
  }
  expect(problemOf({ typePair: 'Comic Sans' })).toBe('These typefaces are not available.')
  expect(problemOf({ style: 'Brutalist' })).toBe('This style is not available.')
  // A release that no longer knows a choice shows the original one.
  expect(edited({ typePair: 'gone', style: 'gone' })).toEqual(concept)
})

test('an unknown added section of another release is left out', () => {
  const sections = [...order(), { index: 30, isHidden: false, kind: 'of-the-future' }]
  expect(placedSections(concept, { ...noEdits, sections })).toHaveLength(concept.sections.length)
})
