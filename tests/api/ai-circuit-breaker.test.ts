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
beforeEach(() => site.forget())

let sent = 0
/** A call to the style service that involves no picture. */
const call = (change: Partial<ProviderCall<string>> = {}): ProviderCall<string> => ({
  purpose: 'style',
  service: { url: site.stub.url, key: KEY, model: 'of-the-house' },
  signal: new AbortController().signal,
  budgetMs: 5_000,
  send: async () => {
    sent += 1
    return 'an answer'
  },
  parse: async (answer) => ({ value: answer }),
  ...change,
})
const ask = (change?: Partial<ProviderCall<string>>) => callProvider(site.deps, call(change))
const outcomes = async () => (await site.calls()).map(({ outcome }) => outcome)
const rejection = (requested: Promise<unknown>) =>
  requested.then(
    () => undefined,
    (error) => error.outcome,
  )
const fail = async () => {
  for (let n = 0; n < 5; n += 1) {
    await rejection(ask({ parse: () => Promise.reject(failing()) }))
  }
}
const failing = () => new ProviderError('unusable', 'made for the test', { mayBeBilled: true })

describe('the daily cap', () => {
  test('holds when ten calls race from two instances', async () => {
    await site.allow('style', { dailyCapCents: 4, resultCost: 100 })
    const other = connect({ url: site.url, onError: () => {} })
    sent = 0
    const requested = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        rejection(callProvider({ ...site.deps, db: at % 2 ? other.db : site.db }, call())),
      ),
    )
    await other.close()
    expect(sent).toBe(4)
    expect(requested.filter((outcome) => outcome === 'cap-reached')).toHaveLength(6)
    expect(await outcomes()).toEqual(['done', 'done', 'done', 'done'])
  })

  test('counts calls in progress and releases what was not billed', async () => {
    await site.allow('style', { dailyCapCents: 1, resultCost: 100 })
    const going = Promise.withResolvers<string>()
    const first = ask({ send: () => going.promise })
    await expect.poll(outcomes).toEqual([null])
    expect(await rejection(ask())).toBe('cap-reached')
    going.reject(new ProviderError('rejected', 'made for the test'))
    expect(await rejection(first)).toBe('rejected')
    expect(await rejection(ask())).toBeUndefined()
  })

  test('resets at midnight in Melbourne', async () => {
    await site.allow('style', { dailyCapCents: 1, resultCost: 100 })
    await ask()
    const midnight = sql`date_trunc('day', now() at time zone 'Australia/Melbourne') at time zone 'Australia/Melbourne'`
    const move = (to: ReturnType<typeof sql>) =>
      site.db
        .updateTable('serviceCalls')
        .set({ startedAt: sql<Date>`${to}` })
        .execute()
    await move(sql`${midnight} + interval '1 second'`)
    expect(await rejection(ask())).toBe('cap-reached')
    await move(sql`${midnight} - interval '1 second'`)
    expect(await rejection(ask())).toBeUndefined()
  })

  test('lets nothing through when it is zero, even a free call', async () => {
    await site.allow('style', { dailyCapCents: 0, resultCost: 0 })
    expect(await rejection(ask())).toBe('cap-reached')
  })
})

describe('after five consecutive failures', () => {
  const wait = (until: 'over' | 'on') =>
    site.db
      .updateTable('serviceStates')
      .set({ openUntil: sql<Date>`now() + ${until === 'on' ? 1 : -1} * interval '1 second'` })
      .where('purpose', '=', 'style')
      .execute()

  test('a service is not called', async () => {
    await fail()
    sent = 0
    expect(await rejection(ask())).toBe('paused')
    expect(sent).toBe(0)
  })

  test('a success resets the count, and a declined request does not count', async () => {
    await fail().then(() => wait('over'))
    await ask()
    await site.db.updateTable('serviceStates').set({ failures: 4 }).execute()
    const declined = () => Promise.reject(new ProviderError('declined', 'made for the test'))
    expect(await rejection(ask({ parse: declined }))).toBe('declined')
    expect(await rejection(ask({ parse: () => Promise.reject(failing()) }))).toBe('unusable')
    expect(await rejection(ask())).toBeUndefined()
  })

  test('one request probes after the pause, and the others wait for its result', async () => {
    await fail()
    await wait('over')
    sent = 0
    const probe = Promise.withResolvers<string>()
    const first = ask({ send: () => probe.promise })
    await expect.poll(async () => (await outcomes()).at(-1)).toBeNull()
    expect(await Promise.all([1, 2, 3].map(() => rejection(ask())))).toEqual([
      ...['paused', 'paused', 'paused'],
    ])
    probe.resolve('well')
    expect(await first).toBe('well')
    expect(await rejection(ask())).toBeUndefined()
  })

  test('a failed probe starts another pause, a cancelled one lets the next call try', async () => {
    await fail()
    await wait('over')
    expect(await rejection(ask({ parse: () => Promise.reject(failing()) }))).toBe('unusable')
    expect(await rejection(ask())).toBe('paused')
    await wait('over')
    const cancelled = new AbortController()
    const send = async () => {
      cancelled.abort()
      cancelled.signal.throwIfAborted()
      return ''
    }
    expect(await rejection(ask({ signal: cancelled.signal, send }))).toBe('cancelled')
    expect(await rejection(ask())).toBeUndefined()
  })

  test('another model is still called', async () => {
    await fail()
    const service = { url: site.stub.url, key: KEY, model: 'another' }
    expect(await rejection(ask({ service }))).toBeUndefined()
  })
})

