import type { Ground, Imagery, Section, SectionItem } from '@agency/contract/concept'
import type { CopyDeck, Field, Form, RequestedSection } from '../copy/copy-deck.ts'
import { entryInGroup, withoutGroup } from '../copy/price-groups.ts'
import type { Random } from '../random.ts'
import { type SectionFamily, type SectionKind, sectionFamilyOf } from '../section-kinds.ts'
import type { ImageryMaker } from './imagery-maker.ts'

/**
 * The state of a page that is being written: content taken from the deck is removed from `left`.
 */
export interface Writing {
  companyName: string
  deck: CopyDeck
  /** Parts of the deck that no section has used yet. */
  left: Pick<CopyDeck, 'stories' | 'pulls' | 'leads' | 'notes'> & { forms: Form[] }
  images: ImageryMaker
  random: Random
}

/** A section of a kind that this version knows. */
export type WrittenSection = Section & { kind: SectionKind }

type SectionTexts = Partial<Omit<Section, 'kind'>> & { headline: string }
/** The texts for a section kind, or undefined if the deck has none. */
type SectionWriter = (writing: Writing, kind: SectionKind) => SectionTexts | undefined

const item = (
  fields: { title: string; text?: string; value?: string; group?: string },
  image?: Imagery,
): SectionItem => ({ text: '', value: '', group: '', ...fields, image })

const bothButtons = ({ deck }: Writing) => ({
  callToAction: deck.actions.first,
  secondCallToAction: deck.actions.second,
})

/** The number of offers that an index in the hero lists. */
export const MAX_INDEX_ENTRIES = 5

/** The number of pictures in heroes that have more than one. */
const HERO_PICTURES: Record<string, number> = {
  'hero-quiet': 2,
  'hero-collage': 2,
  'hero-mosaic': 2,
  'hero-portrait': 1,
}

const hero: SectionWriter = (writing, kind) => {
  const { deck, left, images } = writing
  if (kind === 'hero-index' && deck.offers.length < 3) return undefined
  const count = HERO_PICTURES[kind] ?? 0
  // A collage needs pictures of things: mere shapes are not worth showing.
  if (count > 0 && images.left() < count) return undefined
  const [headline = writing.companyName] = deck.headlines
  return {
    eyebrow: deck.eyebrow,
    headline,
    text: left.leads.shift() ?? '',
    ...bothButtons(writing),
    items: deck.offers.slice(0, MAX_INDEX_ENTRIES).map((offer) => item(offer)),
    image: images.photo(),
    pictures: Array.from({ length: count }, () => images.make()),
  }
}

/** Kinds that have gaps if an offer has only a title. */
const NEEDS_OFFER_TEXTS = /^offer-(?:cards|bento|icons|tiles)$/

const offers: SectionWriter = ({ deck, images }, kind) => {
  const { length } = deck.offers
  if (length < 2 || kind === 'offer-icons') return undefined
  const texts = deck.offers.filter(({ text }) => text.length > 24).length
  if (NEEDS_OFFER_TEXTS.test(kind) && (texts < length || length === 5)) return undefined
  if (kind === 'offer-bento' && length !== 4) return undefined
  if (kind === 'offer-columns' && length > 4) return undefined
  if (kind === 'offer-index' && length > 5) return undefined
  const pictured = kind === 'offer-cards' || kind === 'offer-bento'
  if (pictured && images.left() < length) return undefined
  return {
    headline: deck.offerHeading,
    items: deck.offers.map((offer, index) =>
      item(
        offer,
        pictured || (kind === 'offer-tiles' && index % 2 === 0) ? images.make() : undefined,
      ),
    ),
    ...(kind === 'offer-index' && { image: images.thing() }),
  }
}

const story: SectionWriter = ({ left, images }, kind) => {
  const [story] = left.stories
  if (!story) return undefined
  // A panorama or a pair needs a short text.
  if ((kind === 'split-wide' || kind === 'split-pair') && story.text.length > 260) return undefined
  if (kind === 'split-pair' && images.left() < 2) return undefined
  left.stories.shift()
  return {
    ...story,
    image: images.photo(),
    ...(kind === 'split-pair' && { pictures: [images.make()] }),
  }
}

/** With only two figures a row looks as if a third were missing. */
const MIN_FIGURES = 3

const figures: SectionWriter = ({ deck }) => {
  if (deck.figures.length < MIN_FIGURES) return undefined
  return {
    headline: deck.labels['in figures'],
    items: deck.figures.map(({ value, label }) => item({ title: label, value })),
  }
}

const ticker: SectionWriter = ({ deck }) =>
  deck.tickers.length < 4
    ? undefined
    : { headline: '', items: deck.tickers.map((title) => item({ title })) }

const steps: SectionWriter = ({ deck, images }, kind) =>
  deck.steps.length < 3
    ? undefined
    : {
        headline: deck.stepHeading,
        items: deck.steps.map((step) => item(step)),
        ...(kind === 'process-line' && { image: images.thing() }),
      }

/** The number of things that a gallery needs; shapes are not used instead. */
const MIN_GALLERY_THINGS: Record<string, number> = { 'gallery-captioned': 3, 'gallery-strip': 4 }

