import { z } from 'zod'
import { VisitOrigin } from './site-event.ts'

/** How a visit reached the site. */
export const channels = [
  'direct',
  'search',
  'social',
  'ai',
  'referral',
  'embed',
  'campaign',
  'email',
  'unknown',
] as const
export type Channel = (typeof channels)[number]

/** The channels' names, as shown. */
export const channelNames: Record<Channel, string> = {
  direct: 'Direct',
  search: 'Search',
  social: 'Social',
  ai: 'AI assistant',
  referral: 'Other websites',
  embed: 'Generator on other sites',
  campaign: 'Campaign',
  email: 'Our emails',
  unknown: 'Unknown',
}

/** The channels' definitions, as shown on the page. */
export const channelDefinitions: Record<Channel, string> = {
  direct: 'No website linked here, or it does not say so: a typed address, a bookmark, many apps.',
  search: 'The page before was a search engine. What was searched for is not passed on.',
  social: 'The page before was a social network, or its app.',
  ai: 'The page before was an AI assistant such as ChatGPT, or the link names one as its source.',
  referral: 'Any other website that linked here.',
  embed: 'The generator in a page of a site that the settings allow to show it.',
  campaign: 'The link carries campaign labels (utm_source, utm_medium or utm_campaign).',
  email: 'A link in an email that this site wrote, such as one with a concept or a proposal.',
  unknown:
    'The browser asked not to be tracked, the form was sent without JavaScript or by other software, or it was sent before sources were kept.',
}

/** utm_source of the links in emails that this site writes. */
export const OWN_EMAIL_SOURCE = 'site-email'

/** Adds the marker of this site's own emails to a path; `email` says which email it is. */
export const markEmailLink = (path: string, email: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}utm_source=${OWN_EMAIL_SOURCE}&utm_campaign=${email}`

/**
 * What a page reports with a form: how the visit began, and how its last page was reached from
 * elsewhere. They differ if the visitor left the site and came back in the same tab.
 */
export const VisitReport = z.object({ first: VisitOrigin, last: VisitOrigin })
export type VisitReport = z.infer<typeof VisitReport>

/** A classified source, as stored with a form that was sent. */
export const LeadSource = z.object({
  channel: z.enum(channels),
  /** Such as 'Google', or the host of the website that linked here; '' for a direct visit. */
  name: z.string(),
  /** utm_medium and utm_campaign of the link; '' for none. */
  medium: z.string(),
  campaign: z.string(),
  /** Path of the first page. */
  landing: z.string(),
  /** Host of the page before; '' for none. */
  referrer: z.string(),
  /** Origin of the site that showed the form; absent if it was this one. */
  embedder: z.string().optional(),
})
export type LeadSource = z.infer<typeof LeadSource>

export const LeadSources = z.object({ first: LeadSource, last: LeadSource })
export type LeadSources = z.infer<typeof LeadSources>

/** 'Google', or the channel's name if the source has none. */
export const sourceLabel = ({ channel, name }: Pick<LeadSource, 'channel' | 'name'>): string =>
  name || channelNames[channel]
