import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openProviders, type Services } from '@agency/api/ai/open-providers'
import type { Service } from '@agency/api/ai/post'
import { buildApp } from '@agency/api/build-app'
import { openContentVersion } from '@agency/api/cache/content-version'
import type { Deps, JobDeps } from '@agency/api/deps'
import type { EmailDelivery } from '@agency/api/email/delivery'
import { openEmailDelivery } from '@agency/api/email/open-email-delivery'
import { openPasswords } from '@agency/api/features/auth/passwords'
import type { EstimateWriter } from '@agency/api/features/estimates/estimate-writer'
import { openGenerationEntries } from '@agency/api/features/generations/generation-service'
import type { GenerationStages } from '@agency/api/features/generations/stages'
import type { ApplyImageStyle } from '@agency/api/features/image-styles/apply-image-style'
import type { ProposalWriter } from '@agency/api/features/proposals/proposal-writer'
import type { Timeouts } from '@agency/api/http/fastify-app'
import { openUploadMemory } from '@agency/api/http/upload-memory'
import { openImageProcessor } from '@agency/api/images/image-processor'
import { openVariantMaker } from '@agency/api/images/variant-maker'
import { jobHandlers } from '@agency/api/job-handlers'
import { type Jobs, runJobs } from '@agency/api/jobs/run-jobs'
import { openRateLimits } from '@agency/api/limits/rate-limits'
import { logOptions } from '@agency/api/logging/mask-secrets'
import { openMetrics } from '@agency/api/metrics/metrics'
import { type GuardedPostOptions, openGuardedPost } from '@agency/api/outbound/guarded-post'
import { openRemoteImageCache } from '@agency/api/outbound/remote-image-cache'
import { type FetchImage, openRemoteImages } from '@agency/api/outbound/remote-images'
import type { CardPayments } from '@agency/api/payments/card-payments'
import { openGenerationEvents } from '@agency/api/pubsub/generation-events'
import { openPubSub } from '@agency/api/pubsub/pubsub'
import { openSseSlots } from '@agency/api/pubsub/sse-slots'
import { openSealer } from '@agency/api/signing/sealer'
import { notifyRemovals } from '@agency/api/storage/notify-removals'
import { openDiskStorage, type Storage } from '@agency/api/storage/storage'
import { openRenderWorkers } from '@agency/api/workers/render-workers'
import type { Provider } from '@agency/contract/ai-providers'
import { type Connection, connect } from '@agency/db/connect'
import { createTestDatabase, testServerUrl } from '@agency/tools/postgres/test-database'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { smallStages } from './worker-outputs.ts'

export interface TestApp extends Pick<Connection, 'db' | 'pool'> {
  app: FastifyInstance
  deps: JobDeps
  url: string
  /** Every line that was logged. */
  logLines: Record<string, unknown>[]
  filesDir: string
  /** The directory where emails are stored, unless a test delivers them itself. */
  mailDir: string
  close(): Promise<void>
}

export interface TestAppOptions {
  /** Concurrent jobs; defaults to 2. */
  jobWorkers?: number
  /** Runs the jobs of the schedule as the clock says; defaults to true. */
  runsScheduledJobs?: boolean
  /**
   * Replaces the worker processes, for tests of what happens around them; defaults to small stages.
   */
  stages?: GenerationStages
  /** Composes, draws and writes in worker processes, as in production. */
  usesRenderWorkers?: boolean
  timeouts?: Timeouts
  /**
   * Average delay of the event loop from which requests are rejected; by default none are, as tests
   * load modules on the same loop.
   */
  maxLoopDelayMs?: number
  /** Wraps the disk storage. */
  wrapStorage?: (storage: Storage) => Storage
  /** Replaces the disk storage. */
  storage?: Storage
  generationTimeoutMs?: number
  /** When it aborts, blocking calls wait no longer for their generation. */
  closing?: AbortSignal
  /** Wraps the worker thread that writes estimates. */
  wrapEstimateWriter?: (write: EstimateWriter) => EstimateWriter
  /** The same for proposals. */
  wrapProposalWriter?: (write: ProposalWriter) => ProposalWriter
  /** Replaces the directory that emails are stored in. */
  mail?: EmailDelivery
  /** Replaces the threads, or the service, that paint; by default photos stay unchanged. */
  applyImageStyle?: ApplyImageStyle
  /** External services of the site, as if they were configured. */
  services?: Services
  styleTimeoutMs?: number
  styleResultsMaxBytes?: number
  conceptPicturesMaxBytes?: number
  /** The bcrypt cost: 2^cost rounds. */
  passwordCost?: number
  /** Multiplies every rate limit; practically unlimited unless a test is about them. */
  rateLimitFactor?: number
  /** Multiplies the number of slots for streams. */
  watchFactor?: number
  /** Makes the variants of pictures; by default none are added to the files that a test counts. */
  makesVariants?: boolean
  /** Replaces the guarded fetch, which cannot reach anything on this machine. */
  fetchImage?: FetchImage
  /** Where webhooks may be sent; by default nowhere on this machine. */
  webhookGuard?: GuardedPostOptions
  /** The payment service for deposits by card. */
  cardPayments?: CardPayments
  /** Maximum cached bytes of remote pictures. */
  remotePictureBytes?: number
}

const publicUrl = 'http://127.0.0.1:3000'

