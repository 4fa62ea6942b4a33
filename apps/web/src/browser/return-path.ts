/** The history state that the guard leaves for the login page. */
export interface SessionEnd {
  /** The path where the session ended. */
  endedAt: string
}

/**
 * The dashboard path where a session ended, from the history entry's state; undefined if none did.
 * Never another origin.
 */
export function returnPathOf(state: unknown): string | undefined {
  const { endedAt } = Object(state) as Partial<Record<keyof SessionEnd, unknown>>
  return typeof endedAt === 'string' && /^\/dashboard(?:[/?][^\\]*)?$/.test(endedAt)
    ? endedAt
    : undefined
}
