import { randomUUID } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { z } from 'zod'
import type { TokenSettings } from './tokens.ts'

const ISSUER = 'agency-site'
/** Different from the tokens' audience: a device proof grants no access. */
const AUDIENCE = 'agency-device'
const PROOF_TTL_S = 400 * 86_400

const Claims = z.object({ sub: z.string().regex(/^[1-9]\d{0,9}$/), jti: z.uuid() })

/** A browser in which a staff member has logged in before. */
export interface KnownDevice {
  id: string
  staffId: number
}

/**
 * Issues the proof that a browser stores after a login (OWASP: device cookies, here without a
 * cookie). Attackers who guess passwords have none, so their attempts do not use up this device's
 * limits.
 */
export const issueDeviceProof = (
  staffId: number,
  { secret }: Pick<TokenSettings, 'secret'>,
  id: string = randomUUID(),
): string =>
  jwt.sign({}, secret, {
    ...{ algorithm: 'HS256', subject: String(staffId), jwtid: id },
    ...{ issuer: ISSUER, audience: AUDIENCE, expiresIn: PROOF_TTL_S },
  })

/** The device of a proof that this site issued; undefined for any other text. */
export function readDeviceProof(
  proof: string | undefined,
  { secret }: Pick<TokenSettings, 'secret'>,
): KnownDevice | undefined {
  if (proof === undefined) return undefined
  try {
    const claims = jwt.verify(proof, secret, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      maxAge: PROOF_TTL_S,
    })
    const { sub, jti } = Claims.parse(claims)
    return { id: jti, staffId: Number(sub) }
  } catch {
    return undefined
  }
}
