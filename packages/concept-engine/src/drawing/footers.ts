import type { Look } from '@agency/contract/concept'
import { column, type Element, meant, row } from './element.ts'
import { logoOf, pageLink } from './headers.ts'
import { displayWidth } from './kit.ts'
import type { Kit } from './kit-interface.ts'
import { menuOf } from './menu.ts'
import { toFit, typeScale } from './type-scale.ts'

const pages = (kit: Kit, style = {}): Element =>
  meant(
    row(
      { gap: 40, flexWrap: 'wrap', ...style },
      ...menuOf(kit.concept).map((page) => pageLink(kit, page)),
    ),
    { as: 'nav', narrow: { gap: '8px 28px' } },
  )

const columns = (kit: Kit) =>
  kit.band(
    {
      flexDirection: 'row',
      justifyContent: 'space-between',
      alignItems: 'flex-start',
      padding: `72px ${kit.look.gutter}px 64px`,
    },
    column(
      { width: kit.span(5), gap: 18 },
      logoOf(kit, 30),
      kit.body(typeScale.s1, kit.concept.tagline),
    ),
    meant(
      column(
        { gap: 14, width: kit.span(3) },
        ...menuOf(kit.concept).map((page) => pageLink(kit, page)),
      ),
      { as: 'nav' },
    ),
    kit.buttons({ ...emptySection, callToAction: kit.concept.sections[0]?.callToAction ?? '' }),
  )

const emptySection = {
  kind: 'foot',
  ground: 'background' as const,
  eyebrow: '',
  headline: '',
  text: '',
  callToAction: '',
  secondCallToAction: '',
  items: [],
  pictures: [],
}

/** The name as large as the page, cut to its letters. */
const signature = (kit: Kit) =>
  kit.band(
    { padding: `64px ${kit.look.gutter}px 40px`, gap: 56 },
    row(
      { justifyContent: 'space-between', gap: 40 },
      kit.body(typeScale.s1, kit.concept.tagline, { width: kit.span(5) }),
      pages(kit),
    ),
    kit.display(
      toFit(
        Math.min(
          typeScale.s19,
          Math.floor((kit.inner / Math.max(displayWidth(kit.concept.companyName), 6)) * 1.62),
        ),
      ),
      kit.concept.companyName,
      { textWrap: 'wrap' },
    ),
  )

const centred = (kit: Kit) =>
  kit.band(
    { alignItems: 'center', gap: 26, padding: `72px ${kit.look.gutter}px 64px` },
    kit.title(typeScale.s7, kit.concept.companyName, {
      textAlign: 'center',
      textTransform: 'none',
    }),
    kit.body(typeScale.s1, kit.concept.tagline, { textAlign: 'center', maxWidth: kit.span(6) }),
    pages(kit, { justifyContent: 'center' }),
  )

const plain = (kit: Kit) =>
  kit.band(
    {
      flexDirection: 'row',
      justifyContent: 'space-between',
      alignItems: 'center',
      padding: `44px ${kit.look.gutter}px`,
    },
    logoOf(kit, 24),
    pages(kit),
  )

/** The page's foot, in the look's manner. */
export const footers: Record<Look['foot'], (kit: Kit) => Element> = {
  columns,
  signature,
  centred,
  plain,
}
