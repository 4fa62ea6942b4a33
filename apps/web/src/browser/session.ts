import { TOKEN_KEY as KEY } from './stored-token.ts'

/** setTimeout takes a 32-bit delay in ms, so a longer wait is split into steps. */
const MAX_DELAY_MS = 2 ** 31 - 1

interface Claims {
  email?: string
  /** Unchecked. */
  role?: string
  /** Whether a second factor has to be added before anything else. Unchecked. */
  mustEnrol?: boolean
  /** Expiry, in seconds since 1970. */
  exp?: number
}

const isClaims = (value: unknown): value is Claims => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { email, exp } = value as Record<string, unknown>
  return (
    ['string', 'undefined'].includes(typeof email) && (exp === undefined || Number.isFinite(exp))
  )
}

/** The claims of a three-part token. Its signature is not verified. */
export function decodeToken(token: string): Claims | undefined {
  const [header, payload, signature, ...rest] = token.split('.')
  if (!header || !payload || !signature || rest.length > 0) return undefined
  try {
    const bytes = Uint8Array.from(
      atob(payload.replace(/-/g, '+').replace(/_/g, '/')),
      (character) => character.charCodeAt(0),
    )
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isClaims(claims) ? claims : undefined
  } catch {
    return undefined
  }
}

interface AuthState {
  /** True until the stored token has been read. */
  isChecking: boolean
  isAuthenticated: boolean
  /** Set when a login ended without a logout: it expired, or the server rejected it. */
  hasEnded?: boolean
  user?: Claims
  token?: string
}

const checking: AuthState = { isChecking: true, isAuthenticated: false }
const loggedOut: AuthState = { isChecking: false, isAuthenticated: false }
const endedState: AuthState = { ...loggedOut, hasEnded: true }

/** The parts of a browser window that a session needs. */
interface SessionHost {
  localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  addEventListener(type: 'storage', listener: (event: { key: string | null }) => void): void
}

export interface Session {
  /** The current state; the same object until it changes. */
  read(): AuthState
  /** Calls the listener after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void
  /** Reads the stored token the first time it is called. */
  restore(): void
  /**
   * Whether the token decodes. If so it is stored; otherwise it is only logged, and nothing
   * changes.
   */
  login(token: string): boolean
  logout(): void
  /** Logs out if the token that the server rejected is still the current one. */
  invalidate(token: string | undefined): void
}

/** The login of this browser, shared by all its tabs. It ends when the token expires. */
export function createSession(host: () => SessionHost): Session {
  let state = checking
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function setState(next: AuthState) {
    state = next
    clearTimeout(timer)
    if (next.user?.exp !== undefined) scheduleEnd(next.user.exp * 1000)
    for (const listener of listeners) listener()
  }
  function scheduleEnd(endsAt: number) {
    const remaining = endsAt - Date.now()
    timer = setTimeout(
      () => (endsAt <= Date.now() ? end() : scheduleEnd(endsAt)),
      Math.min(Math.max(remaining, 0), MAX_DELAY_MS),
    )
  }
  function end() {
    store(undefined)
    setState(endedState)
  }
  // A browser that allows no storage keeps the login until the page is left.
  function store(token: string | undefined) {
    try {
      if (token === undefined) host().localStorage.removeItem(KEY)
      else host().localStorage.setItem(KEY, token)
    } catch {}
  }
  function readToken(): string | null {
    try {
      return host().localStorage.getItem(KEY)
    } catch {
      return null
    }
  }
  function restoreStored() {
    const token = readToken()
    // If several tabs share a login that expires, one of them removes the token first.
    const hasExpired = (state.user?.exp ?? Number.POSITIVE_INFINITY) * 1000 <= Date.now()
    if (token === null) return setState(hasExpired ? endedState : loggedOut)
    const user = decodeToken(token)
    if (user) return setState({ isChecking: false, isAuthenticated: true, user, token })
    console.error('The stored token could not be decoded.')
    session.logout()
  }

  const session: Session = {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    restore: () => {
      if (!state.isChecking) return
      // Another tab logged in or out; a null key means that storage was cleared.
      host().addEventListener('storage', ({ key }) => {
        if (key === KEY || key === null) restoreStored()
      })
      restoreStored()
    },
    login: (token) => {
      const user = decodeToken(token)
      if (!user) {
        console.error('The token of this login could not be decoded.')
        return false
      }
      session.restore()
      store(token)
      setState({ isChecking: false, isAuthenticated: true, user, token })
      return true
    },
    logout: () => {
      store(undefined)
      setState(loggedOut)
    },
    invalidate: (token) => {
      if (state.isAuthenticated && state.token === token) end()
    },
  }
  return session
}

export const session = createSession(() => window)
