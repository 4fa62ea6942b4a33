import type { Statement, Topic } from './facts.ts'
import weights from './publishable-weights.json' with { type: 'json' }
import roleWeights from './role-weights.json' with { type: 'json' }
import { classProbabilities, featuresOf, ROLES, roleProbabilities, WEIGHT_SCALE } from './roles.ts'
import type { Token } from './token.ts'
import { tokensOf } from './tokens.ts'

/** What a classifier decides about a text: whether it may stand on the client's page. */
export const FITNESS = ['fit', 'unfit'] as const

/** A statement, and the characters before and after it in the description. */
export interface StatementInContext {
  text: string
  topic: Topic
  before: string
  after: string
  /** Whether the description was written without much punctuation. */
  sloppy: boolean
}

/** The number of characters on each side that tell how a statement was cut out of its text. */
const CONTEXT_LENGTH = 30
/** A statement with its surroundings in the text that its span refers to. */
export function inContext(
  { text, topic, span: [from] }: Pick<Statement, 'text' | 'topic' | 'span'>,
  description: string,
  sloppy: boolean,
): StatementInContext {
  const end = from + text.length - 1
  return {
    text,
    topic,
    before: description.slice(Math.max(0, from - CONTEXT_LENGTH), from),
    after: description.slice(end, end + CONTEXT_LENGTH),
    sloppy,
  }
}

/** A number of steps of a scale for a value: 0 up to the first of them. */
const stepOf = (value: number, steps: readonly number[]) => {
  const step = steps.findIndex((limit) => value <= limit)
  return step < 0 ? steps.length : step
}

const wordsOfTokens = (tokens: readonly Token[]) =>
  tokens.flatMap(({ pos, lower }) => (pos === 'PUNCT' ? [] : [/\d/.test(lower) ? '#' : lower]))
const LENGTHS = [1, 2, 3, 4, 5, 7, 10, 14, 19, 25, 35, 50]
const VERBS = [0, 1, 2, 3, 4, 6, 8]

