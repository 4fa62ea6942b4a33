import type { ContactEmailPreview } from '@agency/contract/contact-email'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { errorResponse, type Responses } from '../../testing/fake-calls.ts'
import { messages } from '../../testing/locators.ts'
import { renderStaff } from '../../testing/render-component.tsx'
import { buildContact } from '../../testing/sample-data.ts'
import { ContactEmail } from './contact-email.tsx'

const contact = buildContact(1, { name: 'Edie Marsh', email: 'edie@marsh.example' })
const preview: ContactEmailPreview = {
  ...{ subject: 'Hours', from: 'Emberlane <hello@emberlane.example>' },
  ...{ replyTo: 'hello@emberlane.example', text: 'Hello Edie,\n\nWe open at nine.' },
  html: '<html><body style="color: rgb(1, 2, 3)"><h1 style="margin:0">Hours</h1><p>Hello Edie, <a href="https://marsh.example" style="color: red">see</a></p></body></html>',
  problems: [],
}

const open = (changes: Responses = {}) => {
  const responses: Responses = {
    'emailTemplates.list': [
      {
        ...{ id: 4, name: 'First answer', subject: 'Thank you, {{first_name}}' },
        ...{ text: 'Hello {{first_name}},', updatedAt: '2026-11-01T00:00:00.000Z' },
      },
    ],
    'contacts.addresses': [{ id: 9, email: 'edie@other.example' }],
    'settings.agency': { email: 'hello@emberlane.example' },
    'emails.preview': preview,
    'emails.write': {},
    ...changes,
  }
  return renderStaff(<ContactEmail contact={contact} />, '/dashboard/users/1', responses)
}
const callsOf = (calls: { name: string; input: unknown }[], name: string) =>
  calls.filter((call) => call.name === name).map(({ input }) => input as Record<string, string>)
/** The shadow tree of the preview. */
const pageOfEmail = () =>
  [...document.querySelectorAll('section[aria-label=Preview] div')].find((each) => each.shadowRoot)
    ?.shadowRoot
const button = (name: string) => page.getByRole('button', { name, exact: true })
const subject = page.getByLabelText('Subject')
const text = page.getByRole('textbox', { name: 'Text' })

test('sends what was written to the chosen address, once', async () => {
  const calls = open()
  await button('Email Edie Marsh').click()
  await page.getByLabelText('To', { exact: true }).selectOptions('edie@other.example')
  await page.getByLabelText('Replies go to').selectOptions('owner@emberlane.example')
  await subject.fill('Hours')
  await text.fill('We open at nine.')
  await button('Send email').click()
  await expect.element(messages).toMatchTextContent('The email to Edie Marsh is on its way')
  expect(callsOf(calls, 'emails.write')).toMatchObject([
    {
      ...{ contactId: 1, to: 'edie@other.example', replyTo: 'me' },
      ...{ subject: 'Hours', text: 'We open at nine.' },
    },
  ])
  await expect.element(button('Email Edie Marsh')).toHaveFocus()
  expect(localStorage.getItem('contact-email-1')).toBeNull()
})

test('fills in a template, and asks before it replaces what was written', async () => {
  open()
  await button('Email Edie Marsh').click()
  const template = page.getByLabelText(/^Template/)
  await template.selectOptions('First answer')
  await expect.element(subject).toHaveValue('Thank you, {{first_name}}')
  await text.fill('My own words')
  await template.selectOptions('First answer')
  await button('Cancel').last().click()
  await expect.element(text).toHaveValue('My own words')
  await template.selectOptions('First answer')
  await button('Replace').click()
  await expect.element(text).toHaveValue('Hello {{first_name}},')
})

test('inserts a variable at the cursor', async () => {
  open()
  await button('Email Edie Marsh').click()
  await text.fill('Hello !')
  const field = text.element() as HTMLTextAreaElement
  field.setSelectionRange(6, 6)
  await page.getByText('Insert a variable').click()
  await button('{{first_name}}').click()
  await expect.element(text).toHaveValue('Hello {{first_name}}!')
  await expect.element(text).toHaveFocus()
})

test('shows the email as HTML and as text, and what keeps it from being sent', async () => {
  open({
    'emails.preview': { ...preview, problems: ['{{company}} has no value: it is not known.'] },
  })
  await button('Email Edie Marsh').click()
  await subject.fill('Hours')
  await text.fill('Hello {{company}}')
  await expect.element(page.getByText('{{company}} has no value: it is not known.')).toBeVisible()
  await expect.poll(() => pageOfEmail()?.querySelector('a')).toBeTruthy()
  const link = pageOfEmail()?.querySelector('a') as HTMLElement
  // Its inline style is set by script; its link leads nowhere.
  expect(getComputedStyle(link).color).toBe('rgb(255, 0, 0)')
  expect(link.getAttribute('href')).toBeNull()
  await page.getByText('Plain text').click()
  await expect.element(page.getByText(/We open at nine\./).last()).toBeVisible()
})

test('keeps what was written when it was not sent, and over a reload', async () => {
  const responses: Responses = { 'emails.write': errorResponse() }
  const first = open(responses)
  await button('Email Edie Marsh').click()
  await subject.fill('Hours')
  await text.fill('We open at nine.')
  await button('Send email').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(text).toHaveValue('We open at nine.')
  // The same form sent again is the same email.
  await button('Send email').click()
  await expect.poll(() => callsOf(first, 'emails.write')).toHaveLength(2)
  const [one, two] = callsOf(first, 'emails.write')
  expect(one?.idempotencyKey).toBe(two?.idempotencyKey)
  const stored = JSON.parse(localStorage.getItem('contact-email-1') ?? '{}')
  expect(stored).toMatchObject({ text: 'We open at nine.', idempotencyKey: one?.idempotencyKey })
})

test('says which variable there is not, before anything is sent', async () => {
  const calls = open()
  await button('Email Edie Marsh').click()
  await subject.fill('Hours')
  await text.fill('Hello {{nickname}}')
  await button('Send email').click()
  await expect
    .element(page.getByRole('link', { name: /There is no variable {{nickname}}/ }))
    .toBeVisible()
  expect(callsOf(calls, 'emails.write')).toEqual([])
})
