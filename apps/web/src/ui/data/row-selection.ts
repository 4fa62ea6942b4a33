import { useState } from 'react'

/** None, some or all of the rows in view. */
type SelectionState = 'none' | 'some' | 'all'

export interface RowSelection {
  ids: number[]
  state: SelectionState
  has: (id: number) => boolean
  /** With Shift, every row between this one and the last one that was chosen. */
  toggle: (id: number, withShift: boolean) => void
  /** All rows in view; none where all are chosen. */
  toggleAll: () => void
  clear: () => void
}

/** The rows that lie between two, in the order they are shown. */
export function rangeOf(rows: number[], from: number, to: number): number[] {
  const [start, end] = [rows.indexOf(from), rows.indexOf(to)].sort((one, other) => one - other)
  if (start === undefined || end === undefined || start < 0) return [to]
  return rows.slice(start, end + 1)
}

/**
 * A state that belongs to what a list shows: it begins again with another filter, order or page, and
 * does not come back with the earlier one.
 */
export function useStateOf<T>(question: string, initial: T): [T, (value: T) => void] {
  const [kept, setKept] = useState({ question, value: initial })
  if (kept.question !== question) setKept({ question, value: initial })
  const value = kept.question === question ? kept.value : initial
  return [value, (next) => setKept({ question, value: next })]
}

const NONE: ReadonlySet<number> = new Set()

/** Which of the rows in view are chosen; one that leaves the view is no longer. */
export function useRowSelection(rows: number[], question: string): RowSelection {
  const [chosen, setChosen] = useStateOf(question, NONE)
  const [last, setLast] = useStateOf<number | undefined>(question, undefined)
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
