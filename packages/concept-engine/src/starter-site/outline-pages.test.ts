import { expect, test } from 'vitest'
import { openBriefs } from '../../samples/relevance/judge.ts'
import { createConcept } from '../create-concept.ts'
import { composePages } from './compose-pages.ts'
import { outlinePages } from './outline-pages.ts'

const concepts = openBriefs()
  .filter((_, index) => index % 4 === 0)
  .map(({ brief }) => createConcept(brief, 1))

test('names every page with what is on it, in words of the page', () => {
  for (const concept of concepts) {
    const { pages } = composePages(concept)
    const outline = outlinePages(concept)
    expect(outline.map(({ file }) => file)).toEqual(pages.map(({ file }) => file))
    for (const [index, { name, contents }] of outline.entries()) {
      expect(contents.length, `${concept.companyName}: ${name}`).toBeGreaterThan(0)
      expect(contents).not.toContain(name)
      expect(contents).not.toContain('')
      const words = JSON.stringify(pages[index])
      for (const content of contents)
        for (const part of content.split(', ').filter((each) => each !== '…'))
          expect(words).toContain(JSON.stringify(part).slice(1, -1))
    }
  }
})
