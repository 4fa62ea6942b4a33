import type { Ground, Look } from '@agency/contract/concept'
import { buttonOf } from './buttons.ts'
import { type Child, column, type Element, row, type Style, withSemantics } from './element.ts'
import { PAGE_WIDTH } from './kit.ts'
import type { Kit } from './kit-interface.ts'
import { type LogoPlace, uploadedLogo } from './logo.ts'
import { menuOf } from './menu.ts'
import { pad, space } from './space-scale.ts'
import { toFit, typeScale } from './type-scale.ts'

const NAME_MAX = 48
/** Long names get a smaller size before they are cut. */
const fittedSize = (size: number, name: string) =>
  Math.max(15, Math.round(size * Math.min(1, 24 / [...name].length)))

const shorten = (name: string) => {
  const letters = [...name]
  return letters.length > NAME_MAX
    ? `${letters
        .slice(0, NAME_MAX - 1)
        .join('')
        .trimEnd()}…`
    : name
}

/** A logo mark before the name: the seed and the look choose one of six. */
export function markOf({ concept, palette, look }: Kit, size = 28): Element {
  const { primary, accent } = palette
  const square = { width: size, height: size, flexShrink: 0 }
  const half = Math.floor(size / 2)
  const round = look.radius > 4
  const signs: (() => Element)[] = [
    () => row({ ...square, backgroundColor: primary, borderRadius: round ? half : 0 }),
    () =>
      row(
        square,
        row({
          width: half,
          height: size,
          backgroundColor: primary,
          borderRadius: round ? `${half}px 0 0 ${half}px` : 0,
        }),
        row({ width: half, height: half, backgroundColor: accent }),
      ),
    () =>
      row({
        ...square,
        border: `${Math.round(size / 4)}px solid ${primary}`,
        borderRadius: round ? half : 0,
      }),
    () =>
      row(
        { ...square, alignItems: 'flex-end' },
        row({ width: half, height: half, backgroundColor: primary }),
        row({
          width: half,
          height: size,
          backgroundColor: accent,
          borderRadius: round ? `0 ${half}px ${half}px 0` : 0,
        }),
      ),
    () =>
      row({ ...square, backgroundColor: primary, borderRadius: `${half}px ${half}px ${half}px 0` }),
    () =>
      column(
        { ...square, justifyContent: 'space-between' },
        row({
          width: size,
          height: half - 2,
          backgroundColor: primary,
          borderRadius: round ? `${half}px ${half}px 0 0` : 0,
        }),
        row({
          width: size,
          height: half - 2,
          backgroundColor: accent,
          borderRadius: round ? `0 0 ${half}px ${half}px` : 0,
        }),
      ),
  ]
  return (signs[concept.seed % signs.length] ?? (signs[0] as () => Element))()
}

export const logoOf = (kit: Kit, size = 27, place: LogoPlace = 'inHeader'): Element =>
  uploadedLogo(kit, size, place) ??
  withSemantics(
    row(
      { alignItems: 'center', gap: space[4] },
      markOf(kit, size),
      kit.title(
        toFit(fittedSize(size, kit.concept.companyName)),
        shorten(kit.concept.companyName),
        {
          textTransform: 'none',
        },
      ),
    ),
    { link: { top: true } },
  )

/** The company name without a mark, at logo size. */
const nameOf = (kit: Kit, size: number): Element =>
  uploadedLogo(kit, size, 'inHeader') ??
  withSemantics(
    kit.title(toFit(fittedSize(size, kit.concept.companyName)), shorten(kit.concept.companyName), {
      textTransform: 'none',
    }),
    { link: { top: true } },
  )

/** An entry of a menu. */
export const pageLink = (kit: Kit, page: string): Element =>
  withSemantics(kit.label(page, { fontSize: typeScale.s1, fontWeight: 400 }), { link: { page } })

const links = (kit: Kit, from = 0, to?: number): Element =>
  withSemantics(
    row(
      { gap: space[9], alignItems: 'center' },
      ...menuOf(kit.concept)
        .slice(from, to)
        .map((page) => pageLink(kit, page)),
    ),
    { as: 'nav', wideOnly: true },
  )

