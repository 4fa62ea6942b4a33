import { rolesOf, shapeOf } from '../reading/clauses/publishable.ts'
import { classProbabilities } from '../reading/clauses/roles.ts'
import { tokensOf } from '../reading/english/tokens.ts'
import weights from './headline-weights.json' with { type: 'json' }

/** What a designer says of a line as the headline of a page: from best to worst. */
export const VERDICTS = ['good', 'ok', 'bad'] as const

/** A line that could be the headline of a page. */
export interface HeadlineCandidate {
  text: string
  /** Whether it is the trade from the form with its place, or from the client's description. */
  source: 'trade' | 'description'
}

/** What the client's form says besides. */
export interface HeadlineContext {
  industry: string
  companyName: string
  places: readonly string[]
}

/** The beginnings of the meaningful words: 'restor' of 'restoration'. */
const stemsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !/^(?:with|from|that|this|services?|company|group)$/.test(word))
    .map((word) => word.slice(0, Math.max(4, word.length - 3)))
/** The share of some stems that occur in others, in steps. */
const shareIn = (stems: readonly string[], others: readonly string[]) => {
  if (stems.length === 0) return 'none'
  const shared = stems.filter((stem) =>
    others.some((other) => other.startsWith(stem) || stem.startsWith(other)),
  ).length
  return shared === 0
    ? '0'
    : shared === stems.length
      ? 'all'
      : shared * 2 < stems.length
        ? 'few'
        : 'many'
}

/** The features of a line as a headline. `rank` is its index among those of its source. */
export function headlineFeatures(
  { text, source }: HeadlineCandidate,
  rank: number,
  { industry, companyName, places }: HeadlineContext,
): string[] {
  const tokens = tokensOf(text)
  const [stems, ofTrade, ofName] = [text, industry, companyName].map(stemsOf)
  const named = places.filter((place) => text.includes(place))
  const rest = named.reduce((line, place) => line.replace(place, ''), text)
  const own = stemsOf(rest)
  const order = tokens.slice(0, 6).map(({ pos }) => pos)
  const inTrade = `${shareIn(own, ofTrade ?? [])} ${shareIn(ofTrade ?? [], own)}`
  return [
    ...new Set([
      ...['bias', ...shapeOf(tokens, text), ...rolesOf(tokens, text)],
      `source ${source}`,
      `${source} of ${industry === '' ? 'no' : 'a'} trade`,
      `${source} ${Math.min(rank, 3)}`,
      `order ${order.join(' ')}`,
      `trade ${inTrade}`,
      `${source} trade ${inTrade}`,
      `name ${shareIn(own, ofName ?? [])}`,
      `${source} name ${shareIn(stems ?? [], ofName ?? [])}`,
      `places ${Math.min(named.length, 4)}`,
      `${source} places ${Math.min(named.length, 4)}`,
      `words besides places ${Math.min(own.length, 6)}`,
      `${source} words besides places ${Math.min(own.length, 6)}`,
      ...(named.some((place) => text.startsWith(place)) ? ['begins with a place'] : []),
      ...(named.some((place) => text.endsWith(place)) ? ['ends with a place'] : []),
    ]),
  ]
}

/** The scale of the weights in headline-weights.json: how many of their units make 1. */
export const HEADLINE_SCALE = 100
const trained: Record<string, number[]> = weights

/** From 0 to 1: how gladly a designer would take a line with these features for the headline. */
export function ratingOf(features: readonly string[]): number {
  const [good = 0, ok = 0] = classProbabilities(features, trained, VERDICTS.length, HEADLINE_SCALE)
  return good + ok / 2
}

/** Below this rating, a line says less than the company's name. */
const MIN_RATING = 0.15

/**
 * The lines, best first. Without a trade in the form, the lines of `trade` have only the company's
 * name, which is above the headline anyway, and are used if the description has none.
 */
export function byRating(
  lines: Record<HeadlineCandidate['source'], readonly string[]>,
  context: HeadlineContext,
): string[] {
  const rated = (source: HeadlineCandidate['source']) =>
    lines[source].map((text, rank) => ({
      ...{ text, source },
      rating: ratingOf(headlineFeatures({ text, source }, rank, context)),
    }))
  const all = [...rated('trade'), ...rated('description')].toSorted((a, b) => b.rating - a.rating)
  const isLast = ({ source, rating }: (typeof all)[number]) =>
    context.industry === '' && (source === 'trade' || rating < MIN_RATING)
  const [last, first] = [all.filter(isLast), all.filter((line) => !isLast(line))]
  return [...first, ...last].map(({ text }) => text)
}
