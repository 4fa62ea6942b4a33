import pg from 'pg'
import type { Browser, Page } from 'playwright/test'
import { expectToBeAccessible } from '../support/accessible.ts'
import { appCode, wrongCode } from '../support/authenticator.ts'
import { expect, logIn as tokenOf } from '../support/site-test.ts'
import {
  ignoreStatusErrors,
  messages,
  sharedSiteTest as test,
  uniqueWord,
} from '../support/staff-test.ts'

// In sequence: one of them changes what a role needs on their site.
test.describe.configure({ mode: 'default' })

const PASSWORD = 'a-laneway-of-my-own'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function callAs(siteUrl: string, token: string, procedure: string, input: object) {
  const response = await fetch(`${siteUrl}/trpc/${procedure}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(input),
  })
  const { result, error } = await response.json()
  if (error) throw new Error(`${procedure}: ${error.message}`)
  return result.data
}

/** Makes a login through an invitation; returns its email address. */
async function createColleague(siteUrl: string, role: string): Promise<string> {
  const email = `${uniqueWord('kit').toLowerCase()}@saltbush.example`
  const owner = await tokenOf(siteUrl)
  const { link } = await callAs(siteUrl, owner, 'staff.invite', { email, role })
  const token = new URL(link).hash.replace('#invitation=', '')
  await callAs(siteUrl, '', 'auth.acceptInvitation', { token, password: PASSWORD })
  return email
}

async function enterPassword(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await button(page, 'Sign in').click()
}

/** A browser without a login, at this origin. */
async function openBrowser(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL, storageState: { cookies: [], origins: [] } },
  })
  return context.newPage()
}

async function openSettings(page: Page) {
  await page.goto('/dashboard/settings#second-factor')
  await expect(button(page, 'Add a passkey')).toBeVisible()
}

/** Forgets which code was used last, as if half a minute had passed. */
async function forgetSteps(
  databaseUrl: string,
  sql = 'update authenticator_apps set last_step = null',
) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

const secretOn = async (page: Page) =>
  (await page.getByLabel('Secret', { exact: true }).inputValue()).replace(/\s/g, '')

test('an authenticator app is added, and a login then needs its code', async ({
  browser,
  siteUrl,
  demo,
}) => {
  const email = await createColleague(siteUrl, 'editor')
  const page = await openBrowser(browser, siteUrl)
  await page.goto('/login')
  await enterPassword(page, email)
  await expect(page).toHaveURL('/dashboard')

  await openSettings(page)
  await button(page, 'Add an authenticator app').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'QR code of the secret' })).toBeVisible()
  await expectToBeAccessible(page, [[320, 'dark']])
  const secret = await secretOn(page)
  await dialog.getByLabel('Code', { exact: true }).fill(wrongCode(secret))
  await button(page, 'Turn on').click()
  await expect(dialog.getByText('This code is not right')).toBeVisible()
  await dialog.getByLabel('Code', { exact: true }).fill(appCode(secret))
  await page.keyboard.press('Enter')
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [recoveryCode = ''] = await codes.allTextContents()
  await expectToBeAccessible(page, [[320, 'light']])
  await button(page, 'I have saved them').click()
  await expect(page.getByText('10 of 10 left')).toBeVisible()
  await expect(page.getByText('(this session)')).toBeVisible()

  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/login')
  await enterPassword(page, email)
  const code = page.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expectToBeAccessible(page)
  await code.fill('12')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter the six digits')).toBeVisible()
  await code.fill(wrongCode(secret))
  await page.keyboard.press('Enter')
  await expect(page.getByText('This code is not right')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  // A reload keeps the step, and Back leaves it.
  await page.reload()
  await expect(code).toBeVisible()
  await button(page, 'Back').click()
  await expect(page.getByLabel('Password')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Password')).toBeVisible()
  await enterPassword(page, email)
  await forgetSteps(demo.databaseUrl)
  await code.fill(` ${appCode(secret)} `)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')

  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/login')
  await enterPassword(page, email)
  await button(page, 'Use a recovery code instead').click()
  await page.getByLabel('Recovery code').fill(recoveryCode)
  await button(page, 'Continue').click()
  await expect(page).toHaveURL('/dashboard')
  await openSettings(page)
  await expect(page.getByText('9 of 10 left')).toBeVisible()
  await button(page, 'Remove the authenticator app').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(messages(page)).toContainText('Second factor removed')
  await expect(button(page, 'Add an authenticator app')).toBeVisible()
  await page.context().close()
})

test('passkeys are added, used and removed', async ({ browser, siteUrl }) => {
  const email = await createColleague(siteUrl, 'editor')
  // Browsers make no passkeys for an IP address.
  const page = await openBrowser(browser, siteUrl.replace('127.0.0.1', 'localhost'))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  await page.goto('/login')
  await enterPassword(page, email)
  await expect(page).toHaveURL('/dashboard')
  await openSettings(page)
  await button(page, 'Add a passkey').click()
  await page.getByLabel('Name', { exact: true }).last().fill('Office laptop')
  await expectToBeAccessible(page, [[320, 'dark']])
  await button(page, 'Create a passkey').click()
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible()
  await button(page, 'I have saved them').click()
  await expect(page.getByText('not used yet')).toBeVisible()

  // The same device is not added twice.
  await button(page, 'Add a passkey').click()
  await button(page, 'Create a passkey').click()
  await expect(page.getByText('This device has a passkey for you already.')).toBeVisible()
  await button(page, 'Cancel').click()

  const logInWithPasskey = async () => {
    await page.evaluate(() => localStorage.removeItem('token'))
    await page.goto('/login')
    await enterPassword(page, email)
    await button(page, 'Use a passkey').click()
  }
  await logInWithPasskey()
  await expect(page).toHaveURL('/dashboard')
  await openSettings(page)
  await expect(page.getByText('Office laptop')).toBeVisible()
  await expect(page.getByText('not used yet')).toHaveCount(0)

  // Somebody who is not verified, with a PIN or a finger, is refused by the browser.
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await logInWithPasskey()
  await expect(page.getByRole('alert')).toContainText('The passkey was not used')
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await button(page, 'Use a passkey').click()
  await expect(page).toHaveURL('/dashboard')

  // A copy of the authenticator whose counter is behind.
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
  const [credential] = credentials
  if (!credential) throw new Error('There is no passkey.')
  await devtools.send('WebAuthn.removeCredential', {
    ...{ authenticatorId, credentialId: credential.credentialId },
  })
  await devtools.send('WebAuthn.addCredential', {
    authenticatorId,
    credential: { ...credential, signCount: 0 },
  })
  await logInWithPasskey()
  await expect(page.getByRole('alert')).toContainText('This passkey was not accepted.')
  await devtools.send('WebAuthn.removeCredential', {
    ...{ authenticatorId, credentialId: credential.credentialId },
  })
  await devtools.send('WebAuthn.addCredential', {
    authenticatorId,
    credential: { ...credential, signCount: 100 },
  })
  await button(page, 'Use a passkey').click()
  await expect(page).toHaveURL('/dashboard')

  await openSettings(page)
  await button(page, 'Remove the passkey Office laptop').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(messages(page)).toContainText('Second factor removed')
  await page.context().close()
})

test('whose role needs a second factor adds it at the next login; an owner resets it', async ({
  page,
  browser,
  siteUrl,
}) => {
  const email = await createColleague(siteUrl, 'editor')
  await page.goto('/dashboard/settings/people')
  await expect(page.getByLabel('Editors', { exact: true })).not.toBeChecked()
  await page.getByLabel('Editors', { exact: true }).click()
  await expect(messages(page)).toContainText('Editor: a second factor is required now')
  await expect(page.getByLabel('Editors', { exact: true })).toBeChecked()

  const colleague = await openBrowser(browser, siteUrl)
  await colleague.goto('/login')
  await enterPassword(colleague, email)
  await expect(
    colleague.getByRole('heading', { level: 1, name: 'Add a second factor' }),
  ).toBeFocused()
  await expectToBeAccessible(colleague)
  await colleague.goto('/dashboard/projects')
  await expect(button(colleague, 'Use an authenticator app')).toBeVisible()
  await expect(colleague.getByRole('navigation')).toHaveCount(0)
  await button(colleague, 'Use an authenticator app').click()
  await colleague.getByLabel('Code', { exact: true }).fill(appCode(await secretOn(colleague)))
  await button(colleague, 'Turn on').click()
  await expect(colleague.getByRole('list', { name: 'Recovery codes' })).toBeVisible()
  await button(colleague, 'I have saved them').click()
  await expect(colleague.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()
  await openSettings(colleague)
  await button(colleague, 'Remove the authenticator app').click()
  await colleague.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(messages(colleague)).toContainText('Your role needs a second factor.')

  await page.reload()
  await button(page, `Reset the second factor of ${email}`).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await expect(messages(page)).toContainText(`${email}’s second factor was reset`)
  await colleague.goto('/dashboard')
  await expect(colleague).toHaveURL('/login')
  await enterPassword(colleague, email)
  await expect(button(colleague, 'Use an authenticator app')).toBeVisible()
  await colleague.context().close()

  await page.getByLabel('Editors', { exact: true }).click()
  await expect(messages(page)).toContainText('Editor: a second factor is optional now')
})

test('a dangerous action asks for a proof, and then goes on', async ({ page, demo }) => {
  await page.goto('/dashboard/settings/api-keys')
  await button(page, 'New key').first().click()
  await page.getByLabel('Name', { exact: true }).fill('Timetable')
  await page.getByLabel('Read all projects').check()
  await forgetSteps(demo.databaseUrl, 'update staff_sessions set proven_at = null')
  await button(page, 'Create key').click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' })
  await expect(dialog.getByLabel('Your password')).toBeFocused()
  await expectToBeAccessible(page, [[320, 'dark']])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Please confirm that it is you.')).toBeVisible()
  await button(page, 'Create key').click()
  await dialog.getByLabel('Your password').fill('not this one')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This password is not right.')).toBeVisible()
  await dialog.getByLabel('Your password').fill('a-laneway-for-tests')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This is the key.')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
})

test.afterEach(({ problems }) => {
  // The browser reports the status of what is rejected.
  ignoreStatusErrors(problems)
})
