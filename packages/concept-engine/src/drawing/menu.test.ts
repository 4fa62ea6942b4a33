import { expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { openBriefs } from '../../samples/relevance/judge.ts'
import { createConcept } from '../create-concept.ts'
import { menuOf } from './menu.ts'

const concepts = openBriefs().map(({ brief }) => createConcept(brief, 1))

test('lists only what the page shows in the menu', () => {
  for (const concept of concepts) {
    const menu = menuOf(concept)
    const sectionKinds = concept.sections
      .flatMap(({ kind, headline, items }) => [kind, headline, ...items.map(({ title }) => title)])
      .join()
    if (menu.includes('About')) expect(sectionKinds).toMatch(/split|about/i)
    if (menu.some((page) => /^What (?:I|we) do$/.test(page)))
      expect(sectionKinds).toMatch(/offer|What (?:I|we) do/)
    expect(menu).not.toContain('Home')
    expect(new Set(menu).size).toBe(menu.length)
  }
})

test('has at least two menu entries', () => {
  const shortest = Math.min(...concepts.map((concept) => menuOf(concept).length))
  expect(shortest).toBeGreaterThanOrEqual(2)
})

test('includes the columns of a shared details band in the menu', () => {
  const concept = createConcept(briefOf('Florist in Yarraville. Bouquets from $65.'), 1)
  expect(menuOf(concept)).toEqual(expect.arrayContaining(['Prices', 'Find us']))
})
