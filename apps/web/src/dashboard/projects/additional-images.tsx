import { PROJECT_IMAGES_MAX } from '@agency/contract/project-change'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { newIdempotencyKey } from '../../api/idempotency-key.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { VisuallyHidden } from '../../ui/core/text.ts'
import { CompactInput, IconAction } from '../../ui/forms/controls.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { ImageDrop } from '../../ui/media/image-drop.tsx'
import { useFilePreview } from '../../ui/media/use-file-preview.ts'
import { type AdditionalImage, reorder } from './project-pictures.ts'

const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: '2',
    '& li': {
      display: 'flex',
      flexWrap: { base: 'wrap', md: 'nowrap' },
      alignItems: 'center',
      gap: '3',
      padding: '2',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'card',
    },
    '& li[draggable=true]': { cursor: 'grab' },
    '& li[data-over]': { borderColor: 'accent' },
    '& img': {
      width: '72px',
      aspectRatio: '4 / 3',
      objectFit: 'cover',
      borderRadius: '4px',
      flexShrink: '0',
    },
  },
})
const ImageTexts = chakra('div', {
  base: { display: 'grid', gap: '2', flex: '1 1 200px', minWidth: '0' },
})

interface AdditionalImagesProps {
  pictures: AdditionalImage[]
  onChange: (pictures: AdditionalImage[]) => void
}

/** The additional images in order, reordered by buttons or by dragging. */
export function AdditionalImages({ pictures, onChange }: AdditionalImagesProps) {
  const [announcement, setAnnouncement] = useState('')
  const [dragged, setDragged] = useState<number>()
  const add = (files: File[]) =>
    onChange([
      ...pictures,
      ...files.map((file) => ({ key: newIdempotencyKey(), file, caption: '', alt: '' })),
    ])
  const move = (index: number, step: 1 | -1) => {
    onChange(reorder(pictures, index, step))
    setAnnouncement(`Picture ${index + 1} is now number ${index + 1 + step} of ${pictures.length}.`)
  }
  const drop = (index: number) => {
    const picture = dragged === undefined ? undefined : pictures[dragged]
    setDragged(undefined)
    if (!picture) return
    const otherPictures = pictures.filter((other) => other !== picture)
    onChange([...otherPictures.slice(0, index), picture, ...otherPictures.slice(index)])
  }
  const uploads = pictures.filter(({ file }) => file).length
  return (
    <chakra.div display="grid" gap="3">
      <chakra.h3 fontWeight="600">More images</chakra.h3>
      <List>
        {pictures.map((picture, index) => (
          <li
            key={picture.key}
            draggable
            data-over={dragged !== undefined && dragged !== index ? '' : undefined}
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              // Files dropped from outside are handled by the drop zone.
              if (dragged === undefined) return
              event.preventDefault()
              drop(index)
            }}
          >
            <AdditionalImageRow
              picture={picture}
              number={index + 1}
              count={pictures.length}
              onMove={(by) => move(index, by)}
              onChange={(changed) =>
                onChange(pictures.map((other) => (other === picture ? changed : other)))
              }
              onRemove={() => onChange(pictures.filter((other) => other !== picture))}
            />
          </li>
        ))}
      </List>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <ImageDrop
        label="More images"
        action="Add pictures"
        multiple
        onFiles={(files) => add(files.slice(0, PROJECT_IMAGES_MAX - uploads))}
      />
    </chakra.div>
  )
}

interface AdditionalImageRowProps {
  picture: AdditionalImage
  number: number
  count: number
  onMove: (by: 1 | -1) => void
  onChange: (picture: AdditionalImage) => void
  onRemove: () => void
}

function AdditionalImageRow({
  picture,
  number,
  count,
  onMove,
  onChange,
  onRemove,
}: AdditionalImageRowProps) {
  const preview = useFilePreview(picture.file)
  return (
    <>
      <img src={preview ?? picture.stored} alt="" width={72} height={54} />
      <ImageTexts>
        <CompactInput
          aria-label={`Caption of picture ${number}`}
          placeholder="Caption (optional)"
          value={picture.caption}
          maxLength={300}
          onChange={(event) => onChange({ ...picture, caption: event.target.value })}
        />
        <CompactInput
          aria-label={`What picture ${number} shows`}
          placeholder="What it shows (leave empty if decorative)"
          value={picture.alt}
          maxLength={300}
          onChange={(event) => onChange({ ...picture, alt: event.target.value })}
        />
      </ImageTexts>
      <chakra.div display="flex">
        <IconAction
          aria-label={`Move picture ${number} up`}
          aria-disabled={number === 1}
          onClick={() => number > 1 && onMove(-1)}
        >
          <DashboardIcon name="up" />
        </IconAction>
        <IconAction
          aria-label={`Move picture ${number} down`}
          aria-disabled={number === count}
          onClick={() => number < count && onMove(1)}
        >
          <Icon name="down" />
        </IconAction>
        <IconAction aria-label={`Remove picture ${number}`} onClick={onRemove}>
          <DashboardIcon name="trash" />
        </IconAction>
      </chakra.div>
    </>
  )
}
