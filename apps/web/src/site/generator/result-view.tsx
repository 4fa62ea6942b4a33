import type { GenerationResult } from '@agency/contract/generation'
import { livePageOfGeneration } from '@agency/contract/live-page'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Button, ButtonAnchor, ButtonLink } from '../../ui/core/button.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { Row } from '../../ui/core/layout.ts'
import { Muted, SectionTitle, Small, VisuallyHidden } from '../../ui/core/text.ts'
import { BrowserFrame } from '../../ui/media/browser-frame.tsx'
import { ShareConcept } from '../share-links/share-concept.tsx'
import { LiveFrame } from './live-frame.tsx'
import { NoticeBox } from './notice-box.tsx'
import { savePng } from './save-png.ts'
import { type PreviewMode, ScreenChoice } from './screen-choice.tsx'
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
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    paddingBottom: 'section',
  },
})
const Stage = chakra('div', {
  base: {
    position: 'relative',
    '& .actions': {
      position: 'absolute',
      bottom: '4',
      insetInline: '4',
      width: 'fit-content',
      maxWidth: 'calc(100% - 2rem)',
      marginInline: 'auto',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      alignItems: 'center',
      gap: '3',
      padding: '3',
      textStyle: 'small',
      bg: 'rgba(13, 11, 9, .94)',
      borderWidth: '1px',
      borderColor: 'neutral.700',
      borderRadius: 'media',
      color: 'neutral.100',
      transitionProperty: 'opacity',
      transitionDuration: 'menu',
    },
    '@media (hover: hover)': {
      '& .actions:not([data-busy])': { opacity: '0' },
      '&:hover .actions, &:focus-within .actions': { opacity: '1' },
    },
  },
})
const ScrollRegion = chakra('section', {
  base: {
    position: 'relative',
    height: DESKTOP_HEIGHT,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBottom: '96px',
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
export function ResultView({ generation, onBack }: { generation: Generation; onBack: () => void }) {
  const { variants, chosen, choose, run, notice, regenerate } = generation
  const [screen, setScreen] = useState<PreviewMode>(defaultScreen)
  const [saveFailed, setSaveFailed] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const current = variants[chosen]
  useEffect(() => title.current?.focus(), [])
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
      <Row justifyContent="space-between">
        <ScreenChoice mode={screen} onChange={setScreen} />
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
      <Stage>
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
        <div className="actions" data-busy={run ? '' : undefined}>
          {regenerate && (
            <Button onClick={() => void regenerate()} disabled={run !== undefined}>
              {run ? (
                <StatusLine startedAt={run.startedAt}>Generating another concept</StatusLine>
              ) : (
                <>
                  <Icon name="retry" /> Regenerate
                </>
              )}
            </Button>
          )}
          {run && (
            <>
              <p aria-hidden="true">
                {progressSentenceOf(run)} <Elapsed since={run.startedAt} />
              </p>
              <Button
                variant="outline"
                color="neutral.100"
                className="dark"
                onClick={generation.cancel}
              >
                Cancel
              </Button>
            </>
          )}
          {current.pdfUrl && !run && (
            <ButtonAnchor
              href={current.pdfUrl}
              download="estimate.pdf"
              variant="outline"
              className="dark"
              color="neutral.100"
            >
              <Icon name="download" /> Download Your Design
            </ButtonAnchor>
          )}
        </div>
      </Stage>
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
              notice={{ message: 'The picture could not be fetched. Please try again.' }}
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
          <ShareConcept key={current.generationId} generationId={current.generationId} />
          <ButtonLink href="/contact" variant="outline">
            Talk it through with us
          </ButtonLink>
        </Row>
      </Row>
    </Result>
  )
}

/** Explains who can see a concept. */
function galleryNote({ inGallery, released }: GenerationResult): string {
  if (inGallery) {
    return 'Your concept is in the public gallery, without your name or email. Write to us to have it taken down.'
  }
  return released
    ? 'You released your concept for the public gallery. We look at it before it shows there, without your name or email.'
    : 'Your concept is not in the public gallery. You, our team and whoever you share it with can see it.'
}
