import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'
import { settledFrame } from './settled-page.ts'

type Theme = 'dark' | 'light'

/** What axe finds wrong with the page as it stands: the rule and the element of each. */
export async function accessibilityFaults(page: Page, except: string[] = []): Promise<string[]> {
  // Pages have no frames of other origins, and only what is wrong is read.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .disableRules(except)
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target} ${nodes[0]?.html}`)
}

/** Nothing that axe knows is wrong with the page as it stands, at each width in each of its themes. */
export async function expectToBeAccessible(
  page: Page,
  looks: [width: number, ...themes: Theme[]][] = [
    [320, 'dark'],
    [1280, 'light'],
  ],
): Promise<void> {
  for (const [width, ...themes] of looks) {
    await page.setViewportSize({ width, height: 800 })
    for (const theme of themes) {
      await page.evaluate((name) => {
        document.documentElement.className = name
      }, theme)
      await settledFrame(page)
      expect(await accessibilityFaults(page), `${width} px, ${theme}`).toEqual([])
    }
  }
}

/** Both themes at both widths, for `npm run test:full`. */
export const everyLook: [number, ...Theme[]][] = [
  [320, 'dark', 'light'],
  [1280, 'dark', 'light'],
]
