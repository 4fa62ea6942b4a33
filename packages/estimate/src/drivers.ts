import type { Estimate, RateCard } from '@agency/contract/estimate'
import { grossPrice } from './amounts.ts'
import type { Scope } from './scope.ts'
import { asPart } from './sentence-part.ts'
import { pageHours } from './site-pages.ts'

type Driver = Estimate['drivers'][number]

const MOST = 3
/** How far the work on a feature may turn out otherwise than a sentence about it suggests. */
const FEATURE_DOUBT = 0.4

/** The dearest feature, in quarter hours. */
const largest = ({ features }: Scope) =>
  features.toSorted((a, b) => b.design + b.build + b.content - (a.design + a.build + a.content))[0]

const part = (quarterHours: number, share: number) => Math.round(quarterHours * share)

function candidates(scope: Scope, card: RateCard): Driver[] {
  const { pages, languages, stakeholders } = scope
  const price = (hours: Parameters<typeof grossPrice>[0]) => grossPrice(hours, card)
  const writing = pages.reduce((sum, { kind }) => sum + pageHours[kind].content, 0)
  const feature = largest(scope)
  const drivers: Driver[] = [
    {
      name: 'Pages',
      description: `Two designed pages more, or two fewer, than the ${pages.length} planned.`,
      amount: price({
        design: 2 * pageHours.designed.design,
        build: 2 * pageHours.designed.build,
        content: 2 * pageHours.designed.content,
      }),
    },
    {
      name: 'Words',
      description:
        'Whether your text is ready to publish, or begins from notes and a conversation.',
      amount: price({ content: part(writing, 0.6) }),
    },
    {
      name: 'Decisions',
      description:
        stakeholders === 1
          ? 'A third round of changes after the design was agreed.'
          : `A third round of changes among ${stakeholders + 1} people who have to agree.`,
      amount: price({ design: 8 + 8 * stakeholders, strategy: 4 * stakeholders }),
    },
  ]
  if (feature) {
    drivers.push({
      name: feature.name,
      description: `Rules and exceptions that come to light in the workshop.${feature.assumes ? ` We assume: ${asPart(feature.assumes)}` : ''}`,
      amount: price({
        design: part(feature.design, FEATURE_DOUBT),
        build: part(feature.build, FEATURE_DOUBT),
        content: part(feature.content, FEATURE_DOUBT),
      }),
    })
  }
  if (languages > 1) {
    drivers.push({
      name: 'Languages',
      description: `One language more, or one fewer, than the ${languages} planned.`,
      amount: price({ build: 4, content: 5 * pages.length }),
    })
  }
  return drivers
}

/** The two or three things that move the price most, with their effect including GST. */
export const priceDrivers = (scope: Scope, card: RateCard): Driver[] =>
  candidates(scope, card)
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount)
    .slice(0, MOST)
