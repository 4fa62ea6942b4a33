import { chakra, defineRecipe } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'

const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '48px',
    paddingInline: '6',
    paddingBlock: '2',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontSize: 's0',
    fontWeight: '650',
    lineHeight: '1.2',
    textAlign: 'center',
    transitionProperty: 'background-color, border-color, color, transform',
    transitionDuration: 'hover',
    _active: { transform: 'translateY(1px)' },
    '&[aria-disabled=true], &:disabled': { cursor: 'progress' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'brand.500',
        color: 'neutral.950',
        _hover: { bg: 'brand.400' },
        _active: { bg: 'brand.600' },
      },
      outline: {
        borderColor: 'control',
        color: 'fg',
        _hover: { borderColor: 'fg', bg: 'raised' },
      },
      quiet: { color: 'fg.muted', _hover: { color: 'fg', bg: 'raised' } },
    },
    size: { md: {}, sm: { minHeight: '44px', paddingInline: '4', fontSize: 'sm' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
})

export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } })
/** An internal link that looks like a button. */
export const ButtonLink = chakra(Link, buttonRecipe)
/** A link to another site, or to a file. */
export const ButtonAnchor = chakra('a', buttonRecipe)

/** A text link with an arrow that moves on hover. */
export const ArrowLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '44px',
    color: 'accent',
    fontWeight: '650',
    '&::after': { content: "'→'", transitionProperty: 'transform', transitionDuration: 'hover' },
    '&:hover::after': { transform: 'translateX(4px)' },
  },
})

/** A link back to the list that a page belongs to. */
export const BackLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: '2',
    minHeight: '44px',
    color: 'fg.muted',
    fontSize: 'sm',
    _hover: { color: 'accent' },
    '&::before': { content: "'←'" },
  },
})
