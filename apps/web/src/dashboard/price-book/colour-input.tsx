import { chakra } from '@chakra-ui/react/styled-system'
import { Controller } from 'react-hook-form'
import { CompactInput } from '../../ui/forms/controls.ts'
import { Field } from '../../ui/forms/field.tsx'
import { type BookForm, controlId } from './book-fields.tsx'

const ColourFields = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    '& input[type=color]': {
      width: 'full',
      height: { base: '44px', md: '36px' },
      padding: '1',
      bg: 'bg',
      borderWidth: '1px',
      borderColor: 'control',
      borderRadius: 'control',
    },
  },
})
const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** A colour, picked or typed. */
export const ColourInput = ({
  form,
  name,
  label,
}: {
  form: BookForm
  name: string
  label: string
}) => (
  <Controller
    control={form.control}
    name={name}
    render={({ field: { value, onChange, onBlur, ref }, fieldState }) => {
      const text = String(value)
      return (
        <Field id={controlId(name)} label={label} error={fieldState.error?.message}>
          {(control) => (
            <ColourFields>
              <input
                type="color"
                aria-label={`Choose the ${label.toLowerCase()}`}
                value={isColour(text) ? text.toLowerCase() : '#000000'}
                onChange={(event) => onChange(event.target.value)}
                onBlur={onBlur}
              />
              <CompactInput
                {...control}
                ref={ref}
                value={text}
                onChange={onChange}
                onBlur={onBlur}
                spellCheck={false}
              />
            </ColourFields>
          )}
        </Field>
      )
    }}
  />
)
