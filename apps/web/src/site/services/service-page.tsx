import type { Project } from '@agency/contract/project'
import { type ServiceSlug, services } from '@agency/contract/services'
import { chakra } from '@chakra-ui/react/styled-system'
import { trpc } from '../../api/trpc.ts'
import type { PageModule } from '../../app/page.ts'
import { ButtonLink } from '../../ui/core/button.ts'
import { ClosingBand } from '../../ui/core/closing-band.tsx'
import { Columns, Container, PageHead, Section } from '../../ui/core/layout.ts'
import { Lead, Muted, PageTitle, SectionTitle, SubsectionTitle } from '../../ui/core/text.ts'
import { house } from '../case-study/live-demos/lorimer-house.tsx'
import { cityOf } from '../layout/footer.tsx'
import { LiveDemoSlot, loadLiveDemo } from '../live-demo/live-demo-slot.tsx'
import { CaseStudyCard, ProjectCard } from '../projects/card/project-card.tsx'
import { CoverFrame } from '../projects/card/project-picture.tsx'
import { liveDemos } from './live-demos/index.ts'
import { serviceContent } from './service-content.ts'
import { ServiceDrawing } from './service-drawing.tsx'

const serviceOf = (slug: string | undefined) => services.find((service) => service.slug === slug)

export const load: PageModule['load'] = async ({ data, params, origin }) => {
  const [{ name, location }] = await Promise.all([data.agency(), data.projects().catch(() => [])])
  const service = serviceOf(params.slug)
  if (!service) {
    return {
      title: `Page not found | ${name}`,
      description: 'There is no service at this address.',
      status: 404,
      noindex: true,
    }
  }
  if (import.meta.env.SSR) await loadLiveDemo(liveDemos[service.slug])
  const { description } = serviceContent[service.slug]
  return {
    title: `${service.name} in ${cityOf(location)} | ${name}`,
    description,
    structured: [
      {
        '@type': 'Service',
        name: service.name,
        description,
        url: `${origin}/services/${service.slug}`,
        areaServed: location,
        provider: { '@type': 'ProfessionalService', name },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name, item: `${origin}/` },
          { '@type': 'ListItem', position: 2, name: service.name },
        ],
      },
    ],
  }
}

const TwoColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '16' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
    alignItems: 'start',
  },
})
const Lines = chakra('ul', {
  base: { '& li': { borderTopWidth: '1px', borderColor: 'line', paddingBlock: '3' } },
})
const Step = chakra('li', {
  base: {
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    borderTopWidth: '2px',
    borderColor: 'control',
    paddingTop: '4',
    '&:first-of-type': { borderColor: 'accent' },
    '& > span': { textStyle: 'label', color: 'fg.subtle' },
  },
})
const Question = chakra('details', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'line',
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '56px',
      fontWeight: '600',
      cursor: 'pointer',
      listStyle: 'none',
      justifyContent: 'space-between',
      gap: '4',
      '&::-webkit-details-marker': { display: 'none' },
      '&::after': { content: "'+'", fontSize: 's2', fontWeight: '400', color: 'fg.muted' },
      '&:hover': { color: 'accent' },
    },
    '&[open] summary::after': { content: "'–'" },
    '& p': { paddingBottom: '4' },
  },
})

export function Page({ params }: { params: Record<string, string> }) {
  const service = serviceOf(params.slug)
  if (!service) {
    return (
      <Container>
        <PageHead minHeight="70vh" alignContent="center">
          <PageTitle>No such service</PageTitle>
          <Lead>We may do it anyway. Ask us.</Lead>
          <div>
            <ButtonLink href="/contact">Get in Touch</ButtonLink>
          </div>
        </PageHead>
      </Container>
    )
  }
  return <Service slug={service.slug} name={service.name} />
}

