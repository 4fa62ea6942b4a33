import { STARTS, STOP_SCALE, startFeatures, startsIn } from '../../src/reading/english/stops.ts'
import type { Token } from '../../src/reading/english/token.ts'
import { tokensOf } from '../../src/reading/english/tokens.ts'
import { annotatedBriefs, briefsWithRoles } from '../roles/annotated-briefs.ts'
import { type Example, train } from '../roles/train.ts'

/** A description without its stops, and where its statements begin. */
export interface Run {
  brief: number
  tokens: Token[]
  /** Indexes of the tokens that begin a statement. */
  starts: Set<number>
  /** Indexes of those after a comma, where a statement may or may not begin. */
  unsure: Set<number>
}

/** As a telephone would write down what it hears. */
const asSpoken = (text: string) =>
  text
    .replace(/(?<!\d)[.,;:!?](?!\d)|[.,;:!?](?=\s|$)|[–—()“”"•*/]| - |\.{2,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const STATEMENT_END = /(?<=[.!?;])\s+/

/** All annotated descriptions as they would be dictated; half of them without capitals. */
export function readRuns(): Run[] {
  return [...annotatedBriefs(), ...briefsWithRoles()].map(({ parts }, brief) => {
    const boundaries: number[] = []
    const unsure: number[] = []
    let text = ''
    for (const [part] of parts) {
      for (const statement of part.split(STATEMENT_END)) {
        const spoken = asSpoken(statement)
        if (spoken === '') continue
        if (text !== '') text += ' '
        boundaries.push(text.length)
        text += spoken
      }
      if (/,\s*$/.test(part)) unsure.push(text.length + 1)
    }
    const shown = brief % 2 === 0 ? text.toLowerCase().replace(/\bi\b(?=[ ’'])/g, 'I') : text
    const tokens = tokensOf(shown)
    const indexesAt = (offsets: readonly number[]) =>
      new Set(
        offsets
          .map((offset) => tokens.findIndex(({ start }) => start === offset))
          .filter((index) => index > 0),
      )
    return { brief, tokens, starts: indexesAt(boundaries), unsure: indexesAt(unsure) }
  })
}

const examplesOf = ({ brief, tokens, starts, unsure }: Run): Example[] => {
  const examples: Example[] = []
  let from = 0
  for (let index = 1; index < tokens.length; index += 1) {
    if (!unsure.has(index))
      examples.push({
        ...{ brief, text: tokens[index]?.text ?? '', role: starts.has(index) ? 1 : 0 },
        features: startFeatures(tokens, index, from),
      })
    if (starts.has(index)) from = index
  }
  return examples
}

/** The strength of the penalty on squared weights (L2). */
const PENALTY = 8
const trainStops = (runs: readonly Run[]) =>
  train(runs.flatMap(examplesOf), STARTS.length, (occurrences) => PENALTY / occurrences)

/** The precision of a weight; smaller ones have almost no effect. */
const MIN_WEIGHT = 12
/** The weights as they are stored, in the order of their features. */
export const storedWeights = (runs: readonly Run[]): [string, number[]][] =>
  Object.entries(trainStops(runs))
    .map(([feature, values]): [string, number[]] => [
      feature,
      values.map((weight) => Math.round(weight * STOP_SCALE)),
    ])
    .filter(([, rounded]) => rounded.some((weight) => Math.abs(weight) >= MIN_WEIGHT))
    .sort(([a], [b]) => (a < b ? -1 : 1))

const FOLDS = 4
/** For each limit: the share of found starts that are right, and of all starts that are found. */
export function crossValidate(runs: readonly Run[], limits: readonly number[]) {
  const counts = limits.map(() => ({ found: 0, right: 0, all: 0 }))
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const weights = trainStops(runs.filter(({ brief }) => brief % FOLDS !== fold))
    for (const { tokens, starts, unsure } of runs.filter(({ brief }) => brief % FOLDS === fold))
      for (const [position, limit] of limits.entries()) {
        const found = startsIn(tokens, weights, limit, 1).filter((index) => !unsure.has(index))
        const count = counts[position]
        if (!count) continue
        count.found += found.length
        count.right += found.filter((index) => starts.has(index)).length
        count.all += [...starts].filter((index) => !unsure.has(index)).length
      }
  }
  return counts.map(({ found, right, all }, position) => ({
    limit: limits[position] ?? 0,
    precision: right / found,
    recall: right / all,
  }))
}
