import { randomOf } from '../../src/random.ts'
import { clausesOf } from '../../src/reading/clauses/clauses.ts'
import { featuresOf, ROLES, type Role, roleProbabilities } from '../../src/reading/clauses/roles.ts'
import { tidyEnglish } from '../../src/reading/english/tidy.ts'
import { type AnnotatedBrief, hastyBriefs, openBriefs, trickyBriefs } from '../relevance/judge.ts'
import {
  type AnnotatedText,
  annotatedBriefs,
  briefsWithRoles,
  privateBriefs,
} from './annotated-briefs.ts'

/** A clause as a training example. */
export interface Example {
  /** Index of its brief, as clauses from the same brief are similar. */
  brief: number
  text: string
  features: string[]
  role: number
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []

/** The same for a brief from samples/relevance, whose notes to the designer are annotated. */
function partsOf({
  brief,
  instructions,
}: AnnotatedBrief): Pick<AnnotatedText, 'company' | 'parts'> {
  const notes = instructions.map((note) => new Set(wordsIn(tidyEnglish(note, []))))
  const parts = clausesOf(tidyEnglish(brief.mainGoal, [brief.companyName])).map(
    ({ text }): [string, Role] => {
      const words = wordsIn(text)
      const isNote = notes.some(
        (note) => words.filter((word) => note.has(word)).length > words.length * 0.8,
      )
      if (!isNote) return [text, HAS_CONTACT.test(text) ? 'contact' : 'business']
      return [
        text,
        MENTIONS_MONEY.test(text) ? 'budget' : MENTIONS_DESIGN.test(text) ? 'looks' : 'website',
      ]
    },
  )
  return { company: brief.companyName, parts }
}
const HAS_CONTACT = /(?:\d[\s-]?){8,}|\uE001|\b(?:ring|text|phone|call|email) (?:me|us)\b/iu
const MENTIONS_MONEY = /\bbudget\b|\$\s?\d|\b\d+\s?k\b|\bgrand\b/i
const MENTIONS_DESIGN =
  /\b(?:colou?rs?|fonts?|looks?|feel|background|stock|fancy|modern|style|dark|bright)\b/i

/** The clauses of all annotated briefs, or of one in every `every` of them. */
export function readExamples(every = 1): Example[] {
  const privates = privateBriefs().length
  const others = [...openBriefs(), ...hastyBriefs(), ...trickyBriefs()]
  return [...annotatedBriefs(), ...briefsWithRoles(), ...others].flatMap((annotated, brief) => {
    if (brief % every !== 0) return []
    const { company, parts } = 'parts' in annotated ? annotated : partsOf(annotated)
    let before: Role | 'start' = 'start'
    const clauses = parts.flatMap(([text, role], index) =>
      clausesOf(tidyEnglish(text, [company])).map((clause) => ({
        ...{ text: clause.text, tokens: clause.tokens, role, position: index / parts.length },
      })),
    )
    const examples = clauses.map(({ text, tokens, role, position }, index) => {
      const next = clauses[index + 1]?.text ?? ''
      const features = featuresOf(tokens, text, { before, position, next })
      before = role
      return { brief, text, features, role: ROLES.indexOf(role) }
    })
    // Only these were written to contain text that is not for customers, which is rare elsewhere,
    // so they count twice.
    return brief < privates ? [...examples, ...examples] : examples
  })
}

const EPOCHS = 30
const LEARNING_RATE = 0.3
/** Weight decay towards 0, without which rare words would get too much weight. */
const WEIGHT_DECAY = () => 0.0005
const MIN_OCCURRENCES = 3

/**
 * Weights of multinomial logistic regression, by stochastic gradient descent with a learning rate
 * that decreases separately for each weight (AdaGrad, Duchi, Hazan and Singer 2011). `decayOf` is
 * how far a weight decays towards 0 for each occurrence of its feature, by their number.
 */
export function train(
  examples: readonly Pick<Example, 'features' | 'role'>[],
  classes: number = ROLES.length,
  decayOf: (occurrences: number) => number = WEIGHT_DECAY,
): Record<string, number[]> {
  const times = new Map<string, number>()
  for (const { features } of examples)
    for (const feature of features) times.set(feature, (times.get(feature) ?? 0) + 1)
  const known = [...times].filter(([, count]) => count >= MIN_OCCURRENCES)
  const indexes = new Map(known.map(([feature], index) => [feature, index * classes]))
  const decays = Float64Array.from(known, ([, count]) => decayOf(count))
  const weights = new Float64Array(known.length * classes)
  const squares = new Float64Array(known.length * classes).fill(1)
  const slopes = new Float64Array(classes)
  const random = randomOf(1)
  let order = examples.map(({ features, role }) => ({
    offsets: Int32Array.from(features.flatMap((feature) => indexes.get(feature) ?? [])),
    role,
  }))
  const at = (values: Float64Array, index: number) => values[index] as number
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    order = random.shuffled(order)
    for (const { offsets, role } of order) {
      slopes.fill(0)
      for (const offset of offsets)
        for (let index = 0; index < classes; index += 1)
          slopes[index] = at(slopes, index) + at(weights, offset + index)
      const maximum = Math.max(...slopes)
      let total = 0
      for (let index = 0; index < classes; index += 1) {
        slopes[index] = Math.exp(at(slopes, index) - maximum)
        total += at(slopes, index)
      }
      for (let index = 0; index < classes; index += 1)
        slopes[index] = at(slopes, index) / total - (index === role ? 1 : 0)
      for (const offset of offsets) {
        const decay = at(decays, offset / classes)
        for (let index = 0; index < classes; index += 1) {
          const place = offset + index
          const slope = at(slopes, index) + decay * at(weights, place)
          squares[place] = at(squares, place) + slope * slope
          weights[place] =
            at(weights, place) - (LEARNING_RATE * slope) / Math.sqrt(at(squares, place))
        }
      }
    }
  }
  return Object.fromEntries(
    known.map(([feature], index) => [
      feature,
      [...weights.subarray(index * classes, (index + 1) * classes)],
    ]),
  )
}

/** Shares of correctly classified clauses in held-out briefs (five-fold cross-validation). */
export function crossValidate(examples: readonly Example[]) {
  const wrong: string[] = []
  let right = 0
  let leaks = 0
  let losses = 0
  for (let turn = 0; turn < 5; turn += 1) {
    const weights = train(examples.filter(({ brief }) => brief % 5 !== turn))
    for (const { brief, features, role, text } of examples) {
      if (brief % 5 !== turn) continue
      const probabilities = roleProbabilities(features, weights)
      const found = probabilities.indexOf(Math.max(...probabilities))
      if (found === role) right += 1
      else if (found === 0) leaks += 1
      else if (role === 0) losses += 1
      if ((found === 0) !== (role === 0)) wrong.push(`${ROLES[role]} as ${ROLES[found]}: ${text}`)
    }
  }
  const businessCount = examples.filter(({ role }) => role === 0).length
  return {
    right: right / examples.length,
    /** Notes that would be printed. */
    leaks: leaks / (examples.length - businessCount),
    /** Statements that would be lost. */
    losses: losses / businessCount,
    wrong,
  }
}
