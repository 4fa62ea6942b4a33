const newSeed = () => Math.floor(Math.random() * (2 ** 31 - 1))

let next = newSeed()

/**
 * The seed of the next concept's design. The live preview of the answers, here or on the home page,
 * already uses it.
 */
export const designSeed = (): number => next

/** Creates a new seed, once the last one was used. */
export function renewDesignSeed(): number {
  next = newSeed()
  return next
}
