import { z } from 'zod'
import { anyLine, emailAddress, optionalText, requiredLine, requiredText } from './text.ts'

/** Whole Australian cents. */
const Cents = z.int().min(0)
const RATE = 'Please enter an amount such as 180 or 180.50.'
const rate = (mostDollars: number) => {
  const words = `Please enter at most ${mostDollars.toLocaleString('en-AU')} dollars an hour.`
  return z
    .int(RATE)
    .min(0, RATE)
    .max(mostDollars * 100, words)
}
/** Cents an hour, before GST. */
const hourly = (mostDollars: number) => {
  const Rate = rate(mostDollars)
  return z.object({ strategy: Rate, design: Rate, build: Rate, content: Rate })
}

/** Basis points: 1000 is 10%. */
const share = (mostPercent: number) => {
  const words = `Please enter a percentage from 0 to ${mostPercent}.`
  return z
    .int(words)
    .min(0, words)
    .max(mostPercent * 100, words)
}
const VALID_DAYS = 'Please enter 1 to 365 days.'

/** Rates the owner sets; every figure of an estimate follows from these. */
export const RateCard = z.object({
  currency: z.literal('AUD'),
  /** Cards and estimates that were stored under an earlier, higher limit stay readable. */
  hourly: hourly(1_000_000),
  gstBasisPoints: share(100),
  /** Half-width of the quoted range, of the total. */
  rangeBasisPoints: share(50),
  /** Days a quote stays valid. */
  validDays: z.int(VALID_DAYS).min(1, VALID_DAYS).max(365, VALID_DAYS),
})
export type RateCard = z.infer<typeof RateCard>

/** A card that is entered now. Above this, a point or a comma was in the wrong place. */
export const NewRateCard = RateCard.extend({ hourly: hourly(5_000) })

/** Which rate card holds, counted from 1. */
export const RateCardState = z.object({
  version: z.int().min(1),
  /** ISO 8601, UTC; null for the card that the site came with. */
  since: z.string().nullable(),
})
export type RateCardState = z.infer<typeof RateCardState>

export const defaultRateCard: RateCard = {
  currency: 'AUD',
  hourly: { strategy: 18_000, design: 16_000, build: 16_500, content: 12_000 },
  gstBasisPoints: 1_000,
  rangeBasisPoints: 1_500,
  validDays: 30,
}

/** What an estimate is divided into, in the order of the work. */
export const phases = ['Discovery', 'Design', 'Build', 'Content', 'SEO', 'Launch', 'Care'] as const
const Phase = z.enum(phases)
export type Phase = z.infer<typeof Phase>

const Role = z.enum(['strategy', 'design', 'build', 'content'])
export type Role = z.infer<typeof Role>

export const EstimateLine = z.object({
  phase: Phase,
  /** What is delivered in this line, in plain words. */
  description: z.string(),
  role: Role,
  /** Quarter hours, so that times stay whole numbers. */
  quarterHours: z.int().min(0),
  /** Cents an hour, as the role's rate on the card. */
  hourly: Cents,
  amount: Cents,
})
export type EstimateLine = z.infer<typeof EstimateLine>

/** A page of the proposed website and what it is for. */
const ProposedPage = z.object({ name: z.string(), purpose: z.string() })
export type ProposedPage = z.infer<typeof ProposedPage>

/** A phase on the calendar of the project. */
const TimelinePhase = z.object({
  phase: Phase,
  /** Week in which it begins; the first is 1. */
  firstWeek: z.int().min(1),
  weeks: z.int().min(1),
  /** What has to come from the client, and by when. */
  needs: z.string(),
})
export type TimelinePhase = z.infer<typeof TimelinePhase>

const Named = z.object({ name: z.string(), description: z.string() })

/** What changes the price of the work as a whole, before GST: a discount is below 0. */
const Adjustment = z.object({
  kind: z.enum(['minimum', 'discount']),
  description: z.string(),
  amount: z.int(),
})
export type Adjustment = z.infer<typeof Adjustment>

/** What a document says of the agency's terms, as the price book had them. */
export const EstimateTerms = z.object({
  introduction: z.string(),
  steps: z.array(z.object({ title: z.string(), text: z.string() })),
  closing: z.string(),
  /** Eleven digits; '' where none is shown. */
  abn: z.string(),
  /** Cents of the total that are due before the start, and their share of it; 0 for none. */
  deposit: Cents,
  depositBasisPoints: z.int().min(0),
  /** Days that an invoice leaves for its payment; 0 where nothing is said of it. */
  paymentDays: z.int().min(0),
  lines: z.array(z.string()),
})
export type EstimateTerms = z.infer<typeof EstimateTerms>

/** How a document looks: two '#rrggbb' colours, and which stored logo it bears, '' for none. */
const EstimateLook = z.object({ accent: z.string(), ink: z.string(), logo: z.string() })
export type EstimateLook = z.infer<typeof EstimateLook>

export const Estimate = z.object({
  /** The rates that the estimate was priced by, whatever the settings say later. */
  rateCard: RateCard,
  /** The version of the price book, of which the rates are a part. */
  rateCardVersion: z.int().min(1),
  /** Day of issue in Melbourne, YYYY-MM-DD. */
  issuedOn: z.iso.date(),
  /** Last day on which it holds, to its end in Melbourne, YYYY-MM-DD. */
  validUntil: z.iso.date(),
  pages: z.array(ProposedPage),
  /** What the website does beyond showing its pages. */
  features: z.array(Named),
  lines: z.array(EstimateLine).min(1),
  adjustments: z.array(Adjustment).default([]),
  /** Lines and adjustments together, before GST. */
  subtotal: Cents,
  gst: Cents,
  /** What the work is likely to cost, including GST. */
  total: Cents,
  /** The range quoted, including GST. */
  low: Cents,
  high: Cents,
  /** What is not known yet and would narrow the range. */
  questions: z.array(z.string()).default([]),
  /** What moves the price within the range, and by how much, including GST; the largest first. */
  drivers: z.array(Named.extend({ amount: Cents })),
  /** Weeks from the first workshop to launch. */
  weeks: z.int().min(1),
  timeline: z.array(TimelinePhase),
  assumptions: z.array(z.string()),
  exclusions: z.array(z.string()),
  /** Extras with their price including GST, no part of the total. */
  options: z.array(Named.extend({ quarterHours: z.int().min(0), amount: Cents })),
  /** Absent on estimates from before there was a price book. */
  terms: EstimateTerms.optional(),
  look: EstimateLook.optional(),
})
export type Estimate = z.infer<typeof Estimate>

/** The body of POST /api/quotes/website. */
export const NewEstimate = z.object({
  firstName: requiredLine(100, 'Please enter a first name.'),
  lastName: requiredLine(100, 'Please enter a last name.'),
  email: emailAddress,
  phone: optionalText(40),
  companyName: anyLine(120).default(''),
  industry: optionalText(120),
  companySize: optionalText(120),
  targetMarket: optionalText(200),
  websiteDescription: requiredText(5000, 'Please describe the website.'),
})
export type NewEstimate = z.infer<typeof NewEstimate>

/** The answer of POST /api/quotes/website. */
export const CreatedEstimate = z.object({ pdfUrl: z.string(), message: z.string() })
export type CreatedEstimate = z.infer<typeof CreatedEstimate>

export const ESTIMATE_CREATED = 'Quote PDF generated successfully! Downloading...'
