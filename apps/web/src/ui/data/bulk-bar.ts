import { chakra } from '@chakra-ui/react/styled-system'

/** Bulk actions for the selected rows, above their table, with their count. */
export const BulkBar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    minHeight: '52px',
    padding: '{spacing.2} {spacing.4}',
    borderBottomWidth: '1px',
    borderColor: 'line',
    bg: 'raised',
    borderTopRadius: 'card',
    '& p': { marginInlineEnd: 'auto', fontWeight: '600' },
  },
})
