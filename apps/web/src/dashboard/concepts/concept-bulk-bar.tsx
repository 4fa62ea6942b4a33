import { BulkBar } from '../../ui/data/bulk-bar.ts'
import { SelectedCount } from '../../ui/data/selected-count.tsx'
import { Action } from '../../ui/forms/controls.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'

interface ConceptBulkBarProps {
  /** The number of rows that an action would affect. */
  count: number
  /** Whether the action also affects rows on other pages. */
  includesOtherPages: boolean
  /** Offered when a whole page is selected and there are more rows. */
  onSelectMatching: { count: number; select: () => void } | undefined
  onSetActive: (active: boolean) => Promise<void>
  onRemove: () => Promise<void>
  onClear: () => void
}

export const ConceptBulkBar = ({
  count,
  includesOtherPages,
  onSelectMatching,
  onSetActive,
  onRemove,
  onClear,
}: ConceptBulkBarProps) => (
  <BulkBar role="group" aria-label="Selected concepts">
    <SelectedCount {...{ count, includesOtherPages, onSelectMatching }} />
    <Action variant="outline" onClick={() => onSetActive(true)}>
      <DashboardIcon name="eye" /> Make Visible
    </Action>
    <Action variant="outline" onClick={() => onSetActive(false)}>
      <DashboardIcon name="eyeOff" /> Hide
    </Action>
    <Action variant="outline" onClick={onRemove}>
      <DashboardIcon name="trash" /> Delete
    </Action>
    <Action variant="quiet" onClick={onClear}>
      Clear selection
    </Action>
  </BulkBar>
)