describe('a retry', () => {
  const once = (failure: InstanceType<typeof ProviderError>) => {
    let tries = 0
    return async () => {
      tries += 1
      if (tries === 1) throw failure
      return 'an answer'
    }
  }
  const because = (outcome: 'busy' | 'failed' | 'unreachable', more = {}) =>
    new ProviderError(outcome, 'made for the test', more)

  test.each([
    ['the service is busy', because('busy', { status: 429 })],
    ['the service reports a failure', because('failed', { status: 500, mayBeBilled: true })],
    ['the service is unreachable', because('unreachable')],
  ])('is sent when %s', async (_why, failure) => {
    expect(await ask({ send: once(failure) })).toBe('an answer')
    expect(await outcomes()).toEqual([failure.outcome, 'done'])
  })

  test('waits as long as the service asks, within the time budget', async () => {
    const started = performance.now()
    await ask({ send: once(because('busy', { status: 429, retryAfterMs: 1_200 })) })
    expect(performance.now() - started).toBeGreaterThan(1_190)
    await site.forget()
    const tooLate = because('busy', { status: 429, retryAfterMs: 60_000 })
    expect(await rejection(ask({ send: once(tooLate) }))).toBe('busy')
    expect(await outcomes()).toEqual(['busy'])
  })

  test('is not sent when it would exceed the cap', async () => {
    await site.allow('style', { dailyCapCents: 1, resultCost: 100 })
    const failure = because('failed', { status: 500, mayBeBilled: true })
    expect(await rejection(ask({ send: once(failure) }))).toBe('failed')
    expect(await outcomes()).toEqual(['failed'])
  })

  test('shares the time budget of the first attempt', async () => {
    let tries = 0
    const send = async (signal: AbortSignal) => {
      tries += 1
      if (tries === 1) throw because('failed', { status: 503 })
      return new Promise<string>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    }
    const started = performance.now()
    expect(await rejection(ask({ send, budgetMs: 1_500 }))).toBe('timeout')
    expect(performance.now() - started).toBeLessThan(3_000)
  })
})

test('an unstored answer is not the service’s failure, and its cost stays reserved', async () => {
  const full = Object.assign(new Error('no room'), { code: 'ENOSPC' })
  await expect(ask({ store: () => Promise.reject(full) })).rejects.toBe(full)
  expect(await site.calls()).toMatchObject([{ outcome: null, cost: 300 }])
  await expect(ask({ parse: () => Promise.reject(full) })).rejects.toBe(full)
  expect((await site.calls()).map(({ outcome }) => outcome)).toEqual([null, null])
  expect(await rejection(ask())).toBeUndefined()
})

test('the owner sees state, results, cost and the last failure, but no key', async () => {
  const staff = callerOf(site, `Bearer ${await createLogin(site)}`)
  const statuses = async () => (await staff.query<ProviderStatuses>('settings.providers')).result
  const parse = async (answer: string) => ({ value: answer, inputTokens: 7, outputTokens: 9 })
  await ask({ parse })
  await ask({ purpose: 'brief' })
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
  await site.allow('brief', { dailyCapCents: 1 })
  await fail()
  const now = await statuses()
  expect(now.brief.state).toBe('cap-reached')
  expect(now.style).toMatchObject({
    state: 'paused',
    today: { results: 1, cost: 1_800 },
    lastFailure: { what: 'Its response could not be used.' },
  })
  expect(Date.parse(now.style.pausedUntil ?? '')).toBeGreaterThan(Date.now())
  expect(JSON.stringify(now)).not.toContain(KEY)
})
