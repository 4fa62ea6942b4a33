import { capitalise, wordsOf } from '../english/sentences.ts'

/** A customer's testimonial, and its author as the client names them: 'Bronwyn T., Cygnet'. */
export interface CustomerQuote {
  text: string
  by: string
}

const QUOTED_TEXT = String.raw`["“]([^"“”\n]{10,240})["”]`
const NAME = String.raw`\p{Lu}[\p{L}’.-]*(?:,? (?:\p{Lu}[\p{L}’.-]*|and|&|of|from|in|the|de|van|\d{4})){0,7}`
/** A name within a sentence, whose full stop is not a part of it. */
const PLAIN_NAME = String.raw`\p{Lu}[\p{L}’-]*(?:,? (?:\p{Lu}\.|\p{Lu}[\p{L}’-]+|of|from|in)){0,5}(?:(?<= (?:of|from|in)) \p{Ll}{4,})?`
const CUSTOMER =
  '(?:customer|client|mum|dad|mother|father|parent|patient|guest|bride|groom|couple|tenant|landlord|owner|neighbour|student|member|reader|buyer|driver|farmer|teacher|lady|bloke|gentleman|woman|man|visitor|regular|reviewer|review|grandmother|grandfather|nan|family|daughter|son|widow|husband|wife|kid|boy|girl|mate|someone|somebody)'
/**
 * An author after the quote: '"Caught Dad exactly." (Bronwyn T., Cygnet)', '"…" - Jo, Kew', '"…"
 * says Una Keane', '"…" Landlord, Grange'.
 */
