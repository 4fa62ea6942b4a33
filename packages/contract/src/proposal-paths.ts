/** Base path of the pages of proposals. */
export const PROPOSALS_PATH = '/proposals'
export const proposalPathOf = (token: string) => `${PROPOSALS_PATH}/${token}`
/** Redirects to the checkout of an accepted proposal's deposit. */
export const depositPathOf = (token: string) => `${proposalPathOf(token)}/deposit`
