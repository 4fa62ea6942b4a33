import { OPTION_SEPARATOR } from '../copy/copy-deck.ts'
import { buttonOf, solidStyle } from './buttons.ts'
import type { Draw, Drawings } from './draw.ts'
import { column, type Element, row, withSemantics } from './element.ts'
import { controlIcon, fieldOf, fieldsOf } from './fields.ts'
import { centredHeading, GAP, gridOf, headOf } from './kit.ts'
import type { Kit } from './kit-interface.ts'
import { ruledRow } from './ruled-row.ts'
import { topics } from './sketches.ts'
import { pad, space } from './space-scale.ts'
import { typeScale } from './type-scale.ts'

/** A quantity stepper: minus, zero, plus. */
const stepper = (kit: Kit): Element =>
  row(
    {
      alignItems: 'center',
      border: `1px solid ${kit.colours.muted}`,
      borderRadius: Math.min(kit.look.radius, 10),
    },
    ...[
      controlIcon('less', kit.colours.text, 16),
      kit.label('0'),
      controlIcon('more', kit.colours.text, 16),
    ].map((part) =>
      row({ width: 40, height: 40, alignItems: 'center', justifyContent: 'center' }, part),
    ),
  )

/** The things with their prices, each with a quantity, and the order button under them. */
const order: Draw = (kit, section) =>
  kit.band(
    { flexDirection: 'row', justifyContent: 'space-between', gap: GAP },
    column(
      { width: kit.span(4), gap: space[9] },
      headOf(kit, section, typeScale.s10, { width: kit.span(4) }),
      kit.image(section.image, kit.span(4), 360),
    ),
    column(
      { width: kit.span(8) - GAP },
      ...section.items.map(({ title, text, value }) =>
        row(
          {
            gap: GAP,
            padding: pad(space[5], 0),
            borderTop: `1px solid ${kit.colours.line}`,
            alignItems: 'center',
            justifyContent: 'space-between',
          },
          column(
            { flex: 1, gap: space[1] },
            kit.title(typeScale.s2, title),
            text && kit.body(typeScale.s0, text),
          ),
          kit.label(value, { color: kit.colours.highlight, fontSize: typeScale.s1, maxWidth: 220 }),
          stepper(kit),
        ),
      ),
      row(
        {
          borderTop: `1px solid ${kit.colours.line}`,
          paddingTop: space[7],
          justifyContent: 'flex-end',
        },
        buttonOf(kit, section.callToAction, true),
      ),
    ),
  )

const CALENDAR_CELLS = 35
/** The first weekday of a month and its length: not a particular month. */
const SAMPLE_MONTH = { begins: 2, days: 31 }

/**
 * A calendar month in which to choose a day. No day is marked, as it is not known which are booked.
 */
