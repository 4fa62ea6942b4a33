import type { Estimate } from '@agency/contract/estimate'
import type { PriceBook } from '@agency/contract/price-book'
import { grossPrice } from './amounts.ts'
import { lowerFirst } from './lower-first.ts'
import type { OfferedScope } from './offered-scope.ts'

type Driver = Estimate['drivers'][number]

const MAX_DRIVERS = 3
/** The share by which the work on a feature may differ from its estimate. */
const FEATURE_UNCERTAINTY = 0.4

/** The most expensive feature, in quarter hours. */
const largestFeature = ({ features }: OfferedScope) =>
  features.toSorted((a, b) => b.design + b.build + b.content - (a.design + a.build + a.content))[0]

const portionOf = (quarterHours: number, share: number) => Math.round(quarterHours * share)

function candidateDrivers(scope: OfferedScope, book: PriceBook): Driver[] {
  const { pages, languages, stakeholders } = scope
  const price = (hours: Parameters<typeof grossPrice>[0]) => grossPrice(hours, book.rateCard)
  const contentHours = pages.reduce((sum, { kind }) => sum + book.pages[kind].content, 0)
  const feature = largestFeature(scope)
  const drivers: Driver[] = [
    {
      name: 'Pages',
      description: `Two designed pages more, or two fewer, than the ${pages.length} planned.`,
      amount: price({
        design: 2 * book.pages.designed.design,
        build: 2 * book.pages.designed.build,
        content: 2 * book.pages.designed.content,
      }),
    },
    {
      name: 'Words',
      description:
        'Whether your text is ready to publish, or begins from notes and a conversation.',
      amount: price({ content: portionOf(contentHours, 0.6) }),
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
      description: `Rules and exceptions that come to light in the workshop.${feature.assumes ? ` We assume: ${lowerFirst(feature.assumes)}` : ''}`,
      amount: price({
        design: portionOf(feature.design, FEATURE_UNCERTAINTY),
        build: portionOf(feature.build, FEATURE_UNCERTAINTY),
        content: portionOf(feature.content, FEATURE_UNCERTAINTY),
      }),
    })
  }
  if (languages > 1) {
    drivers.push({
      name: 'Languages',
      description: `One language more, or one fewer, than the ${languages} planned.`,
      amount: price({
        build: book.languages.buildEach,
        content: book.languages.contentEachPage * pages.length,
      }),
    })
  }
  return drivers
}

/** The two or three factors that affect the price most, with their effect including GST. */
export const priceDrivers = (scope: OfferedScope, book: PriceBook): Driver[] =>
  candidateDrivers(scope, book)
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount)
    .slice(0, MAX_DRIVERS)
