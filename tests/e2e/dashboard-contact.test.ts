import { fullOnly, fullUnless } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { expect } from '../support/site-test.ts'
import {
  createContact,
  ignoreStatusErrors,
  makeConcept,
  messages,
  staffTest as test,
  uniqueWord,
} from '../support/staff-test.ts'
import { testLogin } from '../support/start-site.ts'

const entries = (page: Page) => page.getByRole('list', { name: 'Timeline' }).getByRole('listitem')
const notes = (page: Page) => page.getByRole('textbox', { name: /^Notes about/ })
const save = (page: Page) => page.getByRole('button', { name: 'Save notes' })
const notesPanel = (page: Page) => page.getByRole('region', { name: 'Notes' })
const followUp = (page: Page) => page.getByLabel('Next follow-up')
const open = (page: Page, id: number) => page.goto(`/dashboard/users/${id}`)
const melbourneDay = (days: number) => {
  const date = new Date(
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Melbourne' }).format(new Date()),
  )
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
/** A change by a colleague. */
async function changeAsColleague(page: Page, token: string, id: number, change: object) {
  const headers = { authorization: `Bearer ${token}` }
  const input = encodeURIComponent(JSON.stringify({ id }))
  const response = await page.request.get(`/trpc/contacts.get?input=${input}`, { headers })
  const { updatedAt } = (await response.json()).result.data
  const data = { id, change: { ...change, updatedAt } }
  expect((await page.request.post('/trpc/contacts.update', { headers, data })).ok()).toBe(true)
}

test('shows the person’s details and everything they sent, newest first', async ({
  page,
  token,
}) => {
  const word = uniqueWord('Line')
  const { id, email, name } = await createContact(token, word)
  const { pdfUrl } = await makeConcept(`${word} Bakery`, word)
  await open(page, id)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const details = page.getByRole('region', { name: 'Details' })
  await expect(details.getByRole('link', { name: email })).toHaveAttribute(
    'href',
    `mailto:${email}`,
  )
  await expect(entries(page)).toHaveCount(2)
  await expect(entries(page).first()).toContainText('Asked for a website concept')
  await expect(entries(page).first()).toContainText('bakes bread in Coburg')
  await expect(entries(page).first().locator('img')).toBeVisible()
  const pdf = entries(page)
    .first()
    .getByRole('link', { name: /^Download PDF/ })
  await expect(pdf).toHaveAttribute('href', pdfUrl)
  await expect(entries(page).first()).toContainText(/Estimate WE-\w+, \$[\d,]+\.\d\d/)
  await expect(entries(page).nth(1)).toContainText('Opening hours')
  await expect(entries(page).nth(1)).toContainText(`${word} has a question.`)
  await entries(page)
    .first()
    .getByRole('link', { name: `Concept for ${word} Bakery` })
    .click()
  await expect(page.getByRole('dialog', { name: `${word} Bakery` })).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(`/dashboard/users/${id}`)
})

test('shows a quote request with its estimate', fullOnly, async ({ page, token }) => {
  const word = uniqueWord('Quote')
  const { id, email } = await createContact(token, word)
  const response = await page.request.post('/api/quotes/website', {
    data: {
      ...{ firstName: word, lastName: 'Marlow', email, companyName: 'Lantern Books' },
      websiteDescription: 'A shop for second-hand books with pick-up.',
    },
  })
  const { pdfUrl } = await response.json()
  await open(page, id)
  await expect(page.getByRole('heading', { level: 1, name: `${word} Moreau` })).toBeVisible()
  await expect(entries(page).first()).toContainText(`Name given: ${word} Marlow`)
  await expect(entries(page).nth(1)).not.toContainText('Name given')
  await expect(entries(page).first()).toContainText('Asked for an estimate')
  await expect(entries(page).first()).toContainText('A shop for second-hand books with pick-up.')
  const pdf = entries(page)
    .first()
    .getByRole('link', { name: /^Download PDF/ })
  await expect(pdf).toHaveAttribute('href', pdfUrl)
})

test('saves the status and the follow-up, and records who changed them', async ({
  page,
  token,
}) => {
  const { id, name } = await createContact(token)
  await open(page, id)
  await page.getByLabel('Status').selectOption('Responded')
  await expect(messages(page)).toContainText(`${name} is Responded now`)
  await expect(entries(page).first()).toContainText(
    `Status changed from New to Responded by ${testLogin.email}`,
  )
  await page.getByRole('button', { name: 'Tomorrow' }).click()
  await expect(followUp(page)).toHaveValue(melbourneDay(1))
  await page.getByRole('button', { name: 'In a week' }).click()
  await expect(entries(page).first()).toContainText(/Next follow-up changed from .+ to .+ by/)
  await page.reload()
  await expect(page.getByLabel('Status')).toHaveValue('Responded')
  await expect(followUp(page)).toHaveValue(melbourneDay(7))
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(entries(page).first()).toContainText('Next follow-up removed')
  await expect(followUp(page)).toHaveValue('')
})

test('a typed date is saved once, on blur', fullOnly, async ({ page, token }) => {
  const { id } = await createContact(token)
  const sentDates: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('contacts.update')) return
    sentDates.push(request.postDataJSON()[0].change.nextFollowUp)
  })
  await open(page, id)
  await followUp(page).focus()
  await page.keyboard.type('01052027')
  expect(sentDates).toEqual([])
  const typedDate = await followUp(page).inputValue()
  await page.getByLabel('Status').focus()
  await expect(messages(page)).toContainText('Follow-up on')
  expect(sentDates).toEqual([typedDate])
})

