import type { StaffConcept } from '@agency/contract/gallery-concept'
import type { ConceptPage } from '@agency/contract/staff-concept'
import { fullOnly } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { errorResponse, mockCalls } from '../support/mock-calls.ts'
import { expect } from '../support/site-test.ts'
import { ignoreStatusErrors, messages, staffTest as test } from '../support/staff-test.ts'

const concept = (id: number): StaffConcept => ({
  ...{ id, conceptId: `c${id}`, companyName: `Company ${id}`, industry: 'Retail' },
  ...{ overallVibe: 'Bold', imageUrl: '/uploads/concepts/none.webp', thumbnailUrl: null },
  ...{ imageWidth: null, imageHeight: null, imageAlt: '', websiteFor: 'Retail' },
  ...{ designStyle: 'Bold', businessType: 'B2C', colorPalette: 'red', pageType: 'Home page' },
  ...{ pictures: [], createdAt: '2026-11-22T01:54:43.120Z', userName: '', userEmail: '' },
  hasLivePage: false,
  ...{ employeeCount: '1-10', isActive: true, isReleased: true },
})
/** Two rows out of five thousand. */
const manyConcepts: ConceptPage = {
  ...{ concepts: [concept(9_001), concept(9_000)], matching: 5_000, newestId: 9_001 },
  next: 'bmV4dA',
}
const selectPage = async (page: Page, responses: Record<string, unknown> = {}) => {
  await page.route(/\/uploads\/concepts\/none/, (route) => route.fulfill({ body: '' }))
  const callCounts = await mockCalls(page, { 'concepts.page': manyConcepts, ...responses })
  await page.goto('/dashboard/concepts')
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click()
  return callCounts
}
const bulk = (page: Page) => page.getByRole('group', { name: 'Selected concepts' })
const selectMatching = (page: Page) =>
  bulk(page).getByRole('button', { name: 'Select all 5,000 matching' }).click()

test.describe('a selection of all matches is cleared by', fullOnly, () => {
  const search = (page: Page) => page.getByRole('searchbox', { name: /^Search name, email/ })
  for (const [label, change] of [
    ['another page', (page: Page) => page.getByRole('button', { name: 'Next page' }).click()],
    ['another filter', (page: Page) => search(page).fill('bakery')],
    [
      'another order',
      (page: Page) =>
        page.getByRole('columnheader', { name: 'Company' }).getByRole('button').click(),
    ],
  ] as const) {
    test(label, async ({ page }) => {
      await selectPage(page)
      await selectMatching(page)
      await expect(bulk(page)).toContainText('All 5,000 matching selected')
      await change(page)
      await expect(page).toHaveURL(/\?./)
      await expect(bulk(page)).toBeHidden()
      await page.goBack()
      await expect(bulk(page)).toBeHidden()
    })
  }

  test('choosing a row individually', async ({ page }) => {
    await selectPage(page)
    await selectMatching(page)
    await page.getByRole('checkbox', { name: 'Select Company 9000' }).click()
    await expect(bulk(page)).toContainText(/^1 selected/)
  })
})

test('hiding thousands asks for confirmation first, and sends what was seen', async ({ page }) => {
  const callCounts = await selectPage(page, {
    'concepts.setActive': { done: 5_000, notReleased: 0, failed: [] },
  })
  await selectMatching(page)
  await bulk(page).getByRole('button', { name: 'Hide' }).click()
  const question = page.getByRole('dialog', { name: 'Hide 5,000 selected concept(s)?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(bulk(page)).toContainText('All 5,000 matching selected')
  expect(callCounts['concepts.setActive']).toBeUndefined()
  await bulk(page).getByRole('button', { name: 'Hide' }).click()
  const updateRequest = page.waitForRequest(/concepts\.setActive/)
  await question.getByRole('button', { name: 'Hide' }).click()
  expect((await updateRequest).postDataJSON()[0].selection).toMatchObject({
    upTo: 9_001,
    count: 5_000,
  })
  await expect(messages(page)).toContainText('Successfully deactivated 5000 concept(s)')
  await expect(bulk(page)).toBeHidden()
})

test(
  'a selection that now matches other concepts is refused with the server’s message',
  fullOnly,
  async ({ page, problems }) => {
    await selectPage(page, { 'concepts.remove': errorResponse(409, 'Other concepts match now.') })
    await selectMatching(page)
    await bulk(page).getByRole('button', { name: 'Delete' }).click()
    await page
      .getByRole('dialog', { name: 'Are you sure you want to delete 5000 selected concept(s)?' })
      .getByRole('button', { name: 'Delete' })
      .click()
    await expect(messages(page).getByRole('alert')).toHaveText('Other concepts match now.')
    ignoreStatusErrors(problems)
  },
)
