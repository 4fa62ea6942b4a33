import path from 'node:path'
import { parseArgs } from 'node:util'
import { NoSiteError } from '@agency/db/backup/dump-database'
import { startEmbedded } from '@agency/db/embedded/server'
import { SiteDataInUseError } from '@agency/db/site-data'
import { pino } from 'pino'
import type { Manifest } from '../backup/archive.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { takeBackup } from '../backup/take-backup.ts'
import { truncateLine } from '../backup/truncate-line.ts'
import { type Env, readEnv, StartError } from '../env.ts'
import { openFiles } from '../files.ts'
import { useSiteData } from '../unfinished-restore.ts'
import type { Terminal } from './terminal.ts'

const USAGE = `npm run backup -- DIR    backs up the site's database, files and saved emails to DIR
npm run restore -- DIR   makes the site what it was when DIR was written
  --overwrite            replaces what is there already
  --ignore-differences   (restore) leaves out tables and columns that are not the site's`

/** Max length of the stack of an unexpected error. */
const STACK_LENGTH = 4_000

const root = path.resolve(import.meta.dirname, '../../../..')

interface ParsedArguments {
  action: 'backup' | 'restore'
  dir: string
  overwrite: boolean
  ignoreDifferences: boolean
}

function readArguments(args: string[]): ParsedArguments {
  const { values, positionals } = (() => {
    try {
      const flag = { type: 'boolean' } as const
      const options = { overwrite: flag, 'ignore-differences': flag }
      return parseArgs({ args, allowPositionals: true, options })
    } catch {
      throw new StartError(USAGE)
    }
  })()
  const [action, dir, ...more] = positionals
  if ((action !== 'backup' && action !== 'restore') || !dir || more.length > 0) {
    throw new StartError(USAGE)
  }
  return {
    ...{ action, dir: path.resolve(dir), overwrite: values.overwrite === true },
    ignoreDifferences: values['ignore-differences'] === true,
  }
}

const summarise = ({ database, files, mail }: Manifest) => {
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = [...database.tables, ...files, ...mail].reduce((sum, file) => sum + file.bytes, 0)
  const parts = [`${rows.toLocaleString('en-AU')} rows`, `${files.length} files`]
  if (mail.length > 0) parts.push(`${mail.length} mails`)
  return `${parts.join(', ')}, ${(bytes / 1_048_576).toFixed(1)} MB`
}

/**
 * Keeps a backup that a restore would reject, but reports failure, so that a nightly job notices.
 * Returns the exit code.
 */
async function backUp(
  site: Parameters<typeof takeBackup>[0] & { emailDir: string },
  { dir, overwrite }: ParsedArguments,
  terminal: Terminal,
): Promise<number> {
  const { databaseUrl: url, storage, emailDir } = site
  const data = await useSiteData({ url, emailDir, openFiles: async () => storage })
  try {
    const manifest = await takeBackup(site, dir, { overwrite })
    for (const address of manifest.missing)
      terminal.error(`A row names ${address}, which is not there.`)
    for (const key of manifest.leftOut ?? [])
      terminal.error(`${truncateLine(key)} does not belong to the site and is not in the backup.`)
    terminal.log(`Backup    ${summarise(manifest)}, in ${dir}`)
    const { differences = [] } = manifest
    for (const difference of differences) terminal.error(`${difference}.`)
    if (differences.length === 0) return 0
    terminal.error('Restoring this backup requires --ignore-differences.')
    return 1
  } finally {
    await data.close()
  }
}

async function runAction(
  env: Env,
  requested: ParsedArguments,
  terminal: Terminal,
): Promise<number> {
  const { action, dir, overwrite, ignoreDifferences } = requested
  const log = pino({ level: env.LOG_LEVEL }, { write: (line) => terminal.error(line.trimEnd()) })
  const embedded = env.DATABASE_URL
    ? undefined
    : await startEmbedded(path.join(env.dataDir, 'postgres'))
  try {
    const site = {
      databaseUrl: env.DATABASE_URL ?? embedded?.url ?? '',
      storage: await openFiles(env),
      emailDir: path.join(env.dataDir, 'mail'),
      log,
    }
    if (action === 'backup') return await backUp(site, requested, terminal)
    const manifest = await restoreBackup(site, dir, { overwrite, ignoreDifferences })
    terminal.log(`Restored  ${summarise(manifest)}, as of ${manifest.takenAt}`)
    return 0
  } finally {
    await embedded?.release()
  }
}

/** Runs the requested action on the site of this environment; returns the exit code. */
export async function runBackupCommand(
  args: string[],
  source: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<number> {
  try {
    const requested = readArguments(args)
    return await runAction(readEnv(source, root), requested, terminal)
  } catch (error) {
    const isExpected = [StartError, NoSiteError, SiteDataInUseError].some(
      (kind) => error instanceof kind,
    )
    if (isExpected) terminal.error((error as Error).message)
    else {
      const { stack = String(error) } = error as Error
      terminal.error(`Failed: ${stack.slice(0, STACK_LENGTH)}`)
    }
    return 1
  }
}
