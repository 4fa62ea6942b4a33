import type { Clause } from './clause.ts'
import { OF_SITES, type Role } from './roles.ts'
import { isVerb } from './tokens.ts'

/**
 * Clauses with the role that each has where it stands: in a row of wishes (`isWished`, by its index), behind a
 * note that it goes on with, or in a list that is for something else.
 */
export const inTheirPlace = (
  clauses: readonly Clause[],
  isWished: (index: number) => boolean,
): Clause[] =>
  clauses.map((clause, index) => ({
    ...clause,
    role:
      OF_THE_SITE.test(clause.sentence) && clause.role !== 'contact'
        ? ofWishes(clause.role)
        : isWished(index) && !TOLD_IN_WISHES.test(clause.text)
          ? ofWishes(clause.role)
          : goesOnWith(clauses[index - 1], clause)
            ? (clauses[index - 1]?.role ?? clause.role)
            : ofItsList(clause, clauses),
  }))

/** A few words without a verb behind a note go on with it: 'Our designer rang us. On the phone. Twice.' */
function goesOnWith(before: Clause | undefined, { text, kind, role, tokens }: Clause): boolean {
  const words = tokens.filter(({ pos }) => pos !== 'PUNCT')
  return (
    kind === 'sentence' &&
    role === 'business' &&
    /^(?:website|looks|talk)$/.test(before?.role ?? '') &&
    words.length <= FEW_WORDS &&
    !/[\d$]/.test(text) &&
    !/^(?:no|we|I|my|our)\b/i.test(text) &&
    !words.some((token) => isVerb(token) && !/(?:ed|en)$/.test(token.lower))
  )
}
const FEW_WORDS = 3

/** 'The website is mainly to (1) find singers, (2) tell of concerts': all of it is said of the website. */
const OF_THE_SITE =
  /^(?:the|our|this) (?:new )?(?:web ?site|page) (?:is|will be) (?:mainly |mostly |really |just )?(?:to|for)\b/i

/** What a website can hold or do, as people name it in a list of what they want of one. */
const SITE_PART =
  /\b(?:pages?|forms?|galler(?:y|ies)|calendars?|faqs?|catalogues?|downloads?|downloadable|uploads?|log ?ins?|maps?|shop|enquir(?:y|ies)|quotes?|bookings?|book(?: an?)?(?! repair)|wait ?lists?|lists?|photos?|pics|pictures|videos?|newsletters?|blog|donat(?:e|ions?)|join|apply|events?|guides?|polic(?:y|ies)|timetables?|rosters?|links?|stories|calculators?|news|jobs|careers|checkers?|choosers?|reviews?|recipes|articles?|menu|stockists?|registers?|sign ?ups?|enrol(?:ment)?|prices?|pricing|fees?|hours|contact|explain(?:ed|er)s?|dates|sections?|buttons?|online|phone number|minutes|sightings|instructions|handouts|docs|chat ?bot|for sale|classes|log|journal|quiz|templates?|swatches|applications?|credit|tools?|search|index|archive|notices?|profiles?|bios?|testimonials?|case studies|report|licences|table)\b/i
/** Who speaks of the business says who does what. */
const SPEAKS = /^(?:(?:and|but|also|so) )?(?:we|I|our|my|it|they|he|she|there|the)(?:’\w+)?\s/i

/** 'Gallery, quote form, waitlist for class' lists what a website is to hold, and tells nothing. */
export function isWishRow(parts: readonly { text: string }[]): boolean {
  const entries = parts
    .flatMap(({ text }) => text.replace(/\([^()]*\)/g, '').split(/[,;.]\s|\s[–—-]\s/))
    .filter((entry) => /\p{L}{2}/u.test(entry))
  const wished = entries.filter((entry) => SITE_PART.test(entry) && !SPEAKS.test(entry)).length
  const spoken = entries.filter((entry) => SPEAKS.test(entry)).length
  const isRow = entries.length >= 3 && spoken <= wished / 3
  // Where nobody says who does what, one such name tells what all of them are.
  const isSaid = parts.some(({ text }) => SAID.test(text))
  return isRow && (wished >= entries.length * MOST_WISHED || (wished >= 2 && !isSaid))
}
/** 'We are', 'there is', 'it takes': something is said. */
const SAID =
  /\b(?:we|I|our|they|he|she|it|there)(?:’\w+)? \p{L}+|\b(?:is|are|was|were|has|have|had)\b/iu
const MOST_WISHED = 0.5

/** Hours and prices are told of the business, wherever they stand. */
const TOLD_IN_WISHES = /\$\s?\d|\b\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)\b|^open(?:ing)?\b.*\d/i

/** What stands in a list of wishes is one, where it is no way to get in touch and no budget. */
const ofWishes = (role: Role): Role =>
  role === 'business' || role === 'talk' || role === 'private' ? 'website' : role

/** Where so many entries are wishes, all are. */
const MOST_WISHED_ENTRIES = 0.7
/** More of the entries than this tell what a list is about. */
const MOST_ENTRIES = 0.45

/** An entry of a list is for what the list is for, unless it speaks of the website itself. */
function ofItsList(clause: Clause, clauses: readonly Clause[]): Role {
  const { kind, heading, role, text } = clause
  if (kind !== 'item' || role === 'contact' || OF_SITES.test(text)) return role
  const list = clauses.filter((each) => each.kind === 'item' && each.heading === heading)
  const wished = list.filter((each) => each.role === 'website').length
  const isWished = list.length > 3 && wished >= list.length * MOST_WISHED_ENTRIES
  if (role === 'business') return isWished && !TOLD_IN_WISHES.test(text) ? 'website' : role
  const ours = list.filter((each) => each.role === 'business').length
  return ours > list.length * MOST_ENTRIES ? 'business' : role
}
