import { randomUUID } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { z } from 'zod'
import type { TokenSettings } from './tokens.ts'

const ISSUER = 'agency-site'
/** Not that of a token: the proof of a device opens nothing. */
const AUDIENCE = 'agency-device'
const LIFE_S = 400 * 86_400

const Claims = z.object({ sub: z.string().regex(/^[1-9]\d{0,9}$/), jti: z.uuid() })

/** A browser in which somebody of the staff has logged in before. */
export interface KnownDevice {
  id: string
  staffId: number
}

/**
 * The proof that a browser keeps after a login (OWASP: device cookies, here without a cookie). Somebody
 * who tries passwords has none, so nothing that they use up is missing here.
 */
export const issueDeviceProof = (
  staffId: number,
  { secret }: Pick<TokenSettings, 'secret'>,
  id: string = randomUUID(),
): string =>
  jwt.sign({}, secret, {
    ...{ algorithm: 'HS256', subject: String(staffId), jwtid: id },
    ...{ issuer: ISSUER, audience: AUDIENCE, expiresIn: LIFE_S },
  })

/** The device of a proof that this site issued; nothing for any other text. */
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
      maxAge: LIFE_S,
    })
    const { sub, jti } = Claims.parse(claims)
    return { id: jti, staffId: Number(sub) }
  } catch {
    return undefined
  }
}
