import type { Section } from '@agency/contract/concept'
import { GAP, GUTTER, INNER, type Kit, PAGE } from './draw-kit.ts'
import { box, type Child, type Element } from './element.ts'

type Draw = (kit: Kit, section: Section) => Element

const rowsOf = <T>(items: T[], columns: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  )

/** Columns that leave no odd one out. */
const columnsFor = (count: number) => (count % 3 === 0 ? 3 : count % 2 === 0 ? 2 : 3)

const head = ({ heading, eyebrow }: Kit, section: Section, align: 'start' | 'center' = 'start') =>
  box(
    {
      flexDirection: 'column',
      alignItems: align === 'center' ? 'center' : 'flex-start',
      marginBottom: 56,
    },
    eyebrow(section.eyebrow),
    heading(
      54,
      section.headline,
      align === 'center' ? { textAlign: 'center', justifyContent: 'center' } : {},
    ),
  )

const offerCards: Draw = (kit, section) => {
  const {
    heading,
    body,
    scene,
    band,
    radius,
    concept: { palette },
  } = kit
  const columns = columnsFor(section.items.length)
  const width = (INNER - GAP * (columns - 1)) / columns
  return band(
    { backgroundColor: palette.surface },
    head(kit, section),
    ...rowsOf(section.items, columns).map((row, index) =>
      box(
        { justifyContent: 'flex-start', marginTop: index ? GAP : 0 },
        ...row.map((item, at) =>
          box(
            {
              flexDirection: 'column',
              width,
              marginLeft: at ? GAP : 0,
              backgroundColor: palette.background,
              borderRadius: radius,
              border: `1px solid ${palette.line}`,
              overflow: 'hidden',
            },
            scene(item.image, Math.round(width), columns === 2 ? 300 : 240, { borderRadius: 0 }),
            box(
              { flexDirection: 'column', padding: '30px 32px 38px' },
              heading(28, item.title),
              body(19, item.text, { marginTop: 12 }),
            ),
          ),
        ),
      ),
    ),
  )
}

const offerRows: Draw = (kit, section) => {
  const {
    heading,
    body,
    band,
    concept: { palette },
  } = kit
  return band(
    {},
    head(kit, section),
    ...section.items.map((item, index) =>
      box(
        {
          justifyContent: 'space-between',
          borderTop: `1px solid ${palette.line}`,
          borderBottom: index === section.items.length - 1 ? `1px solid ${palette.line}` : 'none',
          padding: '34px 0',
        },
        body(19, `${index + 1}`, { width: 90, color: palette.mutedText }),
        heading(34, item.title, { width: 500 }),
        body(20, item.text, { width: 580 }),
      ),
    ),
  )
}

const offerTiles: Draw = (kit, section) => {
  const {
    heading,
    body,
    scene,
    band,
    radius,
    concept: { palette },
  } = kit
  const width = (INNER - GAP) / 2
  const fills: [string, string][] = [
    [palette.primary, palette.onPrimary],
    [palette.surface, palette.text],
    [palette.surface, palette.text],
    [palette.accent, palette.onAccent],
  ]
  const items = section.items.slice(
    0,
    section.items.length % 2 ? section.items.length - 1 : undefined,
  )
  return band(
    {},
    head(kit, section),
    ...rowsOf(items, 2).map((row, index) =>
      box(
        { marginTop: index ? GAP : 0 },
        ...row.map((item, at) => {
          const [fill, ink] = fills[(index * 2 + at) % fills.length] ??
            fills[0] ?? [palette.surface, palette.text]
          return box(
            {
              width,
              minHeight: 240,
              marginLeft: at ? GAP : 0,
              backgroundColor: fill,
              borderRadius: radius,
              overflow: 'hidden',
              justifyContent: 'space-between',
            },
            box(
              {
                flexDirection: 'column',
                width: 350,
                padding: '38px 20px 38px 38px',
                justifyContent: 'space-between',
              },
              heading(32, item.title, { color: ink }),
              body(18, item.text, { color: ink, marginTop: 26 }),
            ),
            scene(item.image, 240, 300, { borderRadius: 0 }),
          )
        }),
      ),
    ),
  )
}

