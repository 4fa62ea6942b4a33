import { readFile } from 'node:fs/promises'
import { waitForPage } from '@agency/tools/browser/settled-page'
import { fullOnly, fullUnless } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { ignoreFailedCalls, mockCalls } from '../support/mock-calls.ts'
import { advanceClock, advanceClockUntil } from '../support/page-clock.ts'
import { expect } from '../support/site-test.ts'
import {
  createContact,
  failProcedure,
  ignoreStatusErrors,
  makeConcept,
  messages,
  staffTest as test,
  uniqueWord,
} from '../support/staff-test.ts'

const rows = (page: Page) => page.locator('tbody tr')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
const filter = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const search = (page: Page) =>
  page.getByRole('searchbox', { name: 'Search name, email or company' })
const status = (page: Page, name: string) =>
  page.getByRole('combobox', { name: `Status of ${name}` })
const open = (page: Page, query: string) => page.goto(`/dashboard/users?${query}`)
/** The statuses that the page sends, in order. */
const recordStatuses = (page: Page) => {
  const statuses: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('contacts.update')) {
      statuses.push(request.postDataJSON()[0].change.contactStatus)
    }
  })
  return statuses
}

test('lists people with the number and date of their submissions and their status', async ({
  page,
}) => {
  await open(page, 'text=tidewaterphysio')
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible()
  const tomas = row(page, 'Tomas Vidal')
  await expect(tomas).toContainText('tomas@tidewaterphysio.example')
  await expect(tomas).toContainText('Tidewater Physio')
  await expect(tomas.locator('[data-numeric]')).toHaveText('2')
  await expect(status(page, 'Tomas Vidal').locator('option')).toHaveText([
    ...['New', 'Contacted', 'Responded', 'Converted', 'Cold'],
  ])
  await expect(page.getByText('1 user', { exact: true })).toBeVisible()
})

test('shows one row per person, whichever forms they used', fullOnly, async ({ page, token }) => {
  const word = uniqueWord('Twice')
  const { email } = await createContact(token, word)
  await makeConcept(`${word} Bakery`, word)
  await page.request.post('/api/contact', {
    data: { name: word, email: email.toUpperCase(), subject: '', message: 'And another thing.' },
  })
  await open(page, `text=${word}`)
  await expect(row(page, email).locator('[data-numeric]')).toHaveText('3')
  await expect(rows(page)).toHaveCount(1)
})

