import { type ComponentProps, type MouseEvent, useRef } from 'react'
import { Button } from '../core/button.ts'

type Press = (event: MouseEvent<HTMLButtonElement>) => unknown

/**
 * A handler that returns a promise changes something: until it settles, further presses are
 * ignored, as is the second press of a double click, which would repeat the change or undo it.
 */
function useGuardedPress(onClick: Press | undefined): Press | undefined {
  const lastPress = useRef({ isRunning: false, returnedPromise: false })
  if (!onClick) return undefined
  return (event) => {
    const { current } = lastPress
    if (current.isRunning || (current.returnedPromise && event.detail > 1))
      return event.preventDefault()
    const result = onClick(event)
    current.returnedPromise = result instanceof Promise
    if (!(result instanceof Promise)) return
    current.isRunning = true
    void result.finally(() => {
      current.isRunning = false
    })
  }
}

/** A button that starts one change at a time. */
export const GuardedButton = ({ onClick, ...props }: ComponentProps<typeof Button>) => (
  <Button {...props} onClick={useGuardedPress(onClick)} />
)

/** The same without the styling of a button. */
export const PlainGuardedButton = ({ onClick, ...props }: ComponentProps<'button'>) => (
  <button type="button" {...props} onClick={useGuardedPress(onClick)} />
)
