import type { Clause } from './clause.ts'
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

/** An offer, and the clause that mentions it. */
export interface OfferInContext {
  title: string
  price: string
  terms: string
  clause: Pick<Clause, 'text' | 'kind' | 'heading' | 'sentence'>
  sloppy: boolean
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

const contentOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’$]+/gu) ?? []
/** The features of an offer: its own words, and what its clause says besides. */
export function offerFeatures({ title, price, terms, clause, sloppy }: OfferInContext): string[] {
  const titleTokens = tokensOf(title)
  const titleWords = wordsOfTokens(titleTokens)
  const titleParts = titleTokens.map(({ pos }) => pos)
  const termTokens = terms === '' ? [] : tokensOf(terms)
  const termWords = wordsOfTokens(termTokens)
  const termParts = termTokens.map(({ pos }) => pos)
  const isPriced = price !== ''
  const words = contentOf(clause.text)
  const kept = new Set(contentOf(`${title} ${price} ${terms}`))
  const lost = words.filter((word) => !kept.has(word))
  const lower = clause.text.toLowerCase()
  const at = lower.indexOf(title.toLowerCase().slice(0, 15))
  return [
    ...new Set([
      ...['bias', `priced ${isPriced}`, `priced ${isPriced} sloppy ${sloppy}`],
      `from ${clause.kind} ${isPriced} ${sloppy}`,
      `heading ${clause.heading !== ''} ${clause.kind}`,
      `title length ${stepOf(titleWords.length, [1, 2, 3, 4, 5, 7, 9, 12])} ${isPriced}`,
      ...titleWords.map((word) => `title ${word}`),
      ...titleWords.slice(1).map((word, index) => `title two ${titleWords[index]} ${word}`),
      `title parts ${titleParts.join(' ')}`,
      `title begins ${titleParts.slice(0, 2).join(' ')}`,
      `title ends ${titleParts.slice(-2).join(' ')}`,
      `title first ${titleWords[0]}`,
      `title last ${titleWords.at(-1)}`,
      ...titleParts.slice(1).map((part, index) => `title pair ${titleParts[index]} ${part}`),
      `terms length ${stepOf(termWords.length, [0, 1, 2, 4, 7, 11, 16, 25])}`,
      ...termWords.map((word) => `term ${word}`),
      `terms begin ${termParts.slice(0, 2).join(' ')}`,
      `terms end ${termParts.slice(-3).join(' ')}`,
      `terms first ${termWords[0]}`,
      `terms last ${termWords.at(-1)}`,
      `price ${price.replace(/\d[\d,.]*/g, '#')}`,
      `clause length ${stepOf(words.length, [3, 6, 10, 15, 22, 35])}`,
      `lost ${stepOf(lost.length / Math.max(1, words.length), [0, 0.1, 0.25, 0.4, 0.6, 0.8])} ${isPriced}`,
      `lost words ${stepOf(lost.length, [0, 1, 2, 4, 7, 12])} ${isPriced}`,
      ...lost.map((word) => `lost word ${word}`),
      `word before ${at > 0 ? contentOf(lower.slice(0, at)).at(-1) : at}`,
      `word after ${at < 0 ? at : contentOf(lower.slice(at + title.length))[0]}`,
      `amounts ${stepOf(clause.text.match(/\$\d/g)?.length ?? 0, [0, 1, 2, 3, 5])}`,
      `clause first ${words[0]}`,
      `whole ${clause.text === clause.sentence}`,
      ...contentOf(clause.heading).map((word) => `heading ${word}`),
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
const trained: Record<'statement' | 'offer' | 'headline', Record<string, number[]>> = weights

/** The probability, from 0 to 1, that a reader would not want a text on the client's page. */
const unfitness = (kind: keyof typeof trained, features: readonly string[]): number =>
  classProbabilities(features, trained[kind], FITNESS.length, FITNESS_SCALE)[1] ?? 0

/**
 * Statements that are less likely to be unfit than this are shown. In four-fold cross-validation
 * 0.5 keeps 93 % of the fit statements, and of those shown 12 % are unfit, instead of 23 %.
 */
const MAX_UNFITNESS = 0.8
/** The same in a short brief, whose page needs each of its statements. */
const MAX_UNFITNESS_IF_FEW = 0.95
const FEW_STATEMENTS = 4
/**
 * The same for a list of things without prices, on average: a list is shown whole or not at all,
 * and the sentences that mention them remain.
 */
const MAX_LIST_UNFITNESS = 0.8
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

/** Whether offers without prices name things that visitors would recognise as offers. */
export const isFitList = (offers: readonly OfferInContext[]): boolean =>
  offers.reduce((sum, offer) => sum + unfitness('offer', offerFeatures(offer)), 0) <=
  MAX_LIST_UNFITNESS * offers.length

/** Whether a text can be the headline of the client's page. */
export const isFitHeadline = (headline: { text: string; sloppy: boolean }): boolean =>
  unfitness('headline', headlineFeatures(headline)) < MAX_HEADLINE_UNFITNESS
