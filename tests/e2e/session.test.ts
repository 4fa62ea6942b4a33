import { fullOnly } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { ignoreFailedCalls } from '../support/mock-calls.ts'
import { expect, test } from '../support/site-test.ts'
import { freshDemoTest, ignoreStatusErrors } from '../support/staff-test.ts'
import { testLogin } from '../support/start-site.ts'

const logIn = async (page: Page, password = testLogin.password) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(testLogin.email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'))
const store = (page: Page, token: string) =>
  page.evaluate((value) => localStorage.setItem('token', value), token)
const encodePart = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('a login opens the dashboard, is sent as a bearer token and survives a reload', async ({
  page,
}) => {
  const requestPromise = page.waitForRequest(/\/trpc\/.*auth\.me/)
  const login = page.waitForRequest(/\/trpc\/auth\.login/)
  await logIn(page)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused()
  const token = await storedToken(page)
  expect((await login).headers().authorization).toBeUndefined()
  expect((await requestPromise).headers().authorization).toBe(`Bearer ${token}`)
  await expect(page.getByRole('button', { name: testLogin.email })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: testLogin.email })).toBeVisible()
})

test('the next login sends the device proof of the browser', fullOnly, async ({ page }) => {
  await logIn(page)
  await expect(page).toHaveURL('/dashboard')
  const device = await page.evaluate(() => localStorage.getItem('device'))
  expect(device?.split('.')).toHaveLength(3)
  await page.evaluate(() => localStorage.removeItem('token'))
  const login = page.waitForRequest(/\/trpc\/auth\.login/)
  await logIn(page)
  expect((await login).postData()).toContain(device)
  await expect(page).toHaveURL('/dashboard')
})

test('a guarded page is served with a checking state', async ({ request }) => {
  expect(await (await request.get('/dashboard')).text()).toContain('Checking authentication...')
})

test('a failed login is reported and stores nothing', async ({ page, problems }) => {
  await logIn(page, 'not the password')
  await expect(page.getByRole('alert')).toHaveText(
    'The email address or the password is not right.',
  )
  expect(await storedToken(page)).toBeNull()
  await expect(page).toHaveURL('/login')
  expect(problems.splice(0).length).toBeGreaterThan(0)
})

test(
  'a login whose token cannot be decoded is logged and stores nothing',
  fullOnly,
  async ({ page, problems }) => {
    await page.route(/\/trpc\/auth\.login/, (route) =>
      route.fulfill({ json: [{ result: { data: { token: 'nonsense', message: '' } } }] }),
    )
    await logIn(page)
    await expect(page.getByRole('alert')).toHaveText('Login failed')
    expect(await storedToken(page)).toBeNull()
    expect(await page.evaluate(() => localStorage.getItem('device'))).toBeNull()
    expect(problems.splice(0)).toEqual(['The token of this login could not be decoded.'])
  },
)

test(
  'a stored token that cannot be decoded is logged and removed',
  fullOnly,
  async ({ page, problems }) => {
    await page.goto('/contact')
    await store(page, 'nonsense')
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/login')
    expect(await storedToken(page)).toBeNull()
    expect(problems.splice(0)).toEqual(['The stored token could not be decoded.'])
  },
)

test('a token rejected by the server ends the session', async ({ page, problems }) => {
  await page.goto('/contact')
  await store(
    page,
    `${encodePart({})}.${encodePart({ email: 'owner@emberlane.example' })}.${encodePart('x')}`,
  )
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
  expect(await storedToken(page)).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  // Chromium reports the status of the rejected call, and nothing else.
  expect(problems.splice(0).filter((line) => !line.includes('status of 401'))).toEqual([])
})

test('the session ends when its token expires', fullOnly, async ({ page }) => {
  await page.clock.install()
  await logIn(page)
  await expect(page.getByRole('button', { name: testLogin.email })).toBeVisible()
  await page.clock.fastForward('11:59:00')
  await expect(page).toHaveURL('/dashboard')
  expect(await storedToken(page)).not.toBeNull()
  await page.clock.fastForward('00:02:00')
  await expect(page).toHaveURL('/login')
  expect(await storedToken(page)).toBeNull()
})

test('an ended session is reported, keeps the input and returns to its place', async ({
  page,
  problems,
}) => {
  await logIn(page)
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/dashboard/projects/new?from=menu')
  await page.route(/\/trpc\/.*projects\.slug/, (route) => route.fulfill({ status: 401, json: [] }))
  await page.getByLabel('Title', { exact: true }).fill('Half a thought!')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your session has ended. Sign in again')).toBeVisible()
  await page.unrouteAll()
  await page.getByLabel('Email').fill(testLogin.email)
  await page.getByLabel('Password').fill(testLogin.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/dashboard/projects/new?from=menu')
  await page.getByRole('button', { name: 'Restore draft' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Half a thought!')
  problems.splice(0)
})

// On a separate site: it ends every session of the login that the other tests share.
freshDemoTest(
  'a logout ends the session in every tab and revokes its token',
  async ({ page, context, problems }) => {
    await logIn(page)
    await expect(page).toHaveURL('/dashboard')
    const otherPage = await context.newPage()
    await otherPage.goto('/dashboard')
    await expect(otherPage.getByRole('button', { name: testLogin.email })).toBeVisible()
    const headers = { authorization: `Bearer ${await storedToken(page)}` }
    const drafts = () =>
      page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith('project-draft-')),
      )
    await page.goto('/dashboard/projects/new')
    await page.getByLabel('Title', { exact: true }).fill('Half a thought')
    await expect.poll(drafts).toEqual(['project-draft-new'])
    await page.evaluate(() => localStorage.setItem('contact-notes-1', '{}'))
    const logoutResponse = page.waitForResponse(/\/trpc\/auth\.logout/)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
    await expect(otherPage).toHaveURL('/login')
    expect(await storedToken(page)).toBeNull()
    // Logging out shows no message and stores no return path.
    await expect(page.getByText('Your session has ended.')).toBeHidden()
    // Drafts about contacts and projects must not be visible to the next user.
    expect(await drafts()).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('contact-notes-1'))).toBeNull()
    expect((await logoutResponse).status()).toBe(200)
    expect((await page.request.get('/trpc/auth.me', { headers })).status()).toBe(401)
    // A call that was in flight may have come too late.
    ignoreStatusErrors(problems)
  },
)

test('a logout works while the server is unreachable', fullOnly, async ({ page, problems }) => {
  await logIn(page)
  await expect(page).toHaveURL('/dashboard')
  await page.route(/\/trpc\/auth\.logout/, (route) => route.abort('connectionfailed'))
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  expect(await storedToken(page)).toBeNull()
  await page.reload()
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
  ignoreFailedCalls(problems)
})

test('the XSRF header is sent only when its cookie exists', async ({ page, context, baseURL }) => {
  const headerOf = async (procedure: RegExp, act: () => Promise<unknown>) => {
    const request = page.waitForRequest(procedure)
    await act()
    return (await request).headers()['x-xsrf-token']
  }
  expect(await headerOf(/auth\.login/, () => logIn(page))).toBeUndefined()
  await expect(page).toHaveURL('/dashboard')
  expect(await headerOf(/auth\.me/, () => page.reload())).toBeUndefined()
  expect(await context.cookies()).toEqual([])

  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'abc%3D1', url: baseURL }])
  // With staff permissions, and with a visitor's.
  expect(await headerOf(/auth\.me/, () => page.reload())).toBe('abc=1')
  expect(await headerOf(/auth\.login/, () => logIn(page))).toBe('abc=1')
})
