import { isAccount } from '@agency/api/auth/account-service'
import { createFirstAdmin } from '@agency/api/auth/first-admin'
import type { Passwords } from '@agency/api/auth/passwords'
import type { OpenDatabase } from './database.ts'
import { type Env, StartError } from './env.ts'

/** The login of a fresh embedded database. Everybody can read it here: it is for this machine only. */
export const DEMO_LOGIN = { email: 'demo@emberlane.example', password: 'melbourne-laneway' }

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

const tooPublic = (env: Env, advice: string) =>
  new StartError(`HOST ${env.HOST} is beyond this machine, and the demo login is public; ${advice}`)

/**
 * Makes the first login: that of the environment, or the demo's on the embedded database. Answers
 * what the start says of it. Throws a StartError where the demo login would be open to others.
 */
export async function prepareFirstLogin(
  env: Env,
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  passwords: Passwords,
): Promise<string | undefined> {
  const isOpen = env.ROLE !== 'worker' && !isLoopback(env.HOST)
  if (env.ADMIN_EMAIL && env.ADMIN_PASSWORD) {
    const login = { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
    await createFirstAdmin(db, passwords, login)
  } else if (kind === 'embedded') {
    if (isOpen) throw tooPublic(env, 'set ADMIN_EMAIL and ADMIN_PASSWORD.')
    await createFirstAdmin(db, passwords, DEMO_LOGIN)
  }
  // It may stand in the database from an earlier start.
  const isDemo = await isAccount({ db, passwords }, DEMO_LOGIN)
  if (isDemo && isOpen) {
    throw tooPublic(env, `give it another password: npm run admin -- reset ${DEMO_LOGIN.email}`)
  }
  if (env.ADMIN_EMAIL) return env.ADMIN_EMAIL
  if (isDemo) return `${DEMO_LOGIN.email} / ${DEMO_LOGIN.password} (demo, this machine only)`
  return kind === 'embedded' ? `${DEMO_LOGIN.email} (its password was changed)` : undefined
}
