import { fullOnly, fullUnless } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { axeViolations } from '../support/accessible.ts'
import {
  fillGenerator,
  selectScreen,
  submitButton,
  withoutPreview,
} from '../support/generator-form.ts'
import { expect, test } from '../support/site-test.ts'
import { makeConcept } from '../support/staff-test.ts'

const names = ['Juniper Books', 'Lantern Bakery', 'Tidewater Surf']
let ids: string[] = []
test.beforeAll(async () => {
  const storedConcepts = []
  for (const name of names) storedConcepts.push(await makeConcept(name))
  ids = storedConcepts.map(({ generationId }) => generationId)
})

const KEY = 'recentConcepts'
const rememberedConcepts = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), KEY)
const recent = (page: Page) => page.getByRole('region', { name: 'Your recent concepts' })
const result = (page: Page) => page.getByRole('heading', { name: 'Your Generated Website Concept' })

/** Opens the page with concepts that this browser made before. */
async function openWithStored(page: Page, stored: string[]) {
  await page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    },
    [KEY, JSON.stringify(stored)] as const,
  )
  await page.goto('/ai-generator')
}

test('a generated concept is remembered, and can be reopened after a reload', async ({ page }) => {
  await page.goto('/ai-generator')
  await expect(recent(page)).toHaveCount(0)
  await withoutPreview(page)
  await fillGenerator(page)
  await submitButton(page).click()
  await expect(result(page)).toBeFocused()
  await selectScreen(page, 'Picture')
  const picture = await page.getByRole('img', { name: /concept for Lantern/ }).getAttribute('src')
  await expect.poll(() => rememberedConcepts(page)).toHaveLength(1)
  await page.reload()
  await recent(page)
    .getByRole('button', { name: /^Open Lantern Bakery/ })
    .click()
  await expect(result(page)).toBeFocused()
  await selectScreen(page, 'Picture')
  await expect(page.locator(`img[src="${picture}"]`).first()).toBeVisible()
  // The brief is not stored with it, so there is nothing to send again.
  await expect(page.getByRole('button', { name: 'Regenerate' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Download Your Design' })).toHaveCount(1)
})

test(
  'a second concept for the same brief is remembered alongside the first',
  fullOnly,
  async ({ page }) => {
    await page.goto('/ai-generator')
    await withoutPreview(page)
    await fillGenerator(page)
    await submitButton(page).click()
    await expect(result(page)).toBeFocused()
    await expect(recent(page).getByRole('button', { name: /^Open / })).toHaveCount(1)
    await page.getByRole('button', { name: 'Regenerate' }).click()
    await expect(recent(page).getByRole('button', { name: /^Open / })).toHaveCount(2)
    await expect.poll(() => rememberedConcepts(page)).toHaveLength(2)
  },
)

test('shows the newest first, and forgets one or all', async ({ page }) => {
  await openWithStored(page, ids)
  const tiles = recent(page).getByRole('button', { name: /^Open / })
  await expect(tiles).toHaveCount(3)
  const titles = await tiles.evaluateAll((elements) =>
    elements.map((tile) => tile.textContent?.split(',')[0]),
  )
  expect(titles).toEqual(names.map((name) => `Open ${name}`))
  await recent(page)
    .getByRole('button', { name: /^Remove Lantern Bakery/ })
    .click()
  await expect(tiles).toHaveCount(2)
  await expect.poll(() => rememberedConcepts(page)).toEqual([ids[0], ids[2]])
  await recent(page).getByRole('button', { name: 'Clear all' }).click()
  await expect(recent(page)).toHaveCount(0)
  await expect.poll(() => rememberedConcepts(page)).toEqual([])
})

test('a deleted concept is forgotten', fullOnly, async ({ page }) => {
  const deletedId = '6f1b6c1e-1f0e-4c5b-9d0e-0f6c2b7f9a01'
  await openWithStored(page, [deletedId, ids[0] as string])
  await expect(recent(page).getByRole('button', { name: /^Open / })).toHaveCount(1)
  await expect.poll(() => rememberedConcepts(page)).toEqual([ids[0]])
})

test('invalid stored data breaks nothing', fullOnly, async ({ page }) => {
  await openWithStored(page, ['x', '{}', ids[0] as string])
  await expect(recent(page).getByRole('button', { name: /^Open / })).toHaveCount(1)
})

for (const colorScheme of ['dark', 'light'] as const) {
  for (const width of [360, 1440]) {
    test(
      `two concepts are compared side by side, in ${colorScheme} at ${width} pixels`,
      fullUnless((colorScheme === 'dark') === (width === 360)),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 800 })
        await openWithStored(page, ids)
        const compare = (name: string) =>
          recent(page).getByRole('button', { name: new RegExp(`^Compare ${name}`) })
        await compare('Juniper Books').press('Enter')
        await expect(recent(page).getByText('Choose another to compare.')).toBeVisible()
        await compare('Tidewater Surf').press('Enter')
        await expect(page.getByRole('heading', { name: 'Side by side' })).toBeFocused()
        const [first, second] = [page.locator('article').nth(0), page.locator('article').nth(1)]
        await expect(first.getByRole('heading')).toHaveText('Juniper Books')
        if (width === 360) {
          await expect(second).toBeHidden()
          await page.getByRole('group', { name: 'Show' }).getByText('Second').click()
          await expect(first).toBeHidden()
        } else {
          await expect(first.getByRole('img')).toBeVisible()
        }
        await expect(second.getByRole('heading')).toHaveText('Tidewater Surf')
        await expect(second.getByRole('img')).toBeVisible()
        await expect(second.locator('dl')).toContainText(/Palette.+#[0-9a-f]{6}/)
        await expect(second.locator('dl')).toContainText(/Estimate\$[\d,]+ to \$[\d,]+ incl\. GST/)
        expect(await axeViolations(page)).toEqual([])
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
        await page.getByRole('button', { name: 'Close comparison' }).click()
        await expect(page.getByRole('article')).toHaveCount(0)
      },
    )
  }
}
