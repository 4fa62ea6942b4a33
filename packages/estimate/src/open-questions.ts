import type { OfferedScope } from './booked-scope.ts'
import { asPart } from './sentence-part.ts'

/** A shorter description leaves out what a price depends on. */
const FEW_WORDS = 25
/** Nobody reads more than this many in one question. */
const MAX_ASKED = 4
const named = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** Unknowns whose answers would narrow the range: each is a question to the client, at most 5. */
export const openQuestions = ({ said, features, mentioned }: OfferedScope): string[] => [
  ...(said.words < FEW_WORDS
    ? ['What does your business do, and what should the website change for it?']
    : []),
  ...(said.pages === 0 ? ['How many pages do you have in mind?'] : []),
  ...(features.length === 0
    ? ['What should visitors be able to do: book, buy, ask for a quote, or only read?']
    : []),
  ...(mentioned.length > 0
    ? [
        `Is any of these to be on the website: ${named(mentioned.slice(0, MAX_ASKED).map(({ name }) => asPart(name)))}? They are priced as options.`,
      ]
    : []),
  ...(said.content ? [] : ['Who writes the words and takes the photographs?']),
]

/** How much each open question widens the range, as a share of its usual half-width. */
const SHARE_EACH = 0.2
/** Half of the total, in basis points: a wider range would be meaningless. */
const WIDEST = 5_000

/** Half-width of the range in basis points of the total. */
export const rangeOf = (rangeBasisPoints: number, questions: number): number =>
  rangeBasisPoints === 0
    ? 0
    : Math.max(
        rangeBasisPoints,
        Math.min(WIDEST, Math.round(rangeBasisPoints * (1 + SHARE_EACH * questions))),
      )
