import { z } from 'zod'

const KEY = 'token'
const Claims = z.looseObject({ email: z.string().optional() })
export type Claims = z.infer<typeof Claims>

/** The claims of a three-part token, read without a check of its signature. */
export function decodeToken(token: string): Claims | undefined {
  const [, payload, signature, ...more] = token.split('.')
  if (!payload || !signature || more.length > 0) return undefined
  try {
    const bytes = Uint8Array.from(
      atob(payload.replace(/-/g, '+').replace(/_/g, '/')),
      (character) => character.charCodeAt(0),
    )
    const claims = Claims.safeParse(JSON.parse(new TextDecoder().decode(bytes)))
    return claims.success ? claims.data : undefined
  } catch {
    return undefined
  }
}

/** The stored token's claims. A token that does not decode is logged and removed. */
export function readSession(): Claims | undefined {
  const token = localStorage.getItem(KEY)
  if (token === null) return undefined
  const claims = decodeToken(token)
  if (claims) return claims
  console.error('The stored token could not be decoded.')
  localStorage.removeItem(KEY)
  return undefined
}

/** Stores a token that decodes; another is only logged, and nothing is stored. */
export function startSession(token: string): boolean {
  if (!decodeToken(token)) {
    console.error('The token of this login could not be decoded.')
    return false
  }
  localStorage.setItem(KEY, token)
  return true
}

export const endSession = () => localStorage.removeItem(KEY)
