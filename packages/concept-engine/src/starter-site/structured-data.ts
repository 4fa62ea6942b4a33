import type { Concept, SectionItem } from '@agency/contract/concept'
import { contactHrefOf } from '../site/link-targets.ts'
import type { SitePage } from './compose-pages.ts'
import { openingHoursOf } from './opening-hours.ts'
import { schemaTypeOf } from './schema-types.ts'

const itemsOf = ({ sections }: Concept): SectionItem[] => sections.flatMap(({ items }) => items)

/** The place that the concept names under 'Find us'; '' if its business works at its customers. */
function placeOf({ sections, labels }: Concept): { place: string; isVisited: boolean } {
  const heading = labels['find us'] ?? ''
  const section = sections.find(
    ({ kind, eyebrow }) => kind.startsWith('place') && eyebrow === heading,
  )
  const inDetails = sections
    .filter(({ kind }) => kind === 'details-columns')
    .flatMap(({ items }) => items)
    .find(({ group, value }) => group === heading && value === '')
  return {
    place: section?.headline ?? inDetails?.title ?? '',
    isVisited: !/^Where (?:I|we) work$/.test(heading),
  }
}

/** The opening hours, if all of them can be read without doubt. */
function hoursOf(concept: Concept) {
  const { labels } = concept
  const rows = itemsOf(concept).filter(
    ({ group, value }) =>
      value !== '' && (group === labels.hours || group === labels['find us']) && value !== 'Closed',
  )
  const hours = rows.map(({ title, value }) => openingHoursOf(title, value))
  return hours.length > 0 && hours.every((row) => row !== undefined)
    ? hours.map((row) => ({ '@type': 'OpeningHoursSpecification', ...row }))
    : undefined
}

/** The business as search engines read it: only what the concept shows. */
function businessOf(concept: Concept) {
  const { companyName, tagline, labels } = concept
  const { place, isVisited } = placeOf(concept)
  const street = itemsOf(concept).find(({ title, value }) => title === labels.address && value)
  const address = {
    ...(street && { streetAddress: street.value }),
    ...(place && { addressLocality: place }),
  }
  const hasAddress = isVisited && Object.keys(address).length > 0
  return {
    '@context': 'https://schema.org',
    '@type': schemaTypeOf(concept.trade, hasAddress),
    name: companyName,
    ...(tagline && tagline !== companyName && { description: tagline }),
    telephone: contactHrefOf(concept, 'tel:')?.slice('tel:'.length),
    email: contactHrefOf(concept, 'mailto:')?.slice('mailto:'.length),
    address: hasAddress ? { '@type': 'PostalAddress', ...address } : undefined,
    areaServed: place && !isVisited ? place : undefined,
    openingHoursSpecification: hoursOf(concept),
  }
}

/** Questions with their answers. */
const faqOf = ({ sections }: SitePage) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: sections
    .filter(({ kind }) => /^(?:asked-)?questions/.test(kind))
    .flatMap(({ items }) => items)
    .filter(({ title, text }) => title && text)
    .map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
})

/** The structured data of a page: of the business on the home page, and of its questions. */
export function structuredDataOf(concept: Concept, page: SitePage): object[] {
  const faq = faqOf(page)
  return [
    ...(page.role === 'home' ? [businessOf(concept)] : []),
    ...(faq.mainEntity.length > 0 ? [faq] : []),
  ]
}
