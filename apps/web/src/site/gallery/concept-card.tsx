import type { GalleryConcept } from '@agency/contract/gallery-concept'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Picture } from '../../ui/core/picture.tsx'
import { PHONE_MEDIA, PHONE_SPAN, spanOf } from './masonry.ts'

export const GAP = 20

const Item = chakra('li', {
  base: {
    paddingBottom: `${GAP}px`,
    minHeight: '0',
    [PHONE_MEDIA]: { gridRowEnd: `span ${PHONE_SPAN} !important` },
  },
})
const CardButton = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    width: 'full',
    height: 'full',
    overflow: 'hidden',
    textAlign: 'start',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    transitionProperty: 'border-color',
    transitionDuration: 'hover',
    _hover: { borderColor: 'control' },
    '& img': {
      flexGrow: '1',
      minHeight: '0',
      width: 'full',
      objectFit: 'cover',
      objectPosition: 'top',
      bg: 'raised',
      borderBottomWidth: '1px',
      borderColor: 'line',
      transitionProperty: 'opacity',
      transitionDuration: 'menu',
    },
    '&:hover img': { opacity: '.88' },
  },
})
const Caption = chakra('span', {
  base: {
    display: 'grid',
    paddingInline: '4',
    paddingBlock: '3',
    textStyle: 'small',
    overflowWrap: 'anywhere',
    '& b': { fontWeight: '650' },
    '& span': { color: 'fg.muted' },
  },
})

interface ConceptCardProps {
  concept: GalleryConcept
  /** The index among the cards, from 0; the first one's image loads with priority. */
  index: number
  onOpen: () => void
  onBroken: () => void
}

export function ConceptCard({ concept, index, onOpen, onBroken }: ConceptCardProps) {
  const picture = useRef<HTMLImageElement>(null)
  const reportBroken = useEffectEvent(onBroken)
  // The image may have failed before this script ran.
  useEffect(() => {
    const { current } = picture
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc) reportBroken()
  }, [])
  return (
    <Item gridRowEnd={`span ${spanOf(concept)}`}>
      <CardButton
        type="button"
        aria-haspopup="dialog"
        aria-labelledby={`concept-${concept.id}`}
        onClick={onOpen}
      >
        <Picture
          ref={picture}
          src={concept.thumbnailUrl ?? concept.imageUrl}
          alt={concept.imageAlt}
          pictures={concept.pictures}
          sizes="(min-width: 1101px) 290px, (min-width: 701px) 33vw, (min-width: 501px) 50vw, 88vw"
          {...(index === 0 && { priority: 'first' })}
          onError={onBroken}
        />
        <Caption id={`concept-${concept.id}`}>
          <b>{concept.companyName}</b>
          <span>{[concept.websiteFor, concept.designStyle].filter(Boolean).join(', ')}</span>
        </Caption>
      </CardButton>
    </Item>
  )
}
