import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { Action, CheckBox, CheckLabel, CompactInput } from '../../ui/forms/controls.ts'
import { Field } from '../../ui/forms/field.tsx'
import { ImageDrop } from '../../ui/media/image-drop.tsx'
import { formatBytes } from '../../ui/media/image-file.ts'
import { logoFilter } from '../../ui/media/logo-filter.ts'
import { useFilePreview } from '../../ui/media/use-file-preview.ts'
import { type Slot, withFile, withoutPicture } from './project-pictures.ts'

const SlotBox = chakra('div', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' },
})
const ImagePreview = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    '& img': {
      width: '120px',
      aspectRatio: '4 / 3',
      objectFit: 'cover',
      borderRadius: '4px',
      borderWidth: '1px',
      borderColor: 'line',
      bg: 'raised',
      flexShrink: '0',
    },
    // As visitors see it.
    '&[data-logo] img': {
      ...logoFilter,
      objectFit: 'contain',
      bg: 'transparent',
      borderWidth: '0',
    },
    '&[data-gone] img': { opacity: '.35', filter: 'grayscale(1)' },
    '& p': { overflowWrap: 'anywhere' },
  },
})
interface PictureSlotProps {
  label: string
  slot: Slot
  /** A logo's alt text is the client's name, so there is no field for it. */
  hasAltField?: boolean
  onChange: (slot: Slot) => void
}

/** One image: shown, replaced, removed and restored, with its alt text. */
export function PictureSlot({ label, slot, hasAltField = false, onChange }: PictureSlotProps) {
  const id = useId()
  const preview = useFilePreview(slot.file)
  const { file, stored, isRemoved } = slot
  const src = preview ?? stored
  const hasPicture = file !== undefined || (stored !== null && !isRemoved)
  return (
    <SlotBox>
      <chakra.h3 fontWeight="600">{label}</chakra.h3>
      <ImageDrop
        label={label}
        action={hasPicture ? 'Replace' : 'Choose a picture'}
        onFiles={([chosen]) => chosen && onChange(withFile(slot, chosen))}
      >
        {src && (
          <ImagePreview
            data-gone={isRemoved && !file ? '' : undefined}
            data-logo={hasAltField ? undefined : ''}
          >
            <img src={src} alt="" width={120} height={90} />
            <p role="status">{stateOf(slot)}</p>
          </ImagePreview>
        )}
        {hasPicture && (
          <Action variant="quiet" onClick={() => onChange(withoutPicture(slot))}>
            {file ? 'Take back' : 'Remove'}
          </Action>
        )}
        {isRemoved && !file && (
          <Action variant="quiet" onClick={() => onChange({ ...slot, isRemoved: false })}>
            Undo
          </Action>
        )}
      </ImageDrop>
      {hasAltField && hasPicture && (
        <>
          <Field
            id={`${id}-alt`}
            label={`What the ${label.toLowerCase()} shows`}
            optional
            hint="For people who cannot see it."
          >
            {(control) => (
              <CompactInput
                {...control}
                value={slot.alt}
                maxLength={300}
                disabled={slot.isDecorative}
                onChange={(event) => onChange({ ...slot, alt: event.target.value })}
              />
            )}
          </Field>
          <CheckLabel htmlFor={`${id}-decorative`}>
            <CheckBox
              id={`${id}-decorative`}
              checked={slot.isDecorative}
              onChange={(event) => onChange({ ...slot, isDecorative: event.target.checked })}
            />
            Decorative: no description needed
          </CheckLabel>
        </>
      )}
    </SlotBox>
  )
}

function stateOf({ file, stored, isRemoved }: Slot): string {
  if (file) return `${file.name}, ${formatBytes(file.size)}. Uploaded when you save.`
  if (isRemoved) return 'Deleted when you save.'
  return stored ? 'On the site now.' : ''
}
