import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * For controlled inputs: calls `onValue` once with the element that has the ref. A choice made
 * before this code loaded is still visible on the page, but React does not know about it.
 */
export function usePreHydrationValue<Element extends HTMLElement>(
  onValue: (element: Element) => void,
): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  const notify = useEffectEvent(onValue)
  useEffect(() => {
    if (ref.current) notify(ref.current)
  }, [])
  return ref
}

/** The value of the selected radio button in an element. */
export const checkedValueIn = (element: HTMLElement) =>
  element.querySelector<HTMLInputElement>('input:checked')?.value
