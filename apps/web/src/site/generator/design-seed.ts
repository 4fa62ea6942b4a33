const SEEDS = 2 ** 31 - 1

let next = Math.floor(Math.random() * SEEDS)

/**
 * The seed of the next concept's design. The live preview of the answers, here or on the home page,
 * already uses it.
 */
export const designSeed = (): number => next

/** The following seed, once the last one was used: consecutive ones give different designs. */
export function renewDesignSeed(): number {
  next = (next + 1) % SEEDS
  return next
}
