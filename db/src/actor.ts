import { AsyncLocalStorage } from 'node:async_hooks'

/** Who makes the changes of a request, for the audit log. */
export interface Actor {
  means: 'screen' | 'key' | 'mcp'
  staffId: number
  email: string
  /** The name of the API key; absent for a screen. */
  keyName?: string
  /** The IP address. */
  address: string
}

const actors = new AsyncLocalStorage<Actor>()

/**
 * Attributes all changes that this work makes to somebody. Without an actor a change is the
 * system's.
 */
export const runAs = <Result>(actor: Actor, work: () => Result): Result => actors.run(actor, work)

export const currentActor = (): Actor | undefined => actors.getStore()
