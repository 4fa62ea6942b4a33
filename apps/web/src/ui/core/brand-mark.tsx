import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'

const HomeLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '44px',
    fontWeight: '750',
    fontSize: '1.25rem',
    letterSpacing: '-0.02em',
    marginInlineEnd: 'auto',
    '& .line': { stroke: 'brand.500' },
  },
})

/** The logo and the name, linking to the home page. */
export function BrandMark({ name }: { name: string }) {
  return (
    <HomeLink href="/" aria-label={`${name}, home`}>
      <svg width="28" height="28" viewBox="0 0 32 32" fill="none" aria-hidden="true">
        <g transform="rotate(-20 16 16)" strokeLinecap="square">
          <path
            d="M3 9h26M3 23h26M9 3v26M23 3v26"
            stroke="currentColor"
            strokeOpacity=".35"
            strokeWidth="1.5"
          />
          <path className="line" d="M9 27V9h14" strokeWidth="4" />
        </g>
      </svg>
      {name}
    </HomeLink>
  )
}
