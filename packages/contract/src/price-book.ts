import { z } from 'zod'
import { contrastOf } from './colour-contrast.ts'
import { NewRateCard, RateCard } from './estimate.ts'
import { anyText, requiredText } from './text.ts'

/** All features that a description can ask for, in the order in which a proposal lists them. */
export const featureKeys = [
  ...(['shop', 'subscriptions', 'payments', 'bookings', 'tickets', 'enquiries'] as const),
  ...(['donations', 'accounts', 'careers', 'calculator', 'journal', 'gallery'] as const),
  ...(['places', 'search', 'newsletter', 'feeds', 'video', 'downloads'] as const),
  ...(['crm', 'systems', 'api', 'migration', 'accessibility'] as const),
] as const
export type FeatureKey = (typeof featureKeys)[number]

/**
 * How much of a page is custom: individually designed, a template that entries fill, or plain text.
 */
export const pageKinds = ['home', 'designed', 'pattern', 'plain'] as const
export type PageKind = (typeof pageKinds)[number]

const MAX_HOURS = 500
const HOURS = `Please enter 0 to ${MAX_HOURS} hours, in quarters such as 2.25.`
/** Quarter hours, so that times stay whole numbers. */
const QuarterHours = z
  .int(HOURS)
  .min(0, HOURS)
  .max(MAX_HOURS * 4, HOURS)

const line = (text: z.ZodString) =>
  text.refine((value) => !/[\r\n]/.test(value), 'Please keep this to one line.')
const requiredOneLine = (max: number, missing: string) => line(requiredText(max, missing))
const optionalLine = (max: number) => line(anyText(max))

const percent = (minimum: number, maximum: number) => {
  const text = `Please enter a percentage from ${minimum} to ${maximum}.`
  return z
    .int(text)
    .min(minimum * 100, text)
    .max(maximum * 100, text)
}

/** Quarter hours of a page, or of a feature, by role. */
const partHours = { design: QuarterHours, build: QuarterHours, content: QuarterHours }

const Name = requiredOneLine(60, 'Please enter a name.')
const Description = requiredOneLine(160, 'Please say what it is, in a few words.')

export const BookFeature = z.strictObject({
  /** Whether it is charged for and offered. */
  isOffered: z.boolean('This has to be true or false.'),
  name: Name,
  description: Description,
  ...partHours,
  /** What its price assumes; '' for nothing. */
  assumes: optionalLine(170),
  /** Third-party charges it incurs; '' for none. */
  excludes: optionalLine(170),
})
export type BookFeature = z.infer<typeof BookFeature>

const PageHours = z.strictObject(partHours)

const placeholders = (text: string) => text.match(/\{[^{}]*\}/g) ?? []
/** A text with placeholders, which are replaced by values of the scope. */
const wording = (max: number, ...allowed: string[]) =>
  optionalLine(max).refine(
    (text) => placeholders(text).every((placeholder) => allowed.includes(placeholder)),
    allowed.length === 0
      ? 'Please write this without words in braces.'
      : `Please use no words in braces but ${allowed.join(' and ')}.`,
  )

const Work = { description: requiredOneLine(160, 'Please describe the work.') }
/** A line of work in addition to the pages. */
const Line = z.strictObject({ ...Work, quarterHours: QuarterHours })
const WorkPerPage = z.strictObject({
  description: wording(160, '{pages}').refine((text) => text !== '', 'Please describe the work.'),
  quarterHours: QuarterHours,
  /** Additional time for each page. */
  eachPage: QuarterHours,
})
const WorkPerDecider = z.strictObject({
  ...Work,
  quarterHours: QuarterHours,
  /** Additional time for each level of people who have to agree, of which there are 1 to 3. */
  eachDecider: QuarterHours,
})

/** Work that a project needs in addition to its pages. */
const Overhead = z.strictObject({
  workshop: WorkPerDecider,
  siteMap: WorkPerPage,
  direction: Line,
  changes: WorkPerDecider,
  foundation: Line,
  search: Line,
  metadata: WorkPerPage,
  launch: Line,
  training: WorkPerDecider,
  care: Line,
})
export type Overhead = z.infer<typeof Overhead>

const COUNT = 'Please enter a whole number from 1 to 60.'
const FEATURES = 'Please enter a whole number from 0 to 20.'
/** A site of at most this size takes only a share of the overhead. */
const Package = z.strictObject({
  pages: z.int(COUNT).min(1, COUNT).max(60, COUNT),
  features: z.int(FEATURES).min(0, FEATURES).max(20, FEATURES),
  /** Share of the overhead's hours, in basis points. */
  share: percent(1, 100),
})

