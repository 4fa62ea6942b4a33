import { STYLE_TYPES } from '@agency/contract/style-tool'
import { chakra } from '@chakra-ui/react/styled-system'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.ts'
import { Muted, Small } from '../../ui/text.ts'
import { usePhotoDialog } from './use-photo-dialog.ts'

const Zone = chakra('div', {
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

const firstOf = (files: FileList | null | undefined) => files?.[0]

/** Takes one picture: dropped, pasted, or chosen from the file dialog. */
export function PhotoDrop({ onPhoto }: PhotoDropProps) {
  const { input, isOpen, open, close } = usePhotoDialog()
  const [isOver, setOver] = useState(false)
  const take = useRef(onPhoto)
  take.current = onPhoto

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const file = firstOf(event.clipboardData?.files)
      if (file) take.current(file)
    }
    // A picture dropped beside the zone must not replace the page.
    const hold = (event: Event) => event.preventDefault()
    window.addEventListener('paste', onPaste)
    window.addEventListener('dragover', hold)
    window.addEventListener('drop', hold)
    return () => {
      window.removeEventListener('paste', onPaste)
      window.removeEventListener('dragover', hold)
      window.removeEventListener('drop', hold)
    }
  }, [])

  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = firstOf(event.dataTransfer.files)
    if (file) onPhoto(file)
  }

  return (
    <Zone
      role="group"
      data-form="style"
      aria-label="Photo"
      data-over={isOver || undefined}
      onDragEnter={() => setOver(true)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={onDrop}
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
          const file = firstOf(event.target.files)
          // The same file can be chosen again.
          event.target.value = ''
          if (file) onPhoto(file)
        }}
      />
    </Zone>
  )
}