/** The right end of a wide header; a narrow one has a menu instead. */
const end = (kit: Kit): Element =>
  withSemantics(row({ gap: space[9], alignItems: 'center' }, links(kit), call(kit)), {
    wideOnly: true,
  })

const bar = (style: Style, ...children: Child[]): Element =>
  withSemantics(row(style, ...children), { as: 'bar' })

const call = (kit: Kit): Element | undefined => {
  const label = kit.concept.sections[0]?.callToAction
  if (!label) return undefined
  return withSemantics(
    buttonOf(
      kit,
      label,
      true,
      kit.look.button === 'underlined'
        ? { fontSize: typeScale.s1 }
        : { fontSize: typeScale.s0, padding: pad(space[3], space[5]) },
    ),
    { wideOnly: true },
  )
}

const plain = (kit: Kit) =>
  bar(
    {
      width: PAGE_WIDTH,
      padding: pad(space[7], kit.gutter),
      alignItems: 'center',
      justifyContent: 'space-between',
    },
    logoOf(kit),
    end(kit),
  )

/** The name in the centre, with links on both sides. */
const centred = (kit: Kit) => {
  const half = Math.ceil(menuOf(kit.concept).length / 2)
  return bar(
    {
      width: PAGE_WIDTH,
      padding: pad(space[9], kit.gutter),
      alignItems: 'center',
      justifyContent: 'space-between',
      borderBottom: `1px solid ${kit.colours.line}`,
    },
    withSemantics(row({ width: 420 }, links(kit, 0, half)), { wideOnly: true }),
    nameOf(kit, 32),
    withSemantics(row({ width: 420, justifyContent: 'flex-end' }, links(kit, half)), {
      wideOnly: true,
    }),
  )
}

/** The background of a header. */
export const headerGround = ({ bar: style }: Look): Ground =>
  style === 'boxed' ? 'surface' : 'background'

/** A separate bar that floats over the page. */
const boxed = (kit: Kit) => {
  const inside = kit.on(headerGround(kit.look))
  return row(
    { width: PAGE_WIDTH, padding: pad(space[6], space[8], space[4]) },
    bar(
      {
        width: PAGE_WIDTH - 64,
        padding: pad(space[4], space[5], space[4], space[7]),
        alignItems: 'center',
        justifyContent: 'space-between',
        backgroundColor: inside.colours.surface,
        borderRadius: kit.look.radius > 16 ? 999 : kit.look.radius,
      },
      logoOf(inside, 25),
      end(inside),
    ),
  )
}

/** A strip with the tagline above the bar. */
const topped = (kit: Kit) => {
  const strip = kit.on('ink')
  const secondCall = kit.concept.sections[0]?.secondCallToAction
  return column(
    { width: PAGE_WIDTH },
    row(
      {
        width: PAGE_WIDTH,
        padding: pad(space[3], kit.gutter),
        justifyContent: 'space-between',
        gap: space[10],
        backgroundColor: strip.colours.surface,
      },
      strip.label(kit.concept.tagline, { fontSize: typeScale.s0, fontWeight: 400 }),
      secondCall &&
        withSemantics(strip.label(secondCall, { fontSize: typeScale.s0 }), {
          link: { action: 'second', label: secondCall },
          wideOnly: true,
        }),
    ),
    bar(
      {
        width: PAGE_WIDTH,
        padding: pad(space[6], kit.gutter),
        alignItems: 'center',
        justifyContent: 'space-between',
        borderBottom: `1px solid ${kit.colours.line}`,
      },
      logoOf(kit),
      end(kit),
    ),
  )
}

/** Three fields between hairlines, as on a letterhead. */
const split = (kit: Kit) =>
  bar(
    {
      width: PAGE_WIDTH,
      padding: pad(space[7], kit.gutter),
      alignItems: 'center',
      justifyContent: 'space-between',
      borderBottom: `${kit.look.card === 'heavy' ? 3 : 1}px solid ${kit.look.card === 'heavy' ? kit.colours.text : kit.colours.line}`,
    },
    nameOf(kit, 30),
    links(kit),
    call(kit),
  )

/** The page's header, in the style that the look specifies. */
export const headers: Record<Look['bar'], (kit: Kit) => Element> = {
  plain,
  centred,
  boxed,
  topped,
  split,
}
