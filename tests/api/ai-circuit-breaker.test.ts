import { callProvider, type ProviderCall } from '@agency/api/ai/call-provider'
import { ProviderError } from '@agency/api/ai/provider-error'
import type { ProviderStatuses } from '@agency/contract/ai-providers'
import { connect } from '@agency/db/connect'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { type AiSite, KEY, openAiSite } from '../support/ai-site.ts'
import { callerOf } from '../support/procedures.ts'

let site: AiSite
beforeAll(async () => {
  site = await openAiSite(['concept', 'brief', 'style'])
})
afterAll(() => site.close())
beforeEach(() => site.reset())

let callCount = 0
/** A call to the style service that involves no picture. */
const call = (change: Partial<ProviderCall<string>> = {}): ProviderCall<string> => ({
  purpose: 'style',
  service: { url: site.stub.url, key: KEY, model: 'of-the-house' },
  signal: new AbortController().signal,
  budgetMs: 5_000,
  send: async () => {
    callCount += 1
    return 'an answer'
  },
  parse: async (answer) => ({ value: answer }),
  ...change,
})
const callService = (change?: Partial<ProviderCall<string>>) =>
  callProvider(site.deps, call(change))
const outcomes = async () => (await site.calls()).map(({ outcome }) => outcome)
const rejection = (requested: Promise<unknown>) =>
  requested.then(
    () => undefined,
    (error) => error.outcome,
  )
const fail = async () => {
  for (let n = 0; n < 5; n += 1) {
    await rejection(callService({ parse: () => Promise.reject(createFailure()) }))
  }
}
const createFailure = () =>
  new ProviderError('unusable', 'made for the test', { mayBeBilled: true })

describe('the daily cap', () => {
  test('holds when ten calls race from two instances', async () => {
    await site.setLimits('style', { dailyCapCents: 4, resultCost: 100 })
    const otherConnection = connect({ url: site.url, onError: () => {} })
    callCount = 0
    const requested = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        rejection(
          callProvider({ ...site.deps, db: at % 2 ? otherConnection.db : site.db }, call()),
        ),
      ),
    )
    await otherConnection.close()
    expect(callCount).toBe(4)
    expect(requested.filter((outcome) => outcome === 'cap-reached')).toHaveLength(6)
    expect(await outcomes()).toEqual(['done', 'done', 'done', 'done'])
  })

  test('counts calls in progress and releases what was not billed', async () => {
    await site.setLimits('style', { dailyCapCents: 1, resultCost: 100 })
    const pending = Promise.withResolvers<string>()
    const first = callService({ send: () => pending.promise })
    await expect.poll(outcomes).toEqual([null])
    expect(await rejection(callService())).toBe('cap-reached')
    pending.reject(new ProviderError('rejected', 'made for the test'))
    expect(await rejection(first)).toBe('rejected')
    expect(await rejection(callService())).toBeUndefined()
  })

  test('resets at midnight in Melbourne', async () => {
    await site.setLimits('style', { dailyCapCents: 1, resultCost: 100 })
    await callService()
    const midnight = sql`date_trunc('day', now() at time zone 'Australia/Melbourne') at time zone 'Australia/Melbourne'`
    const setCallTime = (time: ReturnType<typeof sql>) =>
      site.db
        .updateTable('serviceCalls')
        .set({ startedAt: sql<Date>`${time}` })
        .execute()
    await setCallTime(sql`${midnight} + interval '1 second'`)
    expect(await rejection(callService())).toBe('cap-reached')
    await setCallTime(sql`${midnight} - interval '1 second'`)
    expect(await rejection(callService())).toBeUndefined()
  })

  test('lets nothing through when it is zero, even a free call', async () => {
    await site.setLimits('style', { dailyCapCents: 0, resultCost: 0 })
    expect(await rejection(callService())).toBe('cap-reached')
  })
})

describe('after five consecutive failures', () => {
  const setPause = (state: 'over' | 'on') =>
    site.db
      .updateTable('serviceStates')
      .set({ openUntil: sql<Date>`now() + ${state === 'on' ? 1 : -1} * interval '1 second'` })
      .where('purpose', '=', 'style')
      .execute()

  test('a service is not called', async () => {
    await fail()
    callCount = 0
    expect(await rejection(callService())).toBe('paused')
    expect(callCount).toBe(0)
  })

  test('a success resets the count, and a declined request does not count', async () => {
    await fail().then(() => setPause('over'))
    await callService()
    await site.db.updateTable('serviceStates').set({ failures: 4 }).execute()
    const declined = () => Promise.reject(new ProviderError('declined', 'made for the test'))
    expect(await rejection(callService({ parse: declined }))).toBe('declined')
    expect(await rejection(callService({ parse: () => Promise.reject(createFailure()) }))).toBe(
      'unusable',
    )
    expect(await rejection(callService())).toBeUndefined()
  })

  test('one request probes after the pause, and the others wait for its result', async () => {
    await fail()
    await setPause('over')
    callCount = 0
    const probe = Promise.withResolvers<string>()
    const first = callService({ send: () => probe.promise })
    await expect.poll(async () => (await outcomes()).at(-1)).toBeNull()
    expect(await Promise.all([1, 2, 3].map(() => rejection(callService())))).toEqual([
      ...['paused', 'paused', 'paused'],
    ])
    probe.resolve('well')
    expect(await first).toBe('well')
    expect(await rejection(callService())).toBeUndefined()
  })

  test('a failed probe starts another pause, a cancelled one lets the next call try', async () => {
    await fail()
    await setPause('over')
    expect(await rejection(callService({ parse: () => Promise.reject(createFailure()) }))).toBe(
      'unusable',
    )
    expect(await rejection(callService())).toBe('paused')
    await setPause('over')
    const cancelled = new AbortController()
    const send = async () => {
      cancelled.abort()
      cancelled.signal.throwIfAborted()
      return ''
    }
    expect(await rejection(callService({ signal: cancelled.signal, send }))).toBe('cancelled')
    expect(await rejection(callService())).toBeUndefined()
  })

  test('another model is still called', async () => {
    await fail()
    const service = { url: site.stub.url, key: KEY, model: 'another' }
    expect(await rejection(callService({ service }))).toBeUndefined()
  })
})

