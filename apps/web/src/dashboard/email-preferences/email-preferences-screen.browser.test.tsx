import type { EmailPreferences } from '@agency/contract/email-preferences'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { errorResponse, type Responses } from '../../testing/fake-calls.ts'
import { messages } from '../../testing/locators.ts'
import { renderStaff } from '../../testing/render-component.tsx'
import EmailPreferencesScreen from './email-preferences-screen.tsx'

const preferences: EmailPreferences = {
  ...{ weeklySummary: true, monthlySummary: false, leadAlerts: true, failureAlerts: true },
}
const open = (changes: Responses = {}) => {
  const responses: Responses = {
    'emailPreferences.get': preferences,
    'emailPreferences.update': preferences,
    ...changes,
  }
  const path = '/dashboard/settings/my-emails'
  return { calls: renderStaff(<EmailPreferencesScreen />, path, responses), responses }
}
const choice = (name: string) => page.getByRole('checkbox', { name, exact: true })

test('each email and alert is chosen on its own, and saved at once', async () => {
  const { calls } = open()
  await expect.element(choice('Weekly summary')).toBeChecked()
  await expect.element(choice('Monthly summary')).not.toBeChecked()
  await expect
    .element(choice('Alert when leads stop'))
    .toHaveAccessibleDescription(/once in ten years/)
  await choice('Weekly summary').click()
  await expect.element(messages).toMatchTextContent('Weekly summary: off')
  await expect.element(choice('Weekly summary')).not.toBeChecked()
  await choice('Monthly summary').click()
  await expect.element(messages).toMatchTextContent('Monthly summary: on')
  expect(
    calls.filter(({ name }) => name === 'emailPreferences.update').map(({ input }) => input),
  ).toEqual([{ weeklySummary: false }, { monthlySummary: true }])
})

test('a choice that cannot be saved is taken back, and can be tried again', async () => {
  const { responses } = open({ 'emailPreferences.update': errorResponse() })
  await choice('Alert when failures rise').click()
  await expect.element(messages).toMatchTextContent('Something on our side went wrong.')
  await expect.element(choice('Alert when failures rise')).toBeChecked()
  responses['emailPreferences.update'] = { ...preferences, failureAlerts: false }
  await messages.getByRole('button', { name: 'Retry' }).click()
  await expect.element(choice('Alert when failures rise')).not.toBeChecked()
})

test('choices that cannot be loaded can be loaded again', async () => {
  const { responses } = open({ 'emailPreferences.get': errorResponse() })
  await expect.element(page.getByText('Failed to load your choices')).toBeVisible()
  responses['emailPreferences.get'] = preferences
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(choice('Weekly summary')).toBeChecked()
})
