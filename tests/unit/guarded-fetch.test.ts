import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { guardLookup } from '@agency/api/outbound/guarded-connection'
import { openGuardedFetch } from '@agency/api/outbound/guarded-fetch'
import * as publicAddress from '@agency/api/outbound/public-address'
import { isPublicAddress } from '@agency/api/outbound/public-address'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type DnsStub, openDnsStub } from '../support/dns-stub.ts'
import { openUpstream, type Upstream } from '../support/upstream.ts'

vi.mock(import('@agency/api/outbound/public-address'), { spy: true })

const limits = { bytes: 1024, redirects: 3, firstByteMs: 1_000 }
const timeoutSignal = () => AbortSignal.timeout(5_000)

const lookupReturning =
  (...addresses: string[]): LookupFunction =>
  (_hostname, { all }, callback) =>
    all
      ? callback(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        )
      : callback(null, addresses[0] ?? '', addresses[0]?.includes(':') ? 6 : 4)

const noLookup = vi.fn<LookupFunction>((_hostname, _options, callback) =>
  callback(new Error('A name was looked up.'), []),
)

let upstream: Upstream
beforeEach(async () => {
  upstream = await openUpstream((_request, response) => response.end('reached'))
})
afterEach(async () => {
  vi.clearAllMocks()
  await upstream.close()
})

describe('a private address in the URL is refused in every notation, before any lookup', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://127.0.1/',
    'http://0177.0.0.1/',
    'http://0x7f.0.0.1/',
    'http://0x7F000001/',
    'http://2130706433/',
    'http://017700000001/',
    'http://127.0.0.1./',
    'http://①②⑦.⓪.⓪.①/',
    'http://127。0。0。1/',
    'http://%31%32%37.0.0.1/',
    'http://0/',
    'http://0.0.0.0/',
    'http://10.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://0xa9fea9fe/',
    'http://2852039166/',
    'http://168.63.129.16/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[0:0:0:0:0:ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[fd00:ec2::254]/',
    'https://127.0.0.1/',
    'https://[::ffff:7f00:1]/',
  ])('%s', async (address) => {
    const get = openGuardedFetch({ lookup: noLookup }, limits)
    await expect(get(address, timeoutSignal())).rejects.toThrow('is not a public address')
    expect(noLookup).not.toHaveBeenCalled()
  })
})

describe('a name is refused if any of its addresses is private', () => {
  test.each([
    ['loopback', ['127.0.0.1']],
    ['IPv6 loopback', ['::1']],
    ['a private one after a public one', ['93.184.215.14', '192.168.0.1']],
    // request-filtering-agent by itself would connect to these.
    ['an IPv4-compatible one', ['::7f00:1']],
    ['an ISATAP one', ['2a00:1450:4001:81b:0:5efe:7f00:1']],
    ["a cloud's own", ['168.63.129.16']],
  ])('%s', async (_label, addresses) => {
    for (const scheme of ['http', 'https']) {
      const get = openGuardedFetch(
        { lookup: lookupReturning(...addresses), ports: [upstream.port] },
        limits,
      )
      await expect(
        get(`${scheme}://pictures.example:${upstream.port}/`, timeoutSignal()),
      ).rejects.toThrow(/pictures\.example is refused: .* is not a public address/)
    }
    expect(upstream.connections).toBe(0)
  })

  test.each(['localhost', 'pictures.localhost', 'LOCALHOST.'])(
    '%s, resolved by the system',
    async (name) => {
      const get = openGuardedFetch({ ports: [upstream.port] }, limits)
      await expect(get(`http://${name}:${upstream.port}/`, timeoutSignal())).rejects.toThrow()
      expect(upstream.connections).toBe(0)
    },
  )
})

describe('a URL is refused because of', () => {
  test.each([
    ['its scheme', 'ftp://pictures.example/a.png', 'ftp: is refused'],
    ['its scheme', 'file:///etc/hostname', 'file: is refused'],
    ['its scheme', 'data:image/png;base64,AAAA', 'data: is refused'],
    ['its port', 'http://pictures.example:22/', 'Port 22 is refused'],
    ['its port', 'http://pictures.example:8080/', 'Port 8080 is refused'],
    ['its port', 'https://pictures.example:5432/', 'Port 5432 is refused'],
    ['a user', 'http://ada@pictures.example/', 'credentials'],
    ['a password', 'http://:secret@pictures.example/', 'credentials'],
  ])('%s: %s', async (_label, address, reason) => {
    const get = openGuardedFetch({ lookup: noLookup }, limits)
    await expect(get(address, timeoutSignal())).rejects.toThrow(reason)
    expect(noLookup).not.toHaveBeenCalled()
  })
})

test('a public address on a standard port is looked up', async () => {
  const get = openGuardedFetch({ lookup: noLookup }, limits)
  for (const address of ['http://pictures.example/', 'https://pictures.example:443/a.png']) {
    await expect(get(address, timeoutSignal())).rejects.toThrow('A name was looked up.')
  }
})

describe('a name that changes its address', () => {
  let dns: DnsStub
  afterEach(() => dns.close())

  test('is checked at every lookup', async () => {
    dns = await openDnsStub([['93.184.215.14'], ['127.0.0.1']])
    const lookup = guardLookup(dns.lookup, isPublicAddress)
    const connectByName = () =>
      new Promise<string | LookupAddress[]>((resolve, reject) =>
        lookup('rebind.example', { all: true }, (error, addresses) =>
          error ? reject(error) : resolve(addresses),
        ),
      )
    expect(await connectByName()).toEqual([{ address: '93.184.215.14', family: 4 }])
    await expect(connectByName()).rejects.toThrow('127.0.0.1 is not a public address')
    expect(dns.queries).toBe(2)
  })
})

test('the agent also refuses on its own', async () => {
  vi.mocked(publicAddress.isPublicAddress).mockReturnValue(true)
  const guard = { lookup: lookupReturning('127.0.0.1'), ports: [upstream.port] }
  const get = openGuardedFetch(guard, limits)
  for (const host of ['127.0.0.1', 'pictures.example']) {
    for (const scheme of ['http', 'https']) {
      const address = `${scheme}://${host}:${upstream.port}/`
      await expect(get(address, timeoutSignal())).rejects.toThrow('It is private IP address')
    }
  }
  expect(upstream.connections).toBe(0)
  vi.mocked(publicAddress.isPublicAddress).mockRestore()
})
