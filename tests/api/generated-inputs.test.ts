import { mcpTools } from '@agency/api/features/mcp/mcp-tools'
import { updateSettings } from '@agency/api/features/settings/settings-service'
import { apiScopes, type CreatedApiKey } from '@agency/contract/api-key'
import { isFullRun } from '@agency/tools/test/test-size'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import {
  badInputs,
  badlyCalledTools,
  badStaffInputs,
  badToolCalls,
  isExpectedStatus,
} from '../support/bad-inputs.ts'
import { callerOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { stagesWithHook } from '../support/worker-outputs.ts'

const RUNS = isFullRun ? 2_000 : 300

let site: TestApp
beforeAll(async () => {
  site = await openTestApp({
    stages: stagesWithHook(() =>
      Promise.reject(new Error('a generated brief was unexpectedly valid')),
    ),
    wrapEstimateWriter: () => () =>
      Promise.reject(new Error('a generated quote was unexpectedly valid')),
  })
})
afterAll(() => site.close())

test(`${RUNS.toLocaleString('en-AU')} generated requests: none causes a server error`, async () => {
  await fc.assert(
    fc.asyncProperty(badInputs, async ({ method, url, headers, payload }) => {
      const response = await site.app.inject({
        method,
        url,
        headers,
        ...(payload !== undefined && { payload }),
      })
      if (!isExpectedStatus(response.statusCode)) {
        throw new Error(`${response.statusCode} ${response.body}`)
      }
      if (response.statusCode >= 400 && url.startsWith('/api/')) {
        const body = response.json()
        expect(body).toMatchObject({ success: false, code: expect.any(String) })
      }
    }),
    { numRuns: RUNS, seed: 20_261_121 },
  )
  expect((await site.app.inject('/livez')).statusCode).toBe(200)
})

test(`${RUNS.toLocaleString('en-AU')} staff requests: none causes a server error`, async () => {
  const authorization = `Bearer ${await createLogin(site)}`
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(badStaffInputs(authorization), async (input) => {
      const response = await site.app.inject(input)
      statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1)
      if (!isExpectedStatus(response.statusCode)) {
        throw new Error(`${response.statusCode} ${response.body}`)
      }
    }),
    { numRuns: RUNS, seed: 20_261_121 },
  )
  // They reach the calls themselves: some are rejected, and some turn out to be valid.
  expect(statuses.get(401)).toBeUndefined()
  expect(statuses.get(400)).toBeGreaterThan(RUNS / 20)
  expect(statuses.get(200)).toBeGreaterThan(RUNS / 20)
})

test(`${RUNS.toLocaleString('en-AU')} calls of assistants: none causes a server error`, async () => {
  expect(badlyCalledTools.sort()).toEqual(mcpTools.map(({ name }) => name).sort())
  await updateSettings(site.db, { change: { mcp: { isEnabled: true } }, updatedAt: null })
  const owner = { email: 'keys@emberlane.example', password: 'a-laneway-for-keys' }
  const caller = callerOf(site, `Bearer ${await createLogin(site, owner)}`)
  const { result } = await caller.mutate<CreatedApiKey>('apiKeys.create', {
    ...{ name: 'An assistant', scopes: apiScopes },
  })
  const headers = {
    ...{ authorization: `Bearer ${result.secret}`, 'content-type': 'application/json' },
    accept: 'application/json, text/event-stream',
  }
  let refusals = 0
  await fc.assert(
    fc.asyncProperty(badToolCalls, async (call) => {
      const payload = JSON.stringify(call)
      const response = await site.app.inject({ method: 'POST', url: '/mcp', headers, payload })
      const text = response.json().result?.content[0].text ?? ''
      if (!isExpectedStatus(response.statusCode) || text.includes('Something went wrong')) {
        throw new Error(`${response.statusCode} ${response.body}`)
      }
      if (response.json().result?.isError) refusals += 1
    }),
    { numRuns: RUNS, seed: 20_261_121 },
  )
  expect(refusals).toBeGreaterThan(RUNS / 4)
})
