import type { StaffConcept } from '@agency/contract/gallery-concept'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useState } from 'react'
import { session } from '../../browser/session.ts'
import { staffFetch } from '../../browser/staff-fetch.ts'
import { Picture } from '../../ui/core/picture.tsx'
import missingPicture from '../../ui/media/missing-image.svg?url&no-inline'
import { useFilePreview } from '../../ui/media/use-file-preview.ts'

const ThumbnailFrame = chakra('span', {
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
  /** The width of the box in CSS pixels; 'full' if the layout decides. */
  width: number | 'full'
}

/** The top of a concept's page. It has empty alt text, since the name is next to it. */
export function ConceptThumbnail({ concept, width }: ConceptThumbnailProps) {
  const src = concept.thumbnailUrl ?? concept.imageUrl
  const [broken, setBroken] = useState('')
  return (
    <ThumbnailFrame width={width === 'full' ? 'full' : `${width}px`}>
      {broken === src ? (
        <img src={missingPicture} alt="" data-missing width={800} height={600} />
      ) : src.startsWith('http') ? (
        <RemoteImage src={src} onError={() => setBroken(src)} />
      ) : (
        <Picture
          src={src}
          alt=""
          pictures={concept.pictures}
          sizes={width === 'full' ? '(min-width: 68em) 280px, 45vw' : `${width}px`}
          onError={() => setBroken(src)}
        />
      )}
    </ThumbnailFrame>
  )
}

interface RemotePictureProps {
  src: string
  onError: () => void
}

/**
 * A thumbnail from another site. Without a token the proxy only serves visible ones, so the token
 * is sent along.
 */
function RemoteImage({ src, onError }: RemotePictureProps) {
  const [file, setFile] = useState<Blob>()
  const url = useFilePreview(file)
  const reportError = useEffectEvent(onError)
  useEffect(() => {
    const controller = new AbortController()
    const query = new URLSearchParams({ url: src, width: '640', format: 'webp' })
    staffFetch(session)(`/api/proxy-image?${query}`, { signal: controller.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`The picture came with ${response.status}.`)
        setFile(await response.blob())
      })
      .catch(() => {
        if (!controller.signal.aborted) reportError()
      })
    return () => controller.abort()
  }, [src])
  return url && <img src={url} alt="" />
}
