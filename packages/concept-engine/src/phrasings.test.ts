import { expect, test } from 'vitest'
import { briefOf } from '../samples/a-brief.ts'
import { createConcept } from './create-concept.ts'

type Four<T> = [T, T, T, T]

/** Businesses and their offers: many of the words could also be verbs. */
const offers: [business: string, things: Four<string>][] = [
  ['a mobile dog groomer in Werribee', ['washes', 'clips', 'nail trims', 'teeth cleaning']],
  ['a tyre shop in Dandenong', ['tyres', 'wheel alignments', 'balancing', 'puncture repairs']],
  ['a music school in Ivanhoe', ['piano', 'guitar', 'drums', 'singing lessons']],
  ['a plasterer in Pakenham', ['patching', 'cornices', 'ceilings', 'new builds']],
  ['a removalist in Essendon', ['house moves', 'office moves', 'piano moves', 'packing']],
  ['a fencing contractor in Melton', ['colorbond fences', 'paling fences', 'gates', 'screens']],
  ['a photography studio in Kyneton', ['newborns', 'families', 'weddings', 'headshots']],
  ['a pool company in Rowville', ['cleaning', 'water testing', 'pump repairs', 'rescues']],
  ['an IT firm in Richmond', ['managed IT', 'cloud backup', 'cyber security', 'servers']],
  ['a nursery in Monbulk', ['natives', 'fruit trees', 'roses', 'potting mix']],
  ['a bike shop in Northcote', ['new bikes', 'servicing', 'wheel builds', 'kids bikes']],
  ['a butcher in Colac', ['sausages', 'steaks', 'roasts', 'smallgoods']],
]

const joinList = ([a, b, c, d]: Four<string>) => `${a}, ${b}, ${c} and ${d}`
const sentenceForms: [name: string, say: (business: string, things: Four<string>) => string][] = [
  ['we do', (business, things) => `We are ${business}. We do ${joinList(things)}.`],
  ['we offer', (business, things) => `We are ${business}. We offer ${joinList(things)}.`],
  ['and we do', (business, things) => `We’re ${business} and we do ${joinList(things)}.`],
  [
    'everything',
    (business, things) => `We’re ${business} and we do everything: ${things.join(', ')}.`,
  ],
  [
    'include',
    (business, things) => `We are ${business}. Our services include ${joinList(things)}.`,
  ],
  ['services', (business, things) => `We are ${business}. Services: ${things.join(', ')}.`],
  ['specialise', (business, things) => `We are ${business}. We specialise in ${joinList(things)}.`],
  [
    'come for',
    (business, things) => `We are ${business}. People come to us for ${joinList(things)}.`,
  ],
  ['a heading', (business, things) => `We are ${business}.\nWhat we do:\n- ${things.join('\n- ')}`],
  [
    'mostly',
    (business, [a, b, c, d]) =>
      `We are ${business}. Mostly ${a} and ${b}, but we also do ${c} and ${d}.`,
  ],
]

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test.each(sentenceForms)('shows everything on offer: %s', (_name, say) => {
  for (const [business, things] of offers) {
    const brief = say(business, things)
    const titles = createConcept(briefOf(brief), 1).sections.flatMap(({ items }) =>
      items.map(({ title }) => plain(title)),
    )
    for (const thing of things) expect(titles, brief).toContain(plain(thing))
  }
})

const prices: [business: string, things: [name: string, price: string][]][] = [
  [
    'a salon in Sale',
    [
      ['brow wax', '$25'],
      ['lash lift', '$85'],
      ['spray tan', '$40'],
    ],
  ],
  [
    'a dog groomer in Werribee',
    [
      ['small wash', '$45'],
      ['large wash', '$70'],
      ['nail trim', '$20'],
    ],
  ],
  [
    'a bike shop in Northcote',
    [
      ['basic service', '$95'],
      ['full service', '$190'],
      ['wheel true', '$30'],
    ],
  ],
]
const priceForms: [name: string, say: (things: [string, string][]) => string][] = [
  ['is', (things) => things.map(([name, price]) => `A ${name} is ${price}`).join(', ')],
  ['costs', (things) => things.map(([name, price]) => `The ${name} costs ${price}`).join('. ')],
  ['for', (things) => `It’s ${things.map(([name, price]) => `${price} for a ${name}`).join(', ')}`],
  [
    'charge',
    (things) => `We charge ${things.map(([name, price]) => `${price} for a ${name}`).join(', ')}`,
  ],
  [
    'at',
    (things) => `Our prices are ${things.map(([name, price]) => `${name} at ${price}`).join(', ')}`,
  ],
  [
    'in brackets',
    (things) => `We do ${things.map(([name, price]) => `${name} (${price})`).join(', ')}`,
  ],
  ['a row', (things) => `Prices: ${things.map(([name, price]) => `${name} ${price}`).join(', ')}`],
]

test.each(priceForms)('shows each price beside its item: %s', (_name, say) => {
  for (const [business, things] of prices) {
    const brief = `We are ${business}. ${say(things)}.`
    const titles = createConcept(briefOf(brief), 1).sections.flatMap(({ items }) =>
      items.flatMap(({ title, value }) => (value ? `${plain(title)} ${value}` : [])),
    )
    for (const [name, price] of things) expect(titles, brief).toContain(`${name} ${price}`)
  }
})
