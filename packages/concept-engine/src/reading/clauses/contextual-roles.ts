import { isVerb } from '../english/tokens.ts'
import {
  statesCircumstance,
  statesHistory,
  statesStanding,
  withoutBuildingSites,
} from '../statements/certain-facts.ts'
import type { Clause } from './clause.ts'
import { ABOUT_THE_SITE, type Role } from './roles.ts'

/** 'Don’t ask for a diagnosis', 'never say cheap', 'so please don’t let people ask'. */
const INSTRUCTION =
  /^(?:and )?(?:not|no|never) ["“'‘]|^(?:and )?you (?:can|may|could) (?:show|use|put|add|write|mention|include|take)\b|^.{3,80}, which (?:we|I)(?:’ll| will) (?:translate|supply|send|write|provide)\b|^(?:(?:so|and|but) )?(?:(?:please )(?:point|send|direct|steer|tell|let|keep|remind|warn|stop) (?:people|them|visitors|customers|clients|everyone|folks)|(?:please )?(?:don[’']t|do not|never) (?:ask (?:for|them|people|about)|(?:let|have|make) (?:people|them|anyone|anybody|customers?|clients?|visitors?|it (?:look|sound|seem))|say|write|call (?:it|us|me|them)|use (?:the words?|any|my photo)|show|put|print|add|include|mention))\b/iu
/** 'Don’t say organic', 'never write “liquid gold”' */
const FORBIDS_WORDS =
  /^(?:and |but |so )?(?:please |pls )?(?:do not|don[’']t|never) (?:say|write|call|use the words?|put|mention)\b/i
/** 'Pictures of the paddock, trees, the gate, are right.' */
const SUITS_THE_PAGE =
  /^(?:only )?(?:pictures?|photos?|images?|photographs?) of .{3,60} (?:are|is|would be) (?:right|fine|ok|okay|good|welcome|best|enough|allowed|suitable)\b/iu
/** 'Bronwyn feels strongly', after 'please word that kindly'. */
const OPINION =
  /^(?:(?:my|our|the) )?(?:\p{Lu}\p{L}+|wife|husband|partner|boss|committee|board|mum|dad) (?:feels (?:very |quite |really )?strongly|insists|is (?:very )?(?:keen|firm|strict|particular) (?:on|about) (?:it|that|this))\b/u
/** Whether a clause instructs whoever makes the page, or says who wants it so. */
export const isInstruction = (text: string): boolean => INSTRUCTION.test(text) || OPINION.test(text)

/**
 * Clauses with the roles that follow from their position: in a row of requests (`isRequested`, by
 * its index), after a note that they continue, or in a list with a different purpose.
 */
export const withContextualRoles = (
  clauses: readonly Clause[],
  isRequested: (index: number) => boolean,
): Clause[] =>
  clauses.map((clause, index) => ({ ...clause, role: roleIn(clauses, index, isRequested(index)) }))

function roleIn(clauses: readonly Clause[], index: number, isInRequests: boolean): Role {
  const clause = clauses[index] as Clause
  const { role, kind, text, sentence } = clause
  if (kind === 'sentence' && SUITS_THE_PAGE.test(text)) return 'looks'
  // 'We want (1) bookings (2) learners'
  if (/^(?:we|I) (?:want|need|would like) \(1\)/i.test(sentence)) return 'website'
  if (role === 'business' && kind === 'sentence' && isInstruction(text)) return 'website'
  if (
    kind === 'item' &&
    /^(?:website|looks|talk|private)$/.test(role) &&
    LISTS_REFUSED.test(clause.heading) &&
    !OF_A_PAGE.test(text)
  )
    return 'business'
  // '…; the call-out of $70 is still payable in that case' continues what the client states.
  const previous = clauses[index - 1]
  // 'Don’t say organic, we aren’t certified'
  if (
    role === 'business' &&
    kind === 'sentence' &&
    previous?.sentence === sentence &&
    previous.role === 'website' &&
    FORBIDS_WORDS.test(previous.text) &&
    !/\$|\d/.test(text)
  )
    return 'website'
  const continuesStatement = previous?.role === 'business' && previous.sentence === sentence
  if (role === 'website' && continuesStatement && STATES_PRICE.test(text)) return 'business'
  if (
    /^(?:business|website|looks|private|talk)$/.test(role) &&
    kind === 'sentence' &&
    (STATES_FACT.test(text) || statesCircumstance(text) || STATES_HOURS_OR_PRICE.test(text))
  )
    return 'business'
  if (
    /^(?:business|website|looks|private|talk)$/.test(role) &&
    kind === 'sentence' &&
    (STATES_CONDITION.test(text) ||
      REFUSES_EVENTS.test(text) ||
      (statesStanding(text) && !OF_A_PAGE.test(withoutBuildingSites(text))))
  )
    return 'business'
  if (
    /^(?:business|website|private|talk)$/.test(role) &&
    kind === 'sentence' &&
    (STATES_RULE.test(text) ||
      STATES_SERVICE.test(text) ||
      STATES_LIMIT.test(text) ||
      statesHistory(text)) &&
    !OF_A_PAGE.test(text)
  )
    return 'business'
  const before = clauses[index - 1]
  // 'Works with Xero. Not QuickBooks.'
  if (
    /^(?:private|talk|website)$/.test(role) &&
    before !== undefined &&
    statesCircumstance(before.text) &&
    /^(?:but )?not \p{L}+(?: \p{L}+)?\.?$/iu.test(text)
  )
    return 'business'
  if (before?.role === 'business' && CONTINUES_RULE.test(text) && !OF_A_PAGE.test(text))
    return 'business'
  if (WEBSITE_PURPOSE.test(sentence) && role !== 'contact') return withRequestRole(role)
  if (isInRequests && !HOURS_OR_PRICE.test(text)) return withRequestRole(role)
  if (refusesLook(clauses, index)) return 'looks'
  return before && continuesNote(before, clause) ? before.role : withListRole(clause, clauses)
}

/** 'Hours 8–4 Tuesday to Friday', 'naming of babies 380', 'by May there’s a six week wait' */
const STATES_HOURS_OR_PRICE =
  /^(?:(?:our|office|shop|opening) )?hours:? .*\d|^(?!.*\b(?:pages?|pictures?|photos?|budget|site|website|about|since|under|over|max(?:imum)?)\b)\p{Lu}[\p{L} ]{4,36} \d{2,4}\.?$|^(?:by |in |from )?\p{L}+,? (?:there[’']s|there is|it[’']s|we have) an? (?:\p{L}+|\d+)[ -](?:day|week|month)s? (?:wait|waiting (?:list|time))\b|^(?:cert(?:ificate)? (?:I{1,3}V?|IV|[1-4])|diploma|bachelor|first aid)\b.*/iu
/** 'What we can’t take', above things */
const LISTS_REFUSED =
  /^(?:things |items )?(?:what )?(?:we|I) (?:can[’']?t|cannot|can not|don[’']?t|do not|won[’']?t|will not) (?:take|accept|do|fix|repair|treat|collect|clean|handle|wash|carry|recycle)\b/i
const STATES_PRICE =
  /^(?!.*\b(?:web ?site|site|pages?|buttons?|forms?|online|put|show|list|say|want)\b).*\$\d.*\b(?:is|are|applies|apply|payable|charged?|costs?)\b/iu
/** 'Joanna speaks Greek, Rui Portuguese', 'my staff is Wendy Guo', 'in stock most of the year: …' */
const STATES_FACT =
  /^(?:[Mm]y|[Oo]ur|[Tt]he) (?:staff|team|crew|trainers?|teachers?|assessors?|committee) (?:is|are) .*\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|^[Ww]hat to (?:bring|do|wear|pack|expect):|^(?!.*\b(?:web ?site|site|pages?|galler\p{L}+|forms?|please|want|need)\b)\p{Lu}[\p{L} ]{2,20}: .*(?:\b(?:once|twice|times) a (?:year|month|week|term)\b|\b\d{1,2}(?:[-–]\d{1,2})? (?:January|February|March|April|May|June|July|August|September|October|November|December)\b)|^(?:[Aa]lways |[Uu]sually |[Cc]urrently |[Nn]ow )?(?:[Ii]n stock|[Ii]n season|[Aa]vailable) (?!.*\b(?:web ?site|site|pages?|online)\b)[^:]{0,30}:|^\p{Lu}\p{Ll}+ (?:and \p{Lu}\p{Ll}+ )?(?:also )?(?:speaks?|teach(?:es)?|runs?|looks? after|works?|trained|holds?|specialises?|signs?(?! up\b)|drives?|bakes?|cooks?|leads?|plays?|manages?|coordinates?|joined|started|founded|answers the phone) (?!.*\b(?:web ?site|site|pages?)\b)|^(?:[Ll]icen[cs]e|[Rr]egistration|ABN|ACN|[Pp]ermit|[Aa]ccreditation)(?: [Nn]umber| [Nn]o\.?)?:? [\w-]*\d[\w -]*\.?$|^(?:Dr|Mrs?|Ms|Prof|Rev|Capt)\.? \p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)? (?!(?:wants?|would|thinks?|asked|said|needs?|likes?|prefers?|insists)\b)\p{Ll}+s\b(?!.*\b(?:web ?site|site|pages?)\b)/u

/**
 * What customers have to do, or what a price depends on, without a word for a part of a page:
 * 'Interments require two days’ notice', 'power within 20 m', 'Toilets: none.'
 */
const STATES_CONDITION =
  /^(?!.*\b(?:web ?sites?|site|pages?|forms?|fields?|buttons?|links?|photos?|photographs?|pics?|pictures?|images?|galler\p{L}+|maps?|menus?|lists?|sections?|calendars?|online|facebook|insta\p{L}*|google|show|put|add|include|want|like|love|please|pls|should|faqs?|upload|download|pdf|log ?in|search|table|designer?|text|words?|people|visitors|they|them|say|tell|mention|checkout|somebody|someone|call (?:us|me|her|him)|names?)\b)(?:.*\brequires? .*\d|.*\b(?:require|requires) \p{L}+ .*\b(?:days?|weeks?|hours?|notice|deposit)\b|.*\bare (?:made|taken|issued|accepted|charged) (?:by|on|from|at|in|for)\b|.*\bwithin \d+ ?(?:m|km|kms|metres|kilometres|minutes|mins|days|hours)\b|.*\b(?:days?|weeks?|hours?|months?)[’']? notice\b|you(?:[’']ll)? need\b|.*\byou (?:still )?pay\b|.*\b\d+ ?(?:%|per ?cent) (?:off|discount|surcharge|deposit|extra|more|less)|[\p{L} ]{3,24}: (?:none|nil|yes|no)\.?$)/iu

/** 'No 18th or 21st birthdays', beside the colours that a club likes */
const REFUSES_EVENTS =
  /^(?:sorry,? )?no (?!.*\b(?:photos?|pictures?|pics?|images?|icons?|cartoons?|fonts?|colou?rs?)\b).*\b(?:birthdays?|parties|weddings|functions|bucks|hens|wakes|receptions)\b/i
/** 'I do give a two year guarantee', 'I’m in the back of the arcade on Sturt Street' */
const STATES_SERVICE =
  /^(?:and |but |so )?(?:I|we) (?:do |also |can |will )?(?:give|offer|provide|include|guarantee)\b.*\b(?:guarantees?|warrant(?:y|ies)|refunds?|parking|pick-?up|delivery|advice|certificates?|reports?)\b|^(?:and |but |so )?(?:I[’']m|we[’']re) (?:now |just )?(?:in|at|on|behind|next to|above|opposite|upstairs|down|around|near|off) (?:the (?:back|front|corner|old|main|end|top|lane)|\p{Lu}\p{Ll})/u
/** 'I don’t give legal advice', 'we can’t promise a grant', 'we never repair watches' */
const STATES_LIMIT =
  /^(?:and |but |so )?(?:I|we) (?:don[’']t|do not|can[’']t|cannot|can not|won[’']t|will not|never|no longer) (?:give|provide|offer|promise|guarantee|prescribe|diagnose|treat|refer|repair|fix|sell|buy|supply|carry|accept|interpret|translate|represent|inspect|install|tune|teach|train|collect|remove|relocate|deliver|travel|employ|charge|judge|breed|kill|spray|stock) (?!(?:it|this|that|them|these|those|us|me)\b)/iu
/** 'It can’t be sold, swapped or raffled', after what is allowed */
const CONTINUES_RULE =
  /^(?:it|they|these|those) (?:can[’']t|cannot|can not|must not|may not|must|may|shall|shall not) (?:only |never |also )?be \p{L}+(?:ed|en|old|ut|pt|ld|own)\b/iu
/** Things of a website that must be somehow: 'the headings must be large'. */
const OF_A_PAGE =
  /\b(?:web ?sites?|(?<!on |off )site|(?:home ?)?pages?|forms?|fields?|buttons?|links?|photos?|photographs?|pictures?|images?|galler\p{L}+|maps?|menus?|sections?|calendars?|online|logos?|fonts?|colou?rs?|type|headings?|text|words?|wording|language|tone|banners?|designer?|names?|surnames?|faces?|numbers?|prices?|listings?|results?|feel|look)\b/iu
/** 'Livestock are not to be unloaded on site', 'parents must sign in', 'owners shall produce …' */
const STATES_RULE =
  /^(?!.*\b(?:we|I|us|you)\b)(?:(?:an?|the|all|each|every|any|no) )?\p{L}[\p{L} -]{2,60}? (?:must|shall|may|can ?not|can’t|(?:is|are) (?:not )?(?:to be|permitted|allowed|required)) (?:not )?\p{L}+/iu

/** 'No Italian flag, no chequered tablecloth' after what the client wants the page to look like. */
const REFUSED_LOOK = /^(?:and |but )?(?:no|not) (?!one\b|longer\b|more\b)(?:\S+ ){0,5}\S+$/i
/** What a business refuses, and no page shows: 'no dogs', 'no cash', 'no bookings'. */
const POLICY =
  /\b(?:dogs?|pets?|cash|cards?|eftpos|refunds?|returns|walk-?ins?|bookings?|appointments?|kids|children|deposits?|minimum|gst|contracts?|call-?outs?|parking|smoking|deliver\p{L}*|repairs?|quotes?|weekends?|sundays?|saturdays?|mondays?|jobs?|work|hire|classes|lessons|after|before|until|prams?|alcohol|byo|gluten|dairy|vegan|nuts|gas|asbestos|insurance|medicare|ndis|afterpay|cheques?|lay-?by|credit|minors|commercial|domestic|residential)\b|\d/iu
function refusesLook(clauses: readonly Clause[], index: number): boolean {
  const clause = clauses[index]
  if (clause?.role !== 'business' || clause.kind !== 'sentence') return false
  if (!REFUSED_LOOK.test(clause.text.replace(/[.!]$/, '')) || POLICY.test(clause.text)) return false
  const before = clauses[index - 1]
  return before?.role === 'looks' || (before !== undefined && refusesLook(clauses, index - 1))
}

/**
 * A few words without a verb after a note continue it: 'Our designer rang us. On the phone. Twice.'
 */
function continuesNote(before: Clause, { text, kind, role, tokens }: Clause): boolean {
  const words = tokens.filter(({ pos }) => pos !== 'PUNCT')
  return (
    kind === 'sentence' &&
    role === 'business' &&
    /^(?:website|looks|talk)$/.test(before.role) &&
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
const HOURS_OR_PRICE =
  /\$\s?\d|^(?:(?:our|office|shop|opening) )?hours:? .*\d|\b\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)\b|^open(?:ing)?\b.*\d/i

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
