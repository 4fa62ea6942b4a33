import { expandShorthand } from '../english/expand-shorthand.ts'
import { capitalise } from '../english/sentences.ts'
import { isWord } from '../english/spelling.ts'

// Each text must match in only one way, otherwise backtracking tries every way for repetitions of
// it.
const LEADING_WORDS =
  /^(?:[\s,;:.–—()-]|(?:and|or|but|also|plus|then|so|for|the|an?|as a guide:|our|my|its|we|i|they|you|have|has|got|charge|offer|sell|with|to|ok|yes|at|in|hi|there(?:’s)?|each|per|run|do|add|it|that|this|is|are|costs?)\b)+/iu
const TRAILING_WORDS =
  /(?:[\s,;:.–—(-]|\b(?:from|for|is|are|at|cost|costs|costing|starts?|starting|priced|price|begins?|(?:for|is|are|at|just) only|just|about|around|approx|approximately|roughly|be|an?|the|(?:will|can)(?=\s\p{L})|usually|normally|pay|sets? you back|comes? (?:out )?|works? out|to|as low|and|or|of|per|charged|charge|sells?(?=\s*$)|retails?|now|currently|get|adds?|another|it|that|this|upwards|between)\b)+$/iu
/** A text without words that merely introduce or follow an amount. */
export const trimPriceWords = (text: string) =>
  text.replace(LEADING_WORDS, '').replace(TRAILING_WORDS, '').replace(LEADING_WORDS, '').trim()

/** Words for a payment that do not say what is paid for. */
export const PAYMENT_WORD =
  /^(?:(?:all|fixed|standard|usual|flat|hourly|day|daily|weekly|total|whole|thing|it|that|this|which|prices?|fees?|rates?|costs?|charges?|most|jobs?|start|starting|pricing|everything|here)\s?)+$/i
/** Customers named after their amount: '$65 adult $40 child under 14'. */
export const CUSTOMERS_AFTER_AMOUNT =
  /^\s(?:an? |per )?(?:adults?|child(?:ren)?|kids?|students?|pensioners?|seniors?|conc(?:ession)?|non-?members?|members?|famil(?:y|ies)|couples?|groups?)\b/i
/** A size or a group of customers: a variant of the thing before it. */
export const VARIANT =
  /^(?:(?:for|per) (?:an? )?)?(?:(?:all|whole) (?:day|night|week)|\d+ ?\+|\d+ or more|small|medium|large|big|little|short|long|single|double|concession|tandem|half|full|adults?|child(?:ren)?|kids?|students?|pensioners?|seniors?|non-?members?|members?|famil(?:y|ies)|couples?|extra large|xl|weekdays?|weekends?|day ?time|night ?time|(?:after|business) hours|after \d+ ?(?:am|pm)|after(?: (?:that|this))?|thereafter|afterwards|then)(?:\s(?:one|ones|size))?$/i
/** Text that continues the description of the amount before it, and does not begin a new one. */
export const AMOUNT_CONTINUATION =
  /^(?:\(|(?:for|with|per|including|includes?|included|incl?|inc|plus|min|minimum|max|maximum|up to|on|before|after|if|when|a|an|all|in|at|any|no|not|both|depending|which|that|then|than|less|more|over|under|until|till|by|once|but|because|as|so|each|every|extra(?! (?:cab|large|small|long|wide|heavy|tall))|except|without|either|flat|return|paid|gst|to|through|from the)\b|\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b)/i
/** The same if a number can begin an item: '2 dogs'. */
export const continuesAmount = (text: string) =>
  AMOUNT_CONTINUATION.test(text.trimStart()) && !/^\s*\d/.test(text)

/** Whether a text names anything other than a payment. */
export const hasWords = (text: string) =>
  /\p{L}{2}/u.test(trimPriceWords(text).replace(PAYMENT_WORD, ''))

/** How an item is made: 'cut to your head'. */
const MAKING =
  /^\s*(?:\p{L}{3,}ed|cut|made|built|sewn|hung|laid|fitted)\s(?:to|by|in|on|with|from|and|at)\s/iu
/** Whether a text gives only the size, the duration or the making of the item before it. */
export const isMeasure = (text: string) =>
  AMOUNT_CONTINUATION.test(text.trimStart()) ||
  MAKING.test(text) ||
  /\sonly\W*$/i.test(text) ||
  /^(?:\p{L}{3,}ed|laid|cut|made|built|hung)$/iu.test(trimPriceWords(text))

/** Words of a clause as a separate line: 'Comes off the bill if you go ahead.' */
export function termsOf(...texts: string[]): string {
  const words = texts
    .map((text) =>
      expandShorthand(text)
        .replace(/^[\s,;:.–—-]+|[\s,;:–—.-]+$/g, '')
        .replace(/^\+\s?(?=[\p{L}$])/u, 'plus ')
        .replace(/^\(([^()]*)\)(?:\s(?:can|may|must|are|is|all)\b.*)?$/i, '$1')
        .replace(/\bits (?=free\b|only\b|just\b)/gi, 'it’s ')
        .replace(/^(?:and|but|or|which is|which|that is|that|then)\s/i, '')
        .replace(/(?:^|[\s,]+)(?:and|or|but|then|plus)$/i, '')
        .replace(/!+$/, '')
        .replace(/(?:\s(?:from|about|around|at|approx\.?))+$/i, '')
        .trim(),
    )
    // '890 ish', '… from 25 and yes': fillers.
    .filter(
      (text) => /\p{L}{2}|\d/u.test(text) && !/^(?:ish|yes|no|ok|only|or so|dollars?)$/i.test(text),
    )
  return words.map((text) => `${capitalise(text)}.`).join(' ')
}

const DAY_OR_MONTH =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:january|february|april|june|july|august|september|october|november|december)$/i
/** The text with its first letter in lower case, unless its first word is a name or in capitals. */
export const lowered = (text: string) => {
  const [first = ''] = /^\p{L}[\p{L}’'-]*/u.exec(text) ?? []
  const parts = first.toLowerCase().split(/[-’']/)
  const isName =
    /^\p{Lu}\p{Lu}/u.test(first) ||
    DAY_OR_MONTH.test(first) ||
    (first !== '' && !/(?:ing|ed|tion|ment)$/i.test(first) && !parts.some(isWord))
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** Whether each bracket of a text is closed. */
export const hasBalancedBrackets = (text: string) =>
  text.split('(').length === text.split(')').length
