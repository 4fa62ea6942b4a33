import type { Ground, Palette } from '@agency/contract/concept'
import { converter, formatHex, interpolate, wcagContrast } from 'culori'

const toOklch = converter('oklch')

/** Colours for content on a background. Every text colour has at least 4.5:1 on it. */
export interface SurfaceColours {
  surface: string
  text: string
  muted: string
  /** Coloured text: figures, links, numbers. */
  highlight: string
  /** Hairlines. */
  line: string
  /** A solid button and its label. */
  fill: string
  onFill: string
  /**
   * Border of a solid button: its own colour, or ink if it is nearly as light as its background.
   */
  edge: string
}

/** Minimum contrast for the border of a control (WCAG 2.x). */
const MIN_CONTROL_CONTRAST = 3

const mixed = (from: string, to: string, share: number) =>
  formatHex(interpolate([from, to], 'oklab')(share)) ?? from

/** A colour with less chroma is a grey. */
const MIN_COLOUR_CHROMA = 0.04
/**
 * With at least this chroma, a colour keeps its identity even if it needs a border to stand out
 * from its background.
 */
const MIN_VIVID_CHROMA = 0.08
const chromaOf = (colour: string) => toOklch(colour)?.c ?? 0

/** The palette's colours for a button on a background: the secondary colour first, greys last. */
function fillOn(
  palette: Palette,
  ground: string,
): Pick<SurfaceColours, 'fill' | 'onFill' | 'edge'> {
  const { accent, onAccent, primary, onPrimary, text, background } = palette
  const brandColours: [fill: string, onFill: string][] = [
    [accent, onAccent],
    [primary, onPrimary],
  ]
  const isLight = wcagContrast(ground, '#000000') > wcagContrast(ground, '#ffffff')
  const coloured = brandColours.filter(([fill]) => chromaOf(fill) >= MIN_COLOUR_CHROMA)
  const found = [...coloured, ...brandColours].find(
    ([fill]) =>
      wcagContrast(fill, ground) >= MIN_CONTROL_CONTRAST ||
      (isLight && chromaOf(fill) >= MIN_VIVID_CHROMA && fill !== ground),
  )
  const [fill, onFill] = found ?? [text, background]
  return { fill, onFill, edge: wcagContrast(fill, ground) >= MIN_CONTROL_CONTRAST ? fill : text }
}

function pageSurface(palette: Palette, ground: string): SurfaceColours {
  const { text, mutedText: muted, highlight, line } = palette
  return { surface: ground, text, muted, highlight, line, ...fillOn(palette, ground) }
}

/** On a strong colour all text has the same ink, and buttons swap the two colours. */
const strongSurface = (ground: string, ink: string): SurfaceColours => ({
  surface: ground,
  text: ink,
  muted: ink,
  highlight: ink,
  line: mixed(ground, ink, 0.32),
  fill: ink,
  onFill: ground,
  edge: ink,
})

/** On a grey or black brand colour, buttons have the other brand colour if it is visible there. */
function primarySurface(palette: Palette): SurfaceColours {
  const { primary, onPrimary, accent, onAccent } = palette
  const tone = strongSurface(primary, onPrimary)
  const isVisible =
    chromaOf(primary) < MIN_COLOUR_CHROMA &&
    chromaOf(accent) >= MIN_VIVID_CHROMA &&
    wcagContrast(accent, primary) >= MIN_CONTROL_CONTRAST
  return isVisible ? { ...tone, fill: accent, onFill: onAccent, edge: accent } : tone
}

const inkSurface = (palette: Palette): SurfaceColours => {
  const { ink, onInk, mutedOnInk, accent, onAccent, primary, onPrimary } = palette
  const brandColours: [string, string][] = [
    [accent, onAccent],
    [primary, onPrimary],
  ]
  const visibleColour = brandColours.find(
    ([colour]) => chromaOf(colour) >= MIN_COLOUR_CHROMA && wcagContrast(colour, ink) >= 4.5,
  )
  const [fill, onFill] = visibleColour ?? [onInk, ink]
  return {
    surface: ink,
    text: onInk,
    muted: mutedOnInk,
    highlight: fill,
    line: mixed(ink, onInk, 0.2),
    fill,
    onFill,
    edge: fill,
  }
}

export function surfaceColoursOf(palette: Palette, ground: Ground): SurfaceColours {
  if (ground === 'primary') return primarySurface(palette)
  if (ground === 'accent') return strongSurface(palette.accent, palette.onAccent)
  if (ground === 'ink') return inkSurface(palette)
  return pageSurface(palette, palette[ground])
}

/** The background of a card on another background. */
export const cardGround = (ground: Ground): Ground =>
  ground === 'background' ? 'surface' : 'background'
