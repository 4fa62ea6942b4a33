import { clampChroma, converter, formatHex, wcagContrast } from 'culori'
import type { LchColour } from './colour-words.ts'

/** WCAG 2.x AA for normal text. */
const AA_CONTRAST = 4.5

export const toOklch = converter('oklch')

export const hex = ({ l, c, h }: LchColour): string =>
  formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))

export const oklchOf = (colour: string): LchColour => {
  const { l = 0, c = 0, h = 0 } = toOklch(colour) ?? {}
  return { l, c, h }
}

/** The contrast of white text on a colour that is not bright, or of dark text on a bright one. */
export const bestTextContrast = (ground: string): number =>
  wcagContrast(ground, isBright(oklchOf(ground)) ? '#000000' : '#ffffff')

/**
 * Moves the lightness away from the background's, darker or lighter, until the contrast is
 * sufficient.
 */
export function readableOn(ground: string, tint: LchColour, ratio = AA_CONTRAST): string {
  const darker = wcagContrast(ground, '#000000') > wcagContrast(ground, '#ffffff')
  for (let step = 0; step <= 40; step += 1) {
    const l = darker ? tint.l * (1 - step / 40) : tint.l + (1 - tint.l) * (step / 40)
    const colour = hex({ l, c: tint.c * (1 - step / 60), h: tint.h })
    if (wcagContrast(colour, ground) >= ratio) return colour
  }
  return darker ? '#000000' : '#ffffff'
}

/**
 * Nearly white or nearly black text, whichever is readable, slightly tinted to suit the palette.
 */
export const onColour = (ground: string, h: number, c = 0.03) =>
  wcagContrast(ground, '#ffffff') >= AA_CONTRAST
    ? readableOn(ground, { l: 0.98, c: Math.min(c, 0.01), h })
    : readableOn(ground, { l: 0.2, c, h })

/** Colours lighter than this have dark text and are not changed. */
const MIN_BRIGHT_LIGHTNESS = 0.7
/**
 * Above this lightness, orange and yellow have dark text, as white text would require darkening
 * them to brown.
 */
const MIN_BRIGHT_WARM_LIGHTNESS = 0.58

/** Orange, amber and yellow, which become brown, khaki and olive when they are dark. */
export const isWarm = ({ h }: Pick<LchColour, 'h'>) => h > 35 && h < 125

/** Greens, blues and purples, which keep their names when they are dark. */
export const isCool = ({ h }: LchColour) => h >= 140 && h < 320

export const isBright = (tint: LchColour) =>
  tint.l > MIN_BRIGHT_LIGHTNESS ||
  (isWarm(tint) && tint.c > 0.09 && tint.l > MIN_BRIGHT_WARM_LIGHTNESS)

/** A colour for large areas: a medium one is darkened as far as white text on it needs. */
export function solid(tint: LchColour): string {
  if (isBright(tint)) return hex(tint)
  let { l } = tint
  while (l > 0.3 && wcagContrast(hex({ ...tint, l }), '#ffffff') < AA_CONTRAST) l -= 0.01
  return hex({ ...tint, l })
}

export const isNeutral = (tint: LchColour) => tint.c < 0.035
