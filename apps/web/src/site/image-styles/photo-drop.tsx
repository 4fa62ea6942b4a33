import { STYLE_TYPES } from '@agency/contract/image-style-tool'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Button } from '../../ui/core/button.ts'
import { Muted, Small } from '../../ui/core/text.ts'
import { usePhotoDialog } from './use-photo-dialog.ts'

const DropZone = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    placeContent: 'center',
    gap: '4',
    minHeight: 'clamp(300px, 46vh, 460px)',
    padding: '8',
    textAlign: 'center',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'control',
    borderRadius: 'media',
    bg: 'surface',
    transitionProperty: 'border-color, background-color',
    transitionDuration: 'hover',
    '&[data-over]': { borderColor: 'brand.500', bg: 'raised' },
    '& > svg': { width: '72px', height: '72px', color: 'accent' },
  },
})

interface PhotoDropProps {
  onPhoto: (file: File) => void
}

/** A drop zone that also opens the file dialog. The page handles the drop itself. */
export function PhotoDrop({ onPhoto }: PhotoDropProps) {
  const { input, isOpen, open, close } = usePhotoDialog()
  const [isDragOver, setDragOver] = useState(false)

  return (
    <DropZone
      role="group"
      data-form="style"
      aria-label="Photo"
      data-over={isDragOver || undefined}
      onDragEnter={() => setDragOver(true)}
      onDragOver={() => setDragOver(true)}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragOver(false)
      }}
      onDrop={() => setDragOver(false)}
    >
      <svg
        viewBox="0 0 72 72"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <rect x="8" y="14" width="46" height="38" rx="4" />
        <path d="M8 44l13-13 10 10 7-7 16 15" />
        <circle cx="42" cy="25" r="4" />
        <path d="M64 30v28a4 4 0 0 1-4 4H20" />
      </svg>
      <div>
        <chakra.p textStyle="h3">Drop a photo here</chakra.p>
        <Muted>or paste one, or choose it from this device</Muted>
      </div>
      <Button onClick={open} aria-busy={isOpen}>
        {isOpen ? 'Waiting for your choice' : 'Choose a photo'}
      </Button>
      <Small>PNG, JPG, GIF or WebP. One at a time.</Small>
      <input
        ref={input}
        hidden
        type="file"
        accept={STYLE_TYPES.join(',')}
        aria-label="Photo file"
        onChange={(event) => {
          close()
          const file = event.target.files?.[0]
          // Allows choosing the same file again.
          event.target.value = ''
          if (file) onPhoto(file)
        }}
      />
    </DropZone>
  )
}