export const MAX_OPTIONS = 12
const BookOption = z
  .strictObject({
    isOffered: z.boolean('This has to be true or false.'),
    name: Name,
    description: Description,
    strategy: QuarterHours,
    ...partHours,
  })
  .refine(
    ({ strategy, design, build, content }) => strategy + design + build + content > 0,
    'Please enter hours for at least one role.',
  )
export type BookOption = z.infer<typeof BookOption>

const MAX_DOLLARS = 100_000
const MINIMUM = `Please enter an amount from 0 to ${MAX_DOLLARS.toLocaleString('en-AU')} dollars.`
const PAYMENT_DAYS = 'Please enter 0 to 120 days.'

/** Whether a number of eleven digits is an Australian Business Number (the register's checksum). */
export function isAbn(digits: string): boolean {
  if (!/^[1-9]\d{10}$/.test(digits)) return false
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
  const sum = weights.reduce(
    (total, weight, index) => total + weight * (Number(digits[index]) - (index === 0 ? 1 : 0)),
    0,
  )
  return sum % 89 === 0
}

const Abn = z
  .string('Please enter an ABN.')
  .max(40, 'Please enter the 11 digits of your ABN.')
  .transform((text) => text.replace(/\s/g, ''))
  .refine((digits) => digits === '' || /^\d{11}$/.test(digits), {
    error: 'Please enter the 11 digits of your ABN.',
    abort: true,
  })
  .refine(
    (digits) => digits === '' || isAbn(digits),
    'This is not an ABN: its check digits do not fit. Please look for a mistyped digit.',
  )

export const MAX_LINES = 20
const list = (max: number) =>
  z
    .array(requiredOneLine(max, 'Please leave no empty entry.'))
    .max(MAX_LINES, `Please keep this to ${MAX_LINES} lines.`)

const BSB = 'Please enter the 6 digits of your BSB, such as 063-000.'
/** Bank, state and branch: six digits, with or without a hyphen after the third. */
const Bsb = z
  .string('Please enter a BSB.')
  .max(20, BSB)
  .transform((text) => text.trim())
  .refine((text) => text === '' || /^\d{3}[\s\u2010-\u2013-]?\d{3}$/.test(text), {
    error: BSB,
    abort: true,
  })
  .transform((text) => text.replace(/\D/g, ''))

const ACCOUNT_NUMBER = 'Please enter an account number of 4 to 10 digits.'
const AccountNumber = z
  .string('Please enter an account number.')
  .max(40, ACCOUNT_NUMBER)
  .transform((text) => text.replace(/\s/g, ''))
  .refine((digits) => digits === '' || /^\d{4,10}$/.test(digits), ACCOUNT_NUMBER)

/** The bank account for deposits: all three fields, or '' in each of them for none. */
const Bank = z.strictObject({
  accountName: optionalLine(60),
  /** Digits only. */
  bsb: Bsb,
  /** Digits only. */
  accountNumber: AccountNumber,
})
export type Bank = z.infer<typeof Bank>

const Terms = z.strictObject({
  /** Digits only; '' if none is shown. */
  abn: Abn,
  /** Share of the total that is due before the start, in basis points; 0 for none. */
  deposit: percent(0, 100),
  /** Payment term of an invoice in days; 0 if the document does not mention it. */
  paymentDays: z.int(PAYMENT_DAYS).min(0, PAYMENT_DAYS).max(120, PAYMENT_DAYS),
  /** Additional terms, a sentence or two each. */
  lines: list(600),
  bank: Bank,
})

const Step = z.strictObject({
  title: requiredOneLine(24, 'Please name the step.'),
  text: requiredOneLine(80, 'Please say what happens in this step.'),
})

/** The promises, assumptions and exclusions of every document. '' leaves a sentence out. */
const Wording = z.strictObject({
  introduction: wording(300, '{client}', '{weeks}'),
  scope: wording(200, '{scope}'),
  oneDecider: wording(200),
  severalDeciders: wording(200, '{people}'),
  rounds: wording(200),
  ownership: wording(200),
  assumptions: list(200),
  hosting: wording(200),
  licences: wording(200),
  translation: wording(200),
  afterCare: wording(200),
  exclusions: list(200),
  steps: z.array(Step).length(3, 'Please name three steps.'),
  closing: wording(120),
})

