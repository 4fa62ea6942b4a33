import { type Child, type Element, row } from './element.ts'
import type { Kit } from './kit-interface.ts'

/** A row of a list under a hairline: what it is about at its start, and a mark or a value at its end. */
export const ruledRow = (kit: Kit, padding: number, start: Child, end: Child): Element =>
  row(
    {
      gap: 24,
      padding: `${padding}px 0`,
      borderTop: `1px solid ${kit.colours.line}`,
      alignItems: 'center',
      justifyContent: 'space-between',
    },
    start,
    end,
  )
