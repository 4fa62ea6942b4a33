/** What the guard leaves in the history's state for the login. */
export interface SessionEnd {
  /** Where the login ended. */
  endedAt: string
}

/**
 * The place of the dashboard where a login ended, from the state of the history's entry; undefined
 * where none did. Never a place of another site.
 */
export function returnPathOf(state: unknown): string | undefined {
  const { endedAt } = Object(state) as Partial<Record<keyof SessionEnd, unknown>>
  return typeof endedAt === 'string' && /^\/dashboard(?:[/?][^\\]*)?$/.test(endedAt)
    ? endedAt
    : undefined
}
