import { openImageProcessPool } from '../workers/image-process-pool.ts'
import type { VariantInput, VariantOutput } from '../workers/variant-worker.ts'

/** Stops a process that was idle for this long: its memory is worth more than starting it again. */
const IDLE_MS = 15_000
/** Allows for running after every other process, on a busy machine. */
const TASK_MS = 5 * 60_000

export interface VariantMaker {
  run(input: VariantInput): Promise<VariantOutput>
  close(): Promise<void>
}

/** Makes variants of pictures in a low-priority process. */
export function openVariantMaker(): VariantMaker {
  const file = new URL('../workers/variant-worker.ts', import.meta.url)
  const pool = openImageProcessPool({ file, maxProcesses: 1, idleMs: IDLE_MS, taskMs: TASK_MS })
  return {
    run: (input) => pool.run(input, { name: 'makeVariants' }),
    close: pool.close,
  }
}
