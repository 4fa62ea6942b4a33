/** The colours of the palette, defined only here. palette.test.ts checks their contrast ratios. */
export const brand = {
  50: '#fff6ef',
  100: '#ffecd9',
  200: '#ffd5ae',
  300: '#ffb67a',
  400: '#ff9240',
  500: '#fc6d00',
  600: '#dd5400',
  700: '#ba4500',
  800: '#8e350c',
  900: '#68280c',
  950: '#3a1505',
} as const

export const neutral = {
  0: '#ffffff',
  50: '#fcfaf7',
  100: '#f6f3f0',
  200: '#e8e4e0',
  300: '#d7d1cd',
  400: '#aaa39d',
  500: '#817973',
  600: '#615954',
  700: '#463f3b',
  800: '#2e2925',
  850: '#221d1a',
  900: '#181412',
  950: '#0d0b09',
} as const

export interface Roles {
  bg: string
  surface: string
  raised: string
  fg: string
  fgMuted: string
  fgSubtle: string
  accent: string
  control: string
  line: string
  street: string
  success: string
  warning: string
  error: string
  info: string
}

export const dark: Roles = {
  bg: neutral[950],
  surface: neutral[900],
  raised: neutral[850],
  fg: neutral[100],
  fgMuted: '#b9b2ac',
  fgSubtle: '#948c86',
  accent: brand[400],
  control: neutral[500],
  line: neutral[800],
  street: '#3b342f',
  success: '#4ade80',
  warning: '#facc15',
  error: '#ff8a80',
  info: '#7cc0ff',
}

export const light: Roles = {
  bg: neutral[0],
  surface: neutral[50],
  raised: neutral[100],
  fg: neutral[900],
  fgMuted: neutral[600],
  fgSubtle: '#6f6761',
  accent: brand[700],
  control: '#8a827c',
  line: neutral[200],
  street: '#ddd5ce',
  success: '#15803d',
  warning: '#854d0e',
  error: '#b91c1c',
  info: '#1d5fbf',
}

export const danger = { background: '#c62828', label: neutral[0] } as const

/** The primary button's states; its label is the darkest neutral on each. */
export const primary = {
  background: brand[500],
  hover: brand[400],
  active: brand[600],
  label: neutral[950],
} as const

/** The bar over scrolled content, dark in both themes. */
export const navBarBackground = 'rgba(13, 11, 9, .8)'
