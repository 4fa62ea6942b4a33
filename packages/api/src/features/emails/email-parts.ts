import type { SubmissionEmailKind } from '@agency/contract/email'
import type { AgencySettings } from '@agency/contract/settings'
import type { ShareLink } from '@agency/contract/share-link'
import { TIME_ZONE } from '@agency/contract/time'
import { markEmailLink } from '@agency/contract/visit-source'
import type { EmailPart } from '../../email/draft.ts'
import type { EmailSubmission } from './email-queries.ts'

/** Data for writing an email. */
export interface SubmissionEmailContext {
  kind: SubmissionEmailKind
  row: EmailSubmission
  agency: AgencySettings
  /** Origin of the site, without a trailing slash. */
  publicUrl: string
  /** Share link of the concept; undefined if there is none, and for the owner. */
  share?: ShareLink | undefined
}

export const paragraph = (text: string): EmailPart => ({ kind: 'paragraph', text })

const dollars = new Intl.NumberFormat('en-AU', {
  ...{ style: 'currency', currency: 'AUD', maximumFractionDigits: 0 },
})
const money = (cents: number) => dollars.format(cents / 100)
const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })
const dayInMelbourne = new Intl.DateTimeFormat('en-AU', {
  ...{ dateStyle: 'long', timeZone: TIME_ZONE },
})

/**
 * Such as '$8,500 to $11,500 including GST, valid to 4 December 2026'; '' if there is no estimate.
 */
export function priceOf({ lowCents, highCents, validUntil }: EmailSubmission): string {
  if (lowCents === null || highCents === null || validUntil === null) return ''
  const [low, high] = [money(lowCents), money(highCents)]
  const range = low === high ? low : `${low} to ${high}`
  return `${range} including GST, valid to ${day.format(new Date(validUntil))}`
}

type PathLink = [text: string, path: string | null | undefined]

/** Links to paths of the site; one without a path is left out. */
export const siteLinks = (publicUrl: string, links: PathLink[]): EmailPart => ({
  kind: 'links',
  links: links.flatMap(([text, path]) =>
    path ? [{ text, href: new URL(path, publicUrl).href }] : [],
  ),
})

/**
 * The same to pages in an email to a client, with the marker by which a visit is known to come from
 * an email of this site. A file is opened without a page that could report it.
 */
export const clientLinks = (publicUrl: string, email: string, links: PathLink[]): EmailPart =>
  siteLinks(
    publicUrl,
    links.map(([text, path]) => [
      text,
      path && !path.endsWith('.pdf') ? markEmailLink(path, email) : path,
    ]),
  )

/** How long the page of a concept can be shared. */
export const shareExpiryParts = ({ share }: SubmissionEmailContext): EmailPart[] =>
  share
    ? [
        paragraph(
          `You can share the link to your concept. It works until ${dayInMelbourne.format(new Date(share.expiresAt))}.`,
        ),
      ]
    : []

/** The concept's picture, if there is one. */
export const pictureOf = ({ thumbnailUrl, imageAlt }: EmailSubmission): EmailPart[] =>
  thumbnailUrl ? [{ kind: 'picture', alt: imageAlt ?? '' }] : []
