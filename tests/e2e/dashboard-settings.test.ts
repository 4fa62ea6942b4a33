import type { ProviderStatuses } from '@agency/contract/ai-providers'
import { embedSnippetOf } from '@agency/contract/embed'
import { AMBIGUOUS_NUMBER } from '@agency/contract/number-text'
import type { StoredSettings } from '@agency/contract/settings'
import { fullOnly } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { expectToBeAccessible } from '../support/accessible.ts'
import { proceduresOf } from '../support/mock-calls.ts'
import { expect } from '../support/site-test.ts'
import {
  failProcedure,
  ignoreStatusErrors,
  messages,
  sharedSiteTest as test,
} from '../support/staff-test.ts'
import { testLogin } from '../support/start-site.ts'
import { expectDraftToBeKept, expectFailuresToBeReported } from '../support/unsaved-form.ts'

// In sequence: they change the single set of settings, and the single password, of their site.
test.describe.configure({ mode: 'default' })

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const form = (page: Page) => page.getByRole('form', { name: 'Settings' })
const save = (page: Page) => page.getByRole('button', { name: 'Save settings' })
const state = (page: Page) => form(page).getByRole('status')
const expectSaved = (page: Page) => expect(state(page)).toHaveText(/^Saved \d\d:\d\d$/)
const open = async (page: Page) => {
  await page.goto('/dashboard/settings')
  await expect(field(page, 'Name')).toBeVisible()
}
const authorizationHeader = (token: string) => ({ authorization: `Bearer ${token}` })
const storedSettings = async (page: Page, token: string): Promise<StoredSettings> => {
  const response = await page.request.get('/trpc/settings.get', {
    headers: authorizationHeader(token),
  })
  return (await response.json()).result.data
}
/** Somebody else's change, made in the meantime. */
const changeAsColleague = async (page: Page, token: string, agency: object) => {
  const { updatedAt, ...settings } = await storedSettings(page, token)
  await page.request.post('/trpc/settings.update', {
    headers: authorizationHeader(token),
    data: { change: { agency: { ...settings.agency, ...agency } }, updatedAt },
  })
}
/** The price of the same site for somebody else: identical requests are only processed once. */
const quotedTotal = async (page: Page, token: string, firstName: string) => {
  const quote = await page.request.post('/api/quotes/website', {
    data: {
      ...{ firstName, lastName: 'Castellan', email: `${firstName}@saltbush.example` },
      websiteDescription: 'A site for a law firm with bookings.',
    },
  })
  const { pdfUrl } = await quote.json()
  const list = await page.request.get('/trpc/estimates.list', {
    headers: authorizationHeader(token),
  })
  const { rows } = (await list.json()).result.data
  return rows.find((row: { pdfUrl: string }) => row.pdfUrl === pdfUrl).totalCents as number
}

test('has a section for each part of the settings', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  for (const section of [
    ...['Agency', 'Contact details', 'Social links', 'Rate card', 'Generator on other sites'],
    ...['Font', 'Retention', 'AI limits', 'Password', 'AI services'],
  ]) {
    await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible()
    await expect(page.getByRole('link', { name: section, exact: true })).toBeVisible()
  }
})

test('sites that may show the generator are entered one a line, next to their snippet', async ({
  page,
}) => {
  await open(page)
  const sites = page.getByLabel('Sites that may show the generator')
  const snippet = page.getByLabel('Snippet for their pages')
  await expect(snippet).toHaveValue(embedSnippetOf(new URL(page.url()).origin))
  await sites.fill('https://one.example\nhttps://two.example/page')
  await save(page).click()
  await page.getByRole('link', { name: /^https:\/\/two\.example\/page is not an origin/ }).click()
  await expect(sites).toBeFocused()
  await sites.fill('https://BÜCHER.example/\nhttp://localhost:8080')
  await save(page).click()
  await expectSaved(page)
  await expect(sites).toHaveValue('https://xn--bcher-kva.example\nhttp://localhost:8080')
  await page.getByRole('button', { name: 'Copy snippet' }).click()
  await expect(messages(page)).toContainText(/Snippet copied|copy the snippet by hand/)
})

