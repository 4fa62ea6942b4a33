// npm run backup -- DIR and npm run restore -- DIR: the site's rows and files, from the machine that has them.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { NoSite } from '@agency/db/backup/dump-database'
import { startEmbedded } from '@agency/db/embedded/server'
import { pino } from 'pino'
import { type Env, readEnv, StartError } from '../env.ts'
import { openFiles } from '../files.ts'
import type { Manifest } from './archive.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const USAGE = `npm run backup -- DIR    writes the site's rows, files and kept mails into DIR
npm run restore -- DIR   makes the site what it was when DIR was written
  --overwrite            replaces what is there already`

const root = path.resolve(import.meta.dirname, '../../../..')

interface Asked {
  action: 'backup' | 'restore'
  dir: string
  overwrite: boolean
}

function readArguments(args: string[]): Asked {
  const { values, positionals } = (() => {
    try {
      const overwrite = { type: 'boolean' } as const
      return parseArgs({ args, allowPositionals: true, options: { overwrite } })
    } catch {
      throw new StartError(USAGE)
    }
  })()
  const [action, dir, ...more] = positionals
  if ((action !== 'backup' && action !== 'restore') || !dir || more.length > 0) {
    throw new StartError(USAGE)
  }
  return { action, dir: path.resolve(dir), overwrite: values.overwrite === true }
}

const inWords = ({ database, files, mail }: Manifest) => {
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = [...database.tables, ...files, ...mail].reduce((sum, each) => sum + each.bytes, 0)
  const parts = [`${rows.toLocaleString('en-AU')} rows`, `${files.length} files`]
  if (mail.length > 0) parts.push(`${mail.length} mails`)
  return `${parts.join(', ')}, ${(bytes / 1_048_576).toFixed(1)} MB`
}

async function work(env: Env, { action, dir, overwrite }: Asked): Promise<void> {
  const log = pino({ level: env.LOG_LEVEL }, pino.destination({ fd: 2, sync: true }))
  const embedded = env.DATABASE_URL
    ? undefined
    : await startEmbedded(path.join(env.dataDir, 'postgres'))
  try {
    const site = {
      databaseUrl: env.DATABASE_URL ?? embedded?.url ?? '',
      storage: await openFiles(env),
      mailDir: path.join(env.dataDir, 'mail'),
      log,
    }
    if (action === 'backup') {
      const manifest = await takeBackup(site, dir, { overwrite })
      for (const url of manifest.missing) console.error(`A row names ${url}, which is not there.`)
      console.log(`Backup    ${inWords(manifest)}, in ${dir}`)
    } else {
      const manifest = await restoreBackup(site, dir, { overwrite })
      console.log(`Restored  ${inWords(manifest)}, as of ${manifest.takenAt}`)
    }
  } finally {
    await embedded?.release()
  }
}

try {
  const asked = readArguments(process.argv.slice(2))
  await work(readEnv(process.env, root), asked)
} catch (error) {
  if (error instanceof StartError || error instanceof NoSite) console.error(error.message)
  else console.error('This did not work:', error)
  process.exitCode = 1
}
