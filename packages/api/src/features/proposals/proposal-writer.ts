import type { ProposalContent } from '@agency/estimate/write-proposal-pdf'

/** Writes a proposal's document; runs in a worker process in production. */
export type ProposalWriter = (content: ProposalContent, caller?: string) => Promise<Uint8Array>
