import { formatCount } from '../../format/dates.ts'
import { Action } from '../forms/controls.ts'

interface SelectedCountProps {
  /** The number of rows that an action would affect. */
  count: number
  /** Whether the action also affects rows on other pages. */
  includesOtherPages: boolean
  /** Offered when a whole page is selected and there are more rows. */
  onSelectMatching: { count: number; select: () => void } | undefined
}

/** How many rows are selected, with the offer to select all that match. */
export const SelectedCount = ({
  count,
  includesOtherPages,
  onSelectMatching,
}: SelectedCountProps) => (
  <>
    <p role="status">
      {includesOtherPages ? `All ${formatCount(count)} matching` : formatCount(count)} selected
    </p>
    {onSelectMatching && (
      <Action variant="quiet" onClick={onSelectMatching.select}>
        Select all {formatCount(onSelectMatching.count)} matching
      </Action>
    )}
  </>
)
