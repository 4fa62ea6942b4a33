import { AdminIcon } from '../parts/admin-icon.tsx'
import { BulkBar } from '../parts/bulk-bar.ts'
import { Action } from '../parts/controls.ts'
import { formatCount } from '../parts/dates.ts'

interface ConceptBulkBarProps {
  /** Rows that an action would reach. */
  count: number
  /** Whether rows on other pages are among them. */
  reachesAll: boolean
  /** Offered where whole pages are chosen and there are more. */
  onSelectMatching: { count: number; run: () => void } | undefined
  onActive: (active: boolean) => Promise<void>
  onRemove: () => Promise<void>
  onClear: () => void
}

export const ConceptBulkBar = ({
  count,
  reachesAll,
  onSelectMatching,
  onActive,
  onRemove,
  onClear,
}: ConceptBulkBarProps) => (
  <BulkBar role="group" aria-label="Selected concepts">
    <p role="status">
      {reachesAll ? `All ${formatCount(count)} matching` : formatCount(count)} selected
    </p>
    {onSelectMatching && (
      <Action look="quiet" onClick={onSelectMatching.run}>
        Select all {formatCount(onSelectMatching.count)} matching
      </Action>
    )}
    <Action look="outline" onClick={() => onActive(true)}>
      <AdminIcon name="eye" /> Make Visible
    </Action>
    <Action look="outline" onClick={() => onActive(false)}>
      <AdminIcon name="eyeOff" /> Hide
    </Action>
    <Action look="outline" onClick={onRemove}>
      <AdminIcon name="trash" /> Delete
    </Action>
    <Action look="quiet" onClick={onClear}>
      Clear selection
    </Action>
  </BulkBar>
)
