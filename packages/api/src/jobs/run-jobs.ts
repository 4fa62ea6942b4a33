import { EventEmitter } from 'node:events'
import { Logger as GraphileLogger, type LogLevel, run, runMigrations } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { JobDeps } from '../deps.ts'
import { makeConcept } from '../features/generations/make-concept-job.ts'
import type { TaskPayloads } from './task-payloads.ts'
import { openWorkerLeases } from './worker-leases.ts'

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

/** Works on the queue until stopped. `concurrency` is the number of jobs at once. */
export async function runJobs(
  deps: JobDeps,
  { pool, url, concurrency }: { pool: pg.Pool; url: string; concurrency: number },
): Promise<Jobs> {
  const leases = await openWorkerLeases(url, deps.db, deps.log)
  const events = new EventEmitter()
  const registered: Promise<void>[] = []
  // graphile-worker locks a job in the name of the pool, or of the worker where it has no pool.
  events.on('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
    registered.push(leases.register(workerPool.id))
  })
  events.on('worker:create', ({ worker }: { worker: { workerId: string } }) => {
    registered.push(leases.register(worker.workerId))
  })
  const runner = await run({
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    pollInterval: 2_000,
    logger: graphileLogger(deps.log),
    events: events as never,
    taskList: {
      'make-concept': (payload) => makeConcept(deps, payload as TaskPayloads['make-concept']),
    },
  })
  await Promise.all(registered)
  runner.promise.catch((error) => deps.log.error({ err: error }, 'the job runner ended'))
  return {
    stop: async () => {
      await runner.stop()
      await leases.close()
    },
  }
}
