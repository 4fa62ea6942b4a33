import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { withTimeout } from '@agency/db/with-timeout'
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

const POLL_INTERVAL_MS = 2_000
const RESTART_DELAY_MS = 500
/** How long a process that shuts down waits for its jobs before it hands them to others. */
const SHUTDOWN_TIMEOUT_MS = 25_000

export interface Jobs {
  /**
   * Takes no more jobs, and waits for those that run, at most `timeoutMs`. Then it aborts them, so
   * that they are resumed elsewhere: what they need may be closed next, and a job that failed for
   * that would not be tried again.
   */
  stop(timeoutMs?: number): Promise<void>
}

const graphileLogger = (log: Logger) =>
  new GraphileLogger(() => (level: LogLevel, message: string) => {
    if (level === 'error') log.error(message)
    else if (level === 'warning') log.warn(message)
    else log.debug(message)
  })

/** Migrates the queue's own schema. */
export const migrateJobs = (pool: pg.Pool, log: Logger): Promise<void> =>
  runMigrations({ pgPool: pool, logger: graphileLogger(log) })

/** Whether the workers' first poll of the queue succeeds. */
const firstPoll = (events: EventEmitter): Promise<boolean> =>
  new Promise((resolve) => {
    events.once('worker:getJob:empty', () => resolve(true))
    events.once('job:start', () => resolve(true))
    events.once('worker:getJob:error', () => resolve(false))
  })

/** Counts each attempt that ends here. */
function countAttempts(events: EventEmitter, metrics: Metrics): void {
  const startTimes = new Map<string, number>()
  events.on('job:start', ({ job }: { job: Job }) => startTimes.set(job.id, performance.now()))
  events.on('job:complete', ({ job, error }: { job: Job; error?: unknown }) => {
    const ms = performance.now() - (startTimes.get(job.id) ?? performance.now())
    startTimes.delete(job.id)
    metrics.countJob(job.task_identifier, error ? 'failed' : 'done', ms / 1_000)
  })
}

/** graphile-worker's own notification of a new job, sent once this job is no longer locked. */
const NOTIFY_WHEN_UNLOCKED = `
  select pg_notify('jobs:insert', '{"r":' || random() || ',"count":1}')
  where not exists (
    select from graphile_worker.jobs where id = $1 and locked_at is not null
  )`

/**
 * Wakes the workers as soon as a job of a named queue has finished. graphile-worker requests the
 * next job before the last one's completion is written, finds its queue still locked, and would not
 * retry before its next poll.
 */
function wakeForQueues(
  events: EventEmitter,
  { pool, log, queuedJobs }: { pool: pg.Pool; log: Logger; queuedJobs: Set<string> },
): void {
  async function wake(job: Job) {
    for (let delayMs = 5; delayMs < POLL_INTERVAL_MS; delayMs *= 2) {
      await sleep(delayMs)
      const { rowCount } = await pool.query(NOTIFY_WHEN_UNLOCKED, [job.id])
      if (rowCount) return
    }
  }
  events.on('job:complete', ({ job }: { job: Job }) => {
    if (!queuedJobs.has(job.task_identifier)) return
    // Otherwise the next poll finds it.
    wake(job).catch((error) => log.debug({ err: error }, 'could not wake the job workers'))
  })
}

/** The tasks that graphile-worker calls, by kind of job. `abandoned` aborts all of them. */
const taskListOf = (deps: JobDeps, jobs: HandledJob[], abandoned: AbortSignal): TaskList =>
  Object.fromEntries(
    jobs.map(({ id, run }) => [
      id,
      (payload, { job: { attempts, max_attempts: maxAttempts }, abortSignal }) =>
        run(deps, payload, {
          ...{ number: attempts, isLast: attempts >= maxAttempts },
          signal: AbortSignal.any([abandoned, ...(abortSignal ? [abortSignal] : [])]),
        }),
    ]),
  )

interface RunJobsOptions {
  /** All kinds of jobs that may be in the queue. */
  jobs: HandledJob[]
  pool: pg.Pool
  url: string
  concurrency: number
}

interface ActiveRunner {
  runner: Runner
  /** Resolves when the runner has ended, or has had enough time to. */
  ended: Promise<void>
}

