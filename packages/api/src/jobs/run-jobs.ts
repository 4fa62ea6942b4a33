import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  Logger as GraphileLogger,
  type LogLevel,
  parseCronItems,
  type Runner,
  run,
  runMigrations,
} from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { JobDeps } from '../deps.ts'
import { rollUpDays } from '../features/analytics/day-service.ts'
import { makeConcept } from '../features/generations/make-concept-job.ts'
import { makeVariants } from '../pictures/make-variants-job.ts'
import { sweepFiles } from '../storage/sweep-files-job.ts'
import { forgetExpired } from './forget-expired-job.ts'
import type { TaskPayloads } from './task-payloads.ts'
import { openWorkerLeases } from './worker-leases.ts'

const POLL_EVERY_MS = 2_000
/** Every day after 17:00 UTC: a quiet hour of the night in Melbourne. */
const FORGET_AT = '7 17 * * *'
const SWEEP_AT = '17 17 * * *'
/** Every hour: there is nothing to do but after a day's end, or after a time of standing still. */
const ROLL_UP_AT = '5 * * * *'
const START_AGAIN_AFTER_MS = 500

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

/**
 * Works on the queue until stopped. `concurrency` is the number of jobs at once. Resolves when the
 * workers have looked at the queue once: graphile-worker keeps a failed first look for good (it
 * stores the rejected promise of its tasks' ids), so such a runner is replaced.
 */
export async function runJobs(
  deps: JobDeps,
  { pool, url, concurrency }: { pool: pg.Pool; url: string; concurrency: number },
): Promise<Jobs> {
  const leases = await openWorkerLeases(url, deps.db, deps.log)

  async function startRunner(): Promise<Runner> {
    const events = new EventEmitter()
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
      logger: graphileLogger(deps.log),
      events: events as never,
      taskList: {
        'make-concept': (payload) => makeConcept(deps, payload as TaskPayloads['make-concept']),
        'make-variants': (payload) => makeVariants(deps, payload as TaskPayloads['make-variants']),
        'sweep-files': () => sweepFiles(deps),
        'forget-expired': () => forgetExpired(deps),
        'roll-up-days': () => rollUpDays(deps.db),
      },
      parsedCronItems: parseCronItems([
        { task: 'forget-expired', match: FORGET_AT },
        { task: 'sweep-files', match: SWEEP_AT },
        { task: 'roll-up-days', match: ROLL_UP_AT },
      ]),
    })
    runner.promise.catch((error) => deps.log.error({ err: error }, 'the job runner ended'))
    const [succeeded, ...others] = await Promise.all([
      looked,
      ...registered.map((each) => each.then(() => true).catch(() => false)),
    ])
    if (succeeded && others.every(Boolean)) return runner
    deps.log.warn('the job workers could not look at the queue; starting them again')
    await runner.stop()
    await sleep(START_AGAIN_AFTER_MS)
    return startRunner()
  }

  const runner = await startRunner()
  return {
    stop: async () => {
      await runner.stop()
      await leases.close()
    },
  }
}
