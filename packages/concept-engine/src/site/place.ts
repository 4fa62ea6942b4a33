import type { Element } from '../drawing/element.ts'
import { PAGE_WIDTH } from '../drawing/kit.ts'
import { isColumn, isPicture, isRow, styleOf, widthOf } from './box.ts'
import { sidesOf } from './lengths.ts'

/**
 * The edges of the page that a box touches: on wider screens its background extends to the screen's
 * edges.
 */
export interface Edges {
  left: boolean
  right: boolean
}

/** The position of a box on the page. */
export interface Place {
  parent: Element | undefined
  edges: Edges
}

export const NO_EDGES: Edges = { left: false, right: false }
export const BOTH_EDGES: Edges = { left: true, right: true }

const EDGE_TOLERANCE = 2

const startOf = (child: Element) => Number(styleOf(child).marginLeft ?? 0)

/** The edges that a row's child touches, based on the widths of the children before it. */
function edgesInRow(children: readonly Element[], child: Element, parentEdges: Edges): Edges {
  let index = 0
  for (const sibling of children) {
    if (styleOf(sibling).position === 'absolute') continue
    const from = index + startOf(sibling)
    index = from + (widthOf(sibling) ?? 0)
    if (sibling !== child) continue
    if (widthOf(sibling) === undefined) return NO_EDGES
    return {
      left: parentEdges.left && from <= 0,
      right: parentEdges.right && Math.abs(index - PAGE_WIDTH) < EDGE_TOLERANCE,
    }
  }
  return NO_EDGES
}

/** The edges of the page that a child touches if its parent touches `own`. */
export function edgesOf(
  parent: Element,
  siblings: readonly Element[],
  child: Element,
  parentEdges: Edges,
): Edges {
  if ((!parentEdges.left && !parentEdges.right) || isPicture(parent)) return NO_EDGES
  const [, right, , left] = sidesOf(styleOf(parent).padding as string | number | undefined)
  const open = { left: parentEdges.left && left === 0, right: parentEdges.right && right === 0 }
  const width = widthOf(child)
  if (width !== undefined && width >= PAGE_WIDTH && (open.left || !isRow(parent))) return BOTH_EDGES
  if (isColumn(parent)) return width === undefined ? open : NO_EDGES
  return isRow(parent) ? edgesInRow(siblings, child, open) : NO_EDGES
}
