import { HOME_ROTATION_MS, HOME_TILES } from '@agency/contract/constants'
import { useEffect, useState } from 'react'
import { useMotionAllowed } from '../../ui/core/motion.ts'

export interface Tiles<T> {
  visible: T[]
  /** The index in the list of the next concept. */
  next: number
}

export const firstTiles = <T>(list: T[]): Tiles<T> => ({
  visible: list.slice(0, HOME_TILES),
  next: HOME_TILES % Math.max(1, list.length),
})

/**
 * The tiles after the next concept of the list replaced one of them; concepts already shown are
 * skipped.
 */
export function rotateTile<T>({ visible, next }: Tiles<T>, list: T[], slot: number): Tiles<T> {
  for (let step = 0; step < list.length; step++) {
    const index = (next + step) % list.length
    const candidate = list[index]
    if (candidate === undefined || visible.includes(candidate)) continue
    return { visible: visible.with(slot, candidate), next: (index + 1) % list.length }
  }
  return { visible, next }
}

const shuffle = <T>(items: T[]) =>
  items
    .map((item) => ({ item, rank: Math.random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)

/**
 * Six items of the list at a time. The server shows the first six; the browser shuffles the list on
 * load and then swaps a random tile every two seconds, but never the one in `pausedSlot`.
 */
export function useRotatingTiles<T>(list: T[], pausedSlot: number | undefined): T[] {
  const [order, setOrder] = useState(list)
  const [tiles, setTiles] = useState(() => firstTiles(list))
  const isMotionAllowed = useMotionAllowed()

  useEffect(() => {
    const next = shuffle(list)
    setOrder(next)
    setTiles(firstTiles(next))
  }, [list])

  useEffect(() => {
    if (!isMotionAllowed || order.length <= HOME_TILES) return
    const timer = setInterval(() => {
      const freeSlots = Array.from({ length: HOME_TILES }, (_, slot) => slot).filter(
        (slot) => slot !== pausedSlot,
      )
      const slot = freeSlots[Math.floor(Math.random() * freeSlots.length)]
      if (slot !== undefined) setTiles((current) => rotateTile(current, order, slot))
    }, HOME_ROTATION_MS)
    return () => clearInterval(timer)
  }, [order, pausedSlot, isMotionAllowed])

  return tiles.visible
}
