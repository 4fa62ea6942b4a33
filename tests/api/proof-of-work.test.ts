import { buildApp } from '@agency/api/build-app'
import { deleteExpired } from '@agency/api/features/retention/delete-expired-job'
import { apiScopes, type CreatedApiKey } from '@agency/contract/api-key'
import {
  NEAR_LIMIT,
  PROOF_OF_WORK_HEADER,
  PROOF_OF_WORK_MINUTES,
} from '@agency/contract/proof-of-work'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { validBrief } from '../support/briefs.ts'
import { encodeForm, makePicture } from '../support/forms.ts'
import { callerOf } from '../support/procedures.ts'
import {
  askForProof,
  fetchChallenge,
  payloadHeader,
  solvedHeader,
} from '../support/proof-of-work.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { quickStages, sampleEstimateDocument } from '../support/worker-outputs.ts'

let site: TestApp
let bearer: string
const options = {
  stages: quickStages,
  wrapEstimateWriter: () => async () => sampleEstimateDocument,
}
beforeAll(async () => {
  site = await openTestApp(options)
  bearer = `Bearer ${await createLogin(site)}`
})
beforeEach(() => site.logLines.splice(0))
afterAll(() => site.close())

const message = {
  ...{ name: 'Tomas Vidal', email: 'tomas@tidewater.example', subject: 'A new site' },
  message: 'We would like to talk about a new site.',
}
const estimate = {
  ...{ firstName: 'Mira', lastName: 'Castellan', email: 'mira@saltbush.example', phone: '' },
  ...{ companyName: 'Saltbush Legal', industry: 'Legal Services', companySize: '11-50' },
  targetMarket: 'Family businesses',
  websiteDescription: 'A site for a law firm in Geelong with bookings and articles.',
}
type Headers = Record<string, string>
const send = (headers: Headers = {}, address = '198.51.100.1', target = site) =>
  target.app.inject({
    ...{ method: 'POST', url: '/api/contact', payload: message, headers },
    remoteAddress: address,
  })
const postJson = (url: string, payload: object) => async (headers: Headers) =>
  site.app.inject({ method: 'POST', url, payload, headers })
const postPicture = (url: string, fields: [string, string][]) => async (headers: Headers) => {
  const picture = ['image', await makePicture('jpeg')] as const
  const { payload, contentType } = await encodeForm([...fields, [...picture]])
  return site.app.inject({
    ...{ method: 'POST', url, payload },
    headers: { ...headers, 'content-type': contentType },
  })
}

/** Why proofs were rejected, as logged. */
const rejections = () => site.logLines.flatMap(({ reason }) => reason ?? [])
/** The site as another process serves it. */
const openOther = (publicUrl = site.deps.publicUrl) =>
  buildApp({ deps: { ...site.deps, publicUrl }, publicUrl, trustProxy: false })

/** Everything that anybody can send. */
const calls: Record<string, (headers: Headers) => Promise<{ statusCode: number; body: string }>> = {
  'POST /api/contact': postJson('/api/contact', message),
  'contacts.send': postJson('/trpc/contacts.send', message),
  'POST /api/generate-estimate': postJson('/api/generate-estimate', validBrief),
  'generations.start': postJson('/trpc/generations.start', validBrief),
  'POST /api/quotes/website': postJson('/api/quotes/website', estimate),
  'estimates.create': postJson('/trpc/estimates.create', estimate),
  'POST /api/images/style': postPicture('/api/images/style', [
    ['style', 'meadow'],
    ['strength', '0.5'],
  ]),
  'POST /api/images/upload': postPicture('/api/images/upload', []),
}

