import jwt from 'jsonwebtoken'
import { z } from 'zod'

const ISSUER = 'agency-site'
const AUDIENCE = 'agency-dashboard'
/** Max clock difference between instances. */
const CLOCK_TOLERANCE_S = 5
/** The largest value of PostgreSQL's integer. */
const MAX_ID = 2 ** 31 - 1

/**
 * The exact header that this site writes. Nothing else is accepted: no `crit`, and no `kid` or
 * `jku` that names a key.
 */
const Header = z.strictObject({ alg: z.literal('HS256'), typ: z.literal('JWT') })

/** A token's claims. jsonwebtoken accepts tokens without these claims, so they are checked here. */
const Claims = z.object({
  iss: z.literal(ISSUER),
  aud: z.literal(AUDIENCE),
  sub: z.string().regex(/^[1-9]\d{0,9}$/),
  email: z.string(),
  /**
   * When the password was set, in ms. `iat` has whole seconds and the clock of another machine;
   * this identifies the exact password that the token was issued for.
   */
  passwordChangedAt: z.int(),
  /** The session. Tokens of earlier releases have none. */
  sid: z.uuid().optional(),
  iat: z.int(),
  exp: z.int(),
})

export interface TokenSettings {
  secret: string
  /** Lifetime of a token in seconds (JWT_TTL). */
  ttl: number
}

export interface TokenOwner {
  id: number
  email: string
  role: string
  passwordChangedAt: Date
}

/**
 * The role, and whether a second factor has to be added, are for the dashboard, which shows what
 * they allow; every call reads the current ones.
 */
export const issueToken = (
  staff: TokenOwner,
  { secret, ttl }: TokenSettings,
  { id, mustEnrol }: { id: string; mustEnrol: boolean },
) => {
  const { email, role, passwordChangedAt } = staff
  const claims = {
    ...{ email, role, passwordChangedAt: passwordChangedAt.getTime(), sid: id },
    ...(mustEnrol && { mustEnrol }),
  }
  return jwt.sign(claims, secret, {
    algorithm: 'HS256',
    subject: String(staff.id),
    issuer: ISSUER,
    audience: AUDIENCE,
    expiresIn: ttl,
  })
}

export interface VerifiedToken {
  staffId: number
  /** In whole seconds since 1970. */
  issuedAt: number
  /** When the password it was issued for was set, in ms. */
  passwordChangedAt: number
  sessionId: string | undefined
}

/** The claims of a valid token issued by this site, else undefined. */
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
    Header.parse(header)
    const { sub, iat, exp, sid, passwordChangedAt } = Claims.parse(payload)
    const staffId = Number(sub)
    if (iat > Date.now() / 1000 + CLOCK_TOLERANCE_S) return undefined
    if (exp <= iat || exp - iat > ttl || staffId > MAX_ID) return undefined
    return { staffId, issuedAt: iat, passwordChangedAt, sessionId: sid }
  } catch {
    return undefined
  }
}
