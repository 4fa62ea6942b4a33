import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { chown, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Account } from './binaries.ts'

/** Directories and account of one embedded server. */
export interface ServerPaths {
  /** Directory with the cluster, the password and the log. */
  home: string
  /** Directory for copies of the binaries, if needed. */
  stage: string
  /** Set when this process is root: PostgreSQL refuses to run as root. */
  account: Account | undefined
}

/** The `postgres` account if the machine has one, else `nobody`: both exist without any setup. */
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
 * Root writes the log, the port and the password into this directory by name. If the server's
 * account owned it, anybody with that account could replace them with symlinks to any file on the
 * machine. So only the cluster inside belongs to the account. An earlier release gave it the whole
 * directory.
 */
async function restoreRootOwnership(home: string): Promise<void> {
  await chown(home, 0, 0)
  for (const entry of await readdir(home, { withFileTypes: true }))
    if (entry.isSymbolicLink()) await rm(path.join(home, entry.name))
}

/**
 * Chooses the directories of the server for `dir` and creates them.
 * As root, the cluster belongs to an unprivileged account; if that account cannot enter `dir` (a
 * checkout below /root), the cluster is in /var/lib and `dir/moved-to` contains its path.
 */
export async function prepareServerPaths(dir: string): Promise<ServerPaths> {
  await mkdir(dir, { recursive: true })
  if (process.getuid?.() !== 0) return { home: dir, stage: dir, account: undefined }

  // An existing cluster keeps its owner, whatever accounts were added since.
  const data = path.join(dir, 'data')
  const owner = existsSync(data) ? statSync(data) : undefined
  const account = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : findAccount()
  if (enters(dir, account)) {
    await restoreRootOwnership(dir)
    return { home: dir, stage: '/var/lib/agency-site', account }
  }
  const key = createHash('sha256').update(dir).digest('hex').slice(0, 16)
  const home = path.join('/var/lib/agency-site', key)
  await mkdir(home, { recursive: true, mode: 0o755 })
  await restoreRootOwnership(home)
  await writeFile(path.join(dir, 'moved-to'), `${home}\n`)
  return { home, stage: '/var/lib/agency-site', account }
}
