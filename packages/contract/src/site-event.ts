import { z } from 'zod'
import { anyText } from './text.ts'

/** Events that pages report to the site's own analytics, without personal data. */
export const siteEventKinds = ['view', 'form_start', 'form_submit', 'pdf_open'] as const
export type SiteEventKind = (typeof siteEventKinds)[number]

export const siteForms = ['contact', 'generator', 'estimate', 'style'] as const
export type SiteForm = (typeof siteForms)[number]

const short = anyText(100).default('')

/** Path of a page, without query or fragment. */
const pagePath = anyText(200).refine(
  (text) => /^\/[^?#]*$/.test(text),
  'This is not the path of a page.',
)
/** The same; '' if the page does not say. */
const optionalPagePath = pagePath.or(z.literal('')).default('')

/** How a page was reached from elsewhere; kept in the tab until it is closed. */
export const VisitOrigin = z.object({
  /** Host of the referring page; '' for none. */
  referrer: short,
  /** utm_source, utm_medium and utm_campaign of the first URL. */
  source: short,
  medium: short,
  campaign: short,
  /** Path of the first page. */
  landing: optionalPagePath,
})
export type VisitOrigin = z.infer<typeof VisitOrigin>

export const NewSiteEvent = z.object({
  kind: z.enum(siteEventKinds),
  path: pagePath,
  /** Path of the page before it in the same visit. */
  previous: optionalPagePath,
  form: z.enum(siteForms).optional(),
  /** Whether this is the first view of a visit. */
  entry: z.boolean().default(false),
  origin: VisitOrigin.default({ referrer: '', source: '', medium: '', campaign: '', landing: '' }),
})
export type NewSiteEvent = z.infer<typeof NewSiteEvent>
