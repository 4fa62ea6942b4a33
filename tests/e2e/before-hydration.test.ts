import { publicRoutes } from '@agency/tools/browser/public-routes'
import type { Page } from 'playwright/test'
import { fillGenerator } from '../support/generator-form.ts'
import {
  holdScripts,
  openWithoutScripts as open,
  SCRIPT_FILES,
  waitUntilHydrated,
} from '../support/hold-scripts.ts'
import { makeSamplePhoto } from '../support/sample-photo.ts'
import { expect, requestTest as test } from '../support/site-test.ts'

// A visitor's actions before the page's code has loaded, or if it never loads: nothing here waits
// for it.

/** The files that the entry loads. */
const DEFERRED_SCRIPTS = /\/assets\/(?!entry|preload).*\.js$/

const message = {
  Name: 'Ilse Brandt',
  Email: 'ilse@brandtboats.example',
  Message: 'A site for a boat hire, before the summer.',
}
async function fillMessage(page: Page, values: Partial<typeof message> = message) {
  for (const [label, value] of Object.entries(values))
    await page.getByRole('textbox', { name: label }).fill(value)
}

for (const path of publicRoutes) {
  test(`no form on ${path} would put its input into a URL`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    for (const [form] of html.matchAll(/<form[^>]*>/g)) expect(form).toContain('method="post"')
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an invalid message comes back with its errors, and is sent once corrected', async ({
    page,
  }) => {
    await page.goto('/contact')
    await fillMessage(page, { ...message, Email: 'tomas' })
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(page.getByText('Please enter a valid email address.').first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(message.Name)
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(message.Message)
    await page.getByRole('textbox', { name: 'Email' }).fill(message.Email)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL('/contact?sent#outcome')
    await expect(page.getByRole('status')).toHaveText(
      'Message sent successfully! We will be in touch soon.',
    )
    await page.getByRole('link', { name: 'Write another message' }).click()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  })

  test('a brief produces a picture and an estimate', async ({ page, request }) => {
    await page.goto('/ai-generator')
    await page.getByRole('button', { name: 'Generate My Concept' }).click()
    await expect(page.getByText('Please enter your company name.').first()).toBeVisible()
    await fillGenerator(page)
    await page.getByRole('button', { name: 'Generate My Concept' }).click()
    await expect(page).toHaveURL(/\/ai-generator\?generation=[0-9a-f-]{36}$/)
    // It reloads by itself until the concept is ready.
    await expect(
      page.getByRole('heading', { name: 'Your Generated Website Concept' }),
    ).toBeVisible()
    const picture = page.locator('main section img')
    expect((await request.get((await picture.getAttribute('src')) ?? '')).status()).toBe(200)
    const estimate = page.getByRole('link', { name: 'Download Your Design' })
    const file = await request.get((await estimate.getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toBe('application/pdf')
  })

  test('the login form explains that it cannot be sent, and is not sent', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByText('Signing in needs JavaScript.')).toBeVisible()
    await page.getByLabel('Password').fill('a-laneway-for-tests')
    await page.getByLabel('Password').press('Enter')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled()
    await expect(page).toHaveURL('/login')
  })

  test('a missing page is reported at once', async ({ page }) => {
    await page.goto('/our-work/no-such-project')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project not found.')
    await page.goto('/concepts/0123456789abcdef0123456789abcdef')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired.')
  })
})

test.describe('without JavaScript, the menu', () => {
  test.use({ javaScriptEnabled: false })

  test('on a phone opens and closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/about')
    const link = page.locator('#main-menu').getByRole('link', { name: 'Contact' })
    await expect(link).toBeHidden()
    await page.getByRole('link', { name: 'Menu', exact: true }).click()
    await expect(page.locator('#main-menu').getByText('Web Development')).toBeVisible()
    await page.getByRole('link', { name: 'Close menu' }).click()
    await expect(link).toBeHidden()
    await page.getByRole('link', { name: 'Menu', exact: true }).click()
    await link.click()
    await expect(page).toHaveURL('/contact')
  })

  test('on a wide screen shows the services, and no button that does nothing', async ({ page }) => {
    await page.goto('/about')
    const service = page.locator('#services-list').getByText('Web Development')
    await expect(service).toBeHidden()
    await page.getByRole('button', { name: 'Services' }).hover()
    await service.click()
    await expect(page).toHaveURL('/services/web-development')
    await expect(page.locator('header button')).toHaveCount(4)
    await expect(page.locator('header button:visible')).toHaveText(['Services'])
  })
})

test.describe('code that fails to load', () => {
  test('is requested again', async ({ page }) => {
    const failed = new Map<string, number>()
    await page.route(DEFERRED_SCRIPTS, (route) => {
      const url = route.request().url()
      const attempts = (failed.get(url) ?? 0) + 1
      failed.set(url, attempts)
      // Once preloaded, and once to be run.
      return attempts > 2 ? route.continue() : route.fulfill({ status: 503 })
    })
    await page.goto('/contact', { waitUntil: 'commit' })
    await waitUntilHydrated(page)
    await expect(page.locator('#unloaded')).toBeHidden()
  })

  for (const [label, code] of [
    ['A missing entry script', SCRIPT_FILES],
    ['A missing later script', DEFERRED_SCRIPTS],
  ] as const)
    test(`${label} is reported, and the page stays usable`, async ({ page }) => {
      await page.route(code, (route) => route.abort())
      await page.goto('/contact')
      await expect(page.getByRole('alert')).toHaveText(/Parts of this page did not load/)
      await fillMessage(page, { ...message, Message: 'From a page without its code.' })
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page).toHaveURL('/contact?sent#outcome')
      await expect(page.getByRole('alert')).toBeVisible()
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Load again' }).click()
      await waitUntilHydrated(page)
      await expect(page.getByRole('alert')).toBeHidden()
    })
})

