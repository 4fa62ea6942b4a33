import { getCompileCacheDir } from 'node:module'
import { Tinypool } from 'tinypool'
import { imageProcessMemory } from './image-process-memory.ts'

interface ImageProcessPoolOptions {
  /** The module whose exports they run. */
  file: URL
  most: number
  /** Ends one that has had nothing to do for this long, in ms. */
  idleMs: number
  /** Ends one that has worked on one task for this long, in ms: it hangs. */
  taskMs: number
  /** Of Node.js and V8. */
  flags?: string[]
}

export interface TaskOptions {
  /** Of the export. */
  name: string
  /** Ends the task, and the process that works on it, which may hear nothing else. */
  signal?: AbortSignal | undefined
  /** Hears what the process says while it works. */
  onMessage?: ((message: never) => void) | undefined
}

export interface ImageProcessPool {
  /**
   * Runs a task when a process has time for it. Throws a TimeoutError when it stood still, the signal's
   * reason when that aborts, and what the task throws.
   */
  run<T>(input: unknown, task: TaskOptions): Promise<T>
  /** Gives those that work less time from now on, in ms: the server closes. */
  hurry(ms: number): void
  /** Those that run now. */
  processIds(): number[]
  /** Ends them. What they worked on fails, and nothing is begun any more. */
  close(): Promise<void>
}

/** Ends a process whatever it is busy with; nothing where it has ended. */
function kill(id: number): void {
  try {
    process.kill(id, 'SIGKILL')
  } catch {
    // It is as it should be.
  }
}

const stoodStill = () => new DOMException('The task timed out.', 'TimeoutError')

function openPool({ file, most, idleMs, flags }: ImageProcessPoolOptions) {
  const compileCache = getCompileCacheDir()
  return new Tinypool({
    filename: file.href,
    runtime: 'child_process',
    serialization: 'advanced',
    // Nothing else of this process's environment: who works on pixels needs no key and no password.
    env: { ...imageProcessMemory, ...(compileCache && { NODE_COMPILE_CACHE: compileCache }) },
    minThreads: 0,
    maxThreads: most,
    idleTimeout: idleMs,
    ...(flags && { execArgv: flags }),
  })
}

/**
 * Processes that work on pictures, one piece of work at a time each, begun when they are needed. Not
 * threads: encoders of all threads of a process share one pool, and leave its memory in pieces. None
 * outlives this process, however it exits: one that hangs hears of nothing.
 */
export function openImageProcessPool(options: ImageProcessPoolOptions): ImageProcessPool {
  const pool = openPool(options)
  const processIds = () => pool.threads.map(({ threadId }) => threadId)
  const killAll = () => processIds().forEach(kill)
  process.on('exit', killAll)
  let isClosed = false
  let { taskMs } = options
  /** Gives a task that is worked on so much time from now on. */
  const working = new Set<(ms: number) => void>()

  /** Tinypool begins a process with the next run alone: work that waits for one needs another run. */
  const beginForWaiting = () => {
    if (pool.queueSize > 0) pool.run(undefined, { name: 'none' }).catch(() => {})
  }
  // One that dies with nothing to do is no loss; unheard, the event would end this process.
  pool.on('error', beginForWaiting)

  async function run<T>(input: unknown, { name, signal, onMessage }: TaskOptions): Promise<T> {
    if (isClosed) throw new Error('The worker pool is closed.')
    signal?.throwIfAborted()
    const ending = new AbortController()
    const end = (reason: unknown) => {
      const before = processIds()
      ending.abort(reason)
      // Tinypool has given the process up and asks it to end; it may not hear.
      const left = new Set(processIds())
      before.filter((id) => !left.has(id)).forEach(kill)
    }
    const abort = () => end(signal?.reason)
    let timer: NodeJS.Timeout | undefined
    const allow = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => end(stoodStill()), ms)
    }
    const channel = {
      ...(onMessage && { postMessage: (message: unknown) => onMessage(message as never) }),
      // Asked for a way to the process when one takes up the task: waiting for that does not count.
      onMessage: () => {
        working.add(allow)
        allow(taskMs)
      },
    }
    signal?.addEventListener('abort', abort, { once: true })
    try {
      return await pool.run(input, { name, signal: ending.signal, channel })
    } catch (error) {
      beginForWaiting()
      throw ending.signal.aborted ? ending.signal.reason : error
    } finally {
      signal?.removeEventListener('abort', abort)
      working.delete(allow)
      clearTimeout(timer)
    }
  }

  return {
    run,
    hurry: (ms) => {
      taskMs = ms
      for (const allow of working) allow(ms)
    },
    processIds,
    close: async () => {
      isClosed = true
      await pool.destroy()
      process.off('exit', killAll)
    },
  }
}

/** A process that is killed, by hand or for its memory, takes its task with it: another does it again. */
const TRIES = 3
/** As Tinypool says it, or as the channel to a process does that died before its task reached it. */
const isDeath = (error: unknown) =>
  error instanceof Error &&
  (error.message === 'Worker exited unexpectedly' ||
    ('code' in error && (error.code === 'EPIPE' || error.code === 'ERR_IPC_CHANNEL_CLOSED')))

/** Runs a task of a pool, and again where the process that worked on it died. */
export async function retryAfterCrash<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run()
    } catch (error) {
      if (tries < TRIES && isDeath(error)) continue
      // An error that came from another process is no Error here.
      throw error instanceof Error
        ? error
        : Object.assign(new Error(String(Object(error).message ?? error)), { cause: error })
    }
  }
}
