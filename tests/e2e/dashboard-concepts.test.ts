import { waitForPage } from '@agency/tools/browser/settled-page'
import { fullOnly } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { expect } from '../support/site-test.ts'
import { makeConcept, messages, staffTest as test } from '../support/staff-test.ts'

const DELETE_QUESTION = 'Are you sure you want to delete this concept?'

let names = 0
/** A unique company name. */
const uniqueName = (word: string) => `${word} ${Date.now().toString(36)}${(names++).toString(36)}`

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Website concepts' }).locator('tbody tr')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
const bulk = (page: Page) => page.getByRole('group', { name: 'Selected concepts' })
const filter = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const search = (page: Page) =>
  page.getByRole('searchbox', { name: 'Search name, email, company or industry' })
/**
 * Waits for its pictures: changing a concept's visibility moves them, and a pending request would
 * get a 404.
 */
const open = async (page: Page, text: string) => {
  await page.goto(`/dashboard/concepts?text=${encodeURIComponent(text)}`)
  await waitForPage(page)
}
const inGallery = async (page: Page, name: string) => {
  const response = await page.request.get('/api/gallery-concepts', { headers: {} })
  const concepts: { companyName: string }[] = await response.json()
  return concepts.some(({ companyName }) => companyName === name)
}

test('has the title Website Concepts and the documented filters', async ({ page }) => {
  await page.goto('/dashboard/concepts')
  await expect(page.getByRole('heading', { level: 1, name: 'Website Concepts' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Website concepts' })).toBeVisible()
  await expect(filter(page, 'Status').locator('option')).toHaveText([
    'All',
    'Active (Visible)',
    'Inactive (Hidden)',
  ])
  await expect(filter(page, 'Date').locator('option')).toHaveText([
    'Any date',
    'Today',
    'Last 7 days',
    'Last 30 days',
  ])
  await expect(filter(page, 'Business type').locator('option')).toHaveText([
    'All business types',
    'B2B (Business-to-Business)',
    'B2C (Business-to-Consumer)',
    'Both B2B and B2C',
  ])
  await expect(filter(page, 'Industry').locator('option', { hasText: 'Healthcare' })).toHaveCount(1)
})

test('filters combine and are kept in the URL, through a reload and Back', async ({ page }) => {
  await page.goto('/dashboard/concepts')
  await expect(row(page, 'Stillwater Architects')).toBeVisible()
  await search(page).fill('HEALTH')
  await expect(row(page, 'Tidewater Physio')).toBeVisible()
  await expect(row(page, 'Stillwater Architects')).toHaveCount(0)
  await filter(page, 'Business type').selectOption('B2C')
  await expect(page).toHaveURL(/text=HEALTH&businessType=B2C/)
  await page.reload()
  await expect(search(page)).toHaveValue('HEALTH')
  await expect(row(page, 'Tidewater Physio')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await page.goBack()
  await expect(search(page)).toHaveValue('HEALTH')
  await search(page).fill('no such company')
  await expect(page.getByText('No concepts match the current filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(row(page, 'Stillwater Architects')).toBeVisible()
  await expect(search(page)).toHaveValue('')
})

test('sorts by its column headers and changes the page size', fullOnly, async ({ page }) => {
  await page.goto('/dashboard/concepts')
  const head = page.getByRole('columnheader', { name: 'Company' })
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL(/sort=company/)
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await page.goto('/dashboard/concepts?size=50')
  await expect(page.getByRole('combobox', { name: 'Rows per page' })).toHaveValue('50')
})

test('hides a concept in the row and the gallery, persistently, and undoes it', async ({
  page,
}) => {
  const name = uniqueName('Lantern')
  await makeConcept(name)
  await open(page, name)
  await expect(row(page, name)).toContainText('Active')
  await page.getByRole('button', { name: `Hide ${name}` }).click()
  await expect(messages(page)).toContainText('Concept deactivated successfully')
  await expect(row(page, name)).toContainText('Hidden')
  expect(await inGallery(page, name)).toBe(false)
  await waitForPage(page)
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(messages(page)).toContainText('Concept activated successfully')
  await expect(row(page, name)).toContainText('Active')
  expect(await inGallery(page, name)).toBe(true)
  await waitForPage(page)
  const updateResponse = page.waitForResponse(/concepts\.setActive/)
  await page.getByRole('button', { name: `Hide ${name}` }).click()
  await updateResponse
  await page.reload()
  await expect(row(page, name)).toContainText('Hidden')
})

test('deletes a concept after the documented confirmation, and restores it', async ({ page }) => {
  const name = uniqueName('Gone')
  const { imageUrl } = await makeConcept(name)
  await open(page, name)
  const remove = page.getByRole('button', { name: `Delete ${name}` })
  await remove.click()
  const question = page.getByRole('dialog', { name: DELETE_QUESTION })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, name)).toBeVisible()
  await expect(remove).toBeFocused()
  await remove.click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(messages(page)).toContainText('Concept deleted successfully')
  await expect(row(page, name)).toHaveCount(0)
  expect(await inGallery(page, name)).toBe(false)
  await expect.poll(async () => (await page.request.get(imageUrl)).status()).toBe(404)
  await page.reload()
  await expect(page.getByText('No concepts match the current filters')).toBeVisible()
  await page
    .getByRole('region', { name: 'Recently deleted' })
    .getByRole('button', { name: `Restore ${name}` })
    .click()
  await expect(row(page, name)).toContainText('Active')
  expect(await inGallery(page, name)).toBe(true)
  await remove.click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, name)).toHaveCount(0)
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, name)).toContainText('Active')
})

