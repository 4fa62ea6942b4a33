import type { PubSub } from '../pubsub/pubsub.ts'

/** Counts the changes to the content of public pages that this process knows about. */
export interface ContentVersion {
  /** Increments with each change; undefined while changes by other processes would be missed. */
  current(): number | undefined
  /** Increments at once, ahead of the notification, so that an editor sees a change immediately. */
  changed(): void
}

export function openContentVersion(
  pubsub: Pick<PubSub, 'on' | 'onReconnected' | 'isListening'>,
): ContentVersion {
  let version = 0
  const changed = () => {
    version += 1
  }
  pubsub.on('site_content', changed)
  pubsub.onReconnected(changed)
  return { changed, current: () => (pubsub.isListening() ? version : undefined) }
}
