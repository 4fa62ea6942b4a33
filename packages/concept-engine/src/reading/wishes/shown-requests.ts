import type { Clause } from '../clauses/clause.ts'
import { isFitEntry } from '../clauses/publishable.ts'
import { escaped } from '../english/sentences.ts'
import { isWord } from '../english/spelling.ts'
import { tokensOf } from '../english/tokens.ts'
import type { DescribedForms } from '../forms/described-forms.ts'
import type { RequestedForm } from '../forms/requested-forms.ts'
import type { Offer } from '../offers/offers.ts'
import type { Timetable } from '../time/timetables.ts'
import { isDownload } from './downloads.ts'
import { isSentAlong } from './named-pages.ts'
import { isPartOfFunction, type PageFunctions } from './page-functions.ts'
import { isGroup, isRefusedIn, type Request } from './site-content.ts'
import { isPending, wholeTitle, withSubject } from './whole-titles.ts'
import type { Requirement } from './wishes.ts'

/** 'Fee table', 'price list by piece': requests for a list of prices. */
const PRICE_LIST_REQUEST =
  /^what it costs$|^(?:(?:full|our|the) )?(?:menu|price ?list)$|^(?:full |our |the )?(?:prices?|fees?|rates?|costs?)(?:[ -](?:list|table|schedule|guide|card|sheet)s?)?(?: by \p{L}+)?$/iu

/** 'What’s going in?' and 'what is going in' alike. */
const comparableWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/’s\b/g, ' is')
    .replace(/[^\p{L} ]/gu, '')
    .trim()
