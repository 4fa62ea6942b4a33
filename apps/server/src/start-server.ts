import { availableParallelism } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openProviders } from '@agency/api/ai/open-providers'
import { buildApp } from '@agency/api/build-app'
import { buildWorkerApp } from '@agency/api/build-worker-app'
import { openContentVersion } from '@agency/api/cache/content-version'
import type { Deps } from '@agency/api/deps'
import { openEmailDelivery } from '@agency/api/email/open-email-delivery'
import { openPasswords } from '@agency/api/features/auth/passwords'
import { queueWithdrawal } from '@agency/api/features/concepts/withdraw-files-job'
import { openGenerationEntries } from '@agency/api/features/generations/generation-service'
import { isLocalSite, isLoopback } from '@agency/api/http/loopback'
import { openUploadMemory } from '@agency/api/http/upload-memory'
import { openImageProcessor } from '@agency/api/images/image-processor'
import { openVariantMaker } from '@agency/api/images/variant-maker'
import { jobHandlers } from '@agency/api/job-handlers'
import { runJobs } from '@agency/api/jobs/run-jobs'
import { openRateLimits } from '@agency/api/limits/rate-limits'
import { logOptions } from '@agency/api/logging/mask-secrets'
import { openMetrics } from '@agency/api/metrics/metrics'
import { type GuardedPostOptions, openGuardedPost } from '@agency/api/outbound/guarded-post'
import { openRemoteImageCache } from '@agency/api/outbound/remote-image-cache'
import { openRemoteImages } from '@agency/api/outbound/remote-images'
import { openCardPayments } from '@agency/api/payments/card-payments'
import { openGenerationEvents } from '@agency/api/pubsub/generation-events'
import { openPubSub } from '@agency/api/pubsub/pubsub'
import { openSseSlots } from '@agency/api/pubsub/sse-slots'
import { openSealer } from '@agency/api/signing/sealer'
import { notifyRemovals } from '@agency/api/storage/notify-removals'
import { openRenderWorkers } from '@agency/api/workers/render-workers'
import { openStylingWorkers } from '@agency/api/workers/styling-workers'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import pretty from 'pino-pretty'
import { openDatabase } from './database.ts'
import type { Env } from './env.ts'
import { openFiles, restrictPrivateFiles } from './files.ts'
import { prepareAgency } from './first-agency.ts'
import { exposureOf, prepareFirstLogin } from './first-login.ts'
import { portError } from './port.ts'
import { providersOf, servicesOf } from './providers.ts'
import { readCertificate } from './signing-certificate.ts'
import { readTokenSecret } from './token-secret.ts'
import { warmUpLater, warmUpLivePages, warmUpRequests } from './warm-up.ts'
import { loadWebApp } from './web-app.ts'

const GENERATION_TIMEOUT_MS = 60_000
/** Callers wait this much longer than the style service, to leave time for the local fallback. */
const STYLE_MARGIN_MS = 20_000
/** Extra jobs in parallel when remote services are used: waiting for a response needs no core. */
const EXTRA_JOBS = 6
/** Longer than a client may take to send a request, so that even the slowest gets a response. */
const GRACE_MS = 40_000
/** A render at shutdown finishes in less time, even on a busy machine, or not at all. */
const TASK_SHUTDOWN_MS = 20_000
/** Jobs that are not released by then are picked up by other workers, as after a kill. */
const JOBS_SHUTDOWN_MS = 10_000

export interface StartOptions {
  env: Env
  /** The repository's root. */
  root: string
  /** Serve the web app's source with hot reload instead of its build. */
  dev: boolean
  /**
   * Runs warm-up requests once the site is up (see warm-up.ts). Pointless for short-lived sites.
   */
  warmUp: boolean
  /** Replaces the render workers in tests; by default those of this machine. */
  openWorkers?: typeof openRenderWorkers
  /** Where webhooks may be sent, in tests; by default to public servers only. */
  webhookGuard?: GuardedPostOptions
}

/**
 * Connects to the database, prepares the site and listens. Resolves when the site is ready; shuts
 * down on SIGTERM and SIGINT. Rejects if it cannot start, after closing everything that was opened.
 */
