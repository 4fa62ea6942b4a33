import { availableParallelism } from 'node:os'
import path from 'node:path'
import { openLatentConsistency } from '@agency/api/ai/latent-consistency'
import { openPasswords } from '@agency/api/auth/passwords'
import { buildApp } from '@agency/api/build-app'
import { seedDemo } from '@agency/api/demo/seed-demo'
import { runJobs } from '@agency/api/jobs/run-jobs'
import { openRateLimits } from '@agency/api/limits/rate-limits'
import { listenForFinishedGenerations } from '@agency/api/live/finished-generations'
import { openRemotePictureCache } from '@agency/api/outbound/remote-picture-cache'
import { type FetchPicture, openRemotePictures } from '@agency/api/outbound/remote-pictures'
import { type LocalPainter, openLocalPainter } from '@agency/api/painting/local-painter'
import type { PaintStyle } from '@agency/api/painting/paint-style'
import { openVariantMaker } from '@agency/api/pictures/variant-maker'
import { openConceptWorkers } from '@agency/api/rendering/concept-workers'
import type { S3Bucket } from '@agency/api/storage/s3-storage'
import { openDiskStorage } from '@agency/api/storage/storage'
import closeWithGrace from 'close-with-grace'
import { type Logger, pino } from 'pino'
import pretty from 'pino-pretty'
import { openDatabase } from './database.ts'
import type { Env } from './env.ts'
import { prepareFirstLogin } from './first-login.ts'
import { portError } from './port.ts'
import { providersOf } from './providers.ts'
import { readTokenSecret } from './token-secret.ts'
import { loadWebApp } from './web-app.ts'

const GENERATION_TIMEOUT_MS = 60_000
const STYLE_TIMEOUT_MS = 60_000
/** Longer than a sender may take over a request: even the slowest is answered or refused. */
const GRACE_MS = 40_000

export interface StartOptions {
  env: Env
  /** The repository's root. */
  root: string
  /** Serve the web app's source with hot reload instead of its build. */
  dev: boolean
}

/**
 * Connects, prepares, listens. Resolves when the site is ready; closes on SIGTERM and SIGINT. Rejects
 * when it cannot start, with everything closed that was opened.
 */
export async function startServer(options: StartOptions): Promise<void> {
  const opened = new AsyncDisposableStack()
  const log = pino(
    { level: options.env.LOG_LEVEL },
    process.stdout.isTTY ? pretty({ sync: true }) : pino.destination({ sync: false }),
  )
  let ending = false
  closeWithGrace({ delay: GRACE_MS, logger: false }, async ({ err }) => {
    ending = true
    if (err) log.fatal({ err }, 'ending after an error')
    await opened.disposeAsync()
  })
  try {
    await open(options, log, opened)
    process.send?.('ready')
  } catch (error) {
    // Told to end while it started: what fails now fails because of that.
    if (ending) return
    await opened.disposeAsync()
    throw error
  }
}

/** Opens one part after the other; each is put on `opened`, whose last is closed first. */
async function open(
  { env, root, dev }: StartOptions,
  log: Logger,
  opened: AsyncDisposableStack,
): Promise<void> {
  const say = (line: string) => console.log(line)
  const servesPages = env.ROLE !== 'worker'

  const database = await openDatabase(env, log)
  opened.defer(() => database.release())
  say(`Database  ${database.description}`)
  const { db } = database
  const passwords = openPasswords()
  opened.defer(() => passwords.close())
  const login = await prepareFirstLogin(env, database, passwords)
  const threads = Math.max(1, Math.min(4, availableParallelism()))
  const workers = openConceptWorkers({ threads })
  opened.defer(() => workers.close())
  const storage = env.STORAGE_URL
    ? await openBucket(env.STORAGE_URL, env.dataDir)
    : openDiskStorage(path.join(env.dataDir, 'files'))
  const fetchPicture = openRemotePictures()
  const painter = openPainter(env, fetchPicture)
  opened.defer(() => painter.close?.())
  const generations = await listenForFinishedGenerations(database.url, log)
  opened.defer(() => generations.close())
  const tokens = {
    secret: env.JWT_SECRET ?? (await readTokenSecret(env.dataDir)),
    ttl: env.JWT_TTL,
  }
  const deps = {
    ...{ db, storage, log, generations, passwords, tokens },
    limits: openRateLimits(database.pool, env.RATE_LIMIT_FACTOR),
    remotePictures: await openRemotePictureCache(
      path.join(env.dataDir, 'cache/remote-pictures'),
      fetchPicture,
    ),
    writeQuote: workers.writeQuote,
    drawPhone: workers.drawPhone,
    paintStyle: painter.paint,
    providers: providersOf(env),
    styleTimeoutMs: STYLE_TIMEOUT_MS,
    generationTimeoutMs: GENERATION_TIMEOUT_MS,
  }
  const variants = openVariantMaker()
  opened.defer(() => variants.close())
  const jobDeps = { ...deps, runGeneration: workers.run, makeVariants: variants.run }

  const seed = env.SEED ?? (database.kind === 'embedded' ? 'demo' : 'none')
  if (seed === 'demo') {
    const { drawDemo, writeQuote } = workers
    await seedDemo({ db, storage, drawDemo, writeQuote }, ({ done, of }) => {
      if (done === 0) say(`Demo      drawing ${of} pictures for the demo content ...`)
      else if (done % 12 === 0 || done === of) say(`Demo      ${done} of ${of}`)
    })
  }

  if (env.ROLE !== 'web') {
    const { pool, url } = database
    const jobs = await runJobs(jobDeps, { pool, url, concurrency: threads })
    opened.defer(() => jobs.stop())
  }
  if (servesPages) {
    const web = await openWeb(dev, root)
    opened.defer(() => web.close?.())
    const app = await buildApp({ deps, publicUrl: env.publicUrl, trustProxy: env.TRUST_PROXY, web })
    opened.defer(() => app.close())
    await web.attach?.(app)
    await app.listen({ port: env.PORT, host: env.HOST }).catch((error) => {
      throw portError(env, error)
    })
  }

  if (servesPages) say(`Site      ${env.publicUrl}`)
  if (login) say(`Login     ${login}`)
  if (servesPages) say('Ready     press Ctrl+C to stop')
  else say('Ready     working on jobs')
  // A failure here would be the first visitor's as well, and is answered there.
  workers.warmUp().catch((error) => log.warn({ err: error }, 'the first drawing failed'))
}

/** The service that is configured, else this machine. */
function openPainter(
  env: Env,
  fetchPicture: FetchPicture,
): Partial<LocalPainter> & { paint: PaintStyle } {
  const { AI_STYLE_URL: url, AI_STYLE_KEY: key, AI_STYLE_MODEL: model } = env
  return url
    ? { paint: openLatentConsistency({ url, key, model }, fetchPicture) }
    : openLocalPainter()
}

/** Loaded only where it is used: the client of a bucket is the largest library there is here. */
async function openBucket(bucket: S3Bucket, dataDir: string) {
  const { openS3Storage } = await import('@agency/api/storage/s3-storage')
  return openS3Storage(bucket, path.join(dataDir, 'cache/files'))
}

async function openWeb(dev: boolean, root: string) {
  if (dev) {
    const { openDevelopmentWeb } = await import('./development-web.ts')
    return openDevelopmentWeb(root)
  }
  const { app, assetsDir } = await loadWebApp(root)
  return { app: async () => app, clientDir: assetsDir, attach: undefined, close: undefined }
}
