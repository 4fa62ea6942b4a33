import type { Project } from '@agency/contract/project'
import { clientNameOf, projectPathOf } from '@agency/contract/project-names'
import { services } from '@agency/contract/services'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { trpc } from '../../api/trpc.ts'
import type { PageModule } from '../../app/page.ts'
import { ButtonLink } from '../../ui/core/button.ts'
import { Chip, ChipRow } from '../../ui/core/chip.ts'
import { ClosingBand } from '../../ui/core/closing-band.tsx'
import { Container, PageHead, Row, Section, Split } from '../../ui/core/layout.ts'
import { Lead, Muted, PageTitle, SectionTitle, VisuallyHidden } from '../../ui/core/text.ts'
import { cityOf } from '../layout/footer.tsx'
import { LogoStrip } from '../projects/card/logo-strip.tsx'
import { ProjectPicture } from '../projects/card/project-picture.tsx'
import { ServiceDrawing } from '../services/service-drawing.tsx'
import { serviceLines } from '../services/service-lines.ts'
import { composerSlot, loadComposer } from './composer-slot.tsx'
import { ConceptsSection } from './concepts-section.tsx'

export const load: PageModule['load'] = async ({ data, origin }) => {
  const [agency] = await Promise.all([
    data.agency(),
    data.concepts().catch(() => []),
    data.allProjects().catch(() => []),
  ])
  if (import.meta.env.SSR) await loadComposer()
  return {
    title: `${agency.name} | Digital agency in ${cityOf(agency.location)}`,
    description:
      'A founder-led studio for websites, film and automation. See the work, or get a website concept and an estimate in under a minute.',
    // Search engines read these in the server's response, and browsers do not need them.
    structured: import.meta.env.SSR
      ? [
          {
            '@type': 'ProfessionalService',
            name: agency.name,
            description: agency.tagline,
            url: `${origin}/`,
            email: agency.email,
            telephone: agency.phone,
            foundingDate: String(agency.foundedYear),
            address: agency.location,
          },
          { '@type': 'WebSite', name: agency.name, url: `${origin}/` },
        ]
      : [],
  }
}

const ServiceGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
    gap: '1px',
    bg: 'line',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'media',
    overflow: 'hidden',
  },
})
const ServiceCard = chakra('li', {
  base: {
    display: 'grid',
    gap: '3',
    alignContent: 'start',
    padding: { base: '6', lg: '8' },
    bg: 'bg',
    '& h3': { textStyle: 'h4' },
    '& a': { justifySelf: 'start', marginTop: '2' },
  },
})
const LearnMore = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: 'accent',
    fontWeight: '650',
    textDecoration: 'underline',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '.25em',
    _hover: { textDecorationColor: 'currentColor' },
  },
})
export function Page() {
  const { data: agency } = trpc.settings.agency.useQuery()
  const { data: projects, error } = trpc.projects.list.useQuery({ status: 'all' })
  const featured = projects?.find((project) => project.featured)
  useEffect(() => {
    if (error) console.error('Failed to fetch projects', error)
  }, [error])
  return (
    <>
      <Container>
        <PageHead minHeight={{ md: 'min(86vh, 860px)' }} alignContent="center">
          <Split even>
            <chakra.div display="grid" gap="6">
              <PageTitle textStyle="hero" maxWidth="13ch">
                Websites that earn their keep, made in {agency && cityOf(agency.location)}.
              </PageTitle>
              <Lead>
                Founder-led since {agency?.foundedYear}: one small team for web, film and
                automation, and the person who quotes your job is in the room when it is built.
              </Lead>
              <Row>
                <ButtonLink href="/our-work">View Our Work</ButtonLink>
                <ButtonLink href="/contact" variant="outline">
                  Get in Touch
                </ButtonLink>
              </Row>
            </chakra.div>
            {composerSlot}
          </Split>
        </PageHead>
      </Container>
      {projects && <LogoStrip projects={projects} />}
      <Section aria-labelledby="services-title">
        <Container>
          <SectionTitle id="services-title" marginBottom="8" maxWidth="20ch">
            Six things we do, and do ourselves
          </SectionTitle>
          <ServiceGrid>
            {services.map(({ slug, name }) => (
              <ServiceCard key={slug}>
                <ServiceDrawing slug={slug} />
                <h3>{name}</h3>
                <Muted>{serviceLines[slug]}</Muted>
                <LearnMore href={`/services/${slug}`}>
                  Learn more<VisuallyHidden> about {name}</VisuallyHidden>
                </LearnMore>
              </ServiceCard>
            ))}
          </ServiceGrid>
        </Container>
      </Section>
      <ConceptsSection />
      {featured && <FeaturedProject project={featured} />}
      <ClosingBand
        title="Bring us the site that embarrasses you."
        text="Half an hour, no slides. You leave with a plan, a price range and an honest opinion."
        href="/contact"
        action="Start Your Project"
      />
    </>
  )
}

function FeaturedProject({ project }: { project: Project }) {
  return (
    <Section aria-labelledby="featured-title">
      <Container>
        <Split alignItems="center">
          <ProjectPicture
            src={project.coverImage}
            alt={`${project.title}, cover picture`}
            pictures={project.pictures}
            shape="card"
            sizes="(min-width: 62em) 640px, 95vw"
          />
          <chakra.div display="grid" gap="4" justifyItems="start">
            <chakra.p textStyle="small" color="fg.muted">
              {clientNameOf(project)}
            </chakra.p>
            <SectionTitle id="featured-title">{project.title}</SectionTitle>
            <Muted>{project.summary}</Muted>
            <ChipRow aria-label="Services">
              {project.services.map((service) => (
                <Chip key={service}>{service}</Chip>
              ))}
            </ChipRow>
            <Row marginTop="2">
              <ButtonLink href={projectPathOf(project)}>View Case Study</ButtonLink>
              <ButtonLink href="/our-work" variant="outline">
                See All Projects
              </ButtonLink>
            </Row>
          </chakra.div>
        </Split>
      </Container>
    </Section>
  )
}
