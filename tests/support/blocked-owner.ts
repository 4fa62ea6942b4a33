// A process that exits while one that it began hangs, whose id it prints.
import { openImageProcessPool } from '@agency/api/workers/image-process-pool'

const pool = openImageProcessPool({
  file: new URL('./blocking-worker.ts', import.meta.url),
  ...{ most: 1, idleMs: 60_000, taskMs: 60_000 },
})
const id = await pool.run(undefined, { name: 'answer' })
pool.run(undefined, { name: 'block' }).catch(() => {})
// Time for the task to reach it.
setTimeout(() => process.stdout.write(String(id), () => process.exit(1)), 300)
