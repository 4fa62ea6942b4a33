import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from './env.ts'

/** Nothing when the error is of this kind; throws any other. */
const unless = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error
  return undefined
}

/**
 * The key that signs tokens when JWT_SECRET is not set: made once and kept in the data directory,
 * so that logins survive a restart. Of two processes that start at once both get the same.
 */
export async function readTokenSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'jwt-secret')
  try {
    const known = await readFile(file, 'utf8').catch(unless('ENOENT'))
    if (known) return known
    // Left empty by a machine that lost power.
    if (known === '') await rm(file, { force: true })
    await mkdir(dataDir, { recursive: true })
    const mine = `${file}.${process.pid}`
    await writeFile(mine, randomBytes(48).toString('base64url'), { mode: 0o600 })
    // Linking never replaces: the first process wins, whole.
    await link(mine, file).catch(unless('EEXIST'))
    await rm(mine)
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new StartError(`DATA_DIR cannot keep the key of logins: ${(error as Error).message}.`)
  }
}
