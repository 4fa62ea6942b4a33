import { randomOf } from '../../src/random.ts'
import type { Clause } from '../../src/reading/clauses/clause.ts'
import { clausesOf } from '../../src/reading/clauses/clauses.ts'
import { SPAN_KINDS, type SpanGroup } from '../../src/reading/clauses/spans.ts'
import {
  BUCKETS,
  bestTags,
  runsOf,
  type Span,
  type TaggedToken,
  type TagModel,
  tagScores,
  tokenFeatures,
} from '../../src/reading/clauses/tagger.ts'
import { tidyEnglish } from '../../src/reading/english/tidy.ts'
import { type AnnotatedSpans, annotatedSpans } from './annotated-spans.ts'

/**
 * An annotated brief as a training example: the words of its clauses, each with its tag in every
 * group.
 */
export interface Example {
  clauses: Clause[]
  places: TaggedToken[]
  tags: Record<SpanGroup, number[]>
}

const GROUPS = Object.keys(SPAN_KINDS) as SpanGroup[]
const tagsOf = (group: SpanGroup) => [
  'O',
  ...SPAN_KINDS[group].flatMap((kind) => [`B${kind}`, `I${kind}`]),
]

const partsOf = (text: string) =>
  [...text.matchAll(/\p{L}+|\p{N}+/gu)].map(({ 0: part, index }) => ({
    part: part.toLowerCase(),
    start: index,
    end: index + part.length,
  }))

/**
 * For each word of `ours`, the index of the matching word in `others`, or -1 (longest common
 * subsequence).
 */
function aligned(words: readonly string[], otherWords: readonly string[]): number[] {
  const width = otherWords.length + 1
  const lengths = new Uint16Array((words.length + 1) * width)
  const lengthOf = (i: number, j: number) => lengths[i * width + j] as number
  for (let i = words.length - 1; i >= 0; i -= 1)
    for (let j = otherWords.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        words[i] === otherWords[j]
          ? lengthOf(i + 1, j + 1) + 1
          : Math.max(lengthOf(i + 1, j), lengthOf(i, j + 1))
  const found = words.map(() => -1)
  let i = 0
  let j = 0
  while (i < words.length && j < otherWords.length) {
    if (words[i] === otherWords[j]) {
      found[i] = j
      i += 1
      j += 1
    } else if (lengthOf(i + 1, j) >= lengthOf(i, j + 1)) i += 1
    else j += 1
  }
  return found
}

/**
 * If there are more words than this between the ends of an annotation, its words were matched in
 * different places.
 */
const MAX_LENGTH = 40

/**
 * Transfers the annotations of a brief to the words of its clauses, which the reader has tidied.
 */
class Annotator {
  readonly #text: string
  readonly #places: readonly TaggedToken[]
  readonly #parts: ReturnType<typeof partsOf>
  /** For each part of the text, the index of the same word, or -1. */
  readonly #placeOf: number[]
  readonly tags: Record<SpanGroup, number[]>

  constructor(text: string, places: readonly TaggedToken[]) {
    this.#text = text
    this.#places = places
    this.#parts = partsOf(text)
    const ofPlaces = places.flatMap(({ token }, place) =>
      partsOf(token.text).map(({ part }) => ({ part, place })),
    )
    this.#placeOf = aligned(
      this.#parts.map(({ part }) => part),
      ofPlaces.map(({ part }) => part),
    ).map((index) => ofPlaces[index]?.place ?? -1)
    this.tags = Object.fromEntries(GROUPS.map((group) => [group, places.map(() => 0)])) as Record<
      SpanGroup,
      number[]
    >
  }

  /** Annotates the occurrence of a text that is nearest to an offset, and returns its offset. */
  annotate(group: SpanGroup, kind: string, wording: string, nearOffset = 0): number {
    const places = this.#places
    const tags = this.tags[group]
    const begin = tagsOf(group).indexOf(`B${kind}`)
    const offsets: number[] = []
    for (
      let index = this.#text.indexOf(wording);
      index >= 0;
      index = this.#text.indexOf(wording, index + 1)
    )
      if (!/[\p{L}\p{N}]{2}/u.test(this.#text.slice(Math.max(0, index - 1), index + 1)))
        offsets.push(index)
    for (const offset of offsets.sort(
      (a, b) => Math.abs(a - nearOffset) - Math.abs(b - nearOffset),
    )) {
      const found = this.#parts.flatMap(({ start, end }, index) => {
        const place = this.#placeOf[index] ?? -1
        return start >= offset && end <= offset + wording.length && place >= 0 ? [place] : []
      })
      const to = Math.max(...found)
      const first = Math.min(...found)
      // The dollar sign of an amount is a separate word.
      const from =
        wording.trim().startsWith('$') && places[first - 1]?.token.text === '$' ? first - 1 : first
      const isFree = tags.slice(from, to + 1).every((tag) => tag === 0)
      if (found.length === 0 || to - from > MAX_LENGTH || !isFree) continue
      for (let place = from; place <= to; place += 1) {
        const isNew = place === from || places[place]?.clause !== places[place - 1]?.clause
        tags[place] = isNew ? begin : begin + 1
      }
      return offset
    }
    return nearOffset
  }
}

function exampleOf({ company, text, ...annotations }: AnnotatedSpans): Example {
  const clauses = clausesOf(tidyEnglish(text, [company]))
  const places = tokenFeatures(clauses)
  const annotator = new Annotator(text, places)
  for (const [name, price, detail] of annotations.offers ?? []) {
    const index = name
      ? annotator.annotate('offers', 'offer', name, Math.max(0, text.indexOf(price)))
      : 0
    if (price) annotator.annotate('offers', 'price', price, index)
    if (detail) annotator.annotate('offers', 'detail', detail, index)
  }
  for (const wording of annotations.fields ?? []) annotator.annotate('requests', 'field', wording)
  for (const wording of annotations.forms ?? []) annotator.annotate('requests', 'form', wording)
  for (const wording of annotations.asks ?? []) annotator.annotate('requests', 'ask', wording)
  for (const wording of annotations.does ?? []) annotator.annotate('actions', 'action', wording)
  if (annotations.headline) annotator.annotate('headline', 'headline', annotations.headline)
  return { clauses, places, tags: annotator.tags }
}

