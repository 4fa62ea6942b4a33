import { GENERATOR_BACKGROUND_IMAGES } from '@agency/contract/constants'
import type { GalleryConcept } from '@agency/contract/gallery-concept'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Picture } from '../../ui/core/picture.tsx'

const DriftArea = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    overflow: 'hidden',
    pointerEvents: 'none',
    // Phones and tablets have no margins to drift in.
    display: { base: 'none', lg: 'block' },
    opacity: '.36',
    animation: 'appear 1s',
    // Columns of images down both sides, faded out where the form begins so that it stays readable.
    '--edge': 'max(48px, calc((100vw - 1200px) / 2))',
    maskImage:
      'linear-gradient(90deg, black, transparent var(--edge), transparent calc(100% - var(--edge)), black)',
    '& img': {
      position: 'absolute',
      width: 'clamp(140px, 17vw, 260px)',
      aspectRatio: '4 / 5',
      objectFit: 'cover',
      objectPosition: 'top',
      borderRadius: 'card',
      animation: 'drift 14s ease-in-out infinite alternate',
    },
    '& picture:nth-of-type(odd) img': { left: '-7%' },
    '& picture:nth-of-type(even) img': { right: '-7%', animationDelay: '-7s' },
    '& picture:nth-of-type(1) img': { top: '120px' },
    '& picture:nth-of-type(2) img': { top: '80px' },
    '& picture:nth-of-type(3) img': { top: '520px', left: '-3%' },
    '& picture:nth-of-type(4) img': { top: '470px', right: '-2%' },
    '& picture:nth-of-type(5) img': { top: '930px' },
    '& picture:nth-of-type(6) img': { top: '880px' },
    '& picture:nth-of-type(7) img': { top: '1340px', left: '-4%' },
    '& picture:nth-of-type(8) img': { top: '1290px', right: '-3%' },
  },
})

const shuffle = <T,>(items: T[]) =>
  items
    .map((item) => ({ item, rank: Math.random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)

/** Eight random concepts from this site's gallery, faint behind the form. */
export function DriftingConcepts({ concepts }: { concepts: GalleryConcept[] }) {
  const [sample] = useState(() =>
    shuffle(concepts.filter(({ imageUrl }) => !imageUrl.startsWith('http'))).slice(
      0,
      GENERATOR_BACKGROUND_IMAGES,
    ),
  )
  return (
    <DriftArea aria-hidden="true" data-drifting>
      {sample.map(({ id, thumbnailUrl, imageUrl, pictures }) => (
        <Picture key={id} src={thumbnailUrl ?? imageUrl} alt="" pictures={pictures} sizes="260px" />
      ))}
    </DriftArea>
  )
}
