import { availableParallelism } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openProviders } from '@agency/api/ai/open-providers'
import { buildApp } from '@agency/api/build-app'
import { buildWorkerApp } from '@agency/api/build-worker-app'
import { openContentVersion } from '@agency/api/cache/content-version'
import type { Deps } from '@agency/api/deps'
import { openMailDelivery } from '@agency/api/email/open-email-delivery'
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
import { withTimeout } from '@agency/db/with-timeout'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import pretty from 'pino-pretty'
import { openDatabase } from './database.ts'
import type { Env } from './env.ts'
import { openFiles, restrictPrivateFiles } from './files.ts'
import { prepareAgency } from './first-agency.ts'
import { openingOf, prepareFirstLogin } from './first-login.ts'
import { portError } from './port.ts'
import { providersOf, servicesOf } from './providers.ts'
import { readCertificate } from './signing-certificate.ts'
import { readTokenSecret } from './token-secret.ts'
import { rehearseRequests, warmUpLater } from './warm-up.ts'
import { loadWebApp } from './web-app.ts'

const GENERATION_TIMEOUT_MS = 60_000
/** Whoever waits for a service outwaits it, and leaves this machine time to step in. */
const STYLE_MARGIN_MS = 20_000
/** Jobs beyond the cores where services are asked: who waits for an answer needs no core. */
const WAITING_JOBS = 6
/** Longer than a sender may take over a request: even the slowest is answered or refused. */
const GRACE_MS = 40_000
/** What is rendered while the process ends is done in less, or not at all. */
const TASK_MS_AT_END = 10_000
/** Jobs that have not been given back by then are taken up by others, as after a kill. */
const JOBS_MS_AT_END = 15_000

export interface StartOptions {
  env: Env
  /** The repository's root. */
  root: string
  /** Serve the web app's source with hot reload instead of its build. */
  dev: boolean
  /** Work for nobody once the site is up (see warm-up.ts). A site that lives for seconds has no use for it. */
  warmUp: boolean
  /** Stands in for the processes that draw: those of this machine unless told. */
  openWorkers?: typeof openRenderWorkers
}

/**
 * Connects, prepares, listens. Resolves when the site is ready; closes on SIGTERM and SIGINT. Rejects
 * when it cannot start, with everything closed that was opened.
 */
