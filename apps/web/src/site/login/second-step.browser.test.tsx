import { LOGIN_EXPIRED, WRONG_CODE } from '@agency/contract/second-factor'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { errorResponse, type Responses, unreachable } from '../../testing/fake-calls.ts'
import { renderPublic } from '../../testing/render-component.tsx'
import { readPendingLogin, storePendingLogin } from './pending-login.ts'
import SecondStep from './second-step.tsx'

const loggedIn = { token: 'a.b.c', device: 'd.e.f', message: 'Logged in.' }
type Methods = Parameters<typeof SecondStep>[0]['pending']['methods']

function open(responses: Responses, methods: Methods = ['authenticatorApp', 'recoveryCode']) {
  const onLogin = vi.fn()
  const onBack = vi.fn()
  const pending = { loginToken: 'l.o.g', methods }
  const calls = renderPublic(
    <SecondStep pending={pending} onLogin={onLogin} onBack={onBack} />,
    '/login',
    responses,
  )
  return { calls, onLogin, onBack }
}
const code = page.getByLabelText('Code', { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a code finishes the login, by keyboard alone', async () => {
  const { calls, onLogin } = open({ 'auth.finishLogin': loggedIn })
  await expect.element(code).toHaveFocus()
  await userEvent.keyboard('123 456{Enter}')
  await expect.poll(() => onLogin.mock.calls).toEqual([[loggedIn]])
  expect(calls).toMatchObject([{ input: { loginToken: 'l.o.g', code: '123456' } }])
})

test('a wrong code is said beside the field, which keeps focus', async () => {
  open({
    'auth.finishLogin': errorResponse(401, WRONG_CODE, [{ path: 'code', message: WRONG_CODE }]),
  })
  await code.fill('123456')
  await button('Continue').click()
  await expect.element(page.getByText(WRONG_CODE)).toBeVisible()
  await expect.element(code).toHaveFocus()
  await expect.element(code).toHaveAttribute('aria-invalid', 'true')
})

test('what is no code is not sent', async () => {
  const { calls } = open({})
  await code.fill('12345')
  await button('Continue').click()
  await expect.element(page.getByText(/Please enter the six digits/)).toBeVisible()
  expect(calls).toEqual([])
})

test('a login that took too long starts again', async () => {
  const { onBack } = open({ 'auth.finishLogin': errorResponse(401, LOGIN_EXPIRED) })
  await code.fill('123456')
  await button('Continue').click()
  await expect.poll(() => onBack.mock.calls).toEqual([[LOGIN_EXPIRED]])
})

test('too many attempts and a server that is not reached are said', async () => {
  const responses: Responses = { 'auth.finishLogin': errorResponse(429, 'Too many requests.') }
  open(responses)
  await code.fill('123456')
  await button('Continue').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too many requests.')
  responses['auth.finishLogin'] = unreachable
  await button('Continue').click()
  await expect.element(page.getByRole('alert')).not.toHaveTextContent('Too many requests.')
})

test('a recovery code is typed instead, as text', async () => {
  const { calls } = open({ 'auth.finishLogin': loggedIn })
  await button('Use a recovery code instead').click()
  const field = page.getByLabelText('Recovery code')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAttribute('inputmode', 'text')
  await field.fill('K7MH-X2PQ-9R4T-W6VZ')
  await button('Continue').click()
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]?.input).toMatchObject({ code: 'k7mhx2pq9r4tw6vz' })
})

test('with passkeys alone, no code is asked for at first', async () => {
  open({}, ['passkey', 'recoveryCode'])
  await expect.element(button('Use a passkey')).toBeVisible()
  await expect.element(code).not.toBeInTheDocument()
  await button('Use a recovery code instead').click()
  await expect.element(page.getByLabelText('Recovery code')).toHaveFocus()
})

test('a passkey that is cancelled can be tried again', async () => {
  vi.spyOn(navigator.credentials, 'get').mockRejectedValue(
    new DOMException('Cancelled.', 'NotAllowedError'),
  )
  const options = { challenge: 'AAAA', rpId: location.hostname, allowCredentials: [] }
  open({ 'auth.loginPasskeyOptions': options }, ['passkey'])
  await button('Use a passkey').click()
  await expect.element(page.getByText(/it was cancelled/)).toBeVisible()
  await expect.element(button('Use a passkey')).toBeEnabled()
})

test('Back leads to the password, without a reason', async () => {
  const { onBack } = open({})
  await button('Back').click()
  expect(onBack.mock.calls).toEqual([[]])
})

test('a login that waits is kept for a reload, and not once it has expired', () => {
  storePendingLogin({ loginToken: 'l.o.g', methods: ['passkey'], message: '' })
  expect(readPendingLogin()).toMatchObject({ loginToken: 'l.o.g', methods: ['passkey'] })
  sessionStorage.setItem('pending-login', JSON.stringify({ loginToken: 'l.o.g', until: 1 }))
  expect(readPendingLogin()).toBeUndefined()
  sessionStorage.setItem('pending-login', 'no JSON')
  expect(readPendingLogin()).toBeUndefined()
})
