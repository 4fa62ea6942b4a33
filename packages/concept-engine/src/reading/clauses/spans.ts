import type { Clause } from './clause.ts'
import trained from './span-weights.json' with { type: 'json' }
import { bestTags, runsOf, type Span, type TagModel, tagScores, tokenFeatures } from './tagger.ts'

/** Kinds of spans to find in a brief; each row has its own tagger. */
export const SPAN_KINDS = {
  /** Things that customers can buy or have done, their prices, and details of both. */
  offers: ['offer', 'price', 'detail'],
  /** Content for the website, fields for visitors to fill in, and the name of the form. */
  requests: ['ask', 'field', 'form'],
  /** Things that visitors should be able to do. */
  actions: ['action'],
  /** What the business is or does, for the top of the page. */
  headline: ['headline'],
} as const satisfies Record<string, readonly string[]>
export type SpanGroup = keyof typeof SPAN_KINDS

const models = Object.fromEntries(
  Object.entries(trained).map(([group, { tags, moves, weights }]): [string, TagModel] => {
    const bytes = Uint8Array.from(atob(weights), (byte) => byte.charCodeAt(0))
    return [group, { tags, moves, weights: new Int8Array(bytes.buffer) }]
  }),
) as Record<SpanGroup, TagModel>

/**
 * Reduces the score of the tag for 'nothing' by this much: for these groups, misses cost more than
 * mistakes.
 */
const OUTSIDE_PENALTIES: Partial<Record<string, number>> = { requests: 30, actions: 150 }

/** The runs of words that a brief's clauses contain, in order. */
export function spansOf(clauses: readonly Clause[]): Record<SpanGroup, Span[]> {
  const places = tokenFeatures(clauses)
  return Object.fromEntries(
    Object.entries(models).map(([group, model]) => {
      const sums = tagScores(places, model)
      for (const sum of sums) sum[0] = (sum[0] ?? 0) - (OUTSIDE_PENALTIES[group] ?? 0)
      const found = bestTags(places, sums, model)
      return [group, runsOf(places, found, clauses, model.tags, sums)]
    }),
  ) as Record<SpanGroup, Span[]>
}
