import { chakra } from '@chakra-ui/react/styled-system'
import placeholder from './missing-cover.svg?url&no-inline'

const Frame = chakra('span', {
  base: {
    display: 'block',
    overflow: 'hidden',
    bg: 'raised',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    '& img': { width: 'full', height: 'full', objectFit: 'cover', objectPosition: 'top' },
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
  shape: 'card' | 'wide'
  /** In view at once: never lazy. */
  first?: boolean
}

/** A project's picture in a fixed shape, or the placeholder where there is none. */
export function ProjectPicture({ src, alt, shape, first }: ProjectPictureProps) {
  return (
    <Frame shape={shape}>
      <img
        src={src ?? placeholder}
        alt={src ? alt : ''}
        width={1440}
        height={shape === 'card' ? 1080 : 810}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </Frame>
  )
}
