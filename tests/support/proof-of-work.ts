import { getSettings, updateSettings } from '@agency/api/features/settings/settings-service'
import { PROOF_OF_WORK_HEADER } from '@agency/contract/proof-of-work'
import type { ProofOfWorkMode } from '@agency/contract/settings'
import { type Challenge, type Solution, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { TestApp } from './test-app.ts'

export const fetchChallenge = async (site: TestApp): Promise<Challenge> =>
  (await site.app.inject('/api/proof-of-work')).json()

/** The header that a client of altcha sends. */
export const payloadHeader = (challenge: Challenge, solution: Solution | null) => ({
  [PROOF_OF_WORK_HEADER]: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'),
})

/** The header with the solution of a new challenge. */
export async function solvedHeader(site: TestApp): Promise<Record<string, string>> {
  const challenge = await fetchChallenge(site)
  return payloadHeader(challenge, await solveChallenge({ challenge, deriveKey }))
}

/** Changes when a site asks for a proof of work. */
export async function askForProof(site: TestApp, proofOfWork: ProofOfWorkMode): Promise<void> {
  const { updatedAt } = await getSettings(site.db)
  await updateSettings(site.db, { change: { botProtection: { proofOfWork } }, updatedAt })
}
