import { chakra } from '@chakra-ui/react/styled-system'

/** HTML written by staff, in the site's typography. */
export const Prose = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    maxWidth: 'prose',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    '& h2, & h3': { textStyle: 'h4', color: 'fg', marginTop: '4' },
    '& ul, & ol': { display: 'grid', gap: '2', paddingInlineStart: '6' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li::marker': { color: 'fg.subtle' },
    '& a': { color: 'accent', textDecoration: 'underline' },
    '& blockquote': {
      borderInlineStartWidth: '2px',
      borderColor: 'control',
      paddingInlineStart: '4',
    },
    '& img': { borderRadius: 'card' },
    '& strong': { color: 'fg' },
  },
})
