import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { limitConcurrency, type RequestConcurrency } from '@agency/api/http/request-concurrency'
import type { Storage } from '@agency/api/storage/storage'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const MAX_ACTIVE = 12

let app: FastifyInstance
let concurrency: RequestConcurrency
let agent: Agent
let startedAddresses: string[]
let pendingResponses: (() => void)[]
beforeEach(async () => {
  startedAddresses = []
  pendingResponses = []
  agent = new Agent({ keepAlive: true })
  app = Fastify({ trustProxy: '127.0.0.1' })
  concurrency = limitConcurrency(app)
  app.get('/:name', async (request) => {
    startedAddresses.push(request.ip)
    await new Promise<void>((resolve) => pendingResponses.push(resolve))
    return 'ok'
  })
  app.get('/livez', async () => 'ok')
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  agent.destroy()
  for (const respond of pendingResponses) respond()
  await app.close()
})

const request = (address: string, path = '/page') => {
  const { port } = app.server.address() as AddressInfo
  const request = get({ port, path, agent, headers: { 'x-forwarded-for': address } })
  request.on('error', () => {})
  return request
}
const countOf = (address: string) => startedAddresses.filter((sender) => sender === address).length

test('limits concurrent requests per network, serving other networks meanwhile', async () => {
  for (let count = 0; count < 40; count += 1) request('192.0.2.1')
  await expect.poll(() => startedAddresses.length).toBe(MAX_ACTIVE)
  request('192.0.2.2')
  request('2001:db8::1')
  await expect.poll(() => countOf('192.0.2.2') + countOf('2001:db8::1')).toBe(2)
  expect(countOf('192.0.2.1')).toBe(MAX_ACTIVE)
  pendingResponses[0]?.()
  await expect.poll(() => countOf('192.0.2.1')).toBe(MAX_ACTIVE + 1)
})

test('an IPv6 customer’s addresses are one network, and its subscribers take turns', async () => {
  for (let count = 0; count < 40; count += 1) request(`2001:db8:1:1::${count}`)
  await expect.poll(() => startedAddresses.length).toBe(MAX_ACTIVE)
  request('2001:db8:1:2::1')
  await expect.poll(() => concurrency.waiting()).toBe(29)
  for (const respond of pendingResponses.splice(0, 2)) respond()
  await expect.poll(() => countOf('2001:db8:1:2::1')).toBe(1)
})

test('answers health checks at once', async () => {
  for (let count = 0; count < 40; count += 1) request('192.0.2.1')
  await expect.poll(() => startedAddresses.length).toBe(MAX_ACTIVE)
  const [response] = (await once(request('192.0.2.1', '/livez'), 'response')) as [IncomingMessage]
  expect(response.statusCode).toBe(200)
})

test('a request abandoned while waiting is not handled and leaves nothing behind', async () => {
  const requests = Array.from({ length: 40 }, () => request('192.0.2.1'))
  await expect.poll(() => startedAddresses.length).toBe(MAX_ACTIVE)
  await expect.poll(() => concurrency.waiting()).toBe(28)
  for (const request of requests) request.destroy()
  await expect.poll(() => concurrency.networks()).toBe(0)
  for (const respond of pendingResponses) respond()
  expect(startedAddresses.length).toBe(MAX_ACTIVE)
})

test('a slow request gives up its slot to the next', async () => {
  for (let count = 0; count < MAX_ACTIVE + 1; count += 1) request('192.0.2.1')
  await expect.poll(() => startedAddresses.length).toBe(MAX_ACTIVE)
  await expect.poll(() => startedAddresses.length).toBe(MAX_ACTIVE + 1)
})

describe('the site', () => {
  let site: TestApp
  /** The number of reads that have started; none ends before the test does. */
  const reads = { started: 0 }
  const gate = Promise.withResolvers<void>()
  beforeAll(async () => {
    const wrapStorage = (storage: Storage): Storage => ({
      ...storage,
      read: async () => {
        reads.started += 1
        await gate.promise
        return undefined
      },
    })
    site = await openTestApp({ wrapStorage })
    await site.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => site.close())

  test('limits file reads per network, answers health checks, and stops a flood', async () => {
    const { port } = site.app.server.address() as AddressInfo
    const flood = connect(port, '127.0.0.1')
    flood.on('error', () => {})
    flood.write('GET /uploads/estimates/x.pdf HTTP/1.1\r\nHost: site\r\n\r\n'.repeat(5_000))
    await expect.poll(() => flood.destroyed).toBe(true)
    expect(reads.started).toBeLessThanOrEqual(1)
    for (let count = 0; count < 40; count += 1) {
      get({ port, path: '/uploads/estimates/x.pdf', agent }).on('error', () => {})
    }
    await expect.poll(() => reads.started).toBeGreaterThanOrEqual(MAX_ACTIVE)
    for (const path of ['/livez', '/readyz']) {
      const [response] = await once(get({ port, path, agent }), 'response')
      expect([path, response.statusCode]).toEqual([path, 200])
    }
    expect(reads.started).toBeLessThanOrEqual(MAX_ACTIVE + 1)
    gate.resolve()
  })
})
