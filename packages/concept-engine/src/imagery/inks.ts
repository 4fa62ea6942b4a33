import type { Imagery, Palette } from '@agency/contract/concept'
import { clampChroma, converter, formatHex, parse } from 'culori'
import type { Random } from '../random.ts'

/**
 * Colour roles of forms. a and b: the palette's two colours; c: halfway between them; n: tinted
 * neutral; w: neutral tinted by the other colour; p: backdrop, which is dark in a dark scheme; g:
 * leaves; s: water; k: skin; f: the palette's first colour.
 */
type Role = 'a' | 'b' | 'c' | 'n' | 'w' | 'p' | 'g' | 's' | 'k' | 'f'

/** A role with its lightness in hundredths, such as 'a60'. */
export type Ink = `${Role}${number}`

interface Tint {
  l: number
  c: number
  h: number
}

export interface Inks {
  /** The '#rrggbb' value of an ink in this treatment. */
  hex(ink: Ink): string
  /** The palette's first colour, unchanged. */
  first: Ink
  /** The same ink, lighter or darker by hundredths of lightness. */
  shade(ink: Ink, by: number): string
  /** The colour of the picture's paper, and the darkest ink. */
  paper: string
  ink: string
  /** Fill of a form in a contour drawing. */
  spot(ink: Ink): string
  /** The tint of a mark without a contour, so that it is visible on the paper. */
  tint(ink: Ink): string
}

const toOklch = converter('oklch')
const toOklab = converter('oklab')

const tintOf = (colour: string): Tint => {
  const { l = 0.5, c = 0, h = 0 } = toOklch(parse(colour)) ?? {}
  return { l, c, h }
}

export const hexOf = (l: number, c: number, h: number): string =>
  formatHex(clampChroma({ mode: 'oklch', l: Math.min(0.985, Math.max(0.1, l)), c, h }, 'oklch'))

/**
 * The midpoint of two colours in OKLab: never an unrelated hue, unlike the midpoint on the colour
 * wheel.
 */
const midpoint = (a: string, b: string): Tint => {
  const p = toOklab(parse(a)) ?? { l: 0.5, a: 0, b: 0 }
  const q = toOklab(parse(b)) ?? { l: 0.5, a: 0, b: 0 }
  const { c = 0, h = 0 } = toOklch({
    mode: 'oklab',
    l: 0.5,
    a: (p.a + q.a) / 2,
    b: (p.b + q.b) / 2,
  })
  return { l: 0.5, c: Math.max(c, 0.02) * 1.25, h }
}

/**
 * The chroma of a tint at a lightness: highest in the middle, or where the colour itself is lighter
 * than that, and low near paper and black. Orange and yellow lose it quickly as they darken, or
 * they would become brown and olive.
 */
const chromaAt = ({ c, l: own, h }: Tint, l: number) => {
  const isBright = isLightOnly({ l: own, c, h })
  const distance = Math.abs(l - (isBright ? Math.min(own, 0.9) : 0.6))
  const muddy = isBright && l < 0.58 ? Math.max(0.14, 1 - (0.58 - l) * 4) : 1
  return c * Math.max(0.16, 1 - (distance / 0.46) ** 2 * 0.8) * muddy
}

/**
 * Red, brown and orange mixed with white become pink and peach, which the client did not ask for.
 */
const withoutPink = ({ l: own, h }: Tint, l: number) => {
  if (own > 0.68 || (h > 75 && h < 335)) return 1
  return l > 0.68 ? (h < 38 || h > 335 ? 0.14 : 0.4) : 1
}

/** Pink, orange and yellow, which become maroon, brown and olive when darkened. */
const isLightOnly = ({ c, l, h }: Tint) => c > 0.05 && l > 0.62 && (h < 125 || h > 335)

/** Yellows and limes shift to ochre and moss as they darken, as the same hue would look muddy. */
const withoutMud = (h: number, l: number) => {
  if (l > 0.66 || h < 68 || h > 128) return h
  return h - Math.min(1, (0.66 - l) / 0.3) * (h < 105 ? Math.min(26, h - 58) : (128 - h) * 1.1)
}

