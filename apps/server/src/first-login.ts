import { verifyCredentials } from '@agency/api/features/auth/account-service'
import { createFirstAdmin } from '@agency/api/features/auth/first-admin'
import type { Passwords } from '@agency/api/features/auth/passwords'
import { isLoopback } from '@agency/api/http/loopback'
import type { OpenDatabase } from './database.ts'
import { type Env, StartError } from './env.ts'

/**
 * Login of a fresh embedded database. It is public in this repository, so it is for local use only.
 */
export const DEMO_LOGIN = { email: 'demo@emberlane.example', password: 'melbourne-laneway' }

/**
 * The setting that exposes the site beyond this machine, with its value; undefined if local only.
 */
export function exposureOf({ HOST, publicUrl, TRUST_PROXY }: Env): string | undefined {
  if (!isLoopback(HOST)) return `HOST ${HOST} is reachable from other machines`
  // Behind a local proxy, every client connects from loopback.
  if (!isLoopback(new URL(publicUrl).hostname))
    return `PUBLIC_URL ${publicUrl} is not on this machine`
  return TRUST_PROXY === false ? undefined : 'TRUST_PROXY admits clients through a proxy'
}

/**
 * Creates the first login: that of the environment, or the demo's on the embedded database. Returns
 * the line that is printed at startup. Throws a StartError if the demo login would be reachable
 * from other machines.
 */
export async function prepareFirstLogin(
  env: Env,
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  passwords: Passwords,
): Promise<string | undefined> {
  const exposure = env.ROLE === 'worker' ? undefined : exposureOf(env)
  const startError = (advice: string) =>
    new StartError(`${exposure}, and the demo login is publicly known; ${advice}`)
  if (env.ADMIN_EMAIL && env.ADMIN_PASSWORD) {
    const login = { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
    await createFirstAdmin(db, passwords, login)
  } else if (kind === 'embedded') {
    if (exposure) throw startError('set ADMIN_EMAIL and ADMIN_PASSWORD.')
    await createFirstAdmin(db, passwords, DEMO_LOGIN)
  }
  // It may be in the database from an earlier start.
  const isDemo = await verifyCredentials({ db, passwords }, DEMO_LOGIN)
  if (isDemo && exposure) {
    throw startError(`give it another password: npm run admin -- reset ${DEMO_LOGIN.email}`)
  }
  if (env.ADMIN_EMAIL) return env.ADMIN_EMAIL
  if (isDemo) return `${DEMO_LOGIN.email} / ${DEMO_LOGIN.password} (demo, this machine only)`
  return kind === 'embedded' ? `${DEMO_LOGIN.email} (its password was changed)` : undefined
}
