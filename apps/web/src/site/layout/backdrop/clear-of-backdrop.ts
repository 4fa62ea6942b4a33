/** Text and controls stand on plain ground, which fades out around them. */
export const clearOfBackdrop = {
  position: 'relative',
  isolation: 'isolate',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '-1',
    bg: 'bg',
    boxShadow: '0 0 32px 32px {colors.bg}',
  },
} as const
