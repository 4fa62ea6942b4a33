import { type MouseEvent, type RefObject, useRef } from 'react'

/**
 * Handlers of a dialog that close it by a press beside it: begun and ended there. A text selection
 * that is released beside it, or a click on its own empty space, is none.
 */
export function useBackdropPress(dialog: RefObject<HTMLDialogElement | null>, close: () => void) {
  const beganBeside = useRef(false)
  const isBeside = ({ target, clientX: x, clientY: y }: MouseEvent) => {
    const box = dialog.current?.getBoundingClientRect()
    if (!box || target !== dialog.current) return false
    return x < box.left || x > box.right || y < box.top || y > box.bottom
  }
  return {
    onPointerDown: (event: MouseEvent) => {
      beganBeside.current = isBeside(event)
    },
    onClick: (event: MouseEvent) => {
      if (beganBeside.current && isBeside(event)) close()
    },
  }
}
