import { randomOf } from '../../packages/concept-engine/src/random.ts'
import {
  CHARGE_THRESHOLD,
  offerThreshold,
  probability,
} from '../../packages/estimate/src/request-probabilities.ts'
import type { Example } from './feature-examples.ts'

const EPOCHS = 12
const LEARNING_RATE = 0.3
/** Weight decay towards 0, without which rare words would get too much weight. */
const WEIGHT_DECAY = 0.0004
const MIN_COUNT = 3
/**
 * Features of neighbouring words mean the same in every case, so they are learnt however rare they
 * are.
 */
const NEIGHBOUR_FEATURE = /^near /
/** Evidence that means the same for every feature is kept however rare it is. */
const SHARED_FEATURE = /^(?:hit|denied|site|declined|wondered|bias)/

/**
 * Weights of logistic regression, by stochastic gradient descent with a learning rate that
 * decreases separately for each weight (AdaGrad, Duchi, Hazan and Singer 2011).
 */
export function train(examples: readonly Example[]): Record<string, number> {
  const counts = new Map<string, number>()
  // A word that no asking clause contains adds no information, unless it is next to a name.
  for (const { classifierFeatures, isRequested } of examples)
    for (const feature of classifierFeatures)
      if (isRequested || NEIGHBOUR_FEATURE.test(feature))
        counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const weights: Record<string, number> = Object.fromEntries(
    [...counts].flatMap(([feature, count]) =>
      count >= MIN_COUNT || SHARED_FEATURE.test(feature) ? [[feature, 0]] : [],
    ),
  )
  const squaredGradients = new Map(Object.keys(weights).map((feature) => [feature, 1]))
  const random = randomOf(1)
  let shuffled = examples.map(({ classifierFeatures, isRequested }) => ({
    isRequested,
    classifierFeatures: classifierFeatures.filter((feature) => squaredGradients.has(feature)),
  }))
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffled = random.shuffled(shuffled)
    for (const { classifierFeatures, isRequested } of shuffled) {
      const error = probability(classifierFeatures, weights) - (isRequested ? 1 : 0)
      for (const feature of classifierFeatures) {
        const weight = weights[feature] ?? 0
        const gradient = error + WEIGHT_DECAY * weight
        const squaredSum = (squaredGradients.get(feature) ?? 1) + gradient * gradient
        squaredGradients.set(feature, squaredSum)
        weights[feature] = weight - (LEARNING_RATE * gradient) / Math.sqrt(squaredSum)
      }
    }
  }
  return weights
}

const FOLDS = 5

/** Shares of right and wrong results in held-out briefs, with the estimate's thresholds. */
export function crossValidate(examples: readonly Example[]) {
  // The simplest requests are used for training, but are not counted.
  const evaluated = examples.filter(({ brief }) => brief !== undefined)
  const errors: string[] = []
  let charged = 0
  let correct = 0
  let offered = 0
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isHeldOut = ({ brief }: Example) => brief !== undefined && brief % FOLDS === fold
    const weights = train(examples.filter((example) => !isHeldOut(example)))
    for (const { key, text, classifierFeatures, isRequested } of evaluated.filter(isHeldOut)) {
      const likelihood = probability(classifierFeatures, weights)
      const isCharged = likelihood >= CHARGE_THRESHOLD
      if (isCharged) charged += 1
      if (isCharged && isRequested) correct += 1
      if (!isCharged && isRequested && likelihood >= offerThreshold(key)) offered += 1
      if (isCharged !== isRequested)
        errors.push(`${isRequested ? 'missed' : 'charged'} ${key}: ${text}`)
    }
  }
  const requested = evaluated.filter(({ isRequested }) => isRequested).length
  return {
    pairs: evaluated.length,
    requested,
    /** Charged but not asked for, as a share of all charged features. */
    notRequested: (charged - correct) / charged,
    /** Asked for but not charged, as a share of all requested features. */
    missed: (requested - correct) / requested,
    /** Asked for and not even offered, as a share of all requested features. */
    notOffered: (requested - correct - offered) / requested,
    errors: errors.sort(),
  }
}

/** A precision of tenths is enough, and weights below two of them have almost no effect. */
const WEIGHT_SCALE = 10
const MIN_WEIGHT = 2

/** The contents of the weights file that the estimate reads. */
export function formatWeights(weights: Record<string, number>): string {
  const lines = Object.entries(weights)
    .map(([feature, weight]) => [feature, Math.round(weight * WEIGHT_SCALE)] as const)
    .filter(([, weight]) => Math.abs(weight) >= MIN_WEIGHT)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([feature, weight]) => `  ${JSON.stringify(feature)}: ${weight}`)
  return `{\n${lines.join(',\n')}\n}\n`
}