const AUTHOR_AFTER = new RegExp(
  `${QUOTED_TEXT}[.,]?[^\\S\\n]*\\n?[^\\S\\n]*(?:\\(([^()\\n]{2,60})\\)|(?:[-–—~]{1,2}\\s*)(${NAME}|(?:an?|one|our) \\p{L}[^\\n.]{2,40}|${CUSTOMER}\\b[^\\n.]{0,40})|(?:says|said|writes|wrote|reckons|(?:that[’']?s|is|was|thats) from)\\s+(${PLAIN_NAME}|(?:an?|one|our) \\p{L}[^\\n.]{2,40})|(${NAME})(?=\\s*(?:\\n|$)))\\.?`,
  'gu',
)
/** Where a quote stands: '"…" - Trip guestbook, Feb 2023' */
const SOURCE_AFTER = new RegExp(
  `${QUOTED_TEXT}[.,]?[^\\S\\n]*[-–—~]{1,2}[^\\S\\n]*((?:\\p{L}+ ){0,3}(?:guest ?book|visitors[’']? book|reviews?|letter|email|card|comment|facebook|google)\\b[^\\n.]{0,30})`,
  'giu',
)
/** An author before the quote: 'One mum said "…"', 'Last week a customer told us: "…"'. */
const AUTHOR_BEFORE = new RegExp(
  `(?:^|(?<=[.!?\\n]))[^\\S\\n]*(?:[^.!?\\n"“]{0,40}?\\b)?((?:[Oo]ne|[Aa]n?|[Aa]nother|[Oo]ur) (?:\\p{L}+ ){0,2}${CUSTOMER}(?: (?:in|from|of) ${NAME})?|(?:[Tt]he )?(?:[Pp]rincipal|[Mm]anager|[Oo]wner|[Hh]ead|[Dd]irector|[Cc]oach|[Ss]ecretary|[Pp]resident|[Tt]eacher|[Nn]urse|[Cc]hef|[Mm]other|[Ff]ather|[Pp]arents?|[Cc]aptain|[Bb]oss)(?: \\p{L}+)? (?:of|at|from) (?:one|an?|our|the|another) (?:\\p{L}+ ){0,3}\\p{L}+|[Ss]ome ?(?:one|body)|(?<!\\b(?:from|of|in) )${NAME})(?: who(?:’s| is) [^"“”.!?\\n]{1,24})?(?: once| recently)? (?:said|says|wrote|writes|wrote (?:to (?:me|us)|in (?:our|the) (?:guest ?book|book|card))|told (?:us|me)|put it|reckons|called (?:us|me|it)),?:?\\s${QUOTED_TEXT}\\.?`,
  'gmu',
)
/** 'A client, Jo from Mitcham, wrote: "…"' */
const NAMED_CUSTOMER = new RegExp(
  `(?:^|(?<=[.!?\\n]))[^\\S\\n]*(?:[Oo]ne|[Aa]n?|[Oo]ur|[Aa]nother) (?:\\p{L}+ ){0,2}${CUSTOMER}, (${PLAIN_NAME}),? (?:once |recently )?(?:said|says|wrote|writes|told us|told me)(?: to (?:us|me))?,?:?\\s${QUOTED_TEXT}\\.?`,
  'gmu',
)
/** 'President Beverley would like a quote "…"' */
const WOULD_LIKE_QUOTED = new RegExp(
  `(?:^|(?<=[.!?\\n]))[^\\S\\n]*(?:[Oo]ur |[Tt]he )?((?:\\p{L}+ )?\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?) (?:would like|wants|has) (?:an?|the|this|her|his) quote:?\\s${QUOTED_TEXT}\\.?`,
  'gmu',
)
/** 'From Mr Alder of Creswick: "…"', 'Mrs Ng, Kew: "…"' */
const AUTHOR_LABEL = new RegExp(
  `(?:^|(?<=[.!?\\n]))[^\\S\\n]*(?:(?:[Tt]his (?:is )?)?[Ff]rom |[Tt]estimonial (?:from )?|[Rr]eview (?:from |by )?)?((?:an?|one|our) (?:\\p{L}+ ){0,2}${CUSTOMER}|(?<=[Ff]rom |[Tt]estimonial |by )${PLAIN_NAME}|(?=[^:"“]*(?:,| of | from ))${PLAIN_NAME}):\\s?${QUOTED_TEXT}\\.?`,
  'gmu',
)
/** '- Quote from Rosalie, joined 2022: "…"', 'Quote, Fr Tom Meagher: "…"' */
const LABELLED_QUOTE = new RegExp(
  `(?:^|(?<=[.!?\\n]))[^\\S\\n]*(?:[-–—•*·]\\s+)?(?:[Oo]ne )?(?:[Qq]uote|[Tt]estimonial|[Rr]eview|[Ll]ine)(?: (?:permitted|allowed))?(?:,| from| by)(?: the)? (${PLAIN_NAME}(?: family| team)?)(?:,? [^:"“\\n.]{2,40})?:\\s?${QUOTED_TEXT}\\.?`,
  'gmu',
)
/** 'Testimonials: I’ve got one only, from Dale at a feed mill: "…"' */
const FROM_SOMEBODY = new RegExp(
  `(?:^|(?<=[.!?\\n]))[^\\S\\n]*(?:[-–—•*·]\\s+)?[^.!?\\n"“]{0,60}\\b(?:testimonials?|quotes?|reviews?|one|letter|note|card|feedback)\\b[^.!?\\n"“]{0,24}\\bfrom (${PLAIN_NAME}(?: (?:at|of|from|in) (?:an?|the|our) [^:"“\\n.]{2,30})?):?\\s${QUOTED_TEXT}\\.?`,
  'gmu',
)
/** 'A customer wrote in the honesty book "Took the last one. Not sorry. - Glenda"' */
const SIGNED_INSIDE =
  /(?:^|(?<=[.!?\n]))[^\S\n]*(?:[^.!?\n"“]{0,60}\s)?["“]([^"“”\n]{10,240}?[.!])\s?[-–—~]{1,2}\s?(\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.]*)?(?:, \p{Lu}\p{L}+)?)["”]\.?/gmu

/** 'Please leave testimonials out', 'we can’t publish reviews': the client does not want any. */
const NO_TESTIMONIALS =
  /\b(?:no|not|don[’']?t|do not|can[’']?t|cannot|without|never|leave out|skip)\b[^.!?\n]{0,40}\b(?:testimonials?|reviews?|quotes? (?:from|by|of)|kind words)\b/i
/** A motto is the client's own, and a question is not a testimonial. */
const OWN_MOTTO = /\b(?:motto|slogan|tagline|saying|called|named|titled)\s*(?:is|:)?\s*$/i

/** 'No pop ups' in the next line is nobody's name. */
const NO_NAME =
  /^(?:no|not|do|don[’']t|please|never|always|only|we|our|the|quote|first|second|chalk|big|photos?|images?|launch|legal|existing|hours|website|site|faq)\b/i
const PRONOUN = /^(?:he|she|they|we|I|you|it)$/i
const REFUSAL = /^(?:no|not|don[’']t|never|nothing|without|please)\b/i

const nameOf = (by: string) =>
  capitalise(
    by
      // 'Sharon in hoppers'
      .replace(/(?<=\b(?:in|from|of) )\p{Ll}+$/u, (place) => capitalise(place))
      .replace(/^some ?(?:one|body)$/i, 'a customer')
      .replace(/^(?:one|an?|another|our) /i, 'a ')
      .replace(/ (of|at|from) (?:one|our) /, ' $1 a ')
      .replace(/(?<=\p{Ll}{2})\. .*$/su, '')
      .trim(),
  ).replace(/(?<=\p{Ll}{2})\.$|[,;:\s-]+$/u, '')

/**
 * Testimonials with an author before or after the quote; empty if the client does not want
 * testimonials. `rest` is the text without them, with the same offsets.
 */
export function customerQuotesIn(text: string): { quotes: CustomerQuote[]; rest: string } {
  const isUnwanted = NO_TESTIMONIALS.test(text)
  const quotes: CustomerQuote[] = []
  let rest = text
  const addQuote = (match: string, index: number, wording: string, by: string) => {
    const isMottoOrQuestion = OWN_MOTTO.test(rest.slice(0, index)) || wording.endsWith('?')
    // 'He said “no keyboards going in a wave”': the client or a relative, not a customer.
    if (PRONOUN.test(by)) {
      if (REFUSAL.test(wording))
        rest = rest.slice(0, index) + ' '.repeat(match.length) + rest.slice(index + match.length)
      return
    }
    if (
      NO_NAME.test(by) ||
      isMottoOrQuestion ||
      wordsOf(wording).length < 3 ||
      wordsOf(by).length > 9
    )
      return
    if (!isUnwanted) quotes.push({ text: capitalise(wording.trim()), by: nameOf(by) })
    rest = rest.slice(0, index) + ' '.repeat(match.length) + rest.slice(index + match.length)
  }
  for (const { 0: match, 1: by = '', 2: wording = '', index } of [
    ...rest.matchAll(LABELLED_QUOTE),
    ...rest.matchAll(FROM_SOMEBODY),
  ])
    addQuote(match, index, wording, by)
  for (const pattern of [SOURCE_AFTER, SIGNED_INSIDE])
    for (const { 0: match, 1: wording = '', 2: by = '', index } of [...rest.matchAll(pattern)])
      addQuote(match, index, wording, by)
  for (const match of [...rest.matchAll(AUTHOR_AFTER)]) {
    const [all, wording = '', inBrackets, afterDash, afterVerb, after] = match
    addQuote(all, match.index, wording, inBrackets ?? afterDash ?? afterVerb ?? after ?? '')
  }
  for (const pattern of [NAMED_CUSTOMER, WOULD_LIKE_QUOTED, AUTHOR_BEFORE, AUTHOR_LABEL])
    for (const { 0: match, 1: by = '', 2: wording = '', index } of [...rest.matchAll(pattern)])
      addQuote(match, index, wording, by)
  return { quotes, rest }
}
