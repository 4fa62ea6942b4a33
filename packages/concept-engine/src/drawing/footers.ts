import type { Look } from '@agency/contract/concept'
import { column, type Element, row, withSemantics } from './element.ts'
import { logoOf, pageLink } from './headers.ts'
import { displayWidth } from './kit.ts'
import type { Kit } from './kit-interface.ts'
import { uploadedLogo } from './logo.ts'
import { menuOf } from './menu.ts'
import { pad, space } from './space-scale.ts'
import { toFit, typeScale } from './type-scale.ts'

const pages = (kit: Kit, style = {}): Element =>
  withSemantics(
    row(
      { gap: space[10], flexWrap: 'wrap', ...style },
      ...menuOf(kit.concept).map((page) => pageLink(kit, page)),
    ),
    { as: 'nav', narrow: { rowGap: space[2], columnGap: space[7] } },
  )

const columns = (kit: Kit) =>
  kit.band(
    {
      flexDirection: 'row',
      justifyContent: 'space-between',
      alignItems: 'flex-start',
      padding: pad(space[18], kit.gutter, space[16]),
    },
    column(
      { width: kit.span(5), gap: space[5] },
      logoOf(kit, 30, 'inFooter'),
      kit.body(typeScale.s1, kit.concept.tagline),
    ),
    withSemantics(
      column(
        { gap: space[4], width: kit.span(3) },
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

/** A logo in place of a name across the page. */
const SIGNATURE_LOGO = 60

/** The name across the page, cropped to its letters. */
const signature = (kit: Kit) =>
  kit.band(
    { padding: pad(space[16], kit.gutter, space[10]), gap: space[14] },
    row(
      { justifyContent: 'space-between', gap: space[10] },
      kit.body(typeScale.s1, kit.concept.tagline, { width: kit.span(5) }),
      pages(kit),
    ),
    uploadedLogo(kit, SIGNATURE_LOGO, 'inFooter') ??
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
    { alignItems: 'center', gap: space[7], padding: pad(space[18], kit.gutter, space[16]) },
    uploadedLogo(kit, 32, 'inFooter') ??
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
      gap: space[8],
      padding: pad(space[12], kit.gutter),
    },
    logoOf(kit, 24, 'inFooter'),
    pages(kit),
  )

/** The page's footer, in the style that the look specifies. */
export const footers: Record<Look['foot'], (kit: Kit) => Element> = {
  columns,
  signature,
  centred,
  plain,
}
