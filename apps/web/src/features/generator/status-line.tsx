import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { Spinner } from '../../ui/spinner.tsx'
import { clock, phraseAt } from './status-phrase.ts'

const Line = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '3' } })
const Time = chakra('span', { base: { fontVariantNumeric: 'tabular-nums', fontWeight: '500' } })

/** Spinner, phrase and the time that has really passed. For the eyes: the wait is announced elsewhere. */
export function StatusLine({ startedAt }: { startedAt: number }) {
  const [elapsed, setElapsed] = useState(0)
  useEffect(() => {
    const look = () => setElapsed(Date.now() - startedAt)
    const timer = setInterval(look, 250)
    return () => clearInterval(timer)
  }, [startedAt])
  return (
    <Line aria-hidden="true">
      <Spinner /> {phraseAt(elapsed)} <Time>{clock(elapsed)}</Time>
    </Line>
  )
}
