import type { PubSub } from './pubsub.ts'

/** Notifies about the stages of generations as they begin, on any instance. */
export interface GenerationEvents {
  /** Calls `listener` with each stage of `id` until the returned function is called. */
  listen(id: string, listener: (stage: string) => void): () => void
  /** Resolves at the next notification for `id`, after `timeoutMs`, or when `signal` aborts. */
  waitForChange(id: string, timeoutMs: number, signal?: AbortSignal): Promise<void>
  /** Number of listeners and waiters. */
  listeners(): number
}

/** Listeners by the generation's id. */
function openListeners() {
  const listeners = new Map<string, Set<(stage: string) => void>>()
  return {
    count: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    notify: (id: string, stage: string) => {
      for (const listener of [...(listeners.get(id) ?? [])]) listener(stage)
    },
    listen: (id: string, listener: (stage: string) => void) => {
      const idListeners = listeners.get(id) ?? new Set()
      listeners.set(id, idListeners.add(listener))
      return () => {
        idListeners.delete(listener)
        if (idListeners.size === 0 && listeners.get(id) === idListeners) listeners.delete(id)
      }
    },
  }
}

/**
 * Notifications are missed while nobody listens, so callers read the row again after each
 * `waitForChange`.
 */
export function openGenerationEvents(pubsub: Pick<PubSub, 'on'>): GenerationEvents {
  const { notify, listen, count } = openListeners()
  pubsub.on('generation_stage', (text) => {
    const [id = '', stage = ''] = text.split(' ')
    notify(id, stage)
  })

  return {
    listen,
    listeners: count,
    waitForChange: (id, timeoutMs, signal) =>
      new Promise((resolve) => {
        const finish = () => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', finish)
          unlisten()
          resolve()
        }
        const timer = setTimeout(finish, timeoutMs)
        const unlisten = listen(id, finish)
        signal?.addEventListener('abort', finish)
        if (signal?.aborted) finish()
      }),
  }
}
