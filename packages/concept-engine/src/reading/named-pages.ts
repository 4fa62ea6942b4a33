import type { Clause } from './clause.ts'
import { capitalise } from './sentences.ts'
import {
  FEARED,
  type Found,
  listedBehind,
  REFUSED_BEHIND,
  sortOf,
  sortOfTitle,
  tellingWords,
  toldSort,
} from './site-things.ts'
import { asName } from './snap.ts'
import type { Span } from './tagger.ts'
import { toVisitors } from './to-visitors.ts'

/** Words that name a page by themselves. */
const LONE =
  /^(?:workshops|classes|events|donations|rebates|vacancies|referrals|aftercare|status|careers|jobs|history|sponsors|resources|handouts|testimonials|recipes|stockists|licences|minutes|press|awards|research)$/i
/** A heading of more characters is a sentence. */
const ASKED_MAX = 64
/** What is no thing to show: parts of any website, and what is done to it. */
export const NO_THING =
  /^(?:it|this|that|them|things?|stuff|info(?:rmation)?|details|online|web ?site|site|page|pages|form|forms|button|contact|phone|number|email|logo|home ?page|menu bar|links?|price|cost|exit|quick exit|buy|trailer|facebook|insta(?:gram)?|socials?|reviews? from google)$|\b(?:web ?site|fonts?|colou?rs?|numbers?|instagram|facebook|english|chinese|languages?|notes|online|log ?ins?|punjabi|vietnamese|arabic|mandarin|cantonese|greek|italian|hindi|nepali|auslan|braille)\b|^(?:get|tell|let|make|give|book|apply|pay|order|enrol|join|donate|buy|see|sign|hire|send|type)\b|\b(?:apply|not just)\b|\b(?:each|every)$|\b(?:bars?|buttons?|banners?|pop-?ups?|sliders?|widgets?|feeds?|logins?)$/i

/** What visitors do, in which language a page is, and what is said of a film are no pages. */
export const NO_PAGE =
  /^(?:we|i|they|you)\b|^packages table$|\b(?:pitch|people|stuff|things?|dream|buttons?|banners?)$|^(?:book|apply|pay|order|enrol|join|donate|buy|see|sign|hire|send|type|need|ring|call|phone|text|email)\b|\b(?:apply|not just|log ?in)\b|\b(?:each|every)$|^(?:(?:and|in|punjabi|vietnamese|arabic|mandarin|cantonese|chinese|greek|italian|hindi|nepali|auslan|dari|farsi|somali|tagalog|korean|japanese|spanish|french|german)(?:\s|$))+$|\b(?:films?|videos?|clips?) (?:of|in|on|about)\b/i

/** 'FAQ “does my child need speech therapy?”': what is quoted is asked, and names no page. */
const isQuoted = (text: string, at: number) =>
  (text.slice(0, at).match(/["“”]|(?<!\p{L})['‘]|['’](?!\p{L})/gu)?.length ?? 0) % 2 === 1

/** 'What to do if your pet dies at home': a question is asked as far as its clause goes. */
function wholeOf(span: Span, { text }: Clause): Span {
  const behind = /^[^,;:.!?()]*/.exec(text.slice(span.end))?.[0] ?? ''
  const end = span.end + behind.trimEnd().length
  return { ...span, end, text: text.slice(span.start, end) }
}

/** What a run of words asks for, as a heading. */
export function spanned(span: Span, clause: Clause): Found | undefined {
  const isTold = /^(?:what|how|which|where|when|why|who)\b/i.test(span.text)
  const name = isTold ? wholeOf(span, clause) : asName(span, clause)
  const own = clause.tokens.filter(({ start, end }) => start >= span.start && end <= span.end)
  // What photographs are to show is told to whoever takes them.
  const isOfPictures =
    /\b(?:photos?|photographs|pictures|pics|type|print|text) (?:should|must|need|to|big|large)\b/i.test(
      clause.text,
    )
  if (
    !name ||
    isOfPictures ||
    isQuoted(clause.text, span.start) ||
    own.some(({ denied }) => denied) ||
    FEARED.test(clause.text.slice(0, span.start)) ||
    REFUSED_BEHIND.test(clause.text.slice(span.end))
  )
    return undefined
  const said = name.text
    .replace(/^["“”'’\s]+|["“”'’\s.,;:]+$/g, '')
    .replace(/^(?:the|an?|our|my|your|all|some|each|every)\s/i, '')
    .replace(
      isTold
        ? /\s(?:and|or)\s(?:to|an?|the|more|less)\s.*$/i
        : /\s(?:where|which|that|who|so|because|with|as|when|if|while)(?:\s.*)?$/i,
      '',
    )
    .replace(/\s(?:page|section|button|link|thing|things|stuff|bit)$/i, '')
    .replace(/(?:\s(?:in|on|at|for|of|to|and|or|with|from|by|the|a|each|where))+$/i, '')
  const isOpen = (said.match(/\(/g)?.length ?? 0) !== (said.match(/\)/g)?.length ?? 0)
  // 'Dogs are fine' is a sentence, and 'how to steep it' needs what it is.
  const isSaid = !isTold && own.some(({ pos }) => pos === 'AUX')
  const isLeaning = /\b(?:it|that|this|they|them|get|no)$/i.test(said)
  // Of 'swearing ok within reason' one word is no page.
  const isLone =
    /^\S+$/.test(said) &&
    !LONE.test(said) &&
    sortOf(said.toLowerCase()) === undefined &&
    !/^\W*(?:$|\W\s|(?:and|or|page|section|with|for|that|which|so)\b)/.test(
      clause.text.slice(span.end),
    )
  // 'Visit while it is running' is cut to a word.
  const isCut =
    /^\S+$/.test(said) && /\s/.test(name.text.trim()) && sortOf(said.toLowerCase()) === undefined
  if (isSaid || isLeaning || isLone || isCut || tellingWords(said).length === 0) return undefined
  if (NO_THING.test(said) || said.length < 4 || said.length > ASKED_MAX || isOpen) return undefined
  const title = capitalise(toVisitors(said))
  return {
    title,
    sort: isTold ? toldSort(title) : sortOfTitle(title),
    topics: [],
    text: listedBehind(said, clause.text),
  }
}
