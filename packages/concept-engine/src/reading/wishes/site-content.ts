import type { Clause } from '../clauses/clause.ts'
import { capitalise, withFullStop } from '../english/sentences.ts'
import type { Token } from '../english/token.ts'
import { isNoun, isVerb } from '../english/tokens.ts'

/** The form in which a page shows the content that a client asks for. */
export type ContentFormat =
  | 'pictures'
  | 'rows'
  | 'dates'
  | 'people'
  | 'logos'
  | 'map'
  | 'questions'
  | 'table'
  | 'text'

/**
 * Last words of the names of website contents, by the form in which they are shown; none is a
 * service of a business.
 */
const CONTENT_KINDS: [kind: ContentFormat, lastWords: RegExp][] = [
  [
    'dates',
    /^(?:timetables?|fixtures?|calendars?|rosters?|rotas?|schedules?|dates|events|tides|exhibitions?|concerts?|openings?|workshops)$/,
  ],
  [
    'people',
    /^(?:team|bios?|profiles?|portraits?|committee|practitioners|vets|agents|instructors|tutors|doctors|midwives|stylists)$/,
  ],
  [
    'pictures',
    /^(?:projects|restorations|makeovers|builds|installations|renovations|commissions)$/,
  ],
  ['logos', /^(?:logos|sponsors|badges|accreditations)$/],
  ['map', /^(?:maps?|directions|parking|suburbs|stockists|towns|locations|routes?)$/],
  ['questions', /^(?:faqs?|questions|myths)$/],
  [
    'rows',
    /^(?:boards?|scoreboards?|listings?|inductions?|menus?|lists?|tables?|charts?|sheets?|results|ladder|register|catalogues?|notices|reports?|specials|specs|specifications|sizes|vouchers|cards|reviews?|testimonials?|recipes|articles?|newsletters|archive|policy|policies|forms|permits|certificates?|vacancies|positions|checklists?|applications?|resources|documents|manuals|plans|drawings|patterns|rules|fees|scores|swatches|tips|guides?)$/,
  ],
  [
    'text',
    /^(?:history|timelines?|story|stories|programs?|programmes?|process|explanations?|explanation|studies|methods?|steps|safety|information|info|details|instructions|values|mission|comparison)$/,
  ],
]
export const formatOfNoun = (head: string): ContentFormat | undefined =>
  CONTENT_KINDS.find(([, heads]) => heads.test(head))?.[0]

/** The form in which a title is shown, determined by the last of its words that is known. */
export const formatOfTitle = (title: string): ContentFormat =>
  /\b(?:fees?|prices?|rates?|costs?)\b/i.test(title) ? 'rows' : formatOfLastWord(title)

const formatOfLastWord = (title: string): ContentFormat =>
  title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map(formatOfNoun)
    .findLast((format) => format !== undefined) ?? 'text'

/** Words before a thing that do not describe it. */
const DETERMINER =
  /^(?:a|an|the|our|my|your|their|his|her|its|this|that|these|those|some|any|all|each|every|more|new|current|big|large|good|great|nice|simple|easy|clear|proper|little|small|full|whole|short|quick|plain|decent|basic|actual|latest|up-to-date|online|website|web|site|page|section|please|also|just|maybe|really|only|separate|different|own|other|same|such|stars?|google|facebook|instagram|what|which|few|lot|lots|couple|bit|kind|sort|of|and|or|with|for|to|on|in|at)$/

