/** All logos in one colour, so that the brands do not compete and each can be seen in both themes. */
export const logoFilter = {
  filter: 'brightness(0) invert(.78)',
  _light: { filter: 'brightness(0) invert(.36)' },
} as const
