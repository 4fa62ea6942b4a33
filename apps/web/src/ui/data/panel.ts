import { chakra } from '@chakra-ui/react/styled-system'

/** A surface with a hairline border. */
export const Panel = chakra('section', {
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    minWidth: '0',
  },
})
export const PanelHeader = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    minHeight: '48px',
    paddingInline: '4',
    borderBottomWidth: '1px',
    borderColor: 'line',
    '& h2, & h3': { fontSize: '.9375rem', fontWeight: '650' },
    '& > button': { marginBlock: { base: '2', md: '1' } },
  },
})
/** A link at the end of a panel's header, to the full list that the panel shows a part of. */
export const panelLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: '44px', md: '32px' },
  color: 'accent',
  fontWeight: '600',
  _hover: { textDecoration: 'underline' },
} as const
export const PanelBody = chakra('div', { base: { padding: '4' } })
