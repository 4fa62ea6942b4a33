import { waitForFrame } from '@agency/tools/browser/settled-page'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

type Theme = 'dark' | 'light'

/** The axe violations of the page in its current state: the rule and the element of each. */
export async function axeViolations(page: Page, excludedRules: string[] = []): Promise<string[]> {
  // Pages have no cross-origin frames, and only violations are read.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .disableRules(excludedRules)
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target} ${nodes[0]?.html}`)
}

/**
 * Expects no axe violations on the page in its current state, at each width in each of its themes.
 */
export async function expectToBeAccessible(
  page: Page,
  themesByWidth: [width: number, ...themes: Theme[]][] = [
    [320, 'dark'],
    [1280, 'light'],
  ],
): Promise<void> {
  for (const [width, ...themes] of themesByWidth) {
    await page.setViewportSize({ width, height: 800 })
    for (const theme of themes) {
      await page.evaluate((name) => {
        document.documentElement.className = name
      }, theme)
      await waitForFrame(page)
      expect(await axeViolations(page), `${width} px, ${theme}`).toEqual([])
    }
  }
}

/** Both themes at both widths, for `npm run test:full`. */
export const allThemesAndWidths: [number, ...Theme[]][] = [
  [320, 'dark', 'light'],
  [1280, 'dark', 'light'],
]
