import type { Clause } from '../clauses/clause.ts'
import type { Token } from '../english/token.ts'
import { isNoun, tokensOf } from '../english/tokens.ts'
import type { Offer } from '../offers/offers.ts'

/** Words that clauses deny, in the form used and in the singular. */
export function negatedWords(clauses: readonly Clause[]): string[] {
  const denied = clauses.flatMap(({ tokens }) =>
    tokens
      .filter((token) => token.negated && /^(?:NOUN|PROPN|VERB|ADJ)$/.test(token.pos))
      .flatMap(({ lemma }) => [lemma, lemma.replace(/(?<=[^s])s$/, '')]),
  )
  return [...new Set(denied)].filter((word) => word.length > 2)
}

/**
 * Things that must not be shown on the page: 'no curtains with theatre masks', 'rather than a
 * hunting lodge'.
 */
const NOT_SHOWN =
  /\b(?:no|not|never|without|rather than|instead of|avoid|anything but|hates?|don’t (?:want|use|put|show))\s([^.;!?,]{3,80})/gi
export const notShownIn = (clauses: readonly Clause[]): string[] =>
  clauses
    .filter(({ role }) => role === 'website' || role === 'looks')
    .flatMap(({ text }) => [...text.matchAll(NOT_SHOWN)])
    .flatMap(([, wording = '']) => tokensOf(wording).filter(isNoun))
    .flatMap(({ lemma }) => [lemma, lemma.replace(/(?<=[^s])s$/, '')])

const stemOf = (word: string) => word.replace(/(?<=[^s])s$/, '')
const namesThing = ({ pos }: Token) => /^(?:NOUN|PROPN|ADJ)$/.test(pos)

/**
 * Things that clauses deny, each with its modifiers: 'ceramic knives' does not deny other knives.
 */
export const negatedPhrases = (clauses: readonly Clause[]): string[][] =>
  clauses.flatMap(({ tokens }) =>
    tokens.flatMap((token, index): string[][] => {
      const next = tokens[index + 1]
      if (!token.negated || !isNoun(token) || (next?.negated && isNoun(next))) return []
      const from = tokens
        .slice(0, index)
        .findLastIndex((token) => !token.negated || !namesThing(token))
      return [tokens.slice(from + 1, index + 1).map(({ lemma }) => stemOf(lemma))]
    }),
  )

/** The offers, except those that the brief refuses elsewhere and gives no price for. */
export const withoutRefused = (offers: readonly Offer[], refused: readonly string[][]) =>
  offers.filter(({ title, price }) => {
    const words = tokensOf(title.toLowerCase())
    const head = words.filter(isNoun).at(-1)
    const lemmas = words.map(({ lemma }) => stemOf(lemma))
    return (
      price !== '' ||
      head === undefined ||
      !refused.some(
        (phrase) =>
          phrase.at(-1) === stemOf(head.lemma) && phrase.every((word) => lemmas.includes(word)),
      )
    )
  })

/** 'Don’t want online booking, people just book any old time' complains of what people do. */
const UNWANTED = /\b(?:don’t|do not|never|no longer) (?:want|need|like)\b|\bno\b/i
/** Whether the clause before an action refuses it; `index` is that of its own clause. */
export function isUnwantedAction(
  action: string,
  clauses: readonly Clause[],
  index: number,
): boolean {
  const [verb = ''] = action.trim().toLowerCase().split(/\s/)
  const before = clauses[index - 1]
  return (
    before?.sentence === clauses[index]?.sentence &&
    UNWANTED.test(before?.text ?? '') &&
    verb.length > 3 &&
    Boolean(before?.text.toLowerCase().includes(verb.replace(/e$/, '')))
  )
}

/** 'No scary snake pictures on the front', 'pls no rearing horse pics': what no drawing shows. */
const REFUSED_PICTURES =
  /\b(?:no|without|not any|don[’']?t want(?: any)?|never) (?:\p{L}+ ){0,2}?(\p{L}{3,}) (?:photos?|photographs?|pictures?|pics?|images?|drawings?|cartoons?)\b/giu
/** 'Don’t want: picture of a drone as hero', 'no photos of crying children' */
const REFUSED_PICTURES_OF =
  /\b(?:no|without|not any|don[’']?t (?:want|put|use|show)|never|avoid|not)\b[:,]? ?(?:(?:an?|any|more|another|the|those|that|your typical|pls|please) ){0,2}(?:stock )?(?:photos?|photographs?|pictures?|pics?|images?|drawings?|cartoons?)s? of (?:(?:an?|the|any|some|our|my|people|\p{L}+ing) ){0,2}((?:\p{L}+[ -]){0,3}\p{L}{3,})(?=[,.;:!)\n]|$| (?:on|in|at|with|or|and)\b)|\b(?:no|without|never|avoid) (?:stock )?(?:photos?|pictures?|images?) of (\p{L}{3,})/giu
const OF_OTHERS = /^(?:other|others|else|someone|somebody|people[’']s|competitors?)/
export const refusedPictures = (text: string): string[] =>
  [REFUSED_PICTURES, REFUSED_PICTURES_OF].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, phrase, word]) => {
      const words = (phrase ?? word ?? '').toLowerCase().split(/[ -]/)
      // Photographs of somebody else’s boats are refused, and boats are not.
      if (words.some((each) => OF_OTHERS.test(each))) return []
      return words.filter((each) => each.length > 2).map((each) => each.replace(/(?<=[^s])s$/, ''))
    }),
  )
