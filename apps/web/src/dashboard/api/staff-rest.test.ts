import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openStaffRest, type RestFailure } from './staff-rest.ts'

const refused = vi.fn()
const sent = vi.fn<typeof fetch>()
const call = {
  path: '/api/projects?status=all',
  answer: z.object({ data: z.array(z.int()) }),
  unauthenticatedMessage: 'Authentication token not found.',
  otherShape: 'Invalid data structure received from API.',
  otherwise: 'Failed to fetch project',
}
const open = (token: string | undefined) =>
  openStaffRest(
    {
      read: () => ({
        isChecking: false,
        isAuthenticated: token !== undefined,
        ...(token && { token }),
      }),
      refuse: refused,
    },
    sent,
  )
const failure = (promise: Promise<unknown>): Promise<RestFailure> =>
  promise.then(
    () => expect.unreachable(),
    (error) => error,
  )

beforeEach(() => {
  sent.mockReset()
  vi.stubGlobal('document', { cookie: '', location: new URL('http://site.example/dashboard') })
})

test('sends nothing without a token and fails with the documented message', async () => {
  expect(await failure(open(undefined)(call))).toMatchObject({
    message: 'Authentication token not found.',
    isFinal: true,
  })
  expect(sent).not.toHaveBeenCalled()
})

test('returns an answer of the right shape', async () => {
  sent.mockResolvedValue(Response.json({ data: [3], extra: true }))
  expect(await open('a.b.c')(call)).toEqual({ data: [3] })
})

test('fails with the documented message for any other shape', async () => {
  sent.mockResolvedValue(Response.json({ data: 'three' }))
  expect(await failure(open('a.b.c')(call))).toMatchObject({
    message: 'Invalid data structure received from API.',
  })
})

test('carries the server’s message, status and fields', async () => {
  const errors = [{ path: 'slug', message: 'Another project has this slug.' }]
  sent.mockResolvedValue(Response.json({ message: 'Taken.', errors }, { status: 409 }))
  expect(await failure(open('a.b.c')(call))).toMatchObject({
    message: 'Taken.',
    status: 409,
    issues: errors,
    isFinal: true,
  })
})

test('uses its own message when the server sent none or was not reached', async () => {
  sent.mockResolvedValue(new Response('<html>', { status: 502 }))
  expect(await failure(open('a.b.c')(call))).toMatchObject({
    message: 'Failed to fetch project',
    status: 502,
  })
  sent.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await failure(open('a.b.c')(call))).toMatchObject({
    message: 'Failed to fetch project',
    isFinal: false,
  })
})