test('agency, contact details and social links appear on the public pages', async ({ page }) => {
  await open(page)
  await field(page, 'Name').fill('Lantern & Co')
  await field(page, 'Phone').fill('+61 3 5550 0199')
  await field(page, 'Street address').fill('9 Juniper Lane, Melbourne VIC 3000')
  await field(page, 'LinkedIn (optional)').fill('https://social.example/lantern')
  await field(page, 'X (optional)').fill('')
  await expect(state(page)).toHaveText('Unsaved changes')
  await save(page).click()
  await expect(messages(page)).toContainText('Settings saved')
  await expectSaved(page)
  await page.reload()
  await expect(field(page, 'Phone')).toHaveValue('+61 3 5550 0199')
  await expect(page.getByText('Lantern & Co').first()).toBeVisible()

  for (const path of ['/', '/contact']) {
    const footer = page.getByRole('contentinfo')
    const phone = footer.getByRole('link', { name: '+61 3 5550 0199' })
    // The old page may be served once more while the new one is rendered.
    await expect(async () => {
      await page.goto(path)
      await expect(phone).toHaveAttribute('href', 'tel:+61355500199', { timeout: 1_000 })
    }).toPass()
    await expect(footer).toContainText('Lantern & Co')
    await expect(footer.getByRole('link', { name: /LinkedIn/ })).toHaveAttribute(
      'href',
      'https://social.example/lantern',
    )
    await expect(footer.getByRole('link', { name: /^X\b/ })).toHaveCount(0)
  }
  await expect(page.getByRole('main')).toContainText('9 Juniper Lane, Melbourne VIC 3000')
  await expect(page.getByRole('main')).toContainText('+61 3 5550 0199')
})

test(
  'a public page opened earlier in this tab also shows the change',
  fullOnly,
  async ({ page }) => {
    const pushPath = (path: string) =>
      page.evaluate((newPath) => history.pushState(null, '', newPath), path)
    await page.goto('/terms-of-service')
    await pushPath('/dashboard/settings')
    await field(page, 'Phone').fill('+61 3 5550 0177')
    await save(page).click()
    await expectSaved(page)
    await pushPath('/terms-of-service')
    await expect(page.getByRole('contentinfo')).toContainText('+61 3 5550 0177')
  },
)

test('rates are entered in dollars, stored in cents, and price the next estimate', async ({
  page,
  token,
}) => {
  const before = await quotedTotal(page, token, 'Mira')
  await open(page)
  for (const [label, rate] of [
    ['Strategy, $ an hour', '$1,000'],
    ['Design, $ an hour', '1000.10'],
    ['Build, $ an hour', '1001.15'],
    ['Content, $ an hour', '1000'],
  ] as const) {
    await field(page, label).fill(rate)
  }
  await field(page, 'GST, %').fill('12.5')
  await save(page).click()
  // Five times the previous amount: asks for confirmation once, in case a decimal point is
  // misplaced.
  const question = page.getByRole('dialog', {
    name: 'Save amounts that differ this much from the current ones?',
  })
  await expect(question).toContainText('Design, $ an hour: 160 before, 1000.10 now.')
  await question.getByRole('button', { name: 'Save settings' }).click()
  await expectSaved(page)
  const { rateCard } = await storedSettings(page, token)
  expect(rateCard.hourly).toEqual({
    ...{ strategy: 100_000, design: 100_010, build: 100_115, content: 100_000 },
  })
  expect(rateCard.gstBasisPoints).toBe(1_250)
  await expect(field(page, 'Build, $ an hour')).toHaveValue('1001.15')
  await expect(page.getByText(/^Version \d+, since \d+ \w+ \d{4}\.$/)).toBeVisible()
  expect(await quotedTotal(page, token, 'Dev')).toBeGreaterThan(before * 4)
})

test(
  'a decimal comma in a rate is refused with the expected format',
  fullOnly,
  async ({ page, token }) => {
    const { rateCard } = await storedSettings(page, token)
    await open(page)
    await field(page, 'Design, $ an hour').fill('160,50')
    await save(page).click()
    await expect(page.getByText(/point before decimals, such as 1,250.50/).last()).toBeVisible()
    expect((await storedSettings(page, token)).rateCard).toEqual(rateCard)
  },
)

