import { readFileSync } from 'node:fs'
import {
  HEADLINE_SCALE,
  type HeadlineCandidate,
  type HeadlineContext,
  headlineFeatures,
  VERDICTS,
} from '../../src/copy/rate-headlines.ts'
import { classProbabilities } from '../../src/reading/clauses/roles.ts'
import { train } from '../roles/train.ts'

/** What a designer said of a line that was found for a brief. */
type Judged = HeadlineCandidate &
  HeadlineContext & {
    /** Index of the brief. */
    brief: number
    /** Index among the lines of the same source. */
    rank: number
    verdict: (typeof VERDICTS)[number]
  }

export interface Example {
  brief: number
  text: string
  features: string[]
  /** Index in `VERDICTS`. */
  role: number
}

/** The judged lines, which are in judged.jsonl. */
export const readExamples = (): Example[] =>
  readFileSync(new URL('judged.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Judged => JSON.parse(line))
    .map((judged) => ({
      brief: judged.brief,
      text: judged.text,
      features: headlineFeatures(judged, judged.rank, judged),
      role: VERDICTS.indexOf(judged.verdict),
    }))

/** The strength of the penalty on squared weights (L2), found by cross-validation. */
const PENALTY = 20
const trainVerdicts = (examples: readonly Example[]) =>
  train(examples, VERDICTS.length, (occurrences) => PENALTY / occurrences)

/** The precision of a weight; smaller ones have almost no effect. */
const MIN_WEIGHT = 2
/** The weights as they are stored, in the order of their features. */
export const storedWeights = (examples: readonly Example[]): [string, number[]][] =>
  Object.entries(trainVerdicts(examples))
    .map(([feature, weights]): [string, number[]] => [
      feature,
      weights.map((weight) => Math.round(weight * HEADLINE_SCALE)),
    ])
    .filter(([, rounded]) => rounded.some((weight) => Math.abs(weight) >= MIN_WEIGHT))
    .sort(([a], [b]) => (a < b ? -1 : 1))

const FOLDS = 4
/**
 * For held-out briefs: the number of each verdict among the lines that are rated best of their
 * brief, and among the best lines that there are.
 */
export function crossValidate(examples: readonly Example[]) {
  const chosen = VERDICTS.map(() => 0)
  const possible = VERDICTS.map(() => 0)
  const wrong: string[] = []
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const weights = trainVerdicts(examples.filter(({ brief }) => brief % FOLDS !== fold))
    const byBrief = Map.groupBy(
      examples.filter(({ brief }) => brief % FOLDS === fold),
      ({ brief }) => brief,
    )
    for (const lines of byBrief.values()) {
      const rated = lines.map((line) => {
        const [good = 0, ok = 0] = classProbabilities(line.features, weights, VERDICTS.length)
        return { ...line, rating: good + ok / 2 }
      })
      const [best] = rated.toSorted((a, b) => b.rating - a.rating)
      const [possibleBest] = rated.toSorted((a, b) => a.role - b.role)
      if (!best || !possibleBest) continue
      chosen[best.role] = (chosen[best.role] ?? 0) + 1
      possible[possibleBest.role] = (possible[possibleBest.role] ?? 0) + 1
      if (best.role > possibleBest.role) wrong.push(`${best.text} ≠ ${possibleBest.text}`)
    }
  }
  return { chosen, possible, wrong }
}
