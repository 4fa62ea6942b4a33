import { chakra } from '@chakra-ui/react/styled-system'

/** The panels of a report, faded while their period is being exchanged. */
export const ReportParts = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    transitionProperty: 'opacity',
    transitionDuration: 'hover',
    '&[data-stale]': { opacity: '.55' },
  },
})
/** What a report is narrowed by: its period, its kind. */
export const ReportControls = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3' },
})
/** What cannot be known, below the definitions of a report. */
export const UnknownNote = chakra('p', {
  base: {
    maxWidth: '90ch',
    color: 'fg.muted',
    marginTop: '6',
    paddingTop: '4',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
})
