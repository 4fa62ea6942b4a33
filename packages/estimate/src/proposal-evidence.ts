import type { ProposalEvent } from '@agency/contract/proposal'

/** How a proposal was signed, as stated in its document. */
export interface ProposalEvidence {
  name: string
  /** SVG path data in a field of 600 × 200; '' for a typed name. */
  drawing: string
  /** ISO 8601, UTC. */
  signedAt: string
  address: string
  browser: string
  snapshotSha256: string
  /** The page that verifies the document. */
  verifyUrl: string
  verifyCode: string
  /** Dated steps, earliest first. */
  steps: ProposalEvent[]
  /** The number of steps that are not listed. */
  omittedStepCount: number
  /** The seal of the document, and what it means. */
  seal: string
}
