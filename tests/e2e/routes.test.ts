import { dashboardRoutes } from '../support/public-routes.ts'
import { expect, test } from '../support/site-test.ts'
import { isFullRun } from '../support/test-size.ts'

// Of a page that there is not, and of one whose project there is not.
const shown = ['/no-such-page', '/our-work/no-such-project']

test('an unknown address is a 404 inside the layout', async ({ page, request, problems }) => {
  for (const path of [
    '/no-such-page',
    '/our-work/no-such-project',
    '/our-work/%20',
    '/our-work/%00',
    `/our-work/${'a'.repeat(300)}`,
    '/%E0%A4%A',
    '/services/no-such-service',
    '/share/our-work/no-such-project.jpg',
  ]) {
    expect((await request.get(path)).status()).toBe(404)
    if (!isFullRun && !shown.includes(path)) continue
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.locator('footer')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  // Chromium reports the status of each page and of its project's call, and has nothing else to report.
  expect(problems.splice(0).filter((line) => !/status of 40[04]/.test(line))).toEqual([])
})

test('the moved address redirects for good', async ({ request }) => {
  const response = await request.get('/ai-video-services', { maxRedirects: 0 })
  expect(response.status()).toBe(301)
  expect(response.headers().location).toBe('/services/ai-video-production')
})

// One of each kind; every other address of the dashboard is behind the same guard.
const guarded = isFullRun ? dashboardRoutes : ['/dashboard/projects/1/edit', '/admin/concepts']

for (const path of guarded) {
  test(`${path} sends a visitor to the login, with history replaced`, async ({ page }) => {
    await page.goto('/contact')
    await page.goto(path)
    await expect(page).toHaveURL(/\/login/)
    await page.goBack()
    await expect(page).toHaveURL('/contact')
  })
}
