import { AppError } from '../errors/app-error.ts'

interface FairQueueOptions {
  /** Tasks that run at once. */
  running: number
  /** Tasks that may wait, in each of the two classes. */
  waiting: number
  /** What a caller is told whose task cannot wait. */
  message?: string
  retryAfterS?: number
}

export interface Place {
  /** Whose task it is: callers take turns, however many tasks one of them has. */
  of?: string
  /** How many tasks of this caller may wait. */
  most?: number
  /** Runs before all tasks that are not, and waits in a queue of its own. */
  isFirst?: boolean
}

/** Runs a task when its turn has come. Throws UNAVAILABLE when too many wait. */
export type FairQueue = <T>(work: () => Promise<T>, place?: Place) => Promise<T>

/** Tasks that wait, by caller; the caller whose turn is next comes first. */
function openLane(most: number) {
  const callers = new Map<string, (() => void)[]>()
  let waiting = 0
  return {
    isFull: (caller: string, mostOfOne: number) =>
      waiting >= most || (callers.get(caller)?.length ?? 0) >= mostOfOne,
    add: (caller: string, start: () => void) => {
      waiting += 1
      const mine = callers.get(caller)
      if (mine) mine.push(start)
      else callers.set(caller, [start])
    },
    take: () => {
      const [caller, mine] = callers.entries().next().value ?? []
      if (caller === undefined || !mine) return undefined
      callers.delete(caller)
      const start = mine.shift()
      if (mine.length > 0) callers.set(caller, mine)
      waiting -= 1
      return start
    },
  }
}

/** A bounded queue in which nobody waits for all that one caller asked for. */
export function openFairQueue({
  running,
  waiting,
  message = 'The server is busy. Please try again.',
  retryAfterS = 2,
}: FairQueueOptions): FairQueue {
  let active = 0
  const first = openLane(waiting)
  const others = openLane(waiting)
  return async (work, { of = '', most = waiting, isFirst = false } = {}) => {
    const lane = isFirst ? first : others
    if (active < running) active += 1
    else if (!lane.isFull(of, most)) await new Promise<void>((start) => lane.add(of, start))
    else throw new AppError('UNAVAILABLE', message, { retryAfterS })
    try {
      return await work()
    } finally {
      // The next task takes this one's place, so `active` stays as it is.
      const start = first.take() ?? others.take()
      if (start) start()
      else active -= 1
    }
  }
}
