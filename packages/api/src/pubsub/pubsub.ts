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
   * Calls `hear` with the text of each notification on `channel`, for as long as the process lives.
   */
  on(channel: Channel, hear: (text: string) => void): void
  /** False while the connection is lost: notifications sent meanwhile are missed. */
  isListening(): boolean
  /** Calls `hear` each time that listening resumes, after notifications may have been missed. */
  onReconnected(hear: () => void): void
  close(): Promise<void>
}

/** Listens on a separate connection and reconnects when it breaks. */
export async function openPubSub(url: string, log: Logger): Promise<PubSub> {
  const hearers: Record<Channel, ((text: string) => void)[]> = {
    generation_stage: [],
    site_content: [],
    file_removed: [],
  }
  const reopenedHearers: (() => void)[] = []
  let isListening = false
  const connection = await openPersistentConnection({
    url,
    name: 'agency-site listen',
    prepare: async (client) => {
      client.on('notification', ({ channel, payload = '' }) => {
        for (const hear of hearers[channel as Channel]) hear(payload)
      })
      for (const channel of channels) await client.query(`listen ${channel}`)
      isListening = true
      for (const hear of reopenedHearers) hear()
      const lose = () => {
        isListening = false
      }
      client.once('end', lose).once('error', lose)
    },
    onError: (error) => log.warn({ err: error }, 'LISTEN connection failed; reconnecting'),
  })
  return {
    on: (channel, hear) => hearers[channel].push(hear),
    isListening: () => isListening,
    onReconnected: (hear) => reopenedHearers.push(hear),
    close: () => connection.close(),
  }
}
