import { getCompileCacheDir } from 'node:module'
import { Tinypool } from 'tinypool'
import { pixelMemory } from './pixel-memory.ts'

interface PixelProcesses {
  /** The module whose exports they run. */
  file: URL
  most: number
  /** Ends one that has had nothing to do for this long, in ms. */
  idleMs: number
  /** Of Node.js and V8. */
  flags?: string[]
}

/**
 * Processes that work on pictures, one piece of work at a time each, begun when they are needed. Not
 * threads: encoders of all threads of a process share one pool, and leave its memory in pieces.
 */
export function openPixelProcesses({ file, most, idleMs, flags }: PixelProcesses) {
  const compileCache = getCompileCacheDir()
  const pool = new Tinypool({
    filename: file.href,
    runtime: 'child_process',
    serialization: 'advanced',
    // Nothing else of this process's environment: who works on pixels needs no key and no password.
    env: { ...pixelMemory, ...(compileCache && { NODE_COMPILE_CACHE: compileCache }) },
    minThreads: 0,
    maxThreads: most,
    idleTimeout: idleMs,
    ...(flags && { execArgv: flags }),
  })
  pool.on('error', () => {
    // One that dies with nothing to do is no loss; unheard, the event would end this process. One that
    // dies as it begins leaves its work in the queue: Tinypool begins another with the next run alone.
    if (pool.queueSize > 0) pool.run(undefined, { name: 'none' }).catch(() => {})
  })
  return pool
}

/** A process that is killed, by hand or for its memory, takes its task with it: another does it again. */
const TRIES = 3
/** As Tinypool says it, or as the channel to a process does that died before its task reached it. */
const isDeath = (error: unknown) =>
  error instanceof Error &&
  (error.message === 'Worker exited unexpectedly' ||
    ('code' in error && (error.code === 'EPIPE' || error.code === 'ERR_IPC_CHANNEL_CLOSED')))

/** Runs a task of a pool, and again where the process that worked on it died. */
export async function runAgainAfterDeath<T>(run: () => Promise<T>): Promise<T> {
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
