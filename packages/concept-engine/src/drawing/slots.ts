import type { SectionItem } from '@agency/contract/concept'
import { column, type Element, meant, row, type Style } from './element.ts'
import { markOf } from './fields.ts'
import type { Kit } from './kit-interface.ts'
import { pad, space } from './space-scale.ts'
import { toFit } from './type-scale.ts'

const roundOf = (kit: Kit) => Math.min(kit.look.radius, 10)

/** Of a letter's size, what one is wide at most on average. */
const LETTER = 0.6
const REACH_SIZE = 18
/** A way to get in touch is no text to be broken: a long address is set smaller. */
const reachSize = (value: string, room: number) => {
  const longest = Math.max(...value.split(/\s+/).map(({ length }) => length))
  return Math.max(12, Math.min(REACH_SIZE, Math.floor(room / (longest * LETTER))))
}

/** As it is written, in few enough forms to be sure that it is one. */
const EMAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/
const PHONE = /^\+?[\d\s()-]{6,24}$/

/** The address that a way to get in touch is opened by; undefined where it has none. */
export function reachAddress(value: string): string | undefined {
  if (EMAIL.test(value)) return `mailto:${value}`
  return PHONE.test(value) ? `tel:${value.replace(/[^+\d]/g, '')}` : undefined
}

/** A way to get in touch, as a link where it can be one. */
export function reach(
  kit: Kit,
  { value }: Pick<SectionItem, 'title' | 'value'>,
  room: number,
  style: Style = {},
): Element {
  const words = kit.body(toFit(reachSize(value, room)), value, {
    color: kit.colours.text,
    ...style,
  })
  const address = reachAddress(value)
  return address ? meant(words, { link: { address } }) : words
}

/** Concepts that were stored earlier also hold ways that their brief did not give. */
export const known = (items: readonly SectionItem[]) => items.filter(({ value }) => value !== '')

/** The ways to get in touch that the brief gives, one below the other; undefined where it gives none. */
export function reachRows(
  kit: Kit,
  items: readonly SectionItem[],
  width: number,
): Element | undefined {
  const given = known(items)
  if (given.length === 0) return undefined
  return column(
    { width },
    ...given.map(({ title, value }, at) =>
      row(
        {
          gap: space[6],
          padding: pad(space[4], 0),
          alignItems: 'center',
          justifyContent: 'space-between',
          ...(at > 0 && { borderTop: `1px solid ${kit.colours.line}` }),
        },
        kit.label(title),
        reach(kit, { title, value }, width * 0.7, { textAlign: 'end', maxWidth: '70%' }),
      ),
    ),
  )
}

const COLUMN_MOST = 380
/** The same side by side, in at most `width`. */
export function reachColumns(
  kit: Kit,
  items: readonly SectionItem[],
  width: number,
): Element | undefined {
  const given = known(items)
  if (given.length === 0) return undefined
  const one = Math.min(COLUMN_MOST, Math.floor((width - 48 * (given.length - 1)) / given.length))
  return row(
    { gap: space[12], marginTop: space[8] },
    ...given.map(({ title, value }) =>
      column(
        {
          width: one,
          gap: space[3],
          paddingTop: space[4],
          borderTop: `1px solid ${kit.colours.line}`,
        },
        kit.label(title),
        reach(kit, { title, value }, one),
      ),
    ),
  )
}

/** The place of a map: streets without a name, and a mark. */
export const mapSlot = (kit: Kit, width: number, height: number, style: Style = {}): Element =>
  row(
    {
      width,
      height,
      flexShrink: 0,
      alignItems: 'center',
      justifyContent: 'center',
      backgroundColor: kit.palette.surface,
      border: `1px dashed ${kit.palette.mutedText}`,
      borderRadius: roundOf(kit),
      ...style,
    },
    markOf('place', kit.palette.highlight, 44),
  )
