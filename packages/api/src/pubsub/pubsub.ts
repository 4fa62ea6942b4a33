import { openPersistentConnection } from '@agency/db/persistent-connection'
import type { Logger } from 'pino'

/**
 * PostgreSQL notification channels: a generation's stages, changed site content and removed files.
 */
const channels = ['generation_stage', 'site_content', 'file_removed'] as const
export type Channel = (typeof channels)[number]

/** Notifications that are sent within a transaction and delivered once it commits. */
export interface PubSub {
  /**
   * Calls `listener` with the text of each notification on `channel`, for as long as the process
   * lives.
   */
  on(channel: Channel, listener: (text: string) => void): void
  /** False while the connection is lost: notifications sent meanwhile are missed. */
  isListening(): boolean
  /**
   * Calls `listener` each time that listening resumes, after notifications may have been missed.
   */
  onReconnected(listener: () => void): void
  close(): Promise<void>
}

/** Listens on a separate connection and reconnects when it breaks. */
export async function openPubSub(url: string, log: Logger): Promise<PubSub> {
  const listeners: Record<Channel, ((text: string) => void)[]> = {
    generation_stage: [],
    site_content: [],
    file_removed: [],
  }
  const reconnectListeners: (() => void)[] = []
  let isListening = false
  const connection = await openPersistentConnection({
    url,
    name: 'agency-site listen',
    prepare: async (client) => {
      client.on('notification', ({ channel, payload = '' }) => {
        for (const listener of listeners[channel as Channel]) listener(payload)
      })
      for (const channel of channels) await client.query(`listen ${channel}`)
      isListening = true
      for (const listener of reconnectListeners) listener()
      const markLost = () => {
        isListening = false
      }
      client.once('end', markLost).once('error', markLost)
    },
    onError: (error) => log.warn({ err: error }, 'LISTEN connection failed; reconnecting'),
  })
  return {
    on: (channel, listener) => listeners[channel].push(listener),
    isListening: () => isListening,
    onReconnected: (listener) => reconnectListeners.push(listener),
    close: () => connection.close(),
  }
}
