import { chakra } from '@chakra-ui/react/styled-system'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Action } from '../forms/controls.ts'
import { DashboardIcon } from './dashboard-icon.tsx'

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

export interface FileDropProps {
  /** The files' purpose: 'Cover image'. */
  label: string
  /** The button's label. */
  action: string
  /** Shown after the button: 'or drop one here'. */
  hint: string
  /** The types or endings that the browser's dialog offers. */
  accept: readonly string[]
  /** Why a file is rejected; undefined if it is accepted. */
  errorOf: (file: File) => string | undefined
  multiple?: boolean
  onFiles: (files: File[]) => void
  children?: ReactNode
}

/** Accepts files from the file dialog or by drag and drop; says why one is rejected. */
export function FileDrop({
  label,
  action,
  hint,
  accept,
  errorOf,
  multiple = false,
  onFiles,
  children,
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isDragOver, setDragOver] = useState(false)
  const [problem, setProblem] = useState('')
  const problemId = useId()
  const acceptFiles = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1)
    const errors = files.flatMap((file) => errorOf(file) ?? [])
    setProblem(errors.join(' '))
    const accepted = files.filter((file) => !errorOf(file))
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
        <p>{hint}</p>
        <input
          ref={input}
          hidden
          type="file"
          accept={accept.join(',')}
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
