import { capitalise } from '../english/sentences.ts'

/** 'Ring Trent 0491 570 159', 'chefs ring Rob on …', 'text Mick: …' */
const PERSON =
  /\b(?:[Rr]ings?|[Cc]alls?|[Tt]exts?|[Pp]hones?|SMS|sms|[Cc]ontacts?|[Ss]peak to|[Tt]alk to|[Aa]sk for|[Mm]essage|[Ss]ee) (\p{Lu}\p{Ll}+)(?: (?:on|at))?\s?[:–-]?\s?$/u
/** 'Everyone else rings the shed …' */
const ROOM =
  /\b(?:rings?|calls?|phones?) (?:the|our) (\p{Ll}+(?: \p{Ll}+)?)(?: (?:on|at))?\s?[:–-]?\s?$/iu
/** 'Front gate (08) 5550 1870', 'collections Mick 0491 570 266', 'after hours: …' */
const NAMED =
  /(?:^|[.,;:\n(/]\s?|\band )(?:(?:the|our|my) )?((?:\p{L}[\p{L}’'-]*\s){0,2}\p{L}[\p{L}’'-]*?)(?: (?:is|on|line is|number is))?\s?[:–-]?\s?$/iu
/** Words that say that a number is one, and not whose. */
const NO_NAME =
  /\b(?:ring|rings|call|calls|text|texts|txt|phone|ph|mob|mobile|number|numbers|no|me|us|my|our|is|are|on|at|please|pls|or|contact|sms|tel|fax|with|to|by|for|of|from|it|its|via|whatsapp|cell|direct|hours|only|here|there|then|email|e-mail|straight|just|now|we|i|you|they|before|after|between|thanks?|thankyou|cheers|regards|ta|hooroo|bye|please|any ?time|best|info|details|questions?|quote|us)\b/i
const KEPT_PHRASE = /^after[ -]hours$/i
/** 'Office … is Jodie', 'Ring Trent … for quotes' */
const AFTER_NAME = /^ is (\p{Lu}\p{Ll}+)(?!\p{L})/u
const AFTER_PURPOSE = /^,? for (\p{Ll}+(?: (?:and|&) \p{Ll}+)?)(?=[.,;\n]|$)/u
const MAX_LENGTH = 24

/**
 * What a description calls a telephone number between `before` and `after`: 'Front gate',
 * 'Collections, Mick', 'Trent, quotes'; '' if it only gives the number.
 */
export function contactLabel(before: string, after: string): string {
  const person = PERSON.exec(before)?.[1]
  const room = ROOM.exec(before)?.[1]
  const [, named = ''] = NAMED.exec(before) ?? []
  const isNamed = named.length > 2 && (KEPT_PHRASE.test(named) || !NO_NAME.test(named))
  // 'Collections Mick' is Mick at the collections.
  const [first = ''] = [person, room, isNamed ? named : undefined].flatMap((name) => name ?? [])
  const label = capitalise(first).replace(/(?<=^\p{Lu}\p{Ll}+) (?=\p{Lu}\p{Ll}+$)/u, ', ')
  if (label === '') return ''
  const detail = AFTER_NAME.exec(after)?.[1] ?? AFTER_PURPOSE.exec(after)?.[1] ?? ''
  const whole = detail && !label.includes(detail) ? `${label}, ${detail}` : label
  return [whole, label].find((text) => text.length <= MAX_LENGTH) ?? ''
}
