import { hkdfSync, randomInt } from 'node:crypto'
import { PROOF_OF_WORK_MINUTES } from '@agency/contract/proof-of-work'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { ChallengeParameters } from 'altcha-lib/types'
import { z } from 'zod'

/**
 * A solver tries one counter after the other, each with so many rounds of PBKDF2: some hundred
 * milliseconds on a laptop, a second or two on a cheap phone.
 */
const ROUNDS = 5_000
const [MIN_COUNTER, MAX_COUNTER] = [100, 500]

/** The library refuses parameters that this site did not sign. */
const Parameters = z.custom<ChallengeParameters & { expiresAt: number }>((value) => {
  const { nonce, expiresAt } = Object(value)
  return typeof nonce === 'string' && typeof expiresAt === 'number'
})
const Payload = z.object({
  challenge: z.object({ parameters: Parameters, signature: z.string() }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

const secretsOf = (secret: string) => {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `agency-site ${purpose}`, 32)).toString('hex')
  return {
    hmacSignatureSecret: derive('proof of work'),
    hmacKeySignatureSecret: derive('solution of a proof of work'),
  }
}

export const makeChallenge = (secret: string) =>
  createChallenge({
    ...{ algorithm: 'PBKDF2/SHA-256', cost: ROUNDS, deriveKey },
    counter: randomInt(MIN_COUNTER, MAX_COUNTER),
    expiresAt: new Date(Date.now() + PROOF_OF_WORK_MINUTES * 60_000),
    ...secretsOf(secret),
  })

/** The challenge that a payload solves; undefined if it is expired, forged or wrong. */
export async function solvedChallenge(
  secret: string,
  payload: string,
): Promise<{ nonce: string; expiresAt: Date } | undefined> {
  const { data } = Payload.safeParse(parseJson(Buffer.from(payload, 'base64').toString()))
  if (!data) return undefined
  const { verified } = await verifySolution({ ...data, deriveKey, ...secretsOf(secret) })
  const { nonce, expiresAt } = data.challenge.parameters
  return verified ? { nonce, expiresAt: new Date(expiresAt * 1_000) } : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
