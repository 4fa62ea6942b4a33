import { Tinypool } from 'tinypool'
import type { VariantInput, VariantOutput } from './variant-process.ts'

/** Ends a process that has had nothing to do for this long: its memory is worth more than its start. */
const IDLE_MS = 15_000

export interface VariantMaker {
  run(input: VariantInput): Promise<VariantOutput>
  close(): Promise<void>
}

/**
 * Makes variants of pictures in a process of low priority. A process and not a thread: encoders run
 * on threads that all workers of one process share, and leave its memory in pieces.
 */
export function openVariantMaker(): VariantMaker {
  const pool = new Tinypool({
    filename: new URL('./variant-process.ts', import.meta.url).href,
    runtime: 'child_process',
    serialization: 'advanced',
    // Encoders' threads would each keep a heap of their own.
    env: { ...process.env, MALLOC_ARENA_MAX: '2' } as Record<string, string>,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  })
  return {
    run: (input) => pool.run(input, { name: 'makeVariants' }),
    close: () => pool.destroy(),
  }
}
