import type { ProviderPurpose, ServiceLimits } from '@agency/contract/ai-providers'
import {
  AMBIGUOUS_NUMBER,
  isAmbiguousNumber,
  readHundredths,
  readWholeNumber,
} from '@agency/contract/number-text'
import { NewSettings, type Settings } from '@agency/contract/settings'
import { z } from 'zod'
import { fromHundredths } from '../../format/hundredths.ts'

type LimitValues<P extends ProviderPurpose> = Record<
  `aiServices_${P}_${keyof ServiceLimits}`,
  string
>

const limitValues = <P extends ProviderPurpose>(
  purpose: P,
  { dailyCapCents, resultCost, fallBack }: ServiceLimits,
) =>
  ({
    [`aiServices_${purpose}_dailyCapCents`]: fromHundredths(dailyCapCents),
    [`aiServices_${purpose}_resultCost`]: fromHundredths(resultCost),
    [`aiServices_${purpose}_fallBack`]: fallBack ? 'yes' : 'no',
  }) as LimitValues<P>

const limitsOf = <P extends ProviderPurpose>(
  purpose: P,
  values: LimitValues<ProviderPurpose>,
): ServiceLimits => ({
  dailyCapCents: readHundredths(values[`aiServices_${purpose}_dailyCapCents`]),
  resultCost: readHundredths(values[`aiServices_${purpose}_resultCost`]),
  fallBack: values[`aiServices_${purpose}_fallBack`] === 'yes',
})

/** What the form's fields hold: texts, each named by its path in the settings. */
export const valuesOf = ({ agency, rateCard, retention, font, aiServices }: Settings) => ({
  agency_name: agency.name,
  agency_tagline: agency.tagline,
  agency_principal: agency.principal,
  agency_foundedYear: String(agency.foundedYear),
  agency_email: agency.email,
  agency_phone: agency.phone,
  agency_location: agency.location,
  agency_street: agency.street,
  agency_openingHours: agency.openingHours,
  agency_mapsUrl: agency.mapsUrl,
  agency_social_linkedin: agency.social.linkedin,
  agency_social_instagram: agency.social.instagram,
  agency_social_facebook: agency.social.facebook,
  agency_social_x: agency.social.x,
  rateCard_hourly_strategy: fromHundredths(rateCard.hourly.strategy),
  rateCard_hourly_design: fromHundredths(rateCard.hourly.design),
  rateCard_hourly_build: fromHundredths(rateCard.hourly.build),
  rateCard_hourly_content: fromHundredths(rateCard.hourly.content),
  rateCard_gstBasisPoints: fromHundredths(rateCard.gstBasisPoints),
  rateCard_rangeBasisPoints: fromHundredths(rateCard.rangeBasisPoints),
  rateCard_validDays: String(rateCard.validDays),
  retention_styleResultDays: String(retention.styleResultDays),
  retention_shareLinkDays: String(retention.shareLinkDays),
  retention_eventDays: String(retention.eventDays),
  font_provider: font.provider as string,
  font_stylesheet: font.provider === 'service' ? font.stylesheet : '',
  font_filesOrigin: font.provider === 'service' ? font.filesOrigin : '',
  font_family: font.provider === 'service' ? font.family : '',
  ...limitValues('concept', aiServices.concept),
  ...limitValues('brief', aiServices.brief),
  ...limitValues('style', aiServices.style),
})
export type SettingsValues = ReturnType<typeof valuesOf>
export type SettingsField = keyof SettingsValues

/** The settings that the fields stand for; NaN where something else than a number was typed. */
export const settingsOf = (values: SettingsValues): Settings => ({
  agency: {
    name: values.agency_name,
    tagline: values.agency_tagline,
    principal: values.agency_principal,
    foundedYear: readWholeNumber(values.agency_foundedYear),
    email: values.agency_email,
    phone: values.agency_phone,
    location: values.agency_location,
    street: values.agency_street,
    openingHours: values.agency_openingHours,
    mapsUrl: values.agency_mapsUrl,
    social: {
      linkedin: values.agency_social_linkedin,
      instagram: values.agency_social_instagram,
      facebook: values.agency_social_facebook,
      x: values.agency_social_x,
    },
  },
  rateCard: {
    currency: 'AUD',
    hourly: {
      strategy: readHundredths(values.rateCard_hourly_strategy),
      design: readHundredths(values.rateCard_hourly_design),
      build: readHundredths(values.rateCard_hourly_build),
      content: readHundredths(values.rateCard_hourly_content),
    },
    gstBasisPoints: readHundredths(values.rateCard_gstBasisPoints),
    rangeBasisPoints: readHundredths(values.rateCard_rangeBasisPoints),
    validDays: readWholeNumber(values.rateCard_validDays),
  },
  retention: {
    styleResultDays: readWholeNumber(values.retention_styleResultDays),
    shareLinkDays: readWholeNumber(values.retention_shareLinkDays),
    eventDays: readWholeNumber(values.retention_eventDays),
  },
  font:
    values.font_provider === 'service'
      ? {
          provider: 'service',
          stylesheet: values.font_stylesheet,
          filesOrigin: values.font_filesOrigin,
          family: values.font_family,
        }
      : { provider: 'own' },
  aiServices: {
    concept: limitsOf('concept', values),
    brief: limitsOf('brief', values),
    style: limitsOf('style', values),
  },
})

/** The name of a field by the path that the contract's rules, or the server, give it. */
export const fieldAt = (path: PropertyKey[]) => path.join('_') as SettingsField

const isNumberField = (name: SettingsField) =>
  /^(rateCard|retention|aiServices)_(?!.*fallBack)/.test(name) || name === 'agency_foundedYear'

/** The contract's own rules, said of the fields. */
export const SettingsRules = z.custom<SettingsValues>().superRefine((values, context) => {
  for (const issue of NewSettings.safeParse(settingsOf(values)).error?.issues ?? []) {
    const field = fieldAt(issue.path)
    const isAmbiguous = isNumberField(field) && isAmbiguousNumber(values[field])
    const message = isAmbiguous ? AMBIGUOUS_NUMBER : issue.message
    context.addIssue({ code: 'custom', path: [field], message })
  }
})

/** An amount grows or shrinks at most this much without a question. */
const USUAL_FACTOR = 3

/** Rates and amounts that are far from those before: a point or a nought may be in the wrong place. */
export function unusualChanges(values: SettingsValues, loaded: Settings): SettingsField[] {
  const before = valuesOf(loaded)
  return (Object.keys(before) as SettingsField[]).filter((name) => {
    if (!/^(rateCard|aiServices)_/.test(name) || !isNumberField(name)) return false
    const [old, now] = [readHundredths(before[name]), readHundredths(values[name])]
    return old > 0 && (now > old * USUAL_FACTOR || now * USUAL_FACTOR < old)
  })
}

/** A kept draft: the fields that there are today. */
export const SettingsDraft = z.record(z.string(), z.string())

/** The parts that differ from those that were loaded. */
export function changedParts(values: SettingsValues, loaded: Settings): Partial<Settings> {
  const settings = NewSettings.parse(settingsOf(values))
  const parts = Object.entries(settings).filter(
    ([part, value]) => JSON.stringify(value) !== JSON.stringify(loaded[part as keyof Settings]),
  )
  return Object.fromEntries(parts)
}
