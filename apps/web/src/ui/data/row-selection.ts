import { useState } from 'react'

/** None, some or all of the rows in view. */
type SelectionState = 'none' | 'some' | 'all'

export interface RowSelection {
  ids: number[]
  state: SelectionState
  has: (id: number) => boolean
  /** With Shift, toggles every row between this one and the one toggled last. */
  toggle: (id: number, withShift: boolean) => void
  /** Selects all rows in view, or none if all are selected. */
  toggleAll: () => void
  clear: () => void
}

/** The rows from one to another, in the order they are shown. */
export function rangeOf(rows: number[], from: number, to: number): number[] {
  const [start, end] = [rows.indexOf(from), rows.indexOf(to)].sort((one, other) => one - other)
  if (start === undefined || end === undefined || start < 0) return [to]
  return rows.slice(start, end + 1)
}

/**
 * State that belongs to the current list query: it resets with another filter, order or page, and
 * is not restored with the earlier one.
 */
export function useStateResetOn<T>(queryKey: string, initial: T): [T, (value: T) => void] {
  const [state, setState] = useState({ queryKey, value: initial })
  if (state.queryKey !== queryKey) setState({ queryKey, value: initial })
  const value = state.queryKey === queryKey ? state.value : initial
  return [value, (next) => setState({ queryKey, value: next })]
}

const NO_ROWS: ReadonlySet<number> = new Set()

/** The selected rows of those in view; a row that leaves the view is no longer selected. */
export function useRowSelection(rows: number[], queryKey: string): RowSelection {
  const [selected, setSelected] = useStateResetOn(queryKey, NO_ROWS)
  const [lastToggled, setLastToggled] = useStateResetOn<number | undefined>(queryKey, undefined)
  const ids = rows.filter((id) => selected.has(id))
  return {
    ids,
    state: ids.length === 0 ? 'none' : ids.length < rows.length ? 'some' : 'all',
    has: (id) => selected.has(id),
    toggle: (id, withShift) => {
      const isSelected = !selected.has(id)
      const next = new Set(selected)
      const range = withShift && lastToggled !== undefined ? rangeOf(rows, lastToggled, id) : [id]
      for (const rowId of range) {
        if (isSelected) next.add(rowId)
        else next.delete(rowId)
      }
      setSelected(next)
      setLastToggled(id)
    },
    toggleAll: () => setSelected(new Set(ids.length === rows.length ? [] : rows)),
    clear: () => setSelected(NO_ROWS),
  }
}

/** Selecting rows individually ends 'all that match'. */
export const withoutSelectAll = (
  selection: RowSelection,
  clearSelectAll: () => void,
): RowSelection => ({
  ...selection,
  toggle: (id, withShift) => {
    clearSelectAll()
    selection.toggle(id, withShift)
  },
  toggleAll: () => {
    clearSelectAll()
    selection.toggleAll()
  },
})
