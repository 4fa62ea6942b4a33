import { getCompileCacheDir } from 'node:module'
import { Tinypool } from 'tinypool'
import { imageProcessMemory } from './image-process-memory.ts'

interface ImageProcessPoolOptions {
  /** The module whose exports the processes run. */
  file: URL
  maxProcesses: number
  /** Stops a process that has been idle for this long, in ms. */
  idleMs: number
  /** Kills a process that has worked on one task for this long, in ms: it hangs. */
  taskMs: number
  /** Flags of Node.js and V8. */
  flags?: string[]
}

export interface TaskOptions {
  /** Name of the export. */
  name: string
  /** Aborts the task by killing its process, which may not react to anything else. */
  signal?: AbortSignal | undefined
  /** Called with messages from the process while it works. */
  onMessage?: ((message: never) => void) | undefined
}

export interface ImageProcessPool {
  /**
   * Runs a task when a process is free. Throws a TimeoutError if the process hung, the signal's
   * reason if that aborts, and the task's own error.
   */
  run<T>(input: unknown, task: TaskOptions): Promise<T>
  /** Reduces the time left for running tasks, in ms: called when the server closes. */
  setTaskTimeout(ms: number): void
  /** The running processes. */
  processIds(): number[]
  /** Stops the processes. Running tasks fail, and no new ones are started. */
  close(): Promise<void>
}

/** Kills a process whatever it is busy with; no effect if it has exited. */
function kill(id: number): void {
  try {
    process.kill(id, 'SIGKILL')
  } catch {
    // The process has already exited.
  }
}

const timeoutError = () => new DOMException('The task timed out.', 'TimeoutError')

function openPool({ file, maxProcesses: max, idleMs, flags }: ImageProcessPoolOptions) {
  const compileCache = getCompileCacheDir()
  return new Tinypool({
    filename: file.href,
    runtime: 'child_process',
    serialization: 'advanced',
    // Nothing else of this process's environment: a worker needs no keys or passwords.
    env: { ...imageProcessMemory, ...(compileCache && { NODE_COMPILE_CACHE: compileCache }) },
    minThreads: 0,
    maxThreads: max,
    idleTimeout: idleMs,
    ...(flags && { execArgv: flags }),
  })
}

/**
 * A pool of processes for image work, one task at a time each, started on demand. Processes rather
 * than threads, because the encoders of all threads of a process share one pool and fragment its
 * memory. They are killed when this process exits, for whatever reason: a hung one would not
 * notice.
 */
export function openImageProcessPool(options: ImageProcessPoolOptions): ImageProcessPool {
  const pool = openPool(options)
  const processIds = () => pool.threads.map(({ threadId }) => threadId)
  const killAll = () => processIds().forEach(kill)
  process.on('exit', killAll)
  let isClosed = false
  let { taskMs } = options
  /** Callbacks that set the time left for each running task. */
  const taskTimers = new Set<(ms: number) => void>()

  /** Tinypool only starts a process for a new run, so waiting tasks need another run. */
  const startWaitingTasks = () => {
    if (pool.queueSize > 0) pool.run(undefined, { name: 'none' }).catch(() => {})
  }
  // A crash of an idle process is harmless; without a listener, the event would end this process.
  pool.on('error', startWaitingTasks)

  async function run<T>(input: unknown, { name, signal, onMessage }: TaskOptions): Promise<T> {
    if (isClosed) throw new Error('The worker pool is closed.')
    signal?.throwIfAborted()
    const taskAbort = new AbortController()
    const end = (reason: unknown) => {
      const before = processIds()
      taskAbort.abort(reason)
      // Tinypool has given up the process and asked it to exit; it may not react.
      const remaining = new Set(processIds())
      before.filter((id) => !remaining.has(id)).forEach(kill)
    }
    const abort = () => end(signal?.reason)
    let timer: NodeJS.Timeout | undefined
    const allow = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => end(timeoutError()), ms)
    }
    const channel = {
      ...(onMessage && { postMessage: (message: unknown) => onMessage(message as never) }),
      // Called when a process starts the task, so that the time in the queue does not count.
      onMessage: () => {
        taskTimers.add(allow)
        allow(taskMs)
      },
    }
    signal?.addEventListener('abort', abort, { once: true })
    try {
      return await pool.run(input, { name, signal: taskAbort.signal, channel })
    } catch (error) {
      startWaitingTasks()
      throw taskAbort.signal.aborted ? taskAbort.signal.reason : error
    } finally {
      signal?.removeEventListener('abort', abort)
      taskTimers.delete(allow)
      clearTimeout(timer)
    }
  }

  return {
    run,
    setTaskTimeout: (ms) => {
      taskMs = ms
      for (const allow of taskTimers) allow(ms)
    },
    processIds,
    close: async () => {
      isClosed = true
      await pool.destroy()
      process.off('exit', killAll)
    },
  }
}

/**
 * A process that is killed, manually or for its memory use, loses its task, which is then retried.
 */
const MAX_ATTEMPTS = 3
/** The error of Tinypool, or of the channel to a process that died before its task reached it. */
const isProcessDeath = (error: unknown) =>
  error instanceof Error &&
  (error.message === 'Worker exited unexpectedly' ||
    ('code' in error && (error.code === 'EPIPE' || error.code === 'ERR_IPC_CHANNEL_CLOSED')))

/** Runs a task of a pool, retrying if its process dies. */
export async function retryAfterCrash<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (attempt < MAX_ATTEMPTS && isProcessDeath(error)) continue
      // An error from another process is not an Error instance here.
      throw error instanceof Error
        ? error
        : Object.assign(new Error(String(Object(error).message ?? error)), { cause: error })
    }
  }
}
