import { setImmediate as otherWork, setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from '@agency/api/build-app'
import type { Deps } from '@agency/api/deps'
import { renderLivePage } from '@agency/api/features/live-pages/live-page-service'
import { openMetrics } from '@agency/api/metrics/metrics'
import { warmUpBrief } from '@agency/api/rendering/warm-up-brief'
import type { DesignBrief } from '@agency/contract/brief'
import type { Concept } from '@agency/contract/concept'
import type { Connection } from '@agency/db/connect'
import { type Logger, pino } from 'pino'

const WARM_UP_AFTER_MS = 2_000
/** A documentation address (RFC 5737), so its rate limits affect nobody. */
const RESERVED_ADDRESS = '192.0.2.1'
/** Most of the code is compiled after a hundred calls. */
const ROUNDS = 10

/**
 * Runs each of the `steps` once, so that the first brief finds code compiled and fonts parsed, and
 * the first clients find connections open. Starts only after the first visitors have their pages,
 * since both compete for the same cores.
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
    // The first visitor would see the same failure, and it is handled there.
    if (!signal.aborted) log.warn({ err: error }, 'warm-up failed')
  }
}

/** Number of designs to render: between them they cover most kinds of sections. */
const WARM_UP_DESIGNS = 12

/**
 * Renders live pages of made-up concepts, one at a time, until their code is compiled: the first
 * real page then takes a third of the time. Concepts are composed in a render worker, which has the
 * dictionaries in memory.
 */
export async function warmUpLivePages(
  compose: (brief: DesignBrief, seed: number) => Promise<Concept>,
  signal: AbortSignal,
): Promise<void> {
  const concepts: Concept[] = []
  for (let seed = 1; seed <= WARM_UP_DESIGNS; seed += 1)
    concepts.push(await compose(warmUpBrief, seed))
  for (let round = 0; round < ROUNDS; round += 1)
    for (const concept of concepts) {
      await renderLivePage(concept, 'A preview')
      // Yields to visitors and to a shutdown.
      await otherWork(undefined, { signal })
    }
}

/**
 * Sends requests for a proposal that does not exist, as many at once as the pool has connections:
 * this covers most of the code of any call. Uses a separate app, to keep them out of the log and
 * the metrics.
 */
export async function warmUpRequests({
  deps,
  pool,
  publicUrl,
}: {
  deps: Deps
  pool: Connection['pool']
  publicUrl: string
}): Promise<void> {
  const quietDeps = { log: pino({ level: 'silent' }), metrics: openMetrics({ db: deps.db, pool }) }
  const app = await buildApp({ deps: { ...deps, ...quietDeps }, publicUrl, trustProxy: false })
  const sendRequest = () =>
    app.inject({
      ...{ method: 'POST', url: '/trpc/proposals.choose', remoteAddress: RESERVED_ADDRESS },
      payload: { token: '0'.repeat(32), version: 1, choices: {} },
    })
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(Array.from({ length: pool.options.max }, sendRequest))
  }
  await app.close()
}
