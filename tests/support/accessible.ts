import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** Nothing that axe knows is wrong with the page as it stands, at each of the widths, in both themes. */
export async function expectToBeAccessible(page: Page, widths = [320, 1280]): Promise<void> {
  for (const width of widths) {
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
}
