import { readFileSync } from 'node:fs'
import {
  type EntryInContext,
  entryFeatures,
  FITNESS,
  FITNESS_SCALE,
  type StatementInContext,
  statementFeatures,
} from '../../src/reading/clauses/publishable.ts'
import { classProbabilities } from '../../src/reading/clauses/roles.ts'
import { train } from '../roles/train.ts'

/** What a reader judged: may it stand on the client's page beside the other texts? */
type Judged<T> = T & { brief: number; fit: boolean }

export const KINDS = ['statement', 'entry'] as const
export type Kind = (typeof KINDS)[number]

export interface Example {
  /** Index of the brief, as texts from the same brief are similar. */
  brief: number
  text: string
  features: string[]
  /** Index in `FITNESS`. */
  role: number
}

const readJudged = <T>(file: string, featuresOf: (judged: T) => string[]): Example[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Judged<T & { text: string }> => JSON.parse(line))
    .map((judged) => ({
      brief: judged.brief,
      text: judged.text,
      features: featuresOf(judged),
      role: FITNESS.indexOf(judged.fit ? 'fit' : 'unfit'),
    }))

/**
 * The judged texts of one kind. To the statements that readers judged come those of the descriptions
 * in samples/roles, each part in a line of its own: fit if they state what is annotated as business,
 * unfit if all of their words are annotated as something else.
 */
export const readExamples = (kind: Kind): Example[] =>
  kind === 'statement'
    ? ['statements.jsonl', 'annotated.jsonl'].flatMap((file) =>
        readJudged<StatementInContext>(file, statementFeatures),
      )
    : readJudged<EntryInContext>('entries.jsonl', entryFeatures)

/**
 * The strength of the penalty on squared weights (L2), found by cross-validation: with it the
 * probabilities are about as certain as they are right.
 */
const PENALTY = { statement: 40, entry: 20 } as const
const trainFitness = (kind: Kind, examples: readonly Example[]) =>
  train(examples, FITNESS.length, (occurrences) => PENALTY[kind] / occurrences)

/** The precision of a weight; smaller ones have almost no effect. */
const MIN_WEIGHT = 2
const round = (featureWeights: readonly number[]) =>
  featureWeights.map((weight) => Math.round(weight * FITNESS_SCALE))

/** The weights as they are stored, in the order of their features. */
export const storedWeights = (kind: Kind, examples: readonly Example[]): [string, number[]][] =>
  Object.entries(trainFitness(kind, examples))
    .map(([feature, featureWeights]): [string, number[]] => [feature, round(featureWeights)])
    .filter(([, rounded]) => rounded.some((weight) => Math.abs(weight) >= MIN_WEIGHT))
    .sort(([a], [b]) => (a < b ? -1 : 1))

const FOLDS = 4
/**
 * For a share of unfitness above which texts are left out: the share of fit texts that are kept,
 * and of unfit texts among those that are kept, in held-out briefs.
 */
export function crossValidate(
  kind: Kind,
  examples: readonly Example[],
  limits: readonly number[],
): { limit: number; kept: number; unfit: number }[] {
  const scored = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = trainFitness(
      kind,
      examples.filter(({ brief }) => brief % FOLDS !== fold),
    )
    return examples
      .filter(({ brief }) => brief % FOLDS === fold)
      .map(({ features, role }) => ({
        unfitness: classProbabilities(features, weights, FITNESS.length)[1] ?? 0,
        isFit: role === 0,
      }))
  }).flat()
  const fit = scored.filter(({ isFit }) => isFit).length
  return limits.map((limit) => {
    const kept = scored.filter(({ unfitness }) => unfitness < limit)
    const keptFit = kept.filter(({ isFit }) => isFit).length
    return { limit, kept: keptFit / fit, unfit: 1 - keptFit / kept.length }
  })
}
