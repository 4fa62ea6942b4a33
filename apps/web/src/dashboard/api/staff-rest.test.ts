import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openStaffRest, type RestError } from './staff-rest.ts'

const reject = vi.fn()
const send = vi.fn<typeof fetch>()
const call = {
  path: '/api/projects?status=all',
  schema: z.object({ data: z.array(z.int()) }),
  unauthenticatedMessage: 'Authentication token not found.',
  invalidResponseMessage: 'Invalid data structure received from API.',
  fallbackMessage: 'Failed to fetch project',
}
const callWithToken = (token: string | undefined) =>
  openStaffRest(
    {
      read: () => ({
        isChecking: false,
        isAuthenticated: token !== undefined,
        ...(token && { token }),
      }),
      invalidate: reject,
    },
    send,
  )
const failureOf = (promise: Promise<unknown>): Promise<RestError> =>
  promise.then(
    () => expect.unreachable(),
    (error) => error,
  )

beforeEach(() => {
  send.mockReset()
  vi.stubGlobal('document', { cookie: '', location: new URL('http://site.example/dashboard') })
})

test('sends nothing without a token and fails with the documented message', async () => {
  expect(await failureOf(callWithToken(undefined)(call))).toMatchObject({
    message: 'Authentication token not found.',
    isFinal: true,
  })
  expect(send).not.toHaveBeenCalled()
})

test('returns a valid response', async () => {
  send.mockResolvedValue(Response.json({ data: [3], extra: true }))
  expect(await callWithToken('a.b.c')(call)).toEqual({ data: [3] })
})

test('fails with the documented message for an invalid response', async () => {
  send.mockResolvedValue(Response.json({ data: 'three' }))
  expect(await failureOf(callWithToken('a.b.c')(call))).toMatchObject({
    message: 'Invalid data structure received from API.',
  })
})

test('carries the server’s message, status and fields', async () => {
  const errors = [{ path: 'slug', message: 'Another project has this slug.' }]
  send.mockResolvedValue(Response.json({ message: 'Taken.', errors }, { status: 409 }))
  expect(await failureOf(callWithToken('a.b.c')(call))).toMatchObject({
    message: 'Taken.',
    status: 409,
    issues: errors,
    isFinal: true,
  })
})

test('uses the fallback message when the server sent none or was not reached', async () => {
  send.mockResolvedValue(new Response('<html>', { status: 502 }))
  expect(await failureOf(callWithToken('a.b.c')(call))).toMatchObject({
    message: 'Failed to fetch project',
    status: 502,
  })
  send.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await failureOf(callWithToken('a.b.c')(call))).toMatchObject({
    message: 'Failed to fetch project',
    isFinal: false,
  })
})
