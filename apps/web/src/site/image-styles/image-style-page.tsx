import { imageStyles } from '@agency/contract/image-style'
import {
  STYLE_SERVICE_STRENGTH,
  STYLE_STRENGTH,
  STYLE_TYPES,
  styleMessages,
} from '@agency/contract/image-style-tool'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { trpc } from '../../api/trpc.ts'
import type { PageModule } from '../../app/page.ts'
import { Button, ButtonAnchor } from '../../ui/core/button.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { Card, Container, PageHead, Row } from '../../ui/core/layout.ts'
import { Lead, PageTitle, SectionTitle, Small } from '../../ui/core/text.ts'
import { clearOfBackdrop } from '../layout/backdrop/clear-of-backdrop.ts'
import { CompareSlider } from './compare-slider.tsx'
import exampleAfter from './example-after.webp'
import exampleBefore from './example-before.webp'
import { PhotoDrop } from './photo-drop.tsx'
import { SaveCopy } from './save-copy.tsx'
import { isHeic, isReadable } from './shrink-photo.ts'
import { StyleControls } from './style-controls.tsx'
import { StyleProgress } from './style-progress.tsx'
import type { StyleChoice } from './style-requests.ts'
import { useDroppedPhoto } from './use-dropped-photo.ts'
import { type ImageStyleState, useImageStyle } from './use-image-style.ts'
import { usePreviews } from './use-previews.ts'

export const load: PageModule['load'] = async ({ data }) => {
  const [{ name }] = await Promise.all([data.agency(), data.imageStyles()])
  return {
    title: `Turn a photo into a painting | ${name}`,
    description:
      'Drop in a photo and get it back painted: soft greens, warm light, brush strokes that follow what they show. Free, and no account.',
  }
}

const Workspace = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
    gridTemplateRows: { lg: 'auto 1fr' },
    alignItems: 'start',
    paddingBottom: 'section',
  },
})
const Stage = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    // Keeps clear of the fixed bar when the painting is scrolled to.
    scrollMarginTop: '96px',
    '&:focus': { outline: 'none' },
    '& > img': {
      maxWidth: 'full',
      maxHeight: 'min(76vh, 1024px)',
      width: 'auto',
      marginInline: 'auto',
      borderRadius: 'media',
      borderWidth: '1px',
      borderColor: 'line',
    },
  },
})
const Panel = chakra('div', {
  base: {
    ...clearOfBackdrop,
    display: 'grid',
    gap: '6',
    gridColumn: { lg: '2' },
    gridRow: { lg: '1 / span 2' },
  },
})
const Failure = chakra('p', {
  base: {
    color: 'error',
    fontWeight: '600',
    borderWidth: '1px',
    borderColor: 'error',
    borderRadius: 'card',
    padding: '4',
    bg: 'surface',
  },
})
const State = chakra('p', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    fontWeight: '650',
    '&[data-status=saved]': { color: 'success' },
    '&[data-status=temporary]': { color: 'warning' },
  },
})

const isAcceptedType = (file: File) => STYLE_TYPES.some((type) => type === file.type)

/** The chosen photo, and its object URL once it has one. */
function usePhoto() {
  const [photo, setPhoto] = useState<File>()
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!photo) return
    const objectUrl = URL.createObjectURL(photo)
    setUrl(objectUrl)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(objectUrl)
    }
  }, [photo])
  return { photo, url: photo && url, setPhoto }
}

/** The reason why a file is not accepted, for display; undefined if it is accepted. */
async function fileErrorOf(file: File): Promise<string | undefined> {
  if (file.size === 0) return styleMessages.empty
  if (isHeic(file)) return (await isReadable(file)) ? undefined : styleMessages.heic
  return isAcceptedType(file) ? undefined : styleMessages.notAnImage
}

/** Scrolls to a new painting and focuses it: on a phone it is above the button that was pressed. */
function useScrollTo(url: string | undefined) {
  const target = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!url) return
    target.current?.focus({ preventScroll: true })
    target.current?.scrollIntoView({ block: 'start' })
  }, [url])
  return target
}

