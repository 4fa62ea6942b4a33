import { SegmentedControl } from '../../ui/forms/segmented-control.tsx'

const views = [
  ['desktop', 'Desktop'],
  ['phone', 'Phone'],
] as const
export type View = (typeof views)[number][0]

interface ViewChoiceProps {
  view: View
  onChange: (view: View) => void
}

/** Chooses the screen that the concept is shown on. */
export const ViewChoice = ({ view, onChange }: ViewChoiceProps) => (
  <SegmentedControl
    legend="Show the concept on"
    name="view"
    options={views}
    value={view}
    onChange={onChange}
  />
)
