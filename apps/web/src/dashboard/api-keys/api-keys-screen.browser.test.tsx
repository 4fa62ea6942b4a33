import type { ApiKey } from '@agency/contract/api-key'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { errorResponse } from '../../testing/fake-calls.ts'
import { renderStaff } from '../../testing/render-component.tsx'
import ApiKeysScreen from './api-keys-screen.tsx'

const time = '2026-11-20T02:00:00.000Z'
const key: ApiKey = {
  ...{ id: 3, name: 'Timetable', start: 'agk_aB3x', scopes: ['projects:read'] },
  ...{ madeBy: 'owner@emberlane.example', createdAt: time, expiresAt: null },
  ...{ revokedAt: null, lastUsedAt: null, state: 'active' },
}
const open = (responses: Record<string, unknown>) =>
  renderStaff(<ApiKeysScreen />, '/dashboard/settings/api-keys', responses)
const button = (name: string) => page.getByRole('button', { name })

test('a list that cannot be loaded can be retried, and may be empty', async () => {
  let list: unknown = errorResponse()
  open({ 'apiKeys.list': () => list })
  await expect.element(page.getByText('Failed to load API keys')).toBeVisible()
  list = []
  await button('Try again').click()
  await expect.element(page.getByText('No keys yet')).toBeVisible()
})

test('a key needs a name and a scope, and is shown once', async () => {
  const secret = `agk_${'a'.repeat(42)}`
  const calls = open({ 'apiKeys.list': [key], 'apiKeys.create': { key, secret } })
  await button('New key').click()
  await button('Create key').click()
  await expect.element(page.getByText('Please enter a name.').first()).toBeVisible()
  await expect.element(page.getByText('Please choose at least one scope.').first()).toBeVisible()
  await page.getByLabelText('Name').fill('Timetable')
  await page.getByLabelText('Read all projects').click()
  await button('Create key').click()
  await expect.element(page.getByText(secret)).toBeVisible()
  expect(calls.find(({ name }) => name === 'apiKeys.create')?.input).toEqual({
    ...{ name: 'Timetable', scopes: ['projects:read'] },
  })
  await button('Done').click()
  await expect.element(page.getByText(secret)).not.toBeInTheDocument()
})

test('a key is revoked after a question', async () => {
  const calls = open({
    'apiKeys.list': [key],
    'apiKeys.revoke': [{ ...key, state: 'revoked', revokedAt: time }],
  })
  await button('Revoke Timetable').click()
  await expect.element(page.getByText('Revoke the key Timetable?')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect.element(page.getByText('Revoked', { exact: true })).toBeVisible()
  expect(calls.find(({ name }) => name === 'apiKeys.revoke')?.input).toEqual({ id: 3 })
})
