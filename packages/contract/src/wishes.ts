/** A part of a description, with what is known of it. */
export interface WishClause {
  text: string
  /** What it is for: 'business', 'website', 'looks' … */
  role: string
  /** Its words that it denies, or ''. */
  denied: string
  /** Whether it speaks of the website, whatever its role. */
  isOfSite: boolean
  /** Whether it rules something out without a negation: 'booking by phone only'. */
  isDeclined: boolean
  /** Whether it wonders, or puts off: 'maybe a shop one day'. */
  isWondered: boolean
}

/**
 * A description by what it says of the website, each part without what it rules out: what the concept
 * engine reads and the estimate prices.
 */
export interface SiteWishes {
  /** What the website is to have or to do: this is priced. */
  asked: string
  /** What the business is, has and does besides: this is offered. */
  told: string
  /** What is ruled out, of the website or by the business: this is neither. */
  refused: string
  /** The same clause by clause. None of a text in another language: all that `asked` names is priced. */
  clauses: readonly WishClause[]
}
