import { AppError } from '../errors/app-error.ts'
import { blockOf, networkOf } from './rate-limits.ts'

interface FairQueueOptions {
  /** Max number of running tasks. */
  running: number
  /** Max number of waiting tasks, in each of the two classes. */
  waiting: number
  /** Error message for a task that cannot wait. */
  message?: string
  retryAfterS?: number
  /** When it aborts, waiting tasks are rejected, and so are those that would have to wait. */
  closing?: AbortSignal | undefined
}

export interface Place {
  /**
   * The task's caller: callers take turns, however many tasks one of them has. If it is an IP
   * address or a network, its address block and its network within that take turns first.
   */
  of?: string
  /** Max number of waiting tasks of this caller. */
  maxWaiting?: number
  /** Runs before all other tasks, and waits in a separate queue. */
  isFirst?: boolean
}

/** Runs a task when its turn comes. Throws UNAVAILABLE if that would be too late. */
export type FairQueue = <T>(work: () => Promise<T>, place?: Place) => Promise<T>

interface Task {
  start: () => void
  refuse: () => void
}

/** Waiting tasks of one caller, or of groups of callers that take turns, the next one first. */
interface Group {
  waiting: number
  tasks: Task[]
  groups: Map<string, Group>
}

const emptyGroup = (): Group => ({ waiting: 0, tasks: [], groups: new Map() })

/** The path from the outermost group of a caller to the caller. */
const pathOf = (caller: string) => [blockOf(caller), networkOf(caller), caller]

const countAt = (group: Group | undefined, path: string[]) =>
  path.reduce((at, name) => at?.groups.get(name), group)?.waiting ?? 0

function add(group: Group, [name, ...path]: string[], task: Task): void {
  group.waiting += 1
  if (name === undefined) {
    group.tasks.push(task)
    return
  }
  const inner = group.groups.get(name) ?? emptyGroup()
  group.groups.set(name, inner)
  add(inner, path, task)
}

function takeFirst(group: Group): Task | undefined {
  const [name, inner] = group.groups.entries().next().value ?? []
  if (group.waiting > 0) group.waiting -= 1
  if (name === undefined || !inner) return group.tasks.shift()
  group.groups.delete(name)
  if (inner.waiting > 1) group.groups.set(name, inner)
  return takeFirst(inner)
}

/** Removes the task whose turn comes last: the last one of the caller with the most waiting. */
function takeLast(group: Group): Task | undefined {
  const [name, inner] = [...group.groups].reduce<[string?, Group?]>(
    (max, one) => (one[1].waiting >= (max[1]?.waiting ?? 0) ? one : max),
    [],
  )
  group.waiting -= 1
  if (name === undefined || !inner) return group.tasks.pop()
  if (inner.waiting === 1) group.groups.delete(name)
  return takeLast(inner)
}

/**
 * Waiting tasks. If there are too many, the one whose turn comes last is rejected, not the new one.
 */
function openLane(maxRunning: number) {
  const all = emptyGroup()
  return {
    isFull: (caller: string, mostOfOne: number) => countAt(all, pathOf(caller)) >= mostOfOne,
    add: (caller: string, task: Task) => {
      add(all, pathOf(caller), task)
      if (all.waiting > maxRunning) takeLast(all)?.refuse()
    },
    take: () => takeFirst(all)?.start,
    refuseAll: () => {
      for (let task = takeFirst(all); task; task = takeFirst(all)) task.refuse()
    },
  }
}

/** A bounded queue in which nobody has to wait behind all tasks of another caller. */
export function openFairQueue({
  running,
  waiting,
  message = 'The server is busy. Please try again.',
  retryAfterS = 2,
  closing,
}: FairQueueOptions): FairQueue {
  let active = 0
  const first = openLane(waiting)
  const others = openLane(waiting)
  closing?.addEventListener('abort', () => {
    first.refuseAll()
    others.refuseAll()
  })
  return async (work, { of = '', maxWaiting: max = waiting, isFirst = false } = {}) => {
    const lane = isFirst ? first : others
    const full = () => new AppError('UNAVAILABLE', message, { retryAfterS })
    if (active < running) active += 1
    else if (closing?.aborted || lane.isFull(of, max)) throw full()
    else {
      await new Promise<void>((start, reject) => {
        lane.add(of, { start, refuse: () => reject(full()) })
      })
    }
    try {
      return await work()
    } finally {
      // The next task takes this one's slot, so `active` is unchanged.
      const start = first.take() ?? others.take()
      if (start) start()
      else active -= 1
    }
  }
}
