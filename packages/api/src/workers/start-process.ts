import { readdirSync } from 'node:fs'
import { getPriority, platform, setPriority } from 'node:os'

/** Lowers the priority of this process, to one of `os.constants.priority`; never raises it. */
function lowerPriority(priority: number): void {
  // Only root may raise the priority of a site that was started with a lower one.
  if (getPriority() >= priority) return
  setPriority(priority)
  // Linux has priorities per thread, and a new thread inherits that of the one that started it.
  if (platform() === 'linux') {
    for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), priority)
  }
}

/** Sets up a worker process. */
export function startProcess(priority?: number): void {
  if (priority !== undefined) lowerPriority(priority)
  // A process whose parent died has no more work to do.
  process.on('disconnect', () => process.exit())
  // Ctrl+C signals every process of a terminal. The server stops its workers itself, after it has
  // released their jobs.
  process.on('SIGINT', () => {})
}
