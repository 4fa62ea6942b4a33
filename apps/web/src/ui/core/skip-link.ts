import { chakra } from '@chakra-ui/react/styled-system'

/** The first tab stop: skips the navigation and goes to the page itself. */
export const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'skip',
    padding: '{spacing.3} {spacing.6}',
    bg: 'brand.500',
    color: 'neutral.950',
    fontWeight: '650',
    borderRadius: 'control',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
})
