import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { Spinner } from '../../ui/spinner.tsx'
import { Unseen } from '../../ui/text.ts'
import { phraseAt } from './status-phrase.ts'

const Line = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '3' } })

/** Spinner and phrase, for the eyes only; who cannot see them is told `children`. */
export function StatusLine({ startedAt, children }: { startedAt: number; children: string }) {
  const [elapsed, setElapsed] = useState(0)
  useEffect(() => {
    const look = () => setElapsed(Math.max(0, Date.now() - startedAt))
    const timer = setInterval(look, 250)
    return () => clearInterval(timer)
  }, [startedAt])
  return (
    <>
      <Unseen>{children}</Unseen>
      <Line aria-hidden="true">
        <Spinner /> {phraseAt(elapsed)}
      </Line>
    </>
  )
}
