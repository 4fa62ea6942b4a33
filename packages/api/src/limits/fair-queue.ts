import { AppError } from '../errors/app-error.ts'
import { blockOf, networkOf } from './rate-limits.ts'

interface FairQueueOptions {
  /** Max number of running tasks. */
  concurrency: number
  /** Max number of waiting tasks, in each of the two classes. */
  maxWaiting: number
  /** Error message for a task that cannot wait. */
  message?: string
  retryAfterS?: number
  /** When it aborts, waiting tasks are rejected, and so are those that would have to wait. */
  closing?: AbortSignal | undefined
}

export interface QueueOptions {
  /**
   * The task's caller: callers take turns, however many tasks one of them has. If it is an IP
   * address or a network, its address block and its network within that take turns first.
   */
  caller?: string
  /** Max number of waiting tasks of this caller. */
  maxWaitingPerCaller?: number
  /** Runs before all other tasks, and waits in a separate queue. */
  hasPriority?: boolean
}

/** Runs a task when its turn comes. Throws UNAVAILABLE if that would be too late. */
export type FairQueue = <T>(work: () => Promise<T>, options?: QueueOptions) => Promise<T>

interface Task {
  start: () => void
  reject: () => void
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

const countWaiting = (group: Group | undefined, path: string[]) =>
  path.reduce((current, name) => current?.groups.get(name), group)?.waiting ?? 0

function add(group: Group, [name, ...path]: string[], task: Task): void {
  group.waiting += 1
  if (name === undefined) {
    group.tasks.push(task)
    return
  }
  const child = group.groups.get(name) ?? emptyGroup()
  group.groups.set(name, child)
  add(child, path, task)
}

function takeFirst(group: Group): Task | undefined {
  const [name, child] = group.groups.entries().next().value ?? []
  if (group.waiting > 0) group.waiting -= 1
  if (name === undefined || !child) return group.tasks.shift()
  group.groups.delete(name)
  if (child.waiting > 1) group.groups.set(name, child)
  return takeFirst(child)
}

/** Removes the task whose turn comes last: the last one of the caller with the most waiting. */
function takeLast(group: Group): Task | undefined {
  const [name, child] = [...group.groups].reduce<[string?, Group?]>(
    (max, entry) => (entry[1].waiting >= (max[1]?.waiting ?? 0) ? entry : max),
    [],
  )
  group.waiting -= 1
  if (name === undefined || !child) return group.tasks.pop()
  if (child.waiting === 1) group.groups.delete(name)
  return takeLast(child)
}

/**
 * Waiting tasks. If there are too many, the one whose turn comes last is rejected, not the new one.
 */
function openLane(maxWaiting: number) {
  const root = emptyGroup()
  return {
    isFull: (caller: string, maxPerCaller: number) =>
      countWaiting(root, pathOf(caller)) >= maxPerCaller,
    add: (caller: string, task: Task) => {
      add(root, pathOf(caller), task)
      if (root.waiting > maxWaiting) takeLast(root)?.reject()
    },
    take: () => takeFirst(root)?.start,
    rejectAll: () => {
      for (let task = takeFirst(root); task; task = takeFirst(root)) task.reject()
    },
  }
}

/** A bounded queue in which no task has to wait behind all tasks of another caller. */
export function openFairQueue({
  concurrency,
  maxWaiting,
  message = 'The server is busy. Please try again.',
  retryAfterS = 2,
  closing,
}: FairQueueOptions): FairQueue {
  let active = 0
  const priorityLane = openLane(maxWaiting)
  const normalLane = openLane(maxWaiting)
  closing?.addEventListener('abort', () => {
    priorityLane.rejectAll()
    normalLane.rejectAll()
  })
  return async (
    work,
    { caller = '', maxWaitingPerCaller = maxWaiting, hasPriority = false } = {},
  ) => {
    const lane = hasPriority ? priorityLane : normalLane
    const queueFull = () => new AppError('UNAVAILABLE', message, { retryAfterS })
    if (active < concurrency) active += 1
    else if (closing?.aborted || lane.isFull(caller, maxWaitingPerCaller)) throw queueFull()
    else {
      await new Promise<void>((start, reject) => {
        lane.add(caller, { start, reject: () => reject(queueFull()) })
      })
    }
    try {
      return await work()
    } finally {
      // The next task takes this one's slot, so `active` is unchanged.
      const start = priorityLane.take() ?? normalLane.take()
      if (start) start()
      else active -= 1
    }
  }
}