test('notes show whether they are saved, and survive a reload', async ({ page, token }) => {
  const { id } = await createContact(token)
  await open(page, id)
  await notes(page).fill('Rang at nine. Wants a quote by Friday.')
  await expect(notesPanel(page)).toContainText('Unsaved changes')
  await save(page).click()
  await expect(notesPanel(page)).toContainText(/Saved \d\d:\d\d/)
  await expect(entries(page).first()).toContainText('Notes changed')
  await entries(page).first().getByText('Show what they said then').click()
  await expect(entries(page).first()).toContainText('Wants a quote by Friday.')
  await page.reload()
  await expect(notes(page)).toHaveValue('Rang at nine. Wants a quote by Friday.')
  await notes(page).fill('')
  await save(page).click()
  await expect(entries(page).first()).toContainText('Notes removed')
})

test(
  'leaving with unsaved notes asks first, and Back keeps them as a draft',
  fullOnly,
  async ({ page, token }) => {
    const { id } = await createContact(token)
    await page.goto('/dashboard/users')
    await page.evaluate((path) => history.pushState(null, '', path), `/dashboard/users/${id}`)
    await expect(notes(page)).toBeVisible()
    await notes(page).fill('Half a thought')
    await page.getByRole('link', { name: 'All users' }).click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(notes(page)).toHaveValue('Half a thought')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
    await page.goForward()
    await expect(notes(page)).toHaveValue('Half a thought')
    await expect(notesPanel(page)).toContainText('Unsaved changes')
    await page.getByRole('link', { name: 'All users' }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/dashboard/users')
    await open(page, id)
    await expect(notes(page)).toHaveValue('')
  },
)

test('conflicting notes are shown side by side, for either version to be kept', async ({
  page,
  token,
  problems,
}) => {
  const { id } = await createContact(token)
  const choice = notesPanel(page).getByRole('alert')
  await open(page, id)
  await notes(page).fill('Mine')
  await changeAsColleague(page, token, id, { notes: 'Theirs' })
  await save(page).click()
  await expect(choice).toContainText('Somebody else changed this user meanwhile.')
  await expect(choice).toBeFocused()
  await expect(choice.getByLabel('Their notes')).toHaveText('Theirs')
  await choice.getByRole('button', { name: 'Take theirs' }).click()
  await expect(notes(page)).toHaveValue('Theirs')
  await expect(notes(page)).toBeFocused()
  await expect(choice).toHaveCount(0)

  await notes(page).fill('Mine again')
  await changeAsColleague(page, token, id, { notes: 'Theirs again' })
  await save(page).click()
  await choice.getByRole('button', { name: 'Keep mine' }).click()
  await expect(notesPanel(page)).toContainText(/Saved \d\d:\d\d/)
  await page.reload()
  await expect(notes(page)).toHaveValue('Mine again')
  ignoreStatusErrors(problems)
})

test(
  'a change to other fields does not conflict with the notes',
  fullOnly,
  async ({ page, token, problems }) => {
    const { id } = await createContact(token)
    await open(page, id)
    await notes(page).fill('Mine')
    await changeAsColleague(page, token, id, { contactStatus: 'Cold' })
    await save(page).click()
    await expect(notesPanel(page)).toContainText(/Saved \d\d:\d\d/)
    await expect(page.getByLabel('Status')).toHaveValue('Cold')
    await expect(notes(page)).toHaveValue('Mine')
    ignoreStatusErrors(problems)
  },
)

test('a long timeline loads more on demand', fullOnly, async ({ page, token }) => {
  const { id } = await createContact(token)
  for (let change = 0; change < 26; change += 1) {
    const contactStatus = change % 2 === 0 ? 'Cold' : 'New'
    await changeAsColleague(page, token, id, { contactStatus })
  }
  await open(page, id)
  await expect(entries(page)).toHaveCount(25)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(entries(page)).toHaveCount(27)
  await expect(entries(page).last()).toContainText('Sent a message')
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
})

for (const unknownId of ['2147483647', 'nobody']) {
  test(
    `reports that there is no user at /dashboard/users/${unknownId}`,
    fullUnless(unknownId === 'nobody'),
    async ({ page, problems }) => {
      await page.goto(`/dashboard/users/${unknownId}`)
      await expect(page.getByText('User not found.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'All users' })).toBeVisible()
      ignoreStatusErrors(problems)
    },
  )
}
