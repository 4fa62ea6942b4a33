/** A surface that floats over the page, below the element that opened it. */
export const floating = {
  position: 'absolute',
  top: 'calc(100% + 6px)',
  zIndex: 'nav',
  bg: 'raised',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
  boxShadow: '0 16px 40px rgba(0, 0, 0, .35)',
} as const
