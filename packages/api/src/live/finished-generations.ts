import { openStandingConnection } from '@agency/db/standing-connection'
import type { Logger } from 'pino'

const CHANNEL = 'generation_finished'

/** Tells waiting requests, on every instance, that a generation has ended. */
export interface FinishedGenerations {
  /** Resolves at the next notice for `id`, or after `timeoutMs`, whichever is first. */
  next(id: string, timeoutMs: number): Promise<void>
  close(): Promise<void>
}

/**
 * Listens on a connection of its own and opens a new one when it breaks. A notice sent meanwhile
 * is missed, so whoever waits reads the row again after each `next`.
 */
export async function listenForFinishedGenerations(
  url: string,
  log: Logger,
): Promise<FinishedGenerations> {
  const waiting = new Map<string, Set<() => void>>()

  const wake = (id: string) => {
    for (const resolve of waiting.get(id) ?? []) resolve()
  }

  const connection = await openStandingConnection({
    url,
    name: 'agency-site listen',
    prepare: async (client) => {
      client.on('notification', (notice) => wake(notice.payload ?? ''))
      await client.query(`listen ${CHANNEL}`)
    },
    onTrouble: (error) => log.warn({ err: error }, 'listening for generations failed'),
  })

  return {
    next: (id, timeoutMs) =>
      new Promise((resolve) => {
        const mine = waiting.get(id) ?? new Set()
        const done = () => {
          clearTimeout(timer)
          mine.delete(done)
          if (mine.size === 0) waiting.delete(id)
          resolve()
        }
        const timer = setTimeout(done, timeoutMs)
        mine.add(done)
        waiting.set(id, mine)
      }),
    close: () => connection.close(),
  }
}
