/** Retry-After in ms (RFC 9110): the header holds seconds or a date. */
export function retryAfterOf(header: string | undefined): number | undefined {
  if (!header) return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}
