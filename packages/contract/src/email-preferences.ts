import { z } from 'zod'

/** The emails and alerts that everybody with a login chooses for themselves. */
export const emailPreferenceNames = [
  ...(['weeklySummary', 'monthlySummary', 'leadAlerts', 'failureAlerts'] as const),
] as const
export type EmailPreferenceName = (typeof emailPreferenceNames)[number]

export const EmailPreferences = z.object({
  weeklySummary: z.boolean(),
  monthlySummary: z.boolean(),
  leadAlerts: z.boolean(),
  failureAlerts: z.boolean(),
})
export type EmailPreferences = z.infer<typeof EmailPreferences>

export const EmailPreferencesChange = EmailPreferences.partial().refine(
  (change) => Object.keys(change).length > 0,
  'Please change something.',
)
export type EmailPreferencesChange = z.infer<typeof EmailPreferencesChange>

/** The page on which they are chosen. */
export const EMAIL_PREFERENCES_PATH = '/dashboard/settings/my-emails'