test('selects a range with Shift, and hides, shows and deletes it with counts', async ({
  page,
}) => {
  const name = uniqueName('Bulk')
  for (const suffix of ['one', 'two', 'three']) await makeConcept(`${name} ${suffix}`)
  await open(page, name)
  await expect(rows(page)).toHaveCount(3)
  const selectAll = page.getByRole('checkbox', { name: 'Select all rows on this page' })
  await page.getByRole('checkbox', { name: `Select ${name} three` }).click()
  await expect(selectAll).toBeChecked({ indeterminate: true })
  await page.getByRole('checkbox', { name: `Select ${name} one` }).click({ modifiers: ['Shift'] })
  await expect(bulk(page)).toContainText('3 selected')
  await expect(selectAll).toBeChecked()
  await bulk(page).getByRole('button', { name: 'Hide' }).click()
  await expect(messages(page)).toContainText('Successfully deactivated 3 concept(s)')
  await expect(rows(page).filter({ hasText: 'Hidden' })).toHaveCount(3)

  await waitForPage(page)
  await selectAll.click()
  await bulk(page).getByRole('button', { name: 'Make Visible' }).click()
  await expect(messages(page)).toContainText('Successfully activated 3 concept(s)')
  expect(await inGallery(page, `${name} two`)).toBe(true)
  await waitForPage(page)

  await page.getByRole('checkbox', { name: `Select ${name} one` }).click()
  await page.getByRole('checkbox', { name: `Select ${name} two` }).click()
  await bulk(page).getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', {
    name: 'Are you sure you want to delete 2 selected concept(s)?',
  })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(messages(page)).toContainText('Successfully deleted 2 concept(s)')
  await expect(rows(page)).toHaveCount(1)
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
})

test(
  'reports which of several concepts a change did not reach',
  fullOnly,
  async ({ page, token }) => {
    const name = uniqueName('Half')
    for (const suffix of ['one', 'two']) await makeConcept(`${name} ${suffix}`)
    await open(page, name)
    await expect(rows(page)).toHaveCount(2)
    const authorization = `Bearer ${token}`
    const list = await page.request.get('/api/gallery-concepts', { headers: { authorization } })
    const deletedConcept = (await list.json()).find(
      ({ companyName }: { companyName: string }) => companyName === `${name} one`,
    )
    await page.request.post('/trpc/concepts.remove', {
      headers: { authorization },
      data: { selection: { ids: [deletedConcept.id] } },
    })
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click()
    await bulk(page).getByRole('button', { name: 'Hide' }).click()
    await expect(messages(page)).toContainText('Successfully deactivated 1 concept(s)')
    await expect(messages(page)).toContainText(
      `1 left as they were: ${name} one. This concept no longer exists.`,
    )
  },
)

