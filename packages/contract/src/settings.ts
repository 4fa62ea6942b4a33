import { z } from 'zod'
import { AiServices } from './ai-providers.ts'
import { findEmbeddingOrigin, MAX_EMBEDDING_ORIGINS } from './embed.ts'
import { NewRateCard, RateCard, RateCardState } from './estimate.ts'
import { McpSettings } from './mcp.ts'
import { PipelineSettings } from './pipeline-stages.ts'
import {
  emailAddress,
  optionalStoredWebAddress,
  optionalText,
  optionalWebAddress,
  requiredLine,
  storedWebAddress,
} from './text.ts'

const socialLinks = (link: typeof optionalWebAddress) =>
  z.object({ linkedin: link, instagram: link, facebook: link, x: link })

/** The agency's name and contact details. */
export const AgencySettings = z.object({
  name: requiredLine(80, 'Please enter the name of the agency.'),
  tagline: requiredLine(200, 'Please enter a tagline.'),
  principal: requiredLine(100, 'Please enter the name of the principal.'),
  /** A photograph of the principal, as a path on this site; '' for the drawn portraits. */
  portrait: optionalText(300).refine(
    (path) => path === '' || /^\/(?!\/)[\w/.-]+\.(?:webp|avif|jpe?g|png)$/i.test(path),
    'Please enter the path of a picture on this site, such as /uploads/projects/portrait.webp.',
  ),
  foundedYear: z
    .int('Please enter a year.')
    .min(1800, 'Please enter a year from 1800.')
    .max(2100, 'Please enter a year up to 2100.'),
  email: emailAddress,
  phone: requiredLine(40, 'Please enter a phone number.').refine(
    (text) => /^\+?[\d ()-]{6,}$/.test(text),
    'Please use digits, spaces, brackets and hyphens only.',
  ),
  /** Always begins with the city and country that the footer shows. */
  location: requiredLine(120, 'Please enter a city and a country.'),
  street: requiredLine(200, 'Please enter a street address.'),
  /** Opening hours at that address, in the agency's words; '' if unspecified. */
  openingHours: optionalText(200),
  /** '' for no directions. */
  mapsUrl: optionalStoredWebAddress,
  /** '' for a social network that the agency is not on. */
  social: socialLinks(optionalStoredWebAddress),
})
export type AgencySettings = z.infer<typeof AgencySettings>

const days = (min: number) =>
  z
    .int('Please enter whole days.')
    .min(min, `Please keep these for at least ${min === 1 ? 'a day' : `${min} days`}.`)
    .max(3_650, 'Please keep these for at most 3,650 days.')

/** How many days visitors' data, and the audit log, are kept. */
export const Retention = z.object({
  /** Pictures of the style tool. */
  styleResultDays: days(1),
  /** Links to a concept that its owner shared. */
  shareLinkDays: days(1),
  /** Individual analytics events; the daily counts stay. */
  eventDays: days(7),
  /** Entries of the audit log. The database keeps those of 30 days in any case. */
  auditDays: days(30).default(730),
})
export type Retention = z.infer<typeof Retention>

const isHttpsOrigin = (text: string) => /^https:\/\/[a-z0-9.-]+(:\d+)?$/i.test(text)

/** The source of the web font. If it is this site, no visitor's IP address is sent elsewhere. */
export const FontSource = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('own') }),
  z.object({
    provider: z.literal('service'),
    /** A style sheet with the font's faces. */
    stylesheet: storedWebAddress
      .refine((text) => text.startsWith('https://'), 'Please enter an https address.')
      // It becomes part of the content security policy, where these would start another rule.
      .refine((text) => !/[\s;,'"<>]/.test(text), 'Please encode spaces and marks in the address.'),
    /** Origin of the files that the style sheet references. */
    filesOrigin: requiredLine(253, 'Please enter the origin that serves the font files.').refine(
      isHttpsOrigin,
      'Please enter an origin such as https://fonts.example.com.',
    ),
    family: requiredLine(60, 'Please enter the name of the font.').refine(
      (text) => /^[a-z0-9 -]+$/i.test(text),
      'Please use letters, digits, spaces and hyphens only.',
    ),
  }),
])
export type FontSource = z.infer<typeof FontSource>

const embeddingOrigin = z
  .string()
  .trim()
  .max(260, 'Please enter an origin such as https://www.example.com.')
  .overwrite((text) => findEmbeddingOrigin(text) ?? text)
  .refine((text) => findEmbeddingOrigin(text) === text, {
    error: ({ input }) =>
      `${String(input)} is not an origin such as https://www.example.com. Please leave out paths, user names and wildcards.`,
  })

/** The other sites whose pages may contain the generator. */
export const Embedding = z.object({
  origins: z
    .array(embeddingOrigin)
    .max(MAX_EMBEDDING_ORIGINS, `Please enter at most ${MAX_EMBEDDING_ORIGINS} sites.`)
    .overwrite((origins) => [...new Set(origins)]),
})
export type Embedding = z.infer<typeof Embedding>

/** When the public forms and calls ask for a proof of work. */
const ProofOfWorkMode = z.enum(
  ['never', 'nearLimits', 'always'],
  'Please choose when to ask for a proof of work.',
)
export type ProofOfWorkMode = z.infer<typeof ProofOfWorkMode>
export const BotProtection = z.object({ proofOfWork: ProofOfWorkMode })

export const Settings = z.object({
  agency: AgencySettings,
  rateCard: RateCard,
  retention: Retention,
  font: FontSource,
  aiServices: AiServices,
  pipeline: PipelineSettings,
  mcp: McpSettings,
  embedding: Embedding,
  botProtection: BotProtection,
})
export type Settings = z.infer<typeof Settings>

/** Newly entered settings: stricter than those that may already be stored. */
export const NewSettings = Settings.extend({
  agency: AgencySettings.extend({
    mapsUrl: optionalWebAddress,
    social: socialLinks(optionalWebAddress),
  }),
  rateCard: NewRateCard,
})

/** The part of the settings that every visitor sees. */
export const PublicSettings = AgencySettings.extend({
  font: FontSource,
  ...Retention.pick({ styleResultDays: true, shareLinkDays: true }).shape,
})
export type PublicSettings = z.infer<typeof PublicSettings>

/** The settings and their state: the time of the last change, null before the first. */
export const StoredSettings = Settings.extend({
  rateCardState: RateCardState,
  updatedAt: z.string().nullable(),
})
export type StoredSettings = z.infer<typeof StoredSettings>

export const SettingsChange = z.object({
  change: NewSettings.partial().refine(
    (change) => Object.keys(change).length > 0,
    'Please change something.',
  ),
  /** The time of the last change when the settings were read. */
  updatedAt: z.iso.datetime('This is not a valid date and time.').nullable(),
})
export type SettingsChange = z.infer<typeof SettingsChange>

export const SETTINGS_CHANGED_MEANWHILE =
  'Somebody else changed the settings meanwhile. Please load them again.'