export function Page() {
  const styling = useImageStyle()
  const { data: provider } = trpc.imageStyles.provider.useQuery()
  const { photo, url, setPhoto } = usePhoto()
  const [choice, setChoice] = useState<StyleChoice>({
    style: imageStyles[0].id,
    strength: provider === 'service' ? STYLE_SERVICE_STRENGTH : STYLE_STRENGTH,
  })
  const [shouldSave, setShouldSave] = useState(true)
  // An external service has its own style, which cannot be previewed here.
  const previews = usePreviews(provider === 'service' ? undefined : photo)
  const { isBusy, painting } = styling
  const resultRef = useScrollTo(painting?.url)
  const isChanged =
    painting !== undefined &&
    (painting.choice.style !== choice.style || painting.choice.strength !== choice.strength)

  const choosePhoto = async (file: File) => {
    const fileError = await fileErrorOf(file)
    styling.reset()
    setPhoto(fileError ? undefined : file)
    if (fileError) styling.refuse(fileError)
  }
  useDroppedPhoto((file) => void choosePhoto(file))
  const start = () => {
    if (photo) void styling.transform(photo, choice, shouldSave)
    else styling.refuse(styleMessages.noImage)
  }

  return (
    <Container>
      <PageHead>
        <PageTitle maxWidth="24ch">Your photo, painted</PageTitle>
        <Lead maxWidth="46ch">
          Drop one in and watch it turn to brush strokes: leaves soften, light warms, the sky
          clears.{' '}
          {provider === 'service'
            ? 'An image service paints it for us; nobody else sees it.'
            : 'It is painted on our own server, and no other company sees it.'}
        </Lead>
      </PageHead>
      <Workspace>
        <Stage ref={resultRef} tabIndex={-1}>
          {url && painting ? (
            <CompareSlider
              key={painting.url}
              before={{ src: url, alt: 'Your original' }}
              after={{ src: painting.url, alt: 'Your original, painted' }}
            />
          ) : url ? (
            <img src={url} alt="Your original" />
          ) : (
            <PhotoDrop onPhoto={(file) => void choosePhoto(file)} />
          )}
          {photo && (
            <Row justifyContent="center">
              <Button
                variant="quiet"
                size="sm"
                onClick={() => {
                  styling.reset()
                  setPhoto(undefined)
                }}
              >
                Use another photo
              </Button>
            </Row>
          )}
        </Stage>
        <Panel>
          <StyleControls
            choice={choice}
            previews={previews}
            onChange={setChoice}
            disabled={isBusy}
          />
          <SaveCopy isChecked={shouldSave} onChange={setShouldSave} disabled={isBusy} />
          <chakra.div display="grid" gap="3">
            {styling.message && <Failure role="alert">{styling.message}</Failure>}
            <Button onClick={start} disabled={isBusy}>
              {isBusy ? 'Painting...' : painting ? 'Paint it again' : 'Transform Image'}
            </Button>
            {isBusy && (
              <Button variant="quiet" size="sm" onClick={styling.cancel}>
                Cancel
              </Button>
            )}
          </chakra.div>
          {isChanged && !isBusy && (
            <Small role="status">
              The painting shows your earlier choice. Paint it again to see this one.
            </Small>
          )}
          {(styling.step !== undefined ||
            painting ||
            styling.storedResults.length > 0 ||
            styling.notice) && <StylingOutcome styling={styling} />}
        </Panel>
        {!url && <Example />}
      </Workspace>
    </Container>
  )
}

/** A demonstration of the tool, for visitors without a photo at hand. */
function Example() {
  return (
    <chakra.section css={clearOfBackdrop} display="grid" gap="4" aria-labelledby="example-title">
      <SectionTitle id="example-title" textStyle="h4">
        Before and after
      </SectionTitle>
      <Small>Move the line. Meadow style, strength 80%.</Small>
      <CompareSlider
        before={{
          src: exampleBefore,
          alt: 'Oranges and lemons in a striped bowl on a wooden table',
        }}
        after={{ src: exampleAfter, alt: 'The same bowl in visible brush strokes' }}
        size={{ width: 1024, height: 768 }}
      />
    </chakra.section>
  )
}

/** The progress of the painting, the painting itself, and its actions. */
function StylingOutcome({ styling }: { styling: ImageStyleState }) {
  const { status, step, painting, storedResults, notice, isBusy } = styling
  const { data: agency } = trpc.settings.agency.useQuery()
  const label =
    status === 'saved'
      ? styleMessages.saved
      : painting && !isBusy
        ? styleMessages.temporary
        : status === 'temporary'
          ? styleMessages.temporary
          : undefined
  return (
    <Card display="grid" gap="4">
      {step !== undefined && <StyleProgress step={step} />}
      <State role="status" data-status={status}>
        {label && <Icon name={status === 'saved' ? 'check' : 'retry'} />}
        {label}
      </State>
      {painting && (
        <ButtonAnchor href={painting.url} download={painting.name} variant="outline">
          <Icon name="download" /> Download painting
        </ButtonAnchor>
      )}
      {painting && status === 'temporary' && !isBusy && (
        <Button variant="quiet" size="sm" onClick={() => void styling.saveCopy()}>
          Keep a copy
        </Button>
      )}
      {storedResults.length > 0 && (
        <>
          <Small>
            {storedResults.length > 1 && `${storedResults.length} paintings. `}
            Kept for {agency?.styleResultDays} days at an address that nobody can guess, then
            deleted.
          </Small>
          <Button variant="quiet" size="sm" onClick={() => void styling.deleteFiles()}>
            {storedResults.length > 1 ? `Delete all ${storedResults.length} now` : 'Delete now'}
          </Button>
        </>
      )}
      {notice && <Small role="status">{notice}</Small>}
    </Card>
  )
}
