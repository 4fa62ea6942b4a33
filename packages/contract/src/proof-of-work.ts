// Proof of work by altcha. Imports no schema library, which public pages do not load.

/** Where a challenge is requested. */
export const PROOF_OF_WORK_PATH = '/api/proof-of-work'
/** The header with the solution: the widget's payload, JSON in base64. */
export const PROOF_OF_WORK_HEADER = 'altcha-payload'
/** How long a challenge can be answered, in minutes. */
export const PROOF_OF_WORK_MINUTES = 10
/** The share of a limit that is used up when a proof of work is asked for. */
export const NEAR_LIMIT = 0.7

export const PROOF_OF_WORK_NEEDED =
  'Please try again with JavaScript switched on, so that your browser can show that you are not a bot.'
