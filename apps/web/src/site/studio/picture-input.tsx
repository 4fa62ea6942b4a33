import type { UploadedPicture } from '@agency/contract/concept-edits'
import type { UploadKind } from '@agency/contract/studio'
import { useEffect, useId, useRef, useState } from 'react'
import { Field, Input } from '../../ui/forms/field.tsx'
import { PICTURE_TYPES, PictureError, uploadPicture } from './upload-picture.ts'

interface PictureInputProps {
  token: string
  kind: UploadKind
  label: string
  hint?: string
  /** `file` is what was chosen. */
  onUploaded: (upload: UploadedPicture, file: File) => void
  announce: (text: string) => void
  /** Marks the input, to find it. */
  path?: string
}

/** Uploads a picture. */
export function PictureInput({
  token,
  kind,
  label,
  hint,
  onUploaded,
  announce,
  path,
}: PictureInputProps) {
  const id = useId()
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  async function take(file: File | undefined) {
    if (!file || isBusy) return
    setError('')
    setBusy(true)
    announce('Uploading your picture.')
    try {
      onUploaded(await uploadPicture(token, kind, file), file)
      announce('Your picture is on the page.')
    } catch (reason) {
      const text =
        reason instanceof PictureError ? reason.message : 'This picture could not be stored.'
      announce(text)
      if (isShown.current) setError(text)
    } finally {
      if (isShown.current) setBusy(false)
    }
  }
  return (
    <Field id={id} label={label} hint={isBusy ? 'Uploading…' : hint} error={error}>
      {(control) => (
        <Input
          {...control}
          type="file"
          accept={PICTURE_TYPES}
          aria-busy={isBusy}
          data-picture-input={path}
          onChange={(event) => {
            void take(event.target.files?.[0])
            // The same file can be chosen again.
            event.target.value = ''
          }}
        />
      )}
    </Field>
  )
}
