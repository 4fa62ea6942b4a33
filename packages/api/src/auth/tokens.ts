import jwt from 'jsonwebtoken'
import { z } from 'zod'

const ISSUER = 'agency-site'
const AUDIENCE = 'agency-dashboard'
/** Clocks of several instances may differ by this much. */
const CLOCK_TOLERANCE_S = 5

/** What a token says. jsonwebtoken takes tokens without these claims, so they are checked here. */
const Claims = z.object({
  sub: z.string().regex(/^\d{1,10}$/),
  email: z.string(),
  iat: z.int(),
  exp: z.int(),
})

export interface TokenSettings {
  secret: string
  /** Life of a token in seconds. */
  ttl: number
}

export const issueToken = (staff: { id: number; email: string }, { secret, ttl }: TokenSettings) =>
  jwt.sign({ email: staff.email }, secret, {
    algorithm: 'HS256',
    subject: String(staff.id),
    issuer: ISSUER,
    audience: AUDIENCE,
    expiresIn: ttl,
  })

export interface VerifiedToken {
  staffId: number
  issuedAt: Date
}

/** The claims of a token that this site issued and that is still good, else undefined. */
export function verifyToken(
  token: string,
  { secret, ttl }: TokenSettings,
): VerifiedToken | undefined {
  try {
    const { header, payload } = jwt.verify(token, secret, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      maxAge: ttl,
      clockTolerance: CLOCK_TOLERANCE_S,
      complete: true,
    })
    if ('crit' in header) return undefined
    const claims = Claims.parse(payload)
    const now = Date.now() / 1000
    if (claims.exp - claims.iat > ttl || claims.iat > now + CLOCK_TOLERANCE_S) return undefined
    return { staffId: Number(claims.sub), issuedAt: new Date(claims.iat * 1000) }
  } catch {
    return undefined
  }
}
