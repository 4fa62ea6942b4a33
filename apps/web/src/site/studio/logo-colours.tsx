import { paletteOfLogo } from '@agency/concept-engine/palette/logo-colours'
import type { PaletteChoice } from '@agency/contract/concept-edits'
import { useId, useState } from 'react'
import { Field, Input } from '../../ui/forms/field.tsx'
import { LogoError, readLogo } from './read-logo.ts'

interface LogoColoursProps {
  onFound: (pair: Pick<PaletteChoice, 'primary' | 'accent'>) => void
  announce: (text: string) => void
}

/** Proposes the colours of a logo. */
export function LogoColours({ onFound, announce }: LogoColoursProps) {
  const id = useId()
  const [error, setError] = useState('')
  async function take(file: File | undefined) {
    setError('')
    if (!file) return
    try {
      const pair = paletteOfLogo(await readLogo(file))
      if (!pair) throw new LogoError('No colour stands out in this picture.')
      onFound(pair)
      announce(`The colours of your logo are ${pair.primary} and ${pair.accent}.`)
    } catch (reason) {
      setError(reason instanceof LogoError ? reason.message : 'This picture could not be read.')
    }
  }
  return (
    <Field
      id={id}
      label="Take the colours of a logo"
      hint="The picture stays on your device: only its two main colours are used."
      error={error}
    >
      {(control) => (
        <Input
          {...control}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif"
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
