import { SegmentedControl } from '../../ui/forms/segmented-control.tsx'
import type { Screen } from './live-frame.tsx'

/** A screen to show the live page on, or its image. */
export type PreviewMode = Screen | 'picture'

const choices = [
  ['desktop', 'Desktop'],
  ['tablet', 'Tablet'],
  ['phone', 'Phone'],
  ['picture', 'Picture'],
] as const satisfies (readonly [PreviewMode, string])[]

interface ScreenChoiceProps {
  mode: PreviewMode
  onChange: (mode: PreviewMode) => void
}

/** Chooses how the concept is shown. */
export const ScreenChoice = ({ mode, onChange }: ScreenChoiceProps) => (
  <SegmentedControl
    legend="Show the concept on"
    name="screen"
    options={choices}
    value={mode}
    onChange={onChange}
  />
)