/** Stops a runner, or abandons one that does not stop. */
const stopRunner = ({ runner, ended }: ActiveRunner): Promise<void> =>
  Promise.race([runner.stop().catch(() => {}), ended])

/**
 * Works on the queue until stopped, whatever happens to the database meanwhile. `concurrency` is
 * the number of jobs at once. Resolves once the workers have polled the queue: graphile-worker
 * caches a failed first poll for good (it stores the rejected promise of its tasks' ids), so such a
 * runner is replaced. So is one that ended because it could not write the result of a job, whether
 * or not it reports that.
 */
export async function runJobs(
  deps: JobDeps,
  { jobs, pool, url, concurrency }: RunJobsOptions,
): Promise<Jobs> {
  const leases = await openWorkerLeases(url, deps.db, deps.log)
  const queuedJobs = new Set(jobs.flatMap(({ id, queue }) => (queue ? [id] : [])))
  const cronItems = parseCronItems(
    jobs.flatMap(({ id, cron }) => (cron ? [{ task: id, match: cron }] : [])),
  )
  const stopping = new AbortController()
  const abandoned = new AbortController()

  /** Undefined if its first poll failed; then it is cleaned up. */
  async function tryRunner(): Promise<ActiveRunner | undefined> {
    // A previous runner may have ended without releasing its leases.
    await leases.releaseJobs()
    const events = new EventEmitter()
    countAttempts(events, deps.metrics)
    wakeForQueues(events, { pool, log: deps.log, queuedJobs })
    const unwatchLost = watchForLostJobs(events, { ...deps, workerIds: leases.workerIds })
    const end = watchRunner(events, SHUTDOWN_TIMEOUT_MS)
    const registered: Promise<void>[] = []
    // graphile-worker locks a job in the name of the pool, or of the worker if there is no pool.
    events.on('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
      registered.push(leases.register(workerPool.id))
    })
    events.on('worker:create', ({ worker }: { worker: { workerId: string } }) => {
      registered.push(leases.register(worker.workerId))
    })
    const polled = firstPoll(events)
    const runner = await run({
      pgPool: pool,
      concurrency,
      noHandleSignals: true,
      pollInterval: POLL_INTERVAL_MS,
      gracefulShutdownAbortTimeout: SHUTDOWN_TIMEOUT_MS,
      // Without batching, a failure to write a job's result is an unhandled rejection, so a
      // database outage would end this process; with batching, it ends the runner.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: graphileLogger(deps.log),
      events: events as never,
      taskList: taskListOf(deps, jobs, abandoned.signal),
      parsedCronItems: cronItems,
    })
    const ended = Promise.race([
      runner.promise.catch((error) => {
        deps.log.warn({ err: error }, 'job runner stopped')
      }),
      end.promise.then((reason) => deps.log.error(`job workers ${reason}`)),
    ]).finally(() => {
      unwatchLost()
      end.unwatch()
    })
    const [succeeded, ...registrations] = await Promise.all([
      polled,
      ...registered.map((registration) => registration.then(() => true).catch(() => false)),
    ])
    if (succeeded && registrations.every(Boolean)) return { runner, ended }
    deps.log.warn('job workers could not poll the queue; restarting')
    await stopRunner({ runner, ended })
    return undefined
  }

  async function startRunner(): Promise<ActiveRunner | undefined> {
    while (!stopping.signal.aborted) {
      const runner = await tryRunner().catch((error) => {
        deps.log.warn({ err: error }, 'could not start the job workers; retrying')
      })
      if (runner && !stopping.signal.aborted) return runner
      if (runner) await stopRunner(runner)
      await sleep(RESTART_DELAY_MS)
    }
    return undefined
  }

  let active = await startRunner()
  async function keepRunning(): Promise<void> {
    while (active) {
      await active.ended
      if (stopping.signal.aborted) return
      // A hung runner holds a connection, and timers for its nightly jobs.
      void active.runner.stop().catch(() => {})
      active = await startRunner()
    }
  }
  const loop = keepRunning()
  return {
    stop: async (timeoutMs) => {
      stopping.abort()
      const end = async () => {
        if (active) await stopRunner(active)
        await loop
        await leases.close()
      }
      await (timeoutMs === undefined ? end() : withTimeout(timeoutMs, end()))
      abandoned.abort()
    },
  }
}
