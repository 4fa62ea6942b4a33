import { chakra, defineRecipe } from '@chakra-ui/react/styled-system'

const chipRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'line',
    paddingInline: '3',
    minHeight: '30px',
    textStyle: 'small',
    color: 'fg.muted',
  },
})

export const Chip = chakra('li', chipRecipe)
export const ChipRow = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })

/** A toggle chip (`aria-pressed`). */
export const ToggleChip = chakra(
  'button',
  {
    base: {
      ...chipRecipe.base,
      minHeight: { base: '44px', md: '36px' },
      borderColor: 'control',
      color: 'fg',
      whiteSpace: 'nowrap',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'hover',
      _hover: { borderColor: 'fg' },
      '&[aria-pressed=true]': { bg: 'brand.500', borderColor: 'brand.500', color: 'neutral.950' },
    },
  },
  { defaultProps: { type: 'button' } },
)
