import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const controlBase = {
  display: 'block',
  width: 'full',
  minHeight: '48px',
  paddingInline: '4',
  paddingBlock: '2',
  bg: 'bg',
  borderWidth: '1px',
  borderColor: 'control',
  borderRadius: 'control',
  fontSize: '1rem',
  lineHeight: '1.5',
  transitionProperty: 'border-color',
  transitionDuration: 'hover',
  _hover: { borderColor: 'fg.muted' },
  _placeholder: { color: 'fg.subtle', opacity: 1 },
  '&[aria-invalid=true]': { borderColor: 'error' },
}

export const Input = chakra('input', { base: controlBase })
export const TextArea = chakra('textarea', {
  base: { ...controlBase, minHeight: '160px', paddingBlock: '3', resize: 'vertical' },
})
export const Select = chakra('select', {
  base: {
    ...controlBase,
    appearance: 'none',
    paddingInlineEnd: '12',
    backgroundImage:
      'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(135deg, currentColor 50%, transparent 50%)',
    backgroundPosition: 'right 22px center, right 16px center',
    backgroundSize: '6px 6px',
    backgroundRepeat: 'no-repeat',
    '& option': { color: 'fg', bg: 'surface' },
  },
})

const Group = chakra('div', { base: { display: 'grid', gap: '2', alignContent: 'start' } })
/** Never larger than the text around it, which is smaller in the dashboard. */
const small = { textStyle: 'small', fontSize: 'min({fontSizes.sm}, 1em)' } as const
const Label = chakra('label', { base: { fontWeight: '600', fontSize: small.fontSize } })
const Optional = chakra('span', { base: { color: 'fg.subtle', fontWeight: '400' } })
const Hint = chakra('p', { base: { ...small, color: 'fg.muted' } })
const ErrorText = chakra('p', { base: { ...small, color: 'error', fontWeight: '500' } })

/** The attributes that tie a control to its label, hint and error. */
interface ControlProps {
  id: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

interface FieldProps {
  id: string
  label: string
  optional?: boolean
  hint?: ReactNode
  error?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** A labelled control with its hint and its error. */
export function Field({ id, label, optional, hint, error, children }: FieldProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <Group>
      <Label htmlFor={id}>
        {label}
        {optional && <Optional> (optional)</Optional>}
      </Label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </Group>
  )
}
