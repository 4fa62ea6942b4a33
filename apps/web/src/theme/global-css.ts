import { light } from './palette.ts'

/** Dark ink on paper, whatever the theme on the screen. */
const printColours = {
  colorScheme: 'light',
  '--e-colors-fg': light.fg,
  '--e-colors-fg-muted': light.fgMuted,
  '--e-colors-accent': light.accent,
  '--e-colors-line': light.line,
  '--e-colors-bg': light.bg,
  '--e-colors-surface': light.bg,
}

/** Rules for bare elements: a small reset, the focus ring, and the rules that turn motion off. */
export const globalCss = {
  '*, *::before, *::after': {
    boxSizing: 'border-box',
    margin: 0,
    padding: 0,
    borderWidth: 0,
    borderStyle: 'solid',
  },
  html: {
    colorScheme: 'dark',
    bg: 'bg',
    color: 'fg',
    fontFamily: 'body',
    textSizeAdjust: '100%',
    scrollPaddingTop: '96px',
    fontOpticalSizing: 'auto',
  },
  'html.light': { colorScheme: 'light' },
  body: {
    textStyle: 'body',
    minHeight: '100dvh',
    overflowWrap: 'break-word',
    WebkitFontSmoothing: 'antialiased',
  },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', background: 'none' },
  button: { cursor: 'pointer' },
  'ul, ol': { listStyle: 'none' },
  a: { color: 'inherit', textDecoration: 'none' },
  // Layouts size the image inside.
  picture: { display: 'contents' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  img: { height: 'auto' },
  'h1:focus': { outline: 'none' },
  ':focus-visible': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
  '::selection': { background: '{colors.brand.500}', color: '{colors.neutral.950}' },
  '[hidden]': { display: 'none !important' },
  'dialog::backdrop': { background: 'rgba(13, 11, 9, .8)' },
  // Animations end in the normal state of an element, so the page is complete without motion.
  'html[data-motion=paused] *, html[data-motion=paused] *::before, html[data-motion=paused] *::after':
    { animation: 'none !important' },
  '@media print': {
    'html.dark': printColours,
    'header, footer, a[href="#main"]': { display: 'none !important' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
  },
}
