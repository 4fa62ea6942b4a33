import type { Facts } from '../reading/facts.ts'
import type { Wish } from '../reading/wishes.ts'
import type { Asked, Field, Form } from './copy-deck.ts'

/** What a form is for, by the wish that asks for it, in the order in which one is chosen. */
const FORMS: [does: Wish['does'], headline: string, button: string, fields: Field[]][] = [
  ['book', 'Book online', 'Book', [{ title: 'Which day?', sort: 'date' }]],
  ['calendar', 'Book a day', 'Ask for this day', [{ title: 'Which day?', sort: 'date' }]],
  ['tickets', 'Buy tickets', 'Buy tickets', [{ title: 'How many?', sort: 'choice' }]],
  ['enrol', 'Enrol', 'Enrol', [{ title: 'Who is it for?', sort: 'line' }]],
  [
    'waiting',
    'Join the waiting list',
    'Join the list',
    [{ title: 'Who is it for?', sort: 'line' }],
  ],
  ['volunteer', 'Lend a hand', 'Volunteer', [{ title: 'When could you help?', sort: 'line' }]],
  ['join', 'Join', 'Join', [{ title: 'A little about you', sort: 'long' }]],
  ['quote', 'Ask for a quote', 'Send', [{ title: 'What do you need?', sort: 'long' }]],
  ['upload', 'Send a photo', 'Send', [{ title: 'What is it about?', sort: 'long' }]],
  ['ask', 'Send a message', 'Send', [{ title: 'What is it about?', sort: 'long' }]],
]
const MOST_CHOICES = 12

/** What a visitor chooses among: what has a price where some things have. */
const choicesOf = ({ offers }: Facts) => {
  const priced = offers.filter(({ price }) => price !== '')
  return (priced.length >= 2 ? priced : offers).map(({ title }) => title)
}

const affirmed = ({ wishes }: Facts) => wishes.filter(({ denied }) => !denied)

/** The form that the client asked for; undefined where none was. */
export function formOf(facts: Facts): Form | undefined {
  const wishes = affirmed(facts)
  const wished = (does: Wish['does']) => wishes.some((wish) => wish.does === does)
  const found = FORMS.find(([does]) => wished(does))
  if (!found) return undefined
  const [does, headline, button, own] = found
  // What can be had is chosen from what the brief names.
  const choices = choicesOf(facts)
  const isChosen =
    /^(?:book|tickets|enrol|quote|calendar)$/.test(does) &&
    choices.length >= 2 &&
    choices.length <= MOST_CHOICES
  return {
    headline,
    button,
    fields: [
      { title: 'Your name', sort: 'line' },
      { title: 'Phone or email', sort: 'line' },
      ...(isChosen
        ? [{ title: 'Which one?', sort: 'choice' as const, value: choices[0] ?? '' }]
        : []),
      ...own,
      ...(wished('upload') ? [{ title: 'Add a photo', sort: 'file' as const }] : []),
    ],
  }
}

/** Prices to choose from make an order; more do not fit one section. */
const ORDER = { least: 2, most: 10 }
const FRAMES = 3

function photosOf(facts: Facts, { said }: Wish): Asked {
  const isPair = /\bbefore\b.{0,6}\bafter/i.test(said)
  const named = choicesOf(facts).filter((title) => title.length <= 34)
  const captions = isPair ? ['Before', 'After'] : named.slice(0, FRAMES)
  return {
    kind: 'asked-photos',
    headline: isPair ? 'Before and after' : 'Photographs',
    items: (captions.length >= 2 ? captions : ['', '', '']).map((title) => ({ title })),
    button: '',
  }
}

type Write = (facts: Facts, wish: Wish) => Asked | undefined

const plain =
  (kind: Asked['kind'], headline: string, button: string): Write =>
  () => ({ kind, headline, items: [], button })

/** What the client wants visitors to find, beside a form: a section of its own for each. */
const SECTIONS: [does: Wish['does'], write: Write][] = [
  [
    'shop',
    ({ offers }) => {
      const priced = offers.filter(({ price }) => price !== '')
      return priced.length < ORDER.least || priced.length > ORDER.most
        ? undefined
        : { kind: 'asked-order', headline: 'Order online', items: [], button: 'Order' }
    },
  ],
  ['calendar', plain('asked-calendar', 'Choose a day', '')],
  ['gallery', photosOf],
  ['film', plain('asked-film', 'See for yourself', '')],
  ['sound', plain('asked-sound', 'Have a listen', '')],
  [
    'search',
    ({ offers }) => ({
      kind: 'asked-search',
      headline: 'Find what you need',
      items: offers
        .map(({ title }) => ({ title }))
        .filter(({ title }) => title.length <= 30)
        .slice(0, 6),
      button: 'Search',
    }),
  ],
  [
    'download',
    (_facts, { said }) => ({
      kind: 'asked-files',
      headline: 'Downloads',
      items: [
        {
          title: /\bprice/i.test(said)
            ? 'Price list'
            : /\bspec/i.test(said)
              ? 'Specification sheets'
              : /\bmenu/i.test(said)
                ? 'Menu'
                : /\bcatalogue/i.test(said)
                  ? 'Catalogue'
                  : /\bforms?\b/i.test(said)
                    ? 'Forms'
                    : 'Documents',
        },
      ],
      button: '',
    }),
  ],
  [
    'newsletter',
    () => ({
      kind: 'asked-signup',
      headline: 'Hear from us',
      items: [{ title: 'Your email' }],
      button: 'Sign up',
    }),
  ],
]
const MOST = 2

/** Sections for what the client asked the website to hold, the most telling first. */
export function askedOf(facts: Facts): Asked[] {
  const wishes = affirmed(facts)
  const asked = SECTIONS.flatMap(([does, write]) => {
    const wish = wishes.find((each) => each.does === does)
    return (wish && write(facts, wish)) ?? []
  })
  return asked.slice(0, MOST)
}