const calendar: Draw = (kit, section) =>
  kit.band(
    { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', gap: GAP },
    headOf(kit, section, typeScale.s10, { width: kit.span(4) }),
    kit.card(
      (card) => [
        gridOf(
          7,
          { gap: space[2] },
          ...['M', 'T', 'W', 'T', 'F', 'S', 'S'].map((day) =>
            row(
              { justifyContent: 'center', padding: pad(space[2], 0) },
              card.label(day, { color: card.colours.muted }),
            ),
          ),
          ...Array.from({ length: CALENDAR_CELLS }, (_, index) => {
            const day = index - SAMPLE_MONTH.begins + 1
            const isDay = day >= 1 && day <= SAMPLE_MONTH.days
            return row(
              {
                height: 58,
                alignItems: 'center',
                justifyContent: 'center',
                borderRadius: Math.min(card.look.radius, 10),
                ...(isDay && { border: `1px solid ${card.colours.line}` }),
              },
              isDay && card.label(`${day}`),
            )
          }),
        ),
      ],
      { width: kit.span(7), padding: pad(space[9], space[9], space[10]) },
    ),
  )

/** Placeholders for the client's photographs, each with its subject. */
const photos: Draw = (kit, section) => {
  const { items } = section
  const columns = items.length === 2 ? 2 : 3
  const width = Math.floor((kit.inner - GAP * (columns - 1)) / columns)
  return kit.band(
    { gap: space[12] },
    headOf(kit, section),
    row(
      { gap: GAP },
      ...items
        .slice(0, 3)
        .map(({ title, image }) =>
          column(
            { width, gap: space[4] },
            kit.image(image, width, Math.round(columns === 2 ? width * 0.62 : width * 0.8)),
            title && kit.label(title, { fontSize: typeScale.s1 }),
          ),
        ),
    ),
  )
}

const playButton = (kit: Kit, size: number): Element =>
  row(
    {
      width: size,
      height: size,
      borderRadius: size / 2,
      flexShrink: 0,
      alignItems: 'center',
      justifyContent: 'center',
      ...solidStyle(kit),
    },
    controlIcon('play', kit.colours.onFill, Math.floor(size * 0.43), true),
  )

/** A video frame with a play button. */
const film: Draw = (kit, section) =>
  kit.band(
    { gap: space[12], alignItems: 'center' },
    centredHeading(kit, section),
    row(
      { width: kit.span(10), height: 560, position: 'relative' },
      kit.image(section.image, kit.span(10), 560, { position: 'absolute', left: 0, top: 0 }),
      row(
        { position: 'absolute', left: Math.round(kit.span(10) / 2) - 56, top: 224 },
        playButton(kit, 112),
      ),
    ),
  )

const WAVEFORM_BARS = 44

/** An audio player: a play button, and the waveform. */
const sound: Draw = (kit, section) =>
  kit.band(
    { gap: space[10] },
    headOf(kit, section),
    kit.card(
      (card) => [
        row(
          { gap: space[9], alignItems: 'center' },
          playButton(card, 76),
          row(
            { flex: 1, height: 76, alignItems: 'center', justifyContent: 'space-between' },
            ...Array.from({ length: WAVEFORM_BARS }, (_, index) =>
              row({
                width: 7,
                height: Math.round(
                  14 + 56 * Math.abs(Math.sin(index * 0.7) * Math.cos(index * 0.19)),
                ),
                borderRadius: 4,
                backgroundColor: index < 12 ? card.colours.highlight : card.colours.line,
              }),
            ),
          ),
        ),
      ],
      { width: kit.inner, padding: pad(space[9], space[12]) },
    ),
  )

/** A search field, and popular searches. */
const search: Draw = (kit, section) =>
  kit.band(
    { gap: space[9], alignItems: 'center' },
    centredHeading(kit, section),
    withSemantics(
      row(
        {
          width: kit.span(8),
          height: 68,
          padding: pad(0, space[6]),
          gap: space[4],
          alignItems: 'center',
          backgroundColor: kit.palette.background,
          border: `1px solid ${kit.colours.muted}`,
          borderRadius: Math.min(kit.look.radius, 34),
        },
        controlIcon('search', kit.palette.mutedText, 26),
      ),
      { control: { label: section.headline || 'Search', value: '', type: 'search' } },
    ),
    row(
      { width: kit.span(10), gap: space[3], flexWrap: 'wrap', justifyContent: 'center' },
      ...section.items.map(({ title }) =>
        kit.label(title, {
          padding: pad(space[3], space[5]),
          border: `1px solid ${kit.colours.muted}`,
          borderRadius: Math.min(kit.look.radius, 22),
        }),
      ),
    ),
  )

/** Documents to download. */
const files: Draw = (kit, section) =>
  kit.band(
    { flexDirection: 'row', justifyContent: 'space-between', gap: GAP },
    headOf(kit, section, typeScale.s10, { width: kit.span(4) }),
    column(
      { width: kit.span(7), borderBottom: `1px solid ${kit.colours.line}` },
      ...section.items.map(({ title }) =>
        ruledRow(
          kit,
          space[6],
          kit.title(typeScale.s3, title),
          controlIcon('down', kit.colours.highlight, 28),
        ),
      ),
    ),
  )

/** A single field in one line. */
const signUp: Draw = (kit, section) =>
  kit.band(
    { gap: space[9], alignItems: 'center' },
    centredHeading(kit, section),
    withSemantics(
      row(
        { width: kit.span(7), gap: space[5], alignItems: 'flex-end' },
        ...section.items.map((item) => row({ flex: 1 }, fieldOf(kit, item))),
        buttonOf(kit, section.callToAction, true),
      ),
      { as: 'form' },
    ),
  )

/** A choice, a number and the result. */
const calculator: Draw = (kit, section) =>
  kit.band(
    { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', gap: GAP },
    headOf(kit, section, typeScale.s10, { width: kit.span(4) }),
    withSemantics(
      kit.card(
        (card) => [
          ...fieldsOf(card, section.items),
          row(
            { alignItems: 'center', justifyContent: 'space-between', gap: GAP },
            buttonOf(card, section.callToAction, true),
            withSemantics(card.display(typeScale.s8, '$ …', { color: card.colours.highlight }), {
              as: 'paragraph',
            }),
          ),
        ],
        { width: kit.span(7), padding: pad(space[12], space[12], space[12]), gap: space[7] },
      ),
      { as: 'form' },
    ),
  )

/** Two fields and the login button. */
const logIn: Draw = (kit, section) =>
  kit.band(
    { gap: space[9], alignItems: 'center' },
    kit.display(typeScale.s9, section.headline, { textAlign: 'center' }),
    section.text &&
      kit.body(typeScale.s2, section.text, { textAlign: 'center', maxWidth: kit.span(7) }),
    withSemantics(
      kit.card(
        (card) => [
          ...section.items.map((item) => fieldOf(card, item)),
          row({}, buttonOf(card, section.callToAction, true)),
        ],
        { width: kit.span(5), padding: pad(space[10], space[10], space[12]), gap: space[6] },
      ),
      { as: 'form' },
    ),
  )

/** A short strip: what it is about and its state, or the things that it may say. */
const notice: Draw = (kit, section) =>
  kit.band(
    { padding: pad(space[7], kit.gutter), gap: space[5] },
    ...section.items.map(({ title, text }) =>
      row(
        { gap: space[4], flexWrap: 'wrap', alignItems: 'center' },
        title === '' ? undefined : kit.label(title, { fontSize: typeScale.s1 }),
        ...text
          .split(OPTION_SEPARATOR)
          .filter((state) => state !== '')
          .map((state, index) =>
            kit.label(state, {
              fontSize: typeScale.s1,
              padding: pad(space[3], space[5]),
              border: `${index === 0 ? 2 : 1}px solid ${index === 0 ? kit.colours.highlight : kit.colours.line}`,
              borderRadius: Math.min(kit.look.radius, 22),
            }),
          ),
      ),
    ),
  )

/** Visitors' questions, each with its answer or a control to expand it. */
const questions: Draw = (kit, section) =>
  kit.band(
    { flexDirection: 'row', justifyContent: 'space-between', gap: GAP },
    headOf(kit, section, typeScale.s10, { width: kit.span(4) }),
    column(
      { width: kit.span(7), borderBottom: `1px solid ${kit.colours.line}` },
      ...section.items.map(({ title, text }) =>
        ruledRow(
          kit,
          space[6],
          column(
            { flex: 1, gap: space[2] },
            kit.title(typeScale.s3, title),
            text && kit.body(typeScale.s1, text),
          ),
          controlIcon(text ? 'less' : 'more', kit.colours.highlight, 26),
        ),
      ),
    ),
  )

/** Sections for things that the client wants visitors to do or find on the website. */
export const requestedFeatures = {
  'asked-order': order,
  'asked-calendar': calendar,
  'asked-photos': photos,
  'asked-film': film,
  'asked-sound': sound,
  'asked-search': search,
  'asked-files': files,
  'asked-signup': signUp,
  'asked-calculator': calculator,
  'asked-login': logIn,
  'asked-questions': questions,
  'asked-topics': topics,
  'asked-notice': notice,
} satisfies Drawings
