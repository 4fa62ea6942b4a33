// Run by a process of a pool: a task that hangs, as an unforeseen page might.

/** Never returns, and handles no messages. */
export function block(): void {
  for (;;);
}

/** Returns the id of the process that runs it. */
export const answer = () => process.pid
