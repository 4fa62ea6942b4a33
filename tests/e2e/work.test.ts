import { fullUnless } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { expect, test } from '../support/site-test.ts'

const cards = (page: Page) =>
  page.getByRole('heading', { name: 'More Projects' }).locator('xpath=..').getByRole('listitem')

for (const [width, columns] of [
  [1440, 3],
  [768, 2],
  [360, 1],
] as const) {
  test(
    `has ${columns} columns of other projects at ${width} px`,
    fullUnless(width === 768),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/our-work')
      const lefts = await cards(page).evaluateAll((items) =>
        items.map((item) => Math.round(item.getBoundingClientRect().left)),
      )
      expect(new Set(lefts).size).toBe(columns)
    },
  )
}
