import { type DesignBrief, DesignBrief as Schema } from '@agency/contract/brief'
import { designStyles } from '@agency/contract/generator-form'
import fc from 'fast-check'
import { sampleBriefs } from './briefs.ts'

const words = (maxLength: number) =>
  fc.oneof(
    fc.string({ minLength: 1, maxLength, unit: 'grapheme' }),
    fc.lorem({ maxCount: 12 }).map((text) => text.slice(0, maxLength)),
    fc.string({ minLength: 1, maxLength }),
  )

const colours = fc.oneof(
  fc.constantFrom(
    ...['navy and gold', 'like a sunset', '#0a5', 'pastel but bold', 'black and acid lime'],
    ...['no preference', 'earthy greens', 'white on white', 'dark mode with neon'],
  ),
  fc.stringMatching(/^#[0-9a-f]{6}( and #[0-9a-f]{3})?$/),
  words(200),
)

/**
 * Additions to a description: prices, people, opening hours, and everything that a client may ask
 * of a website.
 */
const ADDITIONS = [
  'Country loaf $9.50, rye $10, olive $12, croissants $5.50 each or 6 for $30.',
  'A standard service is $145, a full rebuild from $380 to $520, and travel is $1.05 a kilometre.',
  'We are open Monday to Friday 7am to 4pm and Saturday 8 to 12.',
  'Noor Haddad runs the workshop and Ana Brennan looks after the orders.',
  'We do not work on Sundays and we never take cash.',
  'HOW IT WORKS\n1. Send us a drawing\n2. We quote within two days\n3. Pick it up',
  'OUR PEOPLE\nEamon Driscoll - cooper\nHattie Boyce - toasting',
  'We sell bowls, mugs, plates, jugs, platters, teapots, vases, planters, tiles, lamps, spoon rests and butter dishes.',
  'People should be able to book online.',
  'The website needs a calendar that shows which dates are free.',
  'The website should have a gallery of our work.',
  'We would like before and after photos on the site.',
  'Please put our video at the top of the website.',
  'Can you put a sound clip on the site?',
  'Visitors should be able to search the website.',
  'The price list should be on the website to download.',
  'We want a newsletter sign-up on the site.',
  'Customers should be able to order online on the website.',
  'Customers should be able to upload a photo for a quote on the website.',
]

/** Any brief that the form accepts: random ones, and realistic ones with parts exchanged. */
export const anyBrief: fc.Arbitrary<DesignBrief> = fc
  .record({
    companyName: fc.oneof(
      fc.constantFrom(...sampleBriefs.map(({ companyName }) => companyName)),
      words(120),
    ),
    employeeCount: fc.constant('1-10'),
    businessType: fc.constantFrom('B2B' as const, 'B2C' as const, 'Both' as const),
    industry: fc.oneof(
      fc.constantFrom(...sampleBriefs.map(({ industry }) => industry)),
      words(120),
    ),
    mainGoal: fc.oneof(
      fc.constantFrom(...sampleBriefs.map(({ mainGoal }) => mainGoal)),
      fc
        .tuple(
          fc.constantFrom(...sampleBriefs.map(({ mainGoal }) => mainGoal)),
          fc.subarray(ADDITIONS),
        )
        .map((parts) => parts.flat().join('\n').slice(0, 2000)),
      fc.string({ minLength: 1, maxLength: 2000, unit: 'grapheme' }),
      fc.lorem({ maxCount: 40, mode: 'sentences' }),
    ),
    overallVibe: fc.oneof(fc.constantFrom(...designStyles), words(20)),
    colorFeel: colours,
  })
  .filter((brief) => Schema.safeParse(brief).success)

/** `npm run test:full` tries many more cases than `npm test`. */
export const isFullRun = process.env.AGENCY_TEST_SIZE === 'full'

const seed = Number(process.env.AGENCY_TEST_SEED ?? 20_261)

/**
 * The parameters of a property test: the same briefs each time, unless AGENCY_TEST_SEED is set.
 */
export const tries = (numRuns: number) => ({ numRuns, seed })

/** The same parameters, with a tenth of the runs in `npm test`. */
export const manyTries = (numRuns: number) => tries(isFullRun ? numRuns : numRuns / 10)

/**
 * The smallest selection of `count` random briefs, each with a seed, that shows every feature that
 * any of them shows (greedy set cover). Drawing these finds the same faults as drawing all of them,
 * in a tenth of the time, as long as `featuresOf` covers everything that the drawing depends on.
 */
export function chooseBriefs(
  count: number,
  featuresOf: (brief: DesignBrief, seed: number) => string[],
): [brief: DesignBrief, seed: number][] {
  const cases = fc.sample(fc.tuple(anyBrief, fc.nat()), tries(count))
  const left = cases.map((testCase) => ({ testCase, features: new Set(featuresOf(...testCase)) }))
  const missing = new Set(left.flatMap(({ features }) => [...features]))
  const gain = ({ features }: (typeof left)[number]) =>
    [...features].filter((feature) => missing.has(feature)).length
  const chosen: typeof cases = []
  while (missing.size > 0) {
    const best = left.reduce((a, b) => (gain(b) > gain(a) ? b : a))
    for (const feature of best.features) missing.delete(feature)
    chosen.push(best.testCase)
  }
  return chosen
}
