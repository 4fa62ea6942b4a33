import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openPasswords } from '@agency/api/auth/passwords'
import { buildApp, type Timeouts } from '@agency/api/build-app'
import type { Deps, JobDeps } from '@agency/api/deps'
import type { GenerationRunner } from '@agency/api/features/generations/generation-runner'
import type { QuoteWriter } from '@agency/api/features/quotes/quote-writer'
import { type Jobs, runJobs } from '@agency/api/jobs/run-jobs'
import { openRateLimits } from '@agency/api/limits/rate-limits'
import { listenForFinishedGenerations } from '@agency/api/live/finished-generations'
import { openRemotePictureCache } from '@agency/api/outbound/remote-picture-cache'
import { type FetchPicture, openRemotePictures } from '@agency/api/outbound/remote-pictures'
import type { PaintStyle } from '@agency/api/painting/paint-style'
import { openVariantMaker } from '@agency/api/pictures/variant-maker'
import { openConceptWorkers } from '@agency/api/rendering/concept-workers'
import { openDiskStorage, type Storage } from '@agency/api/storage/storage'
import { type Connection, connect } from '@agency/db/connect'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { createTestDatabase, testServerUrl } from './test-database.ts'

export interface TestApp extends Pick<Connection, 'db' | 'pool'> {
  app: FastifyInstance
  deps: JobDeps
  url: string
  /** Every line that was logged. */
  logged: Record<string, unknown>[]
  filesDir: string
  close(): Promise<void>
}

export interface TestAppOptions {
  /** Stands in for the worker threads, for tests of what happens around them. */
  runGeneration?: GenerationRunner
  timeouts?: Timeouts
  /** Stands around the disk. */
  wrapStorage?: (storage: Storage) => Storage
  /** Stands in for the disk. */
  storage?: Storage
  generationTimeoutMs?: number
  /** Stands around the worker thread that writes estimates. */
  wrapQuoteWriter?: (write: QuoteWriter) => QuoteWriter
  /** Stands in for the threads, or the service, that paint; else photos stay as they are. */
  paintStyle?: PaintStyle
  styleTimeoutMs?: number
  /** Of bcrypt: 2^cost rounds. */
  passwordCost?: number
  /** Multiplies every rate limit; far out of the way unless a test is about them. */
  rateLimitFactor?: number
  /** Makes the variants of pictures; else none appear beside the files that a test counts. */
  makesVariants?: boolean
  /** Stands in for the guarded way to the internet, which reaches nothing on this machine. */
  fetchPicture?: FetchPicture
  /** Bytes of remote pictures that are kept. */
  remotePictureBytes?: number
}

/** bcrypt's least: tests that are not about its time need not wait for it. */
const CHEAP = 4

const local = { kind: 'local' as const, host: null, model: null }
const oneDot = { width: 1, height: 1, thumbHash: 'AAAA' }

/** The product's HTTP side and its jobs on a database of its own; nothing listens. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase(testServerUrl())
  const filesDir = await mkdtemp(path.join(tmpdir(), 'agency-files-'))
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'agency-cache-'))
  const logged: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line) => logged.push(JSON.parse(line)) })
  const { db, pool, close } = connect({ url: database.url, onError: () => {} })
  const generations = await listenForFinishedGenerations(database.url, log)
  const workers = openConceptWorkers({ threads: 1 })
  const passwords = openPasswords(options.passwordCost ?? CHEAP)
  const disk = options.storage ?? openDiskStorage(filesDir)
  const deps: Deps = {
    db,
    storage: options.wrapStorage?.(disk) ?? disk,
    log,
    passwords,
    limits: openRateLimits(pool, options.rateLimitFactor ?? 1_000),
    tokens: { secret: 'a secret for tests of at least 32 characters', ttl: 3_600 },
    generations,
    remotePictures: await openRemotePictureCache(
      path.join(cacheDir, 'pictures'),
      options.fetchPicture ?? openRemotePictures(),
      options.remotePictureBytes,
    ),
    styleTimeoutMs: options.styleTimeoutMs ?? 60_000,
    providers: { concept: local, brief: local, style: local },
    paintStyle: options.paintStyle ?? (async (picture) => picture),
    writeQuote: options.wrapQuoteWriter?.(workers.writeQuote) ?? workers.writeQuote,
    drawPhone: workers.drawPhone,
    generationTimeoutMs: options.generationTimeoutMs ?? 30_000,
  }
  const runGeneration = options.runGeneration ?? workers.run
  const variants = options.makesVariants ? openVariantMaker() : undefined
  const makeVariants = variants?.run ?? (async () => ({ ...oneDot, files: [] }))
  const jobDeps: JobDeps = { ...deps, runGeneration, makeVariants }
  const jobs: Jobs = await runJobs(jobDeps, { pool, url: database.url, concurrency: 2 })
  const app = await buildApp({
    deps,
    publicUrl: 'http://127.0.0.1:3000',
    trustProxy: false,
    ...(options.timeouts && { timeouts: options.timeouts }),
  })
  return {
    app,
    deps: jobDeps,
    db,
    pool,
    url: database.url,
    logged,
    filesDir,
    close: async () => {
      await app.close()
      await jobs.stop()
      await generations.close()
      await workers.close()
      await variants?.close()
      await passwords.close()
      await close()
      await database.drop()
      for (const dir of [filesDir, cacheDir]) await rm(dir, { recursive: true, force: true })
    },
  }
}
