import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { dayFromNow } from '../../format/dates.ts'
import { CompactInput } from '../../ui/forms/controls.ts'

const Day = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    color: 'fg.muted',
    fontWeight: '550',
    '& input': { width: 'auto', minWidth: '140px' },
  },
})

interface Days {
  from: string
  to: string
}
interface SourcesDaysProps {
  state: { chooseDays: (days: Days) => void }
  report: Days | undefined
}

/** The first and last day of the report, for a period that has no name. */
export function SourcesDays({ state: { chooseDays }, report }: SourcesDaysProps) {
  const [days, setDays] = useState({ from: '', to: '' })
  const { from = '', to = '' } = report ?? {}
  useEffect(() => setDays({ from, to }), [from, to])
  const change = (changed: Partial<typeof days>) => {
    const next = { ...days, ...changed }
    setDays(next)
    // An unfinished date is empty.
    if (next.from !== '' && next.from <= next.to) chooseDays(next)
  }
  return (
    <>
      <Day>
        From
        <CompactInput
          type="date"
          value={days.from}
          max={days.to || dayFromNow()}
          onChange={(event) => change({ from: event.target.value })}
        />
      </Day>
      <Day>
        To
        <CompactInput
          type="date"
          value={days.to}
          min={days.from}
          max={dayFromNow()}
          onChange={(event) => change({ to: event.target.value })}
        />
      </Day>
    </>
  )
}