describe('a retry', () => {
  const failOnce = (failure: InstanceType<typeof ProviderError>) => {
    let attempts = 0
    return async () => {
      attempts += 1
      if (attempts === 1) throw failure
      return 'an answer'
    }
  }
  const providerError = (outcome: 'busy' | 'failed' | 'unreachable', options = {}) =>
    new ProviderError(outcome, 'made for the test', options)

  test.each([
    ['the service is busy', providerError('busy', { status: 429 })],
    ['the service reports a failure', providerError('failed', { status: 500, mayBeBilled: true })],
    ['the service is unreachable', providerError('unreachable')],
  ])('is sent when %s', async (_label, failure) => {
    expect(await callService({ send: failOnce(failure) })).toBe('an answer')
    expect(await outcomes()).toEqual([failure.outcome, 'done'])
  })

  test('waits as long as the service asks, within the time budget', async () => {
    const startedAt = performance.now()
    await callService({
      send: failOnce(providerError('busy', { status: 429, retryAfterMs: 1_200 })),
    })
    expect(performance.now() - startedAt).toBeGreaterThan(1_190)
    await site.reset()
    const lateError = providerError('busy', { status: 429, retryAfterMs: 60_000 })
    expect(await rejection(callService({ send: failOnce(lateError) }))).toBe('busy')
    expect(await outcomes()).toEqual(['busy'])
  })

  test('is not sent when it would exceed the cap', async () => {
    await site.setLimits('style', { dailyCapCents: 1, resultCost: 100 })
    const failure = providerError('failed', { status: 500, mayBeBilled: true })
    expect(await rejection(callService({ send: failOnce(failure) }))).toBe('failed')
    expect(await outcomes()).toEqual(['failed'])
  })

  test('shares the time budget of the first attempt', async () => {
    let attempts = 0
    const send = async (signal: AbortSignal) => {
      attempts += 1
      if (attempts === 1) throw providerError('failed', { status: 503 })
      return new Promise<string>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    }
    const startedAt = performance.now()
    expect(await rejection(callService({ send, budgetMs: 1_500 }))).toBe('timeout')
    expect(performance.now() - startedAt).toBeLessThan(3_000)
  })
})

test('an unstored answer is not the service’s failure, and its cost stays reserved', async () => {
  const diskFullError = Object.assign(new Error('no space'), { code: 'ENOSPC' })
  await expect(callService({ store: () => Promise.reject(diskFullError) })).rejects.toBe(
    diskFullError,
  )
  expect(await site.calls()).toMatchObject([{ outcome: null, cost: 300 }])
  await expect(callService({ parse: () => Promise.reject(diskFullError) })).rejects.toBe(
    diskFullError,
  )
  expect((await site.calls()).map(({ outcome }) => outcome)).toEqual([null, null])
  expect(await rejection(callService())).toBeUndefined()
})

test('the owner sees state, results, cost and the last failure, but no key', async () => {
  const staff = callerOf(site, `Bearer ${await createLogin(site)}`)
  const statuses = async () => (await staff.query<ProviderStatuses>('settings.providers')).result
  const parse = async (answer: string) => ({ value: answer, inputTokens: 7, outputTokens: 9 })
  await callService({ parse })
  await callService({ purpose: 'brief' })
  expect(await statuses()).toMatchObject({
    concept: { state: 'working', today: { results: 0, cost: 0 } },
    brief: { state: 'working', today: { results: 1, cost: 100 }, lastFailure: null },
    style: { state: 'working', month: { results: 1, cost: 300 } },
  })
  const [tokens] = await site.db
    .selectFrom('serviceCalls')
    .select(['inputTokens', 'outputTokens'])
    .where('purpose', '=', 'style')
    .execute()
  expect(tokens).toEqual({ inputTokens: 7, outputTokens: 9 })
  await site.setLimits('brief', { dailyCapCents: 1 })
  await fail()
  const currentStatuses = await statuses()
  expect(currentStatuses.brief.state).toBe('cap-reached')
  expect(currentStatuses.style).toMatchObject({
    state: 'paused',
    today: { results: 1, cost: 1_800 },
    lastFailure: { what: 'Its response could not be used.' },
  })
  expect(Date.parse(currentStatuses.style.pausedUntil ?? '')).toBeGreaterThan(Date.now())
  expect(JSON.stringify(currentStatuses)).not.toContain(KEY)
})