/** Background colour of the document's pages. */
export const PAPER = '#fcfaf7'
const Colour = z
  .string('Please enter a colour such as #fc6d00.')
  .regex(/^#[0-9a-f]{6}$/i, 'Please enter a colour such as #fc6d00.')
  .transform((colour) => colour.toLowerCase())

const Look = z.strictObject({
  /** Colour of bars, bullets and labels. */
  accent: Colour,
  /** Colour of text, and the background of panels and of the table's header. */
  ink: Colour,
  /** Id of the stored picture used as the logo; '' for the site's own logo. */
  logo: z.string().regex(/^(?:[0-9a-f]{32})?$/, 'Logo not found. Please upload it again.'),
})

const parts = {
  features: z.strictObject(
    Object.fromEntries(featureKeys.map((key) => [key, BookFeature])) as Record<
      FeatureKey,
      typeof BookFeature
    >,
  ),
  pages: z.strictObject({
    home: PageHours,
    designed: PageHours,
    pattern: PageHours,
    plain: PageHours,
    /** Hours of design, and of build, for the sections of the home page. */
    homeSections: QuarterHours,
  }),
  languages: z.strictObject({
    /** Build of a site in several languages, whatever their number. */
    build: QuarterHours,
    /** Build for each translation. */
    buildEach: QuarterHours,
    /** Content of each page in each translation. */
    contentEachPage: QuarterHours,
  }),
  overhead: Overhead,
  packages: z.strictObject({ onePage: Package, small: Package }),
  options: z
    .array(BookOption)
    .max(MAX_OPTIONS, `Please enter no more than ${MAX_OPTIONS} options.`),
  price: z.strictObject({
    /** Cents before GST; 0 for none. */
    minimum: z
      .int(MINIMUM)
      .min(0, MINIMUM)
      .max(MAX_DOLLARS * 100, MINIMUM),
    /** Basis points off the price of the work; 0 for none. */
    discount: percent(0, 90),
    discountWording: optionalLine(100),
  }),
  terms: Terms,
  wording: Wording,
  look: Look,
}

/** Min contrast at which text of the document's size is easy to read. */
const MIN_CONTRAST = 4.5
const MIN_INK_CONTRAST = 7

type Parts = z.infer<z.ZodObject<typeof parts>>

const missingInBank: Record<keyof Bank, string> = {
  accountName: 'Please enter the name of the account as well.',
  bsb: 'Please enter the BSB of the account as well.',
  accountNumber: 'Please enter the number of the account as well.',
}

function checkBook(book: Parts, context: z.RefinementCtx): void {
  const issue = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message })
  for (const key of featureKeys) {
    const { isOffered, design, build, content } = book.features[key]
    if (isOffered && design + build + content === 0) {
      issue(
        ['features', key, 'build'],
        'Please enter hours for at least one role, or switch it off.',
      )
    }
  }
  const { design, build, content } = book.pages.home
  if (design + build + content === 0) {
    issue(['pages', 'home', 'build'], 'Please enter hours for the home page.')
  }
  for (const [index, { name }] of book.options.entries()) {
    const isTaken = book.options.slice(0, index).some((other) => other.name === name)
    if (isTaken) issue(['options', index, 'name'], 'Another option has this name.')
  }
  const { discount, discountWording } = book.price
  if (discount > 0 && discountWording === '') {
    issue(['price', 'discountWording'], 'Please say what the discount is for.')
  }
  const { bank } = book.terms
  if (Object.values(bank).some((value) => value !== '')) {
    for (const [key, message] of Object.entries(missingInBank)) {
      if (bank[key as keyof Bank] === '') issue(['terms', 'bank', key], message)
    }
  }
  const { accent, ink } = book.look
  if (contrastOf(ink, PAPER) < MIN_INK_CONTRAST) {
    issue(['look', 'ink'], 'Please choose a darker colour: text in it is hard to read on paper.')
  } else if (contrastOf(accent, ink) < MIN_CONTRAST) {
    issue(['look', 'accent'], 'Please choose a lighter colour: labels in it stand on the dark one.')
  }
}

/** Everything that an estimate's price and texts are based on, as stored. */
export const PriceBook = z.strictObject({ rateCard: RateCard, ...parts })
export type PriceBook = z.infer<typeof PriceBook>

/** A newly entered book. */
export const NewPriceBook = z
  .strictObject({
    rateCard: NewRateCard.extend({ hourly: NewRateCard.shape.hourly.strict() }).strict(),
    ...parts,
  })
  .superRefine(checkBook)

/** The book without the rate card, which is part of the settings. */
export type BookParts = Omit<PriceBook, 'rateCard'>