const gallery: SectionWriter = ({ deck, images }, kind) => {
  const count = MIN_GALLERY_THINGS[kind] ?? 5
  if (images.left() < count + 1) return undefined
  return {
    headline: deck.labels.gallery,
    pictures: Array.from({ length: count }, () => images.make()),
  }
}

const list: SectionWriter = ({ deck, images }, kind) => {
  const { heading, items } = deck.prices
  const isOrdered = deck.requested.some((section) => section.kind === 'asked-order')
  if (
    items.length === 0 ||
    isOrdered ||
    (items.length <= MAX_SHARED.prices && isAmongFew(deck, heading))
  )
    return undefined
  if (kind === 'list-products') return undefined
  const groups = [...new Set(items.map(({ group }) => group))]
  const isGrouped = groups.some(Boolean)
  if (kind === 'list-table' && (items.length > 8 || isGrouped)) return undefined
  // A menu with two columns has two groups.
  const half = kind === 'list-menu' ? Math.ceil(items.length / 2) : items.length
  return {
    headline: heading,
    items: isGrouped
      ? groups.flatMap((group) =>
          items.filter((entry) => entry.group === group).map((entry) => item(entryInGroup(entry))),
        )
      : items.map((entry, index) => item({ ...entry, group: index < half ? '' : ' ' })),
    callToAction: '',
    ...(kind === 'list-table' && { image: images.thing() }),
  }
}

/** A booking bar has room for three fields of one line each. */
const MAX_BAR_FIELDS = 3

const fieldItems = (fields: readonly Field[]): SectionItem[] =>
  fields.map(({ title, type, value = '' }) => item({ title, value, group: type }))

const booking: SectionWriter = ({ left, images }, kind) => {
  const [form] = left.forms
  if (!form) return undefined
  const { headline, button, fields } = form
  const isLong = fields.length > MAX_BAR_FIELDS || fields.some(({ type }) => type !== 'line')
  if (kind === 'booking-bar' && isLong) return undefined
  left.forms.shift()
  return {
    headline,
    items: fieldItems(fields),
    callToAction: button,
    ...(kind === 'booking-form' && { image: images.thing() }),
  }
}

/** Sections whose entries are not the requested items themselves. */
const ITEM_WRITERS: Record<string, (deck: CopyDeck, requested: RequestedSection) => SectionItem[]> =
  {
    'asked-order': ({ prices }) => prices.items.map((entry) => item(withoutGroup(entry))),
    'asked-calculator': (_deck, { items: [first], fields }) =>
      fields
        ? fieldItems(fields)
        : [
            ...(first ? [item({ title: 'Which one?', value: first.title, group: 'choice' })] : []),
            item({ title: 'How much, or how many?', group: 'line' }),
          ],
    'asked-login': ({ labels }) => [
      item({ title: labels.email, group: 'line' }),
      item({ title: 'Password', group: 'line' }),
    ],
  }

/** A photograph to come: a pair has its labels below, and others say in the frame what they show. */
const photoItem = (images: ImageryMaker, title: string): SectionItem =>
  /^(?:Before|After)$/.test(title)
    ? item({ title }, images.frame())
    : item({ title: '' }, images.frame(title || images.leadPhoto()))

const requested: SectionWriter = ({ deck, images }, kind) => {
  const found = deck.requested.find((section) => section.kind === kind)
  if (!found) return undefined
  const { headline, button, items, text = '' } = found
  const shown = ITEM_WRITERS[kind]?.(deck, found)
  return {
    headline,
    items:
      shown ??
      items.map(({ title, format = '', text = '' }) =>
        kind === 'asked-photos'
          ? photoItem(images, title)
          : // A single topic has its name above it.
            items.length === 1 && title === headline && text !== ''
            ? item({ title: text, group: format })
            : item({ title, text, group: kind === 'asked-signup' ? 'line' : format }),
      ),
    text,
    callToAction: button,
    ...(kind === 'asked-film' && { image: images.frame() }),
    ...(kind === 'asked-order' && { image: images.thing() }),
  }
}

const people: SectionWriter = ({ deck }) =>
  deck.people.length < 2
    ? undefined
    : { headline: deck.labels.people, items: deck.people.map((person) => item(person)) }

const quote: SectionWriter = ({ left }) => {
  const quote = left.pulls.shift()
  return quote ? { headline: quote.text, text: quote.by } : undefined
}

const CONTACT_KINDS = ['phone', 'email', 'address'] as const

/** The ways to contact the business that the brief states. */
const contactItemsOf = ({ contacts, refusedContacts, labels }: CopyDeck): SectionItem[] =>
  CONTACT_KINDS.filter((key) => !refusedContacts.includes(labels[key])).flatMap((key) =>
    contacts
      .filter(({ kind }) => kind === labels[key])
      .map(({ title, value }) => item({ title, value })),
  )

const MAX_COLUMNS = 4
/** With more groups of notes than this, they share a section in columns. */
const MAX_SEPARATE_NOTES = 2
/** Groups of up to so many notes then stand in a column. */
const MAX_COLUMN_NOTES = 6
/**
 * At most this many entries share a section with others: alone they would leave it nearly empty.
 */
