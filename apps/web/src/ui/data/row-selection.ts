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
export function useStateResetOn<T>(question: string, initial: T): [T, (value: T) => void] {
  const [kept, setKept] = useState({ question, value: initial })
  if (kept.question !== question) setKept({ question, value: initial })
  const value = kept.question === question ? kept.value : initial
  return [value, (next) => setKept({ question, value: next })]
}

const NONE: ReadonlySet<number> = new Set()

/** The selected rows of those in view; a row that leaves the view is no longer selected. */
export function useRowSelection(rows: number[], question: string): RowSelection {
  const [chosen, setChosen] = useStateResetOn(question, NONE)
  const [last, setLast] = useStateResetOn<number | undefined>(question, undefined)
  const ids = rows.filter((id) => chosen.has(id))
  return {
    ids,
    state: ids.length === 0 ? 'none' : ids.length < rows.length ? 'some' : 'all',
    has: (id) => chosen.has(id),
    toggle: (id, withShift) => {
      const isOn = !chosen.has(id)
      const next = new Set(chosen)
      const range = withShift && last !== undefined ? rangeOf(rows, last, id) : [id]
      for (const each of range) {
        if (isOn) next.add(each)
        else next.delete(each)
      }
      setChosen(next)
      setLast(id)
    },
    toggleAll: () => setChosen(new Set(ids.length === rows.length ? [] : rows)),
    clear: () => setChosen(NONE),
  }
}
