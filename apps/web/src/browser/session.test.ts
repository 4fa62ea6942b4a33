import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSession, decodeToken, type Session } from './session.ts'
import { staffFetch } from './staff-fetch.ts'

const encodePart = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenOf = (claims: unknown) => `${encodePart({ alg: 'HS256' })}.${encodePart(claims)}.sig`

test('reads the claims of a three-part token', () => {
  expect(decodeToken(tokenOf({ email: 'zoë@example.com' }))).toEqual({ email: 'zoë@example.com' })
})

const undecodable = [
  '',
  'one',
  'one.two',
  'a.b.c',
  `a.${encodePart({})}.c.d`,
  `a.${encodePart('text')}.c`,
  `a.${encodePart(['email'])}.c`,
  `a.${encodePart({})}.`,
  `.${encodePart({})}.c`,
  tokenOf({ exp: 'tomorrow' }),
]
test.each(undecodable)('refuses %j', (token) => {
  expect(decodeToken(token)).toBeUndefined()
})

describe('a session', () => {
  const user = { email: 'owner@emberlane.example' }
  const token = tokenOf(user)
  const expiryIn = (seconds: number) => Math.floor(Date.now() / 1000) + seconds
  let stored: Map<string, string>
  let fireStorageEvent: (key: string | null) => void
  const logError = vi.spyOn(console, 'error').mockImplementation(() => {})

  const openSession = (): Session =>
    createSession(() => ({
      localStorage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => stored.set(key, value),
        removeItem: (key) => stored.delete(key),
      },
      addEventListener: (_type, listener) => {
        fireStorageEvent = (key) => listener({ key })
      },
    }))

  beforeEach(() => {
    vi.useFakeTimers()
    stored = new Map()
    logError.mockClear()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is checking until it is restored', () => {
    expect(openSession().read()).toEqual({ isChecking: true, isAuthenticated: false })
  })

  test('restores a stored token that decodes', () => {
    stored.set('token', token)
    const session = openSession()
    session.restore()
    expect(session.read()).toEqual({ isChecking: false, isAuthenticated: true, user, token })
  })

  test('is unauthenticated without a stored token', () => {
    const session = openSession()
    session.restore()
    expect(session.read()).toEqual({ isChecking: false, isAuthenticated: false })
    expect(logError).not.toHaveBeenCalled()
  })

  test.each(undecodable)('removes and logs the stored token %j', (badToken) => {
    stored.set('token', badToken)
    const session = openSession()
    session.restore()
    expect(session.read()).toEqual({ isChecking: false, isAuthenticated: false })
    expect(stored.has('token')).toBe(false)
    expect(logError).toHaveBeenCalledOnce()
  })

  test('stores the token on login and notifies subscribers', () => {
    const session = openSession()
    const listener = vi.fn()
    session.subscribe(listener)
    expect(session.login(token)).toBe(true)
    expect(session.read()).toMatchObject({ isAuthenticated: true, user, token })
    expect(stored.get('token')).toBe(token)
    expect(listener).toHaveBeenCalled()
  })

  test('logs and ignores a login whose token does not decode', () => {
    const session = openSession()
    session.login(token)
    const previous = session.read()
    expect(session.login('nonsense')).toBe(false)
    expect(session.read()).toBe(previous)
    expect(stored.get('token')).toBe(token)
    expect(logError).toHaveBeenCalledOnce()
  })

  test('removes the token and the user on logout', () => {
    const session = openSession()
    session.login(token)
    session.logout()
    expect(session.read()).toEqual({ isChecking: false, isAuthenticated: false })
    expect(stored.has('token')).toBe(false)
  })

  test.each([60, 12 * 3_600, 90 * 86_400])(
    'expires after %i seconds with its token',
    (lifetime) => {
      const session = openSession()
      session.login(tokenOf({ exp: expiryIn(lifetime) }))
      vi.advanceTimersByTime((lifetime - 2) * 1_000)
      expect(session.read().isAuthenticated).toBe(true)
      vi.advanceTimersByTime(2_000)
      expect(session.read().isAuthenticated).toBe(false)
      expect(stored.has('token')).toBe(false)
    },
  )

  test('expires at once when the stored token has expired', () => {
    stored.set('token', tokenOf({ exp: expiryIn(-60) }))
    const session = openSession()
    session.restore()
    vi.advanceTimersByTime(0)
    expect(session.read().isAuthenticated).toBe(false)
    expect(stored.has('token')).toBe(false)
  })

  test('does not end a new login when the old token expires', () => {
    const session = openSession()
    session.login(tokenOf({ exp: expiryIn(60) }))
    session.login(tokenOf({ exp: expiryIn(3_600) }))
    vi.advanceTimersByTime(120_000)
    expect(session.read().isAuthenticated).toBe(true)
  })

  test('follows changes in other tabs', () => {
    const session = openSession()
    session.login(token)
    const otherToken = tokenOf({ email: 'second@emberlane.example' })
    stored.set('token', otherToken)
    fireStorageEvent('theme')
    expect(session.read().token).toBe(token)
    fireStorageEvent('token')
    expect(session.read().token).toBe(otherToken)
    stored.clear()
    fireStorageEvent(null)
    expect(session.read().isAuthenticated).toBe(false)
  })

  describe('in staff requests', () => {
    const origin = 'https://site.example'
    const fetchMock = vi.fn<(request: Request) => Promise<Response>>()
    beforeEach(() => {
      fetchMock.mockReset().mockResolvedValue(new Response('{}'))
      vi.stubGlobal('fetch', fetchMock)
    })
    afterEach(() => {
      vi.unstubAllGlobals()
    })
    const sentAuthorization = () => fetchMock.mock.calls[0]?.[0].headers.get('authorization')

    test('is sent as a bearer token to this origin only', async () => {
      const session = openSession()
      session.login(token)
      const call = staffFetch(session, origin)
      await call('https://site.example/trpc/auth.me')
      expect(sentAuthorization()).toBe(`Bearer ${token}`)
      fetchMock.mockClear()
      await call('https://elsewhere.example/')
      expect(sentAuthorization()).toBeNull()
    })

    test('ends on a 401 but on no other status', async () => {
      const session = openSession()
      session.login(token)
      const call = staffFetch(session, origin)
      for (const status of [400, 403, 404, 429, 500, 503]) {
        fetchMock.mockResolvedValueOnce(new Response('', { status }))
        await call('https://site.example/api/projects')
      }
      expect(session.read().isAuthenticated).toBe(true)
      fetchMock.mockResolvedValueOnce(new Response('', { status: 401 }))
      expect((await call('https://site.example/api/projects')).status).toBe(401)
      expect(session.read().isAuthenticated).toBe(false)
      expect(stored.has('token')).toBe(false)
    })

    test('survives a 401 for an older token', async () => {
      const session = openSession()
      session.login(token)
      fetchMock.mockImplementationOnce(async () => {
        session.login(tokenOf({ email: 'second@emberlane.example' }))
        return new Response('', { status: 401 })
      })
      await staffFetch(session, origin)('https://site.example/api/projects')
      expect(session.read().isAuthenticated).toBe(true)
    })
  })
})
