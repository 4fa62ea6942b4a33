import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * The key that signs tokens when JWT_SECRET is not set: made once and kept in the data directory,
 * so that logins survive a restart. Of two processes that start at once both get the same.
 */
export async function readTokenSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'jwt-secret')
  const kept = () => readFile(file, 'utf8').catch(() => undefined)
  const known = await kept()
  if (known) return known
  await mkdir(dataDir, { recursive: true })
  const mine = `${file}.${process.pid}`
  const secret = randomBytes(48).toString('base64url')
  await writeFile(mine, secret, { mode: 0o600 })
  // Linking never replaces: the first process wins, whole.
  await link(mine, file).catch(() => {})
  await rm(mine)
  return (await kept()) ?? secret
}
