import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'

const FailureText = chakra('p', {
  base: {
    color: 'error',
    fontWeight: '600',
    // Keeps clear of the bar that is fixed at the top.
    scrollMarginTop: '80px',
    scrollMarginBottom: '80px',
  },
})

/**
 * Why a form was not saved. It scrolls into view and takes focus: the button can be screens away.
 */
export function FormFailure({ message }: { message: string }) {
  const textRef = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (message) textRef.current?.focus()
  }, [message])
  return (
    message && (
      <FailureText ref={textRef} tabIndex={-1} role="alert">
        {message}
      </FailureText>
    )
  )
}
