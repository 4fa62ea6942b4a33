import type { GenerationResult } from '@agency/contract/generation'
import { livePageOfGeneration } from '@agency/contract/live-page'
import { starterSiteOfGeneration } from '@agency/contract/starter-site-paths'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { trpc } from '../../api/trpc.ts'
import { formatRange } from '../../format/amounts.ts'
import { Button, ButtonAnchor, ButtonLink } from '../../ui/core/button.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { Row } from '../../ui/core/layout.ts'
import { Muted, SectionTitle, Small, VisuallyHidden } from '../../ui/core/text.ts'
import { BrowserFrame } from '../../ui/media/browser-frame.tsx'
import { clearOfBackdrop } from '../layout/backdrop/clear-of-backdrop.ts'
import { ShareConcept } from '../share-links/share-concept.tsx'
import { ChangeDesign } from '../studio/change-design.tsx'
import { LiveFrame } from './live-frame.tsx'
import { NoticeBox } from './notice-box.tsx'
import { savePng } from './save-png.ts'
import { type PreviewMode, ScreenChoice } from './screen-choice.tsx'
import { SiteDesign } from './site-design.tsx'
import { progressSentenceOf } from './stage-labels.ts'
import { Announcement, Elapsed } from './stage-line.tsx'
import { StatusLine } from './status-line.tsx'
import type { Generation } from './use-generation.ts'

/** A visitor on a phone sees the page in its phone layout. */
const defaultScreen = (): PreviewMode =>
  matchMedia('(max-width: 600px)').matches ? 'phone' : 'desktop'

/** The height of the viewport of a page. */
const DESKTOP_HEIGHT = 'min(72vh, 820px)'
const PHONE_HEIGHT = 'min(78vh, 844px)'