test('filters by text, status, activity and submission type together, in the URL', async ({
  page,
}) => {
  await open(page, '')
  await search(page).fill('SALTBUSHLEGAL')
  await expect(rows(page)).toHaveText([/Mira Castellan/])
  await page.reload()
  await expect(search(page)).toHaveValue('SALTBUSHLEGAL')
  await expect(rows(page)).toHaveText([/Mira Castellan/])
  await filter(page, 'Submission type').selectOption('Estimate request')
  await expect(page).toHaveURL(/text=SALTBUSHLEGAL&submission=quote/)
  await expect(rows(page)).toHaveText([/Mira Castellan/])
  await filter(page, 'Submission type').selectOption('Contact form')
  await expect(page.getByText('No users match the current filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(search(page)).toHaveValue('')

  await search(page).fill('bianchi')
  await filter(page, 'Status').selectOption('Cold')
  await expect(row(page, 'Luca Bianchi')).toBeVisible()
  await expect(row(page, 'Mira Castellan')).toHaveCount(0)
  await filter(page, 'Activity').selectOption('Active today')
  await expect(page.getByText('No users match the current filters')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await page.goBack()
  await expect(filter(page, 'Status')).toHaveValue('Cold')
  await expect(filter(page, 'Activity')).toHaveValue('today')
})

test('shows which follow-ups are due', fullOnly, async ({ page }) => {
  await open(page, 'text=gantry')
  await expect(row(page, 'Dev Okafor')).toContainText('due')
  await open(page, 'text=.example')
  await filter(page, 'Follow-up').selectOption('Follow-up due')
  await expect(row(page, 'Dev Okafor')).toBeVisible()
  await expect(row(page, 'Tomas Vidal')).toHaveCount(0)
})

for (const [title, first, last] of [
  ['Name', 'name-asc', 'name-desc'],
  ['Submissions', 'totalSubmissions-asc', 'totalSubmissions-desc'],
  ['First seen', 'firstSeen-asc', 'firstSeen-desc'],
] as const) {
  test(`sorts by ${title} in both directions`, fullUnless(title === 'Name'), async ({ page }) => {
    await open(page, 'text=marsh')
    const head = page.getByRole('columnheader', { name: title })
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await expect(page).toHaveURL(new RegExp(`sort=${first}`))
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expect(page).toHaveURL(new RegExp(`sort=${last}`))
    await expect(row(page, 'Edie Marsh')).toBeVisible()
  })
}

test(
  'the latest activity comes first, and sorting by name reorders the rows',
  fullOnly,
  async ({ page, token }) => {
    const word = uniqueWord('Order')
    for (const letter of ['b', 'a', 'c']) await createContact(token, `${letter}${word}`)
    await open(page, `text=${word}`)
    await expect(rows(page)).toHaveText([/^c/, /^a/, /^b/])
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
    await expect(rows(page)).toHaveText([/^a/, /^b/, /^c/])
  },
)

test('pages through in a chosen size, and Back returns to the previous page', async ({
  page,
  token,
}) => {
  const word = uniqueWord('Page')
  for (let i = 0; i < 26; i += 1) await createContact(token, `${word}n${i}`)
  await open(page, `text=${word}`)
  await expect(rows(page)).toHaveCount(25)
  await expect(page.getByText('26 users')).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(rows(page)).toHaveText([new RegExp(`${word}n0 `)])
  await page.goBack()
  await expect(rows(page)).toHaveCount(25)
  await page.goForward()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect(rows(page)).toHaveCount(25)
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50')
  await expect(rows(page)).toHaveCount(26)
  await expect(page).toHaveURL(/size=50/)
})

test('a status can be changed in the row, in any order, and is saved', async ({ page, token }) => {
  const { name } = await createContact(token)
  await open(page, `text=${name}`)
  for (const next of ['Converted', 'New', 'Cold', 'Contacted']) {
    await status(page, name).selectOption(next)
    await expect(messages(page)).toContainText(`${name} is ${next} now`)
  }
  await page.reload()
  await expect(status(page, name)).toHaveValue('Contacted')
})

test(
  'a row that no longer matches the filter stays until the list reloads',
  fullOnly,
  async ({ page, token }) => {
    const { name } = await createContact(token)
    await open(page, `text=${name}&status=New`)
    await status(page, name).selectOption('Responded')
    await expect(messages(page)).toContainText(`${name} is Responded now`)
    await waitForPage(page)
    await expect(status(page, name)).toHaveValue('Responded')
    await page.reload()
    await expect(page.getByText('No users match the current filters')).toBeVisible()
  },
)

test(
  'a status chosen by keyboard is saved after a pause, not while choosing',
  fullOnly,
  async ({ page, token }) => {
    const { name } = await createContact(token)
    await page.clock.install()
    await open(page, `text=${name}`)
    await expect(rows(page)).toHaveCount(1)
    const sentStatuses = recordStatuses(page)
    const isAnnounced = async (text: string) => (await messages(page).innerText()).includes(text)
    await page.clock.pauseAt(Date.now() + 60_000)
    await status(page, name).focus()
    for (const _ of [1, 2, 3]) {
      await page.keyboard.press('ArrowDown')
      await advanceClock(page, 500)
    }
    await advanceClockUntil(page, 100, () => isAnnounced(`${name} is Converted now`))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await advanceClockUntil(page, 100, () => isAnnounced(`${name} is Cold now`))
    expect(sentStatuses).toEqual(['Converted', 'Cold'])
  },
)

test(
  'a status chosen by keyboard is saved on leaving the control by Tab or Back',
  fullOnly,
  async ({ page, token }) => {
    const { name } = await createContact(token)
    await page.clock.install()
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Users', exact: true }).click()
    await search(page).fill(name)
    await expect(rows(page)).toHaveCount(1)
    const sentStatuses = recordStatuses(page)
    // The time after which a keyboard choice is committed does not pass.
    await page.clock.pauseAt(Date.now() + 60_000)
    await status(page, name).focus()
    await page.keyboard.press('ArrowDown')
    await advanceClock(page, 100)
    expect(sentStatuses).toEqual([])
    await page.keyboard.press('Tab')
    // The call waits for the page's clock, which advances a little with every poll: at most 12
    // times, 480 of the 800 ms until a keyboard choice is committed.
    const advanceAndCount = async () => {
      await page.clock.runFor(40)
      return sentStatuses
    }
    await expect.poll(advanceAndCount).toEqual(['Contacted'])
    await status(page, name).focus()
    await page.keyboard.press('ArrowDown')
    await page.evaluate(() => history.back())
    await expect(rows(page)).toHaveCount(0)
    // The row commits its choice asynchronously after it has disappeared.
    await expect.poll(advanceAndCount).toEqual(['Contacted', 'Responded'])
  },
)

test('a failed change is rolled back and can be retried', async ({ page, token, problems }) => {
  const { name } = await createContact(token)
  await open(page, `text=${name}`)
  const stopFailing = await failProcedure(page, 'contacts.update')
  await status(page, name).selectOption('Converted')
  await expect(messages(page)).toContainText('Failed to update user. Please try again.')
  await expect(status(page, name)).toHaveValue('New')
  await stopFailing()
  await messages(page).getByRole('button', { name: 'Retry' }).click()
  await expect(messages(page)).toContainText(`${name} is Converted now`)
  await page.reload()
  await expect(status(page, name)).toHaveValue('Converted')
  ignoreStatusErrors(problems)
})

test(
  'shows a change at once, and rolls it back before the list reloads',
  fullOnly,
  async ({ page, token, problems }) => {
    const { name } = await createContact(token)
    await open(page, `text=${name}`)
    const gate = Promise.withResolvers<void>()
    await page.route(/\/trpc\/[^?]*contacts\.update/, async (route) => {
      await gate.promise
      await route.abort()
    })
    await status(page, name).selectOption('Cold')
    await expect(status(page, name)).toHaveValue('Cold')
    await page.route(/\/trpc\/[^?]*contacts\.list/, () => {})
    gate.resolve()
    await expect(messages(page)).toContainText('Failed to update user. Please try again.')
    await expect(status(page, name)).toHaveValue('New')
    ignoreFailedCalls(problems)
  },
)

test('an empty list explains what will be here', fullOnly, async ({ page }) => {
  await mockCalls(page, { 'contacts.list': { rows: [], matching: 0 } })
  await open(page, '')
  await expect(page.getByText('No users yet')).toBeVisible()
})

test('shows placeholder rows while loading', fullOnly, async ({ page }) => {
  let resolveList = (_: unknown) => {}
  const page0 = new Promise((resolve) => {
    resolveList = resolve
  })
  await mockCalls(page, { 'contacts.list': page0 })
  await open(page, '')
  await expect(page.getByText('Loading users...')).toBeAttached()
  resolveList({ rows: [], matching: 0 })
  await expect(page.getByText('No users yet')).toBeVisible()
})

test('a list that cannot be loaded can be retried', async ({ page, problems }) => {
  const stopFailing = await failProcedure(page, 'contacts.list')
  await open(page, '')
  await expect(page.getByRole('alert')).toContainText('Failed to load users')
  await stopFailing()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page).first()).toBeVisible()
  ignoreStatusErrors(problems)
})

test('exports the list as filtered, with the token', async ({ page, token }) => {
  const word = uniqueWord('Sheet')
  const { email } = await createContact(token, `a${word}`)
  const otherContact = await createContact(token, `b${word}`)
  await open(page, `text=${word}&sort=name-desc`)
  await status(page, otherContact.name).selectOption('Cold')
  await expect(messages(page)).toContainText('is Cold now')
  await filter(page, 'Status').selectOption('New')
  await expect(rows(page)).toHaveCount(1)
  const [download, request] = await Promise.all([
    page.waitForEvent('download'),
    page.waitForRequest(/export\.csv/),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^contacts-\d{4}-\d\d-\d\d\.csv$/)
  expect(request.headers().authorization).toBe(`Bearer ${token}`)
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(email)
})

test('a failed export is reported and can be retried', fullOnly, async ({ page, problems }) => {
  await open(page, 'text=Tomas')
  await page.route(/export\.csv/, (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await expect(messages(page)).toContainText('Failed to export users. Please try again.')
  await page.unroute(/export\.csv/)
  await Promise.all([
    page.waitForEvent('download'),
    messages(page).getByRole('button', { name: 'Retry' }).click(),
  ])
  ignoreStatusErrors(problems)
})

test('a row links to the person', async ({ page, token }) => {
  const { id, name } = await createContact(token)
  await open(page, `text=${name}`)
  await page.getByRole('link', { name }).click()
  await expect(page).toHaveURL(`/dashboard/users/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect(page).toHaveTitle(`${name} | Dashboard`)
  await page.goBack()
  await expect(search(page)).toHaveValue(name)
})
