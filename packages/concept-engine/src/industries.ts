import type { Tint } from './colour-words.ts'

/** Picture families the engine can draw. */
export type Subject =
  | 'food'
  | 'property'
  | 'health'
  | 'technology'
  | 'finance'
  | 'education'
  | 'movement'
  | 'retail'
  | 'nature'
  | 'transport'
  | 'making'
  | 'events'
  | 'beauty'
  | 'media'

/** What the engine knows about a kind of business. */
export interface Industry {
  subject: Subject
  /** Words of an industry or a description that point here. */
  words: string[]
  /** Names of the pages of its site, in order. */
  pages: string[]
  /** What a visitor is asked to do, for consumers and for businesses. */
  actions: { consumer: string; business: string; second: string }
  /** Headings over what it offers. */
  offer: string
  process: { title: string; text: string }[]
  colours: Tint[]
}

const t = (l: number, c: number, h: number): Tint => ({ l, c, h })

export const industries: [Industry, ...Industry[]] = [
  {
    subject: 'food',
    words: [
      'food',
      'beverage',
      'restaurant',
      'café',
      'cafe',
      'coffee',
      'bakery',
      'bread',
      'brew',
      'bar',
      'wine',
      'catering',
      'kitchen',
      'menu',
      'roast',
      'pub',
      'dining',
      'chef',
      'cake',
    ],
    pages: ['Menu', 'Visit', 'Our story', 'Order'],
    actions: { consumer: 'See the menu', business: 'Ask about wholesale', second: 'Find us' },
    offer: 'What we make',
    process: [
      { title: 'Choose', text: 'Look through what is on today and pick what you feel like.' },
      { title: 'Order or book', text: 'Reserve online in a few taps, or come past and see us.' },
      { title: 'Enjoy', text: 'We make it fresh and have it ready when you said.' },
    ],
    colours: [t(0.5, 0.12, 40), t(0.8, 0.12, 75)],
  },
  {
    subject: 'property',
    words: [
      'real estate',
      'property',
      'architect',
      'interior',
      'homes',
      'house',
      'apartment',
      'developer',
      'development',
      'vendor',
      'housing',
      'floor plan',
    ],
    pages: ['Homes', 'Approach', 'People', 'Journal'],
    actions: {
      consumer: 'Arrange a first visit',
      business: 'Discuss a project',
      second: 'See the work',
    },
    offer: 'How we can help',
    process: [
      {
        title: 'First visit',
        text: 'We walk the place with you and listen before we suggest anything.',
      },
      { title: 'Plan', text: 'You see drawings, dates and costs on paper before work begins.' },
      { title: 'Follow through', text: 'One person stays with you until the keys change hands.' },
    ],
    colours: [t(0.42, 0.06, 155), t(0.78, 0.07, 75)],
  },
  {
    subject: 'health',
    words: [
      'health',
      'dental',
      'dentist',
      'clinic',
      'physio',
      'medical',
      'doctor',
      'hearing',
      'aged care',
      'care',
      'vet',
      'veterinary',
      'psycholog',
      'therapy',
      'hospital',
      'patients',
      'nurse',
      'pharmacy',
    ],
    pages: ['Services', 'Our people', 'Fees', 'Visit'],
    actions: { consumer: 'Book an appointment', business: 'Refer a patient', second: 'Call us' },
    offer: 'How we look after you',
    process: [
      { title: 'Book', text: 'Choose a time that suits you, online or by phone.' },
      { title: 'First visit', text: 'We take the time to hear the whole story.' },
      { title: 'A clear plan', text: 'You leave knowing what happens next and what it costs.' },
    ],
    colours: [t(0.52, 0.09, 200), t(0.82, 0.08, 95)],
  },
  {
    subject: 'technology',
    words: [
      'technology',
      'software',
      'app',
      'saas',
      'platform',
      'data',
      'cloud',
      'cyber',
      'ai',
      'robot',
      'automation',
      'sensor',
      'developer tools',
      'it services',
      'startup',
      'energy',
      'solar',
      'engineering',
      'manufactur',
    ],
    pages: ['Product', 'How it works', 'Pricing', 'Docs'],
    actions: { consumer: 'Start a trial', business: 'Request a demo', second: 'See how it works' },
    offer: 'What it does',
    process: [
      {
        title: 'Connect',
        text: 'Bring in what you already have. Nothing needs to be replaced first.',
      },
      { title: 'Try it', text: 'Run it beside today’s way of working and compare.' },
      { title: 'Roll out', text: 'Move at your own pace, with people who answer.' },
    ],
    colours: [t(0.55, 0.19, 262), t(0.8, 0.14, 190)],
  },
  {
    subject: 'finance',
    words: [
      'finance',
      'account',
      'bookkeep',
      'tax',
      'legal',
      'law',
      'lawyer',
      'insurance',
      'consult',
      'payroll',
      'mortgage',
      'invest',
      'advis',
      'bank',
      'audit',
      'recruit',
      'professional services',
    ],
    pages: ['Services', 'How we work', 'People', 'Contact'],
    actions: { consumer: 'Book a first chat', business: 'Book a call', second: 'How we work' },
    offer: 'Where we help',
    process: [
      {
        title: 'A first conversation',
        text: 'Tell us where things stand. It costs nothing but half an hour.',
      },
      { title: 'A plan in writing', text: 'You get the steps, the dates and the fee on one page.' },
      { title: 'Steady work', text: 'The same people answer when you call.' },
    ],
    colours: [t(0.34, 0.08, 260), t(0.76, 0.12, 85)],
  },
  {
    subject: 'education',
    words: [
      'education',
      'school',
      'tutor',
      'class',
      'course',
      'training',
      'children',
      'kids',
      'university',
      'teach',
      'learn',
      'childcare',
      'kindergarten',
      'art classes',
      'student',
    ],
    pages: ['Programs', 'Timetable', 'Our teachers', 'Enrol'],
    actions: { consumer: 'Enrol online', business: 'Plan a program', second: 'See the timetable' },
    offer: 'What we teach',
    process: [
      { title: 'Visit', text: 'Come and see a class before you decide.' },
      { title: 'Enrol', text: 'Pick a day and a group, and fill in one short form.' },
      { title: 'Begin', text: 'Arrive a little early. We have everything ready.' },
    ],
    colours: [t(0.6, 0.15, 250), t(0.85, 0.15, 92)],
  },
  {
    subject: 'movement',
    words: [
      'fitness',
      'yoga',
      'gym',
      'pilates',
      'sport',
      'running',
      'dance',
      'wellness',
      'breathwork',
      'personal training',
      'swim',
      'climbing',
      'martial',
    ],
    pages: ['Classes', 'Timetable', 'Passes', 'Studio'],
    actions: {
      consumer: 'Book a class',
      business: 'Plan a team session',
      second: 'See the timetable',
    },
    offer: 'Ways to move',
    process: [
      { title: 'Pick a class', text: 'Filter by day, level and teacher, and hold your place.' },
      { title: 'Come as you are', text: 'Everything you need is here. Arrive ten minutes early.' },
      { title: 'Keep going', text: 'A pass that fits how often you really come.' },
    ],
    colours: [t(0.64, 0.15, 35), t(0.6, 0.12, 320)],
  },
  {
    subject: 'transport',
    words: [
      'logistics',
      'freight',
      'transport',
      'truck',
      'bike',
      'bicycle',
      'cycle',
      'car',
      'automotive',
      'mechanic',
      'courier',
      'delivery',
      'shipping',
      'warehouse',
      'fleet',
      'container',
      'motor',
      'ev',
    ],
    pages: ['Services', 'How it works', 'Locations', 'Contact'],
    actions: {
      consumer: 'Book a test ride',
      business: 'Request a rate',
      second: 'See how it works',
    },
    offer: 'What we move',
    process: [
      { title: 'Tell us the job', text: 'Where from, where to and when. Three fields.' },
      { title: 'See it confirmed', text: 'You get a time and a name, not a ticket number.' },
      { title: 'Follow it', text: 'Look at any moment and know where things are.' },
    ],
    colours: [t(0.33, 0.09, 262), t(0.85, 0.17, 95)],
  },
  {
    subject: 'making',
    words: [
      'construction',
      'builder',
      'building',
      'joinery',
      'carpent',
      'trade',
      'plumb',
      'electric',
      'renovat',
      'kitchens',
      'ceramic',
      'craft',
      'workshop',
      'furniture',
      'paving',
      'stone',
      'metal',
      'handmade',
      'timber',
    ],
    pages: ['Work', 'Process', 'Materials', 'Quote'],
    actions: { consumer: 'Ask for a quote', business: 'Send us drawings', second: 'See the work' },
    offer: 'What we make',
    process: [
      { title: 'Measure', text: 'We come to you, measure twice and talk it through.' },
      { title: 'Make', text: 'Drawn, approved and made in our own workshop.' },
      { title: 'Fit', text: 'Installed by the people who made it, and left clean.' },
    ],
    colours: [t(0.5, 0.09, 55), t(0.42, 0.1, 255)],
  },
  {
    subject: 'nature',
    words: [
      'garden',
      'landscap',
      'farm',
      'agricult',
      'grower',
      'nursery',
      'plant',
      'travel',
      'hike',
      'hiking',
      'tour',
      'outdoor',
      'camp',
      'trail',
      'tourism',
      'environment',
      'paddock',
      'hotel',
      'retreat',
      'holiday',
    ],
    pages: ['Explore', 'Seasons', 'About', 'Book'],
    actions: { consumer: 'Check dates', business: 'Book a trial', second: 'Explore' },
    offer: 'What we do',
    process: [
      { title: 'Look around', text: 'Compare what is on offer by season and by effort.' },
      { title: 'Choose a date', text: 'Hold a place online, with the whole cost in view.' },
      { title: 'Step outside', text: 'We look after the rest.' },
    ],
    colours: [t(0.48, 0.09, 140), t(0.7, 0.11, 60)],
  },
  {
    subject: 'events',
    words: [
      'wedding',
      'event',
      'theatre',
      'festival',
      'music',
      'gig',
      'party',
      'conference',
      'entertainment',
      'game',
      'venue',
      'celebrat',
      'stage',
      'tickets',
    ],
    pages: ['What’s on', 'Packages', 'Stories', 'Enquire'],
    actions: { consumer: 'Check your date', business: 'Plan an event', second: 'What’s on' },
    offer: 'What to expect',
    process: [
      { title: 'Pick a date', text: 'See what is free before you fall in love with it.' },
      { title: 'Shape it', text: 'Choose what matters and leave the rest to us.' },
      { title: 'Be there', text: 'Turn up, and enjoy your own party.' },
    ],
    colours: [t(0.46, 0.13, 330), t(0.8, 0.11, 80)],
  },
  {
    subject: 'beauty',
    words: [
      'beauty',
      'skincare',
      'cosmetic',
      'salon',
      'hair',
      'spa',
      'barber',
      'fragrance',
      'nail',
      'makeup',
      'candle',
    ],
    pages: ['Shop', 'Ingredients', 'Rituals', 'Journal'],
    actions: {
      consumer: 'Shop the range',
      business: 'Become a stockist',
      second: 'See what’s inside',
    },
    offer: 'The range',
    process: [
      { title: 'Find your match', text: 'Three questions, one honest suggestion.' },
      { title: 'Try it', text: 'Start small. If it is not for you, send it back.' },
      { title: 'Stay with it', text: 'Refills when you need them, and no sooner.' },
    ],
    colours: [t(0.72, 0.05, 140), t(0.85, 0.07, 10)],
  },
  {
    subject: 'media',
    words: [
      'film',
      'media',
      'photograph',
      'design',
      'agency',
      'marketing',
      'publish',
      'video',
      'film studio',
      'design studio',
      'recording',
      'record',
      'podcast',
      'art',
      'gallery',
      'creative',
      'brand',
    ],
    pages: ['Work', 'Watch', 'About', 'Contact'],
    actions: { consumer: 'See the work', business: 'Start a project', second: 'About us' },
    offer: 'What we do',
    process: [
      { title: 'Brief', text: 'One page is plenty. We will ask about the rest.' },
      { title: 'Make', text: 'You see rough work early, while it is cheap to change.' },
      { title: 'Show', text: 'Delivered in the shapes and sizes you need.' },
    ],
    colours: [t(0.57, 0.21, 27), t(0.85, 0.14, 90)],
  },
  {
    subject: 'retail',
    words: [
      'retail',
      'shop',
      'store',
      'e-commerce',
      'ecommerce',
      'fashion',
      'clothing',
      'jewel',
      'product',
      'gift',
      'toys',
      'books',
      'sell online',
      'pottery',
      'ceramic',
      'glaze',
      'handmade',
      'craft',
      'florist',
      'flowers',
      'homewares',
    ],
    pages: ['Shop', 'New in', 'Our story', 'Visit'],
    actions: { consumer: 'Shop now', business: 'Order wholesale', second: 'Visit the shop' },
    offer: 'In the shop',
    process: [
      { title: 'Browse', text: 'Everything in stock, with honest pictures.' },
      { title: 'Order', text: 'Pick up from the shop, or have it sent.' },
      { title: 'Keep or return', text: 'Changed your mind? Bring it back.' },
    ],
    colours: [t(0.6, 0.17, 30), t(0.32, 0.03, 260)],
  },
]

/** How often a word of the industry begins a word of the text. */
const hits = (text: string, words: string[]) =>
  words.reduce(
    (sum, word) => sum + (new RegExp(`(?<![a-zé])${word}`, 'g').test(text) ? word.length : 0),
    0,
  )

/** What the pictures of a brief show: the description often says more than the industry's name. */
export function findSubject(industry: string, description: string): Subject {
  const [named, text] = [industry.toLowerCase(), description.toLowerCase()]
  const scores = industries.map(({ words }) => hits(named, words) + hits(text, words))
  const best = Math.max(...scores)
  return best > 0 ? (industries[scores.indexOf(best)] ?? industries[0]).subject : 'finance'
}

/** The industry that a brief belongs to: its own word for it counts four times. */
export function findIndustry(industry: string, description: string): Industry {
  const named = industry.toLowerCase()
  const text = description.toLowerCase()
  const scores = industries.map((entry) => hits(named, entry.words) * 4 + hits(text, entry.words))
  const best = Math.max(...scores)
  // Nothing known: a quiet professional page.
  const found =
    best > 0 ? scores.indexOf(best) : industries.findIndex((entry) => entry.subject === 'finance')
  return industries[found] ?? industries[0]
}
