import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'

const current = {
  color: 'accent',
}

export const navItem = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  minHeight: '44px',
  paddingInline: '3',
  borderRadius: 'control',
  fontSize: { base: 's1', xl: 'sm' },
  fontWeight: '550',
  color: 'fg',
  whiteSpace: 'nowrap',
  transitionProperty: 'color, background-color',
  transitionDuration: 'hover',
  _hover: { bg: 'raised' },
  '&[aria-current=page], &[data-current]': current,
} as const

export const NavLink = chakra(Link, {
  base: navItem,
  variants: {
    wide: { true: { width: 'full', fontSize: { base: 's0', xl: 'sm' } } },
  },
})
