import type { Clause } from './clause.ts'
import type { DescribedForms } from './described-forms.ts'
import { isDownload } from './downloads.ts'
import { isSentAlong } from './named-pages.ts'
import type { Offer } from './offers.ts'
import { isPartOfFunction, type PageFunctions } from './page-functions.ts'
import { isFitEntry } from './publishable.ts'
import type { RequestedForm } from './requested-forms.ts'
import { isGroup, isRefusedIn, type Request } from './site-content.ts'
import { isPending, wholeTitle, withSubject } from './whole-titles.ts'
import type { Requirement } from './wishes.ts'

/** 'Fee table', 'price list by piece': requests for a list of prices. */
const PRICE_LIST_REQUEST =
  /^what it costs$|^(?:full |our |the )?(?:prices?|fees?|rates?|costs?)(?:[ -](?:list|table|schedule|guide|card|sheet)s?)?(?: by \p{L}+)?$/iu

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
    .replace(/,? (?:and|or) (?:an? )?(?:ways?|place|spot|option|link|box)$/i, '')
    // 'a "what to do first" section'
    .replace(/^["“]?([^"“”]{4,})["”] (?:section|page|bit|part|tab)$/i, '$1'),
})
/** A wish about the work on the site, which names no content. */
const EASY_TO_UPDATE =
  /\beasy (?:for (?:us|me|staff|the \p{L}+) )?to (?:update|change|edit|keep up)\b|\b(?:update|change|edit) (?:it|this|that|them) (?:our|my)sel(?:f|ves)\b/iu
/** 'List for the ones' names nothing: what 'the ones' are stands elsewhere in its sentence. */
const NAMES_NOTHING =
  /^(?:show|bring|take|put|make|send|something|keep it \p{L}+)$|^(?:(?:an?|the) )?(?:(?:list|page|section|info\w*|details?|place|spot) )?(?:for|of|about|on|with) (?:the )?(?:ones?|them|those|that|this|it|others?|rest)$/iu
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
  hasTimetable: boolean
  hasQuotes: boolean
}

/** Names of a timetable. */
const TIMETABLE = /\b(?:time ?tables?|schedule|(?:class|session|playing) times)\b/i
/** 'Different things in and out of season' names no content. */
const VAGUE = /^(?:different|various|other|several|a few|all sorts of) (?:things|stuff|bits)\b/i
/** '6am–10pm every day', 'call 02 5550 1188' */
const NUMBERS = /\d{3}|^\d{1,2} ?[ap]m\b/

/** Whether a title names content that only the client can supply. */
const namesContent = (title: string, { text }: Shown): boolean =>
  isFitEntry('request', title, text) &&
  ![VAGUE, NAMES_NOTHING, NUMBERS].some((pattern) => pattern.test(title)) &&
  (title.match(/,/g)?.length ?? 0) < 2

/** Whether a form, a list, a file or the prices of the page are what a title names. */
function isOnPage(title: string, shown: Shown): boolean {
  const { offers, forms, described, describedForms, functions, downloads, hasTimetable } = shown
  const name = title.toLowerCase()
  const fields = forms.flatMap((form) => form.fields)
  const allFields = fields.join(' ').toLowerCase()
  return (
    // 'Can we get a ladder to it' is a field.
    described.lists.some((list) => list.toLowerCase().includes(name)) ||
    describedForms.some((form) => form.title.toLowerCase() === name) ||
    // 'What’s going in' is one too, and 'heights in cm and dates' are two.
    fields.some((field) => comparableWords(field).startsWith(comparableWords(title))) ||
    name.split(' and ').every((part) => allFields.includes(part)) ||
    isPartOfFunction(title, functions) ||
    isDownload(title, downloads) ||
    (hasTimetable && TIMETABLE.test(title)) ||
    offers.some((offer) => offer.title.toLowerCase() === name) ||
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
  // 'The permit changes, so the page needs to be easy to update'
  (EASY_TO_UPDATE.test(sentence) && sentence.toLowerCase().includes(title.toLowerCase())) ||
  (text.includes(title.toLowerCase()) &&
    isGroup(text.slice(0, text.indexOf(title.toLowerCase())))) ||
  [title, ...topics].some((named) => isRefusedIn(sentence, named))

/** The requests for content that the page shows nowhere else, by their whole names. */
export function shownRequests(requests: readonly Request[], shown: Shown): Request[] {
  const { text, clauses, wishes, hasTimetable } = shown
  const named = requests.map(withoutWay).flatMap((request) => {
    const title = wholeTitle(withSubject(request.title, text))
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
  return hasTimetable ? separate : normaliseTimetable(separate, wishes)
}
