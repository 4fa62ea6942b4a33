import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, test } from '../support/site-test.ts'

const fields = {
  'Your name': 'Priya Raman',
  'Email address': 'priya@lanternbakery.example',
  'Company name': 'Lantern Bakery',
  Industry: 'Food & Beverage',
  'Color scheme': 'warm cream and forest green',
  Description:
    'A sourdough bakery in Coburg that opens at 6 am. We sell 12 kinds of bread and take orders for celebration cakes.',
}

async function fill(page: Page, changes: Partial<Record<keyof typeof fields, string>> = {}) {
  for (const [label, value] of Object.entries({ ...fields, ...changes })) {
    await page.getByLabel(label, { exact: false }).first().fill(value)
  }
  await page.getByLabel('Business type').selectOption('B2C')
  await page.getByLabel('Company size').selectOption({ index: 1 })
  await page.getByLabel('Style').selectOption('Modern')
}

const submit = (page: Page) => page.getByRole('button', { name: /generate/i }).first()

test('turns a brief into a concept and an estimate, and shows it in the gallery', async ({
  page,
}) => {
  await page.goto('/ai-generator')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Website Concept Generator')
  await fill(page)
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Your Generated Website Concept' })).toBeVisible()
  const picture = page.getByRole('img', { name: /Lantern Bakery/ }).first()
  await expect(picture).toBeVisible()
  expect(
    await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return image.naturalWidth
    }),
  ).toBeGreaterThanOrEqual(1200)

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download Your Design' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('estimate.pdf')
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.goto('/gallery')
  await expect(page.getByRole('img', { name: /Lantern Bakery/ }).first()).toBeVisible()
})
