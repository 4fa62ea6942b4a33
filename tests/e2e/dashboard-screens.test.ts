import AxeBuilder from '@axe-core/playwright'
import { expect } from '../support/site-test.ts'
import { staffTest as test } from '../support/staff-test.ts'

for (const path of [
  '/dashboard',
  '/dashboard/projects',
  '/dashboard/projects/new',
  '/dashboard/projects/1/edit',
  '/dashboard/create-estimate',
  '/dashboard/concepts',
  '/dashboard/generate-concept',
  '/dashboard/analytics',
  '/dashboard/settings',
  '/dashboard/users',
  '/dashboard/users/1',
]) {
  test(`${path} is accessible in both themes and fits a phone and a tablet`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
    }
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const theme of ['dark', 'light']) {
        await page.evaluate((name) => {
          document.documentElement.className = name
        }, theme)
        await page.waitForTimeout(250)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(
          violations.map(({ id, nodes }) => `${width} ${theme} ${id}: ${nodes[0]?.target}`),
        ).toEqual([])
      }
    }
  })
}
