import { classProbabilities } from '../clauses/roles.ts'
import { isLocality } from '../places/known-places.ts'
import { withRunBoundaries } from './run-boundaries.ts'
import { capitalise } from './sentences.ts'
import { isSloppy } from './sloppy.ts'
import weights from './stop-weights.json' with { type: 'json' }
import type { Token } from './token.ts'
import { isVerb, tokensOf } from './tokens.ts'

/** Whether a word continues a statement, or begins the next one. */
export const STARTS = ['continues', 'begins'] as const

const kindOf = ({ text, lower, pos }: Token) =>
  /^\$/.test(text) ? '$' : /^\d/.test(text) ? '#' : pos === 'PROPN' ? 'name' : lower
const SUBJECT = /^(?:i|we|he|she|they|it|you|there|that|this)$/

/** The number of tokens between two places, in steps. */
const distance = (count: number) =>
  [1, 2, 3, 4, 6, 9, 13, 20, 30].find((step) => count <= step) ?? 99

/** The features of the place before `tokens[index]`, in a statement that began at `from`. */
export function startFeatures(tokens: readonly Token[], index: number, from: number): string[] {
  const word = (offset: number) => {
    const token = tokens[index + offset]
    return token ? kindOf(token) : 'end'
  }
  const pos = (offset: number) => tokens[index + offset]?.pos ?? 'END'
  const since = distance(index - from)
  const hasVerb = tokens.slice(from, index).some(isVerb)
  const verbAhead = tokens.slice(index, index + 5).findIndex(isVerb)
  return [
    'bias',
    ...[-3, -2, -1, 0, 1, 2].map((offset) => `word ${offset} ${word(offset)}`),
    ...[-3, -2, -1, 0, 1, 2, 3].map((offset) => `pos ${offset} ${pos(offset)}`),
    ...[-2, -1, 0, 1].map((offset) => `words ${offset} ${word(offset)} ${word(offset + 1)}`),
    ...[-3, -2, -1, 0, 1].map((offset) => `tags ${offset} ${pos(offset)} ${pos(offset + 1)}`),
    `tags ${pos(-2)} ${pos(-1)} | ${pos(0)}`,
    `tags ${pos(-1)} | ${pos(0)} ${pos(1)}`,
    `tags ${pos(-2)} ${pos(-1)} | ${pos(0)} ${pos(1)}`,
    `word ${word(-1)} | ${pos(0)} ${pos(1)}`,
    `word ${pos(-2)} ${pos(-1)} | ${word(0)}`,
    `word ${pos(-1)} | ${word(0)} ${pos(1)}`,
    `since ${since}`,
    `verb ${hasVerb} ${verbAhead}`,
    `since ${since} verb ${hasVerb} ahead ${verbAhead >= 0}`,
    `since ${since} ${SUBJECT.test(word(0)) ? word(0) : pos(0)}`,
    `opens ${tokens[from]?.lower ?? ''} ${hasVerb} ${SUBJECT.test(word(0))}`,
    `left ${distance(tokens.length - index)}`,
  ]
}

/** The scale of the weights in stop-weights.json: how many of their units make 1. */
export const STOP_SCALE = 100
/**
 * A word is the first of a statement if that is likelier than this. Set to what gives few torn
 * statements: a sentence too long reads better than one cut in half.
 */
export const MIN_PROBABILITY = 0.5
const LEAST = { before: 4, after: 4 }
/** Words that no statement ends with. */
const NEVER_LAST =
  /^(?:the|an?|my|our|your|his|her|their|its|and|or|but|so|because|cause|if|when|where|who|which|that|what|how|unless|until|till|of|in|at|on|to|for|from|with|by|as|into|than|per|about|around|over|under|is|are|was|were|am|be|been|’s|’re|’m|’ll|’ve|’d|n’t|have|has|had|do|does|did|will|would|can|could|should|must|not|very|really|just|also|only|every|each|no|some|any|um|uh|like|dr|mr|mrs|st)$/
/** A condition or a reason, whose consequence belongs to the same statement. */
const CONDITION = /^(?:if|when|once|unless|because|cause|while|since|although|where|before|after)$/
/** The greatest number of tokens from a condition to its consequence. */
const CONDITION_REACH = 14
/** 'A dollar eighty a k', 'sixty-five each' */
const UNIT =
  /^(?:an? (?:k|km|hour|hr|day|night|week|month|year|kilo|kg|metre|meter|litre|head|person|piece|pop|dozen|box|bag|load|game|class|session|lesson|go|visit|room|tree|sheep|dog|horse)|each|per|plus gst|odd|or so|dollars|bucks|cents)$/

/** '… Tara and Oakey, that sort of thing' ends a statement. */
const TAIL =
  /^(?:that|this|those) (?:sort|kind|type)s?$|^(?:and|or) (?:so|whatever|whatnot|stuff|everything)$/

/** 'Um': whoever speaks looks for the next statement. */
const FILLER = /^(?:um+|uh+|er+m?|ah)$/
const JOINS = /^(?:and|but|so|then)$/
const I_OR_WE = /^(?:i|we|he|she|they)$/
const isParticiple = ({ pos, lower }: Token) => pos === 'VERB' && /(?:ed|ing)$/.test(lower)

