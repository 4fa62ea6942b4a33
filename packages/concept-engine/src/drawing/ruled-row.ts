import { type Child, type Element, row } from './element.ts'
import type { Kit } from './kit-interface.ts'
import { pad, type Space, space } from './space-scale.ts'

/** A list row under a hairline: its subject on the left, and an icon or a value on the right. */
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
