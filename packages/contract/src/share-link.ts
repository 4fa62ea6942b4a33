import { z } from 'zod'
import { Estimate } from './estimate.ts'
import { SitePageOutline } from './starter-site.ts'
import { EstimateSummary } from './stored-estimate.ts'

/** Token that identifies a shared concept: 128 random bits. */
export const ShareToken = z.string().regex(/^[0-9a-f]{32}$/, 'This link is not valid.')

/** A valid link. */
export const ShareLink = z.object({
  token: ShareToken,
  /** ISO 8601, UTC. */
  expiresAt: z.string(),
})
export type ShareLink = z.infer<typeof ShareLink>

/** The state of a concept's link for staff, valid or not. */
export const ShareLinkState = ShareLink.extend({
  isRevoked: z.boolean(),
  isExpired: z.boolean(),
  /** ISO 8601, UTC: since when it has its token. */
  createdAt: z.string(),
  /** Number of views by people, not counting staff and the person who shared it. */
  views: z.int().min(0),
  /** ISO 8601, UTC. */
  lastViewedAt: z.string().nullable(),
})
export type ShareLinkState = z.infer<typeof ShareLinkState>

/** A colour of the palette by its role. */
const Swatch = z.object({ name: z.string(), hex: z.string() })

const CopySection = z.object({
  eyebrow: z.string(),
  headline: z.string(),
  text: z.string(),
  items: z.array(z.object({ title: z.string(), text: z.string(), value: z.string() })),
})

/** The design of the concept, as far as somebody could reuse it. */
const SharedDesign = z.object({
  paletteName: z.string(),
  palette: z.array(Swatch),
  heading: z.object({ family: z.string(), weight: z.int() }),
  body: z.string(),
  /** Names of the font files with their Latin letters. */
  fontFiles: z.object({ heading: z.string(), body: z.string() }),
  /** The pages of the website that it becomes. */
  pages: z.array(SitePageOutline),
  /** BCP 47 tag of the copy. */
  language: z.string(),
  tagline: z.string(),
  copy: z.array(CopySection),
})
export type SharedDesign = z.infer<typeof SharedDesign>

const SharedEstimate = EstimateSummary.extend({
  ...Estimate.pick({ subtotal: true, gst: true, weeks: true, issuedOn: true }).shape,
  /** Whole cents before GST, by phase, in the order of the work. */
  phases: z.array(z.object({ phase: z.string(), amount: z.int() })),
})
export type SharedEstimate = z.infer<typeof SharedEstimate>

/**
 * The content of a shared page: the concept without the person who requested it, who is only named
 * in the PDF.
 */
export const SharedConcept = z.object({
  conceptId: z.string(),
  companyName: z.string(),
  industry: z.string(),
  imageUrl: z.string(),
  imageWidth: z.int().nullable(),
  imageHeight: z.int().nullable(),
  imageAlt: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Null for a concept of an earlier release. */
  design: SharedDesign.nullable(),
  estimate: SharedEstimate.nullable(),
})
export type SharedConcept = z.infer<typeof SharedConcept>
