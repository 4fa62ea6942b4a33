import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { errorResponse, unreachable } from '../../testing/fake-calls.ts'
import { renderPublic } from '../../testing/render-component.tsx'
import { MessageForm } from './message-form.tsx'

const SUCCESS_MESSAGE = 'Message sent successfully! We will be in touch soon.'
const message = { Name: 'Ada', Email: 'ada@example.com', Message: 'Our booking page is slow.' }
const field = (label: string) => page.getByRole('textbox', { name: label })
const sendButton = page.getByRole('button', { name: 'Send Message' })

async function write(
  texts: Record<string, string>,
  response: unknown = { message: SUCCESS_MESSAGE },
) {
  const calls = renderPublic(<MessageForm />, '/contact', { 'contacts.send': response })
  for (const [label, text] of Object.entries(texts)) await field(label).fill(text)
  return calls
}

for (const missing of Object.keys(message)) {
  test(`refuses a message without ${missing} and lists the error in a summary`, async () => {
    const calls = await write({ ...message, [missing]: '' })
    await sendButton.click()
    await expect.element(field(missing)).toHaveAttribute('aria-invalid', 'true')
    await page.getByCss(`a[href="#${missing.toLowerCase()}"]`).click()
    await expect.element(field(missing)).toHaveFocus()
    expect(calls).toEqual([])
  })
}

test('reports an invalid address on blur, and clears the error once it is valid', async () => {
  await write({ ...message, Email: 'ada at example' })
  const error = page.getByText('Please enter a valid email address.')
  await expect.element(error).toBeVisible()
  await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
  await field('Email').fill('ada@example.com')
  await expect.element(error).not.toBeInTheDocument()
})

test('the button shows progress and cannot be pressed twice', async () => {
  const response = Promise.withResolvers<unknown>()
  await write(message, response.promise)
  await sendButton.click()
  await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  response.resolve({ message: SUCCESS_MESSAGE })
  await expect.element(page.getByText(SUCCESS_MESSAGE)).toBeVisible()
})

for (const [label, failure, text] of [
  ['responds with a message', errorResponse(429, 'Please wait a minute.'), 'Please wait a minute.'],
  [
    'responds without a message',
    errorResponse(500, ''),
    'An error occurred. Please try again later.',
  ],
  [
    'does not respond',
    unreachable,
    'Could not connect to the server. Please check your connection and try again.',
  ],
] as const) {
  test(`when the server ${label}, reports it and keeps the input`, async () => {
    await write(message, failure)
    await sendButton.click()
    await expect.element(page.getByRole('status').getByText(text)).toBeVisible()
    for (const [name, value] of Object.entries(message)) {
      await expect.element(field(name)).toHaveValue(value)
    }
  })
}