export async function startServer(options: StartOptions): Promise<void> {
  const opened = new AsyncDisposableStack()
  const log = pino(
    logOptions(options.env.LOG_LEVEL),
    process.stdout.isTTY ? pretty({ sync: true }) : pino.destination({ sync: false }),
  )
  let isShuttingDown = false
  closeWithGrace({ delay: GRACE_MS, logger: false }, async ({ err }) => {
    isShuttingDown = true
    if (err) log.fatal({ err }, 'ending after an error')
    try {
      await opened.disposeAsync()
    } catch (error) {
      log.fatal({ err: error }, 'shutdown step failed')
      throw error
    }
  })
  try {
    await open(options, log, opened)
    process.send?.('ready')
  } catch (error) {
    // Shutdown was requested during startup; errors that result from it are ignored.
    if (isShuttingDown) return
    await opened.disposeAsync()
    throw error
  }
}

/** Opens the components one by one; `opened` closes them in reverse order. */
async function open(
  { env, root, dev, warmUp, openWorkers = openRenderWorkers, webhookGuard }: StartOptions,
  log: Logger,
  opened: AsyncDisposableStack,
): Promise<void> {
  const print = (line: string) => console.log(line)
  const servesPages = env.ROLE !== 'worker'

  const database = await openDatabase(env, log)
  opened.defer(() => database.release())
  print(`Database  ${database.description}`)
  const { db } = database
  const seed = env.SEED ?? (database.kind === 'embedded' ? 'demo' : 'none')
  await prepareAgency(env, db, { isDemo: seed === 'demo' && exposureOf(env) === undefined })
  const passwords = openPasswords()
  opened.defer(() => passwords.close())
  const login = await prepareFirstLogin(env, database, passwords)
  const sealer = openSealer({ certificate: await readCertificate(env), dir: env.dataDir })
  const processes = Math.max(1, Math.min(4, availableParallelism()))
  /** Aborts waiting work that could no longer finish before the process exits. */
  const shutdownDeadline = new AbortController()
  const workers = openWorkers({ processes, closing: shutdownDeadline.signal })
  opened.defer(() => workers.close())
  const files = await openFiles(env)
  await restrictPrivateFiles(env, log)
  const pictures = openImageProcessor(undefined, shutdownDeadline.signal)
  opened.defer(() => pictures.close())
  const fetchImage = openRemoteImages({ pictures })
  const stylingWorkers = openStylingWorkers(shutdownDeadline.signal)
  opened.defer(() => stylingWorkers.close())
  const pubsub = await openPubSub(database.url, log)
  opened.defer(() => pubsub.close())
  const storage = notifyRemovals(files, db, pubsub)
  const tokens = {
    secret: env.JWT_SECRET ?? (await readTokenSecret(env.dataDir)),
    ttl: env.JWT_TTL,
  }
  const { stages, redrawConcept, applyImageStyle } = openProviders(servicesOf(env), {
    ...{ db, log, fetchImage, pictures, workers, applyLocally: stylingWorkers.applyStyle },
  })
  const deps = {
    ...{ db, storage, log, passwords, tokens, pictures },
    metrics: openMetrics(
      database,
      jobHandlers.map(({ id }) => id),
    ),
    generations: openGenerationEvents(pubsub),
    generationEntries: openGenerationEntries(),
    content: openContentVersion(pubsub),
    forms: openUploadMemory(),
    sseSlots: openSseSlots(env.RATE_LIMIT_FACTOR),
    limits: openRateLimits(database.pool, env.RATE_LIMIT_FACTOR),
    remoteImages: await openRemoteImageCache(
      path.join(env.dataDir, 'cache/remote-pictures'),
      { fetchImage, pictures },
      // Half of the cache limit.
      env.CACHE_MB * 524_288,
    ),
    webhookRequests: openGuardedPost(webhookGuard),
    writeEstimateDocument: workers.writeEstimateDocument,
    previewPrices: workers.previewPrices,
    writeProposal: workers.writeProposal,
    renderPhoneView: workers.renderPhoneView,
    composePreview: workers.composePreview,
    renderStarterSite: workers.renderStarterSite,
    subsetFonts: workers.subsetFonts,
    applyImageStyle,
    providers: providersOf(env),
    publicUrl: env.publicUrl,
    emailDelivery: openEmailDelivery({
      smtp: env.SMTP_URL,
      sender: env.MAIL_FROM,
      dir: path.join(env.dataDir, 'mail'),
    }),
    cardPayments: cardPaymentsOf(env),
    styleResultsMaxBytes: env.STYLE_RESULTS_MB * 1_048_576,
    conceptPicturesMaxBytes: env.CONCEPT_PICTURES_MB * 1_048_576,
    styleTimeoutMs: env.AI_STYLE_SECONDS * 1_000 + STYLE_MARGIN_MS,
    generationTimeoutMs: GENERATION_TIMEOUT_MS,
    closing: shutdownDeadline.signal,
  }
  const variants = openVariantMaker()
  opened.defer(() => variants.close())
  const jobDeps = { ...deps, ...stages, redrawConcept, makeVariants: variants.run, sealer }

  if (seed === 'demo') {
    // The demo code is never loaded on a real site.
    const { seedDemo } = await import('@agency/demo/seed-demo')
    const { renderSampleImages, writeEstimateDocument } = workers
    await seedDemo(
      { db, storage, renderSampleImages, writeEstimateDocument },
      ({ done, total }) => {
        if (done === 0) print(`Demo      drawing ${total} pictures for the demo content ...`)
        else if (done % 12 === 0 || done === total) print(`Demo      ${done} of ${total}`)
      },
    )
  }

  if (env.ROLE !== 'web') {
    const { pool, url } = database
    const extraJobs = env.AI_CONCEPT_URL || env.AI_BRIEF_URL ? EXTRA_JOBS : 0
    // One more than the cores in any case: a job that stores its results leaves its core idle.
    const concurrency = processes + 1 + extraJobs
    const jobs = await runJobs(jobDeps, { jobs: jobHandlers, pool, url, concurrency })
    // An unresponsive database must not block shutdown; other workers pick up its jobs.
    opened.defer(() => jobs.stop(JOBS_SHUTDOWN_MS))
    // Withdraws public files that an earlier release left reachable.
    await db.transaction().execute(queueWithdrawal)
  }
  const draining = new AbortController()
  const app = servesPages
    ? await openSite({ env, root, dev }, deps, opened, draining.signal)
    : buildWorkerApp(deps, env.METRICS_TOKEN)
  opened.defer(() => app.close())
  // A hung render must not block its callers until the process is killed.
  opened.defer(() => {
    workers.setTaskTimeout(TASK_SHUTDOWN_MS)
    setTimeout(() => shutdownDeadline.abort(), TASK_SHUTDOWN_MS).unref()
  })
  await app.listen({ port: env.PORT, host: env.HOST }).catch((error) => {
    throw portError(env, error)
  })
  if (servesPages) {
    opened.defer(async () => {
      draining.abort()
      await sleep(env.DRAIN_SECONDS * 1_000)
    })
  }

  if (servesPages) print(`Site      ${env.publicUrl}`)
  if (login) print(`Login     ${login}`)
  if (servesPages) print('Ready     press Ctrl+C to stop')
  else print('Ready     working on jobs')
  const closing = new AbortController()
  opened.defer(() => closing.abort())
  if (warmUp) {
    const warmUpPages = () =>
      warmUpRequests({ deps, pool: database.pool, publicUrl: env.publicUrl })
    // The cheapest step runs first. The parent process may wait for the last one.
    const notifyParent = async () => void process.send?.('warm')
    const warmUpLive = () => warmUpLivePages(workers.copy.composeWith, closing.signal)
    const steps = servesPages
      ? [warmUpPages, workers.warmUp, warmUpLive, notifyParent]
      : [workers.warmUp, notifyParent]
    warmUpLater(steps, log, closing.signal)
  }
}

