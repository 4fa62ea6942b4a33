import { isLocality } from '../places/known-places.ts'
import { capitalise } from './sentences.ts'

/** Words before which no statement can end. */
const GOES_ON =
  "(?:the|an?|my|our|your|his|her|their|and|or|but|so|because|if|when|where|who|which|that|what|how|unless|until|to|of|in|at|on|for|from|with|by|than|about|is|are|was|were|be|just|only|please|then|you|people|always|can|will|would|should|must|don[’']?t|not|or|things?|something|anything|everything|all)"
/** 'Just pumping | call Donna', 'half a day | we don’t do air hockey' */
const NEW_STATEMENT = new RegExp(
  String.raw`(?<=\p{Ll}{2})(?<!(?<!\p{L})${GOES_ON}) (?=(?:call|ring|text|phone) (?:\p{Lu}\p{Ll}|me\b|us\b|\d)|(?<!\b(?:the|any|some|those|these|all|no) \p{Ll}+ )(?:we|i) (?:don[’']?t|can[’']?t|won[’']?t|do not|never)(?!\p{L}))`,
  'gu',
)
/** What goes on behind the name of a place. */
const BEHIND_PLACE =
  /^(?:and|or|to|out|up|down|over|through|in|on|of|for|is|are|was|area|areas|region|district|way|ways|based|side|end|so|but|with|only|because|too|also|as|at|from|by|since|every|road|rd|street|st|then|if|when|where|which|who|that|we|i|it|they|there|you|mainly|mostly|local|locals|each|all|people|pub|hall|station|beach|clubs?|showgrounds?|cemetery|markets?|school|hospital|council|line|road|highway)$/
/** 'Lake Mac Hunter | seven foot pub table': a list of places, and what begins behind it. */
const NAMES_THEN_WORD =
  /(?<names>(?:\p{Lu}[\p{Ll}’']+ (?:and |to |out to |round |down to |up to |across to )?)+\p{Lu}[\p{Ll}’']+) (?=(?<next>\p{Ll}+))/gu
/** '… $390 | nine foot $520': the price of the next thing. */
const NEXT_PRICE =
  /(?<sum>\$\d[\d,.]*\d|\$\d)(?<unit>(?: (?:each|an? \p{Ll}+|per \p{Ll}+|all up|and up|daytime|day ?rate|weekdays?|weekends?|after hours|business hours|standard|(?:\p{Ll}+ ){0,2}included))?) (?!(?:to|or|and|plus|for|if|an?|per|each|when|after|before|off|extra|up|including|then|with|is|it|we|i|they|that|which|but|because)\b)(?=(?:[\p{L}’'-]+ ){0,6}?(?:from |is |at )?\$\d)/giu
/** '… plus $150 | we need to know', '$70 each way | it takes', '$380 | a longcase is from $550' */
const STATEMENT_AFTER_SUM =
  /(\$\d[\d,.]*\d|\$\d)((?: (?:each way|each|return|an? \p{Ll}+|per \p{Ll}+|plus gst|all up|and up))?) (?=(?:we|i|you|they|it|there|that) (?!(?:if|or|and)\b)\p{Ll}+|(?:an?|the) (?:\p{Ll}+ ){1,2}?(?:is|are|costs?) (?:from |about )?\$)/giu
/** '… in Ballarat no charge | Geelong and Bendigo is $70' */
const FREE_THEN_PLACE =
  /( no charge| free of charge| for free) (?=\p{Lu}\p{Ll}+(?: and \p{Lu}\p{Ll}+)? (?:is|are))/gu
/** '… people get cross about that so put it first': says how much what stands before it matters. */
const PUT_FIRST =
  /(?:,? (?:people|they|customers) (?:get|always|keep|often) (?:\p{Ll}+ ){1,5}?so)? (?:please )?put (?:it|that|this) (first|big|up front|at the top) /giu
/** 'okay um its septic pump outs': the words before what somebody does. */
const OPENING =
  /^(?:(?:ok(?:ay)?|so|yeah|um+|hi|hello|well|right|look|basically|alright)[ ,]+)+it[’']?s (?=\p{Ll})/iu

/**
 * A run of words without stops, as somebody dictates it, with a mark where the next statement or the
 * next price certainly begins.
 */
export const withRunBoundaries = (run: string): string =>
  run
    .replace(OPENING, '')
    .replace(PUT_FIRST, ', put it $1. ')
    .replace(STATEMENT_AFTER_SUM, '$1$2. ')
    .replace(FREE_THEN_PLACE, ',$1. ')
    .replace(NEW_STATEMENT, '. ')
    .replace(NAMES_THEN_WORD, (...match) => {
      const [whole] = match as [string]
      const { names, next } = match.at(-1) as { names: string; next: string }
      const last = names.split(' ').slice(-2)
      const isPlace = isLocality(last.join(' ')) || isLocality(last.at(-1) ?? '')
      return isPlace && !BEHIND_PLACE.test(next) ? `${names}. ` : whole
    })
    .replace(NEXT_PRICE, '$<sum>$<unit>, ')
    .replace(/(?<=\. )\p{Ll}/gu, capitalise)
