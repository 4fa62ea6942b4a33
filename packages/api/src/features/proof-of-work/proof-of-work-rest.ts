import { PROOF_OF_WORK_HEADER, PROOF_OF_WORK_PATH } from '@agency/contract/proof-of-work'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { type CountedRule, consumeForAddress } from '../../limits/rate-limits.ts'
import { hasToken } from '../auth/viewer.ts'
import { makeChallenge } from './challenges.ts'
import { type ProofSender, requireProofOfWork } from './proof-of-work-service.ts'

export function proofOfWorkRest(app: FastifyInstance, { limits, tokens }: Deps): void {
  app.get(PROOF_OF_WORK_PATH, async (request, reply) => {
    await consumeForAddress(limits, 'challenge', request.ip)
    reply.header('cache-control', 'no-store')
    return makeChallenge(tokens.secret)
  })
}

/** The same for a request to a documented path; staff and programs with a key are not asked. */
export async function requireProofOfRequest(
  deps: Deps,
  request: FastifyRequest,
  rules: readonly CountedRule[],
): Promise<void> {
  const isKnown = request.keyCaller !== undefined || hasToken(deps, request.headers.authorization)
  if (!isKnown) await requireProofOfWork(deps, rules, proofSenderOf(request))
}

/** Who sent a request, with what they solved. */
export const proofSenderOf = ({ ip, id, headers }: FastifyRequest): ProofSender => ({
  ...{ address: ip, requestId: id },
  payload: headers[PROOF_OF_WORK_HEADER]?.toString(),
})
