import { waitForPage } from '@agency/tools/browser/settled-page'
import { fullUnless } from '@agency/tools/test/test-size'
import { expect, test } from '../support/site-test.ts'

for (const [label, point] of [
  ['hovered', 'hover'],
  ['focused', 'focus'],
] as const) {
  test(
    `a page’s code and data are prefetched while its link is ${label}`,
    fullUnless(label === 'hovered'),
    async ({ page }) => {
      const requests: string[] = []
      page.on('request', (request) => requests.push(new URL(request.url()).pathname))
      await page.goto('/terms-of-service')
      const link = page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Gallery' })
      await waitForPage(page)
      requests.length = 0
      const data = page.waitForResponse(/\/trpc\/concepts\.list/)
      await link[point]()
      await (await data).finished()
      await expect.poll(() => requests.join()).toMatch(/\/assets\/gallery-page-[^,]*\.js/)
      requests.length = 0
      await link.click()
      await expect(page.getByRole('heading', { level: 1, name: 'Concept Gallery' })).toBeVisible()
      await expect(page.getByRole('main').locator('button:has(img)').first()).toBeVisible()
      expect(requests.filter((path) => /\/trpc\/[^s]|gallery-page/.test(path))).toEqual([])
    },
  )
}

test('the document references one small module, which loads all others', async ({ page }) => {
  const response = await page.goto('/')
  const html = (await response?.text()) ?? ''
  expect(html).not.toContain('modulepreload')
  expect(html.match(/<script[^>]* src=/g)).toHaveLength(1)
  const order = () =>
    page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return {
        entry: files.find(({ name }) => /\/entry-client-/.test(name))?.responseEnd,
        code: files
          .filter(({ name }) => /\/(libraries|site(?!-events)|start|home-page)-/.test(name))
          .map(({ startTime }) => startTime),
      }
    })
  await expect.poll(async () => (await order()).code.length).toBe(4)
  const { entry = Number.NaN, code } = await order()
  expect(Math.min(...code)).toBeGreaterThanOrEqual(entry)
})
