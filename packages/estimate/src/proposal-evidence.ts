import type { ProposalEvent } from '@agency/contract/proposal'

/** How a proposal was signed, as its document says. */
export interface ProposalEvidence {
  name: string
  /** SVG path data in a field of 600 × 200; '' for a name that was typed. */
  drawing: string
  /** ISO 8601, UTC. */
  signedAt: string
  address: string
  browser: string
  snapshotSha256: string
  /** Opens the page that says what the site knows of the document. */
  verifyUrl: string
  verifyCode: string
  /** Dated steps, the first first. */
  steps: ProposalEvent[]
  /** How many there are besides. */
  stepsLeftOut: number
  /** By what the document is sealed and what that means. */
  seal: string
}
