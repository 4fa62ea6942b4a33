import { projectSharePath } from '@agency/contract/indexed-paths'
import type { Project, ProjectDetail } from '@agency/contract/project'
import { embedPathOf } from '@agency/contract/project-embed-frame'
import { clientNameOf, projectPathOf, projectSegment } from '@agency/contract/project-names'
import { chakra } from '@chakra-ui/react/styled-system'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import type { PageHead as Head, PageModule } from '../../app/page.ts'
import { useServerData } from '../../ssr/server-data.ts'
import { ArrowLink, BackLink, Button, ButtonAnchor, ButtonLink } from '../../ui/core/button.ts'
import { Container, PageHead, Row, Section } from '../../ui/core/layout.ts'
import { Picture } from '../../ui/core/picture.tsx'
import { Loading } from '../../ui/core/spinner.tsx'
import { Lead, PageTitle, SectionTitle } from '../../ui/core/text.ts'
import { Prose } from '../../ui/data/prose.ts'
import { logoFilter } from '../../ui/media/logo-filter.ts'
import { LiveDemoSlot, loadLiveDemo } from '../live-demo/live-demo-slot.tsx'
import { AdditionalImages } from './additional-images.tsx'
import { ProjectPicture } from './card/project-picture.tsx'
import { liveDemos } from './live-demos/index.ts'
import { caseStudyColumns, DetailsAndText, ProjectDetails } from './project-details.tsx'
import { ProjectEmbedSlot } from './project-embed.tsx'

/** Also true for a segment that cannot belong to any project. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  ([400, 404].includes(apiErrorOf(error)?.status ?? 0) ||
    ('code' in error && ['NOT_FOUND', 'BAD_REQUEST'].includes(String(error.code))) ||
    isMissing(error.cause))

export const load: PageModule['load'] = async ({ data, params, origin }) => {
  const { slug = '' } = params
  const { name } = await data.agency()
  const missingHead: Head = {
    title: `Project not found | ${name}`,
    description: 'There is no project at this address.',
    status: 404,
    noindex: true,
  }
  try {
    // Only load the list for a project that exists, since people guess names.
    const project = await data.project(slug)
    if (projectSegment(project) !== slug)
      return { ...missingHead, redirect: projectPathOf(project) }
    await data.projects().catch(() => [])
    if (import.meta.env.SSR) await loadLiveDemo(liveDemos.get(slug))
    return headOf(project, name, origin)
  } catch (error) {
    if (isMissing(error)) return missingHead
    throw error
  }
}

const headOf = (project: Project, name: string, origin: string): Head => ({
  title: project.metaTitle || `${project.title} | ${name}`,
  description: project.metaDescription || project.summary,
  ...(project.coverImage && {
    image: {
      url: projectSharePath(projectSegment(project)),
      alt: `${project.title}, cover picture`,
    },
  }),
  structured: [
    {
      '@type': 'CreativeWork',
      name: project.title,
      abstract: project.summary,
      url: `${origin}${projectPathOf(project)}`,
      ...(project.coverImage && { image: `${origin}${project.coverImage}` }),
      datePublished: project.publishedDate,
      creator: { '@type': 'Organization', name },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Our Work', item: `${origin}/our-work` },
        { '@type': 'ListItem', position: 2, name: project.title },
      ],
    },
  ],
})

/** The documented text for a failed load. */
function loadErrorText(error: unknown, slug: string | undefined): string {
  if (!slug) return 'Error: Project slug is missing.'
  if (isMissing(error)) return 'Project not found.'
  const apiError = apiErrorOf(error)
  return apiError
    ? `Error: HTTP error! status: ${apiError.status}`
    : 'Error: Failed to fetch project details.'
}

