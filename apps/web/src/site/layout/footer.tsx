import { services } from '@agency/contract/services'
import type { AgencySettings } from '@agency/contract/settings'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { BrandMark } from '../../ui/core/brand-mark.tsx'
import { Container } from '../../ui/core/layout.ts'
import { Small } from '../../ui/core/text.ts'

const FooterRoot = chakra('footer', {
  base: {
    position: 'relative',
    bg: 'surface',
    borderTopWidth: '1px',
    borderColor: 'line',
    paddingBlock: '{spacing.16} {spacing.8}',
  },
})
const Groups = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: '4fr 2fr 3fr 3fr' },
    '& > :is(:first-child, :last-child)': { gridColumn: { base: '1 / -1', lg: 'auto' } },
    paddingBottom: '12',
  },
})
const Heading = chakra('h2', { base: { fontSize: 'sm', fontWeight: '650', marginBottom: '2' } })
const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: '24px',
  minHeight: { base: '44px', lg: '36px' },
  color: 'fg.muted',
  fontSize: 'sm',
  _hover: { color: 'accent' },
}
const FooterLink = chakra(Link, { base: link })
const FooterAnchor = chakra('a', { base: link })
const FooterBase = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    justifyContent: 'space-between',
    alignItems: 'center',
    borderTopWidth: '1px',
    borderColor: 'line',
    paddingTop: '6',
    '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: '6' },
  },
})

const pages = [
  { href: '/', text: 'Home' },
  { href: '/about', text: 'About Us' },
  { href: '/our-work', text: 'Our Work' },
  { href: '/gallery', text: 'Gallery' },
  { href: '/ai-generator', text: 'Website Generator' },
  { href: '/ghibli-generator', text: 'Photo Painter' },
]
const socialNames = {
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  facebook: 'Facebook',
  x: 'X',
} as const

/** The social networks that the agency is on. */
export const socialLinksOf = ({ social }: Pick<AgencySettings, 'social'>) =>
  Object.entries(socialNames).flatMap(([key, text]) => {
    const href = social[key as keyof typeof socialNames]
    return href ? [{ href, text }] : []
  })

/** The city of an agency's location, which begins with it: 'Melbourne, Australia'. */
export const cityOf = (location: string) => location.split(',')[0]

/** A telephone number as a tel: URL. */
export const telUrlOf = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

export function Footer({ agency, year }: { agency: AgencySettings; year: number }) {
  return (
    <FooterRoot>
      <Container>
        <Groups>
          <div>
            <BrandMark name={agency.name} />
            <Small maxWidth="32ch" marginTop="2">
              {agency.tagline}
            </Small>
          </div>
          <nav aria-labelledby="foot-pages">
            <Heading id="foot-pages">Studio</Heading>
            <ul>
              {pages.map(({ href, text }) => (
                <li key={href}>
                  <FooterLink href={href}>{text}</FooterLink>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="foot-services">
            <Heading id="foot-services">Services</Heading>
            <ul>
              {services.map(({ slug, name }) => (
                <li key={slug}>
                  <FooterLink href={`/services/${slug}`}>{name}</FooterLink>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <Heading>Contact</Heading>
            <ul>
              <li>
                <FooterAnchor href={`mailto:${agency.email}`}>{agency.email}</FooterAnchor>
              </li>
              <li>
                <FooterAnchor href={telUrlOf(agency.phone)}>{agency.phone}</FooterAnchor>
              </li>
              <li>
                <Small as="span">{agency.location}</Small>
              </li>
            </ul>
          </div>
        </Groups>
        <FooterBase>
          <Small>
            © {year} {agency.name}
          </Small>
          <ul>
            {socialLinksOf(agency).map(({ href, text }) => (
              <li key={text}>
                <FooterAnchor href={href} rel="noopener" target="_blank">
                  {text}
                </FooterAnchor>
              </li>
            ))}
          </ul>
          <ul>
            <li>
              <FooterLink href="/privacy-policy">Privacy Policy</FooterLink>
            </li>
            <li>
              <FooterLink href="/terms-of-service">Terms of Service</FooterLink>
            </li>
          </ul>
        </FooterBase>
      </Container>
    </FooterRoot>
  )
}
