import { fork } from 'node:child_process'
import { once } from 'node:events'

export interface Baseline {
  kind: 'same-bytes' | 'same-queries' | 'select-one' | 'static-files'
  /** URL of the response to send, or of the database; for files their directory. */
  url: string
  /** The headers to request the response with. */
  headers?: Record<string, string>
  /** The slug of the project to query the database for; without one, the list is queried. */
  slug?: string
}

/** Starts a bare server, the baseline for the site's own. */
export async function startBaselineServer(baseline: Baseline) {
  const child = fork(new URL('./baseline-process.ts', import.meta.url), {
    env: { PATH: process.env.PATH, BASELINE: JSON.stringify(baseline) },
  })
  const exited = once(child, 'exit')
  const first = await Promise.race([once(child, 'message'), exited])
  if (typeof first[0] !== 'string') throw new Error(`The baseline server ${baseline.kind} exited.`)
  return {
    url: first[0],
    close: async () => {
      child.kill()
      await exited
    },
  }
}