/** Whether the words of a statement that begins at `from` end with a condition without consequence. */
function endsInCondition(tokens: readonly Token[], from: number, index: number): boolean {
  const current = tokens.slice(from, index)
  const condition = current.findLastIndex(({ lower }) => CONDITION.test(lower))
  return (
    condition >= 0 &&
    current.length - condition < CONDITION_REACH &&
    // 'It’s free if it’s low' has its consequence before the condition; '… and if it’s low' has not.
    (JOINS.test(current[condition - 1]?.lower ?? '') || !current.slice(0, condition).some(isVerb))
  )
}

/** Whether the grammar of the words around a place allows a statement to begin there. */
function canStart(tokens: readonly Token[], index: number, from: number): boolean {
  const [before, token, next] = tokens.slice(index - 1, index + 2)
  if (!before || !token || !next || token.pos === 'PUNCT') return false
  const startsWithSubject = I_OR_WE.test(token.lower) && isVerb(next)
  const breaksPhrase =
    (NEVER_LAST.test(before.lower) && !(startsWithSubject && /^(?:in|on)$/.test(before.lower))) ||
    I_OR_WE.test(before.lower) ||
    (before.lower === 'you' && isVerb(token)) ||
    // 'Blue gum', 'creamed honey'
    ((before.pos === 'ADJ' || isParticiple(before)) && token.pos === 'NOUN') ||
    TAIL.test(`${token.lower} ${next.lower}`) ||
    // 'Kangaroo Flat', and 'Eaglehawk' after it
    isLocality(`${before.text} ${token.text}`) ||
    (token.pos === 'PROPN' && before.pos === 'PROPN') ||
    // 'The little toddler one'
    (/^ones?$/.test(token.lower) && /^(?:NOUN|ADJ)$/.test(before.pos)) ||
    UNIT.test(token.lower) ||
    UNIT.test(`${token.lower} ${next.lower}`)
  return (
    index - from >= LEAST.before &&
    tokens.length - index >= LEAST.after &&
    !breaksPhrase &&
    !endsInCondition(tokens, from, index) &&
    tokens.slice(from, index).some(isVerb) &&
    tokens.slice(index, index + 8).some(isVerb)
  )
}

/** '… and then in spring | people ring me' begins with 'and then'. */
function withItsOpening(tokens: readonly Token[], from: number, index: number): number {
  const joins = tokens.slice(from, index).findLastIndex(({ lower }) => JOINS.test(lower)) + from
  const isOpening =
    joins >= from + LEAST.before &&
    index - joins <= MAX_OPENING &&
    /^(?:ADP|ADV|SCONJ)$/.test(tokens[joins + 1]?.pos ?? '') &&
    !tokens.slice(joins, index).some(isVerb)
  return isOpening ? joins : index
}
const MAX_OPENING = 6

/** How much less certain the start of 'I …' may be: few of them continue a statement. */
const SURER = 0.5

/** The indexes of the tokens that begin a statement, without the first. */
export function startsIn(
  tokens: readonly Token[],
  featureWeights: Record<string, number[]> = weights,
  minimum = MIN_PROBABILITY,
  scale = STOP_SCALE,
): number[] {
  const starts: number[] = []
  let from = 0
  for (let index = 1; index < tokens.length; index += 1) {
    const isAfterFiller =
      FILLER.test(tokens[index - 1]?.lower ?? '') && index - from >= LEAST.before
    if (!isAfterFiller && !canStart(tokens, index, from)) continue
    const features = startFeatures(tokens, index, from)
    const [, begins = 0] = classProbabilities(features, featureWeights, STARTS.length, scale)
    const isSubject = I_OR_WE.test(tokens[index]?.lower ?? '')
    if (!isAfterFiller && begins <= (isSubject ? minimum * SURER : minimum)) continue
    const start = isAfterFiller ? index : withItsOpening(tokens, from, index)
    starts.push(start)
    from = start
  }
  return starts
}

/** The text of a run of words without stops, with the stops that its writer or speaker left out. */
export function withMissingStops(run: string): string {
  const tokens = tokensOf(run)
  const offsets = startsIn(tokens).map((index) => tokens[index]?.start ?? 0)
  return [0, ...offsets]
    .map((from, index, all) => {
      const statement = run.slice(from, all[index + 1])
      return index === 0 ? statement : capitalise(statement)
    })
    .map((statement, index) =>
      index < offsets.length ? `${statement.replace(/[\s,;]+$/, '')}. ` : statement,
    )
    .join('')
}

/** A run of words was spoken, or typed as if it were, if it has this many and few commas. */
const RUN = { words: 26, wordsPerComma: 16 }
const isRun = (text: string): boolean => {
  const words = text.split(/\s+/).length
  return words >= RUN.words && words / (text.match(/,/g) ?? []).length >= RUN.wordsPerComma
}

/** 'An honesty tin um', '… and Oakey that sort of thing' */
const HESITATION = /,? (?:um+|uh+|er+m|that (?:sort|kind) of (?:thing|stuff))(?![\p{L}’])/giu

/** A part of such a run with the stops that are missing in it. */
const withStopsIn = (part: string): string =>
  (part.split(/\s+/).length >= MIN_PART ? withMissingStops(part) : part).replace(HESITATION, '')
/** Fewer words are a single statement. */
const MIN_PART = 12

/** A description with stops in its long runs of words; a careful writer’s is left alone. */
export const withStopsInRuns = (text: string): string =>
  isSloppy(text)
    ? text.replace(/[^.!?\n]+/g, (run) =>
        isRun(run) ? withRunBoundaries(run).replace(/[^.!?]+/g, withStopsIn) : run,
      )
    : text