test.describe('while the code is loading', () => {
  test('a message can be sent, and the response page becomes interactive', async ({ page }) => {
    const release = await holdScripts(page)
    await open(page, '/contact')
    await fillMessage(page, { ...message, Message: '' })
    await page.getByRole('button', { name: 'Send Message' }).click({ noWaitAfter: true })
    await expect(page.getByText('Please write a message.').first()).toBeVisible()
    release()
    await waitUntilHydrated(page)
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(message.Name)
    await page.getByRole('textbox', { name: 'Message' }).fill('Sent by the code of the page.')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.locator('#outcome')).toHaveText(
      'Message sent successfully! We will be in touch soon.',
    )
    await expect(page).toHaveURL('/contact')
  })

  test('a message being typed is kept, whatever the saved draft', async ({ page }) => {
    await page.addInitScript(() => {
      const draft = { name: 'Old', email: 'old@draft.example', subject: 'Kept', message: 'Old' }
      localStorage.setItem('contactDraft', JSON.stringify(draft))
    })
    const release = await holdScripts(page)
    await open(page, '/contact')
    await fillMessage(page)
    release()
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Kept')
    for (const [label, value] of Object.entries(message)) {
      await expect(page.getByRole('textbox', { name: label })).toHaveValue(value)
    }
  })

  test('a brief being typed is kept, whatever was saved', async ({ page }) => {
    await page.addInitScript(() => {
      const details = { name: 'Ada', email: 'ada@old.example', phone: '1', companySize: '11-50' }
      localStorage.setItem('userDetails', JSON.stringify(details))
      const draft = { companyName: 'Draft & Co', description: 'Draft', style: 'Bold' }
      localStorage.setItem('generatorDraft', JSON.stringify(draft))
    })
    const release = await holdScripts(page)
    await open(page, '/ai-generator?companyName=Kettle&industry=Coffee')
    await page.getByLabel('Name', { exact: true }).fill('Grace')
    await page.getByLabel('Company Name').fill('Typed Pty Ltd')
    await page.getByLabel('Style').selectOption('Minimalist')
    const description = page.getByLabel('Description')
    await description.fill('Typed by hand, and ')
    release()
    await waitUntilHydrated(page)
    await expect(page.getByText('Sending as')).toBeVisible()
    await description.pressSequentially('on.')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Grace')
    await expect(page.getByLabel('Company Name')).toHaveValue('Typed Pty Ltd')
    await expect(page.getByLabel('Style')).toHaveValue('Minimalist')
    await expect(description).toHaveValue('Typed by hand, and on.')
    // Untouched fields keep their usual sources.
    await expect(page.getByText('Sending as')).toHaveText(/Coffee/)
    // The draft also contains what was typed.
    const draft = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('generatorDraft') ?? ''))
    await expect.poll(draft).toMatchObject({ companyName: 'Typed Pty Ltd', style: 'Minimalist' })
  })

  test('a click on a button takes effect once the code has loaded', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const release = await holdScripts(page)
    await open(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Use light theme' }).click()
    release()
    await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await expect(page.getByRole('link', { name: 'About Us' }).first()).toBeVisible()
    await expect(page.locator('html')).toHaveClass('light')
    // Only once.
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  })

  test('a gallery card opens once the code has loaded', async ({ page }) => {
    const release = await holdScripts(page)
    await open(page, '/gallery')
    await page.locator('main button[aria-haspopup=dialog]').first().click()
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('the chosen style is used for the painting', async ({ page }) => {
    const release = await holdScripts(page)
    await open(page, '/ghibli-generator')
    const styles = page.locator('input[name=style]')
    await styles.nth(2).check({ force: true })
    await page.getByLabel('Strength').fill('20')
    release()
    await waitUntilHydrated(page)
    const value = await styles.nth(2).getAttribute('value')
    await expect(styles.nth(2)).toBeChecked()
    const { promise, resolve } = Promise.withResolvers<string>()
    await page.route('**/api/images/style', (route) => {
      resolve(route.request().postData() ?? '')
      return route.abort()
    })
    await page.getByLabel('Photo file').setInputFiles({
      ...{ name: 'photo.png', mimeType: 'image/png', buffer: await makeSamplePhoto() },
    })
    await page.getByRole('button', { name: 'Transform Image' }).click()
    const sentForm = await promise
    expect(sentForm).toMatch(new RegExp(`name="style"\\s+${value}\\s`))
    expect(sentForm).toMatch(/name="strength"\s+0\.2\s/)
  })

  test('links work', async ({ page }) => {
    await holdScripts(page)
    await open(page, '/')
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About Us' })
      .click({
        noWaitAfter: true,
      })
    await expect(page).toHaveURL('/about')
  })
})
