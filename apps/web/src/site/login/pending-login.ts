import type { SecondFactorMethod, SecondFactorNeeded } from '@agency/contract/second-factor'

const KEY = 'pending-login'
/** A little less than the token is valid. */
const VALID_MS = 290_000

/** A login that waits for its second factor. */
export interface PendingLogin {
  loginToken: string
  methods: SecondFactorMethod[]
}

/** Keeps a login for a reload of this tab. Its token opens nothing. */
export function storePendingLogin({ loginToken, methods }: SecondFactorNeeded): PendingLogin {
  const pending = { loginToken, methods }
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...pending, until: Date.now() + VALID_MS }))
  } catch {
    // After a reload the password is entered again.
  }
  return pending
}

/** The login that this tab kept, unless it has expired. */
export function readPendingLogin(): PendingLogin | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return stored?.until > Date.now() ? stored : undefined
  } catch {
    return undefined
  }
}

export function removePendingLogin(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {}
}
