import type { UseFormReturn } from 'react-hook-form'
import { CompactInput } from '../../ui/forms/controls.ts'
import { Field } from '../../ui/forms/field.tsx'
import type { SettingsField, SettingsValues } from './settings-values.ts'

export interface TextSetting {
  name: SettingsField
  label: string
  hint?: string
  optional?: boolean
  type?: 'text' | 'email' | 'tel' | 'url'
  inputMode?: 'numeric' | 'decimal'
}

export type SettingsForm = UseFormReturn<SettingsValues>

/** One setting as a line of text. */
export function SettingInput({
  form: { register, formState },
  setting: { name, label, hint, optional = false, type = 'text', inputMode },
}: {
  form: SettingsForm
  setting: TextSetting
}) {
  return (
    <Field
      id={`settings-${name}`}
      label={label}
      optional={optional}
      hint={hint}
      error={formState.errors[name]?.message}
    >
      {(control) => (
        <CompactInput
          {...control}
          {...register(name)}
          type={type}
          inputMode={inputMode}
          required={!optional}
        />
      )}
    </Field>
  )
}
