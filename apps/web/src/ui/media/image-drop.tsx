import { chakra } from '@chakra-ui/react/styled-system'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Action } from '../forms/controls.ts'
import { DashboardIcon } from './dashboard-icon.tsx'
import { IMAGE_TYPES, imageFileError } from './image-file.ts'

const Zone = chakra('div', {
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
  const [isOver, setOver] = useState(false)
  const [problem, setProblem] = useState('')
  const problemId = useId()
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1)
    const refused = files.flatMap((file) => imageFileError(file) ?? [])
    setProblem(refused.join(' '))
    const taken = files.filter((file) => !imageFileError(file))
    if (taken.length > 0) onFiles(taken)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <div>
      <Zone
        role="group"
        aria-label={label}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
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
            take(event.target.files)
            // Allows choosing the same file again.
            event.target.value = ''
          }}
        />
      </Zone>
      {problem && (
        <chakra.p id={problemId} role="alert" color="error" marginTop="2">
          {problem}
        </chakra.p>
      )}
    </div>
  )
}
