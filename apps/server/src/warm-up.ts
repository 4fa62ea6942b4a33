import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from '@agency/api/build-app'
import type { Deps } from '@agency/api/deps'
import { openMetrics } from '@agency/api/metrics/metrics'
import type { Connection } from '@agency/db/connect'
import { type Logger, pino } from 'pino'

const WARM_UP_AFTER_MS = 2_000
/** An address of documentation (RFC 5737), whose limits are nobody's. */
const NOBODY = '192.0.2.1'
/** Most of the code is compiled after a hundred calls. */
const ROUNDS = 10

/**
 * Does each of the `steps` once, so that the first brief finds code compiled and fonts parsed, and the
 * first clients find connections open. Not before the first visitors have their pages, which would wait
 * for the same cores.
 */
export async function warmUpLater(
  steps: (() => Promise<void>)[],
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  try {
    await sleep(WARM_UP_AFTER_MS, undefined, { signal })
    for (const step of steps) await step()
  } catch (error) {
    // A failure here would be the first visitor's as well, and is answered there.
    if (!signal.aborted) log.warn({ err: error }, 'warm-up failed')
  }
}

/**
 * Asks for changes of a proposal that does not exist, as many at once as the pool has connections: most
 * of what any call goes through. On an app of its own, since this belongs in neither log nor metrics.
 */
export async function rehearseRequests({
  deps,
  pool,
  publicUrl,
}: {
  deps: Deps
  pool: Connection['pool']
  publicUrl: string
}): Promise<void> {
  const unheard = { log: pino({ level: 'silent' }), metrics: openMetrics({ db: deps.db, pool }) }
  const app = await buildApp({ deps: { ...deps, ...unheard }, publicUrl, trustProxy: false })
  const ask = () =>
    app.inject({
      ...{ method: 'POST', url: '/trpc/proposals.choose', remoteAddress: NOBODY },
      payload: { token: '0'.repeat(32), version: 1, choices: {} },
    })
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(Array.from({ length: pool.options.max }, ask))
  }
  await app.close()
}
