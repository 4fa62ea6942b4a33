import type { Concept, Section, SectionItem } from '@agency/contract/concept'
import type { Icons } from '../imagery/motifs/icon-sets.ts'
import { findSectionKind, type SectionFamily, sectionFamilyOf } from '../section-kinds.ts'
import { buttonOf } from './buttons.ts'
import type { Draw, Drawings } from './draw.ts'
import { type Child, column, type Element, row } from './element.ts'
import { fieldOf } from './fields.ts'
import { logoOf } from './headers.ts'
import { gridOf, kitOf } from './kit.ts'
import type { Kit } from './kit-interface.ts'
import { isLink, linkRows, roomFor } from './sketches.ts'
import { known, reachRows } from './slots.ts'
import { type TypeSize, typeScale } from './type-scale.ts'

/** Width of a phone's page, in CSS pixels, and the space at its sides. */
export const PHONE = 390
const SIDE = 24
const GAP = 20
const AIR = 56

const band = (kit: Kit, ...children: Child[]): Element =>
  kit.band({ padding: `${AIR}px ${SIDE}px`, gap: 24 }, ...children)

/** One below the other, as wide as the screen. */
function buttons(kit: Kit, { callToAction, secondCallToAction }: Section): Element | undefined {
  const wide = { textAlign: 'center', width: '100%', fontSize: typeScale.s1, padding: '16px 20px' }
  const labels = [callToAction, secondCallToAction].filter(Boolean)
  if (labels.length === 0) return undefined
  return column(
    { gap: 12, width: '100%', marginTop: 4 },
    ...labels.map((label, at) => buttonOf(kit, label, at === 0, wide)),
  )
}

const head = (kit: Kit, section: Section, size: TypeSize = typeScale.s6): Element =>
  column(
    { gap: 14 },
    kit.eyebrow(section.eyebrow),
    kit.display(size, section.headline),
    section.text && kit.body(typeScale.s1, section.text),
  )

/** Words, then the picture; the picture first; all on the middle axis; or a list of what there is. */
const heroes: Record<
  'below' | 'above' | 'centred' | 'listed',
  (kit: Kit, section: Section) => Element
> = {
  below: (kit, section) =>
    column(
      { width: PHONE, backgroundColor: kit.colours.surface },
      column(
        { padding: `32px ${SIDE}px 36px`, gap: 20 },
        kit.eyebrow(section.eyebrow),
        kit.display(typeScale.s9, section.headline),
        section.text && kit.body(typeScale.s1, section.text),
        buttons(kit, section),
      ),
      kit.image(section.image, PHONE, 340, { borderRadius: 0 }),
    ),
  above: (kit, section) =>
    column(
      { width: PHONE, backgroundColor: kit.colours.surface },
      kit.image(section.image, PHONE, 400, { borderRadius: 0 }),
      column(
        { padding: `32px ${SIDE}px 44px`, gap: 20 },
        kit.eyebrow(section.eyebrow),
        kit.display(typeScale.s8, section.headline),
        section.text && kit.body(typeScale.s1, section.text),
        buttons(kit, section),
      ),
    ),
  centred: (kit, section) =>
    column(
      {
        width: PHONE,
        padding: `44px ${SIDE}px 48px`,
        gap: 22,
        alignItems: 'center',
        backgroundColor: kit.colours.surface,
      },
      kit.eyebrow(section.eyebrow),
      kit.display(typeScale.s8, section.headline, { textAlign: 'center' }),
      section.text && kit.body(typeScale.s1, section.text, { textAlign: 'center' }),
      kit.image(section.image, kit.inner, 320, { marginTop: 8 }),
      buttons(kit, section),
    ),
  listed: (kit, section) =>
    column(
      {
        width: PHONE,
        padding: `36px ${SIDE}px 44px`,
        gap: 22,
        backgroundColor: kit.colours.surface,
      },
      kit.eyebrow(section.eyebrow),
      kit.display(typeScale.s8, section.headline),
      column(
        { borderBottom: `1px solid ${kit.colours.line}` },
        ...section.items
          .slice(0, 4)
          .map(({ title }) =>
            row(
              { padding: '14px 0', borderTop: `1px solid ${kit.colours.line}` },
              kit.title(typeScale.s2, title, { flex: 1 }),
            ),
          ),
      ),
      buttons(kit, section),
      kit.image(section.image, kit.inner, 240),
    ),
}

