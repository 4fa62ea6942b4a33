import type { ConceptPage } from '@agency/contract/staff-concept'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { errorResponse } from '../../testing/fake-calls.ts'
import { messages, rows } from '../../testing/locators.ts'
import { renderStaff } from '../../testing/render-component.tsx'
import { buildStaffConcept } from '../../testing/sample-data.ts'
import ConceptsScreen from './concepts-screen.tsx'

/** Two rows out of five thousand. */
const manyConcepts: ConceptPage = {
  concepts: [buildStaffConcept(9_001), buildStaffConcept(9_000)],
  ...{ matching: 5_000, newestId: 9_001, next: 'bmV4dA' },
}
const twoConcepts: ConceptPage = {
  concepts: [buildStaffConcept(2), buildStaffConcept(1)],
  ...{ matching: 2, newestId: 2 },
}
const done = (count: number) => ({ done: count, notReleased: 0, failed: [] })

const open = (responses: object = {}, query = '') =>
  renderStaff(<ConceptsScreen />, `/dashboard/concepts${query}`, {
    'concepts.page': twoConcepts,
    'concepts.industries': ['Retail'],
    'concepts.countPending': 0,
    'concepts.deleted': [],
    ...responses,
  })
const bulk = page.getByRole('group', { name: 'Selected concepts' })
const selectPage = page.getByRole('checkbox', { name: 'Select all rows on this page' })
const dialog = page.getByRole('dialog')

async function selectMatching(responses: object = {}) {
  const calls = open({ 'concepts.page': manyConcepts, ...responses })
  await selectPage.click()
  await bulk.getByRole('button', { name: 'Select all 5,000 matching' }).click()
  await expect.element(bulk).toMatchTextContent('All 5,000 matching selected')
  return calls
}

for (const [label, change] of [
  ['another page', () => page.getByRole('button', { name: 'Next page' }).click()],
  [
    'another filter',
    () => page.getByRole('searchbox', { name: /^Search name, email/ }).fill('bakery'),
  ],
  [
    'another order',
    () => page.getByRole('columnheader', { name: 'Company' }).getByRole('button').click(),
  ],
] as const) {
  test(`a selection of all matches is cleared by ${label}`, async () => {
    await selectMatching()
    await change()
    await expect.poll(() => location.search).toMatch(/\?./)
    await expect.element(bulk).not.toBeInTheDocument()
  })
}

test('Back does not bring back a selection of all matches', async () => {
  await selectMatching()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect.poll(() => location.search).toContain('after=')
  history.back()
  await expect.poll(() => location.search).toBe('')
  await expect.element(rows).toHaveLength(2)
  await expect.element(bulk).not.toBeInTheDocument()
})

test('a selection of all matches is cleared by choosing a row individually', async () => {
  await selectMatching()
  await page.getByRole('checkbox', { name: 'Select Company 9000' }).click()
  await expect.element(bulk).toMatchTextContent(/^1 selected/)
})

