/** The box of a dialog that asks one thing. */
export const confirmDialogStyle = {
  margin: 'auto',
  width: 'min(440px, calc(100vw - 2rem))',
  padding: '6',
  bg: 'surface',
  color: 'fg',
  fontSize: '.875rem',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'media',
} as const
