/**
 * Chart series colours, in the order in which they are assigned; each is visible on every
 * background.
 */
export const chartColours = {
  dark: ['#ff9240', '#2dd4bf', '#a78bfa', '#60a5fa', '#f472b6', '#a3e635'],
  light: ['#dd5400', '#0f766e', '#6d28d9', '#1d4ed8', '#be185d', '#4d7c0f'],
} as const
