/** A clause of a description, with its classification. */
export interface WishClause {
  text: string
  /** What it is about: 'business', 'website', 'looks' … */
  role: string
  /** The words that it negates, or ''. */
  negated: string
  /** Whether it is about the website, whatever its role. */
  isAboutWebsite: boolean
  /** Whether it rules something out without a negation: 'booking by phone only'. */
  isRuledOut: boolean
  /** Whether it is tentative, or about later: 'maybe a shop one day'. */
  isTentative: boolean
}

/**
 * A description split by what it says about the website, each part without what it rules out: the
 * concept engine reads it, and the estimate prices it.
 */
export interface SiteWishes {
  /** What the website should have or do: this is priced. */
  requested: string
  /** Anything else that the business is, has and does: this is offered. */
  described: string
  /** What is ruled out, for the website or by the business: neither priced nor offered. */
  ruledOut: string
  /**
   * The same, split by clause. Empty for a text in another language: all that `requested` names is
   * priced.
   */
  clauses: readonly WishClause[]
}
