import { HOME_ROTATION_MS, HOME_TILES } from '@agency/contract/constants'
import { useEffect, useState } from 'react'
import { useMotionAllowed } from '../../ui/core/motion.ts'

export interface Tiles<T> {
  shown: T[]
  /** The index in the list of the next concept. */
  next: number
}

export const firstTiles = <T>(list: T[]): Tiles<T> => ({
  shown: list.slice(0, HOME_TILES),
  next: HOME_TILES % Math.max(1, list.length),
})

/**
 * The tiles after the next concept of the list replaced one of them; concepts already shown are
 * skipped.
 */
export function rotated<T>({ shown, next }: Tiles<T>, list: T[], slot: number): Tiles<T> {
  for (let step = 0; step < list.length; step++) {
    const at = (next + step) % list.length
    const coming = list[at]
    if (coming === undefined || shown.includes(coming)) continue
    return { shown: shown.with(slot, coming), next: (at + 1) % list.length }
  }
  return { shown, next }
}

const shuffled = <T>(items: T[]) =>
  items
    .map((item) => ({ item, rank: Math.random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)

/**
 * Six items of the list at a time. The server shows the first six; the browser shuffles the list on
 * load and then swaps a random tile every two seconds, but never the one in `held`.
 */
export function useRotatingTiles<T>(list: T[], held: number | undefined): T[] {
  const [order, setOrder] = useState(list)
  const [tiles, setTiles] = useState(() => firstTiles(list))
  const mayMove = useMotionAllowed()

  useEffect(() => {
    const next = shuffled(list)
    setOrder(next)
    setTiles(firstTiles(next))
  }, [list])

  useEffect(() => {
    if (!mayMove || order.length <= HOME_TILES) return
    const timer = setInterval(() => {
      const free = Array.from({ length: HOME_TILES }, (_, slot) => slot).filter(
        (slot) => slot !== held,
      )
      const slot = free[Math.floor(Math.random() * free.length)]
      if (slot !== undefined) setTiles((now) => rotated(now, order, slot))
    }, HOME_ROTATION_MS)
    return () => clearInterval(timer)
  }, [order, held, mayMove])

  return tiles.shown
}
