import type { RateCardState } from '@agency/contract/estimate'
import { openStages, stageLabels } from '@agency/contract/pipeline-stages'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { formatDay } from '../../format/dates.ts'
import { Timestamp } from '../../ui/data/timestamp.tsx'
import { FormSection, Wide } from '../../ui/forms/form-section.tsx'
import { BotFields } from './bot-fields.tsx'
import { EmbedFields } from './embed-fields.tsx'
import { FontFields } from './font-fields.tsx'
import { LimitsFields, limitLabels } from './limits-fields.tsx'
import { McpFields } from './mcp-fields.tsx'
import { SettingInput, type SettingsForm, type TextSetting } from './setting-input.tsx'
import { sections } from './settings-sections.ts'
import type { SettingsField } from './settings-values.ts'

const agency: TextSetting[] = [
  { name: 'agency_name', label: 'Name' },
  { name: 'agency_principal', label: 'Principal' },
  {
    name: 'agency_portrait',
    label: 'Photograph of the principal',
    optional: true,
    hint: 'Path of a picture on this site, such as one uploaded with a project. Without one, the About page shows drawings.',
  },
  { name: 'agency_tagline', label: 'Tagline' },
  { name: 'agency_foundedYear', label: 'Founded in', inputMode: 'numeric' },
]
const contact: TextSetting[] = [
  { name: 'agency_email', label: 'Email', type: 'email' },
  { name: 'agency_phone', label: 'Phone', type: 'tel' },
  { name: 'agency_location', label: 'City and country' },
  { name: 'agency_street', label: 'Street address' },
  { name: 'agency_openingHours', label: 'Opening hours', optional: true },
  {
    name: 'agency_mapsUrl',
    label: 'Map',
    optional: true,
    type: 'url',
    hint: 'Where Get Directions leads. Leave it empty for none.',
  },
]
const social: TextSetting[] = [
  { name: 'agency_social_linkedin', label: 'LinkedIn', optional: true, type: 'url' },
  { name: 'agency_social_instagram', label: 'Instagram', optional: true, type: 'url' },
  { name: 'agency_social_facebook', label: 'Facebook', optional: true, type: 'url' },
  { name: 'agency_social_x', label: 'X', optional: true, type: 'url' },
]
const rates: TextSetting[] = [
  { name: 'rateCard_hourly_strategy', label: 'Strategy, $ an hour', inputMode: 'decimal' },
  { name: 'rateCard_hourly_design', label: 'Design, $ an hour', inputMode: 'decimal' },
  { name: 'rateCard_hourly_build', label: 'Build, $ an hour', inputMode: 'decimal' },
  { name: 'rateCard_hourly_content', label: 'Content, $ an hour', inputMode: 'decimal' },
  { name: 'rateCard_gstBasisPoints', label: 'GST, %', inputMode: 'decimal' },
  {
    name: 'rateCard_rangeBasisPoints',
    label: 'Range, % to either side',
    hint: 'At 15, a total of $10,000 is quoted as $8,500 to $11,500.',
    inputMode: 'decimal',
  },
  { name: 'rateCard_validDays', label: 'Quotes stay valid, days', inputMode: 'numeric' },
]
const weights: TextSetting[] = openStages.map((stage) => ({
  name: `pipeline_weights_${stage}`,
  label: `${stageLabels[stage]}, %`,
  inputMode: 'numeric',
}))
const retention: TextSetting[] = [
  {
    name: 'retention_styleResultDays',
    label: 'Styled images, days',
    inputMode: 'numeric',
  },
  { name: 'retention_shareLinkDays', label: 'Shared concept links, days', inputMode: 'numeric' },
  {
    name: 'retention_eventDays',
    label: 'Individual visits, days',
    hint: 'Daily totals are kept for analytics.',
    inputMode: 'numeric',
  },
  { name: 'retention_auditDays', label: 'Audit log, days', inputMode: 'numeric' },
]

/** The label of a rate or an amount. */
export const amountLabelOf = (name: SettingsField): string =>
  rates.find((rate) => rate.name === name)?.label ?? limitLabels[name] ?? name

const Note = chakra('p', { base: { color: 'fg.muted' } })
const InlineLink = chakra(Link, {
  base: { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '.2em' },
})

/** The rate card for the next estimate, and the effect of a change. */
const RateCardNote = ({ state: { version, since } }: { state: RateCardState }) => (
  <>
    <p>
      <strong>Version {version}</strong>
      {since === null ? (
        ', the default.'
      ) : (
        <>
          , since <Timestamp time={since} format={formatDay} />.
        </>
      )}
    </p>
    <Note>
      Before GST. A change creates a new version: existing estimates keep the rates they were priced
      with, new ones use it. Hours, features, options and terms are in the{' '}
      <InlineLink href="/dashboard/price-book">price book</InlineLink>.
    </Note>
  </>
)

/** Everything that the save bar saves, in its sections. */
export function SettingsFields({
  form,
  rateCardState,
}: {
  form: SettingsForm
  rateCardState: RateCardState
}) {
  const [
    agencySection,
    contactSection,
    socialSection,
    rateSection,
    pipelineSection,
    embedSection,
    botsSection,
    fontSection,
    retentionSection,
    limitsSection,
    assistantsSection,
  ] = sections
  const renderInputs = (settings: TextSetting[]) =>
    settings.map((setting) => <SettingInput key={setting.name} form={form} setting={setting} />)
  return (
    <>
      <FormSection section={agencySection}>{renderInputs(agency)}</FormSection>
      <FormSection section={contactSection}>{renderInputs(contact)}</FormSection>
      <FormSection section={socialSection}>
        <Wide>
          <Note>A network without a link is not shown on the site.</Note>
        </Wide>
        {renderInputs(social)}
      </FormSection>
      <FormSection section={rateSection}>
        <Wide>
          <RateCardNote state={rateCardState} />
        </Wide>
        {renderInputs(rates)}
      </FormSection>
      <FormSection section={pipelineSection}>
        <Wide>
          <Note>
            How much of a stage’s value the forecast of the{' '}
            <InlineLink href="/dashboard/pipeline">pipeline</InlineLink> counts: the share of such
            leads that usually become clients.
          </Note>
        </Wide>
        {renderInputs(weights)}
      </FormSection>
      <FormSection section={embedSection}>
        <EmbedFields form={form} />
      </FormSection>
      <FormSection section={botsSection}>
        <BotFields form={form} />
      </FormSection>
      <FormSection section={fontSection}>
        <FontFields form={form} />
      </FormSection>
      <FormSection section={retentionSection}>{renderInputs(retention)}</FormSection>
      <FormSection section={limitsSection}>
        <LimitsFields form={form} />
      </FormSection>
      <FormSection section={assistantsSection}>
        <McpFields form={form} />
      </FormSection>
    </>
  )
}
