import type { Clause } from './clause.ts'
import { capitalise, withFullStop } from './sentences.ts'

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
const CLOCK_TIME = '\\d{1,2}(?:[.:]\\d\\d)? ?(?:am|pm)'
/** 'Cut off Thursday noon', 'pick up Saturday 8-11am': when orders close and are collected. */
const ORDER_TERM = new RegExp(
  `^(?:and )?(?:cut[- ]?offs?|orders? (?:close|by|in by|before)|pick[- ]?ups?|collect(?:ion)?s?|deliver(?:y|ies))\\b.*\\b(?:${DAY}|noon|midday|${CLOCK_TIME})\\b`,
  'iu',
)
/** What follows a telephone number: 'after 5pm', 'office hours 8-4', 'weekdays only'. */
const CALL_TIMES = new RegExp(
  `(?:\\d[ -]?){8,}\\d?[,.;:]? \\(?((?:(?:office |business )?(?:hours|hrs) (?=.*\\d)|(?:after|before|between|from|until|till) (?=\\d)|(?:weekdays|weekends|weeknights|evenings|mornings|afternoons|after dark|lunchtimes?|${DAY})\\b)[^,;()]*)`,
  'iu',
)
/** 'For groups of more than six please call before, (02) 5550 0142' */
const WHEN_TO_CALL =
  /^((?:for|if) [^,;:]{4,70},? (?:please |pls )?(?:call|ring|text|phone|email|message)(?: (?:us|me))?(?: (?:first|before|ahead|beforehand))?)[,:]? ?(?:on |at )?(?=\(?\d|$)/iu
const ASK_FOR = /\bask for (\p{Lu}\p{Ll}+(?: (?:or|and) \p{Lu}\p{Ll}+)?)(?!\p{L})/u

/**
 * What visitors need to know of a clause that is not about the business: when orders close, in a
 * request for an online shop, and when to call and whom to ask for, next to a number. Full
 * sentences; undefined if there is nothing of the kind.
 */
export function sideNoteIn({ role, text }: Pick<Clause, 'role' | 'text'>): string | undefined {
  if (role === 'website') {
    const terms = text.split(/, |: /).filter((part) => ORDER_TERM.test(part))
    return terms.length > 0
      ? terms.map((term) => withFullStop(capitalise(term.replace(/^and /i, '')))).join(' ')
      : undefined
  }
  if (role !== 'contact') return undefined
  const occasion = WHEN_TO_CALL.exec(text)?.[1]
  if (occasion) return withFullStop(capitalise(occasion.trim()))
  const times = CALL_TIMES.exec(text)?.[1]?.trim().replace(/\.$/, '')
  const person = ASK_FOR.exec(text)?.[1]
  const isOfficeHours = times !== undefined && /^(?:office|business|hours|hrs)\b/i.test(times)
  const verb = /^(?:text|txt|sms)\b/i.test(text) ? 'Text' : 'Ring'
  const sentences = [
    ...(times ? [isOfficeHours ? capitalise(times) : `${verb} ${times}`] : []),
    ...(person ? [`Ask for ${person}`] : []),
  ]
  return sentences.length > 0 ? sentences.map(withFullStop).join(' ') : undefined
}
