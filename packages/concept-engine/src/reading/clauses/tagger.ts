import type { Token } from '../english/token.ts'
import groups from '../english/word-groups.json' with { type: 'json' }
import type { Clause } from './clause.ts'

/** Weights of a tagger, as found by `npm run spans:train`. */
export interface TagModel {
  /**
   * 'O' for a word outside of all runs, and for each kind `B` for the beginning of a run and `I`
   * for its continuation.
   */
  tags: string[]
  /** The score of a tag (second index) after another (first index); the last row is the start. */
  moves: number[][]
  /** The weights of each bucket of features, by tag. */
  weights: ArrayLike<number>
}

/**
 * Feature hashing (Weinberger et al. 2009): no table of feature names is needed, and the few
 * features that share a bucket share their weights.
 */
export const BUCKETS = 2 ** 17
function bucketOf(feature: string): number {
  // FNV-1a, 32 bits.
  let hash = 0x811c9dc5
  for (let index = 0; index < feature.length; index += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193)
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1)
}

/** A word of a brief with its features. */
export interface TaggedToken {
  /** Index of its clause. */
  clause: number
  token: Token
  /** Buckets of the features. */
  features: Int32Array
}

/** The group of similar words that a word belongs to, and the larger family of that group. */
const groupOf = new Map(
  groups.flatMap(({ family, words }, group) =>
    words.split(' ').map((word): [string, [string, string]] => [word, [`${group}`, `${family}`]]),
  ),
)
const UNKNOWN_GROUPS: [string, string] = ['', '']
const like = (token: Token | undefined) => (token && groupOf.get(token.lower)) ?? UNKNOWN_GROUPS

/** The shape of a word: 'X9' for 'NDIS2' and 'x-x' for 'drop-off'. */
const shapeOf = (text: string) =>
  text
    .replace(/\p{Lu}+/gu, 'X')
    .replace(/\p{Ll}+/gu, 'x')
    .replace(/\d+/g, '9')

/** Words that show what a list or a sentence is about, at any position. */
const TOPIC_WORD =
  /^(?:forms?|fields?|book|booking|quote|request|enquiry|online|website|site|page|prices?|rates?|fees?|services?|from|free|list|section|download|map|gallery|need|needs|want|should|able|people|customers|put|show|upload|ask|asking|tell|send|order|buy|pay|hire|search|register|sign)$/

/** The verb before a word, or ''. */
const verbBefore = (tokens: readonly Token[], index: number) =>
  tokens.slice(0, index).findLast(({ pos }) => pos === 'VERB')?.lower ?? ''

/** Features of a clause as a whole. */
interface ClauseContext {
  role: string
  before: Clause | undefined
  next: Clause | undefined
  isNew: boolean
  topics: string[]
  heads: string[]
  hasMoney: boolean
  firsts: string
}

function contextOf(clauses: readonly Clause[], index: number): ClauseContext {
  const { role, heading, sentence, tokens } = clauses[index] as Clause
  const before = clauses[index - 1]
  const words = sentence.toLowerCase().split(/[^\p{L}]+/u)
  return {
    ...{ role, before, next: clauses[index + 1] },
    isNew: before?.sentence !== sentence,
    topics: [...new Set(words.filter((word) => TOPIC_WORD.test(word)))],
    heads: heading
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(Boolean),
    hasMoney: /\$\s?\d/.test(sentence),
    firsts: tokens
      .slice(0, 2)
      .map(({ lower }) => lower)
      .join(' '),
  }
}

/** The context that precedes a word within its clause. */
interface PrecedingContext {
  isBracketed: boolean
  /** The word before the last colon. */
  colon: string
  /** The last word that shows what the clause is about. */
  topic: string
}

