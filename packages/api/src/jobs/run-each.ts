import type { Logger } from 'pino'

/** Runs steps in sequence, even if earlier ones fail. Throws at the end if any failed. */
export async function runEach(
  log: Logger,
  steps: Record<string, () => Promise<unknown>>,
): Promise<void> {
  const failures: unknown[] = []
  for (const [step, run] of Object.entries(steps)) {
    try {
      await run()
    } catch (err) {
      failures.push(err)
      log.error({ err, step }, 'daily clean-up step failed')
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} steps of the clean-up failed.`)
  }
}
