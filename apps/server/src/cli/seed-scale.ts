// npm run seed:scale -- COUNT: fills the site with generated contacts and concepts for tests at
// scale.
import path from 'node:path'
import { AppError } from '@agency/api/errors/app-error'
import { seedScale } from '@agency/demo/scale/seed-scale'
import { pino } from 'pino'
import { openDatabase } from '../database.ts'
import { type Env, readEnv, StartError } from '../env.ts'
import { openFiles } from '../files.ts'

const USAGE = `npm run seed:scale -- COUNT   adds COUNT contacts and concepts, and 10 events to each
                              COUNT is from 100 to 1,000,000`

function readCount(args: string[]): number {
  const count = Number(args[0])
  if (args.length !== 1 || !Number.isInteger(count) || count < 100 || count > 1_000_000) {
    throw new StartError(USAGE)
  }
  return count
}

const formatCount = (count: number) => count.toLocaleString('en-AU')

async function seedRows(env: Env, count: number): Promise<void> {
  const started = performance.now()
  const log = pino({ level: env.LOG_LEVEL }, pino.destination({ fd: 2, sync: true }))
  const database = await openDatabase(env, log)
  const seconds = () => ((performance.now() - started) / 1_000).toFixed(1)
  try {
    console.log(database.description)
    const counts: string[] = []
    const onLoaded = (table: string, rows: number) => {
      counts.push(`${formatCount(rows)} ${table.replaceAll('_', ' ')}`)
      console.log(`${seconds().padStart(6)} s  ${counts.at(-1)}`)
    }
    const { db, url } = database
    await seedScale({ db, url, storage: await openFiles(env) }, { count, onLoaded })
    console.log(`Added ${counts.join(', ')} in ${seconds()} s.`)
    console.log(
      'The concepts share pictures of one colour; the documents of estimates are missing.',
    )
  } finally {
    await database.release()
  }
}

try {
  const count = readCount(process.argv.slice(2))
  await seedRows(readEnv(process.env, path.resolve(import.meta.dirname, '../../../..')), count)
} catch (error) {
  if (error instanceof StartError || error instanceof AppError) console.error(error.message)
  else console.error('Failed:', error)
  process.exitCode = 1
}
