import { z } from 'zod'
import { RateCard } from './estimate.ts'

/** The part of the settings that every visitor sees. */
export const AgencySettings = z.object({
  name: z.string(),
  tagline: z.string(),
  principal: z.string(),
  foundedYear: z.int(),
  email: z.string(),
  phone: z.string(),
  /** Always begins with the city and country that the footer shows. */
  location: z.string(),
  street: z.string(),
  mapsUrl: z.string(),
  social: z.object({
    linkedin: z.string(),
    instagram: z.string(),
    facebook: z.string(),
    x: z.string(),
  }),
})
export type AgencySettings = z.infer<typeof AgencySettings>

export const Settings = z.object({ agency: AgencySettings, rateCard: RateCard })
export type Settings = z.infer<typeof Settings>
