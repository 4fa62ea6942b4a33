/** Colour names that people use, with the values used in the sketch. */
const colourNames: Record<string, string> = {
  navy: '#1b2a4a',
  blue: '#2457d6',
  teal: '#0f766e',
  green: '#2f7d4f',
  sage: '#8fa58a',
  olive: '#6b7040',
  gold: '#c9992e',
  yellow: '#eab308',
  orange: '#e8731a',
  coral: '#f0735a',
  red: '#c62f2f',
  burgundy: '#6d1f2f',
  maroon: '#6d1f2f',
  pink: '#e56b9d',
  purple: '#6d3fb0',
  lavender: '#a48fd6',
  brown: '#7a5230',
  beige: '#d8c7ab',
  cream: '#f3ead8',
  sand: '#dcc9a3',
  grey: '#6b7280',
  gray: '#6b7280',
  charcoal: '#33363b',
  black: '#141414',
  white: '#fafafa',
  silver: '#b9bec6',
  turquoise: '#2bb5ac',
  mint: '#8fd9b6',
  peach: '#f6b48f',
  terracotta: '#c4623f',
}

/** Up to three colours found in free text, in the order they are named. */
export function coloursIn(text: string): string[] {
  const words = text.toLowerCase().match(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b|[a-z]+/g) ?? []
  return words
    .flatMap((word) => (word.startsWith('#') ? [word] : (colourNames[word] ?? [])))
    .slice(0, 3)
}

/** Black or white, whichever reads better on '#rgb' or '#rrggbb'. */
export function inkOn(colour: string): string {
  const longHex = colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(longHex.slice(start, start + 2), 16),
  )
  return 0.299 * r + 0.587 * g + 0.114 * b > 128 ? '#141414' : '#ffffff'
}