/** 'Dates of schools and a way to book' names one thing. */
const withoutWay = (request: Request): Request => ({
  ...request,
  title: request.title
    // 'Menu menu menu'
    .replace(/(?<!\p{L})(\p{L}{3,})(?: \1)+(?!\p{L})/giu, '$1')
    .replace(/,? (?:and|or) (?:an? )?(?:ways?|place|spot|option|link|box)$/i, '')
    // 'a "what to do first" section'
    .replace(/^["“]?([^"“”]{4,})["”] (?:section|page|bit|part|tab)$/i, '$1'),
})
/** A wish about the work on the site, which names no content. */
const EASY_TO_UPDATE =
  /\beasy (?:for (?:us|me|staff|the \p{L}+) )?to (?:update|change|edit|keep up)\b|\b(?:update|change|edit) (?:it|this|that|them) (?:our|my)sel(?:f|ves)\b/iu
/** 'List for the ones' names nothing: what 'the ones' are stands elsewhere in its sentence. */
const NAMES_NOTHING =
  /^(?:show|bring|take|put|make|send|something|keep it \p{L}+)$|^(?:sends?|emails?|goes|comes) (?:it|them|that|this|to)\b|^(?:(?:an?|the) )?(?:(?:list|page|section|info\w*|details?|place|spot) )?(?:for|of|about|on|with) (?:the )?(?:ones?|them|those|that|this|it|others?|rest)$|\b(?:highway|hwy|freeway|street|road|avenue|lane)$/iu
/** A timetable gets a place on the page however it is requested. */
const normaliseTimetable = (requests: Request[], wishes: readonly Requirement[]): Request[] =>
  wishes.some(
    ({ purpose, negated, text }) =>
      purpose === 'timetable' && !negated && !/\b(?:won’t|can’t|cannot|don’t|not|no)\b/i.test(text),
  ) && !requests.some(({ title, format }) => format === 'dates' || /time|schedule/i.test(title))
    ? [...requests, { title: 'Timetable', format: 'dates', topics: [], text: '' }]
    : requests

/** Questions that a page should answer; those with their answers are on the page already. */
export const answeredRequests = (topics: readonly string[], answered: number): Request[] =>
  topics.length > 0 && answered === 0
    ? [{ title: 'Questions', format: 'questions', topics: [...topics], text: '' }]
    : []

/** What else a page shows of a description. */
interface Shown {
  text: string
  clauses: readonly Clause[]
  offers: readonly Offer[]
  forms: readonly RequestedForm[]
  /** The forms that whole sentences describe, and those of them that the page has. */
  described: Pick<DescribedForms, 'lists'>
  describedForms: readonly RequestedForm[]
  functions: PageFunctions
  downloads: readonly string[]
  wishes: readonly Requirement[]
  timetables: readonly Timetable[]
  hasQuotes: boolean
}

/** 'Run table' for a list below the heading 'Run 2025'. */
const LIST_WORDS = /\b(?:tables?|lists?|calendars?|dates|pages?|sections?|the|our|of|for|a)\b/gi
const isNamedAfter = (title: string, heading: string): boolean => {
  const words = comparableWords(title.replace(LIST_WORDS, '')).split(' ').filter(Boolean)
  const named = ` ${comparableWords(heading)} `
  return words.length > 0 && words.every((word) => named.includes(` ${word} `))
}
/** Names of a timetable. */
const TIMETABLE = /\b(?:time ?tables?|schedule|(?:class|session|playing) times)\b/i
/** 'Different things in and out of season' names no content. */
const VAGUE =
  /^(?:different|various|other|several|a few|all sorts of) (?:things|stuff|bits)\b|^(?:put|show|maybe|ask|should|do we|can we)\b.*\?$|\b(?:should|must|has to|needs to) be\b|^(?:(?:giant|big|huge|large|the|our|my|a|click(?:able)?) )*(?:phone|telephone|number|phone number|call button|text button)$/i
/** '6am–10pm every day', 'call 02 5550 1188' */
const NUMBERS = /\d{3}|\$\s?\d|^\d{1,2} ?[ap]m\b/

/** 'Dates come and go', 'details to follow': such a word alone names no content. */
const BARE_WORD =
  /^(?:dates|details|lists?|tables?|charts?|sheets?|documents|locations|tips|notices|info)$/i

/** 'Serious' says how the page should be. */
const isQuality = (title: string) => {
  const [only, ...others] = tokensOf(title)
  // 'MODEST, PLEASE'
  const isStressed = /^\p{Lu}{5,}$/u.test(title) && isWord(title.toLowerCase())
  return (only?.pos === 'ADJ' && others.length === 0) || isStressed
}

/** 'Bookings go to me and not to Con': a word that is only ever capitalised is a name. */
function isName(title: string, text: string): boolean {
  const inside = new RegExp(`(?<=\\b(?:to|from|with|by|not) )${escaped(title)}(?![\\p{L}’])`, 'giu')
  const mentions = text.match(inside) ?? []
  return (
    /^\p{Lu}\p{Ll}+$/u.test(title) &&
    mentions.length > 0 &&
    mentions.every((word) => word === title)
  )
}

/** 'Don’t want: a drone as hero. Show contours': such a line is about the design. */
const DESIGN_LINE =
  /^[^\S\n]*(?:don[’']t want|avoid|look|style|vibe|mood|design|colou?rs?|no[- ]gos?)\s?:[^\n]*/gimu
const isInDesignLine = (title: string, text: string) =>
  (text.match(DESIGN_LINE) ?? []).some((line) => line.toLowerCase().includes(title.toLowerCase()))

/** 'Short sentences', 'big, clear type': how a page is written. */
const WAY_OF_WRITING =
  /^(?:(?:short|simple|plain|clear|big|bold|large|easy|honest|everyday)(?:,? and|,)? )+(?:sentences?|words?|wording|language|english|text|type|writing|print|fonts?|letters)$/i

/** Whether a title names content that only the client can supply. */
const namesContent = (title: string, { text }: Shown): boolean =>
  isFitEntry('request', title, text) &&
  !BARE_WORD.test(title) &&
  !isName(title, text) &&
  !isQuality(title) &&
  !isInDesignLine(title, text) &&
  ![VAGUE, NAMES_NOTHING, NUMBERS, WAY_OF_WRITING].some((pattern) => pattern.test(title)) &&
  (title.match(/,/g)?.length ?? 0) < 2

/** Whether a form, a list, a file or the prices of the page are what a title names. */
function isOnPage(title: string, shown: Shown): boolean {
  const { offers, forms, described, describedForms, functions, downloads, timetables } = shown
  const name = title.toLowerCase()
  const fields = forms.flatMap((form) => form.fields)
  const allFields = fields.join(' ').toLowerCase()
  return (
    // 'Can we get a ladder to it' is a field.
    described.lists.some((list) => list.toLowerCase().includes(name)) ||
    describedForms.some((form) => form.title.toLowerCase() === name) ||
    // 'What’s going in' is one too, and 'heights in cm and dates' are two.
    fields.some((field) =>
      comparableWords(field).startsWith(
        comparableWords(title.replace(/^(?:pick|choose|select) (?=\p{L})/iu, '')),
      ),
    ) ||
    name.split(' and ').every((part) => allFields.includes(part)) ||
    isPartOfFunction(title, functions) ||
    isDownload(title, downloads) ||
    (timetables.length > 0 && TIMETABLE.test(title)) ||
    timetables.some(({ heading }) => isNamedAfter(title, heading)) ||
    offers.some((offer) => offer.title.toLowerCase() === name) ||
    // 'Request form – lot and plan number' is the form itself.
    (/\bforms?\b/i.test(title) && forms.length + describedForms.length > 0) ||
    (shown.hasQuotes && /\b(?:reviews?|testimonials?|kind words)\b/i.test(title)) ||
    // 'When: second Wednesday, 7.30 pm' answers 'when we meet'.
    (/^when\b/i.test(title) && /^When:/m.test(shown.text)) ||
    // Prices that are listed do not need another page for the list.
    (PRICE_LIST_REQUEST.test(title) && offers.some(({ price }) => price !== ''))
  )
}

/** Whether a clause refuses what a request names, or mentions it for another reason. */
const isOtherwiseMeant = ({ title, topics }: Request, { text, sentence }: Clause): boolean =>
  isSentAlong(text, title) ||
  // 'Need a page for the preg scanning' asks for the website itself.
  (/^(?:we |I |hi |just )*(?:need|want|after) (?:an? |one )?(?:simple |basic |single )?(?:web ?)?(?:page|site) for (?:the |my |our )/iu.test(
    sentence,
  ) &&
    sentence.toLowerCase().includes(title.toLowerCase())) ||
  // 'The permit changes, so the page needs to be easy to update'
  (EASY_TO_UPDATE.test(sentence) && sentence.toLowerCase().includes(title.toLowerCase())) ||
  (text.includes(title.toLowerCase()) &&
    isGroup(text.slice(0, text.indexOf(title.toLowerCase())))) ||
  [title, ...topics].some((named) => isRefusedIn(sentence, named))

/** The requests for content that the page shows nowhere else, by their whole names. */
export function shownRequests(requests: readonly Request[], shown: Shown): Request[] {
  const { text, clauses, wishes, timetables } = shown
  const named = requests.map(withoutWay).flatMap((request) => {
    // 'Insurance and certificates first' says where they go.
    const wording = request.title.replace(/ (?:first|up front|at the (?:very )?top)$/i, '')
    const title = wholeTitle(withSubject(wording, text))
    return title === undefined || isPending(title, clauses) ? [] : [{ ...request, title }]
  })
  const open = named.filter(
    (request) =>
      namesContent(request.title, shown) &&
      !isOnPage(request.title, shown) &&
      !clauses.some((clause) => isOtherwiseMeant(request, clause)),
  )
  // 'Members’ area (minutes, equipment loan list)': the list is part of the area.
  const separate = open.filter(
    (request) =>
      !open.some(
        (other) =>
          other !== request && other.text.toLowerCase().includes(request.title.toLowerCase()),
      ),
  )
  return timetables.length > 0 ? separate : normaliseTimetable(separate, wishes)
}
