import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { errorResponse } from '../../testing/fake-calls.ts'
import { renderStaff } from '../../testing/render-component.tsx'
import EmailsScreen from './emails-screen.tsx'

test('a list that cannot be loaded can be retried', async () => {
  let response: unknown = errorResponse()
  renderStaff(<EmailsScreen />, '/dashboard/mail', {
    'emails.list': () => response,
    'emails.delivery': { host: 'mail.tidewater.example', sender: 'hello@emberlane.example' },
  })
  await expect.element(page.getByText('Failed to load emails')).toBeVisible()
  response = { rows: [] }
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Failed to load emails')).not.toBeInTheDocument()
  await expect.element(page.getByText('No emails yet')).toBeVisible()
})
