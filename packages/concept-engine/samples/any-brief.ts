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

/** Any brief that the form lets through: random ones, and realistic ones with parts exchanged. */
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

/** How a property is tried: the same briefs each time, or others by AGENCY_TEST_SEED. */
export const tries = (numRuns: number) => ({ numRuns, seed })

/**
 * The fewest of `count` random briefs, each with a seed, that together show every feature that any of
 * them shows (greedy set cover). Drawing these finds what drawing all of them would, in a tenth of the
 * time, as long as `featuresOf` names what drawing depends on.
 */
export function chooseBriefs(
  count: number,
  featuresOf: (brief: DesignBrief, seed: number) => string[],
): [brief: DesignBrief, seed: number][] {
  const cases = fc.sample(fc.tuple(anyBrief, fc.nat()), tries(count))
  const left = cases.map((each) => ({ each, features: new Set(featuresOf(...each)) }))
  const missing = new Set(left.flatMap(({ features }) => [...features]))
  const gain = ({ features }: (typeof left)[number]) =>
    [...features].filter((feature) => missing.has(feature)).length
  const chosen: typeof cases = []
  while (missing.size > 0) {
    const best = left.reduce((one, other) => (gain(other) > gain(one) ? other : one))
    for (const feature of best.features) missing.delete(feature)
    chosen.push(best.each)
  }
  return chosen
}
