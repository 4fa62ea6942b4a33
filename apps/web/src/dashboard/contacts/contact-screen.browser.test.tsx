import type { Contact, TimelineEntry } from '@agency/contract/contact'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { errorResponse, type Responses } from '../../testing/fake-calls.ts'
import { messages } from '../../testing/locators.ts'
import { renderStaff } from '../../testing/render-component.tsx'
import { buildContact } from '../../testing/sample-data.ts'
import ContactScreen from './contact-screen.tsx'

const FAILURE = 'Failed to update user. Please try again.'
const contact = buildContact(1, { name: 'Edie Marsh' })
const message: TimelineEntry = {
  ...{ type: 'message', id: 1, time: contact.firstSeen, subject: 'Hello', message: 'A question.' },
  ...{ submittedName: '', submittedPhone: '', sources: null },
}
const change: TimelineEntry = {
  ...{ type: 'change', id: 2, time: contact.firstSeen, field: 'status', from: 'New' },
  ...{ to: 'Responded', by: 'owner@emberlane.example' },
  ...{ fromStage: null, toStage: null, lostReason: null },
}

const open = (changes: Responses = {}) => {
  let saved: Contact = contact
  const responses: Responses = {
    'contacts.get': () => saved,
    'contacts.timeline': { rows: [message] },
    'contacts.update': ({ change }: { change: Partial<Contact> }) => {
      saved = { ...saved, ...change }
      return saved
    },
    'contacts.assignees': [],
    'contacts.tags': [],
    'contacts.addresses': [],
    'contacts.merges': [],
    'proposals.ofContact': { rows: [], acceptedCents: 0 },
    'sources.ofContact': null,
    ...changes,
  }
  renderStaff(<ContactScreen params={{ id: '1' }} />, '/dashboard/users/1', responses)
  return responses
}
/** Makes a call fail; returns a function that lets it succeed again. */
const fail = (responses: Responses, name: string) => {
  const response = responses[name]
  responses[name] = errorResponse()
  return () => {
    responses[name] = response
  }
}
const entries = page.getByRole('list', { name: 'Timeline' }).getByRole('listitem')
const status = page.getByLabelText('Status')

test('a timeline requested before a change does not hide the change', async () => {
  const early = Promise.withResolvers<unknown>()
  const responses = open({ 'contacts.timeline': early.promise })
  await expect.element(status).toBeVisible()
  responses['contacts.timeline'] = { rows: [change, message] }
  await status.selectOptions('Responded')
  await expect.element(messages).toMatchTextContent('is Responded now')
  early.resolve({ rows: [message] })
  await expect.element(entries.first()).toMatchTextContent('Status changed from New to Responded')
})

test('a follow-up that cannot be saved is rolled back and can be retried', async () => {
  vi.setSystemTime('2026-03-01T00:00:00Z')
  const stopFailing = fail(open(), 'contacts.update')
  await page.getByRole('button', { name: 'Tomorrow' }).click()
  await expect.element(messages).toMatchTextContent(FAILURE)
  await expect.element(page.getByLabelText('Next follow-up')).toHaveValue('')
  stopFailing()
  await messages.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByLabelText('Next follow-up')).toHaveValue('2026-03-02')
})

test('a note of today begins above the others, with its date', async () => {
  vi.setSystemTime('2026-03-01T00:00:00Z')
  open()
  const notes = page.getByRole('textbox', { name: /^Notes about/ })
  await notes.fill('Likes short calls')
  await page.getByRole('button', { name: 'Note of today' }).click()
  await userEvent.keyboard('Asked for a price')
  await expect.element(notes).toHaveValue('1 Mar 2026: Asked for a price\n\nLikes short calls')
})

test('notes that cannot be saved are kept and can be retried', async () => {
  const stopFailing = fail(open(), 'contacts.update')
  const notes = page.getByRole('textbox', { name: /^Notes about/ })
  const panel = page.getByRole('region', { name: 'Notes' })
  await notes.fill('Keep this')
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect.element(messages).toMatchTextContent('Failed to save notes. Please try again.')
  await expect.element(notes).toHaveValue('Keep this')
  await expect.element(panel).toMatchTextContent('Unsaved changes')
  stopFailing()
  await messages.getByRole('button', { name: 'Retry' }).click()
  await expect.element(panel).toMatchTextContent(/Saved \d\d:\d\d/)
})

for (const [label, procedure, text] of [
  ['person', 'contacts.get', 'Failed to load the user'],
  ['timeline', 'contacts.timeline', 'Failed to load the timeline'],
] as const) {
  test(`a ${label} that cannot be loaded can be retried`, async () => {
    const stopFailing = fail(open(), procedure)
    await expect.element(page.getByText(text)).toBeVisible()
    stopFailing()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Edie Marsh' })).toBeVisible()
    await expect.element(entries).toHaveLength(1)
  })
}

test('the details can be corrected, and a rejected correction is not lost', async () => {
  const stopFailing = fail(open(), 'contacts.update')
  await page.getByRole('region', { name: 'Details' }).getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('form', { name: 'Details' })
  await form.getByLabelText('Name').fill('Edith Marsh')
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(form.getByRole('alert')).toBeVisible()
  await expect.element(form.getByLabelText('Name')).toHaveValue('Edith Marsh')
  stopFailing()
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Edith Marsh')
})

test('an estimate starts from what the person sent', async () => {
  open()
  await expect
    .element(page.getByRole('link', { name: 'Create estimate' }))
    .toHaveAttribute('href', '/dashboard/create-estimate?contact=1')
})
