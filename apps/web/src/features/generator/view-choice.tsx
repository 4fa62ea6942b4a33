import { Segments } from '../../ui/segments.tsx'

const views = [
  ['desktop', 'Desktop'],
  ['phone', 'Phone'],
] as const
export type View = (typeof views)[number][0]

interface ViewChoiceProps {
  view: View
  onChange: (view: View) => void
}

/** Which screen the concept is shown on. */
export const ViewChoice = ({ view, onChange }: ViewChoiceProps) => (
  <Segments
    legend="Show the concept on"
    name="view"
    options={views}
    value={view}
    onChange={onChange}
  />
)
