import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { NewAuthenticatorApp } from '@agency/contract/second-factor'
import { Secret, TOTP } from 'otpauth'
import type { TokenSettings } from '../auth/tokens.ts'

/** RFC 4226 asks for 160 bits. */
const SECRET_BYTES = 20
/** A code is accepted for 30 seconds more on either side, for clocks that differ. */
const WINDOW = 1
const IV_BYTES = 12
const TAG_BYTES = 16

type SiteSecret = Pick<TokenSettings, 'secret'>

const keyOf = ({ secret }: SiteSecret) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'agency-site authenticator apps', 32))

export const newAppSecret = (): Buffer => randomBytes(SECRET_BYTES)

/** Encrypts a secret with AES-256-GCM, for one login: in the row of another it is not accepted. */
export function encryptAppSecret(secret: Buffer, staffId: number, site: SiteSecret): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(site), iv).setAAD(Buffer.from(`${staffId}`))
  const encrypted = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted])
}

/** The secret of a login; undefined if the site has another secret than when it was encrypted. */
export function decryptAppSecret(
  stored: Buffer,
  staffId: number,
  site: SiteSecret,
): Buffer | undefined {
  const options = { authTagLength: TAG_BYTES }
  const decipher = createDecipheriv(
    'aes-256-gcm',
    keyOf(site),
    stored.subarray(0, IV_BYTES),
    options,
  )
    .setAAD(Buffer.from(`${staffId}`))
    .setAuthTag(stored.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(stored.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  } catch {
    return undefined
  }
}

const totpOf = (secret: Buffer, issuer = '', label = '') =>
  new TOTP({
    ...{ issuer, label, algorithm: 'SHA1', digits: 6, period: 30 },
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  })

/** What an authenticator app needs of a secret (the Key URI format). */
export function appDetails(
  secret: Buffer,
  { issuer, label }: { issuer: string; label: string },
): NewAuthenticatorApp {
  const totp = totpOf(secret, issuer, label)
  return { secret: totp.secret.base32, url: totp.toString() }
}

/** The number of the 30 seconds, since 1970, whose code this is (RFC 6238); undefined if of none. */
export function stepOfCode(secret: Buffer, code: string, now = Date.now()): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? undefined : Math.floor(now / 30_000) + delta
}
