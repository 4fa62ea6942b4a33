import { channelNames, type LeadSource, sourceLabel } from '@agency/contract/visit-source'

/** 'Google (Search), campaign spring, first page /about' */
export function describeSource(source: LeadSource): string {
  const { channel, name, medium, campaign, landing, embedder } = source
  const label = embedder ?? sourceLabel(source)
  return [
    name ? `${label} (${channelNames[channel]})` : label,
    medium && `medium ${medium}`,
    campaign && `campaign ${campaign}`,
    landing && `first page ${landing}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Whether a visitor left the site and came back by another way before they sent the form. */
export const isSameSource = (one: LeadSource, other: LeadSource): boolean =>
  describeSource(one) === describeSource(other)
