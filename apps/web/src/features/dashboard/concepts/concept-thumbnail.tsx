import type { StaffConcept } from '@agency/contract/gallery-concept'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Picture } from '../../../ui/picture.tsx'
import missingPicture from '../../gallery/missing-picture.svg?url&no-inline'

const Frame = chakra('span', {
  base: {
    display: 'block',
    flexShrink: '0',
    aspectRatio: '16 / 10',
    overflow: 'hidden',
    borderRadius: '4px',
    borderWidth: '1px',
    borderColor: 'line',
    bg: 'raised',
    '& img': { width: 'full', height: 'full', objectFit: 'cover', objectPosition: 'top' },
  },
})

interface ConceptThumbnailProps {
  concept: Pick<StaffConcept, 'imageUrl' | 'thumbnailUrl' | 'pictures'>
  /** Of the box, in CSS pixels; full where the layout decides. */
  width: number | 'full'
}

/** The top of a concept's page. Its name stands beside it, so it is silent. */
export function ConceptThumbnail({ concept, width }: ConceptThumbnailProps) {
  const src = concept.thumbnailUrl ?? concept.imageUrl
  const [broken, setBroken] = useState('')
  return (
    <Frame width={width === 'full' ? 'full' : `${width}px`}>
      {broken === src ? (
        <img src={missingPicture} alt="" data-missing width={800} height={600} />
      ) : (
        <Picture
          src={src}
          alt=""
          pictures={concept.pictures}
          sizes={width === 'full' ? '(min-width: 68em) 280px, 45vw' : `${width}px`}
          onError={() => setBroken(src)}
        />
      )}
    </Frame>
  )
}
