import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'

const OVERVIEW_PATH = '/dashboard/analytics'
const SOURCES_PATH = '/dashboard/analytics?view=sources'

const Tabs = chakra('nav', {
  base: {
    display: 'flex',
    gap: '4',
    borderBottomWidth: '1px',
    borderColor: 'line',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: '44px', md: '40px' },
      marginBottom: '-1px',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      color: 'fg.muted',
      fontWeight: '600',
      _hover: { color: 'fg' },
    },
    '& a[aria-current]': { color: 'fg', borderColor: 'brand.500' },
  },
})

/** The two pages of the analytics. */
export const AnalyticsTabs = ({ current }: { current: 'overview' | 'sources' }) => (
  <Tabs aria-label="Analytics pages">
    <Link href={OVERVIEW_PATH} aria-current={current === 'overview' ? 'page' : undefined}>
      Overview
    </Link>
    <Link href={SOURCES_PATH} aria-current={current === 'sources' ? 'page' : undefined}>
      Sources
    </Link>
  </Tabs>
)