/** The noun phrase that ends at a token: 'canteen roster', 'weekly market report'. */
export function phraseAt(tokens: readonly Token[], index: number): { from: number; to: number } {
  let from = index
  while (from > 0 && index - from < 3) {
    const before = tokens[from - 1] as Token
    const isPhrasePart =
      isNoun(before) ||
      before.pos === 'ADJ' ||
      before.text === '-' ||
      (before.pos === 'VERB' && /ing$/.test(before.lower) && isNoun(tokens[from] as Token)) ||
      /^(?:’s|'s)$/.test(before.lower)
    if (!isPhrasePart || DETERMINER.test(before.lower)) break
    from -= 1
  }
  // 'BAS and super due dates' are due dates for both.
  if (tokens[from - 1]?.lower === 'and' && /^\p{Lu}{2,}$/u.test(tokens[from - 2]?.text ?? ''))
    from -= 2
  // 'Availability by week table'
  if (tokens[from - 1]?.lower === 'by' && isNoun(tokens[from - 2] ?? (tokens[index] as Token)))
    from = Math.max(0, from - 2)
  while (tokens[from]?.text === '-' || /^['’]s$/.test(tokens[from]?.lower ?? '')) from += 1
  // '… for sheep and cattle', '… of past winners' specify which.
  let to = index
  if (/^(?:of|for)$/.test(tokens[index + 1]?.lower ?? '')) {
    let end = index + 2
    while (
      end < tokens.length &&
      end - index <= 5 &&
      (isNoun(tokens[end] as Token) ||
        /^(?:ADJ|NUM)$/.test(tokens[end]?.pos ?? '') ||
        /^(?:and|-)$/.test(tokens[end]?.lower ?? '') ||
        /^(?:the|our|my|each|every)$/.test(tokens[end]?.lower ?? ''))
    )
      end += 1
    const last = tokens[end - 1]
    const isCompletePhrase = last !== undefined && isNoun(last) && end > index + 2
    const isPhraseEnd = end >= tokens.length || !isVerb(tokens[end] as Token)
    if (
      isCompletePhrase &&
      isPhraseEnd &&
      !/^(?:people|customers|clients|visitors|everyone|website|site|page)$/.test(last.lower)
    )
      to = end - 1
  }
  return { from, to }
}

/**
 * The prices in brackets of a note, as the client lists them: 'price list (sheet $2.85, towel
 * $1.40)'.
 */
export const listInBrackets = ({ text }: Clause): string | undefined => {
  const inside = /\(([^()]*\$\s?\d[^()]*\$\s?\d[^()]*)\)/.exec(text)?.[1]
  return inside?.replace(
    /,?\s(?:etc|and so on|(?:I |we )?will (?:send|supply)|full list)\b.*$/i,
    '',
  )
}

/**
 * Prices in brackets after their thing in a note: 'sells concert tickets ($35, $25 concession)'.
 */
export function bracketed({ text, tokens }: Clause): string | undefined {
  const inside = /\(([^()]*\$\s?\d[^()]*)\)/.exec(text)
  const index = tokens.findIndex(({ start }) => start >= (inside?.index ?? text.length)) - 1
  const last = tokens[index]
  if (!inside || !last || !isNoun(last)) return undefined
  const first = tokens[phraseAt(tokens, index).from]
  const title = first ? text.slice(first.start, last.end) : ''
  return title ? `${capitalise(title)}: ${inside[1]?.trim()}` : undefined
}

/** Content that the client requested for the website, and that only the client can supply. */
export interface Request {
  /** The client's name for it: 'Canteen roster', 'What to expect on your first night'. */
  title: string
  format: ContentFormat
  /** Its contents, if the client described them: the topics of its questions. */
  topics: string[]
  /** The text about it that the brief already contains, or ''. */
  text: string
}
export type Found = Omit<Request, 'text'> & { text?: string }

/** Maximum length of a heading, in characters. */
export const TITLE_MAX = 46

/** 'Which towns' and 'how many bins' are answered by a list, 'what to expect' by a text. */
export const formatOfQuestion = (title: string): ContentFormat =>
  /^where (?:I|we|he|she|they)(?:[’']\p{L}+| \p{L}+)? .*\b(?:this week|next week|today|each week|each day)\b/iu.test(
    title,
  )
    ? 'dates'
    : /^where (?:to park|we|to find)\b/i.test(title)
      ? 'map'
      : /^(?:which|where|how (?:many|much))\b|\b(?:fees|costs?|prices?)\b/i.test(title)
        ? 'rows'
        : /^when\b/i.test(title)
          ? 'dates'
          : 'text'

/**
 * 'We do not want countdowns, pop-ups or testimonials', 'Please avoid: claims, reviews': every entry
 * of such a list is refused.
 */
const REFUSED_LIST = new RegExp(
  [
    String.raw`(?:^|[.!?:]\s|,?\s(?=(?:and|but)\s))(?:(?:and|but|so|also|oh|please|just|can you|could you|would you) )*`,
    '(?:avoid|leave out|keep out|skip|omit|exclude|steer clear of|stay away from|not wanted|no need for',
    "|(?:do not|don[’']t|never|please not|not) (?:want|need|use|show|include|put|add|write|say|mention)",
    "|(?:I|we) (?:really )?(?:(?:do|did|would) ?n[o’']t|never) (?:really )?(?:want|need|like|care for)",
    "|(?:[^.;!?]*\\s)?(?:I|we) (?:(?:may|must|should) not|can(?:not|[’']t)|(?:are|am)(?:n[’']t| not) allowed to) (?:show|have|use|display|publish)",
    String.raw`|(?:the )?(?:(?:web ?)?site|page|it) (?:must|should) (?:not|never)(?: (?:have|include|use|show)|(?=:)))\b`,
    // 'We don’t want a blog, so a gallery please' asks for the gallery.
    String.raw`(?!.*\b(?:but|although|just|only|rather|instead|except|unless|so|please|let|I|we|you|it|they|people|customers|clients|visitors|should|could|can|must|would)\b)[^;.!?]*$`,
  ].join(''),
  'iu',
)
/** What stands in its sentence before some words of a clause; `before` is what the clause has. */
export const inSentence = ({ text, sentence }: Clause, before: string): string =>
  sentence.slice(0, Math.max(0, sentence.indexOf(text))) + before
/** Whether what follows some text of its sentence is in a list of things that are refused. */
export const isInRefusedList = (before: string): boolean => REFUSED_LIST.test(before)
/** 'A gallery sorted by pub, shop, home' names its groups, which are no parts of the site. */
const GROUPED_BY =
  /\b(?:sorted|grouped|filtered|split|divided|organised|arranged) (?:by|into)\s[^.;!?]*$/i
/** Whether what follows some text of its clause is a group that content is sorted by. */
export const isGroup = (before: string): boolean => GROUPED_BY.test(before)
/** 'Photographs of doves, candles and sunsets are to be avoided' */
const TO_BE_AVOIDED =
  /\b(?:is|are) to be avoided\b|\b(?:should|must|are|is) (?:not|never)(?: to)? (?:appear|be (?:shown|used|displayed|included))\b/i
/** Whether a sentence that names some content refuses it. */
export function isRefusedIn(sentence: string, content: string): boolean {
  const from = sentence.toLowerCase().indexOf(content.toLowerCase())
  return from >= 0 && (TO_BE_AVOIDED.test(sentence) || isInRefusedList(sentence.slice(0, from)))
}

/** 'A fixed timetable won’t work.' */
export const UNWANTED_PREFIX =
  /\b(?:scared of|worried about|afraid of|sick of|hate|hates) (?:\p{L}+ )?$/iu
export const NEGATION_SUFFIX =
  /^\s(?:so none|none|won’t|doesn’t|isn’t|aren’t|can’t|don’t|is not|does not|never)\b/i

/** Parts of an entry that still address whoever makes the website. */
export const ADDRESSED_TO_AGENCY =
  /\b(?:show (?:the|our|my|a|photos|pictures|which|what)|should|able to|need|needs|please|if poss\w*|want|click|site|website|page|upload|update|change (?:this|it)|we had|has to|have to be|must be|link|sort|typed|editable|edited|approval)\b/i

/**
 * In 'A history timeline (1898, 1914 wool trade, 1967)' the list in brackets describes the thing
 * before it.
 */
export function bracketedListAfter(title: string, text: string): string {
  const offset = text.toLowerCase().indexOf(title.toLowerCase())
  const list =
    offset < 0
      ? ''
      : (/^[^.;:()]{0,12}\(([^()$]{6,120})\)/.exec(text.slice(offset + title.length))?.[1] ?? '')
  const isList = (list.match(/,\s/g)?.length ?? 0) >= 2 && !ADDRESSED_TO_AGENCY.test(list)
  return isList ? withFullStop(capitalise(list.trim())) : ''
}

/** The words that identify a title. */
export const keywords = (title: string) =>
  title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.replace(/s$/, ''))
