import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { API_KEY_PREFIX } from '@agency/contract/api-key'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const RANDOM_LENGTH = 36
const CHECKSUM_LENGTH = 6
const FORM = new RegExp(
  `^(${API_KEY_PREFIX}[0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`,
)

/** The CRC-32 of a text in base 62. */
function checksumOf(text: string): string {
  let rest = crc32(text)
  let digits = ''
  for (let place = 0; place < CHECKSUM_LENGTH; place += 1) {
    digits = (DIGITS[rest % DIGITS.length] ?? '') + digits
    rest = Math.floor(rest / DIGITS.length)
  }
  return digits
}

/** A new key with 214 random bits, and a checksum with which a scanner excludes false alarms. */
export function makeApiKey(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => DIGITS[randomInt(DIGITS.length)])
  const body = API_KEY_PREFIX + random.join('')
  return body + checksumOf(body)
}

/** Whether a text has the form of a key, with the right checksum. */
export function isApiKey(text: string): boolean {
  const [, body, checksum] = FORM.exec(text) ?? []
  return body !== undefined && checksumOf(body) === checksum
}

/** A key has enough random bits that a fast hash cannot be reversed. */
export const hashApiKey = (key: string): Buffer => createHash('sha256').update(key).digest()

/** How a key is named in lists: too short to be guessed from. */
export const startOf = (key: string) => key.slice(0, API_KEY_PREFIX.length + 4)

/** Whether a URL has something that starts like a key, encoded or not. */
export function hasKeyInUrl(url: string): boolean {
  const pattern = new RegExp(`${API_KEY_PREFIX}[0-9A-Za-z]{20}`)
  if (pattern.test(url)) return true
  try {
    return pattern.test(decodeURIComponent(url))
  } catch {
    return false
  }
}
