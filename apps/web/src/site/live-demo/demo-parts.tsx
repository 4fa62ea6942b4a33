import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { usePreHydrationValue } from '../../ui/forms/use-pre-hydration-value.ts'
import { emberFrame } from './ember-frame.ts'

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    ...emberFrame,
    '& > svg': { display: 'block', width: 'full', height: 'auto' },
  },
})
const Panel = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    padding: { base: '4', sm: '6' },
    borderTopWidth: '1px',
    borderColor: 'line',
  },
})

interface DemoFrameProps {
  /** What the demo shows, at full width: usually an SVG. */
  drawing?: ReactNode
  /** Its controls and what they lead to. */
  children: ReactNode
}

export const DemoFrame = ({ drawing, children }: DemoFrameProps) => (
  <Frame>
    {drawing}
    <Panel>{children}</Panel>
  </Frame>
)

export const Controls = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '6', alignItems: 'end' },
})

const Reader = chakra('p', {
  base: { fontWeight: '600', fontVariantNumeric: 'tabular-nums', minHeight: '3.2em' },
})

/** The result in words, announced when it changes: it stands for the drawing. */
export const Reading = ({ children }: { children: ReactNode }) => (
  <Reader role="status">{children}</Reader>
)

const SliderField = chakra('div', {
  base: {
    flex: '1 1 220px',
    display: 'grid',
    gap: '1',
    '& label': { display: 'flex', justifyContent: 'space-between', fontWeight: '650' },
    '& output': { fontVariantNumeric: 'tabular-nums', color: 'fg.muted', fontWeight: '400' },
    '& input': { width: 'full', minHeight: '44px', accentColor: '{colors.brand.500}' },
  },
})

interface SliderProps {
  label: string
  min: number
  max: number
  step?: number
  value: number
  /** The value in words. */
  valueText: string
  onChange: (value: number) => void
}

export function Slider({ label, min, max, step = 1, value, valueText, onChange }: SliderProps) {
  const id = useId()
  const input = usePreHydrationValue<HTMLInputElement>((element) => onChange(Number(element.value)))
  return (
    <SliderField>
      <label htmlFor={id}>
        {label}{' '}
        <output htmlFor={id} aria-live="off">
          {valueText}
        </output>
      </label>
      <input
        ref={input}
        id={id}
        type="range"
        {...{ min, max, step, value }}
        aria-valuetext={valueText}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </SliderField>
  )
}