/** The words of a text, its beginning, end and length, and the order of its parts of speech. */
function shapeOf(tokens: readonly Token[], text: string): string[] {
  const words = wordsOfTokens(tokens)
  const parts = tokens.map(({ pos }) => pos)
  const verbs = stepOf(parts.filter((part) => part === 'VERB' || part === 'AUX').length, VERBS)
  const marks = (text.match(/,/g)?.length ?? 0) + (text.match(/[.;:!?](?=\s)/g)?.length ?? 0)
  const longestRun = Math.max(
    ...text.split(/[,.;:!?()–—]/).map((part) => part.trim().split(/\s+/).length),
  )
  return [
    `length ${stepOf(words.length, LENGTHS)}`,
    `run ${stepOf(longestRun, [3, 5, 8, 11, 14, 18, 23, 30])}`,
    `verbs ${verbs}`,
    `verbs ${verbs} marks ${stepOf(marks, [0, 1, 2, 3])}`,
    ...[1, 2, 3].map((count) => `begins ${parts.slice(0, count).join(' ')}`),
    `ends ${parts.at(-1) === 'PUNCT' ? parts.at(-2) : parts.at(-1)}`,
    ...[3, 4].map((count) => `ends ${parts.slice(-count).join(' ')}`),
    `first ${words[0]}`,
    `first ${words[0]} ${words[1] ?? ''}`,
    `last ${words.at(-1)}`,
    `last ${words.at(-2) ?? ''} ${words.at(-1)}`,
    /\$\d/.test(text) ? 'money' : /\d/.test(text) ? 'number' : 'no number',
    ...(/\p{Ll} \p{Lu}\p{Ll}+ (?:\p{Ll}+ )/u.test(text) ? ['capital within'] : []),
    ...(/["“”]/.test(text) ? ['quotation'] : []),
    ...(text.includes('(') ? ['brackets'] : []),
    ...(text.includes('!') ? ['exclamation'] : []),
    ...(text.includes('?') ? ['question'] : []),
    ...words.map((word) => `word ${word}`),
    ...words.slice(1).map((word, index) => `two ${words[index]} ${word}`),
    ...parts.slice(2).map((part, index) => `parts ${parts[index]} ${parts[index + 1]} ${part}`),
  ]
}

/** What the classifier of roles says of a text in the middle of statements about a business. */
function rolesOf(tokens: readonly Token[], text: string): string[] {
  const features = featuresOf(tokens, text.replace(/\.$/, ''), {
    ...{ before: 'business', position: 0.5, next: '' },
  } as const)
  const [business = 0, ...others] = roleProbabilities(features, roleWeights, WEIGHT_SCALE)
  return [
    `business ${stepOf(business, [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95])}`,
    ...others.flatMap((probability, index) =>
      probability > 0.1 ? [`${ROLES[index + 1]} ${stepOf(probability, [0.2, 0.3, 0.5, 0.7])}`] : [],
    ),
  ]
}

const kindOfStart = (before: string) =>
  before.trim() === ''
    ? 'beginning'
    : /[.!?\n]\s*$/.test(before)
      ? 'stop'
      : /[\p{L}\p{N}]\s*$/u.test(before)
        ? 'word'
        : before.trim().slice(-1)
const kindOfEnd = (after: string) =>
  /^\s*[\p{L}\p{N}]/u.test(after) ? 'word' : after.trim().charAt(0)

/** The features of a statement. */
export function statementFeatures(statement: StatementInContext): string[] {
  const { text, topic, before, after, sloppy } = statement
  const tokens = tokensOf(text)
  const count = wordsOfTokens(tokens).length
  const [previous = ''] = /[\p{L}’']+(?=[^\p{L}]*$)/u.exec(before.toLowerCase()) ?? []
  const [next = ''] = /[\p{L}’']+/u.exec(after.toLowerCase()) ?? []
  return [
    ...new Set([
      ...['bias', ...shapeOf(tokens, text), ...rolesOf(tokens, text)],
      `topic ${topic}`,
      `sloppy ${sloppy}`,
      `sloppy ${sloppy} length ${stepOf(count, [4, 8, 14, 25, 40])}`,
      `starts after ${kindOfStart(before)}`,
      // Whether a statement is the last one says nothing about it.
      ...(after.trim() === '' ? [] : [`ends before ${kindOfEnd(after)}`]),
      ...(previous === '' ? [] : [`previous ${previous}`]),
      ...(next === '' ? [] : [`next ${next}`]),
    ]),
  ]
}

/** The features of a sentence as a headline. */
export function headlineFeatures({ text, sloppy }: { text: string; sloppy: boolean }): string[] {
  const tokens = tokensOf(text)
  const order = tokens.slice(0, 6).map(({ pos }) => pos)
  return [
    ...new Set([
      ...['bias', ...shapeOf(tokens, text), ...rolesOf(tokens, text)],
      `sloppy ${sloppy}`,
      `order ${order.join(' ')}`,
    ]),
  ]
}

/** The scale of the weights in publishable-weights.json: how many of their units make 1. */
export const FITNESS_SCALE = 20
const trained: Record<'statement' | 'headline', Record<string, number[]>> = weights

/** The probability, from 0 to 1, that a reader would not want a text on the client's page. */
const unfitness = (kind: keyof typeof trained, features: readonly string[]): number =>
  classProbabilities(features, trained[kind], FITNESS.length, FITNESS_SCALE)[1] ?? 0

/**
 * Statements that are less likely to be unfit than this are shown: in four-fold cross-validation
 * 94.5 % of the fit ones, and of those shown 13.5 % are unfit instead of 21 %. (`npm run
 * publishable:train` prints this for other limits.)
 */
const MAX_UNFITNESS = 0.8
/** The same in a short brief, whose page needs each of its statements. */
const MAX_UNFITNESS_IF_FEW = 0.95
const FEW_STATEMENTS = 4
/** It keeps 87.5 % of the fit headlines; of those shown 21 % are unfit instead of 24 %. */
const MAX_HEADLINE_UNFITNESS = 0.7

/**
 * 'Country loaf $9.50 rye $10': prices are shown however they are written, except in a long run of
 * words without punctuation. Most of the judged texts with prices are such runs.
 */
const statesPrices = ({ text, sloppy }: StatementInContext) =>
  /\$\d/.test(text) && (!sloppy || text.split(/\s+/).length <= MAX_PRICE_WORDS)
const MAX_PRICE_WORDS = 25

/** Whether a statement may stand on the client's page as it is, beside `others` others. */
export const isFitStatement = (statement: StatementInContext, others: number): boolean =>
  statesPrices(statement) ||
  unfitness('statement', statementFeatures(statement)) <
    (others < FEW_STATEMENTS ? MAX_UNFITNESS_IF_FEW : MAX_UNFITNESS)

/** Whether a text can be the headline of the client's page. */
export const isFitHeadline = (headline: { text: string; sloppy: boolean }): boolean =>
  unfitness('headline', headlineFeatures(headline)) < MAX_HEADLINE_UNFITNESS
