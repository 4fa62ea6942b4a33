import { Stage } from '@agency/contract/pipeline-stages'
import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** A press that moves less than this many pixels is a click. */
const DRAG_THRESHOLD_PX = 6
/** Within this distance of the board's edge, a dragged card scrolls it. */
const SCROLL_EDGE_PX = 48
const SCROLL_STEP_PX = 12

/** The column at a point of the screen. */
const stageAt = (x: number, y: number): Stage | undefined => {
  const column = document
    .elementsFromPoint(x, y)
    .find((element) => element instanceof HTMLElement && element.dataset.stage !== undefined)
  return Stage.safeParse(column instanceof HTMLElement && column.dataset.stage).data
}

interface Drag {
  pointerId: number
  card: HTMLElement
  startX: number
  startY: number
  isMoving: boolean
  board: HTMLElement | null
  boardScroll: number
}

/** On touch screens only the handle drags, so that a swipe over the cards scrolls. */
const mayDrag = ({ pointerType, button, target }: PointerEvent) =>
  button === 0 &&
  target instanceof Element &&
  (pointerType === 'mouse'
    ? target.closest('a, select, input') === null || target.closest('[data-handle]') !== null
    : target.closest('[data-handle]') !== null)

/**
 * Dragging of a card by mouse, pen or touch. `onOver` is called with the stage under the pointer,
 * and `onDrop` with the one where the card is dropped; Escape cancels.
 */
export function useCardDrag({
  onOver,
  onDrop,
}: {
  onOver: (stage: Stage | undefined) => void
  onDrop: (stage: Stage) => void
}) {
  const drag = useRef<Drag>(undefined)
  const [isDragging, setDragging] = useState(false)

  const end = () => {
    const current = drag.current
    drag.current = undefined
    if (!current) return
    current.card.style.transform = ''
    setDragging(false)
    onOver(undefined)
    // The click that ends a drag is none.
    if (current.isMoving) {
      const stop = (event: Event) => {
        event.preventDefault()
        event.stopPropagation()
      }
      addEventListener('click', stop, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', stop, { capture: true }))
    }
  }
  const latestEnd = useRef(end)
  latestEnd.current = end
  useEffect(() => {
    if (!isDragging) return
    const cancel = (event: KeyboardEvent) => event.key === 'Escape' && latestEnd.current()
    addEventListener('keydown', cancel)
    return () => removeEventListener('keydown', cancel)
  }, [isDragging])

  return {
    isDragging,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!mayDrag(event)) return
        const card = event.currentTarget
        const board = card.closest<HTMLElement>('[data-board]')
        drag.current = {
          ...{ pointerId: event.pointerId, card, board },
          ...{ startX: event.clientX, startY: event.clientY, isMoving: false },
          boardScroll: board?.scrollLeft ?? 0,
        }
      },
      onPointerMove: ({ pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
        const current = drag.current
        if (current?.pointerId !== pointerId) return
        const { card, board } = current
        if (!current.isMoving) {
          if (Math.hypot(x - current.startX, y - current.startY) < DRAG_THRESHOLD_PX) return
          current.isMoving = true
          card.setPointerCapture(pointerId)
          getSelection()?.removeAllRanges()
          setDragging(true)
        }
        if (board) {
          const { left, right } = board.getBoundingClientRect()
          if (x < left + SCROLL_EDGE_PX) board.scrollLeft -= SCROLL_STEP_PX
          if (x > right - SCROLL_EDGE_PX) board.scrollLeft += SCROLL_STEP_PX
        }
        const scrolled = (board?.scrollLeft ?? 0) - current.boardScroll
        card.style.transform = `translate(${x - current.startX + scrolled}px, ${y - current.startY}px)`
        onOver(stageAt(x, y))
      },
      onPointerUp: ({ pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
        const current = drag.current
        if (current?.pointerId !== pointerId) return
        const stage = current.isMoving ? stageAt(x, y) : undefined
        end()
        if (stage) onDrop(stage)
      },
      onPointerCancel: () => end(),
    },
  }
}
