import type { Token } from '../english/token.ts'
import { tokensOf } from '../english/tokens.ts'
import type { Statement, Topic } from '../facts.ts'
import weights from './publishable-weights.json' with { type: 'json' }
import roleWeights from './role-weights.json' with { type: 'json' }
import { classProbabilities, featuresOf, ROLES, roleProbabilities, WEIGHT_SCALE } from './roles.ts'

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
export function shapeOf(tokens: readonly Token[], text: string): string[] {
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
export function rolesOf(tokens: readonly Token[], text: string): string[] {
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

/** What an entry of a list on the page names. */
export const ENTRY_KINDS = ['request', 'field', 'offer'] as const
/** An entry, and the text around the place where the description has it. */
export interface EntryInContext {
  kind: (typeof ENTRY_KINDS)[number]
  text: string
  before: string
  after: string
}

const BEFORE_ENTRY = 60
const AFTER_ENTRY = 40
/** An entry with its surroundings, which are '' if its words are not in the description. */
function entryInContext(
  kind: EntryInContext['kind'],
  text: string,
  description: string,
): EntryInContext {
  const all = description.toLowerCase()
  const whole = all.indexOf(text.toLowerCase())
  const start = text.toLowerCase().split(' ').slice(0, 3).join(' ')
  const from = whole < 0 ? all.indexOf(start) : whole
  const end = from + text.length
  return {
    ...{ kind, text },
    before: from < 0 ? '' : description.slice(Math.max(0, from - BEFORE_ENTRY), from),
    after: from < 0 ? '' : description.slice(end, end + AFTER_ENTRY),
  }
}

/** The features of an entry, all together and by its kind. */
export function entryFeatures({ kind, text, before, after }: EntryInContext): string[] {
  const tokens = tokensOf(text)
  const marks = /[\p{L}’']+|[.,:;!?()\n–—-]/gu
  const previous = before.toLowerCase().match(marks) ?? []
  const next = after.toLowerCase().match(marks) ?? []
  const [rest = ''] = after.split(/[.!?\n]/)
  const sentence = `${before.split(/[.!?\n]/).at(-1) ?? ''}${text}${rest}`
  const features = [
    ...['bias', ...shapeOf(tokens, text), ...rolesOf(tokens, text)],
    ...rolesOf(tokensOf(sentence), sentence).map((feature) => `sentence ${feature}`),
    `previous ${previous.at(-1) ?? 'none'}`,
    `previous ${previous.slice(-2).join(' ')}`,
    ...previous.slice(-8).map((word) => `near ${word}`),
    `next ${next[0] ?? 'none'}`,
    `next ${next.slice(0, 2).join(' ')}`,
    ...next.slice(0, 5).map((word) => `follows ${word}`),
    `capital ${/^\p{Lu}/u.test(text)}`,
  ]
  return [...new Set([...features, ...features.map((feature) => `${kind}: ${feature}`)])]
}

/** The scale of the weights in publishable-weights.json: how many of their units make 1. */
export const FITNESS_SCALE = 100
const trained: Record<'statement' | 'entry', Record<string, number[]>> = weights

/** The probability, from 0 to 1, that a reader would not want a text on the client's page. */
const unfitness = (kind: keyof typeof trained, features: readonly string[]): number =>
  classProbabilities(features, trained[kind], FITNESS.length, FITNESS_SCALE)[1] ?? 0

/**
 * Statements that are less likely to be unfit than this are shown. In four-fold cross-validation 98 %
 * of the fit ones are kept: of those that the client's own marks begin and end 99 %, of those that
 * were cut out of a sentence 85 to 95 %, since half of these are unfit. (`npm run publishable:train`
 * prints it for other limits.)
 */
const MAX_UNFITNESS = { whole: 0.7, cut: 0.55 } as const

/**
 * 'Country loaf $9.50 rye $10': prices are shown however they are written, except in a long run of
 * words without punctuation. Most of the judged texts with prices are such runs.
 */
const statesPrices = ({ text, sloppy }: StatementInContext) =>
  /\$\d/.test(text) && (!sloppy || text.split(/\s+/).length <= MAX_PRICE_WORDS)
const MAX_PRICE_WORDS = 25

/** 'No birthday parties', 'I don’t do euro cars': what is refused saves a visitor a wasted trip. */
const REFUSES_WORK =
  /^(?:(?:we|I) (?:(?:do|can|wo|will)(?: ?n[’o]t|’t)|never|no longer)|no|not|never)\s\p{L}/iu
const refusesWork = ({ text, topic }: StatementInContext) =>
  topic === 'limit' && REFUSES_WORK.test(text)

/**
 * 'I record older people telling the stories of their lives': in a careful text the first sentence
 * says what the client does; it is left out only if it is certainly unfit.
 */
const opensText = ({ text, before, sloppy }: StatementInContext) =>
  !sloppy && before.trim() === '' && /^(?:I|We)\b/.test(text)
const MAX_UNFITNESS_OF_CERTAIN = 0.8

/** Whether the client's own marks or lines begin and end a statement. */
const isWhole = ({ before, after }: StatementInContext) =>
  /(?:^|[.!?\n])\s*$/.test(before) && /^\s*(?:$|[.!?\n])/.test(after)

/** Whether a statement may stand on the client's page as it is. */
export const isFitStatement = (statement: StatementInContext): boolean =>
  statesPrices(statement) ||
  unfitness('statement', statementFeatures(statement)) <
    (refusesWork(statement) || opensText(statement)
      ? MAX_UNFITNESS_OF_CERTAIN
      : MAX_UNFITNESS[isWhole(statement) ? 'whole' : 'cut'])

/** What the client asks for is left out only if it is certainly none of it. */
export const MAX_ENTRY_UNFITNESS = { request: 0.88, field: 0.88, offer: 0.6 } as const

/** The probability, from 0 to 1, that a text should not be an entry of a list on the page. */
export const unfitnessOf = (
  kind: EntryInContext['kind'],
  text: string,
  description: string,
): number => unfitness('entry', entryFeatures(entryInContext(kind, text, description)))

/** Whether a text may be an entry of a list on the client's page. */
export const isFitEntry = (...entry: Parameters<typeof unfitnessOf>): boolean =>
  unfitnessOf(...entry) < MAX_ENTRY_UNFITNESS[entry[0]]
