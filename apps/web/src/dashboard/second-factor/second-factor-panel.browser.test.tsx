import type { SecondFactors } from '@agency/contract/second-factor'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../../browser/session.ts'
import { errorResponse, type Responses } from '../../testing/fake-calls.ts'
import { messages } from '../../testing/locators.ts'
import { renderStaff, TOKEN } from '../../testing/render-component.tsx'
import { EnrolmentPage } from './enrolment-page.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'

const none: SecondFactors = {
  ...{ appSince: null, passkeys: [], recoveryCodesLeft: 0, isRequired: false },
}
const time = '2026-11-20T02:00:00.000Z'
const both: SecondFactors = {
  appSince: time,
  passkeys: [{ id: 3, name: 'Office laptop', createdAt: time, lastUsedAt: null }],
  ...{ recoveryCodesLeft: 7, isRequired: false },
}
const app = { secret: 'ABCDEFGHIJKLMNOP', url: 'otpauth://totp/A:b?secret=ABCDEFGHIJKLMNOP' }
const codes = Array.from({ length: 10 }, (_, n) => `aaaa-bbbb-cccc-dd2${n}`)
const section = { id: 'second-factor', title: 'Second factor' }
const open = (responses: Responses) =>
  renderStaff(<SecondFactorPanel section={section} />, '/dashboard/settings', responses)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const proofRequired = () =>
  errorResponse(403, 'Please confirm that it is you.', [], 'PROOF_REQUIRED')

test('a list that cannot be loaded can be retried', async () => {
  let factors: unknown = errorResponse()
  open({ 'secondFactor.get': () => factors })
  await expect.element(page.getByText('Failed to load your second factors')).toBeVisible()
  factors = none
  await button('Try again').click()
  await expect.element(button('Add an authenticator app')).toBeVisible()
})

test('an app is added with its secret and a code, and the recovery codes are shown once', async () => {
  const login = vi.spyOn(session, 'login')
  const calls = open({
    'secondFactor.get': none,
    'auth.sessions': [],
    'secondFactor.startApp': app,
    'secondFactor.confirmApp': { token: TOKEN, recoveryCodes: codes },
  })
  await button('Add an authenticator app').click()
  await expect.element(page.getByRole('img', { name: 'QR code of the secret' })).toBeVisible()
  await expect
    .element(page.getByLabelText('Secret', { exact: true }))
    .toHaveValue('ABCD EFGH IJKL MNOP')
  await page.getByLabelText('Code', { exact: true }).fill('123456')
  await button('Turn on').click()
  await expect.element(page.getByText(codes[9] ?? '')).toBeVisible()
  expect(calls.find(({ name }) => name === 'secondFactor.confirmApp')?.input).toEqual({
    code: '123456',
  })
  expect(login).toHaveBeenCalledWith(TOKEN)
  await button('I have saved them').click()
  await expect.element(page.getByText(codes[9] ?? '')).not.toBeInTheDocument()
})

test('a factor is removed after a question and a proof', async () => {
  let isProven = false
  const calls = open({
    'secondFactor.get': both,
    'secondFactor.removePasskey': () => (isProven ? { ...both, passkeys: [] } : proofRequired()),
    'secondFactor.proofMethods': { methods: ['authenticatorApp', 'recoveryCode'] },
    'secondFactor.prove': () => {
      isProven = true
      return { message: 'Confirmed.' }
    },
  })
  await expect.element(page.getByText('7 of 10 left')).toBeVisible()
  await button('Remove the passkey Office laptop').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm it is you' })
  await proof.getByLabelText('Code').fill('123456')
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(messages).toHaveTextContent('Second factor removed')
  await expect.element(page.getByText('Office laptop')).not.toBeInTheDocument()
  const names = calls.map(({ name }) => name).filter((name) => name !== 'secondFactor.get')
  expect(names).toEqual([
    ...['secondFactor.removePasskey', 'secondFactor.proofMethods'],
    ...['secondFactor.prove', 'secondFactor.removePasskey'],
  ])
})

test('whoever does not prove it changes nothing', async () => {
  const calls = open({
    'secondFactor.get': both,
    'secondFactor.renewRecoveryCodes': proofRequired(),
    'secondFactor.proofMethods': { methods: ['password'] },
  })
  await button('Create new codes').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create new codes' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm it is you' })
  await expect.element(proof.getByLabelText('Your password')).toHaveFocus()
  await proof.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(messages).toHaveTextContent('Please confirm that it is you.')
  expect(calls.filter(({ name }) => name === 'secondFactor.renewRecoveryCodes')).toHaveLength(1)
})

test('a wrong proof is said beside the field', async () => {
  const wrong = 'This password is not right.'
  open({
    'secondFactor.get': none,
    'secondFactor.startApp': proofRequired(),
    'secondFactor.proofMethods': { methods: ['password'] },
    'secondFactor.prove': errorResponse(400, wrong, [{ path: 'password', message: wrong }]),
  })
  await button('Add an authenticator app').click()
  const proof = page.getByRole('dialog', { name: 'Confirm it is you' })
  await proof.getByLabelText('Your password').fill('not this one')
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(proof.getByText(wrong)).toBeVisible()
  await expect.element(proof.getByLabelText('Your password')).toHaveFocus()
})

test('whose role needs one goes on once the recovery codes are saved', async () => {
  const onDone = vi.fn()
  renderStaff(<EnrolmentPage onDone={onDone} />, '/dashboard', {
    'secondFactor.startApp': app,
    'secondFactor.confirmApp': { token: TOKEN, recoveryCodes: codes },
  })
  await button('Use an authenticator app').click()
  await page.getByLabelText('Code', { exact: true }).fill('123456')
  await button('Turn on').click()
  await expect.element(page.getByText(codes[0] ?? '')).toBeVisible()
  expect(onDone).not.toHaveBeenCalled()
  await button('I have saved them').click()
  expect(onDone).toHaveBeenCalledOnce()
})
