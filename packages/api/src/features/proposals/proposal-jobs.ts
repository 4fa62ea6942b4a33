import { z } from 'zod'
import type { Job } from '../../jobs/job.ts'

const SealProposal = z.object({ proposalId: z.int() })
export type SealProposal = z.infer<typeof SealProposal>

/** However often processes die over it: what was signed has to be on paper. */
export const sealProposalJob: Job<SealProposal> = {
  ...{ id: 'seal-proposal', payload: SealProposal },
  ...{ priority: 2, maxAttempts: 25 },
}