const Result = chakra('section', {
  base: {
    ...clearOfBackdrop,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    paddingBottom: 'section',
  },
})
/** The price and what a visitor can do with the concept: always in sight, and in one place. */
const Actions = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'auto minmax(0, 1fr)' },
    alignItems: 'center',
    gap: '4',
    padding: { base: '4', md: '6' },
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    '& > [data-price]': {
      minHeight: '3.4em',
      '& b': { display: 'block', textStyle: 'h3', fontVariantNumeric: 'tabular-nums' },
    },
  },
})
const ActionRow = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    '& > :is(a, button)': { flex: { base: '1 1 auto', sm: '0 0 auto' } },
  },
  variants: {
    // The next step with the concept; the others change it.
    isFirst: {
      true: {
        justifyContent: { lg: 'end' },
        '& > a:first-of-type': { flexBasis: { base: '100%', sm: 'auto' } },
      },
      false: {
        gridColumn: '1 / -1',
        borderTopWidth: '1px',
        borderColor: 'line',
        paddingTop: '4',
        '& > :is(a, button)': {
          flex: { base: '1 1 calc(50% - 6px)', sm: '0 0 auto' },
          paddingInline: { base: '2', sm: '4' },
          fontSize: 'sm',
        },
      },
    },
  },
})
const ScrollRegion = chakra('section', {
  base: {
    position: 'relative',
    height: DESKTOP_HEIGHT,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    bg: 'raised',
    '& img': { width: 'full', animation: 'appear .5s' },
    '& a': { display: 'block', cursor: 'zoom-in' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
})
const Variants = chakra('ul', {
  base: {
    display: 'flex',
    gap: '3',
    flexWrap: 'wrap',
    '& button': {
      display: 'grid',
      gap: '1',
      padding: '1',
      borderWidth: '2px',
      borderColor: 'line',
      borderRadius: 'card',
      textStyle: 'label',
    },
    '& button[aria-pressed=true]': { borderColor: 'brand.500' },
    '& img': {
      width: '112px',
      height: '84px',
      objectFit: 'cover',
      objectPosition: 'top',
      borderRadius: 'control',
    },
  },
})

/** The finished concept, as a page in a viewport, with its actions. */
export function ResultView({
  generation,
  onBack,
  isEmbedded = false,
}: {
  generation: Generation
  onBack: () => void
  /** In a frame of another site, where the live page may not be framed. */
  isEmbedded?: boolean
}) {
  const { variants, chosen, choose, run, notice, regenerate } = generation
  const [screen, setScreen] = useState<PreviewMode>(isEmbedded ? 'picture' : defaultScreen)
  const [saveFailed, setSaveFailed] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const current = variants[chosen]
  useEffect(() => title.current?.focus(), [])
  const { data: summaries } = trpc.generations.summaries.useQuery(
    { generationIds: current ? [current.generationId] : [] },
    { placeholderData: (previous) => previous },
  )
  const price = summaries?.[0]?.estimate
  if (!current) return null
  const livePage = {
    src: livePageOfGeneration(current.generationId),
    title: `Live page of your concept ${chosen + 1}`,
  }
  return (
    <Result aria-labelledby="result-title">
      <Row justifyContent="space-between">
        <SectionTitle ref={title} id="result-title" tabIndex={-1} outline="none">
          Your Generated Website Concept
        </SectionTitle>
        <Button variant="outline" size="sm" bg="bg" onClick={onBack}>
          <Icon name="left" /> Back to Form
        </Button>
      </Row>
      {notice && <NoticeBox notice={notice} />}
      <Actions>
        <div data-price="">
          {price && (
            <>
              <b>{formatRange(price)}</b>
              <Small as="span">including GST, itemised in the estimate</Small>
            </>
          )}
        </div>
        <ActionRow isFirst>
          {current.pdfUrl && (
            <ButtonAnchor href={current.pdfUrl} download="estimate.pdf">
              <Icon name="download" /> Download Your Design
            </ButtonAnchor>
          )}
          <ButtonLink href="/contact" variant="outline">
            Talk to us
          </ButtonLink>
          <ShareConcept key={current.generationId} generationId={current.generationId} />
        </ActionRow>
        <ActionRow isFirst={false}>
          {regenerate && (
            <Button
              variant="outline"
              onClick={() => void regenerate()}
              disabled={run !== undefined}
            >
              {run ? (
                <StatusLine startedAt={run.startedAt}>Generating another concept</StatusLine>
              ) : (
                <>
                  <Icon name="retry" /> Regenerate
                </>
              )}
            </Button>
          )}
          {run ? (
            <>
              <Button variant="outline" onClick={generation.cancel}>
                Cancel
              </Button>
              <p aria-hidden="true">
                {progressSentenceOf(run)} <Elapsed since={run.startedAt} />
              </p>
            </>
          ) : (
            <ChangeDesign
              key={current.generationId}
              generationId={current.generationId}
              conceptId={current.conceptId}
            />
          )}
          <ButtonAnchor
            href={starterSiteOfGeneration(current.generationId)}
            download
            variant="outline"
          >
            <Icon name="download" /> Download the site
          </ButtonAnchor>
        </ActionRow>
      </Actions>
      <Row justifyContent="space-between">
        {!isEmbedded && <ScreenChoice mode={screen} onChange={setScreen} />}
        <ButtonAnchor
          href={livePageOfGeneration(current.generationId)}
          target="_blank"
          rel="noopener"
          variant="outline"
          size="sm"
          bg="bg"
        >
          Open the live page
          <VisuallyHidden>in a new tab</VisuallyHidden>
        </ButtonAnchor>
      </Row>
      {screen === 'tablet' || screen === 'phone' ? (
        <LiveFrame key={current.conceptId} {...livePage} screen={screen} height={PHONE_HEIGHT} />
      ) : (
        <BrowserFrame address="Your concept, scroll to see the whole page">
          {screen === 'desktop' ? (
            <LiveFrame
              key={current.conceptId}
              {...livePage}
              screen="desktop"
              height={DESKTOP_HEIGHT}
            />
          ) : (
            <ScrollRegion tabIndex={0} aria-label="The whole concept, scrolls">
              <a href={current.imageUrl} target="_blank" rel="noopener">
                <img
                  key={current.conceptId}
                  src={current.imageUrl}
                  width={current.imageWidth}
                  height={current.imageHeight}
                  alt={current.imageAlt}
                />
                <VisuallyHidden>Open full size in a new tab</VisuallyHidden>
              </a>
            </ScrollRegion>
          )}
        </BrowserFrame>
      )}
      <Announcement run={run} />
      <VisuallyHidden role="status">
        {run ? '' : `Concept ${chosen + 1} of ${variants.length} is shown.`}
      </VisuallyHidden>
      {variants.length > 1 && (
        <Variants aria-label="Concepts so far">
          {variants.map((variant, index) => (
            <li key={variant.conceptId}>
              <button type="button" aria-pressed={index === chosen} onClick={() => choose(index)}>
                <img src={variant.imageUrl} alt="" />
                Concept {index + 1}
              </button>
            </li>
          ))}
        </Variants>
      )}
      <SiteDesign key={current.generationId} generationId={current.generationId} />
      <Row justifyContent="space-between" alignItems="end">
        <div>
          <Muted>
            The PDF holds the design and a line-by-line estimate in Australian dollars, GST shown
            separately.
          </Muted>
          <Small>{galleryNote(current)}</Small>
          <Small>
            Drawings may be adapted from openly licensed icons:{' '}
            <Link href="/terms-of-service">credits</Link>.
          </Small>
          {saveFailed && (
            <NoticeBox
              notice={{ message: 'The picture could not be downloaded. Please try again.' }}
            />
          )}
        </div>
        <Row>
          <Button
            variant="outline"
            onClick={() => {
              setSaveFailed(false)
              savePng(current.imageUrl, 'website-concept.png').catch(() => setSaveFailed(true))
            }}
          >
            <Icon name="download" /> Save as PNG
          </Button>
        </Row>
      </Row>
    </Result>
  )
}

/** Explains who can see a concept. */
function galleryNote({ inGallery, released }: GenerationResult): string {
  if (inGallery) {
    return 'Your concept is in the public gallery, without your name or email. Email us to have it taken down.'
  }
  return released
    ? 'You chose to show your concept in the public gallery. We review it first, and it appears without your name or email.'
    : 'Your concept is not in the public gallery. You, our team and whoever you share it with can see it.'
}
