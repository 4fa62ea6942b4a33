import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Picture } from '../../ui/core/picture.tsx'
import missingCover from '../../ui/media/missing-cover.svg?url&no-inline'
import type { StaffProject } from './project-calls.ts'

const ThumbnailFrame = chakra('span', {
  base: {
    display: 'block',
    flexShrink: '0',
    width: '56px',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    borderRadius: '4px',
    borderWidth: '1px',
    borderColor: 'line',
    bg: 'raised',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
    // It is drawn for the dark pages of visitors.
    '& [data-missing]': { opacity: '.3' },
  },
})

/** A project's cover next to its title; its alt text is empty, since the title names it. */
export function ProjectThumbnail({ project }: { project: StaffProject }) {
  const { coverImage, pictures } = project
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <ThumbnailFrame>
      {coverImage && broken !== coverImage ? (
        <Picture
          src={coverImage}
          alt=""
          pictures={pictures}
          sizes="56px"
          onError={() => setBroken(coverImage)}
        />
      ) : (
        <img src={missingCover} alt="" data-missing width={800} height={600} />
      )}
    </ThumbnailFrame>
  )
}