export async function startServer(options: StartOptions): Promise<void> {
  const opened = new AsyncDisposableStack()
  const log = pino(
    logOptions(options.env.LOG_LEVEL),
    process.stdout.isTTY ? pretty({ sync: true }) : pino.destination({ sync: false }),
  )
  let ending = false
  closeWithGrace({ delay: GRACE_MS, logger: false }, async ({ err }) => {
    ending = true
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
    // Told to end while it started: what fails now fails because of that.
    if (ending) return
    await opened.disposeAsync()
    throw error
  }
}

/** Opens one part after the other; each is put on `opened`, whose last is closed first. */
async function open(
  { env, root, dev, warmUp, openWorkers = openRenderWorkers }: StartOptions,
  log: Logger,
  opened: AsyncDisposableStack,
): Promise<void> {
  const say = (line: string) => console.log(line)
  const servesPages = env.ROLE !== 'worker'

  const database = await openDatabase(env, log)
  opened.defer(() => database.release())
  say(`Database  ${database.description}`)
  const { db } = database
  const seed = env.SEED ?? (database.kind === 'embedded' ? 'demo' : 'none')
  await prepareAgency(env, db, { isDemo: seed === 'demo' && openingOf(env) === undefined })
  const passwords = openPasswords()
  opened.defer(() => passwords.close())
  const login = await prepareFirstLogin(env, database, passwords)
  const sealer = openSealer({ certificate: await readCertificate(env), dir: env.dataDir })
  const processes = Math.max(1, Math.min(4, availableParallelism()))
  /** Aborts when what still waits for a process could not be done before this one ends. */
  const late = new AbortController()
  const workers = openWorkers({ processes, closing: late.signal })
  opened.defer(() => workers.close())
  const files = await openFiles(env)
  await restrictPrivateFiles(env, log)
  const pictures = openImageProcessor(undefined, late.signal)
  opened.defer(() => pictures.close())
  const fetchImage = openRemoteImages({ pictures })
  const painter = openStylingWorkers(late.signal)
  opened.defer(() => painter.close())
  const notices = await openPubSub(database.url, log)
  opened.defer(() => notices.close())
  const storage = notifyRemovals(files, db, notices)
  const tokens = {
    secret: env.JWT_SECRET ?? (await readTokenSecret(env.dataDir)),
    ttl: env.JWT_TTL,
  }
  const { stages, applyImageStyle } = openProviders(servicesOf(env), {
    ...{ db, log, fetchImage, pictures, workers, paint: painter.paint },
  })
  const deps = {
    ...{ db, storage, log, passwords, tokens, pictures },
    metrics: openMetrics(
      database,
      jobHandlers.map(({ id }) => id),
    ),
    generations: openGenerationEvents(notices),
    generationEntries: openGenerationEntries(),
    content: openContentVersion(notices),
    forms: openUploadMemory(),
    sseSlots: openSseSlots(env.RATE_LIMIT_FACTOR),
    limits: openRateLimits(database.pool, env.RATE_LIMIT_FACTOR),
    remoteImages: await openRemoteImageCache(
      path.join(env.dataDir, 'cache/remote-pictures'),
      { fetchImage, pictures },
      // Half of what copies of files may take.
      env.CACHE_MB * 524_288,
    ),
    writeEstimateDocument: workers.writeEstimateDocument,
    previewPrices: workers.previewPrices,
    writeProposal: workers.writeProposal,
    renderPhoneView: workers.renderPhoneView,
    composePreview: workers.composePreview,
    subsetFonts: workers.subsetFonts,
    applyImageStyle,
    providers: providersOf(env),
    publicUrl: env.publicUrl,
    mail: openMailDelivery({
      smtp: env.SMTP_URL,
      sender: env.MAIL_FROM,
      dir: path.join(env.dataDir, 'mail'),
    }),
    cardPayments: cardPaymentsOf(env),
    styleResultsMaxBytes: env.STYLE_RESULTS_MB * 1_048_576,
    styleTimeoutMs: env.AI_STYLE_SECONDS * 1_000 + STYLE_MARGIN_MS,
    generationTimeoutMs: GENERATION_TIMEOUT_MS,
  }
  const variants = openVariantMaker()
  opened.defer(() => variants.close())
  const jobDeps = { ...deps, ...stages, makeVariants: variants.run, sealer }

  if (seed === 'demo') {
    // Nothing of the demo is loaded where a real site runs.
    const { seedDemo } = await import('@agency/demo/seed-demo')
    const { renderSampleImages, writeEstimateDocument } = workers
    await seedDemo({ db, storage, renderSampleImages, writeEstimateDocument }, ({ done, of }) => {
      if (done === 0) say(`Demo      drawing ${of} pictures for the demo content ...`)
      else if (done % 12 === 0 || done === of) say(`Demo      ${done} of ${of}`)
    })
  }

  if (env.ROLE !== 'web') {
    const { pool, url } = database
    const waits = env.AI_CONCEPT_URL || env.AI_BRIEF_URL ? WAITING_JOBS : 0
    // And one more than cores in any case: a job that stores what it made leaves its core to another.
    const concurrency = processes + 1 + waits
    const jobs = await runJobs(jobDeps, { jobs: jobHandlers, pool, url, concurrency })
    // A database that answers nothing must not hold up the end: others take its jobs up.
    opened.defer(() => withTimeout(JOBS_MS_AT_END, jobs.stop()))
    // What a release before this one left where others can reach it.
    await db.transaction().execute(queueWithdrawal)
  }
  const draining = new AbortController()
  const app = servesPages
    ? await openSite({ env, root, dev }, deps, opened, draining.signal)
    : buildWorkerApp(deps, env.METRICS_TOKEN)
  opened.defer(() => app.close())
  // A drawing that hangs must not hold up whoever waits for it until this process is ended.
  opened.defer(() => {
    workers.hurry(TASK_MS_AT_END)
    setTimeout(() => late.abort(), TASK_MS_AT_END).unref()
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

  if (servesPages) say(`Site      ${env.publicUrl}`)
  if (login) say(`Login     ${login}`)
  if (servesPages) say('Ready     press Ctrl+C to stop')
  else say('Ready     working on jobs')
  const closing = new AbortController()
  opened.defer(() => closing.abort())
  if (warmUp) {
    const rehearse = () => rehearseRequests({ deps, pool: database.pool, publicUrl: env.publicUrl })
    // What takes less goes first. Whoever started this process may wait for the end of it.
    const tell = async () => void process.send?.('warm')
    const steps = [...(servesPages ? [rehearse] : []), workers.warmUp, tell]
    warmUpLater(steps, log, closing.signal)
  }
}

/** Checkouts of deposits, where the owner has an account for them. */
const cardPaymentsOf = ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: apiUrl,
}: Env) =>
  secretKey && webhookSecret ? openCardPayments({ secretKey, webhookSecret, apiUrl }) : undefined

/** The site's HTTP side with its pages. */
async function openSite(
  { env, root, dev }: Pick<StartOptions, 'env' | 'root' | 'dev'>,
  deps: Deps,
  opened: AsyncDisposableStack,
  draining: AbortSignal,
): Promise<FastifyInstance> {
  const web = await openWeb(dev, root)
  opened.defer(() => web.close?.())
  const { publicUrl, TRUST_PROXY: trustProxy, METRICS_TOKEN: metricsToken } = env
  const isThisMachineOnly = isLoopback(env.HOST) && isLocalSite({ publicUrl, trustProxy })
  const app = await buildApp({
    ...{ deps, publicUrl, trustProxy, isThisMachineOnly, metricsToken, draining, web },
  })
  await web.attach?.(app)
  return app
}

/** Loaded only where it is used: the client of a bucket is the largest library there is here. */
async function openWeb(dev: boolean, root: string) {
  if (dev) {
    const { openDevelopmentWeb } = await import('./development-web.ts')
    return openDevelopmentWeb(root)
  }
  const { app, assetsDir } = await loadWebApp(root)
  return { app: async () => app, clientDir: assetsDir, attach: undefined, close: undefined }
}
