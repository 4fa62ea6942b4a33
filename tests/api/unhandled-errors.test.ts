import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { send, transports } from '../support/both-transports.ts'
import { makePicture, sendForm } from '../support/forms.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const cause = 'the gearbox at /srv/secret came loose'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp({
    wrapStorage: (disk) => ({
      ...disk,
      put: async () => {
        throw new TypeError(cause)
      },
    }),
    wrapEstimateWriter: () => async () => ({
      estimate: { total: 1, low: 1, high: 1, validUntil: '2099-12-31' } as never,
      pdf: Buffer.from('pdf'),
    }),
  })
})
afterAll(() => site.close())

const isCauseLogged = (requestId: unknown) =>
  site.logLines.some(
    (line) =>
      (line.reqId === requestId || line.requestId === requestId) &&
      JSON.stringify(line).includes(cause),
  )

const isGeneric = (body: Record<string, unknown>) => {
  expect(body).toMatchObject({
    success: false,
    code: 'INTERNAL',
    message: 'Something went wrong on our side. Please try again.',
  })
  expect(JSON.stringify(body)).not.toMatch(/gearbox|secret|TypeError|\.ts/)
}

test.each(transports)(
  'a bug returns 500 with a generic message, and the cause is logged (%s)',
  async (transport) => {
    const { status, body } = await send(site.app, transport, {
      rest: '/api/quotes/website',
      procedure: 'estimates.create',
      input: {
        firstName: 'Ana',
        lastName: transport,
        email: 'ana@tidewater.example',
        websiteDescription: 'Three pages.',
      },
    })
    expect(status).toBe(500)
    isGeneric(body)
    expect(isCauseLogged(body.requestId)).toBe(true)
  },
)

test('a bug while storing a form returns the same and leaves no row', async () => {
  const bearer = `Bearer ${await createLogin(site)}`
  const parts: [string, string | Uint8Array][] = [
    ['title', 'Loose'],
    ['coverImage', await makePicture()],
  ]
  const { status, body } = await sendForm(site.app, 'POST', '/api/projects', parts, bearer)
  expect(status).toBe(500)
  isGeneric(body)
  expect(isCauseLogged(body.requestId)).toBe(true)
  expect(await site.db.selectFrom('projects').select('id').execute()).toEqual([])
})
