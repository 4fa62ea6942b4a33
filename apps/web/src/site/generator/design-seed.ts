const newSeed = () => Math.floor(Math.random() * (2 ** 31 - 1))

let next = newSeed()

/**
 * Names the design that the next concept gets: the page that composes itself from its answers, here or on
 * the home page, has it already.
 */
export const designSeed = (): number => next

/** Names another one, as the last was used. */
export function renewDesignSeed(): number {
  next = newSeed()
  return next
}