const nearest = (l: number, steps: readonly number[]) =>
  steps.reduce(
    (best, step) => (Math.abs(step - l) < Math.abs(best - l) ? step : best),
    steps[0] ?? l,
  )

const POSTER_STEPS = [0.2, 0.4, 0.58, 0.76, 0.94] as const

/** Hues in OKLCH, degrees. */
const AMBER_HUE = 65
const SEA_HUE = 225

/** Colours with less chroma have no hue. */
const MAX_GREY_CHROMA = 0.03

type Colours = Record<Role, Tint>

function rolesOf(palette: Palette, random: Random): Colours {
  const a = tintOf(palette.primary)
  const b = tintOf(palette.accent)
  const field = random.pick([0.3, 0.45, 0.9])
  // If greys lead, the colour is an accent, and not the backdrop.
  const backdrop = random.next() < 0.75 || a.c < MAX_GREY_CHROMA ? a : b
  // Bread, wood and paper have the palette colour that is nearer to amber.
  const hueDistance = ({ h }: Tint, from: number) => Math.abs(((h - from + 540) % 360) - 180)
  const warm = hueDistance(a, AMBER_HUE) < hueDistance(b, AMBER_HUE) ? a : b
  // Water uses the palette colour that is nearer to blue, or a greyer blue if neither is near.
  const cool = hueDistance(a, SEA_HUE) < hueDistance(b, SEA_HUE) ? a : b
  // Leaves lean towards the palette, and are nearly grey in a palette without colours.
  const maximum = Math.max(a.c, b.c)
  return {
    a,
    b,
    c: midpoint(palette.primary, palette.accent),
    n: { l: 0.5, c: Math.min(0.02, a.c * 0.16), h: a.h },
    w: { l: 0.5, c: warm.c * (0.75 - hueDistance(warm, AMBER_HUE) / 320), h: warm.h },
    p: { l: 0.9, c: backdrop.c * field, h: backdrop.h },
    g: { l: 0.5, c: Math.min(0.085, maximum * 0.75), h: a.h > 90 && a.h < 200 ? a.h : 142 },
    s:
      hueDistance(cool, SEA_HUE) < 70
        ? cool
        : { l: 0.5, c: Math.min(0.06, maximum * 0.5), h: SEA_HUE },
    k: { l: 0.7, c: 0.068, h: 56 },
    f: a,
  }
}

/** Lightness in this scheme: in a dark one, backdrops are dark and dark tones darker. */
const lightnessInScheme = (role: Role, l: number, dark: boolean): number => {
  if (!dark) return l
  if (role === 'p') return 0.95 - 0.78 * l
  return l < 0.35 ? 0.08 + 0.3 * l : Math.min(0.95, l + 0.02)
}

const roleAndLightness = (ink: Ink): [Role, number] => [ink[0] as Role, Number(ink.slice(1)) / 100]

