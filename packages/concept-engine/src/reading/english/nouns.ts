import type { Clause } from '../clauses/clause.ts'
import type { Noun } from '../facts.ts'
import type { Offer } from '../offers/offers.ts'
import type { Token } from './token.ts'
import { isNoun, tokensOf } from './tokens.ts'

const GENERIC_NOUN =
  /^(?:business|company|people|customer|client|service|price|quality|day|week|month|year|time|hour|minute|thing|work|job|team|family|website|site|page|photo|picture|number|phone|email|street|area|place|part|way|lot|bit|kind|sort|type|range|size|cost|fee|rate|year|metre|km|kilometre|gst|melbourne|victoria|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|afternoon|evening|weekend|everyone|someone|anything|something|nothing|name|need|notice|question|booking|appointment|quote|group|side|end|one|two|hand|head|member|owner|mum|dad|brother|sister|daughter|son|wife|husband|partner|appointment|minimum|order|sale|trade|industry|local|adult|child|kid|man|woman|person|parent|school|library|home|house|office|door|ticket|coin|card|joystick|scroll|trip|booking|charge|foot|back|front|top|bottom|corner|floor|step|line|star|hour|medium|size|summer|winter|spring|autumn|event|hospital|council|christmas|birthday|town|city|suburb|state|country)s?$/

/** The weight of a noun by its position: a noun in the company's name or its offers counts most. */
const POSITION_WEIGHTS = { name: 5, industry: 4, opening: 3, offer: 2.5, elsewhere: 1 } as const
/** The factor for nouns after 'for', 'with' or 'in'. */
const AFTER_PREPOSITION_FACTOR = 0.4
/** Passages about other people's things: past jobs, refusals, and what may go wrong. */
const NOT_ABOUT_BUSINESS =
  /\b(?:was|were|used to|before|trained|worked|grew up|started|began|learn(?:t|ed)|gave up|former(?:ly)?|ex-|behind|next to|near|opposite|instead of|rather than|without|not|never|no|don’t|won’t|can’t|ring|call|text)\b/i

/** Work with loads on cranes has nothing to do with dogs, and rigging little with rigs. */
const UNLIKE_ITS_LEMMA = /^(?:dogging|dogm[ae]n|rigging|ducting|ratting|batting|netting|boning)$/

/** The customers of a business, if they are only one entry of a list. */
const AUDIENCE =
  /^(?:gym|restaurant|cafe|hospital|vet|church|pub|farm|farmer|hotel|museum|stadium|club|festival|wedding|party|studio|theatre|clinic|bar|winery|kindergarten|kinder|station|airport|railway|university|auction|television|film|shop|market|nurse|builder|architect|tradie|grower|baby)$/

/**
 * 'For schools, vets and pubs', 'with a camera', 'from a trailer': customers, tools and places are
 * not the product.
 */
function followsPreposition(tokens: readonly Token[], index: number): boolean {
  for (let back = index - 1; back >= 0; back -= 1) {
    const token = tokens[back]
    if (!token) return false
    if (token.pos === 'ADP') return token.lower !== 'of'
    // '…, mostly tradies and hairdressers' lists customers.
    if (/^(?:mostly|mainly|largely|especially|usually)$/.test(token.lower)) return true
    const isSamePhrase =
      /^(?:NOUN|PROPN|ADJ|DET|PRON|NUM|CCONJ)$/.test(token.pos) || token.text === ','
    if (!isSamePhrase) return false
  }
  return false
}

/**
 * The nouns of the business, best first: from its name and industry, its opening and its offers,
 * then the rest.
 */
