import type { PictureSlot } from '@agency/concept-engine/studio/pictures'
import type { PhotoChoice, UploadedPicture } from '@agency/contract/concept-edits'
import { MAX_ALT_TEXT, studioPictureUrl } from '@agency/contract/studio'
import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useId } from 'react'
import { Action } from '../../ui/forms/controls.ts'
import { Field, Input, Select } from '../../ui/forms/field.tsx'
import { Legend } from './panel-parts.ts'
import { PictureInput } from './picture-input.tsx'
import type { Studio } from './use-studio.ts'

const Group = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '3',
    minWidth: '0',
    '& img': {
      width: 'full',
      height: '140px',
      objectFit: 'cover',
      borderRadius: 'control',
      bg: 'raised',
    },
  },
})

/** What stays in view where a photo is cropped, in percent from the left and from the top. */
const focalPoints = [
  ['Middle', 50, 50],
  ['Top', 50, 0],
  ['Bottom', 50, 100],
  ['Left', 0, 50],
  ['Right', 100, 50],
  ['Top left', 0, 0],
  ['Top right', 100, 0],
  ['Bottom left', 0, 100],
  ['Bottom right', 100, 100],
] as const

/** What can be done with the photos of the page; the same object on every render. */
export interface PhotoActions {
  changePhoto: Studio['changePhoto']
  addUploads: (uploads: readonly UploadedPicture[]) => void
  announce: (text: string) => void
}

interface PhotoFieldProps {
  slot: PictureSlot
  photo: PhotoChoice | undefined
  token: string
  actions: PhotoActions
}

/** The photo in one place of the page; it is rendered again only if it has changed. */
export const PhotoField = memo(function PhotoField({
  slot,
  photo,
  token,
  actions,
}: PhotoFieldProps) {
  const { path, label, imagery } = slot
  const id = useId()
  const { changePhoto, addUploads, announce } = actions
  const [shows = ''] = imagery.kind === 'frame' ? imagery.things : []
  const isOther = (x: number, y: number) => photo?.x !== x || photo.y !== y
  return (
    <Group>
      <Legend>{shows ? `${label}: ${shows}` : label}</Legend>
      {photo && (
        <img
          src={studioPictureUrl(token, photo.file)}
          alt=""
          style={{ objectPosition: `${photo.x}% ${photo.y}%` }}
        />
      )}
      <PictureInput
        token={token}
        kind="photo"
        path={path}
        label={photo ? 'Replace this photo' : 'Add a photo'}
        hint="PNG, JPEG, WebP, GIF or AVIF, up to 10 MB. Its location and camera details are removed."
        announce={announce}
        onUploaded={(upload) => {
          addUploads([upload])
          // It may have been described differently while the picture was uploaded.
          changePhoto(path, (present) => ({
            ...{ alt: shows, x: 50, y: 50, ...present },
            file: upload.file,
          }))
        }}
      />
      {photo && (
        <>
          <Field
            id={`${id}-alt`}
            label="What it shows"
            hint="For people who cannot see it. Leave it empty if it only decorates."
          >
            {(control) => (
              <Input
                {...control}
                value={photo.alt}
                maxLength={MAX_ALT_TEXT}
                onChange={({ target }) => changePhoto(path, { ...photo, alt: target.value })}
              />
            )}
          </Field>
          <Field id={`${id}-focus`} label="Keep in view">
            {(control) => (
              <Select
                {...control}
                value={`${photo.x} ${photo.y}`}
                onChange={({ target }) => {
                  const [x = 50, y = 50] = target.value.split(' ').map(Number)
                  changePhoto(path, { ...photo, x, y })
                }}
              >
                {focalPoints.map(([name, x, y]) => (
                  <option key={name} value={`${x} ${y}`}>
                    {name}
                  </option>
                ))}
                {focalPoints.every(([, x, y]) => isOther(x, y)) && (
                  <option value={`${photo.x} ${photo.y}`}>
                    {photo.x}% from the left, {photo.y}% from the top
                  </option>
                )}
              </Select>
            )}
          </Field>
          <div>
            <Action
              variant="outline"
              aria-label={`Remove the photo: ${shows || label}`}
              onClick={() => {
                changePhoto(path, undefined)
                announce('The photo was removed.')
              }}
            >
              Remove
            </Action>
          </div>
        </>
      )}
    </Group>
  )
})
