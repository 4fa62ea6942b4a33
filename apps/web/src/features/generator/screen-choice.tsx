import { chakra } from '@chakra-ui/react/styled-system'
import type { Screen } from './live-frame.tsx'

/** A screen that the live page is shown on, or the picture of it. */
export type Shown = Screen | 'picture'

const choices = [
  ['desktop', 'Desktop'],
  ['tablet', 'Tablet'],
  ['phone', 'Phone'],
  ['picture', 'Picture'],
] as const satisfies (readonly [Shown, string])[]

const Group = chakra('div', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    width: 'fit-content',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'control',
    '& button': {
      minHeight: '42px',
      paddingInline: '4',
      borderRadius: '5px',
      color: 'fg.muted',
      fontWeight: '600',
      cursor: 'pointer',
      _hover: { color: 'fg' },
    },
    '& button + button': { borderInlineStartWidth: '1px', borderColor: 'line' },
    '& button[aria-pressed=true]': {
      bg: 'raised',
      color: 'accent',
      textDecoration: 'underline',
      textUnderlineOffset: '.3em',
    },
  },
})

interface ScreenChoiceProps {
  shown: Shown
  onChange: (shown: Shown) => void
}

/** What the concept is shown on, one press apart. */
export const ScreenChoice = ({ shown, onChange }: ScreenChoiceProps) => (
  <Group role="group" aria-label="Show the concept on">
    {choices.map(([each, label]) => (
      <button key={each} type="button" aria-pressed={each === shown} onClick={() => onChange(each)}>
        {label}
      </button>
    ))}
  </Group>
)
