import type { Clause } from '../clauses/clause.ts'
import { asName } from '../clauses/extend-spans.ts'
import type { Span } from '../clauses/tagger.ts'
import { capitalise, escaped } from '../english/sentences.ts'
import { addressVisitors } from '../statements/to-visitors.ts'
import {
  bracketedListAfter,
  type Found,
  formatOfNoun,
  formatOfQuestion,
  formatOfTitle,
  keywords,
  NEGATION_SUFFIX,
  UNWANTED_PREFIX,
} from './site-content.ts'

/** Words that are a page name by themselves. */
const SINGLE_WORD_PAGE =
  /^(?:workshops|classes|events|donations|rebates|vacancies|referrals|aftercare|status|careers|jobs|history|sponsors|resources|handouts|testimonials|recipes|stockists|licences|minutes|press|awards|research)$/i
/** A heading with more characters is a sentence. */
const HEADING_MAX = 64
/** Words that are not content: parts of any website, and work on it. */
export const NOT_CONTENT =
  /^(?:it|this|that|them|things?|stuff|info(?:rmation)?|details|online|web ?site|site|page|pages|form|forms|button|contact|phone|number|email|logo|home ?page|menu bar|links?|price|cost|exit|quick exit|buy|trailer|facebook|insta(?:gram)?|socials?|reviews? from google)$|\b(?:web ?site|fonts?|colou?rs?|numbers?|instagram|facebook|english|chinese|languages?|notes|online|log ?ins?|punjabi|vietnamese|arabic|mandarin|cantonese|greek|italian|hindi|nepali|auslan|braille)\b|^(?:get|tell|let|make|give|book|apply|pay|order|enrol|join|donate|buy|see|sign|hire|send|type)\b|\b(?:apply|not just)\b|\b(?:each|every)$|\b(?:bars?|buttons?|banners?|pop-?ups?|sliders?|widgets?|feeds?|logins?)$/i

/** Visitors' actions, the language of a page and descriptions of a film are not page names. */
export const NOT_A_PAGE =
  /^(?:we|i|they|you)\b|^packages table$|\b(?:pitch|people|stuff|things?|dream|buttons?|banners?)$|^(?:book|apply|pay|order|enrol|join|donate|buy|see|sign|hire|send|type|need|ring|call|phone|text|email)\b|\b(?:apply|not just|log ?in)\b|\b(?:each|every)$|^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|maybe\b.*)$|^(?:(?:and|in|punjabi|vietnamese|arabic|mandarin|cantonese|chinese|greek|italian|hindi|nepali|auslan|dari|farsi|somali|tagalog|korean|japanese|spanish|french|german)(?:\s|$))+$|\b(?:films?|videos?|clips?) (?:of|in|on|about)\b/i

/**
 * 'FAQ “does my child need speech therapy?”': a quoted text is a question, not the name of a page.
 */
const isQuoted = (text: string, offset: number) =>
  (text.slice(0, offset).match(/["“”]|(?<!\p{L})['‘]|['’](?!\p{L})/gu)?.length ?? 0) % 2 === 1

/** 'What to do if your pet dies at home': a question extends to the end of its clause. */
function fullPhraseOf(span: Span, { text }: Clause): Span {
  const textAfter = /^[^,;:.!?()]*/.exec(text.slice(span.end))?.[0] ?? ''
  const end = span.end + textAfter.trimEnd().length
  return { ...span, end, text: text.slice(span.start, end) }
}

/** 'Send photos with rough sizes' names what visitors send along, not a page. */
export const isSentAlong = (text: string, title: string): boolean =>
  new RegExp(
    `\\b(?:send|upload|attach|submit|email)\\b.*\\bwith\\s+(?:the |their |your |an? )?${escaped(title)}`,
    'i',
  ).test(text)

/** The heading for a run of words that asks for something. */
export function pageFromSpan(span: Span, clause: Clause): Found | undefined {
  const isQuestion = /^(?:what|how|which|where|when|why|who)\b/i.test(span.text)
  const name = isQuestion ? fullPhraseOf(span, clause) : asName(span, clause)
  const phraseTokens = clause.tokens.filter(
    ({ start, end }) => start >= span.start && end <= span.end,
  )
  // The subject of photographs is a note to the photographer.
  const isPhotoSubject =
    /\b(?:photos?|photographs|pictures|pics|type|print|text) (?:should|must|need|to|big|large)\b/i.test(
      clause.text,
    )
  if (
    !name ||
    isPhotoSubject ||
    isQuoted(clause.text, span.start) ||
    phraseTokens.some(({ negated }) => negated) ||
    UNWANTED_PREFIX.test(clause.text.slice(0, span.start)) ||
    NEGATION_SUFFIX.test(clause.text.slice(span.end))
  )
    return undefined
  const wording = name.text
    .replace(/^["“”'’\s]+|["“”'’\s.,;:]+$/g, '')
    .replace(/^(?:the|an?|our|my|your|all|some|each|every)\s/i, '')
    .replace(
      isQuestion
        ? /\s(?:and|or)\s(?:to|an?|the|more|less)\s.*$/i
        : /\s(?:where|which|that|who|so|because|with|as|when|if|while)(?:\s.*)?$/i,
      '',
    )
    .replace(/\s(?:page|section|button|link|thing|things|stuff|bit)$/i, '')
    .replace(/(?:\s(?:in|on|at|for|of|to|and|or|with|from|by|the|a|each|where))+$/i, '')
  const isOpen = (wording.match(/\(/g)?.length ?? 0) !== (wording.match(/\)/g)?.length ?? 0)
  // 'Dogs are fine' is a sentence, and 'how to steep it' does not say what.
  const isStatement = !isQuestion && phraseTokens.some(({ pos }) => pos === 'AUX')
  const isIncomplete = /\b(?:it|that|this|they|them|get|no)$/i.test(wording)
  // A single word of 'swearing ok within reason' is not a page.
  const isSingleWord =
    /^\S+$/.test(wording) &&
    !SINGLE_WORD_PAGE.test(wording) &&
    formatOfNoun(wording.toLowerCase()) === undefined &&
    !/^\W*(?:$|\W\s|(?:and|or|page|section|with|for|that|which|so)\b)/.test(
      clause.text.slice(span.end),
    )
  // 'Visit while it is running' would be cut to a single word.
  const isCut =
    /^\S+$/.test(wording) &&
    /\s/.test(name.text.trim()) &&
    formatOfNoun(wording.toLowerCase()) === undefined
  if (isStatement || isIncomplete || isSingleWord || isCut || keywords(wording).length === 0)
    return undefined
  if (NOT_CONTENT.test(wording) || wording.length < 4 || wording.length > HEADING_MAX || isOpen)
    return undefined
  const title = capitalise(addressVisitors(wording))
  return {
    title,
    format: isQuestion ? formatOfQuestion(title) : formatOfTitle(title),
    topics: [],
    text: bracketedListAfter(wording, clause.text),
  }
}
