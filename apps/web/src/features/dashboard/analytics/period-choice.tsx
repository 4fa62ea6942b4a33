import { type AnalyticsPeriod, analyticsPeriods } from '@agency/contract/analytics'
import { chakra } from '@chakra-ui/react/styled-system'
import { Unseen } from '../../../ui/text.ts'
import { periodNames } from './figure-words.ts'

const Segments = chakra('fieldset', {
  base: {
    display: 'inline-flex',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'control',
    '& label': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: '42px', md: '34px' },
      paddingInline: '3',
      borderRadius: '5px',
      color: 'fg.muted',
      fontWeight: '600',
      cursor: 'pointer',
      _hover: { color: 'fg' },
    },
    '& label + label': { borderInlineStartWidth: '1px', borderColor: 'line' },
    '& input': { position: 'absolute', opacity: '0', pointerEvents: 'none' },
    '& label:has(:checked)': { bg: 'raised', color: 'accent' },
    '& label:has(:checked) span': { textDecoration: 'underline', textUnderlineOffset: '.3em' },
    '& label:has(:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
  },
})

interface PeriodChoiceProps {
  period: AnalyticsPeriod
  onChange: (period: AnalyticsPeriod) => void
}

export const PeriodChoice = ({ period, onChange }: PeriodChoiceProps) => (
  <Segments>
    <Unseen as="legend">Period</Unseen>
    {analyticsPeriods.map((each) => (
      <label key={each}>
        <input
          type="radio"
          name="period"
          checked={each === period}
          onChange={() => onChange(each)}
        />
        <span>{periodNames[each]}</span>
      </label>
    ))}
  </Segments>
)
