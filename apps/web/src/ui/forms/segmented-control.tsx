import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '../core/text.ts'
import { checkedValueIn, usePreHydrationValue } from './use-pre-hydration-value.ts'

const Fieldset = chakra('fieldset', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    width: 'fit-content',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'control',
    '& label': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '42px',
      // Four options fit side by side on a phone.
      paddingInline: { base: '2', sm: '4' },
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
  variants: {
    /** As compact as the dashboard's other controls. */
    dense: { true: { '& label': { minHeight: { base: '42px', md: '34px' }, paddingInline: '3' } } },
  },
})

interface SegmentsProps<Value extends string> {
  /** The question that the options answer, for screen readers. */
  legend: string
  name: string
  options: readonly (readonly [value: Value, label: string])[]
  /** Undefined if none of them is chosen. */
  value: Value | undefined
  dense?: boolean
  onChange: (value: Value) => void
}

/** A choice between a few mutually exclusive options, shown side by side. */
export const SegmentedControl = <Value extends string>({
  legend,
  name,
  options,
  value,
  dense,
  onChange,
}: SegmentsProps<Value>) => {
  const fieldset = usePreHydrationValue<HTMLFieldSetElement>((element) => {
    const preHydrationValue = options.find(([option]) => option === checkedValueIn(element))?.[0]
    if (preHydrationValue !== undefined && preHydrationValue !== value) onChange(preHydrationValue)
  })
  return (
    <Fieldset ref={fieldset} dense={dense}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {options.map(([option, label]) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span>{label}</span>
        </label>
      ))}
    </Fieldset>
  )
}