test('selects all matches on every page', fullOnly, async ({ page }) => {
  const name = uniqueName('Many')
  const suffixes = ['one', 'two', 'three']
  for (const suffix of suffixes) await makeConcept(`${name} ${suffix}`)
  // A page of two rows: smaller than any size that is offered.
  await page.route(/\/trpc\/[^?]*concepts\.page/, (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set(
      'input',
      (url.searchParams.get('input') ?? '').replace('"size":25', '"size":2'),
    )
    return route.continue({ url: url.href })
  })
  await open(page, name)
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByText('3 concepts')).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(rows(page)).toHaveText([new RegExp(`${name} one`)])
  await page.goBack()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click()
  await expect(bulk(page)).toContainText('2 selected')
  await bulk(page).getByRole('button', { name: 'Select all 3 matching' }).click()
  await expect(bulk(page)).toContainText('All 3 matching selected')
  await bulk(page).getByRole('button', { name: 'Hide' }).click()
  await expect(messages(page)).toContainText('Successfully deactivated 3 concept(s)')
  for (const suffix of suffixes) expect(await inGallery(page, `${name} ${suffix}`)).toBe(false)
})

test('the details show brief, picture, estimate and contact, with their actions', async ({
  page,
}) => {
  const name = uniqueName('Detail')
  const { pdfUrl } = await makeConcept(name, 'Mira Castellan')
  await open(page, name)
  await row(page, name).getByRole('button', { name, exact: true }).click()
  const drawer = page.getByRole('dialog', { name })
  await expect(drawer).toContainText('bakes bread in Coburg')
  await expect(drawer).toContainText('warm cream and forest green')
  await expect(drawer.locator('img')).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'Download PDF' })).toHaveAttribute('href', pdfUrl)
  await expect(drawer.getByRole('link', { name: 'mira.castellan@lantern.example' })).toBeVisible()
  await expect(page).toHaveURL(/concept=\d+/)
  const download = page.waitForEvent('download')
  await drawer.getByRole('button', { name: 'Download the site' }).click()
  expect((await download).suggestedFilename()).toMatch(/^[a-z\d-]+-website\.zip$/)
  await expect(drawer.getByRole('button', { name: 'Download the site' })).toBeEnabled()

  await drawer.getByRole('button', { name: 'Hide' }).click()
  await expect(drawer).toContainText('Hidden')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page).not.toHaveURL(/concept=/)
  await expect(row(page, name)).toContainText('Hidden')
})

test('a released concept waits for staff, who find it above the list and show it', async ({
  page,
}) => {
  const name = uniqueName('Patience')
  await makeConcept(name, 'Priya Raman', 'pending')
  expect(await inGallery(page, name)).toBe(false)
  await open(page, name)
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(filter(page, 'Status')).toHaveValue('pending')
  await expect(row(page, name)).toContainText('May be shown')
  await waitForPage(page)
  await page.getByRole('button', { name: `Make ${name} visible` }).click()
  await expect(messages(page)).toContainText('Concept activated successfully')
  await expect(row(page, name)).toHaveCount(0)
  expect(await inGallery(page, name)).toBe(true)
})

test('an unreleased concept is marked and stays hidden, alone or in a selection', async ({
  page,
}) => {
  const word = uniqueName('Sealed')
  await makeConcept(`${word} One`, 'Priya Raman', false)
  await makeConcept(`${word} Two`)
  await open(page, word)
  const unreleasedRow = row(page, `${word} One`)
  await expect(unreleasedRow).toContainText('Hidden')
  await expect(unreleasedRow).toContainText('Not released')
  await expect(row(page, `${word} Two`)).not.toContainText('Not released')
  const showButton = unreleasedRow.getByRole('button', { name: `Make ${word} One visible` })
  await expect(showButton).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: `Hide ${word} Two` }).click()
  await expect(row(page, `${word} Two`)).toContainText('Hidden')

  await waitForPage(page)
  for (const name of ['One', 'Two']) {
    await page.getByRole('checkbox', { name: `Select ${word} ${name}` }).check()
  }
  await bulk(page).getByRole('button', { name: 'Make Visible' }).click()
  await expect(messages(page)).toContainText('Successfully activated 1 concept(s)')
  await expect(messages(page)).toContainText('1 of 2 concepts stay hidden')
  await expect(row(page, `${word} Two`)).toContainText('Active')
  await expect(unreleasedRow).toContainText('Hidden')
  expect(await inGallery(page, `${word} One`)).toBe(false)

  await unreleasedRow
    .getByRole('button', { name: `${word} One` })
    .first()
    .click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toContainText('has not released it for the public gallery')
  await expect(drawer.getByRole('button', { name: 'Make Visible' })).toHaveCount(0)
})
