import type { SectionItem } from '@agency/contract/concept'
import { buttonOf } from './buttons.ts'
import type { Draw, Drawings } from './draw.ts'
import { type Child, column, type Element, row, withSemantics } from './element.ts'
import { fieldOf, fieldsOf } from './fields.ts'
import { GAP, headOf, PAGE_WIDTH } from './kit.ts'
import type { Kit } from './kit-interface.ts'
import { pad, space } from './space-scale.ts'
import { typeScale } from './type-scale.ts'

const hours = (kit: Kit, items: SectionItem[]): Element =>
  column(
    {},
    ...items.map(({ title, value }) =>
      row(
        {
          justifyContent: 'space-between',
          gap: space[6],
          padding: pad(space[4], 0),
          borderTop: `1px solid ${kit.colours.line}`,
        },
        kit.label(title, { fontSize: typeScale.s1 }),
        kit.body(typeScale.s1, value),
      ),
    ),
  )

/** A map next to the place, its opening hours and directions. */
const map: Draw = (kit, section) =>
  kit.band(
    { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', gap: GAP },
    column(
      { width: kit.span(5), gap: space[8] },
      headOf(kit, section, typeScale.s10, { width: kit.span(5) }),
      section.items.length > 0 && hours(kit, section.items),
      kit.buttons(section),
    ),
    kit.image(section.image, kit.span(7) - GAP, 560),
  )

/** A map from edge to edge with a card on it. */
const mapWide: Draw = (kit, section) =>
  row(
    { width: PAGE_WIDTH, height: 640, position: 'relative', alignItems: 'center' },
    kit.image(section.image, PAGE_WIDTH, 640, {
      position: 'absolute',
      left: 0,
      top: 0,
      borderRadius: 0,
    }),
    column(
      {
        // A positioned picture is painted over boxes that are not.
        position: 'relative',
        width: 500,
        marginLeft: kit.gutter,
        padding: pad(space[12]),
        gap: space[6],
        backgroundColor: kit.colours.surface,
        borderRadius: kit.look.radius,
      },
      kit.eyebrow(section.eyebrow),
      kit.display(typeScale.s8, section.headline),
      kit.body(typeScale.s1, section.text),
      section.items.length > 0 && hours(kit, section.items),
      kit.buttons({ ...section, secondCallToAction: '' }),
    ),
  )

/** A form in a card, with a picture next to it; without one the form is as wide as the page. */
const form: Draw = (kit, section) => {
  const cardContent =
    (columns: number): ((card: Kit) => Child[]) =>
    (card) => [
      ...fieldsOf(card, section.items, columns),
      row({}, buttonOf(card, section.callToAction, true)),
    ]
  if (!section.image)
    return kit.band(
      { gap: space[10] },
      headOf(kit, section, typeScale.s10),
      withSemantics(
        kit.card(cardContent(3), {
          width: kit.inner,
          padding: pad(space[12], space[12], space[12]),
          gap: space[6],
        }),
        {
          as: 'form',
        },
      ),
    )
  return kit.band(
    { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'stretch', gap: GAP },
    column(
      { width: kit.span(5), gap: space[9], justifyContent: 'space-between' },
      headOf(kit, section, typeScale.s10, { width: kit.span(5) }),
      kit.image(section.image, kit.span(5), 340),
    ),
    withSemantics(
      kit.card(cardContent(2), {
        width: kit.span(7) - GAP,
        padding: pad(space[12], space[12], space[14]),
        gap: space[6],
      }),
      {
        as: 'form',
      },
    ),
  )
}

/** A form in a single line, as a booking bar. */
const bar: Draw = (kit, section) =>
  kit.band(
    { gap: space[12], alignItems: 'center' },
    kit.display(typeScale.s10, section.headline, { textAlign: 'center' }),
    section.text &&
      kit.body(typeScale.s1, section.text, { textAlign: 'center', maxWidth: kit.span(7) }),
    withSemantics(
      kit.card(
        (card) => [
          row(
            { gap: space[6], alignItems: 'flex-end' },
            ...section.items.slice(0, 3).map((item) => row({ flex: 1 }, fieldOf(card, item))),
            buttonOf(card, section.callToAction, true),
          ),
        ],
        { width: kit.inner, padding: pad(space[9], space[10]) },
      ),
      { as: 'form' },
    ),
  )

export const visitSections = {
  'place-map': map,
  'place-wide': mapWide,
  'booking-form': form,
  'booking-bar': bar,
} satisfies Drawings
