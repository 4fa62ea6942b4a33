import type { PubSub } from '../pubsub/pubsub.ts'

/** Counts the changes to the content of public pages that this process knows about. */
export interface ContentVersion {
  /** Increments with each change; undefined while changes elsewhere would be missed. */
  now(): number | undefined
  /** Increments at once, ahead of the notification, so that an editor sees a change immediately. */
  changed(): void
}

export function openContentVersion(
  notices: Pick<PubSub, 'on' | 'onReconnected' | 'isListening'>,
): ContentVersion {
  let version = 0
  const changed = () => {
    version += 1
  }
  notices.on('site_content', changed)
  notices.onReconnected(changed)
  return { changed, now: () => (notices.isListening() ? version : undefined) }
}
