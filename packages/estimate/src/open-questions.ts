import { lowerFirst } from './lower-first.ts'
import type { OfferedScope } from './offered-scope.ts'

/** Shorter descriptions lack the details that a price depends on. */
const MIN_WORDS = 25
/** The maximum number of features listed in one question. */
const MAX_NAMED = 4
const joinNames = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** At most 5 questions to the client; each answer would narrow the range. */
export const openQuestions = ({ stated, features, mentioned }: OfferedScope): string[] => [
  ...(stated.words < MIN_WORDS
    ? ['What does your business do, and what should the website change for it?']
    : []),
  ...(stated.pages === 0 ? ['How many pages do you have in mind?'] : []),
  ...(features.length === 0
    ? ['What should visitors be able to do: book, buy, ask for a quote, or only read?']
    : []),
  ...(mentioned.length > 0
    ? [
        `Is any of these to be on the website: ${joinNames(mentioned.slice(0, MAX_NAMED).map(({ name }) => lowerFirst(name)))}? They are priced as options.`,
      ]
    : []),
  ...(stated.content ? [] : ['Who writes the words and takes the photographs?']),
]

/** How much each open question widens the range, as a share of its usual half-width. */
const WIDENING_PER_QUESTION = 0.2
/** Half of the total, in basis points: a wider range would be meaningless. */
const MAX_RANGE = 5_000

/** Half-width of the range in basis points of the total. */
export const rangeOf = (rangeBasisPoints: number, questions: number): number =>
  rangeBasisPoints === 0
    ? 0
    : Math.max(
        rangeBasisPoints,
        Math.min(MAX_RANGE, Math.round(rangeBasisPoints * (1 + WIDENING_PER_QUESTION * questions))),
      )
