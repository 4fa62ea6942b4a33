import { dashboardRoutes } from '@agency/tools/browser/public-routes'
import { isFullRun } from '@agency/tools/test/test-size'
import { expect, test } from '../support/site-test.ts'

// For an unknown page, one with an unknown project, and one in the dashboard, whose addresses browsers do
// not know one by one.
const missingPages = ['/no-such-page', '/our-work/no-such-project', '/dashboard/no-such-screen']

test('an unknown URL is a 404 inside the layout', async ({ page, request, problems }) => {
  for (const path of [
    '/no-such-page',
    '/our-work/no-such-project',
    '/dashboard/no-such-screen',
    '/our-work/%20',
    '/our-work/%00',
    `/our-work/${'a'.repeat(300)}`,
    '/%E0%A4%A',
    '/services/no-such-service',
    '/share/our-work/no-such-project.jpg',
  ]) {
    expect((await request.get(path)).status()).toBe(404)
    if (!isFullRun && !missingPages.includes(path)) continue
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.locator('footer')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The guard of the dashboard would lead to the login.
    await expect(page).toHaveURL(path)
  }
  // Chromium reports the status of each page and of its project's call, and nothing else.
  expect(problems.splice(0).filter((line) => !/status of 40[04]/.test(line))).toEqual([])
})

test('the moved URL redirects permanently', async ({ request }) => {
  const response = await request.get('/ai-video-services', { maxRedirects: 0 })
  expect(response.status()).toBe(301)
  expect(response.headers().location).toBe('/services/ai-video-production')
})

// One of each kind; every other dashboard URL is behind the same guard.
const guarded = isFullRun ? dashboardRoutes : ['/dashboard/projects/1/edit', '/admin/concepts']

for (const path of guarded) {
  test(`${path} redirects a visitor to the login, replacing the history entry`, async ({
    page,
  }) => {
    await page.goto('/contact')
    await page.goto(path)
    await expect(page).toHaveURL(/\/login/)
    await page.goBack()
    await expect(page).toHaveURL('/contact')
  })
}
