import { wordsOf } from '../english/sentences.ts'
import { isNoun, tokensOf } from '../english/tokens.ts'

export interface Figure {
  /** As written: '12', '1,200+', '4.9', '30 %'. */
  value: string
  /** The thing that it counts: 'kinds of bread'. */
  label: string
}

const NOT_A_LABEL =
  /^(?:for|in|on|at|to|and|or|that|so|with|from|by|of|as|is|are|was|were|until|when|where|who|we|i|they|it|than|per|each|every|down|after|before|a|an|the|but|across|ago|am|pm|have|has|can|will|all|now|only|if|because|while|since|via|using|plus|including|incl|inc)$/i
const NOT_A_COUNT =
  /^(?:am|pm|a\.m|p\.m|road|rd|street|st|avenue|ave|parade|pde|lane|highway|floor|level|suite|degrees?|th|st|nd|rd|january|february|march|april|may|june|july|august|september|october|november|december)\b/i
/** A duration is not a figure about a business, except in years. */
const DURATION =
  /^(?:(?:business|working|calendar|school) days?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|fortnights?|months?|year old|times)\b/i
/** '12 Sydney Road' is an address, and '31 Hartnett Tower' a building. */
const ADDRESS =
  /^(?:\p{Lu}[\p{L}’-]*\s){1,2}(?:Road|Rd|Street|St|Avenue|Ave|Parade|Pde|Lane|Drive|Highway|Tower|House|Place|Court|Building|Crescent|Terrace|Way|Quay|Square|Arcade)\b/u
const UNIT = 'per cent|%|km|kg|m²|sqm|square metres|ha|hectares|acres|litres|kw|mw'
const COUNT = new RegExp(
  `(?<![\\p{L}\\p{N}#$€£.:,/–-])(\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?)(\\+)?(?:\\s?(${UNIT})(?![\\p{L}]))?(?:-|\\s)((?:(?:of )?[\\p{L}’'-]+\\s?){1,6})?`,
  'giu',
)

/**
 * Years in business, ages and ratings get a fixed label; everything else keeps the client's words.
 */
function labelOf(rest: string): string {
  const label: string[] = []
  for (const raw of wordsOf(rest)) {
    if (/^of$/i.test(raw) && label.length === 1) {
      label.push(raw)
      continue
    }
    if (NOT_A_LABEL.test(raw)) break
    label.push(raw)
    if (label.length >= (label.includes('of') ? 4 : 3)) break
  }
  while (label.length > 0 && /^of$/i.test(label.at(-1) ?? '')) label.pop()
  return label.join(' ').replace(/[’'-]+$/, '')
}

/**
 * 'Kinds of bread', 'casual counters' are countable plurals; 'depends', 'Dec NO late' and
 * 'heat-treated' are not.
 */
function isSeveral(label: string): boolean {
  const words = tokensOf(label).filter(({ pos }) => pos !== 'PUNCT')
  const last = words.at(-1)
  return (
    last !== undefined &&
    words.every(
      (token, index) =>
        isNoun(token) ||
        (/^(?:ADJ|NUM|X)$/.test(token.pos) && index < words.length - 1) ||
        (token.lower === 'of' && index > 0) ||
        (token.pos === 'VERB' && /(?:ing|ed)$/.test(token.lower) && index < words.length - 1),
    ) &&
    !/\b\p{Lu}{2,}\b/u.test(label.replace(last.text, '')) &&
    (words.some(({ lower }) =>
      /(?:[^s]s|people|children|staff|crew|sheep|fish|cattle|stock|head|men|women|mice|deer)$/.test(
        lower,
      ),
    ) ||
      words.length > 1)
  )
}

/**
 * At most four figures that the sentences state, each with its label. Prices, times of day,
 * calendar years, house numbers and telephone numbers do not count as figures.
 */
export function figuresOf(sentences: readonly string[]): Figure[] {
  const found: Figure[] = []
  for (const sentence of sentences) {
    if (/(?:\d[\s-]?){8,}/.test(sentence)) continue
    for (const match of sentence.matchAll(COUNT)) {
      const [, number = '', plus = '', unit = '', rest = ''] = match
      if (
        NOT_A_COUNT.test(rest) ||
        DURATION.test(rest) ||
        ADDRESS.test(rest) ||
        /^(?:1[89]|20)\d\d$/.test(number)
      )
        continue
      const before = sentence.slice(0, match.index)
      // 'ISPM 15' and 'AS 4685' are standards.
      if (
        /\b(?:from|between|aged?|ages|to)\s$/i.test(before) ||
        /(?<!\p{L})\p{Lu}{2,}\s$/u.test(before)
      )
        continue
      const label = labelOf(rest)
      const sign = /^(?:%|per cent)$/i.test(unit) ? '%' : unit ? ` ${unit}` : ''
      // A count of one is not a figure, and neither is a licence number.
      // 'Rates for 2 people' are no figure of the business.
      const isFew =
        /^[2-9]$/.test(number) && /^(?:people|persons|guests|adults|children)\b/i.test(label)
      const isCount = number !== '1' && !isFew && !(/^\d{5,}$/.test(number) && unit === '')
      if (isCount && label.length > 2 && label.length <= 34 && (sign !== '' || isSeveral(label)))
        found.push({ value: `${number}${plus}${sign}`, label })
    }
  }
  // '1 restaurants, 2 farm gate, 3 stock your dam' numbers the ways to sell.
  if (found.every(({ value }) => /^[2-4]$/.test(value))) return []
  return found
    .filter(({ label }, index) => found.findIndex((other) => other.label === label) === index)
    .slice(0, 4)
}

/** The year in which the business began, if the text states it. */
export const sinceOf = (text: string): string | undefined =>
  SINCE.exec(text.replace(ABOUT_A_PERSON, '').replace(OF_A_PAPER, ''))?.[1]

/** 'Chief instructor Marnie has been teaching since 1998' is about a person, not the business. */
const ABOUT_A_PERSON =
  /\b(?:instructor|teacher|chef|principal|director|manager|coach|head|captain|pilot|doctor|dr|vet|therapist|stylist|trainer)\b[^.!?]{0,60}\b(?:has|have)\b[^.!?]{0,60}\bsince (?:19|20)\d\d/giu
/**
 * 'We have food safety certificate since 2016', 'no honey, none since 2022': the year of a paper or
 * of a shortage is not the business's.
 */
const OF_A_PAPER =
  /\b(?:none|nothing|not any|certificates?|certified|licen[cs]ed?|accredit\p{L}*|insured|members?|registered|qualified)\b[^.!?\n]{0,40}\bsince (?:19|20)\d\d/giu
// The lookahead comes first: a lookbehind this long is slow to try at every character.
const SINCE =
  /(?=since|est|founded|opened|started|beg[au]n|family business|born in)(?<!(?:%|\d[\d,.]*\p{L}* (?:\p{L}+ ){0,2}(?:won|raised|sold|planted|made|built|delivered|homed|rehomed|placed|in|saved)\b|\b(?:managed|run|led|trained|worked|lived|taught|in survey|back here|been here|owned) (?:\p{L}+ ){0,3}|\breduc\p{L}+|\bincreas\p{L}+|\bdown|\bup|n[’']t|\bstencil|\bno)\b[^.!?]{0,50})\b(?:since|established(?: in)?|est\.?(?: in)?|founded(?: in)?|opened(?: in)?|started(?: out)?(?: in)?|began(?: in)?|begun(?: in)?|family business from|born in)\s+(?:\p{L}+\s+in\s+)?((?:18|19|20)\d\d)\b/iu
