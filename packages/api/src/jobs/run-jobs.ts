import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  Logger as GraphileLogger,
  type Job,
  type LogLevel,
  parseCronItems,
  type Runner,
  run,
  runMigrations,
  type TaskList,
} from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { JobDeps } from '../deps.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { HandledJob } from './job.ts'
import { watchForLostJobs } from './lost-jobs.ts'
import { watchRunner } from './runner-watchdog.ts'
import { openWorkerLeases } from './worker-leases.ts'

const POLL_EVERY_MS = 2_000
const START_AGAIN_AFTER_MS = 500
/** A process that ends waits so long for its jobs, then hands them to another. */
const FINISH_WITHIN_MS = 25_000

export interface Jobs {
  stop(): Promise<void>
}

const graphileLogger = (log: Logger) =>
  new GraphileLogger(() => (level: LogLevel, message: string) => {
    if (level === 'error') log.error(message)
    else if (level === 'warning') log.warn(message)
    else log.debug(message)
  })

/** Brings the queue's own schema up to date. */
export const migrateJobs = (pool: pg.Pool, log: Logger): Promise<void> =>
  runMigrations({ pgPool: pool, logger: graphileLogger(log) })

/** Whether the workers' first look at the queue succeeds. */
const firstLook = (events: EventEmitter): Promise<boolean> =>
  new Promise((resolve) => {
    events.once('worker:getJob:empty', () => resolve(true))
    events.once('job:start', () => resolve(true))
    events.once('worker:getJob:error', () => resolve(false))
  })

/** Counts each try of a job that ends here. */
function countTries(events: EventEmitter, metrics: Metrics): void {
  const begun = new Map<string, number>()
  events.on('job:start', ({ job }: { job: Job }) => begun.set(job.id, performance.now()))
  events.on('job:complete', ({ job, error }: { job: Job; error?: unknown }) => {
    const ms = performance.now() - (begun.get(job.id) ?? performance.now())
    begun.delete(job.id)
    metrics.countJob(job.task_identifier, error ? 'failed' : 'done', ms / 1_000)
  })
}

/** Sent as graphile-worker itself tells of a new job, once nobody holds this one any more. */
const NOTIFY_WHEN_UNLOCKED = `
  select pg_notify('jobs:insert', '{"r":' || random() || ',"count":1}')
  where not exists (
    select from graphile_worker.jobs where id = $1 and locked_at is not null
  )`

/**
 * Wakes the workers as soon as a job of a named queue has ended. graphile-worker asks for the next job
 * before the end of the last is written down, finds its queue still locked, and would look again only
 * when it polls.
 */
function wakeForQueues(
  events: EventEmitter,
  { pool, log, queued }: { pool: pg.Pool; log: Logger; queued: Set<string> },
): void {
  async function wake(job: Job) {
    for (let wait = 5; wait < POLL_EVERY_MS; wait *= 2) {
      await sleep(wait)
      const { rowCount } = await pool.query(NOTIFY_WHEN_UNLOCKED, [job.id])
      if (rowCount) return
    }
  }
  events.on('job:complete', ({ job }: { job: Job }) => {
    if (!queued.has(job.task_identifier)) return
    // The next poll finds what this does not.
    wake(job).catch((error) => log.debug({ err: error }, 'could not wake the job workers'))
  })
}

/** What graphile-worker calls for each kind of job. */
const taskListOf = (deps: JobDeps, jobs: HandledJob[]): TaskList =>
  Object.fromEntries(
    jobs.map(({ id, run }) => [
      id,
      (payload, { job: { attempts, max_attempts: most }, abortSignal: signal }) =>
        run(deps, payload, {
          ...{ number: attempts, isLast: attempts >= most },
          ...(signal && { signal }),
        }),
    ]),
  )

interface RunJobsOptions {
  /** Every kind of job that may be in the queue. */
  jobs: HandledJob[]
  pool: pg.Pool
  url: string
  concurrency: number
}

interface Kept {
  runner: Runner
  /** Resolves when it has ended, or has had the time for it. */
  ended: Promise<void>
}

