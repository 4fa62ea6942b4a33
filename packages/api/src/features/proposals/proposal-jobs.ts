import { z } from 'zod'
import type { Job } from '../../jobs/job.ts'

const SealProposal = z.object({ proposalId: z.int() })
export type SealProposal = z.infer<typeof SealProposal>

/** Retried many times, even if processes crash: a signed proposal must get its document. */
export const sealProposalJob: Job<SealProposal> = {
  ...{ id: 'seal-proposal', payload: SealProposal },
  ...{ priority: 2, maxAttempts: 25 },
}
