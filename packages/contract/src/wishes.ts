/** A clause of a description, with its classification. */
export interface WishClause {
  text: string
  /** What it is about: 'business', 'website', 'looks' … */
  role: string
  /** The words that it negates, or ''. */
  denied: string
  /** Whether it is about the website, whatever its role. */
  isOfSite: boolean
  /** Whether it rules something out without a negation: 'booking by phone only'. */
  isDeclined: boolean
  /** Whether it is tentative, or about later: 'maybe a shop one day'. */
  isWondered: boolean
}

/**
 * A description split by what it says about the website, each part without what it rules out: this
 * is read by the concept engine and priced by the estimate.
 */
export interface SiteWishes {
  /** What the website should have or do: this is priced. */
  asked: string
  /** Anything else that the business is, has and does: this is offered. */
  told: string
  /** What is ruled out, for the website or by the business: neither priced nor offered. */
  refused: string
  /** The same by clause. Empty for a text in another language: all that `asked` names is priced. */
  clauses: readonly WishClause[]
}
