import { readdirSync } from 'node:fs'
import { platform, setPriority } from 'node:os'

/** Steps back behind processes of a higher priority; of `os.constants.priority`. */
function lowerPriority(priority: number): void {
  setPriority(priority)
  // Linux counts threads one by one, and a new one takes after the one that started it.
  if (platform() === 'linux') {
    for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), priority)
  }
}

/** What a worker process does first. */
export function startProcess(priority?: number): void {
  if (priority !== undefined) lowerPriority(priority)
  // A process whose parent died has nobody to work for.
  process.on('disconnect', () => process.exit())
  // Ctrl+C reaches every process of a terminal. The server ends its workers by itself, when it has handed
  // back what they work on.
  process.on('SIGINT', () => {})
}