test('hiding thousands asks for confirmation first, and sends what was seen', async () => {
  const calls = await selectMatching({ 'concepts.setActive': done(5_000) })
  const sentSelections = () =>
    calls.filter(({ name }) => name === 'concepts.setActive').map(({ input }) => input)
  await bulk.getByRole('button', { name: 'Hide' }).click()
  const question = page.getByRole('dialog', { name: 'Hide 5,000 selected concept(s)?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(bulk).toMatchTextContent('All 5,000 matching selected')
  expect(sentSelections()).toEqual([])
  await bulk.getByRole('button', { name: 'Hide' }).click()
  await question.getByRole('button', { name: 'Hide' }).click()
  await expect.element(messages).toMatchTextContent('Successfully deactivated 5000 concept(s)')
  expect(sentSelections()).toMatchObject([{ selection: { upTo: 9_001, count: 5_000 } }])
  await expect.element(bulk).not.toBeInTheDocument()
})

test('a selection that now matches other concepts is refused with the server’s message', async () => {
  await selectMatching({ 'concepts.remove': errorResponse(409, 'Other concepts match now.') })
  await bulk.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('dialog', { name: 'Are you sure you want to delete 5000 selected concept(s)?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect.element(messages.getByRole('alert')).toMatchTextContent('Other concepts match now.')
})

test('a failed change is rolled back with the documented message, and can be retried', async () => {
  let response: unknown = errorResponse()
  open({ 'concepts.setActive': () => response, 'concepts.remove': errorResponse() })
  await page.getByRole('button', { name: 'Hide Company 1' }).click()
  await expect.element(messages).toMatchTextContent('Failed to update concept. Please try again.')
  await expect.element(rows.filter({ hasText: 'Active' })).toHaveLength(2)
  await selectPage.click()
  await bulk.getByRole('button', { name: 'Hide' }).click()
  await expect.element(messages).toMatchTextContent('Failed to update concepts. Please try again.')
  response = done(2)
  await messages.getByRole('button', { name: 'Retry' }).last().click()
  await expect.element(messages).toMatchTextContent('Successfully deactivated 2 concept(s)')

  await page.getByRole('button', { name: 'Delete Company 1' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.element(messages).toMatchTextContent('Failed to delete concept. Please try again.')
  await selectPage.click()
  await bulk.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.element(messages).toMatchTextContent('Failed to delete concepts. Please try again.')
  await expect.element(rows).toHaveLength(2)
})

test('a failed change is rolled back before the list reloads', async () => {
  let list: unknown = twoConcepts
  open({ 'concepts.page': () => list, 'concepts.setActive': errorResponse() })
  await expect.element(rows.filter({ hasText: 'Active' })).toHaveLength(2)
  list = new Promise(() => {})
  await page.getByRole('button', { name: 'Hide Company 1' }).click()
  await expect.element(messages).toMatchTextContent('Failed to update concept. Please try again.')
  await expect.element(rows.filter({ hasText: 'Active' })).toHaveLength(2)
})

const DELETION = '6f9a3f0e-6a5c-4a4b-9c0e-3b1f5d0c7a11'
const deletions = [
  {
    ...{ id: 2, deletion: DELETION, companyName: 'Company 2', count: 5_000 },
    ...{ deletedBy: 'owner@emberlane.example', deletedAt: '2026-11-23T00:00:00.000Z' },
  },
]

test('a deletion can be undone in its message, however many concepts it was of', async () => {
  const calls = open({
    'concepts.remove': { ...done(2), deletion: DELETION },
    'concepts.restore': { done: 2 },
  })
  await selectPage.click()
  await bulk.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.element(messages).toMatchTextContent('Successfully deleted 2 concept(s)')
  await messages.getByRole('button', { name: 'Undo' }).click()
  await expect.element(messages).toMatchTextContent('2 concepts are back')
  expect(calls.filter(({ name }) => name === 'concepts.restore')).toMatchObject([
    { input: { deletion: DELETION } },
  ])
})

test('what was deleted is listed and can be restored, or it says why not', async () => {
  let response: unknown = errorResponse(404, 'This concept can no longer be restored.')
  open({ 'concepts.deleted': deletions, 'concepts.restore': () => response })
  const trash = page.getByRole('region', { name: 'Recently deleted' })
  const restore = trash.getByRole('button', { name: 'Restore Company 2 and 4,999 more' })
  await restore.click()
  await expect.element(messages).toMatchTextContent('This concept can no longer be restored.')
  response = { done: 1 }
  await restore.click()
  await expect.element(messages).toMatchTextContent('The concept is back')
})

test('a list that cannot be loaded can be retried', async () => {
  let response: unknown = errorResponse()
  open({ 'concepts.page': () => response })
  await expect.element(page.getByText('Failed to load concepts')).toBeVisible()
  response = twoConcepts
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(rows).toHaveLength(2)
})

test('a broken picture is replaced by a placeholder', async () => {
  const broken = buildStaffConcept(1, { thumbnailUrl: null, imageUrl: '/uploads/gone.webp' })
  open({ 'concepts.page': { ...twoConcepts, concepts: [broken] } })
  await expect.element(rows.getByCss('img[data-missing]')).toBeVisible()
})

test('a double click makes one change', async () => {
  const calls = open({ 'concepts.setActive': done(1) })
  await page.getByRole('button', { name: 'Hide Company 1' }).dblClick()
  await expect.element(messages).toMatchTextContent('Concept deactivated successfully')
  expect(calls.filter(({ name }) => name === 'concepts.setActive')).toHaveLength(1)
})

test('a success message disappears after three seconds, but not under the pointer', async () => {
  open({ 'concepts.setActive': done(1) })
  const hide = page.getByRole('button', { name: 'Hide Company 1' })
  await expect.element(hide).toBeVisible()
  vi.useFakeTimers()
  await hide.click()
  const note = messages.getByText('Concept deactivated successfully')
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(50)
      return note.elements()
    })
    .toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.element(note).toBeVisible()
  await note.hover()
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.element(note).toBeVisible()
  await userEvent.unhover(note)
  await vi.advanceTimersByTimeAsync(3_100)
  await expect.element(note).not.toBeInTheDocument()
})

test('a failure is shown as an alert, and leaves an earlier Undo in place', async () => {
  let response: unknown = done(1)
  open({ 'concepts.setActive': () => response })
  const undo = messages.getByRole('button', { name: 'Undo' })
  await page.getByRole('button', { name: 'Hide Company 1' }).click()
  await expect.element(undo).toHaveLength(1)
  await page.getByRole('button', { name: 'Hide Company 2' }).click()
  await expect.element(undo).toHaveLength(2)
  response = errorResponse()
  await page.getByRole('button', { name: /^(Hide|Show) Company 1/ }).click()
  await expect.element(messages.getByRole('alert')).toMatchTextContent('Failed to update concept.')
  await expect.element(undo).toHaveLength(2)
})
