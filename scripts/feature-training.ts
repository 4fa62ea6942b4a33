import { randomOf } from '../packages/concept-engine/src/random.ts'
import { CHARGED, chanceOf, offeredFrom } from '../packages/estimate/src/asked-features.ts'
import type { Example } from './feature-examples.ts'

const EPOCHS = 12
const RATE = 0.3
/** Draws weights towards 0, or rare words would be believed too much. */
const DECAY = 0.0004
const LEAST_TIMES = 3
/** What any function shows in the same way is learnt however rare it is. */
const NEAR = /^near /
const SHARED = /^(?:hit|denied|site|declined|wondered|bias)/

/**
 * Weights of logistic regression, by stochastic gradient descent with a rate that falls for each
 * weight by itself (AdaGrad, Duchi, Hazan and Singer 2011).
 */
export function train(examples: readonly Example[]): Record<string, number> {
  const times = new Map<string, number>()
  // A word that no asking clause has says nothing that the others do not, unless it stands by a name.
  for (const { seen, isAsked } of examples)
    for (const each of seen)
      if (isAsked || NEAR.test(each)) times.set(each, (times.get(each) ?? 0) + 1)
  const weights: Record<string, number> = Object.fromEntries(
    [...times].flatMap(([each, count]) =>
      count >= LEAST_TIMES || SHARED.test(each) ? [[each, 0]] : [],
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
      const error = chanceOf(seen, weights) - (isAsked ? 1 : 0)
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

/** Shares told rightly and wrongly, of briefs that were not learnt from, with the estimate's thresholds. */
export function crossValidate(examples: readonly Example[]) {
  // The plainest wishes are learnt from and not counted.
  const counted = examples.filter(({ brief }) => brief !== undefined)
  const wrong: string[] = []
  let charged = 0
  let right = 0
  let offered = 0
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isHeldOut = ({ brief }: Example) => brief !== undefined && brief % FOLDS === fold
    const weights = train(examples.filter((example) => !isHeldOut(example)))
    for (const { key, text, seen, isAsked } of counted.filter(isHeldOut)) {
      const chance = chanceOf(seen, weights)
      const isCharged = chance >= CHARGED
      if (isCharged) charged += 1
      if (isCharged && isAsked) right += 1
      if (!isCharged && isAsked && chance >= offeredFrom(key)) offered += 1
      if (isCharged !== isAsked) wrong.push(`${isAsked ? 'missed' : 'charged'} ${key}: ${text}`)
    }
  }
  const asked = counted.filter(({ isAsked }) => isAsked).length
  return {
    pairs: counted.length,
    asked,
    /** Charged and not asked for, of what is charged. */
    unasked: (charged - right) / charged,
    /** Asked for and not charged, of what is asked for. */
    uncharged: (asked - right) / asked,
    /** Asked for and not even offered, of what is asked for. */
    forgotten: (asked - right - offered) / asked,
    wrong: wrong.sort(),
  }
}

/** Tenths are exact enough, and weights below two of them change next to nothing. */
const STEPS = 10
const LEAST = 2

/** The text of the file of weights that the estimate reads. */
export function weightsFile(weights: Record<string, number>): string {
  const lines = Object.entries(weights)
    .map(([seen, weight]) => [seen, Math.round(weight * STEPS)] as const)
    .filter(([, weight]) => Math.abs(weight) >= LEAST)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([seen, weight]) => `  ${JSON.stringify(seen)}: ${weight}`)
  return `{\n${lines.join(',\n')}\n}\n`
}
