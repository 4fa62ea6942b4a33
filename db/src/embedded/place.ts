import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { chown, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Account } from './binaries.ts'

/** Where one embedded server lives. */
export interface Place {
  /** Directory with the cluster, the password and the log. */
  home: string
  /** Directory for copies of the binaries, where they are needed. */
  stage: string
  /** Set when this process is root: PostgreSQL refuses to run as root. */
  account: Account | undefined
}

/** `postgres` where the machine has it, else `nobody`: both exist without changing the machine. */
function findAccount(): Account {
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const row = rows.find(([name]) => name === 'postgres') ?? rows.find(([name]) => name === 'nobody')
  if (!row) throw new Error('Started as root, and there is no other account to run PostgreSQL as.')
  return { uid: Number(row[2]), gid: Number(row[3]) }
}

const enters = (dir: string, account: Account) =>
  spawnSync('/bin/sh', ['-c', 'cd "$0"', dir], { cwd: '/', stdio: 'ignore', ...account }).status ===
  0

/**
 * Root writes the log, the port and the password into a place by their names: were it the account's own,
 * whoever has that account could make links of them to any file of the machine. Only the cluster in it is
 * the account's. An earlier release gave it the whole place.
 */
async function keepOwn(home: string): Promise<void> {
  await chown(home, 0, 0)
  for (const entry of await readdir(home, { withFileTypes: true }))
    if (entry.isSymbolicLink()) await rm(path.join(home, entry.name))
}

/**
 * Chooses the place of the server for `dir` and makes its directories.
 * As root it belongs to an account without rights; where that account cannot enter `dir` (a
 * checkout below /root), the cluster lives in /var/lib and `dir/moved-to` names the place.
 */
export async function preparePlace(dir: string): Promise<Place> {
  await mkdir(dir, { recursive: true })
  if (process.getuid?.() !== 0) return { home: dir, stage: dir, account: undefined }

  // An existing cluster keeps its owner, whatever accounts were added since.
  const data = path.join(dir, 'data')
  const owner = existsSync(data) ? statSync(data) : undefined
  const account = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : findAccount()
  if (enters(dir, account)) {
    await keepOwn(dir)
    return { home: dir, stage: '/var/lib/agency-site', account }
  }
  const key = createHash('sha256').update(dir).digest('hex').slice(0, 16)
  const home = path.join('/var/lib/agency-site', key)
  await mkdir(home, { recursive: true, mode: 0o755 })
  await keepOwn(home)
  await writeFile(path.join(dir, 'moved-to'), `${home}\n`)
  return { home, stage: '/var/lib/agency-site', account }
}
