import { chakra } from '@chakra-ui/react/styled-system'

/** A page's title: the only h1, which takes focus after a client navigation. */
export const PageTitle = chakra(
  'h1',
  // A visitor's name may be one long word.
  { base: { textStyle: 'h1', overflowWrap: 'anywhere' } },
  { defaultProps: { tabIndex: -1 } },
)
export const SectionTitle = chakra('h2', { base: { textStyle: 'h2', overflowWrap: 'anywhere' } })
export const SubsectionTitle = chakra('h3', { base: { textStyle: 'h4', overflowWrap: 'anywhere' } })
export const Lead = chakra('p', {
  base: { textStyle: 'lead', maxWidth: '48ch', overflowWrap: 'anywhere' },
})
export const Muted = chakra('p', {
  base: { color: 'fg.muted', maxWidth: '50ch', overflowWrap: 'anywhere' },
})
export const Small = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })

/** Available to screen readers but not visible. */
export const VisuallyHidden = chakra('span', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})
