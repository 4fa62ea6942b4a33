import type { Role } from '@agency/contract/permissions'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderStaff } from '../testing/render-component.tsx'
import EmailsScreen from './emails/emails-screen.tsx'
import FailedJobsScreen from './failed-jobs/failed-jobs-screen.tsx'
import { PermittedFields, RoleProvider } from './permissions.tsx'

const time = '2026-11-20T02:00:00.000Z'
const email = {
  ...{ id: 4, kind: 'message', recipient: 'owner', subject: 'Opening hours', state: 'failed' },
  ...{ to: { name: 'Emberlane', address: 'hello@emberlane.example' }, attempts: 12 },
  ...{ lastError: 'The mailbox is full.', createdAt: time, sentAt: null, contact: null },
}
const responses = {
  'emails.list': { rows: [email] },
  'emails.delivery': { host: null, sender: 'hello@emberlane.example' },
  'failedJobs.list': { rows: [{ id: 7, task: 'send-mail', attempts: 12, failedAt: time }] },
}
const renderAs = (role: Role, screen: ReactNode) =>
  renderStaff(<RoleProvider staffRole={role}>{screen}</RoleProvider>, '/dashboard', responses)

describe.each([
  ['failed jobs', <FailedJobsScreen key="jobs" />, /^Run again/, /read jobs, but not change them/],
  ['emails', <EmailsScreen key="emails" />, /^Send again/, /read emails, but not change them/],
])('the screen of %s', (_name, screen, action, notice) => {
  test('offers an editor what an editor may do', async () => {
    renderAs('editor', screen)
    await expect.element(page.getByRole('button', { name: action })).toBeVisible()
    await expect.element(page.getByText(notice)).not.toBeInTheDocument()
  })

  test('offers a viewer no change, and says why', async () => {
    renderAs('viewer', screen)
    await expect.element(page.getByText(notice)).toBeVisible()
    await expect.element(page.getByRole('table')).toBeVisible()
    await expect.element(page.getByRole('button', { name: action })).not.toBeInTheDocument()
  })
})

test('fields that one may not change are disabled, and only those', async () => {
  renderAs(
    'editor',
    <>
      <PermittedFields permission="settings:write">
        <input aria-label="A setting" />
      </PermittedFields>
      <PermittedFields permission="contacts:write">
        <input aria-label="A note" />
      </PermittedFields>
    </>,
  )
  await expect.element(page.getByLabelText('A setting')).toBeDisabled()
  await expect.element(page.getByLabelText('A note')).toBeEnabled()
})
