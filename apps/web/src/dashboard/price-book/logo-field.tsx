import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { failureText } from '../../browser/online.ts'
import { Action } from '../../ui/forms/controls.ts'
import { FormFailure } from '../../ui/forms/form-failure.tsx'
import { ImageDrop } from '../../ui/media/image-drop.tsx'
import { type BookForm, controlId } from './book-fields.tsx'
import { lookLabels } from './book-labels.ts'
import { shrinkImage } from './shrink-image.ts'

const LogoBox = chakra('div', { base: { display: 'grid', gap: '2' } })
// On a white background, as in the document, in either theme.
const LogoImage = chakra('img', {
  base: {
    maxWidth: '200px',
    maxHeight: '72px',
    width: 'auto',
    height: 'auto',
    padding: '2',
    bg: '#fcfaf7',
    borderRadius: '4px',
    borderWidth: '1px',
    borderColor: 'line',
  },
})

function Logo({ id }: { id: string }) {
  const { data } = trpc.priceBook.logo.useQuery({ id }, { staleTime: Number.POSITIVE_INFINITY })
  return data ? (
    <LogoImage src={data.url} width={data.width} height={data.height} alt="The logo" />
  ) : null
}

/**
 * The logo at the top of the document: validated and stored immediately, but used only once the
 * form is saved.
 */
export function LogoField({ form }: { form: BookForm }) {
  const [failure, setFailure] = useState('')
  const add = trpc.priceBook.addLogo.useMutation()
  async function upload(file: File | undefined, onChange: (id: string) => void) {
    if (!file) return
    setFailure('')
    const picture = await shrinkImage(file)
    if (!picture) return setFailure('This picture cannot be read. Please choose a PNG or JPEG.')
    try {
      onChange((await add.mutateAsync({ picture })).id)
    } catch (error) {
      setFailure(failureText(apiErrorOf(error)?.message || 'Failed to upload the logo'))
    }
  }
  return (
    <Controller
      control={form.control}
      name="look_logo"
      render={({ field: { value, onChange }, fieldState }) => (
        <LogoBox id={controlId('look_logo')} tabIndex={-1}>
          <strong>{lookLabels.logo}</strong>
          <ImageDrop
            label={lookLabels.logo}
            action={value ? 'Replace' : 'Choose a picture'}
            onFiles={([file]) => void upload(file, onChange)}
          >
            {typeof value === 'string' && value !== '' && <Logo id={value} />}
            <p role="status">
              {add.isPending
                ? 'Uploading...'
                : value
                  ? 'At the top of the document.'
                  : 'Without one, the document has the site’s mark and name.'}
            </p>
            {value && (
              <Action variant="quiet" aria-label="Remove the logo" onClick={() => onChange('')}>
                Remove
              </Action>
            )}
          </ImageDrop>
          <FormFailure message={failure || (fieldState.error?.message ?? '')} />
        </LogoBox>
      )}
    />
  )
}
