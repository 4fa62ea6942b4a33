/**
 * Every kind of section that a concept may name: its family, and the way it is drawn. Code that
 * depends on the kind uses a record of all kinds, or of all families, so that a new one cannot be
 * forgotten.
 */
export const sectionKinds = [
  'hero-split',
  'hero-centre',
  'hero-editorial',
  'hero-quiet',
  'hero-portrait',
  'hero-index',
  'hero-panel',
  'hero-banner',
  'hero-collage',
  'hero-billboard',
  'hero-frame',
  'hero-device',
  'hero-mosaic',
  'offer-cards',
  'offer-rows',
  'offer-tiles',
  'offer-icons',
  'offer-bento',
  'offer-index',
  'offer-columns',
  'split-left',
  'split-right',
  'split-overlap',
  'split-wide',
  'split-pair',
  'figures-row',
  'figures-band',
  'figures-large',
  'process-columns',
  'process-line',
  'process-stairs',
  'gallery-strip',
  'gallery-mosaic',
  'gallery-captioned',
  'gallery-checker',
  'list-menu',
  'list-groups',
  'list-table',
  'list-products',
  'people-row',
  'people-lead',
  'people-names',
  'quote-large',
  'quote-portrait',
  'questions-list',
  'questions-cards',
  'journal-row',
  'place-map',
  'place-wide',
  'place-card',
  'place-columns',
  'booking-form',
  'booking-bar',
  'notes-list',
  'notes-cards',
  'details-columns',
  'asked-order',
  'asked-calendar',
  'asked-photos',
  'asked-film',
  'asked-sound',
  'asked-search',
  'asked-files',
  'asked-signup',
  'asked-calculator',
  'asked-login',
  'asked-questions',
  'asked-topics',
  'asked-notice',
  'action-band',
  'action-centred',
  'action-split',
  'action-card',
  'ticker',
] as const

export type SectionKind = (typeof sectionKinds)[number]
type FamilyOf<Kind> = Kind extends `${infer Family}-${string}` ? Family : Kind
export type SectionFamily = FamilyOf<SectionKind>

const known = new Set<string>(sectionKinds)
const isSectionKind = (name: string): name is SectionKind => known.has(name)

/** The kind with this name; undefined for one from another version, in a stored concept. */
export const findSectionKind = (name: string): SectionKind | undefined =>
  isSectionKind(name) ? name : undefined

/** The kind with this name; throws if a plan contains a misspelt one. */
export function getSectionKind(name: string): SectionKind {
  if (isSectionKind(name)) return name
  throw new Error(`There is no section kind '${name}'.`)
}

/** The group that a kind of section belongs to: all heroes, all lists. */
export const sectionFamilyOf = (kind: SectionKind): SectionFamily =>
  kind.split('-')[0] as SectionFamily
