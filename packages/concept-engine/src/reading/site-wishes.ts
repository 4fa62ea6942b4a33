import { type Clause, clausesOf } from './clauses.ts'
import { languageOf } from './language.ts'
import { cleanText } from './sentences.ts'
import { tidyEnglish } from './tidy.ts'

/** A description by what it says of the website, each part without what it rules out. */
export interface SiteWishes {
  /** What the website is to have or to do. */
  asked: string
  /** What the business is, has and does besides. */
  told: string
  /** What is ruled out, of the website or by the business. */
  refused: string
}

/** 'No shop yet' asks for one. */
const NOT_YET =
  /\b(?:yet|currently|so far|at the moment|no longer|no more|instead of (?:ringing|calling|phoning|emailing))\b/i
/** What is done online is done on the website, whoever says so. */
const ONLINE =
  /\bonline\b|\bweb ?(?:site|page|shop)s?\b|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) pages?\b/i
/** Refusals that no negation tells: 'leave off the pop-up', 'booking by phone only'. */
const DECLINED =
  /\b(?:nobody|no one|leave (?:it |that )?(?:off|out)|sa(?:ys|id) no|(?:by|over the) phone only|(?:rather|sooner|prefer to) (?:ring|call|phone)|not (?:wanted|needed)|don’t need|banned)\b|\bno[.!]?$/i
/** What is wondered about, or there already, is offered and not charged for. */
const WONDERED =
  /\b(?:can wait|phase (?:two|2)|later on|one day|down the track|do (?:we|I) (?:really )?need|should there be|been told|reckons?|already|if it’s not (?:too )?dear)\b/i
const OF_SITE = new Set(['website', 'looks', 'budget', 'talk'])

/** The words of a clause that it denies, or those that it does not. */
const partOf = ({ text, tokens }: Clause, denied: boolean) =>
  tokens
    .filter((token) => token.denied === denied)
    .map(({ start, end }) => text.slice(start, end))
    .join(' ')

/** What somebody says of the website that they want; `names` are words that are right as they are. */
export function readSiteWishes(description: string, names: readonly string[] = []): SiteWishes {
  const cleaned = cleanText(description)
  // What cannot be read is all taken for a wish, as somebody will read it who can.
  if (languageOf(cleaned) !== 'en') return { asked: cleaned, told: '', refused: '' }
  const clauses = clausesOf(tidyEnglish(description, names))
  const isDeclined = ({ text }: Clause) => DECLINED.test(text) && !NOT_YET.test(text)
  const said = (own: readonly Clause[], denied: boolean) =>
    own
      .map((clause) =>
        NOT_YET.test(clause.text) ? (denied ? '' : clause.text) : partOf(clause, denied),
      )
      .join('\n')
  const isOfSite = (clause: Clause) =>
    OF_SITE.has(clause.role) ||
    ONLINE.test(NOT_YET.test(clause.text) ? clause.text : partOf(clause, false))
  const open = clauses.filter((clause) => !isDeclined(clause))
  const isAsked = (clause: Clause) => isOfSite(clause) && !WONDERED.test(clause.text)
  return {
    asked: said(open.filter(isAsked), false),
    told: said(
      open.filter((clause) => !isAsked(clause)),
      false,
    ),
    refused: [
      said(clauses, true),
      ...clauses.filter((clause) => isDeclined(clause) && isOfSite(clause)).map(({ text }) => text),
    ].join('\n'),
  }
}
