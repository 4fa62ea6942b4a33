import { createChallenge } from 'altcha/lib'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fetchWithProof } from '../api/fetch-with-proof.ts'
import { errorResponse, type Responses } from '../testing/fake-calls.ts'
import { renderPublic } from '../testing/render-component.tsx'

const PATH = 'POST /api/contact'
const CHALLENGE = 'GET /api/proof-of-work'
const asked = errorResponse(428, 'Please try again with JavaScript switched on.')

async function challenge(counter = 3) {
  const { pbkdf2 } = await import('altcha/lib')
  return createChallenge({
    ...{ algorithm: 'PBKDF2/SHA-256', cost: 10, deriveKey: pbkdf2.deriveKey, counter },
    hmacSignatureSecret: 'a secret of the test',
  })
}
const open = (responses: Responses) => renderPublic(null, '/contact', responses)
const send = () => fetchWithProof('/api/contact', { method: 'POST', body: '{}' })
const dialog = page.getByRole('dialog', { name: 'One moment' })
afterEach(() => document.querySelector<HTMLDialogElement>('.proof-of-work')?.close())

test('a call of which a proof is asked is repeated with one, without a question', async () => {
  let attempts = 0
  const calls = open({
    [CHALLENGE]: challenge(),
    [PATH]: () => (++attempts === 1 ? asked : { success: true }),
  })
  const response = await send()
  expect(response.status).toBe(200)
  const [first, second] = calls.filter(({ name }) => name === PATH)
  expect(first?.headers.get('altcha-payload')).toBeNull()
  const payload = JSON.parse(atob(second?.headers.get('altcha-payload') ?? ''))
  expect(payload).toMatchObject({ solution: { counter: 3 } })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('other responses are passed on, and nothing is loaded for them', async () => {
  const calls = open({ [PATH]: errorResponse(429) })
  expect((await send()).status).toBe(429)
  expect(calls.map(({ name }) => name)).toEqual([PATH])
})

test('whoever closes the dialog gets the first response', async () => {
  open({ [CHALLENGE]: new Promise(() => {}), [PATH]: asked })
  const response = send()
  await expect.element(dialog.getByRole('heading')).toHaveFocus()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Checking…')
  await userEvent.keyboard('{Tab}{Tab}')
  await userEvent.keyboard('{Escape}')
  expect((await response).status).toBe(428)
  const again = send()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect((await again).status).toBe(428)
})

test('a check that fails is repeated with the keyboard', async () => {
  let attempts = 0
  const responses: Responses = {
    [CHALLENGE]: errorResponse(503),
    [PATH]: () => (++attempts === 1 ? asked : { success: true }),
  }
  open(responses)
  const response = send()
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent('The check failed. Tick the box to try again.')
  responses[CHALLENGE] = challenge()
  const box = dialog.getByRole('checkbox')
  await userEvent.keyboard('{Tab}')
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard(' ')
  expect((await response).status).toBe(200)
})