const heroKinds: Partial<Record<string, keyof typeof heroes>> = {
  'hero-editorial': 'above',
  'hero-banner': 'above',
  'hero-frame': 'above',
  'hero-portrait': 'above',
  'hero-centre': 'centred',
  'hero-device': 'centred',
  'hero-quiet': 'centred',
  'hero-index': 'listed',
}

const hero = (kit: Kit, section: Section): Element =>
  heroes[heroKinds[section.kind] ?? 'below'](kit, section)

const words = (kit: Kit, { title, text, value }: SectionItem): Element =>
  column(
    { gap: 6 },
    row(
      { justifyContent: 'space-between', gap: 16 },
      kit.title(typeScale.s2, title, { flex: 1 }),
      value && kit.label(value, { color: kit.colours.highlight }),
    ),
    text && kit.body(typeScale.s0, text),
  )

/** Items with a picture each for the first of them, lines for the rest. */
const items = (kit: Kit, section: Section, pictured: number): Element =>
  band(
    kit,
    head(kit, section),
    ...section.items
      .slice(0, 14)
      .map((item, at) =>
        column(
          { gap: 14, borderTop: `1px solid ${kit.colours.line}`, paddingTop: 20 },
          at < pictured && kit.image(item.image, kit.inner, 190),
          words(kit, item),
        ),
      ),
    buttons(kit, section),
  )

const story = (kit: Kit, section: Section): Element =>
  band(kit, kit.image(section.image, kit.inner, 280), head(kit, section), buttons(kit, section))

const figures = (kit: Kit, section: Section): Element =>
  band(
    kit,
    gridOf(
      2,
      { gap: GAP },
      ...section.items.map(({ value, title }) =>
        column(
          { gap: 6, borderTop: `2px solid ${kit.colours.text}`, paddingTop: 14 },
          kit.display(typeScale.s7, value, { color: kit.colours.highlight }),
          kit.body(typeScale.s0, title, { color: kit.colours.text }),
        ),
      ),
    ),
  )

const steps = (kit: Kit, section: Section): Element =>
  band(
    kit,
    head(kit, section),
    ...section.items.map((item, at) =>
      row(
        { gap: 18 },
        kit.display(typeScale.s5, `${at + 1}`, { width: 36, color: kit.colours.highlight }),
        column({ flex: 1 }, words(kit, item)),
      ),
    ),
  )

const gallery = (kit: Kit, section: Section): Element => {
  const half = Math.floor((kit.inner - GAP) / 2)
  return band(
    kit,
    head(kit, section),
    row(
      { flexWrap: 'wrap', gap: GAP },
      ...[...section.pictures, ...section.items.map(({ image }) => image)]
        .slice(0, 4)
        .map((imagery) => kit.image(imagery, half, half)),
    ),
  )
}

const people = (kit: Kit, section: Section): Element =>
  band(
    kit,
    head(kit, section),
    ...section.items.map((item) =>
      row(
        { gap: 18, alignItems: 'center' },
        kit.image(item.image, 84, 84, { borderRadius: kit.look.radius > 4 ? 42 : 0 }),
        column({ flex: 1 }, words(kit, item)),
      ),
    ),
  )

const quote = (kit: Kit, section: Section): Element =>
  band(
    kit,
    kit.display(typeScale.s6, `“${section.headline.replace(/[“”"]/g, '')}”`),
    kit.label(section.text, { color: kit.colours.muted }),
  )

const place = (kit: Kit, section: Section): Element =>
  band(
    kit,
    section.image && kit.image(section.image, kit.inner, 280),
    head(kit, section),
    ...known(section.items).map(({ title, value }) =>
      row(
        { justifyContent: 'space-between', gap: 16 },
        kit.label(title),
        kit.body(typeScale.s0, value, { textAlign: 'end' }),
      ),
    ),
    buttons(kit, section),
  )

const notes = (kit: Kit, section: Section): Element =>
  band(
    kit,
    head(kit, section),
    ...section.items.map(({ title }) =>
      row(
        { gap: 14, borderTop: `1px solid ${kit.colours.line}`, paddingTop: 16 },
        row({
          width: 8,
          height: 8,
          flexShrink: 0,
          marginTop: 9,
          backgroundColor: kit.colours.highlight,
        }),
        kit.body(typeScale.s1, title, { flex: 1, color: kit.colours.text }),
      ),
    ),
  )

