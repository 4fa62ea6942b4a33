import type { Clause } from './clause.ts'
import trained from './span-weights.json' with { type: 'json' }
import { bestTags, placesIn, runsOf, type Span, type TagModel, worths } from './tagger.ts'

/** What is looked for in a brief; each row by a tagger of its own. */
export const SPAN_KINDS = {
  /** What customers can buy or have done, its price, and what is said of both. */
  offers: ['offer', 'price', 'detail'],
  /** What the website is to hold, what visitors are to fill in, and the name of the form. */
  requests: ['ask', 'field', 'form'],
  /** What visitors are to be able to do. */
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

/** So much less is it worth to be nothing: what is lost by being cautious is worth more than a slip. */
const LEANS: Partial<Record<string, number>> = { requests: 30, actions: 150 }

/** The runs of words that a brief's clauses hold, in order. */
export function spansOf(clauses: readonly Clause[]): Record<SpanGroup, Span[]> {
  const places = placesIn(clauses)
  return Object.fromEntries(
    Object.entries(models).map(([group, model]) => {
      const sums = worths(places, model)
      for (const sum of sums) sum[0] = (sum[0] ?? 0) - (LEANS[group] ?? 0)
      const found = bestTags(places, sums, model)
      return [group, runsOf(places, found, clauses, model.tags, sums)]
    }),
  ) as Record<SpanGroup, Span[]>
}
