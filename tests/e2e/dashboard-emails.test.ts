import { readFile } from 'node:fs/promises'
import { fullOnly, isFullRun } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { axeViolations, expectToBeAccessible } from '../support/accessible.ts'
import { parseEmail } from '../support/mail-server.ts'
import { mockCalls } from '../support/mock-calls.ts'
import { expect } from '../support/site-test.ts'
import {
  createContact,
  failProcedure,
  freshStaffTest,
  ignoreStatusErrors,
  makeConcept,
  messages,
  staffTest as test,
  uniqueWord,
} from '../support/staff-test.ts'

const rows = (page: Page) => page.locator('tbody tr')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search recipient or subject' })
const state = (page: Page) => page.getByRole('combobox', { name: 'State', exact: true })
const drawer = (page: Page) => page.getByRole('dialog')

const buildEmail = (id: number, changes: object = {}) => ({
  ...{ id, kind: 'message', recipient: 'visitor', subject: `Mail ${id}`, state: 'sent' },
  to: { name: 'Tomas Vidal', address: 'tomas@tidewater.example' },
  ...{ attempts: 1, lastError: null, sentAt: new Date().toISOString() },
  createdAt: new Date().toISOString(),
  contact: { id: 1, name: 'Tomas Vidal', email: 'tomas@tidewater.example' },
  ...changes,
})
const emailsInEveryState = [
  buildEmail(1),
  buildEmail(2, { state: 'kept', kind: 'concept' }),
  buildEmail(3, { state: 'queued', kind: 'quote', attempts: 0, sentAt: null }),
  buildEmail(4, {
    state: 'queued',
    attempts: 3,
    sentAt: null,
    lastError: 'The mail server is away.',
  }),
  buildEmail(5, {
    ...{ state: 'failed', kind: 'generation_failed', sentAt: null },
    lastError: 'The mail server rejected this email permanently. It said: 550 No such user',
  }),
]

