import { createHmac, generateKeyPairSync, randomUUID, sign as signBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import jwt from 'jsonwebtoken'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLogin, logIn, owner } from '../support/accounts.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

// Tokens are built by hand: a library would not produce most of these. Ids are those of OWASP ASVS
// 5.0.

const deletedAccount = { email: 'left@emberlane.example', password: 'a-laneway-left-behind' }
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString()

let site: TestApp
let validToken: string
let deletedUserToken: string
let beforeChange: string
let otherSession: unknown
let keyServer: Server
let keyServerRequests = 0

beforeAll(async () => {
  site = await openTestApp()
  beforeChange = await createLogin(site)
  deletedUserToken = await createLogin(site, deletedAccount)
  await site.db.deleteFrom('staff').where('email', '=', deletedAccount.email).execute()
  const colleague = { email: 'colleague@emberlane.example', password: 'a-laneway-next-door' }
  otherSession = claimsOf(await createLogin(site, colleague)).sid
  const response = await site.app.inject({
    method: 'POST',
    url: '/trpc/auth.changePassword',
    headers: { authorization: `Bearer ${beforeChange}` },
    payload: { currentPassword: owner.password, newPassword: 'another-laneway' },
  })
  validToken = response.json().result.data.token
  keyServer = createServer((_request, response) => {
    keyServerRequests += 1
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await site.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await new Promise((resolve) => keyServer.close(resolve))
  await site.close()
})

const encodePart = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claimsOf = (token: string) => jwt.decode(token) as Record<string, unknown>
const now = () => Math.floor(Date.now() / 1000)
const hmac = (body: string, key = site.deps.tokens.secret, hash = 'sha256') =>
  createHmac(hash, key).update(body).digest('base64url')
const signToken = (header: unknown, claims: unknown, key?: string) => {
  const body = `${encodePart(header)}.${encodePart(claims)}`
  return `${body}.${hmac(body, key)}`
}
const HEADER = { alg: 'HS256', typ: 'JWT' }
/**
 * The valid token's claims with these overrides; undefined removes one. Signed with the right key.
 */
const withClaims = (claims: Record<string, unknown>) =>
  signToken(HEADER, { ...claimsOf(validToken), ...claims })
const withHeader = (header: Record<string, unknown>, key?: string) =>
  signToken({ ...HEADER, ...header }, claimsOf(validToken), key)
const splitValidToken = () => validToken.split('.') as [string, string, string]
const keyUrl = () => `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}/key`

const calls = (authorization: string) =>
  Promise.all([
    site.app.inject({ url: '/api/projects', headers: { authorization } }),
    site.app.inject({ url: '/api/gallery-concepts', headers: { authorization } }),
    site.app.inject({ url: '/trpc/auth.me', headers: { authorization } }),
    site.app.inject({ url: '/trpc/projects.list', headers: { authorization } }),
  ])

async function expectRejection(authorization: string) {
  const [projects, concepts, me, list] = await calls(authorization)
  for (const response of [projects, concepts, me, list]) {
    expect(response.statusCode).toBe(401)
    expect(response.headers['www-authenticate']).toBe('Bearer')
  }
  for (const response of [projects, concepts]) {
    expect(response.json()).toMatchObject({ success: false, code: 'UNAUTHORIZED' })
  }
  for (const response of [me, list]) {
    expect(response.json().error.data.code).toBe('UNAUTHORIZED')
  }
}

type Vector = [label: string, token: () => string]

const signatures: Vector[] = [
  [
    'alg none without a signature (9.1.2)',
    () => `${encodePart({ alg: 'none' })}.${splitValidToken()[1]}.`,
  ],
  ['alg none with a signature (9.1.2)', () => withHeader({ alg: 'none' })],
  ['alg nOnE (9.1.2)', () => `${encodePart({ ...HEADER, alg: 'nOnE' })}.${splitValidToken()[1]}.`],
  ['no alg (9.1.2)', () => signToken({ typ: 'JWT' }, claimsOf(validToken))],
  ['alg as a list (9.1.2)', () => withHeader({ alg: ['HS256'] })],
  [
    'HS384 with the right key (9.1.2)',
    () => {
      const body = `${encodePart({ ...HEADER, alg: 'HS384' })}.${splitValidToken()[1]}`
      return `${body}.${hmac(body, undefined, 'sha384')}`
    },
  ],
  [
    'HS512 with the right key (9.1.2)',
    () => {
      const body = `${encodePart({ ...HEADER, alg: 'HS512' })}.${splitValidToken()[1]}`
      return `${body}.${hmac(body, undefined, 'sha512')}`
    },
  ],
  [
    'RS256 by a key of its own (9.1.2)',
    () => {
      const body = `${encodePart({ ...HEADER, alg: 'RS256' })}.${splitValidToken()[1]}`
      return `${body}.${signBytes('sha256', Buffer.from(body), privateKey).toString('base64url')}`
    },
  ],
  ['HS256 by a public key (9.1.2)', () => withHeader({}, publicPem)],
  ['another secret (9.1.1)', () => withHeader({}, 'another secret of at least 32 characters')],
  ['an empty secret (9.1.1)', () => withHeader({}, '')],
  [
    'the signature of another token (9.1.1)',
    () => `${beforeChange.split('.', 2).join('.')}.${splitValidToken()[2]}`,
  ],
  [
    'claims changed after signing (9.1.1)',
    () =>
      `${splitValidToken()[0]}.${encodePart({ ...claimsOf(validToken), sub: '2' })}.${splitValidToken()[2]}`,
  ],
  ['a signature cut short (9.1.1)', () => validToken.slice(0, -1)],
  [
    'a signature with other unused bits (9.1.1)',
    () => {
      const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
      return `${validToken.slice(0, -1)}${alphabet[alphabet.indexOf(validToken.slice(-1)) ^ 1]}`
    },
  ],
  ['a critical header', () => withHeader({ crit: ['exp'] })],
  ['a payload said not to be encoded', () => withHeader({ b64: false, crit: ['b64'] })],
  ['a kid (9.1.3)', () => withHeader({ kid: '../../../../dev/null' })],
  [
    'a kid and the key that it names (9.1.3)',
    () => withHeader({ kid: '../../../../dev/null' }, ''),
  ],
  ['a jku (9.1.3)', () => withHeader({ jku: keyUrl() })],
  ['a jku and another key (9.1.3)', () => withHeader({ jku: keyUrl() }, 'k')],
  ['an x5u and another key (9.1.3)', () => withHeader({ x5u: keyUrl() }, 'k')],
  [
    'a key of its own in the header (9.1.3)',
    () => withHeader({ jwk: { kty: 'oct', k: Buffer.from('k').toString('base64url') } }, 'k'),
  ],
  ['another type', () => withHeader({ typ: 'at+jwt' })],
]

const claims: Vector[] = [
  ['another issuer', () => withClaims({ iss: 'elsewhere' })],
  ['no issuer', () => withClaims({ iss: undefined })],
  ['a list of issuers', () => withClaims({ iss: ['agency-site'] })],
  ['another audience (9.2.3)', () => withClaims({ aud: 'elsewhere' })],
  ['no audience (9.2.3)', () => withClaims({ aud: undefined })],
  ['a list of audiences (9.2.3)', () => withClaims({ aud: ['elsewhere', 'agency-dashboard'] })],
  ['a nested list of audiences (9.2.3)', () => withClaims({ aud: [['agency-dashboard']] })],
  ['no expiry', () => withClaims({ exp: undefined })],
  ['an expiry as text', () => withClaims({ exp: String(now() + 600) })],
  ['an expiry as a list', () => withClaims({ exp: [now() + 600] })],
  ['an expiry in the past (9.2.1)', () => withClaims({ iat: now() - 600, exp: now() - 60 })],
  ['an expiry before its start', () => withClaims({ iat: now() + 2, exp: now() + 1 })],
  ['an expiry at its start', () => withClaims({ iat: now() + 1, exp: now() + 1 })],
  ['a longer lifetime than configured', () => withClaims({ iat: now(), exp: now() + 3_601 })],
  ['an expiry in the far future', () => withClaims({ exp: 9_999_999_999 })],
  [
    'a start before the maximum lifetime',
    () => withClaims({ iat: now() - 3_700, exp: now() + 60 }),
  ],
  ['no start', () => withClaims({ iat: undefined })],
  ['a start as text', () => withClaims({ iat: String(now()) })],
  ['a start in the future (9.2.1)', () => withClaims({ iat: now() + 60, exp: now() + 600 })],
  ['not valid yet (9.2.1)', () => withClaims({ nbf: now() + 60 })],
  ['no subject', () => withClaims({ sub: undefined })],
  ['a subject that is not a number', () => withClaims({ sub: 'admin' })],
  ['a subject as a number', () => withClaims({ sub: 1 })],
  ['a subject as a list', () => withClaims({ sub: ['1'] })],
  ['a subject with a NUL', () => withClaims({ sub: '1\0' })],
  ['a subject with SQL', () => withClaims({ sub: '1 or 1=1' })],
  ['a subject spelt with a zero', () => withClaims({ sub: '01' })],
  ['a negative subject', () => withClaims({ sub: '-1' })],
  ['an unknown subject', () => withClaims({ sub: '999' })],
  ['a subject beyond any id', () => withClaims({ sub: '4294967297' })],
  ['an address as a list', () => withClaims({ email: [owner.email] })],
  ['no time of the password change', () => withClaims({ passwordChangedAt: undefined })],
  [
    'a later time of the password change',
    () => withClaims({ passwordChangedAt: Date.now() + 9_000 }),
  ],
  ['a session that does not exist (7.4.1)', () => withClaims({ sid: randomUUID() })],
  ['the session of somebody else', () => withClaims({ sid: otherSession })],
  ['a session that is no id', () => withClaims({ sid: 'current' })],
  ['a list as claims', () => signToken(HEADER, [claimsOf(validToken)])],
  ['null as claims', () => signToken(HEADER, null)],
  ['text as claims', () => signToken(HEADER, 'owner')],
  ['a login that was deleted (7.4.2)', () => deletedUserToken],
  ['a password changed since (7.4.3)', () => beforeChange],
  [
    'a password changed in the same second or later (7.4.3)',
    () => withClaims({ passwordChangedAt: claimsOf(beforeChange).passwordChangedAt }),
  ],
]

const headers: Vector[] = [
  ['nothing', () => ''],
  ['the scheme alone', () => 'Bearer'],
  ['the scheme and a space', () => 'Bearer '],
  ['no scheme', () => validToken],
  ['another scheme', () => `Basic ${validToken}`],
  ['a misspelt scheme', () => `Bearers ${validToken}`],
  ['a colon after the scheme', () => `Bearer: ${validToken}`],
  ['a tab after the scheme', () => `Bearer\t${validToken}`],
  ['no space after the scheme', () => `Bearer${validToken}`],
  ['the scheme twice', () => `Bearer Bearer ${validToken}`],
  ['a leading space', () => ` Bearer ${validToken}`],
  ['a trailing space', () => `Bearer ${validToken} `],
  ['a space inside', () => `Bearer ${validToken.replace('.', '. ')}`],
  ['a trailing line break', () => `Bearer ${validToken}\n`],
  ['two tokens', () => `Bearer ${validToken}, Bearer ${validToken}`],
  ['two values, the first one valid', () => `Bearer ${validToken}, Basic YTpi`],
  ['a quoted token', () => `Bearer "${validToken}"`],
  ['a parameter', () => `Bearer token="${validToken}"`],
  ['one part', () => `Bearer ${splitValidToken()[1]}`],
  ['two parts', () => `Bearer ${splitValidToken()[0]}.${splitValidToken()[1]}`],
  ['no signature', () => `Bearer ${splitValidToken()[0]}.${splitValidToken()[1]}.`],
  ['four parts', () => `Bearer ${validToken}.${splitValidToken()[2]}`],
  ['five parts, as an encrypted token has', () => `Bearer ${validToken}.a.b`],
  ['a trailing dot', () => `Bearer ${validToken}.`],
  ['dots only', () => 'Bearer ..'],
  ['padding', () => `Bearer ${validToken}=`],
  ['padding inside', () => `Bearer ${splitValidToken().join('=.')}`],
  [
    'base64 for base64url',
    () => {
      const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
      const body = `${encode(HEADER)}.${encode({ ...claimsOf(validToken), email: 'ûï¾¿÷ÿ>?>?' })}`
      return `Bearer ${body}.${createHmac('sha256', site.deps.tokens.secret).update(body).digest('base64')}`
    },
  ],
  ['invalid JSON', () => `Bearer ${Buffer.from('{"alg"').toString('base64url')}.e30.e30`],
  [
    '12,000 characters',
    () => `Bearer ${splitValidToken()[0]}.${'A'.repeat(12_000)}.${splitValidToken()[2]}`,
  ],
  ['6,000 dots', () => `Bearer ${'.'.repeat(6_000)}`],
  ['12,000 characters without an end', () => `Bearer ${'a.'.repeat(6_000)}!`],
]

describe('refuses with 401 over both transports', () => {
  test.each(signatures)('%s', (_label, token) => expectRejection(`Bearer ${token()}`))
  test.each(claims)('%s', (_label, token) => expectRejection(`Bearer ${token()}`))
  test.each(headers)('%s', (_label, header) => expectRejection(header()))
})

/** The status line and headers of the response to a request with these lines, as raw bytes. */
async function statusOf(lines: string[]): Promise<string> {
  const { port } = site.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const head = ['GET /api/projects HTTP/1.1', 'Host: localhost', 'Connection: close', ...lines]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  return (await text(socket)).split('\r\n')[0] ?? ''
}

describe('raw requests with', () => {
  test.each<[string, () => string[], number]>([
    ['one Authorization line', () => [`Authorization: Bearer ${validToken}`], 200],
    [
      'two lines, the first one valid',
      () => [`Authorization: Bearer ${validToken}`, 'Authorization: x'],
      401,
    ],
    [
      'two lines, the second one valid',
      () => ['authorization: x', `AUTHORIZATION: Bearer ${validToken}`],
      401,
    ],
    ['the same line twice', () => Array(2).fill(`Authorization: Bearer ${validToken}`), 401],
    ['an empty line', () => ['Authorization:'], 401],
    ['a NUL', () => [`Authorization: Bearer ${validToken}\0`], 400],
    ['more than the header limit', () => [`Authorization: Bearer ${'a'.repeat(20_000)}`], 431],
  ])('%s', async (_label, lines, status) => {
    expect(await statusOf(lines())).toContain(` ${status} `)
  })
})

test('no key is fetched from a URL in the header (9.1.3)', async () => {
  for (const name of ['jku', 'x5u']) {
    for (const key of [undefined, 'k']) {
      await expectRejection(`Bearer ${withHeader({ [name]: keyUrl() }, key)}`)
    }
  }
  expect(keyServerRequests).toBe(0)
})

describe('accepts over both transports', () => {
  const acceptedTokens: Vector[] = [
    ['a token as issued', () => `Bearer ${validToken}`],
    ['the same built by hand', () => `Bearer ${withClaims({})}`],
    ['bearer', () => `bearer ${validToken}`],
    ['BEARER', () => `BEARER ${validToken}`],
    ['two spaces after the scheme', () => `Bearer  ${validToken}`],
    ['the maximum lifetime', () => `Bearer ${withClaims({ iat: now(), exp: now() + 3_600 })}`],
    ['a clock two seconds ahead', () => `Bearer ${withClaims({ iat: now() + 2 })}`],
    ['no session, as an earlier release', () => `Bearer ${withClaims({ sid: undefined })}`],
    ['unknown claims', () => `Bearer ${withClaims({ theme: 'dark' })}`],
  ]
  test.each(acceptedTokens)('%s', async (_label, header) => {
    const [projects, concepts, me, list] = await calls(header())
    for (const response of [projects, concepts, me, list]) expect(response.statusCode).toBe(200)
    expect(me.json().result.data).toEqual({ id: 1, email: owner.email, role: 'owner' })
  })

  test('a token for the new password', async () => {
    const token = await logIn(site, { ...owner, password: 'another-laneway' })
    const [projects] = await calls(`Bearer ${token}`)
    expect(projects.statusCode).toBe(200)
  })
})
