import type { Estimate } from '@agency/contract/estimate'
import type { PriceBook } from '@agency/contract/price-book'
import { grossPrice } from './amounts.ts'
import type { OfferedScope } from './booked-scope.ts'
import { asPart } from './sentence-part.ts'

type Driver = Estimate['drivers'][number]

const MAX_DRIVERS = 3
/** The share by which the work on a feature may differ from what a sentence about it suggests. */
const FEATURE_DOUBT = 0.4

/** The most expensive feature, in quarter hours. */
const largest = ({ features }: OfferedScope) =>
  features.toSorted((a, b) => b.design + b.build + b.content - (a.design + a.build + a.content))[0]

const part = (quarterHours: number, share: number) => Math.round(quarterHours * share)

function candidates(scope: OfferedScope, book: PriceBook): Driver[] {
  const { pages, languages, stakeholders } = scope
  const price = (hours: Parameters<typeof grossPrice>[0]) => grossPrice(hours, book.rateCard)
  const writing = pages.reduce((sum, { kind }) => sum + book.pages[kind].content, 0)
  const feature = largest(scope)
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
  candidates(scope, book)
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount)
    .slice(0, MAX_DRIVERS)
