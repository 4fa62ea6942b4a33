import { randomBytes } from 'node:crypto'

/** What an estimate is called on paper: 'WE-' and 32 random bits, which open nothing. */
export const newEstimateReference = (): string =>
  `WE-${randomBytes(4).toString('hex').toUpperCase()}`
