import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * For controls whose value React holds: `take` is called once with the element that has the ref. What was
 * chosen before this code came is on the screen still, and React does not know it.
 */
export function useEarlyChoice<Element extends HTMLElement>(
  take: (element: Element) => void,
): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  const takeFrom = useEffectEvent(take)
  useEffect(() => {
    if (ref.current) takeFrom(ref.current)
  }, [])
  return ref
}

/** The value of the radio button that is chosen in an element. */
export const chosenIn = (element: HTMLElement) =>
  element.querySelector<HTMLInputElement>('input:checked')?.value