const figures: Draw = (kit, section) => {
  const {
    heading,
    body,
    band,
    concept: { palette, style },
  } = kit
  const filled = style === 'Bold' || style === 'Creative'
  const ink = filled ? palette.onAccent : palette.text
  return band(
    {
      flexDirection: 'row',
      justifyContent: 'space-between',
      padding: `72px ${GUTTER}px`,
      backgroundColor: filled ? palette.accent : palette.background,
      borderTop: filled ? 'none' : `1px solid ${palette.line}`,
      borderBottom: filled ? 'none' : `1px solid ${palette.line}`,
    },
    ...section.items.map((item) =>
      box(
        { flexDirection: 'column', width: INNER / section.items.length - 20 },
        heading(76, item.value, { color: ink }),
        body(20, item.title, { color: filled ? ink : palette.mutedText, marginTop: 8 }),
      ),
    ),
  )
}

const splitWith =
  (side: 'left' | 'right'): Draw =>
  (kit, section) => {
    const {
      heading,
      body,
      eyebrow,
      buttons,
      scene,
      band,
      concept: { palette },
    } = kit
    const words = box(
      { flexDirection: 'column', width: 560 },
      eyebrow(section.eyebrow),
      heading(46, section.headline),
      section.text ? body(21, section.text, { marginTop: 24 }) : undefined,
      buttons(section),
    )
    const image = scene(section.image, 600, 480)
    return band(
      {
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
        backgroundColor: palette.background,
      },
      ...(side === 'left' ? [image, words] : [words, image]),
    )
  }

const process: Draw = (kit, section) => {
  const {
    heading,
    body,
    band,
    concept: { palette, style },
  } = kit
  const width = (INNER - 2 * GAP) / 3
  return band(
    { backgroundColor: palette.surface },
    head(kit, section),
    box(
      {},
      ...section.items.map((item, index) =>
        box(
          {
            flexDirection: 'column',
            width,
            marginLeft: index ? GAP : 0,
            borderTop: `3px solid ${palette.primary}`,
            paddingTop: 26,
          },
          style === 'Minimalist'
            ? undefined
            : body(18, item.value, { fontWeight: 600, color: palette.mutedText }),
          heading(30, item.title, { marginTop: 10 }),
          body(19, item.text, { marginTop: 12, width: width - 24 }),
        ),
      ),
    ),
  )
}

const gallery: Draw = ({ scene, band }, section) => {
  const [large, ...small] = section.items
  const children: Child[] = [
    scene(large?.image, 768, 520),
    box(
      { flexDirection: 'column', justifyContent: 'space-between', height: 520 },
      ...small.map((item) => scene(item.image, INNER - 768 - GAP, 244)),
    ),
  ]
  return band({ flexDirection: 'row', justifyContent: 'space-between' }, ...children)
}

const quote: Draw = ({ heading, eyebrow, band, concept: { palette } }, section) =>
  band(
    { alignItems: 'center', backgroundColor: palette.surface, padding: `120px ${GUTTER}px` },
    heading(64, section.headline, { textAlign: 'center', justifyContent: 'center', width: 1060 }),
    eyebrow(section.eyebrow, { marginTop: 36, marginBottom: 0 }),
  )

const action: Draw = ({ heading, body, buttons, concept: { palette } }, section) =>
  box(
    {
      width: PAGE,
      backgroundColor: palette.primary,
      padding: `104px ${GUTTER}px`,
      justifyContent: 'space-between',
      alignItems: 'flex-end',
    },
    box(
      { flexDirection: 'column', width: 740 },
      heading(68, section.headline, { color: palette.onPrimary }),
      body(21, section.text, { color: palette.onPrimary, marginTop: 20 }),
    ),
    buttons(section, 'primary'),
  )

export const sections: Record<string, Draw> = {
  'offer-cards': offerCards,
  'offer-rows': offerRows,
  'offer-tiles': offerTiles,
  'split-left': splitWith('left'),
  'split-right': splitWith('right'),
  figures,
  process,
  gallery,
  quote,
  action,
}
