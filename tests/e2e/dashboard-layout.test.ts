import { waitForPage } from '@agency/tools/browser/settled-page'
import { fullOnly, fullUnless } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { expect } from '../support/site-test.ts'
import { staffTest as test } from '../support/staff-test.ts'
import { testLogin } from '../support/start-site.ts'

const screens = [
  ['Dashboard', '/dashboard'],
  ['Projects', '/dashboard/projects'],
  ['AI Concepts', '/dashboard/concepts'],
  ['Estimates', '/dashboard/create-estimate'],
  ['Users', '/dashboard/users'],
  ['Pipeline', '/dashboard/pipeline'],
  ['Analytics', '/dashboard/analytics'],
  ['Mail', '/dashboard/mail'],
  ['Settings', '/dashboard/settings'],
] as const

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' })
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true })

test('the sidebar links to every screen, marks the current one and moves focus and title', async ({
  page,
}) => {
  await page.goto('/dashboard')
  for (const [name, href] of screens) {
    await expect(link(page, name)).toHaveAttribute('href', href)
  }
  await link(page, 'Projects').click()
  await expect(page).toHaveURL('/dashboard/projects')
  await expect(link(page, 'Projects')).toHaveAttribute('aria-current', 'page')
  await expect(link(page, 'Dashboard')).not.toHaveAttribute('aria-current')
  await link(page, 'Dashboard').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused()
  await expect(page).toHaveTitle('Dashboard | Dashboard')
})

test(
  'going back before a screen’s code has loaded still moves the focus',
  fullOnly,
  async ({ page }) => {
    const gate = Promise.withResolvers<void>()
    await page.route(/\/(overview|projects)-screen-[^/]+\.js$/, async (route) => {
      await gate.promise
      await route.continue()
    })
    await page.goto('/dashboard')
    await link(page, 'Projects').click()
    await expect(page).toHaveURL('/dashboard/projects')
    await link(page, 'Dashboard').click()
    await expect(page).toHaveURL('/dashboard')
    gate.resolve()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused()
  },
)

test('a screen opened by its URL does not take the focus', fullOnly, async ({ page }) => {
  await page.goto('/dashboard/projects')
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
})

test(
  'changing screens keeps the layout and does not reload its data',
  fullOnly,
  async ({ page }) => {
    const responses = [/auth\.me/, /settings\.agency/, /notifications\.unread/].map((call) =>
      page.waitForResponse(call),
    )
    await page.goto('/dashboard')
    await Promise.all(responses)
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await link(page, 'AI Concepts').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Website Concepts' })).toBeFocused()
    await expect.poll(() => requested.some((url) => url.includes('concepts.page'))).toBe(true)
    await waitForPage(page)
    expect(requested.filter((url) => /auth\.me|settings\.agency|notifications/.test(url))).toEqual(
      [],
    )
  },
)

test('the sidebar collapses to its icons, keeps their names and remembers its state', async ({
  page,
}) => {
  await page.goto('/dashboard')
  const width = async () => (await sidebar(page).boundingBox())?.width
  expect(await width()).toBe(240)
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  expect(await width()).toBe(64)
  await expect(link(page, 'AI Concepts')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  expect(await width()).toBe(64)
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  expect(await width()).toBe(240)
})

test('the user menu shows the email address, opens with a button and closes with Escape', async ({
  page,
}) => {
  await page.goto('/dashboard')
  const opener = page.getByRole('button', { name: testLogin.email })
  await opener.click()
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('link', { name: 'View the site' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'View the site' })).toBeHidden()
  await expect(opener).toBeFocused()
})

test(
  'the user menu shows Admin if neither the token nor the server provides an address',
  fullOnly,
  async ({ page, token }) => {
    const [head, payload, signature] = token.split('.')
    const { email: _, ...claims } = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString())
    const tokenWithoutEmail = `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`
    await page.route(/\/trpc\//, () => {})
    await page.route(/\/api\/(analytics|activity)/, () => {})
    await page.goto('/login')
    await page.evaluate((value) => localStorage.setItem('token', value), tokenWithoutEmail)
    await page.goto('/dashboard')
    await expect(page.getByRole('button', { name: 'Admin' })).toBeVisible()
  },
)

test('on a phone the sidebar is a drawer that traps focus and locks scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/dashboard')
  await expect(sidebar(page)).toBeHidden()
  const opener = page.getByRole('button', { name: 'Open menu' })
  await opener.click()
  const drawer = page.getByRole('dialog', { name: 'Dashboard' })
  await expect(drawer.getByRole('button', { name: 'Logout' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('hidden')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe('')
  await opener.click()
  await drawer.getByRole('link', { name: 'AI Concepts' }).click()
  await expect(page).toHaveURL('/dashboard/concepts')
  await expect(drawer).toBeHidden()
})

for (const [from, to] of [
  ['/admin', '/dashboard'],
  ['/admin/projects', '/dashboard/projects'],
  ['/admin/concepts', '/dashboard/concepts'],
  ['/admin/add-project', '/dashboard/projects/new'],
  ['/dashboard/add-project', '/dashboard/projects/new'],
] as const) {
  test(`${from} redirects to ${to}`, fullUnless(from === '/admin/projects'), async ({ page }) => {
    await page.goto(from)
    await expect(page).toHaveURL(to)
    await expect(sidebar(page)).toBeVisible()
  })
}

test('the generator works inside the admin layout', fullOnly, async ({ page }) => {
  await page.goto('/dashboard/generate-concept')
  await expect(sidebar(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'AI Website Concept Generator' })).toBeVisible()
  await expect(page.locator('footer')).toHaveCount(0)
})

test('public pages load nothing of the dashboard', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text())
  })
  await page.goto('/')
  await waitForPage(page)
  await expect.poll(() => scripts.length).toBeGreaterThan(1)
  for (const text of ['Recent Activity', 'Quick Actions', 'Collapse sidebar']) {
    expect(scripts.filter((script) => script.includes(text))).toEqual([])
  }
})
