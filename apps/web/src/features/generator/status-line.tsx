import { statusPhrases } from '@agency/contract/generation'
import { STATUS_PHRASE_MS } from '@agency/contract/limits'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { Spinner } from '../../ui/spinner.tsx'

/** The phrase that shows after so many milliseconds. */
export const phraseAt = (elapsed: number) =>
  statusPhrases[Math.floor(elapsed / STATUS_PHRASE_MS) % statusPhrases.length]

/** Whole seconds as 0:07. */
export const clock = (elapsed: number) => {
  const seconds = Math.floor(elapsed / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

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
