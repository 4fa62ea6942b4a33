import { type Child, type Element, row } from './element.ts'
import type { Kit } from './kit-interface.ts'
import { pad, type Space, space } from './space-scale.ts'

/** A row of a list under a hairline: what it is about at its start, and a mark or a value at its end. */
export const ruledRow = (kit: Kit, padding: Space, start: Child, end: Child): Element =>
  row(
    {
      gap: space[6],
      padding: pad(padding, 0),
      borderTop: `1px solid ${kit.colours.line}`,
      alignItems: 'center',
      justifyContent: 'space-between',
    },
    start,
    end,
  )