export const readExamples = (): Example[] =>
  annotatedSpans()
    .map(exampleOf)
    .filter(({ places }) => places.length > 0)

const EPOCHS = 30
/** The minimum lead of a word's correct tag over any other tag for it to count as learnt. */
const MARGIN = 3
const MAX_WEIGHT = 127

/** Sums of weights over all steps, for averaging. */
class Averaged {
  readonly current: Float64Array
  readonly #sums: Float64Array

  constructor(length: number) {
    this.current = new Float64Array(length)
    this.#sums = new Float64Array(length)
  }

  add(index: number, value: number, step: number): void {
    this.current[index] = (this.current[index] as number) + value
    this.#sums[index] = (this.#sums[index] as number) + value * step
  }

  mean = (steps: number) =>
    this.current.map((value, index) => value - (this.#sums[index] as number) / steps)
}

/**
 * Weights of one tagger: an averaged structured perceptron (Collins 2002) with a margin, as
 * integers of one byte.
 */
export function train(examples: readonly Example[], group: SpanGroup): TagModel {
  const tags = tagsOf(group)
  const count = tags.length
  const weights = new Averaged(BUCKETS * count)
  const moves = new Averaged((count + 1) * count)
  const rowsOf = (values: Float64Array) =>
    Array.from({ length: count + 1 }, (_, from) => [
      ...values.slice(from * count, (from + 1) * count),
    ])
  const random = randomOf(1)
  let order = [...examples]
  let step = 1
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    order = random.shuffled(order)
    for (const { places, tags: annotatedTags } of order) {
      const goldTags = annotatedTags[group]
      const sums = tagScores(places, { tags, weights: weights.current })
      for (const [place, sum] of sums.entries())
        for (let tag = 0; tag < count; tag += 1)
          if (tag !== goldTags[place]) sum[tag] = (sum[tag] as number) + MARGIN
      const found = bestTags(places, sums, { tags, moves: rowsOf(moves.current) })
      for (const [place, { features }] of places.entries()) {
        const [right, wrong] = [goldTags[place] ?? 0, found[place] ?? 0]
        const before = place > 0 ? (goldTags[place - 1] ?? 0) : count
        const previousPredicted = place > 0 ? (found[place - 1] ?? 0) : count
        if (right !== wrong || before !== previousPredicted) {
          moves.add(before * count + right, 1, step)
          moves.add(previousPredicted * count + wrong, -1, step)
        }
        if (right === wrong) continue
        for (const bucket of features) {
          weights.add(bucket * count + right, 1, step)
          weights.add(bucket * count + wrong, -1, step)
        }
      }
      step += 1
    }
  }
  const means = weights.mean(step)
  const scale = MAX_WEIGHT / means.reduce((maximum, value) => Math.max(maximum, Math.abs(value)), 0)
  const ofMoves = rowsOf(moves.mean(step)).map((row) =>
    row.map((value) => Math.round(value * scale * 10) / 10),
  )
  return {
    tags,
    moves: ofMoves,
    weights: Int8Array.from(means, (value) => Math.round(value * scale)),
  }
}

/** Counts for runs of one kind: annotated, found, found exactly, and found in part. */
export interface Score {
  annotated: number
  found: number
  exact: number
  partly: number
}

/** The quality of the runs found in held-out briefs: every fourth. */
export function validate(examples: readonly Example[]): Record<string, Score> {
  const scores: Record<string, Score> = {}
  const others = examples.filter((_, index) => index % 4 === 0)
  for (const group of GROUPS) {
    const model = train(
      examples.filter((_, index) => index % 4 !== 0),
      group,
    )
    for (const { clauses, places, tags } of others) {
      const sums = tagScores(places, model)
      const runs = (of: readonly number[]) => runsOf(places, of, clauses, model.tags, sums)
      const [found, annotated] = [runs(bestTags(places, sums, model)), runs(tags[group])]
      for (const kind of SPAN_KINDS[group]) {
        const score = scores[kind] ?? { annotated: 0, found: 0, exact: 0, partly: 0 }
        scores[kind] = score
        const ours = found.filter((span) => span.kind === kind)
        const annotatedOfKind = annotated.filter((span) => span.kind === kind)
        const meets = (a: Span, b: Span) =>
          a.clause === b.clause && a.start < b.end && a.end > b.start
        score.annotated += annotatedOfKind.length
        score.found += ours.length
        score.exact += ours.filter((span) =>
          annotatedOfKind.some((other) => meets(span, other) && span.text === other.text),
        ).length
        score.partly += annotatedOfKind.filter((span) =>
          ours.some((other) => meets(span, other)),
        ).length
      }
    }
  }
  return scores
}

/** A tagger in the format that the reader expects, with its weights in base 64. */
export const storedModel = ({ tags, moves, weights }: TagModel) => ({
  ...{ tags, moves },
  weights: Buffer.from(Int8Array.from(weights).buffer).toString('base64'),
})

/** All taggers, one per line. */
export const weightsFile = (examples: readonly Example[]): string => {
  const rows = GROUPS.map(
    (group) => `  ${JSON.stringify(group)}: ${JSON.stringify(storedModel(train(examples, group)))}`,
  )
  return `{\n${rows.join(',\n')}\n}\n`
}
