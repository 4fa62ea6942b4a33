import { chakra } from '@chakra-ui/react/styled-system'

/** Content that is seldom needed, behind a summary line that opens it. */
export const Disclosure = chakra('details', {
  base: {
    '& > summary': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: '44px', md: '32px' },
      cursor: 'pointer',
      color: 'accent',
      fontWeight: '600',
      borderRadius: 'control',
    },
    '& > ul': {
      display: 'grid',
      gap: '1',
      paddingBlock: '1',
      overflowWrap: 'anywhere',
      color: 'fg.muted',
    },
  },
})
