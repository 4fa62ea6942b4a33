import bcrypt from 'bcryptjs'

/** bcrypt's cost: 2^12 rounds. */
const COST = 12

/** Hashes a password of at most 72 bytes, which is all that bcrypt reads. */
export const hashPassword = (password: string): Promise<string> => bcrypt.hash(password, COST)
