import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openStaffRest, type RestFailure } from './staff-rest.ts'

const refused = vi.fn()
const sent = vi.fn<typeof fetch>()
const call = {
  path: '/api/projects?status=all',
  answer: z.object({ data: z.array(z.int()) }),
  withoutToken: 'Authentication token not found.',
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

test('asks nobody without a token, and says so in the documented words', async () => {
  expect(await failure(open(undefined)(call))).toMatchObject({
    message: 'Authentication token not found.',
    isFinal: true,
  })
  expect(sent).not.toHaveBeenCalled()
})

test('answers what has the right shape', async () => {
  sent.mockResolvedValue(Response.json({ data: [3], extra: true }))
  expect(await open('a.b.c')(call)).toEqual({ data: [3] })
})

test('says in the documented words that an answer has another shape', async () => {
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

test('has words of its own where the server had none or was not reached', async () => {
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
