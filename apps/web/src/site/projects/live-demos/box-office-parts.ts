import { chakra } from '@chakra-ui/react/styled-system'

/** A list of radio buttons or checkboxes. */
export const Options = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    '& legend': { fontWeight: '650', marginBottom: '2' },
  },
})
export const Choice = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '3',
    minHeight: '52px',
    paddingInline: '3',
    paddingBlock: '2',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'control',
    fontWeight: '600',
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: 'control', bg: 'raised' },
    '&:has(:disabled)': { color: 'fg.muted', cursor: 'default' },
    '& input': { width: '20px', height: '20px', accentColor: '{colors.brand.500}' },
  },
})
