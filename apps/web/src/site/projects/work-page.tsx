import type { Project } from '@agency/contract/project'
import { projectPathOf } from '@agency/contract/project-names'
import { chakra } from '@chakra-ui/react/styled-system'
import { trpc } from '../../api/trpc.ts'
import type { PageModule } from '../../app/page.ts'
import { Button, ButtonLink } from '../../ui/core/button.ts'
import { Chip, ChipRow } from '../../ui/core/chip.ts'
import { ClosingBand } from '../../ui/core/closing-band.tsx'
import { Columns, Container, PageHead, Section } from '../../ui/core/layout.ts'
import { Loading } from '../../ui/core/spinner.tsx'
import { Lead, Muted, PageTitle, SectionTitle } from '../../ui/core/text.ts'
import { LogoStrip } from './card/logo-strip.tsx'
import { ProjectCard } from './card/project-card.tsx'
import { ProjectPicture } from './card/project-picture.tsx'

export const load: PageModule['load'] = async ({ data }) => {
  const [{ name }] = await Promise.all([data.agency(), data.projects().catch(() => [])])
  return {
    title: `Our Work | ${name}`,
    description:
      'Websites, films and automations for Australian businesses: what they needed, what we built and what changed.',
  }
}

const LOAD_FAILURE = 'Failed to load projects. Please try again later.'

const Featured = chakra('article', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
    alignItems: 'center',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'media',
    padding: { base: '4', md: '8' },
  },
})
const Label = chakra('p', { base: { textStyle: 'label', color: 'accent' } })

export function Page() {
  const { data: projects, isPending, error, refetch } = trpc.projects.list.useQuery()
  const featured = projects?.find((project) => project.featured && project.active)
  const otherProjects = projects?.filter((project) => project.active && project !== featured)
  return (
    <>
      <Container>
        <PageHead>
          <PageTitle>Our Work</PageTitle>
          <Lead>
            Each of these began with a business that had outgrown its website. What they needed,
            what we built, what changed.
          </Lead>
        </PageHead>
        {isPending && <Loading>Loading projects...</Loading>}
        {error && (
          <chakra.div role="alert" display="grid" gap="4" justifyItems="start" paddingBottom="12">
            <p>{LOAD_FAILURE}</p>
            <Button variant="outline" onClick={() => void refetch()}>
              Try again
            </Button>
          </chakra.div>
        )}
        {projects &&
          (featured ? (
            <FeaturedProject project={featured} />
          ) : (
            <Muted>No featured project is currently selected.</Muted>
          ))}
      </Container>
      {projects && (
        <chakra.div marginTop="16">
          <LogoStrip projects={[...(featured ? [featured] : []), ...(otherProjects ?? [])]} />
        </chakra.div>
      )}
      <Section>
        <Container>
          <SectionTitle marginBottom="8">More Projects</SectionTitle>
          {error && <Muted>Error loading projects: {LOAD_FAILURE}</Muted>}
          {otherProjects?.length === 0 && <Muted>No projects found.</Muted>}
          {otherProjects && otherProjects.length > 0 && (
            <Columns as="ul" upTo={3} rowGap="12">
              {otherProjects.map((project) => (
                <li key={project.id}>
                  <ProjectCard project={project} />
                </li>
              ))}
            </Columns>
          )}
        </Container>
      </Section>
      <ClosingBand
        title="Ready to Start Your Project?"
        text="Tell us what is not working. We usually answer with questions."
        href="/contact"
        action="Get in Touch"
      />
    </>
  )
}

function FeaturedProject({ project }: { project: Project }) {
  return (
    <Featured>
      <ProjectPicture
        src={project.coverImage}
        alt={`${project.title}, cover picture`}
        pictures={project.pictures}
        shape="card"
        sizes="(min-width: 62em) 640px, 95vw"
        isPriority
      />
      <chakra.div display="grid" gap="4" justifyItems="start">
        <Label>Featured Project</Label>
        <chakra.h2 textStyle="h3">{project.title}</chakra.h2>
        <Muted>{project.description}</Muted>
        <ChipRow aria-label="Services and technologies">
          {[...project.services, ...project.technologies].map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
        </ChipRow>
        <ButtonLink href={projectPathOf(project)} marginTop="2">
          View Case Study
        </ButtonLink>
      </chakra.div>
    </Featured>
  )
}
