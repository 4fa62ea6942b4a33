import { type MouseEvent, type RefObject, useRef } from 'react'

/**
 * Event handlers for a dialog that close it by a press outside it, if the press both begins and
 * ends outside. Releasing a text selection outside, or clicking on its empty space, does not count.
 */
export function useBackdropPress(dialog: RefObject<HTMLDialogElement | null>, close: () => void) {
  const startedOutside = useRef(false)
  const isOutside = ({ target, clientX: x, clientY: y }: MouseEvent) => {
    const box = dialog.current?.getBoundingClientRect()
    if (!box || target !== dialog.current) return false
    return x < box.left || x > box.right || y < box.top || y > box.bottom
  }
  return {
    onPointerDown: (event: MouseEvent) => {
      startedOutside.current = isOutside(event)
    },
    onClick: (event: MouseEvent) => {
      if (startedOutside.current && isOutside(event)) close()
    },
  }
}
