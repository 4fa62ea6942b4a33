import { z } from 'zod'
import { anyLine, emailAddress, optionalText, requiredLine, requiredText } from './text.ts'

/** Whole Australian cents. */
const Cents = z.int().min(0)
const RATE = 'Please enter an amount such as 180 or 180.50.'
const rate = (maxDollars: number) => {
  const message = `Please enter at most ${maxDollars.toLocaleString('en-AU')} dollars an hour.`
  return z
    .int(RATE)
    .min(0, RATE)
    .max(maxDollars * 100, message)
}
/** Cents per hour, before GST. */
const hourly = (maxDollars: number) => {
  const Rate = rate(maxDollars)
  return z.object({ strategy: Rate, design: Rate, build: Rate, content: Rate })
}

/** Basis points: 1000 is 10%. */
const share = (maxPercent: number) => {
  const message = `Please enter a percentage from 0 to ${maxPercent}.`
  return z
    .int(message)
    .min(0, message)
    .max(maxPercent * 100, message)
}
const VALID_DAYS = 'Please enter 1 to 365 days.'

/** Rates that the owner sets; every amount of an estimate is computed from these. */
export const RateCard = z.object({
  currency: z.literal('AUD'),
  /** The limit used to be higher: stored cards and estimates must stay readable. */
  hourly: hourly(1_000_000),
  gstBasisPoints: share(100),
  /** Half-width of the quoted range, as a share of the total. */
  rangeBasisPoints: share(50),
  /** Number of days for which a quote is valid. */
  validDays: z.int(VALID_DAYS).min(1, VALID_DAYS).max(365, VALID_DAYS),
})
export type RateCard = z.infer<typeof RateCard>

/** A newly entered card. A higher rate is most likely a misplaced point or comma. */
export const NewRateCard = RateCard.extend({ hourly: hourly(5_000) })

/** The current version of the rate card, counted from 1. */
export const RateCardState = z.object({
  version: z.int().min(1),
  /** ISO 8601, UTC; null for the default card. */
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

/** The phases of an estimate, in the order of the work. */
export const phases = ['Discovery', 'Design', 'Build', 'Content', 'SEO', 'Launch', 'Care'] as const
const Phase = z.enum(phases)
export type Phase = z.infer<typeof Phase>

const Role = z.enum(['strategy', 'design', 'build', 'content'])
export type Role = z.infer<typeof Role>

export const EstimateLine = z.object({
  phase: Phase,
  /** The deliverable of this line, in plain words. */
  description: z.string(),
  role: Role,
  /** Quarter hours, so that times stay whole numbers. */
  quarterHours: z.int().min(0),
  /** Cents per hour, from the role's rate on the card. */
  hourly: Cents,
  amount: Cents,
})
export type EstimateLine = z.infer<typeof EstimateLine>

/** A page of the proposed website and what it is for. */
const ProposedPage = z.object({ name: z.string(), purpose: z.string() })
export type ProposedPage = z.infer<typeof ProposedPage>

/** A phase in the project's schedule. */
const TimelinePhase = z.object({
  phase: Phase,
  /** The week in which it starts, counted from 1. */
  firstWeek: z.int().min(1),
  weeks: z.int().min(1),
  /** What the client has to provide, and by when. */
  needs: z.string(),
})
export type TimelinePhase = z.infer<typeof TimelinePhase>

const NamedItem = z.object({ name: z.string(), description: z.string() })

/** An adjustment of the price of all work, before GST: negative for a discount. */
const Adjustment = z.object({
  kind: z.enum(['minimum', 'discount']),
  description: z.string(),
  amount: z.int(),
})
export type Adjustment = z.infer<typeof Adjustment>

/** The agency's terms in a document, from the price book. */
export const EstimateTerms = z.object({
  introduction: z.string(),
  steps: z.array(z.object({ title: z.string(), text: z.string() })),
  closing: z.string(),
  /** Eleven digits; '' if none is shown. */
  abn: z.string(),
  /** The part of the total that is due before the start, in cents and as a share; 0 for none. */
  deposit: Cents,
  depositBasisPoints: z.int().min(0),
  /** Payment term of an invoice in days; 0 if the document does not mention it. */
  paymentDays: z.int().min(0),
  lines: z.array(z.string()),
})
export type EstimateTerms = z.infer<typeof EstimateTerms>

/** The look of a document: two '#rrggbb' colours, and the id of a stored logo, '' for none. */
const EstimateLook = z.object({ accent: z.string(), ink: z.string(), logo: z.string() })
export type EstimateLook = z.infer<typeof EstimateLook>

export const Estimate = z.object({
  /** The rates that the estimate is based on, whatever the settings say later. */
  rateCard: RateCard,
  /** The version of the price book, which includes the rates. */
  rateCardVersion: z.int().min(1),
  /** Day of issue in Melbourne, YYYY-MM-DD. */
  issuedOn: z.iso.date(),
  /** Last day on which it is valid, until midnight in Melbourne, YYYY-MM-DD. */
  validUntil: z.iso.date(),
  pages: z.array(ProposedPage),
  /** The website's features beyond showing its pages. */
  features: z.array(NamedItem),
  lines: z.array(EstimateLine).min(1),
  adjustments: z.array(Adjustment).default([]),
  /** Sum of lines and adjustments, before GST. */
  subtotal: Cents,
  gst: Cents,
  /** The likely cost of the work, including GST. */
  total: Cents,
  /** The quoted range, including GST. */
  low: Cents,
  high: Cents,
  /** Open questions whose answers would narrow the range. */
  questions: z.array(z.string()).default([]),
  /**
   * What could change the price within the range, and by how much, including GST; largest first.
   */
  drivers: z.array(NamedItem.extend({ amount: Cents })),
  /** Weeks from the first workshop to launch. */
  weeks: z.int().min(1),
  timeline: z.array(TimelinePhase),
  assumptions: z.array(z.string()),
  exclusions: z.array(z.string()),
  /** Extras with their price including GST, not part of the total. */
  options: z.array(NamedItem.extend({ quarterHours: z.int().min(0), amount: Cents })),
  /** Absent on estimates from before the price book existed. */
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

/** The response of POST /api/quotes/website. */
export const CreatedEstimate = z.object({ pdfUrl: z.string(), message: z.string() })
export type CreatedEstimate = z.infer<typeof CreatedEstimate>

export const ESTIMATE_CREATED = 'Quote PDF generated successfully! Downloading...'
