import { chakra } from '@chakra-ui/react/styled-system'
import { trpc } from '../../api/trpc.ts'
import type { PageModule } from '../../app/page.ts'
import { ButtonAnchor } from '../../ui/core/button.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { Card, Container, PageHead, Row, Split } from '../../ui/core/layout.ts'
import { Lead, Muted, PageTitle, SectionTitle } from '../../ui/core/text.ts'
import { socialLinksOf, telUrlOf } from '../layout/footer.tsx'
import { MessageForm } from './message-form.tsx'

export const load: PageModule['load'] = async ({ data }) => {
  const { name, location } = await data.agency()
  return {
    title: `Contact | ${name}`,
    description: `Write to ${name} in ${location}, or ring us. A person reads every message.`,
  }
}

const ContactMethods = chakra('ul', {
  base: {
    display: 'grid',
    '& li': { borderTopWidth: '1px', borderColor: 'line' },
    '& li > a, & li > p': { display: 'flex', gap: '3', alignItems: 'center', minHeight: '56px' },
    '& a:hover': { color: 'accent' },
    '& svg': { color: 'fg.subtle', flexShrink: '0' },
  },
})

export function Page() {
  const { data: agency } = trpc.settings.agency.useQuery()
  return (
    <Container paddingBottom="section">
      <PageHead>
        <PageTitle>Get In Touch</PageTitle>
        <Lead>Two sentences are enough to start. A person reads every message.</Lead>
      </PageHead>
      <Split>
        <Card padding={{ base: '4', md: '8' }}>
          <SectionTitle textStyle="h3" marginBottom="6">
            Send Us a Message
          </SectionTitle>
          <MessageForm />
        </Card>
        {agency && (
          <Card padding={{ base: '4', md: '8' }} display="grid" gap="8">
            <section>
              <SectionTitle textStyle="h3" marginBottom="4">
                Reach us directly
              </SectionTitle>
              <ContactMethods>
                <li>
                  <a href={`mailto:${agency.email}`}>
                    <Icon name="mail" /> {agency.email}
                  </a>
                </li>
                <li>
                  <a href={telUrlOf(agency.phone)}>
                    <Icon name="phone" /> {agency.phone}
                  </a>
                </li>
                <li>
                  <p>
                    <Icon name="pin" /> {agency.location}
                  </p>
                </li>
              </ContactMethods>
              <Row as="ul" gap="2" marginTop="4">
                {socialLinksOf(agency).map(({ href, text }) => (
                  <li key={text}>
                    <ButtonAnchor
                      href={href}
                      target="_blank"
                      rel="noopener"
                      variant="outline"
                      size="sm"
                    >
                      {text}
                    </ButtonAnchor>
                  </li>
                ))}
              </Row>
            </section>
            <chakra.section display="grid" gap="3" justifyItems="start">
              <SectionTitle textStyle="h3">Visit Our Office</SectionTitle>
              <Muted>{agency.street}</Muted>
              {agency.openingHours && <Muted>{agency.openingHours}</Muted>}
              {agency.mapsUrl && (
                <ButtonAnchor
                  href={agency.mapsUrl}
                  target="_blank"
                  rel="noopener"
                  variant="outline"
                  size="sm"
                >
                  Get Directions
                </ButtonAnchor>
              )}
            </chakra.section>
          </Card>
        )}
      </Split>
    </Container>
  )
}
