import { NEAR_LIMIT, PROOF_OF_WORK_NEEDED } from '@agency/contract/proof-of-work'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { isThisMachine } from '../../http/loopback.ts'
import {
  type CountedRule,
  consumeForAddress,
  rewardAddress,
  shareUsed,
} from '../../limits/rate-limits.ts'
import { getSettings } from '../settings/settings-service.ts'
import { solvedChallenge } from './challenges.ts'
import { spendProof } from './proof-of-work-queries.ts'

export interface ProofSender {
  address: string
  requestId: string
  /** What the caller solved. */
  payload: string | undefined
}

/** Browsers only have the cryptography that the work consists of on such sites. */
const isSecureSite = (publicUrl: string) => {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' || isThisMachine(hostname)
}

/**
 * Throws PROOF_OF_WORK_REQUIRED if the settings ask for a proof of work, always or because the
 * sender is near one of these limits, and there is none, or one that was used before; and
 * TOO_MANY_REQUESTS for a sender who has been asked often and did not answer.
 */
export async function requireProofOfWork(
  deps: Pick<Deps, 'db' | 'limits' | 'tokens' | 'log' | 'publicUrl'>,
  rules: readonly CountedRule[],
  { address, requestId, payload }: ProofSender,
): Promise<void> {
  if (!isSecureSite(deps.publicUrl)) return
  const { proofOfWork } = (await getSettings(deps.db)).botProtection
  if (proofOfWork === 'never') return
  if (proofOfWork === 'nearLimits') {
    const share = await shareUsed(deps.limits, rules, address)
    // Whoever has used up a limit has to wait in any case.
    if (share < NEAR_LIMIT || share >= 1) return
  }
  const solved = payload && (await solvedChallenge(deps.tokens.secret, payload))
  if (solved && (await spendProof(deps.db, solved))) {
    // The call that was asked is answered, so it no longer counts.
    await rewardAddress(deps.limits, 'unproven', address)
    return
  }
  if (payload) {
    const reason = solved ? 'used before' : 'expired, forged or wrong'
    deps.log.warn({ requestId, address, reason }, 'proof of work rejected')
  }
  await consumeForAddress(deps.limits, 'unproven', address)
  throw new AppError('PROOF_OF_WORK_REQUIRED', PROOF_OF_WORK_NEEDED)
}
