import { chakra } from '@chakra-ui/react/styled-system'
import { CheckBox, CheckLabel } from '../../ui/forms/controls.ts'
import type { SettingsForm } from './setting-input.tsx'
import type { SettingsField } from './settings-values.ts'

const Choice = chakra('fieldset', {
  base: { display: 'grid', gap: '1', '& legend': { fontSize: '.875rem', fontWeight: '600' } },
})

interface SettingChoiceProps {
  form: SettingsForm
  name: SettingsField
  legend: string
  choices: readonly (readonly [value: string, label: string])[]
}

/** One setting as radio buttons. */
export const SettingChoice = ({ form, name, legend, choices }: SettingChoiceProps) => (
  <Choice>
    <legend>{legend}</legend>
    {choices.map(([value, label]) => (
      <CheckLabel key={value} htmlFor={`${name}-${value}`}>
        <CheckBox id={`${name}-${value}`} type="radio" value={value} {...form.register(name)} />
        {label}
      </CheckLabel>
    ))}
  </Choice>
)
