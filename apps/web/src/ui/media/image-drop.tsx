import { chakra } from '@chakra-ui/react/styled-system'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Action } from '../forms/controls.ts'
import { DashboardIcon } from './dashboard-icon.tsx'
import { IMAGE_TYPES, imageFileError } from './image-file.ts'

const DropZone = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    padding: '3',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'control',
    borderRadius: 'card',
    '&[data-over]': { borderColor: 'accent', bg: 'raised' },
    '& p': { color: 'fg.muted' },
  },
})

interface ImageDropProps {
  /** The image's purpose: 'Cover image'. */
  label: string
  /** The button's label. */
  action: string
  multiple?: boolean
  onFiles: (files: File[]) => void
  children?: ReactNode
}

/** Accepts images from the file dialog or by drag and drop; says why one is rejected. */
export function ImageDrop({ label, action, multiple = false, onFiles, children }: ImageDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isDragOver, setDragOver] = useState(false)
  const [problem, setProblem] = useState('')
  const problemId = useId()
  const acceptFiles = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1)
    const errors = files.flatMap((file) => imageFileError(file) ?? [])
    setProblem(errors.join(' '))
    const accepted = files.filter((file) => !imageFileError(file))
    if (accepted.length > 0) onFiles(accepted)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setDragOver(false)
    acceptFiles(event.dataTransfer.files)
  }
  return (
    <div>
      <DropZone
        role="group"
        aria-label={label}
        data-over={isDragOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setDragOver(true)
        }}
        onDragLeave={() => setDragOver(false)}
        onDrop={onDrop}
      >
        {children}
        <Action
          variant="outline"
          aria-describedby={problem ? problemId : undefined}
          onClick={() => input.current?.click()}
        >
          <DashboardIcon name="upload" /> {action}
        </Action>
        <p>or drop {multiple ? 'pictures' : 'one'} here</p>
        <input
          ref={input}
          hidden
          type="file"
          accept={IMAGE_TYPES.join(',')}
          multiple={multiple}
          aria-label={`${label} file`}
          onChange={(event) => {
            acceptFiles(event.target.files)
            // Allows choosing the same file again.
            event.target.value = ''
          }}
        />
      </DropZone>
      {problem && (
        <chakra.p id={problemId} role="alert" color="error" marginTop="2">
          {problem}
        </chakra.p>
      )}
    </div>
  )
}