function Service({ slug, name }: { slug: ServiceSlug; name: string }) {
  const { data: projects } = trpc.projects.list.useQuery()
  const { outcome, lead, deliverables, process, benefits, questions } = serviceContent[slug]
  const related = projects?.filter((project) => project.services.includes(name)).slice(0, 3) ?? []
  const demo = liveDemos[slug]
  return (
    <>
      <Container>
        <PageHead paddingBottom={demo ? 'clamp(2.5rem, 4vw, 4rem)' : 'clamp(4rem, 9vw, 8rem)'}>
          <PageTitle>{name}</PageTitle>
          <chakra.p textStyle="h3" maxWidth="30ch">
            {outcome}
          </chakra.p>
          <Lead>{lead}</Lead>
        </PageHead>
      </Container>
      {demo && <LiveDemoSlot key={slug} entry={demo} />}
      <Section tone="raised" aria-labelledby="deliverables">
        <Container>
          <TwoColumns>
            <chakra.div display="grid" gap="8" gridTemplateColumns="minmax(0, 1fr)">
              <SectionTitle id="deliverables">What you get</SectionTitle>
              {!demo && <ServiceDrawing slug={slug} inView />}
            </chakra.div>
            <Lines>
              {deliverables.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Lines>
          </TwoColumns>
        </Container>
      </Section>
      <Section aria-labelledby="process">
        <Container>
          <SectionTitle id="process" marginBottom="8">
            How it goes
          </SectionTitle>
          <Columns as="ol" upTo={4}>
            {process.map(({ time, title, text }) => (
              <Step key={title}>
                <span>{time}</span>
                <SubsectionTitle>{title}</SubsectionTitle>
                <Muted>{text}</Muted>
              </Step>
            ))}
          </Columns>
        </Container>
      </Section>
      <Section tone="raised" aria-labelledby="benefits">
        <Container>
          <SectionTitle id="benefits" marginBottom="8">
            Benefits
          </SectionTitle>
          <Columns upTo={3}>
            {benefits.map(({ title, text }) => (
              <chakra.div key={title} display="grid" gap="2" alignContent="start">
                <SubsectionTitle>{title}</SubsectionTitle>
                <Muted>{text}</Muted>
              </chakra.div>
            ))}
          </Columns>
        </Container>
      </Section>
      <CaseStudies slug={slug} related={related} />
      <Section tone="raised" aria-labelledby="questions">
        <Container>
          <TwoColumns>
            <SectionTitle id="questions">Questions people ask</SectionTitle>
            <div>
              {questions.map(({ question, answer }) => (
                <Question key={question}>
                  <summary>{question}</summary>
                  <Muted>{answer}</Muted>
                </Question>
              ))}
            </div>
          </TwoColumns>
        </Container>
      </Section>
      <ClosingBand
        title="Half an hour, no slides"
        text="Bring the problem. You leave with a plan and a price range."
        href="/contact"
        action="Book Your Consultation Now"
      />
    </>
  )
}

const lorimerCard = (
  <li key="lorimer">
    <CaseStudyCard
      href="/case-study/lorimer"
      client="Lorimer"
      title="Homes sold before the first open"
      text="215% more qualified leads from films of each listing, in three lengths and three languages."
      picture={
        <CoverFrame shape="card">
          <svg viewBox="30 0 315 236" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            {house}
          </svg>
        </CoverFrame>
      }
    />
  </li>
)

function CaseStudies({ slug, related }: { slug: ServiceSlug; related: Project[] }) {
  const projects = related.map((project) => (
    <li key={project.id}>
      <ProjectCard project={project} />
    </li>
  ))
  const cards = slug === 'ai-video-production' ? [lorimerCard, ...projects.slice(0, 2)] : projects
  return (
    <Section aria-labelledby="case-studies">
      <Container>
        <SectionTitle id="case-studies" marginBottom="8">
          Case studies
        </SectionTitle>
        {cards.length === 0 ? (
          <Muted>
            Coming soon: no case study of this service is published yet. Ask us what we can show
            you.
          </Muted>
        ) : (
          <Columns as="ul" upTo={3}>
            {cards}
          </Columns>
        )}
      </Container>
    </Section>
  )
}
