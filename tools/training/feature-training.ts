import { randomOf } from '../../packages/concept-engine/src/random.ts'
import {
  CHARGE_THRESHOLD,
  offerThreshold,
  probability,
} from '../../packages/estimate/src/request-probabilities.ts'
import type { Example } from './feature-examples.ts'

const EPOCHS = 12
const RATE = 0.3
/** Weight decay towards 0, without which rare words would get too much weight. */
const DECAY = 0.0004
const MIN_TIMES = 3
/** What any function shows in the same way is learnt however rare it is. */
const NEAR = /^near /
/** Evidence that means the same for every feature is kept however rare it is. */
const SHARED = /^(?:hit|denied|site|declined|wondered|bias)/

/**
 * Weights of logistic regression, by stochastic gradient descent with a learning rate that
 * decreases separately for each weight (AdaGrad, Duchi, Hazan and Singer 2011).
 */
export function train(examples: readonly Example[]): Record<string, number> {
  const times = new Map<string, number>()
  // A word that no asking clause contains adds no information, unless it is next to a name.
  for (const { seen, isAsked } of examples)
    for (const each of seen)
      if (isAsked || NEAR.test(each)) times.set(each, (times.get(each) ?? 0) + 1)
  const weights: Record<string, number> = Object.fromEntries(
    [...times].flatMap(([each, count]) =>
      count >= MIN_TIMES || SHARED.test(each) ? [[each, 0]] : [],
    ),
  )
  const squares = new Map(Object.keys(weights).map((each) => [each, 1]))
  const random = randomOf(1)
  let order = examples.map(({ seen, isAsked }) => ({
    isAsked,
    seen: seen.filter((each) => squares.has(each)),
  }))
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    order = random.shuffled(order)
    for (const { seen, isAsked } of order) {
      const error = probability(seen, weights) - (isAsked ? 1 : 0)
      for (const each of seen) {
        const weight = weights[each] ?? 0
        const slope = error + DECAY * weight
        const squared = (squares.get(each) ?? 1) + slope * slope
        squares.set(each, squared)
        weights[each] = weight - (RATE * slope) / Math.sqrt(squared)
      }
    }
  }
  return weights
}

const FOLDS = 5

/** Shares of right and wrong results in held-out briefs, with the estimate's thresholds. */
export function crossValidate(examples: readonly Example[]) {
  // The simplest requests are used for training, but are not counted.
  const counted = examples.filter(({ brief }) => brief !== undefined)
  const wrong: string[] = []
  let charged = 0
  let right = 0
  let offered = 0
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isHeldOut = ({ brief }: Example) => brief !== undefined && brief % FOLDS === fold
    const weights = train(examples.filter((example) => !isHeldOut(example)))
    for (const { key, text, seen, isAsked } of counted.filter(isHeldOut)) {
      const chance = probability(seen, weights)
      const isCharged = chance >= CHARGE_THRESHOLD
      if (isCharged) charged += 1
      if (isCharged && isAsked) right += 1
      if (!isCharged && isAsked && chance >= offerThreshold(key)) offered += 1
      if (isCharged !== isAsked) wrong.push(`${isAsked ? 'missed' : 'charged'} ${key}: ${text}`)
    }
  }
  const requested = counted.filter(({ isAsked }) => isAsked).length
  return {
    pairs: counted.length,
    asked: requested,
    /** Charged but not asked for, as a share of all charged features. */
    unasked: (charged - right) / charged,
    /** Asked for but not charged, as a share of all requested features. */
    uncharged: (requested - right) / requested,
    /** Asked for and not even offered, as a share of all requested features. */
    forgotten: (requested - right - offered) / requested,
    wrong: wrong.sort(),
  }
}

/** A precision of tenths is enough, and weights below two of them have almost no effect. */
const STEPS = 10
const MIN_WEIGHT = 2

/** The contents of the weights file that the estimate reads. */
export function weightsFile(weights: Record<string, number>): string {
  const lines = Object.entries(weights)
    .map(([seen, weight]) => [seen, Math.round(weight * STEPS)] as const)
    .filter(([, weight]) => Math.abs(weight) >= MIN_WEIGHT)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([seen, weight]) => `  ${JSON.stringify(seen)}: ${weight}`)
  return `{\n${lines.join(',\n')}\n}\n`
}
