export const sections = [
  { id: 'rates', title: 'Rates and GST' },
  { id: 'features', title: 'Features' },
  { id: 'pages', title: 'Pages' },
  { id: 'overhead', title: 'Overhead' },
  { id: 'languages', title: 'Languages' },
  { id: 'packages', title: 'Packages' },
  { id: 'options', title: 'Options' },
  { id: 'price', title: 'Minimum and discount' },
  { id: 'terms', title: 'Payment and terms' },
  { id: 'wording', title: 'Wording' },
  { id: 'document', title: 'Document' },
] as const
export const readOnlySections = [{ id: 'versions', title: 'Versions' }] as const

export type BookSection = (typeof sections)[number]
/** The parts of the book that a section shows. */
export const partsOf: Record<BookSection['id'], readonly string[]> = {
  rates: ['rateCard'],
  features: ['features'],
  pages: ['pages'],
  overhead: ['overhead'],
  languages: ['languages'],
  packages: ['packages'],
  options: ['options'],
  price: ['price'],
  terms: ['terms'],
  wording: ['wording'],
  document: ['look'],
}
