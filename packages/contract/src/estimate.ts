import { z } from 'zod'
import { emailAddress, optionalText, requiredLine, requiredText } from './text.ts'

/** Whole Australian cents. */
const Cents = z.int().min(0)
const RATE = 'Please enter an amount such as 180 or 180.50.'
/** Above a million dollars an hour somebody typed too many zeros. */
const Rate = z
  .int(RATE)
  .min(0, RATE)
  .max(100_000_000, 'Please enter at most 1,000,000 dollars an hour.')

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
  /** Cents an hour, before GST. */
  hourly: z.object({ strategy: Rate, design: Rate, build: Rate, content: Rate }),
  gstBasisPoints: share(100),
  /** Half-width of the quoted range, of the total. */
  rangeBasisPoints: share(50),
  /** Days a quote stays valid. */
  validDays: z.int(VALID_DAYS).min(1, VALID_DAYS).max(365, VALID_DAYS),
})
export type RateCard = z.infer<typeof RateCard>

export const defaultRateCard: RateCard = {
  currency: 'AUD',
  hourly: { strategy: 18_000, design: 16_000, build: 16_500, content: 12_000 },
  gstBasisPoints: 1_000,
  rangeBasisPoints: 1_500,
  validDays: 30,
}

export const EstimateLine = z.object({
  phase: z.string(),
  /** What is delivered in this line, in plain words. */
  description: z.string(),
  role: z.enum(['strategy', 'design', 'build', 'content']),
  /** Quarter hours, so that times stay whole numbers. */
  quarterHours: z.int().min(0),
  amount: Cents,
})
export type EstimateLine = z.infer<typeof EstimateLine>

export const Estimate = z.object({
  lines: z.array(EstimateLine).min(1),
  subtotal: Cents,
  gst: Cents,
  total: Cents,
  /** The range quoted, including GST. */
  low: Cents,
  high: Cents,
  weeks: z.int().min(1),
  assumptions: z.array(z.string()),
  exclusions: z.array(z.string()),
  /** Optional extras with their price including GST. */
  options: z.array(z.object({ name: z.string(), description: z.string(), amount: Cents })),
})
export type Estimate = z.infer<typeof Estimate>

/** The body of POST /api/quotes/website. */
export const NewQuote = z.object({
  firstName: requiredLine(100, 'Please enter a first name.'),
  lastName: requiredLine(100, 'Please enter a last name.'),
  email: emailAddress,
  phone: optionalText(40),
  companyName: optionalText(120),
  industry: optionalText(120),
  companySize: optionalText(120),
  targetMarket: optionalText(200),
  websiteDescription: requiredText(5000, 'Please describe the website.'),
})
export type NewQuote = z.infer<typeof NewQuote>

/** The answer of POST /api/quotes/website. */
export const QuoteResult = z.object({ pdfUrl: z.string(), message: z.string() })
export type QuoteResult = z.infer<typeof QuoteResult>

export const QUOTE_MADE = 'Quote PDF generated successfully! Downloading...'
