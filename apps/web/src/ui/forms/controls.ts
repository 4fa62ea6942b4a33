import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { danger } from '../../theme/palette.ts'
import { ButtonAnchor, ButtonLink } from '../core/button.ts'
import { Input, Select, TextArea } from './field.tsx'
import { GuardedButton, PlainGuardedButton } from './guarded-button.tsx'

/** 36 px with a mouse, 44 px for touch. */
const controlHeight = { base: '44px', md: '36px' }
/** A phone zooms into smaller text when a control takes focus. */
const controlText = { base: '1rem', md: '.875rem' }

const action = {
  base: {
    minHeight: controlHeight,
    paddingInline: '3',
    paddingBlock: '1',
    fontSize: '.875rem',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    '& svg': { width: '16px', height: '16px', flexShrink: '0' },
    '&[aria-disabled=true]': {
      cursor: 'default',
      color: 'fg.subtle',
      bg: 'transparent',
      borderColor: 'line',
    },
  },
} as const

export const Action = chakra(
  GuardedButton,
  {
    ...action,
    variants: {
      danger: {
        true: {
          bg: danger.background,
          color: danger.label,
          _hover: { bg: danger.background, filter: 'brightness(1.08)' },
          _active: { bg: danger.background },
        },
      },
    },
  },
  { defaultProps: { type: 'button' } },
)
export const ActionLink = chakra(ButtonLink, action)
export const ActionAnchor = chakra(ButtonAnchor, action)

const square = {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: { base: '44px', md: '32px' },
    height: { base: '44px', md: '32px' },
    flexShrink: '0',
    borderRadius: 'control',
    color: 'fg.muted',
    verticalAlign: 'middle',
    _hover: { color: 'fg', bg: 'raised' },
    '&[aria-disabled=true]': { color: 'fg.subtle', cursor: 'default', bg: 'transparent' },
    '& svg': { width: '18px', height: '18px' },
  },
} as const

/** An icon-only button; it needs an aria-label. */
export const IconAction = chakra(PlainGuardedButton, square)

/** The same for a link. */
export const IconLink = chakra(Link, square)
/** The same for a link to a file. */
export const IconAnchor = chakra('a', square)

const control = {
  textOverflow: 'ellipsis',
  minHeight: controlHeight,
  paddingInline: '3',
  paddingBlock: '1',
  fontSize: controlText,
}
export const CompactInput = chakra(Input, { base: control })
export const CompactTextArea = chakra(TextArea, {
  base: { ...control, minHeight: '96px', paddingBlock: '2' },
})
export const CompactSelect = chakra(Select, {
  base: {
    ...control,
    paddingInlineEnd: '8',
    backgroundPosition: 'right 17px center, right 12px center',
    backgroundSize: '5px 5px',
  },
})

/** The native checkbox in the site's accent colour. */
export const CheckBox = chakra(
  'input',
  { base: { width: '18px', height: '18px', flexShrink: '0', accentColor: '{colors.brand.500}' } },
  { defaultProps: { type: 'checkbox' } },
)

/** A checkbox or radio button followed by its label text. */
export const CheckLabel = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: { base: '44px', md: '32px' },
  },
})
