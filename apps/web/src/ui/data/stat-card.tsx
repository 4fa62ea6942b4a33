import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { LineSkeleton } from './states.tsx'

const Card = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1',
    padding: '4',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    transitionProperty: 'border-color',
    transitionDuration: 'hover',
    _hover: { borderColor: 'control' },
    '& dt': { fontWeight: '550', overflowWrap: 'anywhere' },
    '& dd': { fontSize: '1.75rem', fontWeight: '700', lineHeight: '1.2', minHeight: '34px' },
  },
})
/** Cards side by side, as many as fit. */
export const StatGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  },
})

interface StatCardProps {
  name: string
  /** Undefined while loading. */
  value: string | undefined
  href: string
  /** Less important than its neighbours. */
  isSecondary?: boolean
}

/** One figure, linking to the list that it counts. */
export const StatCard = ({ name, value, href, isSecondary = false }: StatCardProps) => (
  <Card href={href} opacity={isSecondary ? '.75' : '1'}>
    <dl>
      <dt>{name}</dt>
      <dd>{value ?? <LineSkeleton width="56px" height="24px" />}</dd>
    </dl>
  </Card>
)