export function nounsOf(
  clauses: readonly Clause[],
  offers: readonly Offer[],
  companyName: string,
  industry: string,
): Noun[] {
  const counts = new Map<string, Noun>()
  const businessClauses = clauses.filter(
    ({ role, text }) => role === 'business' && !NOT_ABOUT_BUSINESS.test(text),
  )
  const describedWords = new Set(
    clauses
      .filter(({ role }) => role === 'business')
      // 'Magpie Maths tutors students' is the business's own name, and is not about magpies.
      .flatMap(({ tokens }) =>
        tokens.filter(({ pos }) => pos !== 'PROPN').map(({ lemma }) => lemma),
      ),
  )
  const add = (phrase: string, weight: number, head?: string) => {
    const word = phrase.toLowerCase()
    if (word.length < 3 || GENERIC_NOUN.test(word)) return
    const known = counts.get(word)
    // A noun that occurs alone at least once is a separate thing; its position counts more than its
    // frequency.
    counts.set(word, {
      word,
      head: known && known.head === undefined ? undefined : head,
      weight: known
        ? Math.max(known.weight, weight) + 0.35 * Math.min(known.weight, weight)
        : weight,
    })
  }
  const names = new Set(companyName.toLowerCase().split(/\s+/))
  const addAll = (text: string, weight: number, isTitle = false) => {
    // A show called 'Bone Orchard' is not about bones.
    const unquoted = text.replace(/["“][^"“”]*["”]/g, ' ')
    const tokens = tokensOf(isTitle ? unquoted.toLowerCase() : unquoted)
    const isThing = (token: Token | undefined) =>
      token !== undefined &&
      !token.negated &&
      /^\p{L}{3,}/u.test(token.text) &&
      (isNoun(token) || (isTitle && /^(?:VERB|ADJ|X)$/.test(token.pos)))
    for (const [index, token] of tokens.entries()) {
      if (!isThing(token) || UNLIKE_ITS_LEMMA.test(token.lower)) continue
      // In '2 bed from $340' the noun stands for a number of rooms.
      if (
        /^bed(?:room)?s?$/.test(token.lower) &&
        /^(?:\d+|one|two|three|four|five)$/.test(tokens[index - 1]?.lower ?? '')
      )
        continue
      const next = tokens[index + 1]
      // 'Lion’s mane' is not about lions.
      if (next?.lower === "'s") continue
      // 'Flying-foxes' are not foxes.
      if (tokens[index - 1]?.text === '-' && tokens[index - 1]?.end === token.start) continue
      const head = isThing(next) ? next : undefined
      const isAside =
        (!isTitle && followsPreposition(tokens, index)) ||
        (weight < POSITION_WEIGHTS.opening && AUDIENCE.test(token.lemma))
      const adjustedWeight = isAside ? weight * AFTER_PREPOSITION_FACTOR : weight
      if (isTitle || token.pos === 'NOUN')
        add(token.lemma, head ? adjustedWeight * 0.7 : adjustedWeight, head?.lemma)
      const isPartOfName = token.pos === 'PROPN' && names.has(token.lower)
      // 'Timber' in 'repairing timber pallets' modifies the pallets, together with any words before
      // it.
      const nextHead = head && isThing(tokens[index + 2]) ? tokens[index + 2]?.lemma : undefined
      if (head && (isTitle || !isPartOfName))
        add(`${token.lower} ${head.lemma}`, adjustedWeight * 1.3, nextHead)
    }
  }
  // A name can contain any word; only those that the description repeats describe the business.
  const named = companyName
    .split(/\s+/)
    .filter((word) => tokensOf(word.toLowerCase()).some(({ lemma }) => describedWords.has(lemma)))
  addAll(named.join(' '), POSITION_WEIGHTS.name, true)
  addAll(industry, POSITION_WEIGHTS.industry, true)
  // 'Possum – towel, box, lid with holes' is about possums.
  for (const { title } of offers.slice(0, 8))
    addAll(title.split(/\s[–—-]\s|: /)[0] ?? title, POSITION_WEIGHTS.offer, true)
  for (const [index, { text }] of businessClauses.entries())
    addAll(text, index < 2 ? POSITION_WEIGHTS.opening : POSITION_WEIGHTS.elsewhere)
  return [...counts.values()].sort((a, b) => b.weight - a.weight)
}
