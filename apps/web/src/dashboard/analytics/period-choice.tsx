import { type AnalyticsPeriod, analyticsPeriods } from '@agency/contract/analytics'
import { SegmentedControl } from '../../ui/forms/segmented-control.tsx'
import { periodNames } from './figure-labels.ts'

const options = analyticsPeriods.map((period) => [period, periodNames[period]] as const)

interface PeriodChoiceProps {
  /** Undefined if days were chosen instead. */
  period: AnalyticsPeriod | undefined
  onChange: (period: AnalyticsPeriod) => void
}

export const PeriodChoice = ({ period, onChange }: PeriodChoiceProps) => (
  <SegmentedControl
    dense
    legend="Period"
    name="period"
    options={options}
    value={period}
    onChange={onChange}
  />
)