/** In the columns of the details and the text, with the client where the details are. */
const Quote = chakra('figure', {
  base: {
    ...caseStudyColumns,
    rowGap: '6',
    '& blockquote': {
      textStyle: 'h3',
      lineHeight: '1.3',
      fontWeight: '500',
      maxWidth: '30em',
      gridColumn: { lg: '2' },
    },
    '& figcaption': {
      gridArea: { lg: '1 / 1' },
      paddingTop: { lg: '1' },
      color: 'fg.muted',
    },
    '& img': {
      display: 'block',
      height: '32px',
      width: 'auto',
      maxWidth: '240px',
      objectFit: 'contain',
      objectPosition: 'left',
      ...logoFilter,
    },
  },
})

const publishedFormat = new Intl.DateTimeFormat('en-AU', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

export function Page({ params }: { params: Record<string, string> }) {
  const { slug } = params
  const {
    data: project,
    isPending,
    isFetching,
    error,
    refetch,
  } = trpc.projects.get.useQuery({ slug: slug ?? '' }, { retry: false })
  const isNotFound = useServerData('missing') ?? (!slug || isMissing(error))
  if (project) return <CaseStudy project={project} />
  return (
    <Container>
      <PageHead minHeight="70vh" alignContent="center">
        {isPending && !isNotFound ? (
          <>
            <PageTitle textStyle="h3">Project</PageTitle>
            <Loading>Loading project...</Loading>
          </>
        ) : (
          <>
            <PageTitle textStyle="h2">
              {isNotFound && slug ? 'Project not found.' : loadErrorText(error, slug)}
            </PageTitle>
            <Lead>
              {isNotFound
                ? 'It may have been taken down, or the link may be mistyped.'
                : 'Please try again in a moment.'}
            </Lead>
            <Row>
              {!isNotFound && (
                <Button onClick={() => void refetch()} disabled={isFetching}>
                  {isFetching ? 'Trying again...' : 'Try again'}
                </Button>
              )}
              <ButtonLink href="/our-work" variant={isNotFound ? 'solid' : 'outline'}>
                See our work
              </ButtonLink>
            </Row>
          </>
        )}
      </PageHead>
    </Container>
  )
}

/** As wide as the page's container. */
const WIDE_SIZES = '(min-width: 78em) 1200px, 95vw'
/** Half as wide on larger screens. */
const HALF_SIZES = '(min-width: 78em) 590px, (min-width: 48em) 46vw, 95vw'

interface CaseStudyProps {
  project: ProjectDetail
  /** The document that holds its film or page. */
  embedPath?: string
}

export function CaseStudy({
  project,
  embedPath = embedPathOf(projectSegment(project)),
}: CaseStudyProps) {
  const { data: projects } = trpc.projects.list.useQuery()
  const index = projects?.findIndex(({ id }) => id === project.id) ?? -1
  const next = projects && projects.length > 1 ? projects[(index + 1) % projects.length] : undefined
  const slug = projectSegment(project)
  // Without pictures there is nothing to lead with.
  const isEmpty = project.embed?.kind === 'images' && project.images.length === 0
  const embed = isEmpty ? null : project.embed
  const demo = embed ? undefined : liveDemos.get(slug)
  return (
    <>
      <Container>
        <PageHead>
          <BackLink href="/our-work">Our Work</BackLink>
          <PageTitle maxWidth="20ch">{project.title}</PageTitle>
          <Lead>{project.summary}</Lead>
        </PageHead>
        {!demo && !embed && <Cover project={project} isPriority />}
      </Container>
      {embed && (
        <ProjectEmbedSlot
          key={slug}
          embed={embed}
          project={project}
          path={embedPath}
          cover={<Cover project={project} isPriority />}
        />
      )}
      {demo && <LiveDemoSlot key={slug} entry={demo} />}
      <Section>
        <Container>
          <DetailsAndText>
            <DescriptionList project={project} />
            <chakra.div display="grid" gap="12">
              <TextSection title="Overview" text={project.description} />
              <TextSection title="The Challenge" text={project.problem} />
              <TextSection title="Our Solution" text={project.solution} />
            </chakra.div>
          </DetailsAndText>
        </Container>
      </Section>
      {(project.image2 || project.image3) && (
        <Container>
          <FurtherPictures project={project} isPair={demo !== undefined} />
        </Container>
      )}
      {project.images.length > 0 && embed?.kind !== 'images' && (
        <Container marginTop="6">
          <AdditionalImages project={project} />
        </Container>
      )}
      {project.content && (
        <Section>
          <Container>
            <DetailsAndText rowGap="6">
              <SectionTitle textStyle="h3">Project Details</SectionTitle>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: staff write it as HTML, and each way to store it sanitises it (tests/api/project-texts.test.ts) */}
              <Prose dangerouslySetInnerHTML={{ __html: project.content }} />
            </DetailsAndText>
          </Container>
        </Section>
      )}
      {project.testimonial && (
        <Section tone="raised">
          <Container>
            <Quote>
              <blockquote>“{project.testimonial}”</blockquote>
              <figcaption>
                {project.clientLogo ? (
                  <Picture
                    src={project.clientLogo}
                    alt={clientNameOf(project)}
                    pictures={project.pictures}
                    sizes="180px"
                  />
                ) : (
                  clientNameOf(project)
                )}
              </figcaption>
            </Quote>
          </Container>
        </Section>
      )}
      <Section>
        <Container>
          <Row justifyContent="space-between">
            <Row>
              {project.projectUrl && (
                <ButtonAnchor href={project.projectUrl} target="_blank" rel="noopener">
                  Visit Live Site
                </ButtonAnchor>
              )}
              <ButtonLink href="/contact" variant="outline">
                Contact Us
              </ButtonLink>
            </Row>
            {next && <ArrowLink href={projectPathOf(next)}>Next: {next.title}</ArrowLink>}
          </Row>
        </Container>
      </Section>
    </>
  )
}

