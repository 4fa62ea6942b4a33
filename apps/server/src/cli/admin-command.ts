import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { AppError } from '@agency/api/errors/app-error'
import {
  createAccount,
  removeAccount,
  removeSecondFactors,
  resetPassword,
} from '@agency/api/features/auth/account-service'
import { openPasswords } from '@agency/api/features/auth/passwords'
import { isOwnEmail, NewPassword, PASSWORD_IS_EMAIL } from '@agency/contract/login'
import { emailAddress } from '@agency/contract/text'
import { pino } from 'pino'
import { openDatabase } from '../database.ts'
import { type Env, readEnv, StartError } from '../env.ts'
import { DEMO_LOGIN } from '../first-login.ts'
import type { Terminal } from './terminal.ts'

const USAGE = `npm run admin -- create EMAIL   makes a login
npm run admin -- reset EMAIL    resets a user's password and ends their sessions
npm run admin -- remove EMAIL   removes a login, unless it is the last one, and ends its sessions
npm run admin -- reset-second-factor EMAIL   removes the second factors of a login and ends its sessions
  --stdin                       reads the password from standard input instead of making one`

const actions = {
  create: { run: createAccount, successText: 'Created', needsPassword: true },
  reset: { run: resetPassword, successText: 'Reset', needsPassword: true },
  remove: { run: removeAccount, successText: 'Removed', needsPassword: false },
  'reset-second-factor': {
    ...{ run: removeSecondFactors, successText: 'Removed the second factors of' },
    needsPassword: false,
  },
} as const
type Action = keyof typeof actions
const isAction = (text: string | undefined): text is Action => Object.hasOwn(actions, text ?? '')

const root = path.resolve(import.meta.dirname, '../../../..')

export interface AdminTerminal extends Terminal {
  /** Reads all of stdin. */
  readInput(): Promise<string>
}

interface ParsedArguments {
  action: Action
  email: string
  fromStdin: boolean
}

function readArguments(args: string[]): ParsedArguments {
  const { values, positionals } = (() => {
    try {
      return parseArgs({ args, allowPositionals: true, options: { stdin: { type: 'boolean' } } })
    } catch {
      throw new StartError(USAGE)
    }
  })()
  const [action, address, ...more] = positionals
  const fromStdin = values.stdin === true
  if (!isAction(action) || !address || more.length > 0) throw new StartError(USAGE)
  if (!actions[action].needsPassword && fromStdin) throw new StartError(USAGE)
  const email = emailAddress.safeParse(address)
  if (!email.success) throw new StartError(`${address} is not an email address.`)
  return { action, email: email.data, fromStdin }
}

/** 24 characters with 144 random bits. */
const makePassword = () => randomBytes(18).toString('base64url')

/** The password that was piped in or typed until the end of input, without the trailing newline. */
function readPassword(input: string, email: string): string {
  const password = NewPassword.safeParse(input.replace(/\r?\n$/, ''))
  if (!password.success) throw new StartError(password.error.issues[0]?.message ?? '')
  if (/[\r\n]/.test(password.data)) throw new StartError('The password must be a single line.')
  if (isOwnEmail(password.data, email)) throw new StartError(PASSWORD_IS_EMAIL)
  // This password is public: with it the demo login would be open again, even on a public site.
  if (password.data === DEMO_LOGIN.password) throw new StartError('This password is public.')
  return password.data
}

async function runAction(
  env: Env,
  { action, email, fromStdin }: ParsedArguments,
  { log: say, error, readInput }: AdminTerminal,
): Promise<void> {
  const password = fromStdin ? readPassword(await readInput(), email) : makePassword()
  const log = pino({ level: env.LOG_LEVEL }, { write: (line) => error(line.trimEnd()) })
  const database = await openDatabase(env, log)
  const passwords = openPasswords()
  try {
    const { run, successText, needsPassword } = actions[action]
    await run({ db: database.db, passwords }, { email, password })
    say(`${successText} ${email}`)
    if (!fromStdin && needsPassword) say(`Password  ${password}  (not shown again)`)
  } finally {
    await passwords.close()
    await database.release()
  }
}

/** Runs the requested action on the site of this environment; returns the exit code. */
export async function runAdminCommand(
  args: string[],
  source: NodeJS.ProcessEnv,
  terminal: AdminTerminal,
): Promise<number> {
  try {
    const requested = readArguments(args)
    await runAction(readEnv(source, root), requested, terminal)
    return 0
  } catch (error) {
    if (error instanceof StartError || error instanceof AppError) terminal.error(error.message)
    else terminal.error(`Failed: ${error instanceof Error ? error.stack : error}`)
    return 1
  }
}
