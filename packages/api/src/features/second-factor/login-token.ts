import { LOGIN_TOKEN_MINUTES } from '@agency/contract/second-factor'
import jwt from 'jsonwebtoken'
import { z } from 'zod'
import type { TokenSettings } from '../auth/tokens.ts'

const ISSUER = 'agency-site'
/** Different from the tokens' audience: this one grants no access. */
const AUDIENCE = 'agency-login'

const Claims = z.object({
  sub: z.string().regex(/^[1-9]\d{0,9}$/),
  passwordChangedAt: z.int(),
  device: z.uuid().optional(),
  exp: z.int(),
})

/** A login whose password was right and that waits for its second factor. */
export interface PendingLogin {
  staffId: number
  /** When the password was set that was entered, in ms. */
  passwordChangedAt: number
  /** The id of a browser that has logged in before. */
  deviceId: string | undefined
}

export const issueLoginToken = (
  { staffId, passwordChangedAt, deviceId }: PendingLogin,
  { secret }: Pick<TokenSettings, 'secret'>,
): string =>
  jwt.sign({ passwordChangedAt, ...(deviceId && { device: deviceId }) }, secret, {
    ...{ algorithm: 'HS256', subject: String(staffId) },
    ...{ issuer: ISSUER, audience: AUDIENCE, expiresIn: LOGIN_TOKEN_MINUTES * 60 },
  })

/** The login of a token that this site issued; undefined for any other text. */
export function readLoginToken(
  token: string,
  { secret }: Pick<TokenSettings, 'secret'>,
): PendingLogin | undefined {
  try {
    const claims = jwt.verify(token, secret, {
      ...{ algorithms: ['HS256'], issuer: ISSUER, audience: AUDIENCE },
      maxAge: LOGIN_TOKEN_MINUTES * 60,
    })
    const { sub, passwordChangedAt, device } = Claims.parse(claims)
    return { staffId: Number(sub), passwordChangedAt, deviceId: device }
  } catch {
    return undefined
  }
}
