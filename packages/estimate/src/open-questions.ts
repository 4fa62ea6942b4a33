import type { BookedScope } from './booked-scope.ts'
import { asPart } from './sentence-part.ts'

/** A description this short leaves out what a price hangs on. */
const FEW_WORDS = 25
/** More in one question are read by nobody. */
const ASKED_MOST = 4
const named = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** What is not known yet and would narrow the range: each a question to the client, at most 5. */
export const openQuestions = ({ said, features, mentioned }: BookedScope): string[] => [
  ...(said.words < FEW_WORDS
    ? ['What does your business do, and what should the website change for it?']
    : []),
  ...(said.pages === 0 ? ['How many pages do you have in mind?'] : []),
  ...(features.length === 0
    ? ['What should visitors be able to do: book, buy, ask for a quote, or only read?']
    : []),
  ...(mentioned.length > 0
    ? [
        `Is any of these to be on the website: ${named(mentioned.slice(0, ASKED_MOST).map(({ name }) => asPart(name)))}? They are priced as options.`,
      ]
    : []),
  ...(said.content ? [] : ['Who writes the words and takes the photographs?']),
]

/** How much wider the range is for each open question, of its usual half-width. */
const SHARE_EACH = 0.2
/** Half of the total: a wider range says nothing. */
const WIDEST = 5_000

/** Half-width of the range in basis points of the total. */
export const rangeOf = (rangeBasisPoints: number, questions: number): number =>
  rangeBasisPoints === 0
    ? 0
    : Math.max(
        rangeBasisPoints,
        Math.min(WIDEST, Math.round(rangeBasisPoints * (1 + SHARE_EACH * questions))),
      )
