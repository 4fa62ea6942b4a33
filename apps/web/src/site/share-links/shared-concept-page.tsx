import { sharePictureOf } from '@agency/contract/indexed-paths'
import { livePageOfLink } from '@agency/contract/live-page'
import type { SharedConcept } from '@agency/contract/share-link'
import { starterSiteOfLink } from '@agency/contract/starter-site-paths'
import { TIME_ZONE } from '@agency/contract/time'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useState } from 'react'
import { trpc } from '../../api/trpc.ts'
import type { PageHead as Head, PageModule } from '../../app/page.ts'
import { useServerData } from '../../ssr/server-data.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/core/button.ts'
import { ClosingBand } from '../../ui/core/closing-band.tsx'
import { Icon } from '../../ui/core/icons.tsx'
import { Container, PageHead, Row, Section } from '../../ui/core/layout.ts'
import { Picture } from '../../ui/core/picture.tsx'
import { Lead, Muted, PageTitle, SectionTitle, VisuallyHidden } from '../../ui/core/text.ts'
import { BrowserFrame } from '../../ui/media/browser-frame.tsx'
import { PhoneView } from '../generator/phone-view.tsx'
import { type View, ViewChoice } from '../generator/view-choice.tsx'
import { ChangeSharedDesign } from '../studio/change-design.tsx'
import { ConceptCopy } from './concept-copy.tsx'
import { ConceptEstimate } from './concept-estimate.tsx'
import { isNotFound } from './is-not-found.ts'
import { LinkFallback } from './link-fallback.tsx'
import { isOwnLink } from './own-links.ts'
import { PaletteSwatches } from './palette-swatches.tsx'
import { SiteMap } from './site-map.tsx'
import { Typefaces } from './typefaces.tsx'

export const load: PageModule['load'] = async ({ data, params }): Promise<Head> => {
  const { token = '' } = params
  const { name } = await data.agency()
  try {
    const { companyName } = await data.shared(token)
    return {
      title: `Website concept for ${companyName.slice(0, 30)}`,
      description: `A home page for ${companyName.slice(0, 60)}: design, palette, type, words and an estimate, by ${name}.`,
      noindex: true,
      image: { url: sharePictureOf(token), alt: `The top of the home page for ${companyName}` },
    }
  } catch (error) {
    if (!isNotFound(error)) throw error
    return {
      title: `This link has expired | ${name}`,
      description: 'Links to a concept expire after a while, and this one has.',
      status: 404,
      noindex: true,
    }
  }
}

const dayFormat = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'long',
  timeZone: TIME_ZONE,
})
const formatDay = (time: string) => dayFormat.format(new Date(time))

/** 'navy and gold' as the start of a sentence. */
const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export function Page({ params }: { params: Record<string, string> }) {
  const { token = '' } = params
  const query = trpc.shareLinks.get.useQuery({ token }, { retry: false })
  const { data: concept, error } = query
  const hasExpired = useServerData('missing') ?? isNotFound(error)
  const { mutate: countView } = trpc.shareLinks.view.useMutation()
  const isShown = concept !== undefined
  useEffect(() => {
    if (isShown && !isOwnLink(token)) countView({ token })
  }, [isShown, token, countView])
  if (concept) return <Concept concept={concept} token={token} />
  return (
    <LinkFallback
      query={query}
      hasEnded={hasExpired}
      loading={{ title: 'Website concept', text: 'Loading the concept...' }}
      ended={{
        title: 'This link has expired.',
        text: 'Links to a concept expire after a while, or when their owner turns them off. Ask whoever sent it for a new one, or make a concept of your own.',
      }}
      failed={{ title: 'The concept could not be loaded.' }}
    >
      <ButtonLink href="/ai-generator" variant={hasExpired ? 'solid' : 'outline'}>
        Make a concept
      </ButtonLink>
    </LinkFallback>
  )
}