/** Stops a runner, or leaves one that does not stop. */
const stopped = ({ runner, ended }: Kept): Promise<void> =>
  Promise.race([runner.stop().catch(() => {}), ended])

/**
 * Works on the queue until stopped, whatever becomes of the database meanwhile. `concurrency` is the
 * number of jobs at once. Resolves when the workers have looked at the queue once: graphile-worker keeps
 * a failed first look for good (it stores the rejected promise of its tasks' ids), so such a runner is
 * replaced. So is one that ended because it could not write down what became of a job, whether or not it
 * says that it has.
 */
export async function runJobs(
  deps: JobDeps,
  { jobs, pool, url, concurrency }: RunJobsOptions,
): Promise<Jobs> {
  const leases = await openWorkerLeases(url, deps.db, deps.log)
  const queued = new Set(jobs.flatMap(({ id, queue }) => (queue ? [id] : [])))
  const cronItems = parseCronItems(
    jobs.flatMap(({ id, cron }) => (cron ? [{ task: id, match: cron }] : [])),
  )
  const stopping = new AbortController()

  /** Undefined where its first look failed; nothing of it stays. */
  async function tryRunner(): Promise<Kept | undefined> {
    // A previous runner may have ended without releasing its leases.
    await leases.releaseJobs()
    const events = new EventEmitter()
    countTries(events, deps.metrics)
    wakeForQueues(events, { pool, log: deps.log, queued })
    const unwatchLost = watchForLostJobs(events, { ...deps, workerIds: leases.workerIds })
    const end = watchRunner(events, FINISH_WITHIN_MS)
    const registered: Promise<void>[] = []
    // graphile-worker locks a job in the name of the pool, or of the worker where it has no pool.
    events.on('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
      registered.push(leases.register(workerPool.id))
    })
    events.on('worker:create', ({ worker }: { worker: { workerId: string } }) => {
      registered.push(leases.register(worker.workerId))
    })
    const looked = firstLook(events)
    const runner = await run({
      pgPool: pool,
      concurrency,
      noHandleSignals: true,
      pollInterval: POLL_EVERY_MS,
      gracefulShutdownAbortTimeout: FINISH_WITHIN_MS,
      // Not batched, nobody awaits how writing down a job's end ends, and a database that is away ends
      // this process; batched, it ends the runner.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: graphileLogger(deps.log),
      events: events as never,
      taskList: taskListOf(deps, jobs),
      parsedCronItems: cronItems,
    })
    const ended = Promise.race([
      runner.promise.catch((error) => {
        deps.log.warn({ err: error }, 'job runner stopped')
      }),
      end.promise.then((how) => deps.log.error(`job workers ${how}`)),
    ]).finally(() => {
      unwatchLost()
      end.unwatch()
    })
    const [succeeded, ...others] = await Promise.all([
      looked,
      ...registered.map((each) => each.then(() => true).catch(() => false)),
    ])
    if (succeeded && others.every(Boolean)) return { runner, ended }
    deps.log.warn('job workers could not poll the queue; restarting')
    await stopped({ runner, ended })
    return undefined
  }

  async function startRunner(): Promise<Kept | undefined> {
    while (!stopping.signal.aborted) {
      const started = await tryRunner().catch((error) => {
        deps.log.warn({ err: error }, 'could not start the job workers; retrying')
      })
      if (started && !stopping.signal.aborted) return started
      if (started) await stopped(started)
      await sleep(START_AGAIN_AFTER_MS)
    }
    return undefined
  }

  let kept = await startRunner()
  async function keepRunning(): Promise<void> {
    while (kept) {
      await kept.ended
      if (stopping.signal.aborted) return
      // One that hangs has a connection, and times for its nightly jobs.
      void kept.runner.stop().catch(() => {})
      kept = await startRunner()
    }
  }
  const running = keepRunning()
  return {
    stop: async () => {
      stopping.abort()
      if (kept) await stopped(kept)
      await running
      await leases.close()
    },
  }
}
