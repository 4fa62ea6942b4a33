import type { Contact } from './contact.ts'

/** What a client can ask to keep off the page, and how it is called. */
const NOUNS = {
  mobile: 'mobile(?: (?:phone|number))?s?',
  phone: '(?:phone|telephone)(?: numbers?)?|number',
  email: 'e-?mails?(?: address(?:es)?)?',
  address: '(?:street |home |exact )?address(?:es)?|location|where (?:we|I) (?:are|live)',
  prices: 'prices?|rates|fees|costs?',
  hours: '(?:opening |business |trading )?hours|times',
  names: 'names?|by name',
} as const
export type Withheld = keyof typeof NOUNS

const NOT = "(?:don[’']?t|do not|never|not|no need to|rather not|please not)"
const SHOW =
  '(?:show|put|list|print|mention|display|publish|share|give|include|use|add|post|say|advertise|have)'
const SECRET =
  '(?:confidential|secret|private|hidden|off the record|not for (?:the )?(?:publication|public|site|website|page)|not (?:to )?be (?:shown|published|listed|printed|public)|only for you(?:r \\p{L}+)?|for you only|for your (?:invoice|records?|eyes|reference))'
/** The ways of asking for it within a sentence; N stands for what is meant. */
const ASKED = [
  `\\b${NOT}(?:\\s\\p{L}+){0,3}?\\s${SHOW}\\b[^.!?\\n]{0,50}?\\b(?:N)\\b`,
  `\\b(?:keep|leave)\\b[^.!?\\n]{0,40}?\\b(?:N)\\b[^!?\\n]{0,60}?\\b(?:off|out|private|secret|confidential|hidden)\\b`,
  `\\b(?:hide|withhold|omit)\\b[^.!?\\n]{0,30}?\\b(?:N)\\b`,
  `\\b(?:N)\\b[^!?\\n]{0,60}?\\b(?:must|should|shall|is|are|to|stays?|kept|has to|have to|it is|,|\\()[^.!?\\n]{0,20}?\\b${SECRET}`,
  `\\b(?:N)\\b[^!?\\n]{0,50}?\\((?:${SECRET})`,
  `\\b(?:N)\\b[^!?\\n]{0,50}?\\b(?:should|must)(?:n[’']?t| not)\\b`,
  `\\bno (?:\\p{L}+ )?(?:N)\\b[^.!?\\n]{0,30}?\\b(?:on|anywhere)\\b[^.!?\\n]{0,20}?\\b(?:site|website|page|online)\\b`,
]
const PATTERNS = Object.fromEntries(
  Object.entries(NOUNS).map(([kind, noun]) => [
    kind,
    ASKED.map((asked) => new RegExp(asked.replaceAll('(?:N)', `(?:${noun})`), 'iu')),
  ]),
) as Record<Withheld, RegExp[]>

/**
 * What a description asks to keep off the page. Where it is not clear, leaving out is the safe side: what
 * is withheld may be somebody's home.
 */
export const withheldIn = (description: string): Set<Withheld> =>
  new Set(
    (Object.keys(PATTERNS) as Withheld[]).filter((kind) =>
      PATTERNS[kind].some((pattern) => pattern.test(description)),
    ),
  )

/** Whether a sentence asks to keep something off the page, and tells customers nothing. */
export const asksToWithhold = (sentence: string): boolean =>
  Object.values(PATTERNS).some((patterns) => patterns.some((pattern) => pattern.test(sentence)))

const isMobile = (value: string) => /^(?:\+61\s?4|04)/.test(value)

/** The ways to get in touch that may be shown. */
export const shownContacts = (
  contacts: readonly Contact[],
  withheld: ReadonlySet<Withheld>,
): Contact[] =>
  contacts.filter(({ kind, value }) =>
    kind === 'phone'
      ? !withheld.has('phone') && !(withheld.has('mobile') && isMobile(value))
      : !withheld.has(kind),
  )

/** What is told in confidence, whatever it is about. */
const IN_CONFIDENCE =
  /\b(?:confidential(?:ly)?|off the record|not for publication|(?:internal|private) (?:note|only)|between us|in confidence)\b|\bkeep (?:it|this|that|quiet)\b[^.!?\n]{0,20}\b(?:quiet|private|secret|to yourself|between us)\b|(?<=\S.{15})\bleave (?:that|this|it|me|him|her|them)\b[^.!?\n]{0,20}\b(?:out|off)\b|\bleave (?:my|his|her|their|our) names?\b[^.!?\n]{0,40}\b(?:out|off)\b/iu

/** A text without the sentences that it tells in confidence; offsets stay what they are. */
export const withoutConfidences = (text: string): string =>
  text.replace(/[^.!?\n]+(?:[.!?]+(?=\s|$)|$|\n)/gu, (sentence) =>
    IN_CONFIDENCE.test(sentence) ? ' '.repeat(sentence.length) : sentence,
  )