describe('while the settings ask everybody', () => {
  beforeAll(() => askForProof(site, 'always'))
  afterAll(() => askForProof(site, 'nearLimits'))

  test.each(Object.entries(calls))(
    '%s asks for a proof of work, and takes one',
    async (_, call) => {
      const asked = await call({})
      expect(asked.statusCode).toBe(428)
      expect(asked.body).toContain('PROOF_OF_WORK_REQUIRED')
      const { statusCode } = await call(await solvedHeader(site))
      expect(statusCode).not.toBe(428)
      expect(statusCode).toBeLessThan(500)
    },
  )

  test('nothing is stored of a call that is asked', async () => {
    const count = () => site.db.selectFrom('submissions').select('id').execute()
    const before = await count()
    await send()
    expect(await count()).toEqual(before)
  })

  test('staff and API keys are not asked', async () => {
    const owner = callerOf(site, bearer)
    const key = await owner.mutate<CreatedApiKey>('apiKeys.create', {
      ...{ name: 'Timetable', scopes: apiScopes },
    })
    for (const authorization of [bearer, `Bearer ${key.result.secret}`]) {
      expect((await send({ authorization })).statusCode).toBe(200)
    }
    expect((await owner.mutate('contacts.send', message)).status).toBe(200)
  })

  test('a request that is not valid does not spend a solution', async () => {
    const header = await solvedHeader(site)
    const invalid = { ...message, email: 'no' }
    expect((await postJson('/api/contact', invalid)(header)).statusCode).toBe(400)
    expect((await postJson('/trpc/contacts.send', invalid)(header)).statusCode).toBe(400)
    expect((await send(header)).statusCode).toBe(200)
  })

  test('a solution works once, also on another process', async () => {
    const header = await solvedHeader(site)
    const other = await openOther()
    const statuses = await Promise.all(
      [site.app, other, site.app, other].map(async (app) => {
        const request = { method: 'POST', url: '/api/contact', payload: message } as const
        return (await app.inject({ ...request, headers: header })).statusCode
      }),
    )
    await other.close()
    expect(statuses.sort()).toEqual([200, 428, 428, 428])
    expect(rejections()).toEqual(Array(3).fill('used before'))
  })

  test('forged, wrong and unreadable solutions are refused, and logged', async () => {
    const challenge = await fetchChallenge(site)
    const solution = await solveChallenge({ challenge, deriveKey })
    const { parameters } = challenge
    const easier = { ...challenge, parameters: { ...parameters, cost: 1, keyPrefix: '0' } }
    const later = { ...challenge, parameters: { ...parameters, expiresAt: 4_000_000_000 } }
    const another = { ...challenge, parameters: { ...parameters, nonce: '00'.repeat(16) } }
    const wrong = solution && { ...solution, derivedKey: '00'.repeat(32) }
    const bad = [
      payloadHeader(easier, await solveChallenge({ challenge: easier, deriveKey })),
      payloadHeader(later, solution),
      payloadHeader(another, solution),
      payloadHeader({ parameters }, solution),
      payloadHeader(challenge, wrong),
      payloadHeader(challenge, null),
      { [PROOF_OF_WORK_HEADER]: 'bm90IEpTT04=' },
      { [PROOF_OF_WORK_HEADER]: 'null' },
    ]
    for (const header of bad) expect((await send(header)).statusCode).toBe(428)
    expect(rejections()).toEqual(Array(bad.length).fill('expired, forged or wrong'))
    expect((await send(payloadHeader(challenge, solution))).statusCode).toBe(200)
  })

  test('a challenge expires, and what was spent is then deleted', async () => {
    const challenge = await fetchChallenge(site)
    const minutes = (Number(challenge.parameters.expiresAt) - Date.now() / 1_000) / 60
    expect(minutes).toBeGreaterThan(PROOF_OF_WORK_MINUTES - 1)
    expect(minutes).toBeLessThanOrEqual(PROOF_OF_WORK_MINUTES)
    const spent = () => site.db.selectFrom('spentProofs').select('nonce').execute()
    expect((await spent()).length).toBeGreaterThan(0)
    await deleteExpired(site.deps)
    expect((await spent()).length).toBeGreaterThan(0)
    await deleteExpired(site.deps, new Date(Date.now() + (PROOF_OF_WORK_MINUTES + 1) * 60_000))
    expect(await spent()).toEqual([])
  })
})

test('a site without https is never asked: its browsers cannot compute it', async () => {
  await askForProof(site, 'always')
  const insecure = await openOther('http://agency.example')
  const request = { method: 'POST', url: '/api/contact', payload: message } as const
  const { statusCode } = await insecure.inject({
    ...{ ...request, headers: { host: 'agency.example' } },
  })
  expect(statusCode).toBe(200)
  await insecure.close()
  await askForProof(site, 'nearLimits')
})

describe('near a limit', () => {
  let limited: TestApp
  const sendTo = (address: string, headers: Headers = {}) => send(headers, address, limited)
  beforeAll(async () => {
    limited = await openTestApp({ ...options, rateLimitFactor: 1 })
  })
  afterAll(() => limited.close())

  test('only then a sender is asked, until the limit is reached', async () => {
    const unasked = 10 * NEAR_LIMIT
    for (let count = 0; count < unasked; count += 1) {
      expect((await sendTo('198.51.100.7')).statusCode).toBe(200)
    }
    // What is asked is not counted.
    for (let count = 0; count < 5; count += 1) {
      expect((await sendTo('198.51.100.7')).statusCode).toBe(428)
    }
    expect((await sendTo('198.51.100.8')).statusCode).toBe(200)
    for (let count = unasked; count < 10; count += 1) {
      expect((await sendTo('198.51.100.7', await solvedHeader(limited))).statusCode).toBe(200)
    }
    expect((await sendTo('198.51.100.7')).statusCode).toBe(429)
    expect((await sendTo('198.51.100.7', await solvedHeader(limited))).statusCode).toBe(429)
  })

  test('whoever keeps sending without a solution has to wait', async () => {
    for (let count = 0; count < 10 * NEAR_LIMIT; count += 1) await sendTo('198.51.100.10')
    const statuses: number[] = []
    for (let count = 0; count < 12; count += 1) {
      statuses.push((await sendTo('198.51.100.10')).statusCode)
    }
    expect(statuses).toEqual([...Array(10).fill(428), 429, 429])
    const { headers } = await sendTo('198.51.100.10')
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await sendTo('198.51.100.10', await solvedHeader(limited))).statusCode).toBe(200)
  })

  test('whoever sends a solution each time is never told to wait for that', async () => {
    await askForProof(limited, 'always')
    for (let count = 0; count < 9; count += 1) {
      expect((await sendTo('198.51.100.11')).statusCode).toBe(428)
      expect((await sendTo('198.51.100.11', await solvedHeader(limited))).statusCode).toBe(200)
    }
    for (let count = 0; count < 10; count += 1) {
      expect((await sendTo('198.51.100.11')).statusCode).toBe(428)
    }
    expect((await sendTo('198.51.100.11')).statusCode).toBe(429)
    await askForProof(limited, 'nearLimits')
  })

  test('a whole network near its limit is asked', async () => {
    for (let count = 0; count < 40 * NEAR_LIMIT; count += 1) {
      expect((await sendTo(`2001:db8:1:${count}::1`)).statusCode).toBe(200)
    }
    expect((await sendTo('2001:db8:1:ffff::1')).statusCode).toBe(428)
    expect((await sendTo('2001:db8:2:1::1')).statusCode).toBe(200)
  })

  test('the owner can switch it off', async () => {
    await askForProof(limited, 'never')
    for (let count = 0; count < 10; count += 1) {
      expect((await sendTo('198.51.100.9')).statusCode).toBe(200)
    }
    expect((await sendTo('198.51.100.9')).statusCode).toBe(429)
  })
})
