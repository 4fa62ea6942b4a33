import type { Concept, Palette } from '@agency/contract/concept'
import { space } from '../drawing/space-scale.ts'
import { typeScale } from '../drawing/type-scale.ts'
import { darkPaletteOf } from '../palette/dark-palette.ts'
import { paletteRoles } from '../site/colours.ts'

/** A colour of the Design Tokens format, 2025.10: components from 0 to 1, and its hex value. */
const colourOf = (hex: string) => ({
  colorSpace: 'srgb',
  components: [1, 3, 5].map(
    (offset) => Math.round((Number.parseInt(hex.slice(offset, offset + 2), 16) / 255) * 1e4) / 1e4,
  ),
  hex,
})

const pixels = (value: number) => ({ value, unit: 'px' })

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const DESCRIPTIONS: Record<(typeof paletteRoles)[number], string> = {
  background: 'The page',
  surface: 'Every other section',
  tint: 'A section with more of the brand colour',
  text: 'Text on background, surface and tint',
  mutedText: 'Running text on background, surface and tint',
  highlight: 'Coloured text on background, surface and tint',
  primary: 'The brand colour: large areas',
  onPrimary: 'Text on primary',
  accent: 'The second colour: buttons and details',
  onAccent: 'Text on accent',
  ink: 'The dark background of footers and closing sections',
  onInk: 'Text on ink',
  mutedOnInk: 'Running text on ink',
  line: 'Hairlines',
}

const coloursOf = (palette: Palette) => ({
  $type: 'color',
  ...Object.fromEntries(
    paletteRoles.map((role) => [
      kebab(role),
      { $value: colourOf(palette[role]), $description: DESCRIPTIONS[role] },
    ]),
  ),
})

/**
 * The design of a concept in the format of the Design Tokens Community Group, 2025.10, which design
 * programs and Style Dictionary read.
 */
export function designTokens({ companyName, palette, type, look }: Concept): object {
  const dark = darkPaletteOf(palette)
  const sizes = Object.entries(typeScale).map(([step, size]) => [step, { $value: pixels(size) }])
  const spaces = Object.entries(space).map(([step, size]) => [step, { $value: pixels(size) }])
  return {
    $description: `The design of ${companyName}’s website`,
    color: { [palette.scheme]: coloursOf(palette), ...(dark && { dark: coloursOf(dark) }) },
    'font-family': {
      $type: 'fontFamily',
      heading: { $value: type.heading },
      body: { $value: type.body },
    },
    'font-weight': {
      $type: 'fontWeight',
      heading: { $value: type.headingWeight },
      body: { $value: 400 },
      label: { $value: 600 },
    },
    'font-size': {
      $type: 'dimension',
      $description: 'Sizes on a page 1440 pixels wide; they shrink with the screen',
      ...Object.fromEntries(sizes),
    },
    space: { $type: 'dimension', ...Object.fromEntries(spaces) },
    section: {
      $type: 'dimension',
      gutter: { $value: pixels(look.gutter), $description: 'Left and right of the content' },
      padding: { $value: pixels(look.air), $description: 'Above and below a section' },
    },
    radius: { $type: 'dimension', card: { $value: pixels(look.radius) } },
    typography: {
      $type: 'typography',
      headline: {
        $value: {
          fontFamily: '{font-family.heading}',
          fontWeight: '{font-weight.heading}',
          fontSize: '{font-size.s10}',
          letterSpacing: pixels(Math.round(type.tracking * typeScale.s10 * 100) / 100),
          lineHeight: 1.06,
        },
      },
      body: {
        $value: {
          fontFamily: '{font-family.body}',
          fontWeight: '{font-weight.body}',
          fontSize: '{font-size.s1}',
          letterSpacing: pixels(0),
          lineHeight: 1.55,
        },
      },
    },
  }
}