/** Stripe checkout for deposits, if the owner has an account configured. */
const cardPaymentsOf = ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: apiUrl,
}: Env) =>
  secretKey && webhookSecret ? openCardPayments({ secretKey, webhookSecret, apiUrl }) : undefined

/** Opens the HTTP server of the site, with its pages. */
async function openSite(
  { env, root, dev }: Pick<StartOptions, 'env' | 'root' | 'dev'>,
  deps: Deps,
  opened: AsyncDisposableStack,
  draining: AbortSignal,
): Promise<FastifyInstance> {
  const web = await openWeb(dev, root)
  opened.defer(() => web.close?.())
  const { publicUrl, TRUST_PROXY: trustProxy, METRICS_TOKEN: metricsToken } = env
  const isLocalOnly = isLoopback(env.HOST) && isLocalSite({ publicUrl, trustProxy })
  const app = await buildApp({
    ...{ deps, publicUrl, trustProxy, isLocalOnly, metricsToken, draining, web },
  })
  await web.attach?.(app)
  return app
}

/** Opens the built web app, or in development its source. */
async function openWeb(dev: boolean, root: string) {
  if (dev) {
    const { openDevelopmentWeb } = await import('./development-web.ts')
    return openDevelopmentWeb(root)
  }
  const { app, assetsDir } = await loadWebApp(root)
  return { app: async () => app, clientDir: assetsDir, attach: undefined, close: undefined }
}
