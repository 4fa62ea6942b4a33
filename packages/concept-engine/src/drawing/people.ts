import type { Draw, Drawings } from './draw.ts'
import { column, row } from './element.ts'
import { GAP, gridOf, headOf } from './kit.ts'
import { pad, space } from './space-scale.ts'
import { typeScale } from './type-scale.ts'

/** Portraits side by side. */
const inRow: Draw = (kit, section) => {
  const count = section.items.length
  const width = Math.floor((kit.inner - GAP * (count - 1)) / count)
  const isRound = kit.look.radius > 16
  return kit.band(
    { gap: space[14] },
    headOf(kit, section),
    row(
      { gap: GAP },
      ...section.items.map((item) =>
        column(
          { width, gap: space[3] },
          kit.image(item.image, isRound ? 260 : width, isRound ? 260 : Math.round(width * 1.15), {
            ...(isRound && { borderRadius: 999 }),
          }),
          kit.title(typeScale.s3, item.title, { marginTop: space[3] }),
          kit.body(typeScale.s1, item.text),
        ),
      ),
    ),
  )
}

/** One large portrait, and the others as a list. */
const lead: Draw = (kit, section) => {
  const [first, ...others] = section.items
  return kit.band(
    { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', gap: GAP },
    kit.image(first?.image, kit.span(5), 640),
    column(
      { width: kit.span(6), gap: space[9] },
      headOf(kit, section, typeScale.s10, { width: kit.span(6) }),
      ...[first, ...others].slice(0, 4).map(
        (item, index) =>
          item &&
          row(
            {
              gap: space[6],
              alignItems: 'center',
              borderTop: `1px solid ${kit.colours.line}`,
              paddingTop: space[6],
            },
            index > 0 &&
              kit.image(item.image, 76, 76, { borderRadius: kit.look.radius > 4 ? 38 : 0 }),
            column(
              { gap: space[1], flex: 1 },
              kit.title(typeScale.s3, item.title),
              kit.body(typeScale.s1, item.text),
            ),
          ),
      ),
    ),
  )
}

/** A sentence about the business, in headline size. */
const quote: Draw = (kit, section) =>
  kit.band(
    { gap: space[9], alignItems: 'center' },
    row({ width: 64, height: 4, backgroundColor: kit.colours.highlight }),
    kit.display(typeScale.s11, `“${section.headline.replace(/[“”"]/g, '')}”`, {
      textAlign: 'center',
      maxWidth: kit.span(10),
    }),
    kit.label(section.text, { color: kit.colours.muted, fontSize: typeScale.s1 }),
  )

/** The sentence next to a portrait of its author. */
const quotePortrait: Draw = (kit, section) =>
  kit.band(
    { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', gap: GAP },
    kit.image(section.image, kit.span(4), 460),
    column(
      { width: kit.span(7), gap: space[8] },
      kit.display(typeScale.s9, `“${section.headline.replace(/[“”"]/g, '')}”`),
      kit.label(section.text, { color: kit.colours.muted, fontSize: typeScale.s1 }),
    ),
  )

/** Questions in a column, with the headline next to them. */
const questions: Draw = (kit, section) =>
  kit.band(
    { flexDirection: 'row', justifyContent: 'space-between', gap: GAP },
    column(
      { width: kit.span(4), gap: space[8] },
      kit.eyebrow(section.eyebrow),
      kit.display(typeScale.s10, section.headline),
      kit.buttons({ ...section, callToAction: '' }),
    ),
    column(
      {
        width: kit.span(7),
        alignSelf: 'flex-start',
        borderBottom: `1px solid ${kit.colours.line}`,
      },
      ...section.items.slice(0, 5).map((item) =>
        column(
          {
            gap: space[3],
            padding: pad(space[7], 0),
            borderTop: `1px solid ${kit.colours.line}`,
          },
          kit.title(typeScale.s3, item.title),
          kit.body(typeScale.s1, item.text),
        ),
      ),
    ),
  )

/** Questions as cards, two in a row. */
const questionCards: Draw = (kit, section) =>
  kit.band(
    { gap: space[14] },
    headOf(kit, section),
    gridOf(
      2,
      {},
      ...section.items.slice(0, 4).map((item) =>
        kit.card(
          (card) => [card.title(typeScale.s3, item.title), card.body(typeScale.s1, item.text)],
          {
            padding: pad(space[9], space[9], space[10]),
            gap: space[3],
          },
        ),
      ),
    ),
  )

/** Articles with a picture each. */
const journal: Draw = (kit, section) => {
  const width = kit.span(4)
  return kit.band(
    { gap: space[12] },
    headOf(kit, section),
    row(
      { gap: GAP },
      ...section.items
        .slice(0, 3)
        .map((item) =>
          column(
            { width, gap: space[4] },
            kit.image(item.image, width, 260),
            kit.title(typeScale.s4, item.title, { marginTop: space[2] }),
            kit.body(typeScale.s1, item.text),
            kit.label(section.callToAction, { color: kit.colours.highlight }),
          ),
        ),
    ),
  )
}

export const people = {
  'people-row': inRow,
  'people-lead': lead,
  'quote-large': quote,
  'quote-portrait': quotePortrait,
  'questions-list': questions,
  'questions-cards': questionCards,
  'journal-row': journal,
} satisfies Drawings
