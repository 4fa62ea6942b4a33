import { readFile } from 'node:fs/promises'
import { fullOnly } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { expect } from '../support/site-test.ts'
import {
  createContact,
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

test('exports the list as filtered, with the token', async ({ page, token }) => {
  const word = uniqueWord('Sheet')
  const { email } = await createContact(token, `a${word}`)
  const otherContact = await createContact(token, `b${word}`)
  await open(page, `text=${word}&sort=name-desc`)
  await status(page, otherContact.name).selectOption('Cold')
  await expect(messages(page)).toContainText('is Cold now')
  await filter(page, 'Status').selectOption('New')
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const [download, request] = await Promise.all([
    page.waitForEvent('download'),
    page.waitForRequest(/export\.csv/),
    page.getByRole('button', { name: 'Export contacts as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^contacts-\d{4}-\d\d-\d\d\.csv$/)
  expect(request.headers().authorization).toBe(`Bearer ${token}`)
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(email)
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
