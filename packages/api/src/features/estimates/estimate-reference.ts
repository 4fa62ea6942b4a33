import { randomBytes } from 'node:crypto'

/**
 * The reference printed on an estimate: 'WE-' and 32 random bits, which give no access to anything.
 */
export const newEstimateReference = (): string =>
  `WE-${randomBytes(4).toString('hex').toUpperCase()}`
