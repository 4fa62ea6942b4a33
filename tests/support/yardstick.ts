import { fork } from 'node:child_process'
import { once } from 'node:events'

export interface Yardstick {
  kind: 'same-bytes' | 'same-queries' | 'select-one' | 'static-files'
  /** Of the answer to send, or of the database; for files their directory. */
  url: string
  /** What the answer is asked for with. */
  headers?: Record<string, string>
  /** Of the project to ask the database for; without one, for the list. */
  slug?: string
}

/** Starts a bare server to measure ours beside. */
export async function openYardstick(yardstick: Yardstick) {
  const child = fork(new URL('./yardstick-server.ts', import.meta.url), {
    env: { PATH: process.env.PATH, YARDSTICK: JSON.stringify(yardstick) },
  })
  const ended = once(child, 'exit')
  const first = await Promise.race([once(child, 'message'), ended])
  if (typeof first[0] !== 'string') throw new Error(`The yardstick ${yardstick.kind} ended.`)
  return {
    url: first[0],
    close: async () => {
      child.kill()
      await ended
    },
  }
}
