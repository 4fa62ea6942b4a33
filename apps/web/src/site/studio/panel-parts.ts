import { chakra } from '@chakra-ui/react/styled-system'

export const Panel = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    alignContent: 'start',
  },
})
export const PanelTitle = chakra('h2', { base: { textStyle: 'h4' } })
export const PanelText = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })
export const Legend = chakra('legend', {
  base: { textStyle: 'label', color: 'fg.subtle', marginBottom: '2' },
})

/** Radio buttons in a list, each as wide as the panel. */
export const Options = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '1',
    minWidth: '0',
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '44px',
      paddingInline: '3',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'control',
      fontSize: 'sm',
      cursor: 'pointer',
      _hover: { borderColor: 'control' },
    },
    '& label:has(:checked)': { borderColor: 'brand.500', bg: 'raised' },
    '& input': { accentColor: '{colors.brand.500}', flexShrink: '0' },
  },
})

/** Two colours side by side. */
export const Swatches = chakra('span', {
  base: {
    display: 'inline-flex',
    flexShrink: '0',
    overflow: 'hidden',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'control',
    '& svg': { width: '48px', height: '24px' },
  },
})
