import type { PubSub } from './pubsub.ts'

/** Notifies about the stages of generations as they begin, on any instance. */
export interface GenerationEvents {
  /** Calls `hear` with each stage of `id` until the returned function is called. */
  listen(id: string, hear: (stage: string) => void): () => void
  /** Resolves at the next notification for `id`, after `timeoutMs`, or when `signal` aborts. */
  next(id: string, timeoutMs: number, signal?: AbortSignal): Promise<void>
  /** Number of listeners and waiters. */
  listeners(): number
}

/** Listeners by the generation's id. */
function openListeners() {
  const listeners = new Map<string, Set<(stage: string) => void>>()
  return {
    count: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    tell: (id: string, stage: string) => {
      for (const hear of [...(listeners.get(id) ?? [])]) hear(stage)
    },
    listen: (id: string, hear: (stage: string) => void) => {
      const mine = listeners.get(id) ?? new Set()
      listeners.set(id, mine.add(hear))
      return () => {
        mine.delete(hear)
        if (mine.size === 0 && listeners.get(id) === mine) listeners.delete(id)
      }
    },
  }
}

/**
 * Notifications are missed while nobody listens, so callers read the row again after each `next`.
 */
export function openGenerationEvents(notices: Pick<PubSub, 'on'>): GenerationEvents {
  const { tell, listen, count } = openListeners()
  notices.on('generation_stage', (text) => {
    const [id = '', stage = ''] = text.split(' ')
    tell(id, stage)
  })

  return {
    listen,
    listeners: count,
    next: (id, timeoutMs, signal) =>
      new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', done)
          unlisten()
          resolve()
        }
        const timer = setTimeout(done, timeoutMs)
        const unlisten = listen(id, done)
        signal?.addEventListener('abort', done)
        if (signal?.aborted) done()
      }),
  }
}
