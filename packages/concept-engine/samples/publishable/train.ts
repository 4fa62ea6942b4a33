import { readFileSync } from 'node:fs'
import {
  FITNESS,
  FITNESS_SCALE,
  headlineFeatures,
  type StatementInContext,
  statementFeatures,
} from '../../src/reading/publishable.ts'
import { classProbabilities } from '../../src/reading/roles.ts'
import { train } from '../roles/train.ts'

/** What a reader judged: may it stand on the client's page beside the other texts? */
type Judged = { brief: number; fit: boolean } & (
  | ({ kind: 'statement' } & StatementInContext)
  | { kind: 'headline'; text: string; sloppy: boolean }
)

export const KINDS = ['statement', 'headline'] as const
export type Kind = (typeof KINDS)[number]

export interface Example {
  /** Index of the brief, as texts from the same brief are similar. */
  brief: number
  text: string
  features: string[]
  /** Index in `FITNESS`. */
  role: number
}

const featuresOf = (judged: Judged): string[] =>
  judged.kind === 'statement' ? statementFeatures(judged) : headlineFeatures(judged)

/** The judged texts of one kind, which are in judged.jsonl. */
export const readExamples = (kind: Kind): Example[] =>
  readFileSync(new URL('judged.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Judged => JSON.parse(line))
    .filter((judged) => judged.kind === kind)
    .map((judged) => ({
      brief: judged.brief,
      text: judged.text,
      features: featuresOf(judged),
      role: FITNESS.indexOf(judged.fit ? 'fit' : 'unfit'),
    }))

/** The precision of a weight; smaller ones have almost no effect. */
const MIN_WEIGHT = 3
const round = (featureWeights: readonly number[]) =>
  featureWeights.map((weight) => Math.round(weight * FITNESS_SCALE))

/** The weights of a kind as they are stored, in the order of their features. */
export const storedWeights = (examples: readonly Example[]): [string, number[]][] =>
  Object.entries(train(examples, FITNESS.length))
    .map(([feature, featureWeights]): [string, number[]] => [feature, round(featureWeights)])
    .filter(([, rounded]) => rounded.some((weight) => Math.abs(weight) >= MIN_WEIGHT))
    .sort(([a], [b]) => (a < b ? -1 : 1))

const FOLDS = 4
/**
 * For a share of unfitness above which texts are left out: the share of fit texts that are kept,
 * and of unfit texts among those that are kept, in held-out briefs.
 */
export function crossValidate(
  examples: readonly Example[],
  limits: readonly number[],
): { limit: number; kept: number; unfit: number }[] {
  const scored = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = train(
      examples.filter(({ brief }) => brief % FOLDS !== fold),
      FITNESS.length,
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
