import type { SectionItem } from '@agency/contract/concept'
import { column, type Element, row, type Style, withSemantics } from './element.ts'
import { controlIcon } from './fields.ts'
import type { Kit } from './kit-interface.ts'
import { pad, space } from './space-scale.ts'
import { toFit } from './type-scale.ts'

const mapRadius = (kit: Kit) => Math.min(kit.look.radius, 10)

/** Maximum average width of a letter, relative to the font size. */
const LETTER_WIDTH = 0.6
const CONTACT_FONT_SIZE = 18
/** Contact details must not wrap: a long address gets a smaller size. */
const contactSize = (value: string, room: number) => {
  const longest = Math.max(...value.split(/\s+/).map(({ length }) => length))
  return Math.max(12, Math.min(CONTACT_FONT_SIZE, Math.floor(room / (longest * LETTER_WIDTH))))
}

/** Deliberately strict, so that a match is certain to be an email address. */
const EMAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/
const PHONE = /^\+?[\d\s()-]{6,24}$/

/** The URL that opens a contact; undefined if it has none. */
export function contactAddress(value: string): string | undefined {
  if (EMAIL.test(value)) return `mailto:${value}`
  return PHONE.test(value) ? `tel:${value.replace(/[^+\d]/g, '')}` : undefined
}

/** A contact, as a link if possible. */
export function contactLink(
  kit: Kit,
  { value }: Pick<SectionItem, 'title' | 'value'>,
  room: number,
  style: Style = {},
): Element {
  const words = kit.body(toFit(contactSize(value, room)), value, {
    color: kit.colours.text,
    ...style,
  })
  const address = contactAddress(value)
  return address ? withSemantics(words, { link: { address } }) : words
}

/**
 * Concepts that were stored by earlier versions also contain contacts that their brief did not
 * give.
 */
export const filledItems = (items: readonly SectionItem[]) =>
  items.filter(({ value }) => value !== '')

/** The contacts that the brief gives, one per row; undefined if it gives none. */
export function contactRows(
  kit: Kit,
  items: readonly SectionItem[],
  width: number,
): Element | undefined {
  const contacts = filledItems(items)
  if (contacts.length === 0) return undefined
  return column(
    { width },
    ...contacts.map(({ title, value }, index) =>
      row(
        {
          gap: space[6],
          padding: pad(space[4], 0),
          alignItems: 'center',
          justifyContent: 'space-between',
          ...(index > 0 && { borderTop: `1px solid ${kit.colours.line}` }),
        },
        kit.label(title),
        contactLink(kit, { title, value }, width * 0.7, { textAlign: 'end', maxWidth: '70%' }),
      ),
    ),
  )
}

const MAX_COLUMN_WIDTH = 380
/** The contacts side by side, within `width`. */
export function contactColumns(
  kit: Kit,
  items: readonly SectionItem[],
  width: number,
): Element | undefined {
  const contacts = filledItems(items)
  if (contacts.length === 0) return undefined
  const columnWidth = Math.min(
    MAX_COLUMN_WIDTH,
    Math.floor((width - 48 * (contacts.length - 1)) / contacts.length),
  )
  return row(
    { gap: space[12], marginTop: space[8] },
    ...contacts.map(({ title, value }) =>
      column(
        {
          width: columnWidth,
          gap: space[3],
          paddingTop: space[4],
          borderTop: `1px solid ${kit.colours.line}`,
        },
        kit.label(title),
        contactLink(kit, { title, value }, columnWidth),
      ),
    ),
  )
}

/**
 * A placeholder for a map: streets without a name, and a pin. A website that is handed over has none.
 */
export const mapSlot = (
  kit: Kit,
  width: number,
  height: number,
  style: Style = {},
): Element | undefined =>
  kit.concept.website
    ? undefined
    : row(
        {
          width,
          height,
          flexShrink: 0,
          alignItems: 'center',
          justifyContent: 'center',
          backgroundColor: kit.palette.surface,
          border: `1px dashed ${kit.palette.mutedText}`,
          borderRadius: mapRadius(kit),
          ...style,
        },
        controlIcon('place', kit.palette.highlight, 44),
      )
