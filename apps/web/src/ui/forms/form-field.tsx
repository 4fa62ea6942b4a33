import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { CompactInput, CompactTextArea } from './controls.ts'
import { Field } from './field.tsx'
import type { ContractForm } from './use-contract-form.ts'

export interface FormFieldProps<Values extends FieldValues> {
  form: ContractForm<Values>
  name: FieldPath<Values>
  label: string
  hint?: ReactNode
  optional?: boolean
  required?: boolean
  type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'datetime-local' | 'password'
  inputMode?: 'numeric' | 'decimal' | undefined
  autoComplete?: string
  placeholder?: string | undefined
  /** A multi-line field that grows with its text; at least this high. */
  minHeight?: string
}

/** A labelled text field, with one line or several, and its error below. */
export function FormField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  optional = false,
  minHeight,
  ...input
}: FormFieldProps<Values>) {
  return (
    <Field
      id={form.idOf(name)}
      label={label}
      optional={optional}
      hint={hint}
      error={form.errorOf(name)}
    >
      {(control) =>
        minHeight === undefined ? (
          <CompactInput {...control} {...form.register(name)} {...input} />
        ) : (
          <CompactTextArea
            {...control}
            {...form.register(name)}
            required={input.required}
            minHeight={minHeight}
            css={{ fieldSizing: 'content' }}
          />
        )
      }
    </Field>
  )
}
