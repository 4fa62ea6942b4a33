import { expectToBeAccessible } from '../support/accessible.ts'
import { publicRoutes } from '../support/public-routes.ts'
import { expect, test } from '../support/site-test.ts'

for (const path of publicRoutes) {
  test(`${path} is served whole, accessible in both themes and as narrow as 320 px`, async ({
    page,
    request,
  }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/)
    expect(await response.text()).toMatch(/<h1[\s>]/)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)

    await expectToBeAccessible(page, [1280, 360])
  })
}

test('an unknown address is a 404 inside the layout', async ({ page, request, problems }) => {
  for (const path of ['/no-such-page', '/our-work/no-such-project', '/services/no-such-service']) {
    expect((await request.get(path)).status()).toBe(404)
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.locator('footer')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  // Chromium reports the status of each of these pages, and has nothing else to report.
  expect(problems.splice(0).filter((line) => !line.includes('status of 404'))).toEqual([])
})

test('the moved address redirects for good', async ({ request }) => {
  const response = await request.get('/ai-video-services', { maxRedirects: 0 })
  expect(response.status()).toBe(301)
  expect(response.headers().location).toBe('/services/ai-video-production')
})

for (const path of [
  '/dashboard',
  '/dashboard/projects',
  '/dashboard/projects/new',
  '/dashboard/projects/1/edit',
  '/dashboard/create-estimate',
  '/dashboard/concepts',
  '/dashboard/users',
  '/dashboard/users/1',
  '/dashboard/analytics',
  '/dashboard/mail',
  '/dashboard/settings',
  '/dashboard/add-project',
  '/dashboard/generate-concept',
  '/admin',
  '/admin/projects',
  '/admin/concepts',
  '/admin/add-project',
]) {
  test(`${path} sends a visitor to the login, with history replaced`, async ({ page }) => {
    await page.goto('/contact')
    await page.goto(path)
    await expect(page).toHaveURL('/login')
    await page.goBack()
    await expect(page).toHaveURL('/contact')
  })
}
