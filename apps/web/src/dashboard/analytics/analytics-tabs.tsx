import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'

const PATH = '/dashboard/analytics'
const pages = [
  ['overview', 'Overview', PATH],
  ['sources', 'Sources', `${PATH}?view=sources`],
  ['goals', 'Goals', `${PATH}?view=goals`],
] as const

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

/** The pages of the analytics. */
export const AnalyticsTabs = ({ current }: { current: (typeof pages)[number][0] }) => (
  <Tabs aria-label="Analytics pages">
    {pages.map(([name, title, href]) => (
      <Link key={name} href={href} aria-current={current === name ? 'page' : undefined}>
        {title}
      </Link>
    ))}
  </Tabs>
)
