import { type ProviderPurpose, providerPurposes } from '@agency/contract/ai-providers'
import { chakra } from '@chakra-ui/react/styled-system'
import { CheckBox, CheckLabel } from '../../ui/forms/controls.ts'
import { Wide } from '../../ui/forms/form-section.tsx'
import { purposeNames } from './purpose-labels.ts'
import { SettingInput, type SettingsForm } from './setting-input.tsx'
import type { SettingsField } from './settings-values.ts'

const PurposeFields = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
    '& + &': { borderTopWidth: '1px', borderColor: 'line', paddingTop: '4' },
  },
})
const FallbackChoice = chakra('fieldset', {
  base: {
    gridColumn: '1 / -1',
    display: 'grid',
    gap: '1',
    '& legend': { fontSize: '.875rem', fontWeight: '600' },
  },
})

/** The effect on the work when its service fails, must not be used, or has reached its limit. */
const fallbackTexts: Record<ProviderPurpose, [fallBack: string, not: string]> = {
  concept: [
    'This server draws the concept instead',
    'The person is told to try again; lead and estimate are kept',
  ],
  brief: [
    'This server writes the copy instead',
    'The person is told to try again; lead and estimate are kept',
  ],
  style: ['This server paints the photo instead', 'The person is told to try again'],
}

/** The label of each limit. */
export const limitLabels: Partial<Record<SettingsField, string>> = Object.fromEntries(
  providerPurposes.flatMap((purpose) => [
    [`aiServices_${purpose}_dailyCapCents`, `${purposeNames[purpose]}: daily limit, $`],
    [`aiServices_${purpose}_resultCost`, `${purposeNames[purpose]}: cost per result, cents`],
  ]),
)

/** The daily spending limit of each service, and what happens once it is reached. */
export const LimitsFields = ({ form }: { form: SettingsForm }) => (
  <Wide>
    <chakra.p color="fg.muted">
      Providers don’t report prices; enter your cost per result. A request that may have been billed
      counts as well. Once the daily limit is reached, the provider is not called again until
      midnight in Melbourne.
    </chakra.p>
    {providerPurposes.map((purpose) => (
      <PurposeFields key={purpose}>
        {(['dailyCapCents', 'resultCost'] as const).map((amount) => {
          const name = `aiServices_${purpose}_${amount}` as const
          const label = limitLabels[name] ?? name
          return (
            <SettingInput key={name} form={form} setting={{ name, label, inputMode: 'decimal' }} />
          )
        })}
        <FallbackChoice>
          <legend>{purposeNames[purpose]}: when the provider fails</legend>
          {(['yes', 'no'] as const).map((value, index) => (
            <CheckLabel key={value} htmlFor={`limits-${purpose}-${value}`}>
              <CheckBox
                id={`limits-${purpose}-${value}`}
                type="radio"
                value={value}
                {...form.register(`aiServices_${purpose}_fallBack`)}
              />
              {fallbackTexts[purpose][index]}
            </CheckLabel>
          ))}
        </FallbackChoice>
      </PurposeFields>
    ))}
  </Wide>
)