const MAX_SHARED = { prices: 3, notes: 2, hours: 3 }

/**
 * Prices, notes, and the place with its hours, if there are only a few of each; empty if there is
 * only one of them.
 */
function detailItems(deck: CopyDeck): SectionItem[] {
  const { prices, notes, hours, place, requested, labels } = deck
  const street = contactItemsOf(deck).find(({ title }) => title === labels.address)?.value ?? ''
  // An area is no part of an address: 'Geelong and the Surf Coast'.
  const isTown = !/,| and | to /.test(place)
  const where =
    street && isTown && !street.includes(place) ? [`${street}, ${place}`] : [street, place]
  const isOrdered = requested.some((section) => section.kind === 'asked-order')
  const ifAtMost = <T>(items: readonly T[], max: number) => (items.length <= max ? items : [])
  const priced = isOrdered ? [] : ifAtMost(prices.items, MAX_SHARED.prices)
  const areMany = notes.length > MAX_SEPARATE_NOTES
  const noteItems = notes.flatMap(({ heading, items }) =>
    ifAtMost(items, areMany ? MAX_COLUMN_NOTES : MAX_SHARED.notes).map((title) =>
      item({ title, group: heading }),
    ),
  )
  const hasVisitDetails =
    hours.length <= MAX_SHARED.hours && (place !== '' || (hours.length > 0 && areMany))
  const parts = Number(priced.length > 0) + Number(noteItems.length > 0) + Number(hasVisitDetails)
  const columns = new Set(noteItems.map(({ group }) => group)).size + Number(priced.length > 0)
  if (parts < 2 && !(areMany && columns > 1)) return []
  if (priced.length + noteItems.length === 0) return []
  if (!areMany && columns + Number(hasVisitDetails) > MAX_COLUMNS) return []
  return [
    ...priced.map((entry) => item({ ...withoutGroup(entry), group: prices.heading })),
    ...noteItems,
    ...(hasVisitDetails
      ? [
          ...(place
            ? where.filter(Boolean).map((title) => item({ title, group: labels['find us'] }))
            : []),
          ...hours.map(({ title, value }) =>
            item({ title, value, group: place ? labels['find us'] : labels.hours }),
          ),
        ]
      : []),
  ]
}

const isAmongFew = (deck: CopyDeck, group: string) =>
  detailItems(deck).some((entry) => entry.group === group)

const details: SectionWriter = ({ deck }) => {
  const items = detailItems(deck)
  return items.length === 0 ? undefined : { headline: '', items }
}

const place: SectionWriter = ({ deck }) => {
  if (isAmongFew(deck, deck.labels['find us'])) return undefined
  const known = [...deck.hours.filter(({ value }) => value !== 'Closed'), ...deck.contacts]
  const hasHours = deck.hours.some(({ value }) => value !== 'Closed')
  if (known.length === 0 || !(deck.place || hasHours)) return undefined
  return {
    eyebrow: deck.place ? deck.labels['find us'] : '',
    headline: deck.place || deck.labels.hours,
    items: [
      ...deck.hours.map(({ title, value }) => item({ title, value, group: deck.labels.hours })),
      ...contactItemsOf(deck).map((entry) => ({ ...entry, group: deck.labels.contact })),
    ],
  }
}

const notes: SectionWriter = ({ deck, left }, kind) => {
  const group = left.notes.find(({ heading }) => !isAmongFew(deck, heading))
  // Cards in two columns leave a gap if their number is odd.
  if (!group || (kind === 'notes-cards' && group.items.length % 2 === 1)) return undefined
  left.notes.splice(left.notes.indexOf(group), 1)
  return { headline: group.heading, items: group.items.map((title) => item({ title })) }
}

const closing: SectionWriter = (writing, kind) => {
  const items = contactItemsOf(writing.deck)
  const image = writing.images.thing()
  // Without contact details the other half would be empty.
  if (kind === 'action-split' && !image && items.length === 0) return undefined
  return {
    headline: writing.deck.closing.headline,
    text: writing.deck.closing.text,
    ...bothButtons(writing),
    items,
    image,
  }
}

/** Concepts from earlier versions have such sections; they are no longer written. */
const writeNothing: SectionWriter = () => undefined

const writers = {
  hero,
  offer: offers,
  split: story,
  figures,
  ticker,
  process: steps,
  gallery,
  list,
  booking,
  asked: requested,
  people,
  quote,
  place,
  details,
  notes,
  action: closing,
  questions: writeNothing,
  journal: writeNothing,
} satisfies Record<SectionFamily, SectionWriter>

/** Writes a section of a kind; undefined if there is no content for it. */
export function writeSection(
  kind: SectionKind,
  ground: Ground,
  writing: Writing,
): WrittenSection | undefined {
  const section = writers[sectionFamilyOf(kind)](writing, kind)
  return (
    section && {
      ...{ kind, ground, eyebrow: '', text: '', callToAction: '', secondCallToAction: '' },
      ...{ items: [], pictures: [] },
      ...section,
    }
  )
}
