import { getCompileCacheDir } from 'node:module'
import { Tinypool } from 'tinypool'
import { pixelMemory } from './pixel-memory.ts'

interface PixelProcesses {
  /** The module whose exports they run. */
  file: URL
  most: number
  /** Ends one that has had nothing to do for this long, in ms. */
  idleMs: number
  /** Pieces of work that wait; one more is refused. */
  maxQueue?: number
  /** Of Node.js and V8. */
  flags?: string[]
}

/**
 * Processes that work on pictures, one piece of work at a time each, begun when they are needed. Not
 * threads: encoders of all threads of a process share one pool, and leave its memory in pieces.
 */
export function openPixelProcesses({ file, most, idleMs, maxQueue, flags }: PixelProcesses) {
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
    ...(maxQueue !== undefined && { maxQueue }),
    ...(flags && { execArgv: flags }),
  })
  pool.on('error', () => {
    // One that dies with nothing to do is no loss; unheard, the event would end this process. One that
    // dies as it begins leaves its work in the queue: Tinypool begins another with the next run alone.
    if (pool.queueSize > 0) pool.run(undefined, { name: 'none' }).catch(() => {})
  })
  return pool
}
