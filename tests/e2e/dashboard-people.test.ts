import type { Browser, Page } from 'playwright/test'
import { expectToBeAccessible } from '../support/accessible.ts'
import { expect } from '../support/site-test.ts'
import { ignoreStatusErrors, messages, sharedSiteTest as test } from '../support/staff-test.ts'

const PASSWORD = 'a-laneway-of-my-own'
const button = (page: Page, name: string) => page.getByRole('button', { name })

/** Invites somebody; the site has no mail server, so the link is shown. */
async function invite(page: Page, email: string, role: 'Editor' | 'Viewer'): Promise<string> {
  await page.goto('/dashboard/settings/people')
  await page.getByRole('main').getByRole('button', { name: 'Invite a person' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel(role).check()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  const link = await dialog.getByText(/#invitation=/).textContent()
  await dialog.getByRole('button', { name: 'Close' }).click()
  return link?.replace(/^https?:\/\/[^/]+/, '') ?? ''
}

/** A browser of somebody else, who accepts an invitation. */
async function accept(browser: Browser, baseURL: string, path: string): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL, storageState: { cookies: [], origins: [] } },
  })
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByText('You are invited to the team')).toBeVisible()
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await button(page, 'Save and sign in').click()
  await expect(page).toHaveURL('/dashboard')
  return page
}

test('a colleague is invited, chooses a password, and is logged out when deactivated', async ({
  page,
  browser,
  siteUrl,
}) => {
  const email = 'mira@saltbush.example'
  const link = await invite(page, email, 'Viewer')
  await expect(page.getByRole('table', { name: 'Invitations' })).toContainText(email)
  const colleague = await accept(browser, siteUrl, link)
  await expect(button(colleague, email)).toBeVisible()

  await colleague.goto('/dashboard/projects')
  await expect(colleague.getByText('your role is Viewer')).toBeVisible()
  await expect(colleague.getByRole('link', { name: 'Add New Project' })).toHaveCount(0)
  await expect(colleague.getByRole('button', { name: /^Delete / })).toHaveCount(0)
  await colleague.goto('/dashboard/projects/new')
  await expect(colleague.getByText('Your role does not allow this.')).toBeVisible()
  await expect(colleague.getByLabel('Title')).toHaveCount(0)
  await colleague.goto('/dashboard/settings')
  await expect(colleague.getByLabel('Tagline')).toBeDisabled()
  await expect(colleague.getByRole('link', { name: 'People' })).toHaveCount(0)
  await expect(colleague.getByLabel('Current password')).toBeEnabled()

  await page.reload()
  await button(page, `Deactivate ${email}`).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(messages(page)).toContainText(`${email} is deactivated`)
  await colleague.goto('/dashboard/projects')
  await expect(colleague).toHaveURL('/login')
  await colleague.goto(link)
  await expect(colleague.getByRole('alert')).toContainText('This invitation has been used')
  await colleague.context().close()
})

test('the screens of an invitation and of people are accessible', async ({ page }) => {
  const link = await invite(page, 'noor@saltbush.example', 'Editor')
  await expectToBeAccessible(page)
  await page.goto(link)
  await expect(page.getByText('You are invited to the team')).toBeVisible()
  await expectToBeAccessible(page)
})

test('a session is ended from another one', async ({ page, request, siteUrl, browser }) => {
  const link = await invite(page, 'odile@saltbush.example', 'Editor')
  const colleague = await accept(browser, siteUrl, link)
  const response = await request.post('/api/auth/login', {
    data: { email: 'odile@saltbush.example', password: PASSWORD },
    headers: { 'user-agent': 'curl/8.14.1' },
  })
  const { token } = await response.json()
  const headers = { authorization: `Bearer ${token}` }
  expect((await request.get('/api/activity/recent', { headers })).status()).toBe(200)
  await colleague.goto('/dashboard/settings#sessions')
  await colleague.getByRole('button', { name: /^End the session: curl/ }).click()
  await expect(messages(colleague)).toContainText('Session ended: curl')
  expect((await request.get('/api/activity/recent', { headers })).status()).toBe(401)
  await expect(colleague.getByText('(this session)')).toBeVisible()
  await colleague.context().close()
})

test.afterEach(({ problems }) => {
  // The browser reports the status of the rejected invitation and of the ended session.
  ignoreStatusErrors(problems)
})
