/** A source of pseudo-random numbers that is repeatable for a seed. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number
  /** Uniform integer in [0, limit). */
  below(limit: number): number
  /** Uniform in [low, high). */
  between(low: number, high: number): number
  pick<T>(items: readonly [T, ...T[]]): T
  /** A copy in random order. */
  shuffled<T>(items: readonly T[]): T[]
}

/** mulberry32 (Tommy Ettinger, public domain): 32 bits of state, good enough for layout. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let hash = Math.imul(state ^ (state >>> 15), state | 1)
    hash ^= hash + Math.imul(hash ^ (hash >>> 7), hash | 61)
    return ((hash ^ (hash >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    between: (low, high) => low + next() * (high - low),
    pick: (items) => items[below(items.length)] ?? items[0],
    shuffled: (items) => {
      const copy = [...items]
      for (let last = copy.length - 1; last > 0; last -= 1) {
        const other = below(last + 1)
        const swapped = copy[last] as (typeof copy)[number]
        copy[last] = copy[other] as (typeof copy)[number]
        copy[other] = swapped
      }
      return copy
    },
  }
}

/** A 31-bit seed from text and a number (FNV-1a). */
export function seedFrom(text: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 1
}
