import { openImageProcessPool } from '../workers/image-process-pool.ts'
import type { VariantInput, VariantOutput } from '../workers/variant-worker.ts'

/** Ends a process that has had nothing to do for this long: its memory is worth more than its start. */
const IDLE_MS = 15_000
/** Behind every other process, on a machine that has much to do. */
const TASK_MS = 5 * 60_000

export interface VariantMaker {
  run(input: VariantInput): Promise<VariantOutput>
  close(): Promise<void>
}

/** Makes variants of pictures in a process of low priority. */
export function openVariantMaker(): VariantMaker {
  const file = new URL('../workers/variant-worker.ts', import.meta.url)
  const pool = openImageProcessPool({ file, most: 1, idleMs: IDLE_MS, taskMs: TASK_MS })
  return {
    run: (input) => pool.run(input, { name: 'makeVariants' }),
    close: pool.close,
  }
}
