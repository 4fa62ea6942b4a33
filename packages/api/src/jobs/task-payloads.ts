/** Two addresses of stored files. */
export interface FileCopy {
  from: string
  to: string
}

export interface RemoveFilesPayload {
  /** Address of a stored file. */
  url: string
  /** Addresses of the variants beside it. */
  variants: string[]
  /** Where the file, which comes first, and its variants were copied to; jobs of earlier releases do not say. */
  copies?: FileCopy[]
}

export interface MakeConceptPayload {
  generationId: string
  requestId: string
}

export interface DeleteEmailFilesPayload {
  /** What they were kept as. */
  names: string[]
}

export interface SendEmailPayload {
  mailId: number
}

export interface WithdrawProjectPayload {
  projectId: number
}

export interface SealProposalPayload {
  proposalId: number
}

export interface MakeVariantsPayload {
  /** Address of a stored picture. */
  url: string
}

/** Every job of the product and what it is given. */
export interface TaskPayloads {
  'make-concept': MakeConceptPayload
  'end-stuck-generations': object
  'make-variants': MakeVariantsPayload
  'withdraw-files': object
  'withdraw-project': WithdrawProjectPayload
  'remove-files': RemoveFilesPayload
  'send-mail': SendEmailPayload
  'remove-kept-mails': DeleteEmailFilesPayload
  'seal-proposal': SealProposalPayload
  'remind-clients': object
  'sweep-files': object
  'forget-expired': object
  'roll-up-days': object
}

/** How a task is queued. One with neither is done as soon as a worker is free. */
export interface TaskOptions {
  /** Jobs of one queue run one after the other. */
  queue?: string
  /** Lower goes first; 0 where there is none. */
  priority?: number
  /** How often it may be begun; a process that dies hands its job to another. */
  maxAttempts?: number
}

export const taskOptions: Record<keyof TaskPayloads, TaskOptions> = {
  // However often processes die over it; that it fails is bounded by itself.
  'make-concept': { maxAttempts: 25 },
  'end-stuck-generations': { priority: 20 },
  // Nobody waits for these: a person's concept overtakes them. The sweep queues those again that gave up.
  'make-variants': { queue: 'variants', priority: 10 },
  // In the queue of the variants: none is made of a picture while it moves, or after it went.
  'withdraw-files': { queue: 'variants', priority: 5 },
  // However long the files are away: what the public may not see any more ends for good.
  'withdraw-project': { queue: 'variants', priority: 5, maxAttempts: 25 },
  'remove-files': { queue: 'variants', priority: 4, maxAttempts: 25 },
  // One after the other: a mail server that hangs holds up one worker, not all. The queue waits longer
  // after each try: with these, for 16 hours in all.
  'send-mail': { queue: 'mail', priority: 5, maxAttempts: 12 },
  'remove-kept-mails': { priority: 5, maxAttempts: 25 },
  // However often processes die over it: what was signed has to be on paper.
  'seal-proposal': { priority: 2, maxAttempts: 25 },
  'remind-clients': { priority: 15 },
  'sweep-files': { queue: 'variants', priority: 20 },
  'forget-expired': { priority: 20 },
  'roll-up-days': { priority: 20 },
}
