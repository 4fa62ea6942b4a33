import type { SiteWishes, WishClause } from '@agency/contract/wishes'
import type { Clause } from '../clauses/clause.ts'
import { clausesOf } from '../clauses/clauses.ts'
import { languageOf } from '../english/language.ts'
import { cleanText } from '../english/sentences.ts'
import { tidyEnglish } from '../english/tidy.ts'

/** 'No shop yet' is a request for a shop. */
const NOT_YET_AVAILABLE =
  /\b(?:yet|currently|so far|at the moment|no longer|no more|instead of (?:ringing|calling|phoning|emailing))\b/i
/**
 * Anything done online is done on the website, and so is anything that people should be able to do.
 */
const ONLINE =
  /\b(?:must|should|needs?|have|has|want) (?:to )?be able to\b|\bonline\b|\bweb ?(?:site|page|shop)s?\b|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) pages?\b/i
/** Refusals without a negation: 'leave off the pop-up', 'booking by phone only'. */
const DECLINED =
  /\b(?:(?:nobody|no one)(?: here| ever)* (?:needs?|wants?|uses?|reads?|books?|buys?|orders?|pays?|will|would)|leave (?:it |that )?(?:off|out)|sa(?:ys|id) no|(?:by|over the) phone only|(?:rather|sooner|prefer to) (?:ring|call|phone)|not (?:wanted|needed)|don’t need(?![^.]*\bjust (?:an?|the|some|one)\b)|banned)\b|\bno[.!]?$|\b(?:feeds?|shop|blog|news|videos?|forms?|bookings?|payments?|map|logins?|newsletter|instagram|insta|facebook) (?:no|nope|nah)\b/i
/** Features that the client is unsure about or already has are offered but not charged for. */
const UNDECIDED =
  /\b(?:can wait|phase (?:two|2)|later on|one day|down the track|do (?:we|I) (?:really )?need|should there be|been told|reckons?|already|if it’s not (?:too )?dear|not sure|unsure|not convinced|not for now|not yet|next year|second (?:year|stage|phase)|still (?:arguing|deciding|thinking)|voted down|dunno)\b/i
/** Doubts about the statement just before: '… I’m not convinced that’s worth it.' */
const DOUBTS =
  /^\W*(?:(?:but|and|though|although|well|hmm),? )?(?:I am|I’m|we are|we’re|it is|it’s|that is|that’s|this is|not|still|later|maybe|perhaps|might be|dunno)\b.{0,40}\b(?:not sure|unsure|not convinced|not for now|not yet|later|next year|second (?:year|stage|phase)|arguing|deciding|perhaps|maybe|one day|worth it|can wait)\b/i
const SITE_ROLES = new Set(['website', 'looks', 'budget', 'talk'])

/** The denied words of a clause, or the others. */
const textWith = ({ text, tokens }: Clause, denied: boolean) =>
  tokens
    .filter((token) => token.negated === denied)
    .map(({ start, end }) => text.slice(start, end))
    .join(' ')

/** A clause with its statements about the website. */
const toWishClause = (clause: Clause, role: string): WishClause => {
  const { text } = clause
  const isOpen = NOT_YET_AVAILABLE.test(text)
  return {
    ...{ text, role },
    negated: isOpen ? '' : textWith(clause, true),
    isAboutWebsite: SITE_ROLES.has(role) || ONLINE.test(isOpen ? text : textWith(clause, false)),
    isRuledOut: DECLINED.test(text) && !isOpen,
    isTentative: UNDECIDED.test(text),
  }
}

/** The clauses of a text whose role is known, as training data for the estimate. */
export const wishClausesOf = (text: string, names: readonly string[], role: string): WishClause[] =>
  clausesOf(tidyEnglish(text, names)).map((clause) => toWishClause(clause, role))

/**
 * The client's requirements for the website; `names` are words that are already spelt correctly.
 */
export function readSiteWishes(description: string, names: readonly string[] = []): SiteWishes {
  const cleaned = cleanText(description)
  // Text that cannot be analysed counts entirely as requirements, as a person will read it.
  if (languageOf(cleaned) !== 'en')
    return { requested: cleaned, described: '', ruledOut: '', clauses: [] }
  const clauses = clausesOf(tidyEnglish(description, names))
  const wishes = clauses.map((clause, index) => {
    const wish = toWishClause(clause, clause.role)
    return DOUBTS.test(clauses[index + 1]?.text ?? '') ? { ...wish, isTentative: true } : wish
  })
  const open = wishes.filter(({ isRuledOut }) => !isRuledOut)
  const isAsked = ({ isAboutWebsite, isTentative }: WishClause) => isAboutWebsite && !isTentative
  const textOf = (wishClauses: readonly WishClause[]) =>
    wishClauses
      .map((wish) => {
        const clause = clauses[wishes.indexOf(wish)]
        return !clause || NOT_YET_AVAILABLE.test(wish.text) ? wish.text : textWith(clause, false)
      })
      .join('\n')
  return {
    requested: textOf(open.filter(isAsked)),
    described: textOf(open.filter((wish) => !isAsked(wish))),
    ruledOut: [
      ...wishes.map(({ negated }) => negated),
      ...wishes
        .filter(({ isRuledOut, isAboutWebsite }) => isRuledOut && isAboutWebsite)
        .map(({ text }) => text),
    ].join('\n'),
    clauses: wishes,
  }
}