/** A scrolling viewport on the page, as a visitor of the site would see it. */
const ViewportWindow = chakra('section', {
  base: {
    position: 'relative',
    height: 'min(76vh, 860px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    bg: 'raised',
    '& img': { width: 'full' },
    '& a': { display: 'block', cursor: 'zoom-in' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
})
const ConceptSection = ({
  title,
  text,
  children,
}: {
  title: string
  text?: string
  children: ReactNode
}) => (
  <Section tight>
    <Container display="grid" gap="8">
      <chakra.div display="grid" gap="2">
        <SectionTitle textStyle="h3">{title}</SectionTitle>
        {text && <Muted>{text}</Muted>}
      </chakra.div>
      {children}
    </Container>
  </Section>
)

function Concept({ concept, token }: { concept: SharedConcept; token: string }) {
  const { design, estimate } = concept
  return (
    <>
      <Container>
        <PageHead>
          <PageTitle maxWidth="20ch">A website for {concept.companyName}</PageTitle>
          <Lead>
            {concept.industry}. Designed on {formatDay(concept.createdAt)}. This page can be seen by
            whoever has its link, until {formatDay(concept.expiresAt)}.
          </Lead>
        </PageHead>
      </Container>
      <Section tight>
        <Container>
          <ConceptViews concept={concept} token={token} />
        </Container>
      </Section>
      {design && (
        <>
          <ConceptSection
            title="The palette"
            text={`${capitalise(design.paletteName)}. Press a colour to copy its hex value.`}
          >
            <PaletteSwatches palette={design.palette} />
          </ConceptSection>
          <ConceptSection title="The type" text="Both families are free to use on any website.">
            <Typefaces design={design} />
          </ConceptSection>
          <ConceptSection
            title="The site"
            text="The concept as a small website of plain HTML and CSS, ready for any host."
          >
            <SiteMap design={design} />
            <div>
              <ButtonAnchor href={starterSiteOfLink(token)} download variant="outline">
                <Icon name="download" /> Download the site
              </ButtonAnchor>
            </div>
          </ConceptSection>
          <ConceptSection title="The words" text={design.tagline}>
            <ConceptCopy design={design} />
          </ConceptSection>
        </>
      )}
      {estimate && (
        <ConceptSection title="What it would cost">
          <ConceptEstimate estimate={estimate} />
        </ConceptSection>
      )}
      <ClosingBand
        title="Could this be the one?"
        text="Tell us what you would keep and what you would change. We answer with a plan, not a pitch."
        href="/contact"
        action="Talk it through with us"
      />
    </>
  )
}

function ConceptViews({ concept, token }: { concept: SharedConcept; token: string }) {
  const [view, setView] = useState<View>('desktop')
  return (
    <chakra.div display="grid" gap="4">
      {concept.design && (
        <Row>
          <ViewChoice view={view} onChange={setView} />
          <ButtonAnchor href={livePageOfLink(token)} variant="outline">
            Open the live page
          </ButtonAnchor>
          <ChangeSharedDesign conceptId={concept.conceptId} />
        </Row>
      )}
      {view === 'phone' ? (
        <PhoneView source={{ token }} imageAlt={concept.imageAlt} />
      ) : (
        <BrowserFrame address={`${concept.companyName}, scroll to see the whole page`}>
          <ViewportWindow tabIndex={0} aria-label="The whole page, scrolls">
            <a href={concept.imageUrl} target="_blank" rel="noopener">
              <Picture
                src={concept.imageUrl}
                alt={concept.imageAlt}
                pictures={[]}
                sizes="(min-width: 78em) 1200px, 95vw"
                width={concept.imageWidth ?? undefined}
                height={concept.imageHeight ?? undefined}
                priority="first"
              />
              <VisuallyHidden>Open full size in a new tab</VisuallyHidden>
            </a>
          </ViewportWindow>
        </BrowserFrame>
      )}
    </chakra.div>
  )
}
