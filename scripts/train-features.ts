// npm run features:train: learns from the marked briefs of the reader (samples/roles) which functions
// of a website a clause asks for, writes the weights that the estimate takes, and says how well it does
// on briefs that it did not learn from. With --wrong it lists what it got wrong.
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { wishClausesOf } from '../packages/concept-engine/src/reading/site-wishes.ts'
import { chanceOf, seenOf } from '../packages/estimate/src/asked-features.ts'
import { features } from '../packages/estimate/src/features.ts'

interface Marked {
  company: string
  parts: [text: string, role: string][]
  features: [part: number, key: string, state: string][]
}
/** A clause and a feature that it asks for or does not. */
interface Example {
  brief: number
  key: string
  text: string
  seen: string[]
  isAsked: boolean
}

const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const briefs = FILES.flatMap((name): Marked[] =>
  JSON.parse(
    readFileSync(
      new URL(`../packages/concept-engine/samples/roles/${name}.json`, import.meta.url),
      'utf8',
    ),
  ),
)

/** How each function is called in the plainest wishes, which nobody writes a corpus for. */
const PLAIN: Record<string, string[]> = {
  shop: ['an online shop', 'a shop where people can buy our candles online'],
  subscriptions: ['a monthly subscription box', 'subscriptions that people can pause'],
  payments: ['online payments', 'a way to pay a deposit online'],
  bookings: ['online bookings', 'a page where people can book an appointment'],
  tickets: ['ticket sales', 'an events page with tickets'],
  enquiries: ['an enquiry form', 'a quote request form'],
  donations: ['online donations', 'a donate button'],
  accounts: ['a members’ area', 'a login for customers'],
  careers: ['a careers page', 'a page for job applications'],
  calculator: ['a price calculator', 'a cost calculator'],
  journal: ['a blog', 'a news page with articles'],
  gallery: ['a gallery', 'a portfolio of our work'],
  places: ['a map of our locations', 'a page for each location'],
  search: ['a search', 'a way to search the catalogue'],
  newsletter: ['a newsletter sign-up', 'a mailing list'],
  feeds: ['our Instagram feed', 'our Google reviews'],
  video: ['a video on the home page', 'our videos'],
  downloads: ['downloads', 'PDFs to download'],
  crm: ['a connection to our CRM', 'HubSpot integration'],
  systems: ['a connection to Xero', 'integration with our booking software'],
  api: ['an API', 'an API for our partners'],
  migration: ['the old pages moved across', 'our old content migrated'],
  accessibility: ['an accessibility audit', 'a site that meets WCAG'],
}
const WISHES = [
  ...['We want PART on the website.', 'We need PART.', 'The website should have PART.'],
  ...['Please include PART.', 'We would like a website with PART.', 'I’d like PART on the site.'],
]
const REFUSALS = ['We don’t want PART.', 'No need for PART on the website.']
const plainBriefs = Object.entries(PLAIN).flatMap(([key, names]) =>
  names.flatMap((name) =>
    [...WISHES, ...REFUSALS].map(
      (sentence): Marked => ({
        company: '',
        parts: [[sentence.replace('PART', name), 'website']],
        features: [[0, key, WISHES.includes(sentence) ? 'asked' : 'refused']],
      }),
    ),
  ),
)

/** The clauses of a part; of several, what is asked for is of the one that shows most of it. */
const examples = [...briefs, ...plainBriefs].flatMap(
  ({ company, parts, features: marks }, brief): Example[] =>
    parts.flatMap(([text, role], part) => {
      const clauses = wishClausesOf(text, [company], role)
      return features.flatMap((feature): Example[] => {
        const isAsked = marks.some(
          ([at, key, state]) => at === part && key === feature.key && state === 'asked',
        )
        const seen = clauses.flatMap((clause) => {
          const found = seenOf(clause, feature)
          return found ? [{ found, clause }] : []
        })
        const shown = seen.filter(({ found }) => !found.includes('hit none'))
        return (shown.length > 0 && isAsked ? shown.slice(0, 1) : seen).map(
          ({ found, clause }) => ({
            ...{ brief, key: feature.key, text: clause.text, seen: found, isAsked },
          }),
        )
      })
    }),
)

const EPOCHS = 12
const RATE = 0.3
const DECAY = 0.0004
const LEAST_TIMES = 3

/** Minimal standard generator (Park and Miller 1988): the same weights each time. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Logistic regression by stochastic gradient descent (AdaGrad, Duchi, Hazan and Singer 2011). */
function train(from: readonly Example[]): Record<string, number> {
  const times = new Map<string, number>()
  // A word that no asking clause has says nothing that the others do not.
  for (const { seen, isAsked } of from)
    if (isAsked) for (const each of seen) times.set(each, (times.get(each) ?? 0) + 1)
  const weights: Record<string, number> = Object.create(null)
  for (const [seen, count] of times)
    if (count >= LEAST_TIMES || /^(?:hit|denied|site|declined|wondered|bias)/.test(seen))
      weights[seen] = 0
  const squares: Record<string, number> = Object.create(null)
  const known = from.map(({ seen, isAsked }) => ({
    isAsked,
    seen: seen.filter((each) => each in weights),
  }))
  const random = randomFrom(1)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let at = known.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1))
      const held = known[at] as (typeof known)[number]
      known[at] = known[other] as (typeof known)[number]
      known[other] = held
    }
    for (const { seen, isAsked } of known) {
      const slopeOf = chanceOf(seen, weights) - (isAsked ? 1 : 0)
      for (const each of seen) {
        const weight = weights[each] ?? 0
        const slope = slopeOf + DECAY * weight
        squares[each] = (squares[each] ?? 1) + slope * slope
        weights[each] = weight - (RATE * slope) / Math.sqrt(squares[each] ?? 1)
      }
    }
  }
  return { ...weights }
}

const share = (part: number, all: number) => `${((part / Math.max(1, all)) * 100).toFixed(1)} %`
const wrong: string[] = []
let found = 0
let right = 0
let offered = 0
/** The plain ones are learnt from and not counted. */
const counted = examples.filter(({ brief }) => brief < briefs.length)
const asked = counted.filter(({ isAsked }) => isAsked).length
for (let turn = 0; turn < 5; turn += 1) {
  const weights = train(
    examples.filter(({ brief }) => brief >= briefs.length || brief % 5 !== turn),
  )
  for (const { brief, seen, isAsked, key, text } of counted) {
    if (brief % 5 !== turn) continue
    const chance = chanceOf(seen, weights)
    const isFound = chance >= 0.5
    if (isFound) found += 1
    if (isFound && isAsked) right += 1
    if (!isFound && isAsked && chance >= 0.12) offered += 1
    if (isFound !== isAsked) wrong.push(`${isAsked ? 'missed' : 'charged'} ${key}: ${text}`)
  }
}
console.log(
  `${counted.length} pairs, ${asked} asked; charged and not asked ${share(found - right, found)}, asked and not charged ${share(asked - right, asked)}, nor offered ${share(asked - right - offered, asked)}`,
)
if (process.argv.includes('--wrong')) console.log(wrong.sort().join('\n'))

const lines = Object.entries(train(examples))
  .map(([seen, weight]) => [seen, Math.round(weight * 10)] as const)
  .filter(([, weight]) => Math.abs(weight) >= 2)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([seen, weight]) => `  ${JSON.stringify(seen)}: ${weight}`)
await writeFile(
  new URL('../packages/estimate/src/feature-weights.json', import.meta.url),
  `{\n${lines.join(',\n')}\n}\n`,
)
