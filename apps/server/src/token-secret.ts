import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from './env.ts'

/** Min length of the key for HS256 (RFC 7518, 3.2), and of JWT_SECRET. */
const MIN_LENGTH = 32

/** Returns undefined for an error with this code; rethrows any other. */
const ignoreCode = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error
  return undefined
}

/** Rejects a truncated or hand-typed key, which could be guessed from a single token. */
function checkLength(secret: string, file: string): string {
  if (secret.trim().length >= MIN_LENGTH) return secret
  throw new StartError(
    `${file} is too short to sign logins with (at least ${MIN_LENGTH} characters). Delete it to have a new one made; everyone will have to log in again.`,
  )
}

/**
 * The key that signs tokens when JWT_SECRET is not set: generated once and kept in the data
 * directory, so that logins survive a restart. If two processes start at once, both get the same
 * key.
 */
export async function readTokenSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'jwt-secret')
  try {
    const existing = await readFile(file, 'utf8').catch(ignoreCode('ENOENT'))
    if (existing) return checkLength(existing, file)
    // A power loss can leave the file empty.
    if (existing === '') await rm(file, { force: true })
    await mkdir(dataDir, { recursive: true })
    const temporaryFile = `${file}.${process.pid}`
    await writeFile(temporaryFile, randomBytes(48).toString('base64url'), { mode: 0o600 })
    // link() never replaces a file: the first process wins, with a complete file.
    await link(temporaryFile, file).catch(ignoreCode('EEXIST'))
    await rm(temporaryFile)
    return checkLength(await readFile(file, 'utf8'), file)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`Cannot store the JWT secret in DATA_DIR: ${(error as Error).message}.`)
  }
}
