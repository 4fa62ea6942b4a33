import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { withTimeout } from './with-timeout.ts'

const RETRY_AFTER_MS = 500
const END_MS = 2_000

export interface PersistentConnectionOptions {
  url: string
  /** Shown by `pg_stat_activity`. */
  name: string
  /** Acquires what the connection is for: an advisory lock, a LISTEN. */
  prepare: (client: pg.Client) => Promise<unknown>
  /** Runs before each attempt to open a new one. */
  beforeReconnect?: () => Promise<unknown>
  /** Called for each failed attempt. */
  onError?: (error: Error) => void
}

export interface PersistentConnection {
  /** Stops maintaining the connection and returns it; undefined while it is lost. */
  detach(): pg.Client | undefined
  close(): Promise<void>
}

async function open({ url, name, prepare }: PersistentConnectionOptions) {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
  })
  const ended = new Promise<void>((resolve) => {
    client.on('error', () => resolve())
    client.on('end', () => resolve())
  })
  try {
    await client.connect()
    await prepare(client)
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  return { client, ended }
}

/**
 * Opens a connection that holds something on the server for as long as the process lives. When it
 * breaks, a new one is opened and prepared in the same way, one attempt at a time.
 * Throws if the first one cannot be opened or prepared.
 */
export async function openPersistentConnection(
  options: PersistentConnectionOptions,
): Promise<PersistentConnection> {
  let held: Awaited<ReturnType<typeof open>> | undefined = await open(options)
  let closed = false

  async function keep() {
    while (!closed) {
      await held?.ended
      held = undefined
      if (closed) return
      try {
        await options.beforeReconnect?.()
        held = await open(options)
        if (closed) await held.client.end()
      } catch (error) {
        if (closed) return
        options.onError?.(error as Error)
        await sleep(RETRY_AFTER_MS, undefined, { ref: false })
      }
    }
  }
  void keep()

  const detach = () => {
    closed = true
    return held?.client
  }
  return {
    detach,
    close: async () => {
      const client = detach()
      // A server that hangs never acknowledges the end of a connection.
      if (client)
        await withTimeout(
          END_MS,
          client.end().catch(() => {}),
        )
    },
  }
}
