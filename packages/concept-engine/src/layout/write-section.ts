import type { Ground, Imagery, Section, SectionItem } from '@agency/contract/concept'
import type { CopyDeck } from '../copy/copy-deck.ts'
import type { Random } from '../random.ts'
import { isOnScreen } from './features.ts'
import type { ImageryMaker } from './imagery-maker.ts'

/** The state of a page that is being written: what is taken from the deck is gone. */
export interface Writing {
  companyName: string
  businessType: 'B2B' | 'B2C' | 'Both'
  deck: CopyDeck
  /** Stories, quotes and closings that no section shows yet. */
  left: Pick<
    CopyDeck,
    'stories' | 'quotes' | 'closings' | 'leads' | 'offerHeadings' | 'stepHeadings'
  >
  images: ImageryMaker
  random: Random
  /** Sentences on the page: none stands there twice. */
  said: Set<string>
}

type Words = Partial<Section> & { headline: string }
/** Words for a section kind, or nothing when the deck has nothing true to say there. */
type Writer = (writing: Writing, kind: string) => Words | undefined

const item = (
  given: { title: string; text?: string; value?: string; group?: string },
  image?: Imagery,
): SectionItem => ({ text: '', value: '', group: '', ...given, image })

const both = ({ deck }: Writing) => ({
  callToAction: deck.actions.first,
  secondCallToAction: deck.actions.second,
})

const hero: Writer = (writing, kind) => {
  const { deck, left, images, random } = writing
  const [best = `${writing.companyName}`, ...others] = deck.headlines
  const subject = deck.industry.subject
  const picture: Imagery['kind'] =
    kind === 'hero-device'
      ? 'device'
      : kind === 'hero-split' && isOnScreen(subject)
        ? 'device'
        : kind === 'hero-panel'
          ? random.pick(['scene', 'detail', 'portrait'])
          : kind === 'hero-portrait'
            ? random.pick(['portrait', 'still-life', 'scene'])
            : 'scene'
  return {
    eyebrow: deck.audience,
    headline: random.pick([best, best, ...others.slice(0, 2)]),
    text: left.leads.shift() ?? deck.tagline,
    ...both(writing),
    items: deck.offers.slice(0, 5).map((offer) => item(offer)),
    image: images.make(picture),
    pictures: [images.make('still-life'), images.make('detail')],
  }
}

const offers: Writer = ({ deck, left, images, random }, kind) => {
  const count = kind === 'offer-bento' ? 4 : kind === 'offer-rows' ? 5 : random.pick([6, 6, 3])
  const chosen = deck.offers.slice(0, kind === 'offer-columns' ? 4 : count)
  // Five cards leave a hole in any grid.
  const even = chosen.length === 5 && kind !== 'offer-rows' ? chosen.slice(0, 4) : chosen
  if (even.length < 2 || (kind === 'offer-bento' && even.length < 4)) return undefined
  return {
    eyebrow: deck.place ?? '',
    headline: left.offerHeadings.shift() ?? deck.labels.services,
    items: even.map((offer) => item(offer, images.make('still-life', 'detail', 'scene'))),
    image: images.make('scene', 'detail'),
  }
}

const story: Writer = ({ left, deck, images }, kind) => {
  const chosen = left.stories.shift()
  if (!chosen) return undefined
  return {
    ...chosen,
    secondCallToAction: deck.actions.second,
    image:
      kind === 'split-wide' ? images.make('scene') : images.make('scene', 'portrait', 'detail'),
    pictures: [images.make('still-life')],
  }
}

/** Two figures look like a third one is missing. */
const MIN_FIGURES = 3

const figures: Writer = ({ deck }) => {
  if (deck.figures.length < MIN_FIGURES) return undefined
  return {
    headline: deck.labels['in figures'],
    items: deck.figures.map(({ value, label }) => item({ title: label, value })),
  }
}

const ticker: Writer = ({ deck }) =>
  deck.tickers.length < 4
    ? undefined
    : { headline: '', items: deck.tickers.map((title) => item({ title })) }

const steps: Writer = ({ deck, left, images }) =>
  deck.steps.length < 3
    ? undefined
    : {
        eyebrow: deck.labels['how it works'],
        headline: left.stepHeadings.shift() ?? deck.labels['how it works'],
        items: deck.steps.map((step) => item(step)),
        image: images.make('portrait', 'scene', 'detail'),
      }