const Cover = ({ project, isPriority = false }: { project: Project; isPriority?: boolean }) => (
  <ProjectPicture
    src={project.coverImage}
    alt={project.coverImageAlt ?? `${project.title}, cover picture`}
    pictures={project.pictures}
    shape="wide"
    sizes={WIDE_SIZES}
    isPriority={isPriority}
  />
)

const Pictures = chakra('div', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: { isPair: { true: { md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } } },
})

/** Images 2 and 3: side by side below a live demo, which they show in other states. */
function FurtherPictures({ project, isPair }: { project: Project; isPair: boolean }) {
  const layout = isPair
    ? ({ shape: 'card', sizes: HALF_SIZES } as const)
    : ({ shape: 'wide', sizes: WIDE_SIZES } as const)
  const { image2, image3, title, pictures } = project
  return (
    <Pictures isPair={isPair}>
      {image2 && (
        <ProjectPicture
          src={image2}
          alt={project.image2Alt ?? `${title}, second picture`}
          pictures={pictures}
          {...layout}
        />
      )}
      {image3 && (
        <ProjectPicture
          src={image3}
          alt={project.image3Alt ?? `${title}, third picture`}
          pictures={pictures}
          {...layout}
        />
      )}
    </Pictures>
  )
}

function TextSection({ title, text }: { title: string; text: string }) {
  if (!text) return null
  return (
    <section>
      <SectionTitle textStyle="h3" marginBottom="4">
        {title}
      </SectionTitle>
      <Prose>
        {text.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Prose>
    </section>
  )
}

function DescriptionList({ project }: { project: Project }) {
  const facts = [
    { name: 'Client', value: clientNameOf(project) },
    { name: 'Services', value: project.services.join(', ') },
    { name: 'Technologies', value: project.technologies.join(', ') },
    {
      name: 'Published',
      value: publishedFormat.format(new Date(`${project.publishedDate.slice(0, 10)}T00:00:00Z`)),
    },
  ]
  return <ProjectDetails facts={facts.filter(({ value }) => value)} />
}