/** The inks of a picture: the palette's roles as rendered by a treatment. */
export function inksOf(palette: Palette, treatment: Imagery['treatment'], random: Random): Inks {
  const dark = palette.scheme === 'dark'
  const roles = rolesOf(palette, random)
  const spots = random.pick([
    ['a', 'b'],
    ['b', 'w'],
    ['a', 'w'],
    ['b', 'c'],
  ])
  const leafRole = random.pick(['a', 'b'] as const)
  // A pale orange would be peach.
  const maximum = isLightOnly(roles.w) && roles.w.h < 75 ? 0.012 : 0.05
  const paperTint = { ...roles.w, c: Math.min(maximum, roles.w.c * 0.6) }
  const shadowTint = roles.a
  const cache = new Map<string, string>()
  /**
   * Dark backgrounds and forms use the palette colour that can be dark; light ones are not much
   * lighter than it is.
   */
  const bearing = (role: Role, l: number): [tint: Tint, l: number] => {
    const tint = roles[role]
    if (!isLightOnly(tint) || !(role === 'a' || role === 'b')) return [tint, l]
    const other = roles[role === 'a' ? 'b' : 'a']
    if (l < 0.46 && !isLightOnly(other)) return [other, l]
    return [tint, l > tint.l ? tint.l + (l - tint.l) * 0.5 : l]
  }
  const mix = (role: Role, lightness: number): string => {
    const [tint, l] = bearing(role, lightness)
    const h = withoutMud(tint.h, l)
    const boost = treatment === 'poster' ? 1.12 : treatment === 'soft' ? 0.92 : 1
    return hexOf(l, chromaAt(tint, l) * boost * withoutPink(tint, l), h)
  }
  const duotone = (l: number): string => {
    // A duotone blends from the shadow's colour to the light's, in steps similar to OKLab.
    const t = Math.min(1, Math.max(0, (l - 0.16) / 0.78))
    const share = t * t * (3 - 2 * t)
    const turn = ((paperTint.h - shadowTint.h + 540) % 360) - 180
    const distance = Math.abs(turn) > 100
    const h = distance ? (share < 0.5 ? shadowTint.h : paperTint.h) : shadowTint.h + turn * share
    const neutral = distance ? Math.abs(share - 0.5) * 2 : 1
    return hexOf(
      0.2 + 0.74 * share,
      Math.max(0.004, chromaAt(shadowTint, 0.4) * 0.8 * (1 - share) + paperTint.c * 1.6 * share) *
        neutral,
      h,
    )
  }
  const print = (role: Role, lightness: number): string => {
    const l = lightnessInScheme(role, lightness, dark)
    if (role === 'f') return mix(role, l)
    // Skin uses the lighter half of two inks, so that a face is recognisable in any of them.
    if (treatment === 'duotone')
      return duotone(role === 'k' && lightness > 0.24 ? 0.34 + 0.58 * l : l)
    if (treatment === 'poster') {
      const flat = {
        a: 'a',
        b: 'b',
        c: 'a',
        n: 'n',
        w: 'w',
        p: 'p',
        g: leafRole,
        s: 's',
        k: 'k',
      } as const
      return mix(flat[role], role === 'k' ? Math.round(l * 12) / 12 : nearest(l, POSTER_STEPS))
    }
    if (treatment === 'cut-out') return mix(role, Math.round(l * 14) / 14)
    return mix(role, l)
  }
  const cached = (key: string, make: () => string) => {
    const found = cache.get(key) ?? make()
    cache.set(key, found)
    return found
  }
  const paper = dark ? palette.background : hexOf(0.972, Math.min(0.014, paperTint.c), paperTint.h)
  const ink = dark
    ? hexOf(0.93, 0.015, roles.b.h)
    : hexOf(0.24, Math.min(0.06, roles.a.c), roles.a.h)
  return {
    paper,
    ink,
    first: `f${Math.round(roles.f.l * 100)}`,
    hex: (code) => cached(code, () => print(...roleAndLightness(code))),
    shade: (code, by) =>
      cached(`${code}${by}`, () => {
        const [role, l] = roleAndLightness(code)
        return print(role, l + (dark && role === 'p' ? -by : by) / 100)
      }),
    tint: (code) => {
      const [role, l] = roleAndLightness(code)
      // Only the brand's own shapes keep their colours in a line drawing.
      if (role === 'f' && l <= 0.84) return print(role, l)
      return l > 0.84 || role === 'k' || role === 'p' ? paper : mix('n', dark ? 0.42 : 0.84)
    },
    spot: (code) =>
      cached(`${code}spot`, () => {
        const [role, l] = roleAndLightness(code)
        if (role === 'k') return l < 0.22 ? ink : paper
        if (l < 0.3 && role !== 'p') return dark ? mix('n', 0.78) : ink
        if (role === 'p') return paper
        if (!spots.includes(role === 's' ? 'a' : role) || l > 0.86) return paper
        return mix(
          role,
          dark ? Math.min(0.62, Math.max(0.42, l)) : Math.min(0.84, Math.max(0.62, l + 0.12)),
        )
      }),
  }
}
