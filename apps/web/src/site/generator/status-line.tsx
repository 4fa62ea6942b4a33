import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { Spinner } from '../../ui/core/spinner.tsx'
import { VisuallyHidden } from '../../ui/core/text.ts'
import { phraseAt } from './status-phrase.ts'

const Line = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '3' } })

/** The spinner and phrase are visual only; screen readers get `children`. */
export function StatusLine({ startedAt, children }: { startedAt: number; children: string }) {
  const [elapsed, setElapsed] = useState(0)
  useEffect(() => {
    const update = () => setElapsed(Math.max(0, Date.now() - startedAt))
    const timer = setInterval(update, 250)
    return () => clearInterval(timer)
  }, [startedAt])
  return (
    <>
      <VisuallyHidden>{children}</VisuallyHidden>
      <Line aria-hidden="true">
        <Spinner /> {phraseAt(elapsed)}
      </Line>
    </>
  )
}
