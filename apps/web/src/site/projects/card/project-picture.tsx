import type { StoredPicture } from '@agency/contract/picture'
import { chakra } from '@chakra-ui/react/styled-system'
import { Picture } from '../../../ui/core/picture.tsx'
import placeholder from '../../../ui/media/missing-cover.svg?url&no-inline'

/** The shape of a picture of a project. */
export const CoverFrame = chakra('span', {
  base: {
    display: 'block',
    overflow: 'hidden',
    bg: 'raised',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    '& :is(img, svg)': { display: 'block', width: 'full', height: 'full' },
    '& img': { objectFit: 'cover', objectPosition: 'top' },
  },
  variants: {
    shape: {
      card: { aspectRatio: '4 / 3' },
      wide: { aspectRatio: '16 / 9', borderRadius: 'media' },
    },
  },
})

interface ProjectPictureProps {
  src: string | null
  alt: string
  /** The project's images whose variants are known. */
  pictures: StoredPicture[]
  shape: 'card' | 'wide'
  /** The layout width, as in the HTML sizes attribute. */
  sizes: string
  /** Above the fold: never lazy. */
  isPriority?: boolean
}

/** A project's image in a fixed shape, or the placeholder if there is none. */
export function ProjectPicture({
  src,
  alt,
  pictures,
  shape,
  sizes,
  isPriority,
}: ProjectPictureProps) {
  return (
    <CoverFrame shape={shape}>
      <Picture
        src={src ?? placeholder}
        alt={src ? alt : ''}
        pictures={pictures}
        sizes={sizes}
        width={1440}
        height={shape === 'card' ? 1080 : 810}
        {...(isPriority && { priority: 'first' })}
      />
    </CoverFrame>
  )
}
