import { type AnalyticsPeriod, analyticsPeriods } from '@agency/contract/analytics'
import { Segments } from '../../../ui/segments.tsx'
import { periodNames } from './figure-words.ts'

const options = analyticsPeriods.map((period) => [period, periodNames[period]] as const)

interface PeriodChoiceProps {
  period: AnalyticsPeriod
  onChange: (period: AnalyticsPeriod) => void
}

export const PeriodChoice = ({ period, onChange }: PeriodChoiceProps) => (
  <Segments
    dense
    legend="Period"
    name="period"
    options={options}
    value={period}
    onChange={onChange}
  />
)
