import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * For controls whose value React holds: `take` is called once with the element that has the ref. A
 * choice made before this code loaded is still on the screen, but React does not know about it.
 */
export function usePreHydrationValue<Element extends HTMLElement>(
  take: (element: Element) => void,
): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  const takeFrom = useEffectEvent(take)
  useEffect(() => {
    if (ref.current) takeFrom(ref.current)
  }, [])
  return ref
}

/** The value of the selected radio button in an element. */
export const chosenIn = (element: HTMLElement) =>
  element.querySelector<HTMLInputElement>('input:checked')?.value
