/** Where the agency is: its days begin and its clocks are read there. */
export const TIME_ZONE = 'Australia/Melbourne'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