test(
  'font provider and retention are saved, and a font service requires its details',
  fullOnly,
  async ({ page, token }) => {
    await open(page)
    await expect(page.getByRole('radio', { name: /^This site/ })).toBeChecked()
    await expect(field(page, 'Stylesheet URL')).toHaveCount(0)
    await page.getByRole('radio', { name: /^A font service/ }).check()
    await field(page, 'Stylesheet URL').fill('https://fonts.example/manrope.css')
    await field(page, 'Font file origin').fill('https://files.example')
    await field(page, 'Font family').fill('Manrope')
    await field(page, 'Styled images, days').fill('7')
    await field(page, 'Shared concept links, days').fill('14')
    await field(page, 'Individual visits, days').fill('90')
    await save(page).click()
    await expectSaved(page)
    const { font, retention } = await storedSettings(page, token)
    expect(font).toEqual({
      provider: 'service',
      stylesheet: 'https://fonts.example/manrope.css',
      filesOrigin: 'https://files.example',
      family: 'Manrope',
    })
    expect(retention).toEqual({
      styleResultDays: 7,
      shareLinkDays: 14,
      eventDays: 90,
      auditDays: 730,
    })
    await page.getByRole('radio', { name: /^This site/ }).check()
    await save(page).click()
    await expectSaved(page)
    expect((await storedSettings(page, token)).font).toEqual({ provider: 'own' })
  },
)

test(
  'errors show on the field and in a summary that takes focus, and nothing is sent',
  fullOnly,
  async ({ page }) => {
    let sentCount = 0
    await page.route(/settings\.update/, (route) => {
      sentCount += 1
      return route.continue()
    })
    await open(page)
    await field(page, 'Phone').fill('call us')
    await page.keyboard.press('Tab')
    await expect(
      form(page).getByText('Please use digits, spaces, brackets and hyphens only.'),
    ).toBeVisible()
    await field(page, 'Design, $ an hour').fill('1.234')
    await save(page).click()
    const summary = page.getByRole('group', { name: '2 fields need attention' })
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: AMBIGUOUS_NUMBER }).click()
    await expect(field(page, 'Design, $ an hour')).toBeFocused()
    expect(sentCount).toBe(0)
  },
)

test(
  'conflicting changes to the settings are resolved by choosing a version',
  fullOnly,
  async ({ page, token, problems }) => {
    await open(page)
    await field(page, 'Principal').fill('Mine')
    await changeAsColleague(page, token, { principal: 'Theirs', tagline: 'Their tagline.' })
    await save(page).click()
    const choice = page.getByRole('alert')
    await expect(choice).toContainText('Somebody else changed the settings meanwhile.')
    await choice.getByRole('button', { name: 'Take theirs' }).click()
    await expect(field(page, 'Principal')).toHaveValue('Theirs')
    await expect(choice).toHaveCount(0)

    await field(page, 'Principal').fill('Mine again')
    await changeAsColleague(page, token, { principal: 'Theirs again', tagline: 'Another tagline.' })
    await save(page).click()
    await choice.getByRole('button', { name: 'Keep mine' }).click()
    await expectSaved(page)
    const { agency } = await storedSettings(page, token)
    // Their changes to other fields are kept.
    expect(agency).toMatchObject({ principal: 'Mine again', tagline: 'Another tagline.' })
    await expect(field(page, 'Tagline')).toHaveValue('Another tagline.')
    ignoreStatusErrors(problems)
  },
)

test(
  'unsaved settings are confirmed on leaving, kept as a draft, and can be restored',
  fullOnly,
  async ({ page }) => {
    await open(page)
    await expectDraftToBeKept(page, field(page, 'Tagline'), 'settings-draft')
  },
)

test(
  'failures to load or save are reported, and the input is kept',
  fullOnly,
  async ({ page, problems }) => {
    await expectFailuresToBeReported(page, {
      url: '/dashboard/settings',
      subject: 'settings',
      router: 'settings',
      field: field(page, 'Tagline'),
      save: save(page),
    })
    ignoreStatusErrors(problems)
  },
)

test(
  'the cost limit of a service, and what happens beyond it, are saved',
  fullOnly,
  async ({ page, token }) => {
    await open(page)
    await field(page, 'Concept pictures: daily limit, $').fill('12.50')
    await field(page, 'Concept pictures: cost per result, cents').fill('6.25')
    const choice = page.getByRole('group', {
      name: 'Concept pictures: when the provider fails',
    })
    await expect(choice.getByRole('radio', { name: /^This server/ })).toBeChecked()
    await choice.getByRole('radio', { name: /^The person/ }).check()
    await save(page).click()
    await expectSaved(page)
    const { aiServices } = await storedSettings(page, token)
    expect(aiServices.concept).toEqual({ dailyCapCents: 1_250, resultCost: 625, fallBack: false })
    await page.reload()
    await expect(field(page, 'Concept pictures: cost per result, cents')).toHaveValue('6.25')
    await expect(choice.getByRole('radio', { name: /^The person/ })).toBeChecked()
    await field(page, 'Image style tool: cost per result, cents').fill('cheap')
    await save(page).click()
    await expect(page.getByRole('group', { name: /needs attention/ })).toContainText(
      'Please enter an amount such as 5 or 7.50.',
    )
  },
)

