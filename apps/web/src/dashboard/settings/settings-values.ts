import {
  AMBIGUOUS_NUMBER,
  isAmbiguousNumber,
  readHundredths,
  readWholeNumber,
} from '@agency/contract/number-text'
import { NewSettings, type Settings } from '@agency/contract/settings'
import { z } from 'zod'
import { fromHundredths } from '../../format/hundredths.ts'

/** The settings that the form changes; the fields of a font service exist even without one. */
type FormSettings = Pick<
  Settings,
  'agency' | 'retention' | 'aiServices' | 'pipeline' | 'mcp' | 'embedding' | 'botProtection'
> & {
  rateCard: Omit<Settings['rateCard'], 'currency'>
  font: Record<'provider' | 'stylesheet' | 'filesOrigin' | 'family', string>
}
type FieldOf<Part> = {
  [Key in keyof Part & string]: Part[Key] extends string | number | boolean | string[]
    ? Key
    : `${Key}_${FieldOf<Part[Key]>}`
}[keyof Part & string]

/** A field's name is its path in the settings: 'agency_social_x'. */
export type SettingsField = FieldOf<FormSettings>
/** The values of the form's fields, as strings. */
export type SettingsValues = Record<SettingsField, string>

/** The kind of value in a field. */
function kindOf(name: string): 'text' | 'count' | 'hundredths' | 'switch' | 'lines' {
  if (name === 'embedding_origins') return 'lines'
  if (/_(?:fallBack|isEnabled)$/.test(name)) return 'switch'
  if (/(?:Days|Year)$|^pipeline_/.test(name)) return 'count'
  return /^(?:rateCard|aiServices)_/.test(name) ? 'hundredths' : 'text'
}
const isNumberField = (name: string) => ['count', 'hundredths'].includes(kindOf(name))

function textOf(name: string, value: unknown): string {
  const kind = kindOf(name)
  if (kind === 'switch') return value ? 'yes' : 'no'
  if (kind === 'lines') return (value as string[]).join('\n')
  return kind === 'hundredths' ? fromHundredths(value as number) : String(value)
}
/** NaN if something other than a number was typed. */
function valueFrom(name: string, text: string): string | number | boolean | string[] {
  const kind = kindOf(name)
  if (kind === 'switch') return text === 'yes'
  if (kind === 'lines') return text.split(/\s+/).filter(Boolean)
  if (kind === 'count') return readWholeNumber(text)
  return kind === 'hundredths' ? readHundredths(text) : text
}

const entriesOf = (part: object, prefix = ''): [name: string, text: string][] =>
  Object.entries(part).flatMap(([key, value]) => {
    const name = prefix + key
    return typeof value === 'object' && !Array.isArray(value)
      ? entriesOf(value, `${name}_`)
      : [[name, textOf(name, value)]]
  })

export function valuesOf({ rateCard, font, ...others }: Settings) {
  const { agency, retention, aiServices, pipeline, mcp, embedding, botProtection } = others
  const { currency: _, ...rates } = rateCard
  const parts: FormSettings = {
    ...{ agency, rateCard: rates, retention },
    font: { stylesheet: '', filesOrigin: '', family: '', ...font },
    ...{ aiServices, pipeline, mcp, embedding, botProtection },
  }
  return Object.fromEntries(entriesOf(parts)) as SettingsValues
}

interface Tree {
  [key: string]: string | number | boolean | string[] | Tree
}

/** The settings that the fields represent. */
export function settingsOf(values: SettingsValues): Settings {
  const settings: Tree = {}
  for (const [name, text] of Object.entries(values)) {
    const keys = name.split('_')
    const lastKey = keys.pop() ?? name
    let part = settings
    for (const key of keys) {
      part[key] ??= {}
      part = part[key] as Tree
    }
    part[lastKey] = valueFrom(name, text)
  }
  const { rateCard, font, ...others } = settings as unknown as FormSettings
  return {
    ...others,
    rateCard: { currency: 'AUD', ...rateCard },
    font: font.provider === 'service' ? { ...font, provider: 'service' } : { provider: 'own' },
  }
}

/**
 * The field name for a path in a validation issue of the contract or the server; a list is one
 * field.
 */
export const fieldAt = (path: PropertyKey[]) =>
  path.filter((key) => !/^\d+$/.test(String(key))).join('_') as SettingsField

/** The contract's own validation, applied to the fields. */
export const SettingsRules = z.custom<SettingsValues>().superRefine((values, context) => {
  for (const issue of NewSettings.safeParse(settingsOf(values)).error?.issues ?? []) {
    const field = fieldAt(issue.path)
    const isAmbiguous = isNumberField(field) && isAmbiguousNumber(values[field])
    const message = isAmbiguous ? AMBIGUOUS_NUMBER : issue.message
    context.addIssue({ code: 'custom', path: [field], message })
  }
})

/** An amount can grow or shrink by up to this factor without a confirmation. */
const MAX_USUAL_FACTOR = 3

/**
 * Rates and amounts that differ a lot from the previous ones: a decimal point or a zero may be
 * misplaced.
 */
export function unusualChanges(values: SettingsValues, loaded: Settings): SettingsField[] {
  const previous = valuesOf(loaded)
  return (Object.keys(previous) as SettingsField[]).filter((name) => {
    if (!/^(rateCard|aiServices)_/.test(name) || !isNumberField(name)) return false
    const [previousValue, newValue] = [readHundredths(previous[name]), readHundredths(values[name])]
    return (
      previousValue > 0 &&
      (newValue > previousValue * MAX_USUAL_FACTOR || newValue * MAX_USUAL_FACTOR < previousValue)
    )
  })
}

/** A stored draft, reduced to the fields that exist today. */
export const SettingsDraft = z.record(
  z.string(),
  z.string(),
) as unknown as z.ZodType<SettingsValues>

/** The parts that differ from those that were loaded. */
export function changedParts(values: SettingsValues, loaded: Settings): Partial<Settings> {
  const settings = NewSettings.parse(settingsOf(values))
  const parts = Object.entries(settings).filter(
    ([part, value]) => JSON.stringify(value) !== JSON.stringify(loaded[part as keyof Settings]),
  )
  return Object.fromEntries(parts)
}
