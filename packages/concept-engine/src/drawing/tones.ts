import type { Ground, Palette } from '@agency/contract/concept'
import { formatHex, interpolate, wcagContrast } from 'culori'

/** What is drawn on a ground. Every text colour has at least 4.5:1 on it. */
export interface Tone {
  ground: string
  text: string
  muted: string
  /** Coloured text: figures, links, numbers. */
  highlight: string
  /** Hairlines. */
  line: string
  /** A solid button and its label. */
  fill: string
  onFill: string
}

/** WCAG 2.x for the edge of a control. */
const CONTROL = 3

const between = (from: string, to: string, share: number) =>
  formatHex(interpolate([from, to], 'oklab')(share)) ?? from

/** The first of the palette's colours that stands out on a ground as a button. */
const fillOn = (palette: Palette, ground: string): [fill: string, onFill: string] => {
  const { accent, onAccent, primary, onPrimary, text, background } = palette
  const candidates: [string, string][] = [
    [accent, onAccent],
    [primary, onPrimary],
    [text, background],
  ]
  return candidates.find(([fill]) => wcagContrast(fill, ground) >= CONTROL) ?? [text, background]
}

function pageTone(palette: Palette, ground: string): Tone {
  const [fill, onFill] = fillOn(palette, ground)
  const { text, mutedText: muted, highlight, line } = palette
  return { ground, text, muted, highlight, line, fill, onFill }
}

/** On a strong colour one ink says everything, and buttons turn the colours around. */
const strongTone = (ground: string, ink: string): Tone => ({
  ground,
  text: ink,
  muted: ink,
  highlight: ink,
  line: between(ground, ink, 0.32),
  fill: ink,
  onFill: ground,
})

const inkTone = (palette: Palette): Tone => {
  const { ink, onInk, mutedOnInk, accent, onAccent } = palette
  const accentShows = wcagContrast(accent, ink) >= 4.5
  return {
    ground: ink,
    text: onInk,
    muted: mutedOnInk,
    highlight: accentShows ? accent : onInk,
    line: between(ink, onInk, 0.2),
    fill: accentShows ? accent : onInk,
    onFill: accentShows ? onAccent : ink,
  }
}

export function toneOf(palette: Palette, ground: Ground): Tone {
  if (ground === 'primary') return strongTone(palette.primary, palette.onPrimary)
  if (ground === 'accent') return strongTone(palette.accent, palette.onAccent)
  if (ground === 'ink') return inkTone(palette)
  return pageTone(palette, palette[ground])
}

/** The ground of a card that lies on a ground. */
export const cardGround = (ground: Ground): Ground =>
  ground === 'background' ? 'surface' : 'background'