function featuresAt(
  { tokens, kind }: Clause,
  index: number,
  { role, before, next, isNew, topics, heads, hasMoney, firsts }: ClauseContext,
  { isBracketed, colon, topic }: PrecedingContext,
): string[] {
  const token = tokens[index] as Token
  const neighbour = (step: number) => tokens[index + step]
  const word = (step: number) => {
    const found = neighbour(step)
    if (found) return /\d/.test(found.lower) ? shapeOf(found.text) : found.lower
    if (step > 0) return '>'
    return before && !isNew ? `/${before.tokens.at(step + index)?.lower ?? ''}` : '<'
  }
  const pos = (step: number) => neighbour(step)?.pos ?? (step < 0 ? '<' : '>')
  const w = word(0)
  const verb = verbBefore(tokens, index)
  const [group, family] = like(token)
  const [groupBefore, familyBefore] = like(neighbour(-1))
  const [groupAfter, familyAfter] = like(neighbour(1))
  return [
    'bias',
    `w ${w}`,
    `l ${token.lemma}`,
    `p ${token.pos}`,
    `s ${shapeOf(token.text).slice(0, 6)}`,
    `suffix ${token.lower.slice(-3)}`,
    ...[-3, -2, -1, 1, 2, 3].map((step) => `w${step} ${word(step)}`),
    `l-1 ${neighbour(-1)?.lemma ?? '<'}`,
    `l+1 ${neighbour(1)?.lemma ?? '>'}`,
    `ww-1 ${word(-1)} ${w}`,
    `ww+1 ${w} ${word(1)}`,
    `ww-2 ${word(-2)} ${word(-1)}`,
    `ww+2 ${word(1)} ${word(2)}`,
    `p-1 ${pos(-1)} ${token.pos}`,
    `p+1 ${token.pos} ${pos(1)}`,
    `p-2 ${pos(-2)} ${pos(-1)} ${token.pos}`,
    `p+2 ${token.pos} ${pos(1)} ${pos(2)}`,
    `p3 ${pos(-1)} ${token.pos} ${pos(1)}`,
    `g ${group}`,
    `f ${family}`,
    `g-1 ${groupBefore}`,
    `g+1 ${groupAfter}`,
    `f-1 ${familyBefore} ${family}`,
    `f+1 ${family} ${familyAfter}`,
    `f role ${family} ${role}`,
    `f verb ${family} ${verb}`,
    `role ${role}`,
    `role ${role} ${token.pos}`,
    `role ${role} ${w}`,
    `role ${role} ${pos(-1)} ${token.pos}`,
    `roles ${before?.role ?? '<'} ${role} ${next?.role ?? '>'}`,
    `kind ${kind} ${role}`,
    `kind ${kind} ${index === 0}`,
    `at ${Math.min(index, 4)} ${kind}`,
    `left ${Math.min(tokens.length - index, 4)} ${kind}`,
    `firsts ${firsts}`,
    `firsts ${tokens[0]?.lower ?? ''} ${token.pos}`,
    `verb ${verb}`,
    `verb ${verb} ${token.pos}`,
    `colon ${colon}`,
    `colon ${colon} ${word(-1)}`,
    `topic ${topic}`,
    `topic ${topic} ${token.pos}`,
    `brackets ${isBracketed} ${role}`,
    `brackets ${isBracketed} ${topic}`,
    `money ${hasMoney} ${role} ${token.pos}`,
    `denied ${token.negated} ${role}`,
    `new ${isNew} ${index === 0}`,
    ...topics.map((topic) => `topics ${topic} ${token.pos}`),
    ...heads.map((head) => `head ${head}`),
  ]
}

/** The words of a brief in order, each with its own features and those of its context. */
export function tokenFeatures(clauses: readonly Clause[]): TaggedToken[] {
  return clauses.flatMap((clause, index): TaggedToken[] => {
    const clauseContext = contextOf(clauses, index)
    const context: PrecedingContext = { isBracketed: false, colon: '', topic: '' }
    return clause.tokens.map((token, i): TaggedToken => {
      if (token.text === '(') context.isBracketed = true
      const features = Int32Array.from(featuresAt(clause, i, clauseContext, context), bucketOf)
      if (token.text === ')') context.isBracketed = false
      if (token.text === ':') context.colon = clause.tokens[i - 1]?.lower ?? ''
      if (TOPIC_WORD.test(token.lower)) context.topic = token.lower
      return { clause: index, token, features }
    })
  })
}

