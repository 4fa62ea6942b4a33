import { SegmentedControl } from '../../ui/forms/segmented-control.tsx'
import type { Screen } from './live-frame.tsx'

/** A screen that the live page is shown on, or the picture of it. */
export type Shown = Screen | 'picture'

const choices = [
  ['desktop', 'Desktop'],
  ['tablet', 'Tablet'],
  ['phone', 'Phone'],
  ['picture', 'Picture'],
] as const satisfies (readonly [Shown, string])[]

interface ScreenChoiceProps {
  shown: Shown
  onChange: (shown: Shown) => void
}

/** What the concept is shown on, one press apart. */
export const ScreenChoice = ({ shown, onChange }: ScreenChoiceProps) => (
  <SegmentedControl
    legend="Show the concept on"
    name="screen"
    options={choices}
    value={shown}
    onChange={onChange}
  />
)
