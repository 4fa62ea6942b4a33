import { chakra } from '@chakra-ui/react/styled-system'
import { Container, PageHead, Section } from '../../ui/core/layout.ts'
import { Lead, Muted, PageTitle, SectionTitle } from '../../ui/core/text.ts'
import { clearOfBackdrop } from '../layout/backdrop/clear-of-backdrop.ts'

export interface Clause {
  title: string
  paragraphs: string[]
}

const Clauses = chakra('div', {
  base: {
    ...clearOfBackdrop,
    display: 'grid',
    gap: '8',
    maxWidth: 'prose',
    '& section': { display: 'grid', gap: '3' },
  },
})

/** A page of clauses under a title. */
export function LegalText({
  title,
  lead,
  clauses,
}: {
  title: string
  lead: string
  clauses: Clause[]
}) {
  return (
    <Container>
      <PageHead>
        <PageTitle>{title}</PageTitle>
        <Lead>{lead}</Lead>
      </PageHead>
      <Section paddingTop="0">
        <Clauses>
          {clauses.map((clause) => (
            <section key={clause.title}>
              <SectionTitle textStyle="h4">{clause.title}</SectionTitle>
              {clause.paragraphs.map((paragraph) => (
                <Muted key={paragraph}>{paragraph}</Muted>
              ))}
            </section>
          ))}
        </Clauses>
      </Section>
    </Container>
  )
}
