import type { Clause } from './clause.ts'
import { ABOUT_THE_SITE, type Role } from './roles.ts'
import { isVerb } from './tokens.ts'

/**
 * Clauses with the roles that follow from their position: in a row of requests (`isRequested`, by
 * its index), after a note that they continue, or in a list with a different purpose.
 */
export const withContextualRoles = (
  clauses: readonly Clause[],
  isRequested: (index: number) => boolean,
): Clause[] =>
  clauses.map((clause, index) => ({
    ...clause,
    role:
      WEBSITE_PURPOSE.test(clause.sentence) && clause.role !== 'contact'
        ? withRequestRole(clause.role)
        : isRequested(index) && !HOURS_OR_PRICE.test(clause.text)
          ? withRequestRole(clause.role)
          : continuesNote(clauses[index - 1], clause)
            ? (clauses[index - 1]?.role ?? clause.role)
            : withListRole(clause, clauses),
  }))

/**
 * A few words without a verb after a note continue it: 'Our designer rang us. On the phone. Twice.'
 */
function continuesNote(before: Clause | undefined, { text, kind, role, tokens }: Clause): boolean {
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

/**
 * 'The website is mainly to (1) find singers, (2) tell of concerts': all of it is about the
 * website.
 */
const WEBSITE_PURPOSE =
  /^(?:the|our|this) (?:new )?(?:web ?site|page) (?:is|will be) (?:mainly |mostly |really |just )?(?:to|for)\b/i

/** Content or features of a website, in the words that people use to list what they want. */
const SITE_PART =
  /\b(?:pages?|forms?|galler(?:y|ies)|calendars?|faqs?|catalogues?|downloads?|downloadable|uploads?|log ?ins?|maps?|shop|enquir(?:y|ies)|quotes?|bookings?|book(?: an?)?(?! repair)|wait ?lists?|lists?|photos?|pics|pictures|videos?|newsletters?|blog|donat(?:e|ions?)|join|apply|events?|guides?|polic(?:y|ies)|timetables?|rosters?|links?|stories|calculators?|news|jobs|careers|checkers?|choosers?|reviews?|recipes|articles?|menu|stockists?|registers?|sign ?ups?|enrol(?:ment)?|prices?|pricing|fees?|hours|contact|explain(?:ed|er)s?|dates|sections?|buttons?|online|phone number|minutes|sightings|instructions|handouts|docs|chat ?bot|for sale|classes|log|journal|quiz|templates?|swatches|applications?|credit|tools?|search|index|archive|notices?|profiles?|bios?|testimonials?|case studies|report|licences|table)\b/i
/** A clause about the business says who does what. */
const STATEMENT_START =
  /^(?:(?:and|but|also|so) )?(?:we|I|our|my|it|they|he|she|there|the)(?:’\w+)?\s/i

/**
 * 'Gallery, quote form, waitlist for class' is a list of website contents, and contains nothing for
 * customers.
 */
export function isRequestRow(parts: readonly { text: string }[]): boolean {
  const entries = parts
    .flatMap(({ text }) => text.replace(/\([^()]*\)/g, '').split(/[,;.]\s|\s[–—-]\s/))
    .filter((entry) => /\p{L}{2}/u.test(entry))
  const requestCount = entries.filter(
    (entry) => SITE_PART.test(entry) && !STATEMENT_START.test(entry),
  ).length
  const statementCount = entries.filter((entry) => STATEMENT_START.test(entry)).length
  const isRow = entries.length >= 3 && statementCount <= requestCount / 3
  // If no part says who does what, a single such name shows that the whole row is about the
  // website.
  const statesSomething = parts.some(({ text }) => STATEMENT.test(text))
  return (
    isRow &&
    (requestCount >= entries.length * MIN_WISH_SHARE || (requestCount >= 2 && !statesSomething))
  )
}
/** 'We are', 'there is', 'it takes': the part makes a statement. */
const STATEMENT =
  /\b(?:we|I|our|they|he|she|it|there)(?:’\w+)? \p{L}+|\b(?:is|are|was|were|has|have|had)\b/iu
const MIN_WISH_SHARE = 0.5

/** Hours and prices are about the business wherever they appear. */
const HOURS_OR_PRICE = /\$\s?\d|\b\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)\b|^open(?:ing)?\b.*\d/i

/** An entry in a list of requests is a request, unless it is a contact or a budget. */
const withRequestRole = (role: Role): Role =>
  role === 'business' || role === 'talk' || role === 'private' ? 'website' : role

/** If at least this share of the entries are requests, all of them are. */
const MIN_REQUEST_SHARE = 0.7
/** A list is about the business if more than this share of its entries are. */
const MIN_BUSINESS_SHARE = 0.45

/** A list entry gets the role of its list, unless it is about the website itself. */
function withListRole(clause: Clause, clauses: readonly Clause[]): Role {
  const { kind, heading, role, text } = clause
  if (kind !== 'item' || role === 'contact' || ABOUT_THE_SITE.test(text)) return role
  const list = clauses.filter((clause) => clause.kind === 'item' && clause.heading === heading)
  const requestCount = list.filter((clause) => clause.role === 'website').length
  const isRequested = list.length > 3 && requestCount >= list.length * MIN_REQUEST_SHARE
  if (role === 'business') return isRequested && !HOURS_OR_PRICE.test(text) ? 'website' : role
  const businessCount = list.filter((clause) => clause.role === 'business').length
  return businessCount > list.length * MIN_BUSINESS_SHARE ? 'business' : role
}
