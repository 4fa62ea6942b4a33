/** The ember line of the backdrop arrives at the top right and goes on as the frame of a piece. */
export const emberFrame = {
  background:
    'linear-gradient({colors.surface}, {colors.surface}) padding-box, linear-gradient(195deg, {colors.brand.500} 80px, {colors.line} 55%) border-box',
  borderWidth: '2px',
  borderColor: 'transparent',
  borderRadius: 'media',
} as const