test('lists each email of an event, opens it with its contact, and downloads it', async ({
  page,
  token,
}) => {
  const contact = await createContact(token)
  await page.goto(`/dashboard/mail?text=${contact.email}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible()
  await expect(page.getByText('No mail server is set up')).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Saved as a file')
  await page.getByRole('button', { name: /^We have your message/ }).click()
  await expect(drawer(page)).toContainText('A person reads and answers every message')
  await expect(drawer(page).getByRole('link', { name: contact.name })).toHaveAttribute(
    'href',
    `/dashboard/users/${contact.id}`,
  )
  const download = page.waitForEvent('download')
  await drawer(page).getByRole('button', { name: 'Download' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^mail-\d+-message-visitor\.eml$/)
  const parsed = await parseEmail(await readFile(await file.path()))
  // None of the sender's text goes to an email address that may be anybody's, not even the name.
  expect(parsed.to).toMatchObject([{ name: '', address: contact.email }])
  // Both emails contain the person's name: the owner's in its subject.
  await drawer(page).getByRole('button', { name: 'Close' }).click()
  await search(page).fill(contact.name)
  await expect(rows(page)).toHaveCount(2)
})

test('filters by state and text in the URL, and reports when nothing matches', async ({
  page,
  token,
}) => {
  const { email } = await createContact(token)
  await page.goto(`/dashboard/mail?text=${email}`)
  await expect(rows(page)).toHaveCount(1)
  await state(page).selectOption('Failed')
  await expect(page).toHaveURL(/state=failed/)
  await expect(page.getByText('No emails match the current filters')).toBeVisible()
  await page.reload()
  await expect(state(page)).toHaveValue('failed')
  await expect(page.getByText('No emails match the current filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(page).toHaveURL('/dashboard/mail')
  await expect(rows(page).first()).toBeVisible()
})

test('resends a stored email, and reports a failure', async ({ page, token, problems }) => {
  const { email } = await createContact(token)
  await page.goto(`/dashboard/mail?text=${email}`)
  await expect(rows(page)).toContainText('Saved as a file')
  const resendButton = page.getByRole('button', { name: /^Send again: We have your message/ })
  const stopFailing = await failProcedure(page, 'emails.sendAgain')
  await resendButton.click()
  await expect(messages(page)).toContainText('Failed to send the email. Please try again.')
  ignoreStatusErrors(problems)
  await stopFailing()
  await messages(page).getByRole('button', { name: 'Retry' }).click()
  await expect(messages(page)).toContainText('The email is queued')
  await page.getByRole('button', { name: /^We have your message/ }).click()
  await expect(drawer(page)).toContainText(/Attempts\s*2/)
})

test('shows the state of each email in words, with the available actions', async ({ page }) => {
  await mockCalls(page, {
    'emails.list': { rows: emailsInEveryState },
    'emails.delivery': { host: 'mail.tidewater.example', sender: 'hello@emberlane.example' },
    'emails.get': { ...emailsInEveryState[4], replyTo: 'hello@emberlane.example', text: 'Hello.' },
  })
  await page.goto('/dashboard/mail')
  await expect(
    page.getByText('Sent by mail.tidewater.example, from hello@emberlane.example.'),
  ).toBeVisible()
  for (const [index, text] of [
    'Sent',
    'Saved as a file',
    'Waiting',
    'Will be retried',
    'Failed',
  ].entries()) {
    await expect(rows(page).nth(index)).toContainText(text)
  }
  const actionButtons = (index: number) => rows(page).nth(index).locator('[data-actions] button')
  await expect(actionButtons(0)).toHaveCount(0)
  await expect(actionButtons(1)).toHaveAccessibleName('Send again: Mail 2, to Tomas Vidal')
  await expect(actionButtons(2)).toHaveCount(0)
  await expect(actionButtons(3)).toHaveAccessibleName('Try now: Mail 4, to Tomas Vidal')
  await expect(actionButtons(4)).toHaveAccessibleName('Send again: Mail 5, to Tomas Vidal')
  await page.getByRole('button', { name: 'Mail 5', exact: true }).click()
  await expect(drawer(page)).toContainText('It said: 550 No such user')
  await expectToBeAccessible(page)
})

test('markup in an email is shown as text', fullOnly, async ({ page }) => {
  const word = uniqueWord('Quill')
  const markup = `<img src=x onerror="document.title='${word}'">`
  await page.request.post('/api/contact', {
    data: {
      ...{ name: `${word} ${markup}`, email: `${word}@lantern.example`, subject: markup },
      message: markup,
    },
  })
  await page.goto(`/dashboard/mail?text=${word}@`)
  await page.getByRole('button', { name: /^We have your message/ }).click()
  await expect(drawer(page)).toContainText(markup)
  await expect(page).not.toHaveTitle(word)
})

test('the HTML of an email is readable on any screen, light or dark', async ({ page, token }) => {
  const word = uniqueWord('Lantern')
  await makeConcept(word, word)
  await createContact(token, word)
  const queryProcedure = async (procedure: string, input: object) => {
    const query = `input=${encodeURIComponent(JSON.stringify(input))}`
    const headers = { authorization: `Bearer ${token}` }
    const response = await page.request.get(`/trpc/${procedure}?${query}`, { headers })
    return (await response.json()).result.data
  }
  const { rows: emails } = await queryProcedure('emails.list', { filter: { text: word } })
  for (const kind of isFullRun ? ['concept', 'message'] : ['concept']) {
    for (const recipient of ['owner', 'visitor']) {
      const { id } = emails.find(
        (email: { kind: string; recipient: string }) =>
          email.kind === kind && email.recipient === recipient,
      )
      const { message } = await queryProcedure('emails.file', { id })
      const { html, attachments } = await parseEmail(Buffer.from(message))
      // Only the owner's email shows the result: the sender's email address is not known to be
      // theirs.
      expect(attachments).toHaveLength(kind === 'concept' && recipient === 'owner' ? 1 : 0)
      // The picture is embedded in the email, where a page cannot load it from.
      await page.setContent(
        (html ?? '').replaceAll('cid:picture', 'data:image/gif;base64,R0lGODlhAQABAAAAACw='),
      )
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        for (const width of isFullRun ? [320, 700] : [320]) {
          await page.setViewportSize({ width, height: 800 })
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        }
        const violations = await axeViolations(page, ['region', 'landmark-one-main'])
        expect(violations, `${kind} ${colorScheme}`).toEqual([])
      }
    }
  }
})

freshStaffTest(
  'demo content sends no emails, and the empty log explains what will show',
  fullOnly,
  async ({ page }) => {
    await page.goto('/dashboard/mail')
    await expect(page.getByText('No emails yet')).toBeVisible()
    await expect(rows(page)).toHaveCount(0)
  },
)
