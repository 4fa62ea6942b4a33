import { FormField, type FormFieldProps } from '../../ui/forms/form-field.tsx'
import type { ContractForm } from '../../ui/forms/use-contract-form.ts'
import type { SettingsField, SettingsValues } from './settings-values.ts'

export type SettingsForm = ContractForm<SettingsValues>
export type TextSetting = Omit<FormFieldProps<SettingsValues>, 'form' | 'name'> & {
  name: SettingsField
}

/** One setting as a single-line field. */
export const SettingInput = ({ form, setting }: { form: SettingsForm; setting: TextSetting }) => (
  <FormField form={form} required={!setting.optional} {...setting} />
)
