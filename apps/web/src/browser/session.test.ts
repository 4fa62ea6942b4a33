import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSession, decodeToken, type Session } from './session.ts'
import { staffFetch } from './staff-fetch.ts'

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenOf = (claims: unknown) => `${part({ alg: 'HS256' })}.${part(claims)}.sig`

test('reads the claims of a three-part token', () => {
  expect(decodeToken(tokenOf({ email: 'zoë@example.com' }))).toEqual({ email: 'zoë@example.com' })
})

const undecodable = [
  '',
  'one',
  'one.two',
  'a.b.c',
  `a.${part({})}.c.d`,
  `a.${part('text')}.c`,
  `a.${part(['email'])}.c`,
  `a.${part({})}.`,
  `.${part({})}.c`,
  tokenOf({ exp: 'tomorrow' }),
]
test.each(undecodable)('refuses %j', (token) => {
  expect(decodeToken(token)).toBeUndefined()
})

describe('a session', () => {
  const user = { email: 'owner@emberlane.example' }
  const token = tokenOf(user)
  const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds
  let stored: Map<string, string>
  let fromOtherTab: (key: string | null) => void
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})

  const open = (): Session =>
    createSession(() => ({
      localStorage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => stored.set(key, value),
        removeItem: (key) => stored.delete(key),
      },
      addEventListener: (_type, listener) => {
        fromOtherTab = (key) => listener({ key })
      },
    }))

  beforeEach(() => {
    vi.useFakeTimers()
    stored = new Map()
    logged.mockClear()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is checking until it is restored', () => {
    expect(open().read()).toEqual({ isChecking: true, isAuthenticated: false })
  })

  test('restores a stored token that decodes', () => {
    stored.set('token', token)
    const session = open()
    session.restore()
    expect(session.read()).toEqual({ isChecking: false, isAuthenticated: true, user, token })
  })

  test('is unauthenticated without a stored token', () => {
    const session = open()
    session.restore()
    expect(session.read()).toEqual({ isChecking: false, isAuthenticated: false })
    expect(logged).not.toHaveBeenCalled()
  })

  test.each(undecodable)('removes and logs the stored token %j', (bad) => {
    stored.set('token', bad)
    const session = open()
    session.restore()
    expect(session.read()).toEqual({ isChecking: false, isAuthenticated: false })
    expect(stored.has('token')).toBe(false)
    expect(logged).toHaveBeenCalledOnce()
  })

  test('stores the token on login and notifies subscribers', () => {
    const session = open()
    const heard = vi.fn()
    session.subscribe(heard)
    expect(session.login(token)).toBe(true)
    expect(session.read()).toMatchObject({ isAuthenticated: true, user, token })
    expect(stored.get('token')).toBe(token)
    expect(heard).toHaveBeenCalled()
  })

  test('logs and ignores a login whose token does not decode', () => {
    const session = open()
    session.login(token)
    const before = session.read()
    expect(session.login('nonsense')).toBe(false)
    expect(session.read()).toBe(before)
    expect(stored.get('token')).toBe(token)
    expect(logged).toHaveBeenCalledOnce()
  })

  test('removes the token and the user on logout', () => {
    const session = open()
    session.login(token)
    session.logout()
    expect(session.read()).toEqual({ isChecking: false, isAuthenticated: false })
    expect(stored.has('token')).toBe(false)
  })

  test.each([60, 12 * 3_600, 90 * 86_400])('expires after %i seconds with its token', (life) => {
    const session = open()
    session.login(tokenOf({ exp: inSeconds(life) }))
    vi.advanceTimersByTime((life - 2) * 1_000)
    expect(session.read().isAuthenticated).toBe(true)
    vi.advanceTimersByTime(2_000)
    expect(session.read().isAuthenticated).toBe(false)
    expect(stored.has('token')).toBe(false)
  })

  test('expires at once when the stored token has expired', () => {
    stored.set('token', tokenOf({ exp: inSeconds(-60) }))
    const session = open()
    session.restore()
    vi.advanceTimersByTime(0)
    expect(session.read().isAuthenticated).toBe(false)
    expect(stored.has('token')).toBe(false)
  })

  test('does not end a new login when the old token expires', () => {
    const session = open()
    session.login(tokenOf({ exp: inSeconds(60) }))
    session.login(tokenOf({ exp: inSeconds(3_600) }))
    vi.advanceTimersByTime(120_000)
    expect(session.read().isAuthenticated).toBe(true)
  })

  test('follows changes in other tabs', () => {
    const session = open()
    session.login(token)
    const other = tokenOf({ email: 'second@emberlane.example' })
    stored.set('token', other)
    fromOtherTab('theme')
    expect(session.read().token).toBe(token)
    fromOtherTab('token')
    expect(session.read().token).toBe(other)
    stored.clear()
    fromOtherTab(null)
    expect(session.read().isAuthenticated).toBe(false)
  })

  describe('in staff requests', () => {
    const origin = 'https://site.example'
    const answer = vi.fn<(request: Request) => Promise<Response>>()
    beforeEach(() => {
      answer.mockReset().mockResolvedValue(new Response('{}'))
      vi.stubGlobal('fetch', answer)
    })
    afterEach(() => {
      vi.unstubAllGlobals()
    })
    const sent = () => answer.mock.calls[0]?.[0].headers.get('authorization')

    test('is sent as a bearer token to this origin only', async () => {
      const session = open()
      session.login(token)
      const call = staffFetch(session, origin)
      await call('https://site.example/trpc/auth.me')
      expect(sent()).toBe(`Bearer ${token}`)
      answer.mockClear()
      await call('https://elsewhere.example/')
      expect(sent()).toBeNull()
    })

    test('ends on a 401 but on no other status', async () => {
      const session = open()
      session.login(token)
      const call = staffFetch(session, origin)
      for (const status of [400, 403, 404, 429, 500, 503]) {
        answer.mockResolvedValueOnce(new Response('', { status }))
        await call('https://site.example/api/projects')
      }
      expect(session.read().isAuthenticated).toBe(true)
      answer.mockResolvedValueOnce(new Response('', { status: 401 }))
      expect((await call('https://site.example/api/projects')).status).toBe(401)
      expect(session.read().isAuthenticated).toBe(false)
      expect(stored.has('token')).toBe(false)
    })

    test('survives a 401 for an older token', async () => {
      const session = open()
      session.login(token)
      answer.mockImplementationOnce(async () => {
        session.login(tokenOf({ email: 'second@emberlane.example' }))
        return new Response('', { status: 401 })
      })
      await staffFetch(session, origin)('https://site.example/api/projects')
      expect(session.read().isAuthenticated).toBe(true)
    })
  })
})
