/** Where the pages of proposals lie. */
export const PROPOSALS_PATH = '/proposals'
export const proposalPathOf = (token: string) => `${PROPOSALS_PATH}/${token}`
/** Leads to the checkout of an accepted proposal's deposit. */
export const depositPathOf = (token: string) => `${proposalPathOf(token)}/deposit`
