import { GALLERY_MAX, type GalleryConcept } from '@agency/contract/gallery-concept'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { errorResponse, unreachable } from '../../testing/fake-calls.ts'
import { renderPublic } from '../../testing/render-component.tsx'
import { buildConcept } from '../../testing/sample-data.ts'
import { Page } from './gallery-page.tsx'

const GONE = '/uploads/concepts/gone.webp'
const open = (concepts: unknown) =>
  renderPublic(<Page />, '/gallery', { 'concepts.list': concepts })
const cards = page.getByCss('button:has(img)')
const dialog = page.getByRole('dialog')

test('a concept with only a picture offers no live page', async () => {
  open([buildConcept(1, { hasLivePage: true }), buildConcept(2)])
  await cards.first().click()
  const link = dialog.getByRole('link', { name: /^Open the live page/ })
  await expect.element(link).toHaveAttribute('href', '/share/gallery/concept-1/live')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(dialog).toMatchTextContent('Company 2')
  await expect.element(link).not.toBeInTheDocument()
})

test('a card shows its whole text, however long', async () => {
  const companyName = 'The Honourable Company of Cabinetmakers, Joiners and Upholsterers'
  open([buildConcept(1, { companyName, websiteFor: 'Furniture made and mended by hand' })])
  await expect.element(cards.first()).toBeVisible()
  const cut = [...document.querySelectorAll('li button span, li button b')].filter(
    (part) => part.scrollWidth > part.clientWidth && part.clientWidth > 0,
  )
  expect(cut).toEqual([])
})

test('reports that concepts are loading, or that there are none', async () => {
  const list = Promise.withResolvers<GalleryConcept[]>()
  open(list.promise)
  await expect.element(page.getByText('Loading concepts...')).toBeVisible()
  list.resolve([])
  await expect
    .element(page.getByText('No concepts generated yet. Try the AI Generator!'))
    .toBeVisible()
  await expect.element(page.getByText('Loading concepts...')).not.toBeInTheDocument()
})

test('reports when no concept matches, and clears the filters', async () => {
  open([
    buildConcept(1, { designStyle: 'Bold', businessType: undefined }),
    buildConcept(2, { designStyle: 'Modern', businessType: 'B2B' }),
  ])
  await page.getByRole('button', { name: 'Bold 1' }).click()
  await expect.element(cards).toHaveLength(1)
  await page.getByRole('button', { name: 'B2B 0' }).click()
  await expect
    .element(page.getByText('No concepts match the selected filters. Try clearing some filters.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Clear All Filters' }).click()
  await expect.element(cards).toHaveLength(2)
})

for (const [label, failure, text] of [
  ['refused', errorResponse(503), 'Error loading concepts: HTTP error! status: 503'],
  ['unreachable', unreachable, 'Error loading concepts: An unknown error occurred'],
] as const) {
  test(`reports when concepts are ${label}, and can reload them`, async () => {
    let response: unknown = failure
    open(() => response)
    await expect.element(page.getByRole('alert').getByText(text)).toBeVisible()
    response = [buildConcept(1)]
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(cards).toHaveLength(1)
  })
}

test('a card whose picture fails is removed', async () => {
  open([buildConcept(1), buildConcept(2, { thumbnailUrl: null, imageUrl: GONE })])
  await expect.element(cards).toHaveLength(1)
  await expect.element(cards).toMatchTextContent('Company 1')
})

test('a large picture that fails becomes a placeholder with a message', async () => {
  open([buildConcept(1, { imageUrl: GONE })])
  await cards.first().click()
  await expect.element(dialog.getByAltText('Image failed to load')).toBeVisible()
})

test('loads more concepts until there are no more', async () => {
  const concepts = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => buildConcept(from - index))
  open((input?: { before?: number }) =>
    input?.before === undefined ? concepts(1_000, GALLERY_MAX) : concepts(input.before - 1, 3),
  )
  await expect.element(page.getByText(`${GALLERY_MAX} concepts`, { exact: true })).toBeVisible()
  const more = page.getByRole('button', { name: 'Show more concepts' })
  await more.click()
  await expect.element(page.getByText(`${GALLERY_MAX + 3} concepts`, { exact: true })).toBeVisible()
  await expect.element(more).not.toBeInTheDocument()
})
