import { LAST_OWNER, type StaffList } from '@agency/contract/staff-member'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { errorResponse } from '../../testing/fake-calls.ts'
import { renderStaff } from '../../testing/render-component.tsx'
import { RoleProvider } from '../permissions.tsx'
import PeopleScreen from './people-screen.tsx'

const time = '2026-11-20T02:00:00.000Z'
const owner = {
  ...{ id: 1, email: 'owner@emberlane.example', role: 'owner' as const },
  ...{ hasSecondFactor: false, deactivatedAt: null, lastSeenAt: time, createdAt: time },
}
const kit = { ...owner, id: 2, email: 'kit@emberlane.example', role: 'editor' as const }
const invitation = {
  ...{ id: 7, email: 'mira@saltbush.example', role: 'viewer' as const },
  ...{ invitedBy: owner.email, sentAt: time, expiresAt: time, isExpired: true },
}
const me = { id: 1, email: owner.email, role: 'owner' }
const alone: StaffList = { people: [owner], invitations: [] }
const open = (list: unknown, more: Record<string, unknown> = {}) =>
  renderStaff(<PeopleScreen />, '/dashboard/settings/people', {
    ...{ 'staff.list': list, 'auth.me': me, 'staff.secondFactorRoles': { roles: [] } },
    ...more,
  })
const button = (name: string | RegExp) => page.getByRole('button', { name })

test('a list that cannot be loaded can be retried', async () => {
  let list: unknown = errorResponse()
  open(() => list)
  await expect.element(page.getByText('Failed to load people')).toBeVisible()
  list = alone
  await button('Try again').click()
  await expect.element(page.getByText(`${owner.email} (you)`)).toBeVisible()
})

test('says that it loads, and that nobody else is there yet', async () => {
  let resolve: (list: StaffList) => void = () => {}
  open(new Promise<StaffList>((done) => (resolve = done)))
  await expect.element(page.getByText('Loading people...')).toBeInTheDocument()
  resolve(alone)
  await expect.element(page.getByText('You work alone so far')).toBeVisible()
})

test('the last owner cannot be changed, and is told why', async () => {
  const calls = open({ people: [owner, kit], invitations: [] })
  await expect.element(page.getByLabelText(`Role of ${owner.email}`)).toBeDisabled()
  await expect.element(page.getByLabelText(`Role of ${kit.email}`)).toBeEnabled()
  for (const name of ['Deactivate', 'Remove']) {
    const control = button(`${name} ${owner.email}`)
    await expect.element(control).toHaveAttribute('aria-disabled', 'true')
    await expect.element(control).toHaveAttribute('title', LAST_OWNER)
  }
  await button(`Deactivate ${owner.email}`).click({ force: true })
  await expect.element(page.getByText(LAST_OWNER)).toBeVisible()
  expect(calls.map(({ name }) => name)).not.toContain('staff.deactivate')
})

test('somebody is deactivated after a question, by keyboard', async () => {
  const calls = open(
    { people: [owner, kit], invitations: [] },
    {
      'staff.deactivate': {
        people: [owner, { ...kit, deactivatedAt: time }],
        invitations: [],
      },
    },
  )
  await expect.element(button(`Deactivate ${kit.email}`)).toBeVisible()
  button(`Deactivate ${kit.email}`).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/logged out everywhere/)).toBeVisible()
  await button('Deactivate')
    .filter({ hasText: /^Deactivate$/ })
    .last()
    .click()
  await expect.element(page.getByText(/Deactivated on/)).toBeVisible()
  await expect.element(button(`Reactivate ${kit.email}`)).toBeVisible()
  expect(calls.find(({ name }) => name === 'staff.deactivate')?.input).toEqual({ id: kit.id })
})

test('an invitation that has expired can be sent again', async () => {
  const calls = open(
    { people: [owner], invitations: [invitation] },
    { 'staff.resendInvitation': { invitation, link: null } },
  )
  await expect.element(page.getByText('Expired')).toBeVisible()
  await button(`Send again: invitation to ${invitation.email}`).click()
  await expect.element(page.getByText(/The earlier link no longer works/)).toBeVisible()
  expect(calls.find(({ name }) => name === 'staff.resendInvitation')?.input).toEqual({ id: 7 })
})

test('an invitation that is refused says why beside the address', async () => {
  open(alone, { 'staff.invite': errorResponse(409, 'There are 50 open invitations.') })
  await button('Invite a person').first().click()
  await button('Send invitation').click()
  await expect.element(page.getByText('Please enter your email address.').first()).toBeVisible()
  await page.getByLabelText('Email').fill('mira@saltbush.example')
  await page.getByLabelText('Viewer').click()
  await button('Send invitation').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('There are 50 open invitations.')
})

test('a role that needs a second factor is said after a proof', async () => {
  let isProven = false
  const calls = open(alone, {
    'secondFactor.get': {},
    'staff.requireSecondFactor': () =>
      isProven
        ? { roles: ['editor'] }
        : errorResponse(403, 'Please confirm that it is you.', [], 'PROOF_REQUIRED'),
    'secondFactor.proofMethods': { methods: ['password'] },
    'secondFactor.prove': () => {
      isProven = true
      return {}
    },
  })
  await page.getByLabelText('Editors').click()
  await page.getByLabelText('Your password').fill('a-laneway-for-tests')
  await button('Confirm').click()
  await expect.element(page.getByText('Editor: a second factor is required now')).toBeVisible()
  await expect.element(page.getByLabelText('Editors')).toBeChecked()
  expect(calls.find(({ name }) => name === 'staff.requireSecondFactor')?.input).toEqual({
    roles: ['editor'],
  })
})

test('the second factor of somebody else is reset after a question', async () => {
  const list = { people: [owner, { ...kit, hasSecondFactor: true }], invitations: [] }
  const calls = open(list, { 'staff.resetSecondFactor': { people: [owner, kit], invitations: [] } })
  await button(`Reset the second factor of ${kit.email}`).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await expect.element(page.getByText(/was reset/)).toBeVisible()
  await expect.element(button(`Reset the second factor of ${kit.email}`)).not.toBeInTheDocument()
  expect(calls.find(({ name }) => name === 'staff.resetSecondFactor')?.input).toEqual({
    id: kit.id,
  })
})

test('nobody but an owner sees people', async () => {
  const calls = renderStaff(
    <RoleProvider staffRole="editor">
      <PeopleScreen />
    </RoleProvider>,
    '/dashboard/settings/people',
    {},
  )
  await expect.element(page.getByText(/Your role does not allow this/)).toBeVisible()
  await expect.element(button('Invite a person')).not.toBeInTheDocument()
  expect(calls).toEqual([])
})
