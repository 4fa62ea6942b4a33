import { chakra } from '@chakra-ui/react/styled-system'
import { ButtonLink } from './button.ts'
import { Container } from './layout.ts'
import { Lead, SectionTitle } from './text.ts'

const Band = chakra('section', {
  base: {
    position: 'relative',
    borderTopWidth: '1px',
    borderColor: 'line',
    paddingBlock: 'clamp(4rem, 9vw, 7rem)',
    overflow: 'hidden',
  },
})
const Inner = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: '1fr', lg: '1fr auto' },
    alignItems: 'end',
    justifyItems: 'start',
  },
})

interface ClosingBandProps {
  title: string
  text: string
  href: string
  action: string
}

/** The end of a page, with a single call to action. */
export function ClosingBand({ title, text, href, action }: ClosingBandProps) {
  return (
    <Band>
      <Container>
        <Inner>
          <chakra.div display="grid" gap="4">
            <SectionTitle maxWidth="20ch">{title}</SectionTitle>
            <Lead>{text}</Lead>
          </chakra.div>
          <ButtonLink href={href}>{action}</ButtonLink>
        </Inner>
      </Container>
    </Band>
  )
}
