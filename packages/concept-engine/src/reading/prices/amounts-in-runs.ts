import {
  MIN_CERTAIN_AMOUNT,
  NOT_A_TIME,
  NUMBER_WORD,
  TENS,
  TIME_LIKE,
  toFigures,
  UNITS,
  withSums,
} from './spoken-amounts.ts'

/** At most so many marks for each word in a text that was spoken without a pause. */
const MAX_MARKS = 1 / 25
const MIN_WORDS = 25
const UNIT_WORD = Object.keys(UNITS).join('|')
/** What a number before it measures: 'nine foot', 'three seater'. */
const MEASURE =
  '(?:foot|feet|inch(?:es)?|metres?|seater|bed(?:room)?|door|piece|person|tier|burner|hole)'
/** 'Pub table three ninety', 'tank four hundred and forty': the price of the thing before it. */
const AMOUNT_IN_RUN = new RegExp(
  String.raw`(?<=\p{L} )(?<!(?<!\p{L})(?:${NUMBER_WORD}|hundred|thousand|and|in|since|at|number|unit|route|about|over|got|have|are) )((?:${UNIT_WORD})[ -](?:${Object.keys(TENS).join('|')})(?:(?=[ -](?:${UNIT_WORD})[ -]${MEASURE}(?!\p{L}))|(?:[ -](?:${UNIT_WORD}))?)|(?:an?|${UNIT_WORD}|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen) hundred(?: and (?:${NUMBER_WORD})(?:[ -](?:${UNIT_WORD}))?)?)${NOT_A_TIME.replace('|[ -](?:and )?', `|[ -](?!(?:${UNIT_WORD})[ -]${MEASURE})(?:and )?`)}`,
  'giu',
)
/** 'Eighteen hundred hives', 'four hundred kids': so many of them. */
const COUNTED_NEXT =
  /^ (?:of (?:them|those|these|the)\b|(?:\p{Ll}+ )?(?!(?:is|was|this|plus|includes|takes|costs|gas|supplies|always|unless)\b)(?:\p{Ll}{2,}[^s\W]s|people|children|sheep|cattle|head|men|women|acres)(?!\p{L}))/u

/** 'Deer fourteen hundred ducks three fifty': the things behind it have their own price. */
const THEN_AMOUNT = new RegExp(
  String.raw`^ (?:\p{Ll}+ ){1,3}(?:\$\d|(?:an?|${UNIT_WORD}) (?:hundred|${Object.keys(TENS).join('|')})(?!\p{L}))`,
  'iu',
)
/** 'Two twenty to three eighty' */
const RANGE_IN_RUN = new RegExp(
  String.raw`(?<=\p{L} )((?:${UNIT_WORD})[ -](?:${Object.keys(TENS).join('|')})) to ((?:${UNIT_WORD})[ -](?:${Object.keys(TENS).join('|')}))(?![\p{L}-])`,
  'giu',
)

/** A text without marks, as it was dictated, with the amounts that stand behind their things. */
export function withAmountsInRuns(text: string): string {
  const words = text.split(/\s+/).length
  const marks = text.match(/[.,;:!?\n]/g)?.length ?? 0
  return words < MIN_WORDS || marks > words * MAX_MARKS || /\$\s?\d/.test(text)
    ? text
    : withSums(text)
        .replace(RANGE_IN_RUN, (_range, low: string, high: string) =>
          [low, high].map((sum) => toFigures(sum, MIN_CERTAIN_AMOUNT)).join(' to '),
        )
        .replace(AMOUNT_IN_RUN, (sum: string, ...match) => {
          const [offset, all]: [number, string] = match.slice(-2) as [number, string]
          const after = all.slice(offset + sum.length)
          const isCounted = COUNTED_NEXT.test(after) && !THEN_AMOUNT.test(after)
          return isCounted || TIME_LIKE.test(sum) ? sum : toFigures(sum, MIN_CERTAIN_AMOUNT)
        })
}
