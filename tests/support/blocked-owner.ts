// A process that exits while a child process of its pool hangs; it prints the child's id.
import { openImageProcessPool } from '@agency/api/workers/image-process-pool'

const pool = openImageProcessPool({
  file: new URL('./blocking-worker.ts', import.meta.url),
  ...{ maxProcesses: 1, idleMs: 60_000, taskMs: 60_000 },
})
const id = await pool.run(undefined, { name: 'answer' })
pool.run(undefined, { name: 'block' }).catch(() => {})
// Time for the task to reach it.
setTimeout(() => process.stdout.write(String(id), () => process.exit(1)), 300)
