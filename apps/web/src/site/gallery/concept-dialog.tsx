import { businessTypeLabels } from '@agency/contract/business-types'
import type { GalleryConcept } from '@agency/contract/gallery-concept'
import { livePageOfGallery } from '@agency/contract/live-page'
import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { ButtonAnchor, ButtonLink } from '../../ui/core/button.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { Picture } from '../../ui/core/picture.tsx'
import { VisuallyHidden } from '../../ui/core/text.ts'
import missingPicture from '../../ui/media/missing-image.svg?url&no-inline'
import { useBackdropPress } from '../../ui/overlay/backdrop-press.ts'
import { useModal } from '../../ui/overlay/modal.ts'
import { storePrefill } from './concept-prefill.ts'

/** The documented text for an image that fails to load. */
const IMAGE_LOAD_FAILED = 'Image failed to load'

const Dialog = chakra('dialog', {
  base: {
    margin: 'auto',
    width: 'min(1100px, calc(100vw - 2rem))',
    maxWidth: 'none',
    height: { base: 'calc(100dvh - 2rem)', md: 'min(88dvh, 900px)' },
    maxHeight: 'none',
    bg: 'surface',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'media',
    overflow: 'hidden',
    '&[open]': { display: 'grid', animation: 'rise .3s', animationTimingFunction: 'enter' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
    gridTemplateRows: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr)' },
  },
})
const ImagePanel = chakra('div', {
  base: {
    position: 'relative',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    bg: 'raised',
    '& a': { display: 'block' },
    '& img': { width: 'full' },
    '& a:focus-visible': { outlineOffset: '-3px' },
  },
})
const Details = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    padding: '6',
    overflowY: 'auto',
    maxHeight: { base: '46dvh', md: 'none' },
    borderColor: 'line',
    borderTopWidth: { base: '1px', md: '0' },
    borderInlineStartWidth: { base: '0', md: '1px' },
    '& dl': { display: 'grid', gap: '3', gridTemplateColumns: { base: '1fr 1fr', md: '1fr' } },
    '& dt': { textStyle: 'label', color: 'fg.subtle' },
    '& dd': { textStyle: 'small', overflowWrap: 'anywhere' },
    '& h2': { textStyle: 'h4' },
  },
})
const DialogHeader = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2' },
})
const RoundButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'control',
    _hover: { bg: 'raised' },
  },
})

interface ConceptDialogProps {
  concept: GalleryConcept
  onClose: () => void
  onStep: (step: 1 | -1) => void
}

/** One concept in full with its details; its image links to the generator. */
export function ConceptDialog({ concept, onClose, onStep }: ConceptDialogProps) {
  const dialog = useModal()
  const closeButton = useRef<HTMLButtonElement>(null)
  const [brokenId, setBrokenId] = useState<number>()
  useEffect(() => closeButton.current?.focus(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') onStep(1)
    if (event.key === 'ArrowLeft') onStep(-1)
  }
  const facts = [
    ['Industry', concept.websiteFor || concept.industry],
    ['Style', concept.designStyle || concept.overallVibe],
    ['Business type', concept.businessType ? businessTypeLabels[concept.businessType] : ''],
    ['Colours', concept.colorPalette],
    ['Page', concept.pageType],
  ].filter(([, value]) => value)
  const isBroken = brokenId === concept.id

  const backdrop = useBackdropPress(dialog, () => dialog.current?.close())
  return (
    <Dialog
      ref={dialog}
      aria-labelledby="concept-name"
      onClose={onClose}
      onKeyDown={onKeyDown}
      {...backdrop}
    >
      <ImagePanel key={concept.id}>
        <Link href="/ai-generator" onClick={() => storePrefill(concept)}>
          <VisuallyHidden>Design one like this: </VisuallyHidden>
          {isBroken ? (
            <img src={missingPicture} alt={IMAGE_LOAD_FAILED} width={800} height={600} />
          ) : (
            <Picture
              src={concept.imageUrl}
              alt={concept.imageAlt}
              pictures={concept.pictures}
              sizes="(min-width: 48em) min(780px, calc(100vw - 352px)), calc(100vw - 2rem)"
              width={concept.imageWidth ?? undefined}
              height={concept.imageHeight ?? undefined}
              priority="first"
              onError={() => setBrokenId(concept.id)}
            />
          )}
        </Link>
      </ImagePanel>
      <Details>
        <DialogHeader>
          <chakra.div display="flex" gap="2">
            <RoundButton type="button" aria-label="Previous concept" onClick={() => onStep(-1)}>
              <Icon name="left" />
            </RoundButton>
            <RoundButton type="button" aria-label="Next concept" onClick={() => onStep(1)}>
              <Icon name="right" />
            </RoundButton>
          </chakra.div>
          <RoundButton
            ref={closeButton}
            type="button"
            aria-label="Close"
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </RoundButton>
        </DialogHeader>
        <div>
          <chakra.p textStyle="label" color="fg.subtle">
            Concept Details
          </chakra.p>
          <h2 id="concept-name">{concept.companyName}</h2>
        </div>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {concept.hasLivePage && (
          <ButtonAnchor
            href={livePageOfGallery(concept.conceptId)}
            target="_blank"
            rel="noopener"
            variant="outline"
            size="sm"
          >
            Open the live page<VisuallyHidden> in a new tab</VisuallyHidden>
          </ButtonAnchor>
        )}
        <ButtonLink
          href="/ai-generator"
          size="sm"
          marginTop="auto"
          onClick={() => storePrefill(concept)}
        >
          Start my brief from this
        </ButtonLink>
      </Details>
    </Dialog>
  )
}
