import type { PubSub } from '../pubsub/pubsub.ts'

/** How often what public pages show has changed, as far as this process knows. */
export interface ContentVersion {
  /** Counts up with each change; undefined while changes elsewhere would not be heard of. */
  now(): number | undefined
  /** Counts one now, ahead of the notice: whoever changed something is to see it at once. */
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