/** The minimum bcrypt cost: tests that are not about its time need not wait for it. */
const MIN_BCRYPT_COST = 4

const providerOf = (service: Service | undefined): Provider =>
  service
    ? { kind: 'service', host: new URL(service.url).host, model: service.model ?? null }
    : { kind: 'local', host: null, model: null }
const onePixel = { width: 1, height: 1, thumbHash: 'AAAA' }

/**
 * Worker processes that the files of one Vitest process share in turns: each takes two seconds of a
 * core to load the engines. They exit with the Vitest process.
 */
const workers = openRenderWorkers({ processes: 1 })
const pictures = openImageProcessor(1)

/** The product's HTTP server and its jobs on a separate database; nothing listens on a port. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase(testServerUrl())
  const filesDir = await mkdtemp(path.join(tmpdir(), 'agency-files-'))
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'agency-cache-'))
  const mailDir = path.join(cacheDir, 'mail')
  const logLines: Record<string, unknown>[] = []
  const log = pino(logOptions('info'), { write: (line) => logLines.push(JSON.parse(line)) })
  const { db, pool, close } = connect({ url: database.url, onError: () => {} })
  const pubSub = await openPubSub(database.url, log)
  const passwords = openPasswords(options.passwordCost ?? MIN_BCRYPT_COST)
  const disk = notifyRemovals(options.storage ?? openDiskStorage(filesDir), db, pubSub)
  const fetchImage = options.fetchImage ?? openRemoteImages({ pictures })
  const aiProviders = openProviders(options.services ?? {}, {
    ...{ db, log, fetchImage, pictures },
    workers: {
      ...workers,
      stages: options.stages ?? (options.usesRenderWorkers ? workers.stages : smallStages),
    },
    applyLocally: options.applyImageStyle ?? (async (picture) => picture),
  })
  const deps: Deps = {
    db,
    storage: options.wrapStorage?.(disk) ?? disk,
    log,
    metrics: openMetrics({ db, pool }),
    ...{ passwords, pictures },
    limits: openRateLimits(pool, options.rateLimitFactor ?? 1_000),
    tokens: { secret: 'a secret for tests of at least 32 characters', ttl: 3_600 },
    generations: openGenerationEvents(pubSub),
    generationEntries: openGenerationEntries(),
    content: openContentVersion(pubSub),
    forms: openUploadMemory(),
    sseSlots: openSseSlots(options.watchFactor ?? 1),
    remoteImages: await openRemoteImageCache(
      path.join(cacheDir, 'pictures'),
      { fetchImage, pictures },
      options.remotePictureBytes,
    ),
    webhookRequests: openGuardedPost(options.webhookGuard),
    styleTimeoutMs: options.styleTimeoutMs ?? 60_000,
    styleResultsMaxBytes: options.styleResultsMaxBytes ?? 1024 ** 3,
    conceptPicturesMaxBytes: options.conceptPicturesMaxBytes ?? 1024 ** 3,
    emailDelivery: options.mail ?? openEmailDelivery({ dir: mailDir }),
    publicUrl,
    cardPayments: options.cardPayments,
    providers: {
      concept: providerOf(options.services?.concept),
      brief: providerOf(options.services?.brief),
      style: providerOf(options.services?.style),
    },
    applyImageStyle: aiProviders.applyImageStyle,
    previewPrices: workers.previewPrices,
    writeProposal: options.wrapProposalWriter?.(workers.writeProposal) ?? workers.writeProposal,
    writeEstimateDocument:
      options.wrapEstimateWriter?.(workers.writeEstimateDocument) ?? workers.writeEstimateDocument,
    renderPhoneView: workers.renderPhoneView,
    composePreview: workers.composePreview,
    renderStarterSite: workers.renderStarterSite,
    subsetFonts: workers.subsetFonts,
    generationTimeoutMs: options.generationTimeoutMs ?? 60_000,
    closing: options.closing ?? new AbortController().signal,
  }
  const variants = options.makesVariants ? openVariantMaker() : undefined
  const makeVariants = variants?.run ?? (async () => ({ ...onePixel, files: [] }))
  const sealer = openSealer({ dir: cacheDir })
  const { stages, redrawConcept } = aiProviders
  const jobDeps: JobDeps = { ...deps, ...stages, redrawConcept, makeVariants, sealer }
  const jobs: Jobs = await runJobs(jobDeps, {
    jobs:
      options.runsScheduledJobs === false
        ? jobHandlers.map(({ cron: _, ...job }) => job)
        : jobHandlers,
    pool,
    url: database.url,
    concurrency: options.jobWorkers ?? 2,
  })
  const app = await buildApp({
    deps,
    publicUrl,
    trustProxy: false,
    maxLoopDelayMs: options.maxLoopDelayMs ?? Number.POSITIVE_INFINITY,
    ...(options.timeouts && { timeouts: options.timeouts }),
  })
  return {
    app,
    deps: jobDeps,
    db,
    pool,
    url: database.url,
    logLines,
    filesDir,
    mailDir,
    close: async () => {
      await app.close()
      await jobs.stop()
      await pubSub.close()
      await variants?.close()
      await passwords.close()
      await close()
      await database.drop()
      for (const dir of [filesDir, cacheDir]) await rm(dir, { recursive: true, force: true })
    },
  }
}
