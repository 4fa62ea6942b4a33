import { createConcept } from '@agency/concept-engine/create-concept'
import { sampleBriefs } from '@agency/concept-engine/samples/briefs'
import type { Concept, Imagery } from '@agency/contract/concept'
import { expect, test } from 'vitest'
import { renderImage, renderPage, renderPhonePage } from './render-page.ts'

const [brief] = sampleBriefs
if (!brief) throw new Error('no sample brief')
const plain = createConcept(brief, 1)

/** The same concept, with this icon in every picture of its sections. */
const withMotif = (motif: string): Concept => {
  const toMotif = (imagery: Imagery): Imagery => ({ ...imagery, kind: 'motif', motifs: [motif] })
  return {
    ...plain,
    sections: plain.sections.map((section) => ({
      ...section,
      ...(section.image && { image: toMotif(section.image) }),
      pictures: section.pictures.map(toMotif),
      items: section.items.map((item) => ({
        ...item,
        ...(item.image && { image: toMotif(item.image) }),
      })),
    })),
  }
}

const pageOf = async (concept: Concept) => {
  using page = await renderPage(concept)
  return await page.image().resize({ width: 300 }).raw().toBuffer()
}
const phoneOf = async (concept: Concept) => (await renderPhonePage(concept)).raw().toBuffer()

test.each([
  ['a page', pageOf],
  ['a phone page', phoneOf],
])('%s shows the icons of its pictures', async (_name, draw) => {
  const [goats, unknown] = await Promise.all([
    draw(withMotif('fluent-emoji-flat:goat')),
    draw(withMotif('fluent-emoji-flat:no-such')),
  ])
  expect(goats.equals(unknown)).toBe(false)
})

test('a single picture shows its icons', async () => {
  const draw = async (motif: string) => {
    const imagery = { kind: 'motif', subject: 'retail', treatment: 'soft', seed: 2 } as const
    const picture = await renderImage({ ...imagery, motifs: [motif] }, plain.palette)
    return picture.raw().toBuffer()
  }
  const [goat, unknown] = await Promise.all([draw('fluent-emoji-flat:goat'), draw('ph:no-such')])
  expect(goat.equals(unknown)).toBe(false)
})