/** The score of each tag at each place, as a sum of weights. */
export function tagScores(
  places: readonly Pick<TaggedToken, 'features'>[],
  { tags, weights }: Pick<TagModel, 'tags' | 'weights'>,
): Float64Array[] {
  const count = tags.length
  return places.map(({ features }) => {
    const sums = new Float64Array(count)
    for (const bucket of features)
      for (let tag = 0; tag < count; tag += 1)
        sums[tag] = (sums[tag] as number) + (weights[bucket * count + tag] as number)
    return sums
  })
}

/** Whether a place begins a clause: runs do not extend across clauses. */
export const beginsClause = (places: readonly Pick<TaggedToken, 'clause'>[], index: number) =>
  places[index - 1]?.clause !== places[index]?.clause

/** The best sequence of tags, as indexes (Viterbi 1967). */
export function bestTags(
  places: readonly Pick<TaggedToken, 'clause'>[],
  sums: readonly Float64Array[],
  { tags, moves }: Pick<TagModel, 'tags' | 'moves'>,
): number[] {
  const start = moves.length - 1
  let scores = tags.map(() => 0)
  const backpointers: number[][] = []
  for (const [index, sum] of sums.entries()) {
    const begins = beginsClause(places, index)
    const bestPrevious: number[] = []
    const next = tags.map((tag, to) => {
      let maximum = -Infinity
      let best = 0
      for (const [from, before] of tags.entries()) {
        const goesOn = tag.startsWith('I')
        // A run continues with the kind that it began with.
        if (goesOn && (begins || before.slice(1) !== tag.slice(1))) continue
        const transition = moves[index === 0 ? start : from]?.[to] ?? 0
        if ((scores[from] as number) + transition <= maximum) continue
        maximum = (scores[from] as number) + transition
        best = from
      }
      bestPrevious[to] = best
      return maximum + (sum[to] as number)
    })
    backpointers.push(bestPrevious)
    scores = next
  }
  let tag = scores.indexOf(Math.max(...scores))
  const found: number[] = []
  for (const bestPrevious of backpointers.toReversed()) {
    found.push(tag)
    tag = bestPrevious[tag] ?? 0
  }
  return found.reverse()
}

/** A run of words of one clause, with its kind. */
export interface Span {
  kind: string
  /** Index of its clause. */
  clause: number
  text: string
  /** Offsets in the text of the clause. */
  start: number
  end: number
  /** The average margin per word over the tag for 'nothing': higher means more certain. */
  score: number
}

/** The runs that a sequence of tags marks. `sums` are the scores of the tags at each place. */
export function runsOf(
  places: readonly TaggedToken[],
  found: readonly number[],
  clauses: readonly Clause[],
  tags: readonly string[],
  sums: readonly Float64Array[],
): Span[] {
  const spans: (Span & { words: number })[] = []
  for (const [index, { clause, token }] of places.entries()) {
    const tag = found[index] ?? 0
    const name = tags[tag] ?? 'O'
    if (name === 'O') continue
    const margin = (sums[index]?.[tag] ?? 0) - (sums[index]?.[0] ?? 0)
    const last = spans.at(-1)
    if (name.startsWith('I') && last) {
      last.end = token.end
      last.score += margin
      last.words += 1
    } else {
      const { start, end } = token
      spans.push({ kind: name.slice(1), clause, text: '', start, end, score: margin, words: 1 })
    }
  }
  return spans.map(({ words, ...span }) => ({
    ...span,
    text: clauses[span.clause]?.text.slice(span.start, span.end) ?? '',
    score: span.score / words,
  }))
}
