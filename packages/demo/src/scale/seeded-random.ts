/** Pseudo-random numbers, the same for the same seed (mulberry32 by Tommy Ettinger). */
export interface SeededRandom {
  /** From 0 to 1, excluding 1. */
  next(): number
  /** An integer from 0, below `end`. */
  below(end: number): number
  pick<Item>(list: readonly Item[]): Item
}

export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return { next, below, pick: (list) => list[below(list.length)] as (typeof list)[number] }
}
