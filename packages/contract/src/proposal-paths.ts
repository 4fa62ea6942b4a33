/** Where the pages of proposals lie. */
export const PROPOSALS_PATH = '/proposals'
export const proposalPathOf = (token: string) => `${PROPOSALS_PATH}/${token}`