/** Fakes the service statuses that the settings page gets. */
const mockServiceStatuses = (page: Page, change: (statuses: ProviderStatuses) => void) =>
  page.route(/\/trpc\/[^?]*settings\.providers/, async (route) => {
    const response = await route.fetch()
    const names = proceduresOf(route.request().url())
    const results = await response.json()
    change(results[names.indexOf('settings.providers')].result.data)
    await route.fulfill({ json: results })
  })

test('shows who provides each AI service, its state and its cost, but never a key', async ({
  page,
  problems,
}) => {
  await mockServiceStatuses(page, (statuses) => {
    const service = { kind: 'service', host: 'images.example' } as const
    const cost = { today: { results: 1, cost: 1_525 }, month: { results: 1_204, cost: 4_231_900 } }
    Object.assign(statuses.concept, { ...service, ...cost, model: 'painter-2' })
    Object.assign(statuses.brief, { ...service, state: 'cap-reached' })
    Object.assign(statuses.style, service, {
      ...{ state: 'paused', pausedUntil: '2026-03-04T03:02:00.000Z' },
      lastFailure: { at: '2026-03-04T03:01:00.000Z', what: 'It rejected our API key.' },
    })
  })
  await open(page)
  const panel = page.getByRole('region', { name: 'AI services' })
  const service = (name: string) => panel.getByRole('region', { name })
  await expect(service('Concept pictures')).toContainText('Handled by images.example')
  await expect(service('Concept pictures')).toContainText('Model painter-2')
  await expect(service('Concept pictures')).toContainText('Working')
  await expect(service('Concept pictures')).toContainText('$0.15 for 1 result')
  await expect(service('Concept pictures')).toContainText('$423.19 for 1,204 results')
  await expect(service('Copy of a concept')).toContainText('Daily limit reached')
  await expect(service('Image style tool')).toContainText('Paused after failures, until 14:02')
  await expect(service('Image style tool')).toContainText(
    'Last failure 4 Mar 2026: It rejected our API key.',
  )
  await expect(panel.getByRole('textbox')).toHaveCount(0)
  await expectToBeAccessible(page, [[1280, 'dark', 'light']])
  await page.unroute(/\/trpc\/[^?]*settings\.providers/)
  await page.reload()
  await expect(panel.getByText('Handled by this server')).toHaveCount(3)
  await failProcedure(page, 'settings.providers')
  await page.reload()
  await expect(panel.getByRole('alert')).toContainText('Failed to load the state of the services')
  await expect(field(page, 'Name')).toBeVisible()
  ignoreStatusErrors(problems)
})

test('a new password works, the old one does not, and this browser stays logged in', async ({
  page,
  problems,
}) => {
  const NEW = 'another-laneway-for-tests'
  const logIn = async (password: string) =>
    (
      await page.request.post('/api/auth/login', { data: { email: testLogin.email, password } })
    ).status()
  // A separate login: the change revokes every existing token.
  await page.goto('/login')
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await page.getByLabel('Email').fill(testLogin.email)
  await page.getByLabel('Password').fill(testLogin.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.getByRole('link', { name: 'Settings', exact: true }).click()

  const change = page.getByRole('button', { name: 'Change password' })
  const attempt = async (from: string, to: string) => {
    await field(page, 'Current password').fill(from)
    await field(page, 'New password').fill(to)
    await change.click()
  }
  await attempt('not the password', 'short')
  await expect(page.getByRole('group', { name: /needs attention/ })).toBeFocused()
  await expect(page.getByRole('form', { name: 'Password' })).toContainText(
    'Please use at least 12 characters.',
  )
  await attempt('not the password', NEW)
  await expect(page.getByRole('form', { name: 'Password' })).toContainText(
    'The current password is not right.',
  )
  await attempt(testLogin.password, NEW)
  await expect(
    page.getByText('Password changed. You’ve been logged out on all other devices.'),
  ).toBeVisible()
  await expect(field(page, 'New password')).toHaveValue('')
  expect(await logIn(testLogin.password)).toBe(401)
  expect(await logIn(NEW)).toBe(200)
  await page.reload()
  await expect(page.getByRole('button', { name: testLogin.email })).toBeVisible()
  await expect(field(page, 'Name')).toBeVisible()
  await attempt(NEW, testLogin.password)
  await expect(
    page.getByText('Password changed. You’ve been logged out on all other devices.'),
  ).toBeVisible()
  ignoreStatusErrors(problems)
})
