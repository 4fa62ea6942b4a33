import { EMBED_PATH } from '@agency/contract/indexed-paths'
import type { VisitOrigin } from '@agency/contract/site-event'
import {
  type Channel,
  type LeadSource,
  type LeadSources,
  OWN_EMAIL_SOURCE,
  type VisitReport,
} from '@agency/contract/visit-source'
import { pathWithoutToken } from '../site-events/path-without-token.ts'
import { sourceTable } from './source-table.ts'

export interface Source {
  channel: Channel
  /** The website's name, or its host; '' for none. */
  name: string
}

const tableChannels = ['ai', 'search', 'social'] as const

const exactHosts = new Map<string, Source>()
/** By the label before the public suffix. */
const brandHosts = new Map<string, Source>()
const byName = new Map<string, Source>()
for (const channel of tableChannels) {
  for (const [name, ...hosts] of sourceTable[channel]) {
    const source = { channel, name }
    byName.set(name.toLowerCase(), source)
    for (const host of hosts) {
      if (host.endsWith('.*')) brandHosts.set(host.slice(0, -2), source)
      else exactHosts.set(host, source)
    }
  }
}

/** A public suffix of one or two short labels: com, de, com.au, co.nz. */
const BRAND_HOST = /^(?:www\.|m\.|[a-z]{2}\.)?([a-z]+)\.(?:(?:com?|org|net)\.)?[a-z]{2,3}$/

const withoutPort = (host: string) =>
  host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^www\./, '')

/** The website of a host or one of its parent domains, if the table has it. */
function findHost(host: string): Source | undefined {
  const labels = host.split('.')
  for (let start = 0; start < labels.length - 1; start += 1) {
    const found = exactHosts.get(labels.slice(start).join('.'))
    if (found) return found
  }
  const brand = BRAND_HOST.exec(host)?.[1]
  return brand === undefined ? undefined : brandHosts.get(brand)
}

/** A utm_source is a host, or a name such as 'google'. */
const findLabel = (label: string): Source | undefined =>
  findHost(label) ?? byName.get(label) ?? brandHosts.get(label) ?? exactHosts.get(`${label}.com`)

/** utm_medium of links that were not paid for, on a search engine's or network's own pages. */
const unpaid: Partial<Record<Channel, RegExp>> = {
  search: /^organic$/,
  social: /^(organic|social|organic[-_ ]social|social[-_ ]organic)$/,
}

/**
 * How a visit reached the site. A campaign's labels win over the referrer, since somebody chose
 * them; an AI assistant that labels its links is not a campaign.
 */
export function classifySource({
  referrer,
  source,
  medium,
  campaign,
}: Pick<VisitOrigin, 'referrer' | 'source' | 'medium' | 'campaign'>): Source {
  const host = withoutPort(referrer)
  const label = withoutPort(source.trim())
  if (label === OWN_EMAIL_SOURCE) return { channel: 'email', name: '' }
  const fromHost = host === '' ? undefined : findHost(host)
  const fromLabel = label === '' ? undefined : findLabel(label)
  if (fromLabel?.channel === 'ai') return fromLabel
  if (label !== '' || medium !== '' || campaign !== '') {
    const isUnpaid = unpaid[fromLabel?.channel ?? 'direct']?.test(medium.trim().toLowerCase())
    if (fromLabel && isUnpaid) return fromLabel
    return { channel: 'campaign', name: fromLabel?.name || label || fromHost?.name || host }
  }
  if (fromHost) return fromHost
  return host === '' ? { channel: 'direct', name: '' } : { channel: 'referral', name: host }
}

/** A visit of the embedded generator, whose sender was checked when it was recorded. */
export const classifyVisit = (visit: VisitOrigin): Source =>
  visit.landing === EMBED_PATH && visit.referrer !== ''
    ? { channel: 'embed', name: visit.referrer }
    : classifySource(visit)

const toLeadSource = (origin: VisitOrigin): LeadSource => ({
  ...classifySource(origin),
  medium: origin.medium,
  campaign: origin.campaign,
  landing: pathWithoutToken(origin.landing),
  referrer: origin.referrer,
})

/** The sources to store with a form. */
export const leadSourcesOf = ({ first, last }: VisitReport): LeadSources => ({
  first: toLeadSource(first),
  last: toLeadSource(last),
})

/**
 * The sources of a form that an allowed site showed: its visit belongs to that site, whatever the
 * browser reports.
 */
export function embedSourcesOf(embedder: string): LeadSources {
  const { host } = new URL(embedder)
  const source: LeadSource = {
    ...{ channel: 'embed', name: host, medium: '', campaign: '' },
    ...{ landing: EMBED_PATH, referrer: host, embedder },
  }
  return { first: source, last: source }
}
