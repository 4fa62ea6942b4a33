import { sentencesOf, wordsOf } from '../reading/english/sentences.ts'
import { isWord } from '../reading/english/spelling.ts'
import { tokensOf } from '../reading/english/tokens.ts'
import type { Facts } from '../reading/facts.ts'

/** Number words and claims: each may be used only if the description contains it. */
const NUMBER_OR_CLAIM =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|dozens?|decades?|centur(?:y|ies)|generations?|half|double|twice|percent|per cent)\b(?:[\s-]+[a-z’]+)?/gi
const CLAIMS =
  /\b(?:awards?|award-winning|winn(?:er|ing)|certifi\w+|licen[cs]ed|insured|accredited|registered|qualified|approved|guarante\w+|warrant\w+|rated|ratings?|reviews?|stars?|best|finest|leading|number one|favourites?|most (?!of\b)[a-z]+|trusted|loved|famous|renowned|acclaimed|experts?|specialists?|free|cheap\w*|lowest|discounts?|refunds?|offers? end|organic|natural|sustainabl\w+|family[- ](?:owned|run)|vegan|halal|kosher|gluten|local(?:ly)?|Australian|handmade|same[- ]day|overnight|next[- ]day|around the clock|always open|open (?:late|daily|every)|weekends?|mornings?|evenings?|founded|established|since|years?|partners? (?:of|with)|featured|as seen|clients|customers)\b/gi
/** First-person and reported speech, which supplied copy must not invent. */
const FIRST_PERSON_OR_REPORTED =
  /\b(?:I|I[’'][a-z]+|me|[Mm]y|[Mm]ine)\b|\b(?:say|says|said|told us|tell us they)\b/
const CLICHES =
  /\b(?:solutions?|passion\w*|unlock\w*|elevate\w*|seamless(?:ly)?|one-stop|journey|pride ourselves|quality service|tailored to your needs|welcome to|world-class|cutting[- ]edge|lorem|ipsum|undefined|placeholder|website|web ?page|ignore|instructions?|prompt)\b/i

/**
 * The characters of our fonts for running text: without quotation marks; figures are checked
 * elsewhere.
 */
const TYPESETTABLE = /^[\p{Script=Latin}\p{N}\s.,;:!?’&()/–—…-]*$/u
const MAX_LATIN_CODE_POINT = 0x1eff
/** A longer word would overflow its column. */
const MAX_WORD_LENGTH = 20

const lower = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')
const stripPunctuation = (word: string) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$|’s$/gu, '')

/** Capitalised words that their position does not explain, which are probably names. */
const namesIn = (text: string): string[] =>
  sentencesOf(text).flatMap((sentence) => {
    const words = wordsOf(sentence).map(stripPunctuation).filter(Boolean)
    const [first = '', second = ''] = words
    const innerName = words.slice(1).filter((word) => /\p{Lu}/u.test(word))
    // 'Sarah runs the studio' begins with a name; 'Come past' does not.
    const beginsWithName =
      !isWord(first.toLowerCase()) && (/s$/.test(second) || /’s\b/.test(sentence))
    return beginsWithName ? [first, ...innerName] : innerName
  })

/**
 * Returns a check for externally written texts: they must be typesettable, and contain no number,
 * price, name, place or claim that the brief does not support, and nothing that it denies.
 */
export function supportedBy(facts: Facts) {
  const known = ` ${lower(`${facts.text} ${facts.companyName} ${facts.industry}`)} `
  const words = new Set(
    known
      .split(' ')
      .flatMap((word) => [stripPunctuation(word), ...word.split('-').map(stripPunctuation)]),
  )
  // A thing that is denied in one place and affirmed in another is not a contradiction.
  const affirmed = new Set(facts.nouns.map(({ word }) => word))
  const denied = new Set(facts.negatedWords.filter((word) => !affirmed.has(word)))
  const isStated = (phrase: string) => known.includes(lower(phrase))
  const figures = (text: string) => text.match(/\p{N}[\p{N}.,:]*(?:\s+[\p{L}’-]+)?/gu) ?? []
  const contradicts = (text: string) =>
    tokensOf(text).some(({ lemma, negated: isDenied }) => denied.has(lemma) && !isDenied)
  return (text: string): boolean =>
    /^[\p{L}\p{N}]/u.test(text) &&
    TYPESETTABLE.test(text) &&
    [...text].every(
      (character) =>
        (character.codePointAt(0) ?? 0) <= MAX_LATIN_CODE_POINT || /[’–—…]/.test(character),
    ) &&
    wordsOf(text).every((word) => word.length <= MAX_WORD_LENGTH) &&
    !CLICHES.test(text) &&
    !FIRST_PERSON_OR_REPORTED.test(text) &&
    !contradicts(text) &&
    [...figures(text), ...(text.match(NUMBER_OR_CLAIM) ?? []), ...(text.match(CLAIMS) ?? [])].every(
      isStated,
    ) &&
    namesIn(text).every((name) => words.has(name.toLowerCase()))
}
