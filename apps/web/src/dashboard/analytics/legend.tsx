import { chakra } from '@chakra-ui/react/styled-system'

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    color: 'fg.muted',
    '& li': { display: 'flex', alignItems: 'center', gap: '2' },
    '& svg': { width: '20px', height: '12px' },
  },
})

interface LegendProps {
  entries: { name: string; colour: string; marker: 'line' | 'dashes' | 'solid' | 'hollow' }[]
}

/**
 * The meaning of a chart's colours. Each entry looks as it does in the chart, so that shape helps
 * too.
 */
export const Legend = ({ entries }: LegendProps) => (
  <List>
    {entries.map(({ name, colour, marker }) => (
      <li key={name}>
        <svg viewBox="0 0 20 12" aria-hidden="true" stroke={colour} strokeWidth="2">
          {marker === 'line' || marker === 'dashes' ? (
            <path d="M0 6h20" strokeDasharray={marker === 'dashes' ? '5 4' : undefined} />
          ) : (
            <rect x="4" y="1" width="12" height="10" fill={marker === 'solid' ? colour : 'none'} />
          )}
        </svg>
        {name}
      </li>
    ))}
  </List>
)
