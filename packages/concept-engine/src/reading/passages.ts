import type { Statement } from './facts.ts'
import { capitalise, wordsOf } from './sentences.ts'

/** A statement with the first and the last of the clauses that it was made of. */
export interface Placed extends Statement {
  clauses: readonly [first: number, last: number]
}

/** What begins a sentence that says nothing without the one before it. */
const LEANS_BACK =
  /^(?:It|They|He|She|That|This|These|Those|Both|Neither|Either|Others|Same|Likewise|Otherwise|Instead|Then|So|But|And|Or|Because|Which|After that|The (?:others?|rest|second|third|last|latter|former)(?= (?:\p{L}+ )?(?:is|are|was|were|has|have|\p{L}+s)\b)|The other \p{L}+(?= (?:is|are|was|were|has|have)\b))(?![\p{L}-])/u
/** 'I no longer take pets. I did for six years.' */
const LEAVES_OUT = /^(?:I|We|They) (?:did|didn’t)(?: (?:for|too|so|once|until|till)\b|,|\.)/u
/** 'This is a family farm' says what it is of the business, wherever it stands. */
const OF_BUSINESS = /^(?:This|It)(?: is|’s) (?:an? |the |my |our |just )/
/** 'Second, wholesale to restaurants': the count is of a row that may not stand there. */
const COUNTED =
  /^(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth|lastly|finally|next|then),\s+(?=\S)/iu
/** 'There are three sides to the business.' says nothing without what follows. */
const ANNOUNCES =
  /^(?:There (?:are|is)|We have|I have|It has) (?:two|three|four|five|several|a few|\d) (?:main |different )?(?:sides|parts|things|kinds|types|ways|reasons|areas|arms|sorts|sections|halves)\b[^,:;]*\.$/
/** Characters of statements that are shown together. */
const LONGEST = 420

const together = (one: Placed, other: Placed): Placed => ({
  ...one,
  text: `${one.text} ${other.text}`,
  whole: one.whole || other.whole,
  span: [one.span[0], other.span[1]],
  clauses: [one.clauses[0], other.clauses[1]],
})

const withoutCount = (text: string) => capitalise(text.replace(COUNTED, ''))

/**
 * Statements with those that lean on them, as they stood in the brief: 'They sell out' stays behind what
 * sells out, and without it is not said at all.
 */
export function inPassages(statements: readonly Placed[]): Statement[] {
  const passages: Placed[] = []
  for (const statement of statements) {
    const before = passages.at(-1)
    const leans =
      LEAVES_OUT.test(statement.text) ||
      (LEANS_BACK.test(statement.text) && !OF_BUSINESS.test(statement.text))
    const isNext = before !== undefined && before.clauses[1] + 1 === statement.clauses[0]
    const isRow =
      isNext &&
      COUNTED.test(statement.text) &&
      (ANNOUNCES.test(before.text) || COUNTED.test(before.text.split(/(?<=[.!?]) /).at(-1) ?? ''))
    const isBound = (leans && isNext) || isRow
    const fits = isBound && before.text.length + statement.text.length < LONGEST
    if (fits && !before.entry && !statement.entry && !statement.listed && !before.listed)
      passages[passages.length - 1] = together(before, statement)
    else if (!leans || passages.length === 0) passages.push(statement)
  }
  return passages.flatMap(({ clauses: _, ...statement }) => {
    if (ANNOUNCES.test(statement.text)) return []
    // A row of which the beginning or the end is missing is no row.
    const isRow = /(?<=[.!?]) (?:Second|Third|Lastly|Finally|Next|Then)/.test(statement.text)
    const text = isRow ? statement.text : withoutCount(statement.text)
    return text !== statement.text && wordsOf(text).length < 2 ? [] : [{ ...statement, text }]
  })
}
