/** The agency's time zone, used for all days and times. */
export const TIME_ZONE = 'Australia/Melbourne'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
