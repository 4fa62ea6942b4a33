import { chakra } from '@chakra-ui/react/styled-system'
import { CheckBox, CheckLabel } from '../../ui/forms/controls.ts'
import { Wide } from '../../ui/forms/form-section.tsx'
import { SettingInput, type SettingsForm, type TextSetting } from './setting-input.tsx'

const Choice = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '1',
    '& legend': { fontWeight: '600', marginBottom: '1' },
  },
})

const serviceSettings: TextSetting[] = [
  { name: 'font_stylesheet', label: 'Stylesheet URL', type: 'url' },
  {
    name: 'font_filesOrigin',
    label: 'Font file origin',
    type: 'url',
    hint: 'An origin, such as https://fonts.example.com.',
  },
  { name: 'font_family', label: 'Font family' },
]

/** The source of the web font; the fields of a service appear when it is chosen. */
export function FontFields({ form }: { form: SettingsForm }) {
  const provider = form.watch('font_provider')
  const radio = (value: 'own' | 'service', label: string) => (
    <CheckLabel htmlFor={`font-${value}`}>
      <CheckBox
        id={`font-${value}`}
        type="radio"
        value={value}
        {...form.register('font_provider')}
      />
      {label}
    </CheckLabel>
  )
  return (
    <>
      <Wide>
        <Choice>
          <legend>Font provider</legend>
          {radio('own', 'This site: visitors’ addresses are not shared')}
          {radio('service', 'A font service: every visitor’s browser loads the font from it')}
        </Choice>
      </Wide>
      {provider === 'service' &&
        serviceSettings.map((setting) => (
          <SettingInput key={setting.name} form={form} setting={setting} />
        ))}
    </>
  )
}