const gallery: Writer = ({ deck, images }, kind) => {
  if (kind === 'gallery-captioned' && deck.captions.length < 3) return undefined
  const kinds = ['scene', 'detail', 'still-life'] as const
  return {
    headline: deck.labels.gallery,
    items: deck.captions.map((title) => item({ title }, images.make(...kinds))),
    pictures: Array.from({ length: 5 }, () => images.make(...kinds)),
  }
}

const list: Writer = ({ deck, images }, kind) => {
  const groups = deck.list.groups.filter(({ items }) => items.length > 0)
  const items = groups.flatMap((group) =>
    group.items.map((each) => item({ ...each, group: group.title })),
  )
  if (items.length < 4 || (kind === 'list-menu' && groups.length < 2)) return undefined
  return {
    headline: deck.list.heading,
    items,
    callToAction: deck.actions.first,
    image: images.make('still-life', 'detail'),
  }
}

const products: Writer = ({ deck, left, images }) => {
  if (deck.offers.length < 4) return undefined
  return {
    headline: left.offerHeadings.shift() ?? deck.labels.shop,
    items: deck.offers.slice(-4).map((offer) => item(offer, images.make('still-life'))),
    callToAction: deck.actions.first,
  }
}

const booking: Writer = ({ deck, left, images }) => {
  const closing = left.closings.shift()
  if (deck.fields.length < 3 || !closing) return undefined
  return {
    ...closing,
    items: deck.fields.map((title) => item({ title })),
    callToAction: deck.actions.first,
    image: images.make('scene', 'still-life'),
  }
}

const people: Writer = ({ deck, images, random }) => {
  if (deck.people.length < 2) return undefined
  const shown = deck.people.slice(0, random.pick([3, 4]))
  return {
    eyebrow: deck.place ?? '',
    headline: deck.labels.people,
    items: shown.map((person) => item(person, images.make('portrait'))),
  }
}

const quote: Writer = ({ left, images }) => {
  const said = left.quotes.shift()
  return said && { headline: said.text, text: said.by, image: images.make('portrait') }
}

const place: Writer = (writing) => {
  const { deck, images, businessType } = writing
  if (!deck.place || businessType === 'B2B') return undefined
  return {
    eyebrow: deck.labels['find us'],
    headline: deck.place,
    text: deck.tagline,
    items: deck.hours.map(({ title, value }) => item({ title, value })),
    callToAction: deck.labels.directions,
    secondCallToAction: deck.labels.contact,
    image: images.make('map'),
  }
}

const questions: Writer = ({ deck }) =>
  deck.faqs.length < 4
    ? undefined
    : {
        headline: deck.labels.questions,
        items: deck.faqs.map((faq) => item(faq)),
        secondCallToAction: deck.labels.contact,
      }

const journal: Writer = ({ deck, images }) =>
  deck.journal.length < 3
    ? undefined
    : {
        headline: deck.labels.journal,
        items: deck.journal.map((article) =>
          item(article, images.make('still-life', 'scene', 'detail')),
        ),
        callToAction: deck.labels['read more'],
      }

const closing: Writer = (writing) => {
  const said = writing.left.closings.shift()
  return {
    headline: said?.headline ?? writing.companyName,
    text: said?.text ?? writing.deck.tagline,
    ...both(writing),
    image: writing.images.make('scene', 'detail'),
  }
}

const writers: [start: string, write: Writer][] = [
  ['hero', hero],
  ['offer', offers],
  ['split', story],
  ['figures', figures],
  ['ticker', ticker],
  ['process', steps],
  ['gallery', gallery],
  ['list-products', products],
  ['list', list],
  ['booking', booking],
  ['people', people],
  ['quote', quote],
  ['place', place],
  ['questions', questions],
  ['journal', journal],
  ['action', closing],
]

/** Shorter ones are labels and names, which may come again. */
const SENTENCE = 30

/** Writes a section of a kind; undefined when there is nothing, or nothing new, to say in it. */
export function writeSection(kind: string, ground: Ground, writing: Writing): Section | undefined {
  const { said } = writing
  const written = writers.find(([start]) => kind.startsWith(start))?.[1](writing, kind)
  // A page begins and ends, whatever has been said.
  const isNeeded = kind.startsWith('hero') || kind.startsWith('action')
  if (!written || (!isNeeded && said.has(written.headline))) return undefined
  const text = said.has(written.text ?? '') ? '' : (written.text ?? '')
  for (const sentence of [written.headline, text]) {
    if (sentence.length > SENTENCE) said.add(sentence)
  }
  return {
    ...{ kind, ground, eyebrow: '', callToAction: '', secondCallToAction: '' },
    ...{ items: [], pictures: [] },
    ...written,
    text,
  }
}