const details = (kit: Kit, section: Section): Element =>
  band(
    kit,
    ...[...Map.groupBy(section.items, ({ group }) => group)].flatMap(([name, listed]) => [
      kit.title(typeScale.s4, name),
      ...listed.map((item) =>
        column({ borderTop: `1px solid ${kit.colours.line}`, paddingTop: 14 }, words(kit, item)),
      ),
    ]),
  )

const form = (kit: Kit, section: Section): Element =>
  band(
    kit,
    head(kit, section),
    ...section.items.map((item) => fieldOf(kit, item)),
    buttons(kit, section),
  )

const closing = (kit: Kit, section: Section): Element =>
  band(
    kit,
    head(kit, section, typeScale.s7),
    buttons(kit, section),
    reachRows(kit, section.items, kit.inner),
  )

const ticker = (kit: Kit, section: Section): Element =>
  row(
    {
      width: PHONE,
      height: 60,
      gap: 24,
      paddingLeft: 16,
      alignItems: 'center',
      overflow: 'hidden',
      backgroundColor: kit.colours.surface,
    },
    ...section.items
      .slice(0, 4)
      .map(({ title }) => kit.title(typeScale.s2, title, { whiteSpace: 'nowrap', flexShrink: 0 })),
  )

/** What the client asked for, each thing under its name, and then what leads on. */
const topics = (kit: Kit, section: Section): Element => {
  const links = section.items.filter(isLink)
  const told = section.items.filter((item) => !isLink(item))
  return band(
    kit,
    section.headline !== '' && told.length > 0 && head(kit, section),
    ...told.map((item) =>
      column(
        { gap: 18 },
        item.title !== section.headline && kit.title(typeScale.s2, item.title),
        roomFor(kit, item),
      ),
    ),
    links.length > 0 && linkRows(kit, links, typeScale.s2),
  )
}

const calendar = (kit: Kit, section: Section): Element =>
  band(kit, head(kit, section), roomFor(kit, { text: '', group: 'dates' }))

const families = {
  hero,
  offer: (kit, section) => items(kit, section, 2),
  split: story,
  figures,
  process: steps,
  gallery,
  list: (kit, section) => items(kit, section, 0),
  booking: form,
  asked: (kit, section) => items(kit, section, 0),
  details,
  notes,
  people,
  quote,
  place,
  questions: (kit, section) => items(kit, section, 0),
  journal: (kit, section) => items(kit, section, 1),
  action: closing,
  ticker,
} satisfies Record<SectionFamily, Draw>

/** What differs from its family. */
const exceptions: Drawings = {
  'list-products': (kit, section) => items(kit, section, 2),
  'asked-photos': gallery,
  'asked-signup': form,
  'asked-topics': topics,
  'asked-calendar': calendar,
  'people-names': (kit, section) => items(kit, section, 0),
}

function drawSection(kit: Kit, section: Section): Element | undefined {
  const kind = findSectionKind(section.kind)
  return kind && (exceptions[kind] ?? families[sectionFamilyOf(kind)])(kit, section)
}

/** The name and a menu's three lines. */
const bar = (kit: Kit): Element =>
  row(
    {
      width: PHONE,
      padding: `18px ${SIDE}px`,
      gap: 16,
      alignItems: 'center',
      justifyContent: 'space-between',
    },
    logoOf(kit, 21),
    column(
      { gap: 6, flexShrink: 0 },
      ...[0, 1, 2].map(() => row({ width: 26, height: 2, backgroundColor: kit.colours.text })),
    ),
  )

/** What a phone shows of a page: its top, and the call that it ends with. */
const TOP_SECTIONS = 3
const shownOn = (sections: readonly Section[]): Section[] => {
  const closing = sections.at(-1)
  const top = sections.slice(0, TOP_SECTIONS)
  return closing && !top.includes(closing) ? [...top, closing] : top
}

/** The page as a phone shows it: a satori element, 390 CSS pixels wide and as high as it needs. */
export function drawPhone(concept: Concept, icons: Icons): Element {
  const sheet = { width: PHONE, gutter: SIDE }
  return column(
    {
      width: PHONE,
      backgroundColor: concept.palette.background,
      direction: concept.language === 'ar' ? 'rtl' : 'ltr',
    },
    bar(kitOf(concept, icons, 'background', sheet)),
    ...shownOn(concept.sections).map((section) =>
      drawSection(kitOf(concept, icons, section.ground, sheet), section),
    ),
  )
}
