import { contrastOf } from '@agency/contract/colour-contrast'
import type { Logo } from '@agency/contract/concept'
import { type Element, row, uploadedPicture, withSemantics } from './element.ts'
import type { Kit } from './kit-interface.ts'
import { offScale, pad, space } from './space-scale.ts'

/** Where a logo is shown. */
export type LogoPlace = 'inHeader' | 'inFooter'

/** WCAG 2.x, 1.4.11: the contrast of graphical objects. */
const MIN_CONTRAST = 3
/** The share of a logo that has this contrast, so that the rest is merely detail. */
const MIN_LEGIBLE_SHARE = 2 / 3
const PLATES = ['#ffffff', '#16181d'] as const

/** The share of a logo that stands out from a background, from 0 to 1. */
const legibleShare = ({ inks }: Pick<Logo, 'inks'>, ground: string): number =>
  inks.length === 0
    ? 1
    : inks.reduce(
        (sum, { colour, share }) => sum + (contrastOf(colour, ground) >= MIN_CONTRAST ? share : 0),
        0,
      )

/**
 * The colour directly behind a logo: that of its surroundings if the logo is legible on it, or else
 * a plate on which more of it is.
 */
export function plateOf(logo: Pick<Logo, 'inks'>, ground: string): string {
  if (legibleShare(logo, ground) >= MIN_LEGIBLE_SHARE) return ground
  const [light, dark] = PLATES
  return legibleShare(logo, light) >= legibleShare(logo, dark) ? light : dark
}

/** Logos of any shape are about as prominent: they have the same area, within these limits. */
const AREA = 7.2
const MIN_HEIGHT = 0.85
const MAX_HEIGHT = 1.8
const MAX_WIDTH = 6.6

/** The size of a logo in place of a name of this font size, in CSS pixels. */
function sizeOf({ width, height }: Logo, size: number) {
  const ratio = width / height
  const byArea = Math.sqrt(AREA / ratio)
  const high = Math.min(MAX_HEIGHT, MAX_WIDTH / ratio, Math.max(MIN_HEIGHT, byArea)) * size
  return { width: Math.max(1, Math.round(high * ratio)), height: Math.max(1, Math.round(high)) }
}

/** Space between a logo and the edge of its plate. */
const EDGE = space[2]
const OUTSET = offScale(-EDGE)

/** The uploaded logo, which leads home; undefined if the name is shown here. */
export function uploadedLogo(
  { concept, colours }: Kit,
  size: number,
  place: LogoPlace,
): Element | undefined {
  const { logo, companyName } = concept
  if (!logo?.[place]) return undefined
  const image = uploadedPicture(
    logo,
    sizeOf(logo, size),
    { objectFit: 'contain' },
    companyName,
    colours.surface,
  )
  const backgroundColor = plateOf(logo, colours.surface)
  // What can be seen is aligned with the page: the plate, or the logo.
  const atSides = backgroundColor === colours.surface ? OUTSET : 0
  // Light and dark pages have the same boxes, so the plate is there even if it cannot be seen.
  const plate = row(
    {
      padding: pad(EDGE),
      ...{ marginTop: OUTSET, marginRight: atSides, marginBottom: OUTSET, marginLeft: atSides },
      ...{ borderRadius: 6, backgroundColor },
    },
    withSemantics(image, { as: 'logo' }),
  )
  return withSemantics(row({ alignItems: 'center' }, plate), { link: { top: true } })
}
