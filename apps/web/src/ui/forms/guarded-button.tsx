import { type ComponentProps, type MouseEvent, useRef } from 'react'
import { Button } from '../core/button.ts'

type Press = (event: MouseEvent<HTMLButtonElement>) => unknown

/**
 * A handler that returns a promise changes something: until it settles, further presses are
 * ignored, as is the second press of a double click, which would repeat the change or undo it.
 */
function useGuardedPress(onClick: Press | undefined): Press | undefined {
  const last = useRef({ isRunning: false, wasChange: false })
  if (!onClick) return undefined
  return (event) => {
    const { current } = last
    if (current.isRunning || (current.wasChange && event.detail > 1)) return event.preventDefault()
    const result = onClick(event)
    current.wasChange = result instanceof Promise
    if (!(result instanceof Promise)) return
    current.isRunning = true
    void result.finally(() => {
      current.isRunning = false
    })
  }
}

/** A button that starts one change at a time. */
export const GuardedButton = ({ onClick, ...given }: ComponentProps<typeof Button>) => (
  <Button {...given} onClick={useGuardedPress(onClick)} />
)

/** The same without the styling of a button. */
export const PlainGuardedButton = ({ onClick, ...given }: ComponentProps<'button'>) => (
  <button type="button" {...given} onClick={useGuardedPress(onClick)} />
)
