import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from './env.ts'

/** What HS256 asks for (RFC 7518, 3.2), and what JWT_SECRET has to have. */
const LEAST_LENGTH = 32

/** Nothing when the error is of this kind; throws any other. */
const unless = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error
  return undefined
}

/** A key that was cut short, or typed by hand, could be guessed from a single token. */
function checked(secret: string, file: string): string {
  if (secret.trim().length >= LEAST_LENGTH) return secret
  throw new StartError(
    `${file} is too short to sign logins with (at least ${LEAST_LENGTH} characters). Remove it, and a new one is made; everybody logs in again.`,
  )
}

/**
 * The key that signs tokens when JWT_SECRET is not set: made once and kept in the data directory,
 * so that logins survive a restart. Of two processes that start at once both get the same.
 */
export async function readTokenSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'jwt-secret')
  try {
    const known = await readFile(file, 'utf8').catch(unless('ENOENT'))
    if (known) return checked(known, file)
    // Left empty by a machine that lost power.
    if (known === '') await rm(file, { force: true })
    await mkdir(dataDir, { recursive: true })
    const mine = `${file}.${process.pid}`
    await writeFile(mine, randomBytes(48).toString('base64url'), { mode: 0o600 })
    // Linking never replaces: the first process wins, whole.
    await link(mine, file).catch(unless('EEXIST'))
    await rm(mine)
    return checked(await readFile(file, 'utf8'), file)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`Cannot store the JWT secret in DATA_DIR: ${(error as Error).message}.`)
  }
}
