// What a process of a pool runs: a task that hangs, as a page may that nobody thought of.

/** Never returns, and hears nothing. */
export function block(): void {
  for (;;);
}

/** The process that answers. */
export const answer = () => process.pid
