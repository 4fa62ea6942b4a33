import { createHash, randomInt } from 'node:crypto'
import {
  RECOVERY_CODE_CHARACTERS,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
} from '@agency/contract/second-factor'

const newCode = () =>
  Array.from(
    { length: RECOVERY_CODE_LENGTH },
    () => RECOVERY_CODE_CHARACTERS[randomInt(RECOVERY_CODE_CHARACTERS.length)],
  ).join('')

/** New codes, without hyphens. Each has 79 random bits, so that a fast hash cannot be reversed. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode)

export const hashRecoveryCode = (code: string): Buffer => createHash('sha256').update(code).digest()

/** A code as people read it: in groups of four. */
export const printedRecoveryCode = (code: string) => code.match(/.{4}/g)?.join('-') ?? code
