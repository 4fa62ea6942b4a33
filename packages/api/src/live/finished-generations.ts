import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
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
export function listenForFinishedGenerations(url: string, log: Logger): FinishedGenerations {
  const waiting = new Map<string, Set<() => void>>()
  let client: pg.Client | undefined
  let closed = false

  const wake = (id: string) => {
    for (const resolve of waiting.get(id) ?? []) resolve()
  }

  async function listen() {
    while (!closed) {
      const opened = new pg.Client({
        connectionString: url,
        application_name: 'agency-site listen',
      })
      try {
        const ended = new Promise<void>((resolve) => {
          opened.on('error', () => resolve())
          opened.on('end', () => resolve())
        })
        opened.on('notification', (notice) => wake(notice.payload ?? ''))
        await opened.connect()
        await opened.query(`listen ${CHANNEL}`)
        client = opened
        await ended
      } catch (error) {
        log.debug({ err: error }, 'listening for generations failed')
      }
      await opened.end().catch(() => {})
      if (!closed) await sleep(500)
    }
  }
  const listening = listen()

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
    close: async () => {
      closed = true
      await client?.end().catch(() => {})
      await listening
    },
  }
}
