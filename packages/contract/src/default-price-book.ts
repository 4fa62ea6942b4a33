import { defaultRateCard } from './estimate.ts'
import type { BookFeature, FeatureKey, PriceBook } from './price-book.ts'

const hours = (design: number, build: number, content: number) => ({ design, build, content })

const features: Record<FeatureKey, BookFeature> = {
  shop: {
    ...{ isOffered: true, name: 'Online shop', ...hours(48, 144, 24) },
    description: 'Products, basket, checkout, card payment and the mails that follow an order',
    assumes: 'Up to 60 products to begin with, one currency, delivery by flat rates.',
    excludes: 'Fees of the payment provider, which it takes from each sale',
  },
  subscriptions: {
    ...{ isOffered: true, name: 'Subscriptions', ...hours(16, 64, 6) },
    description: 'Recurring orders that customers can pause, change and end by themselves',
    assumes: 'Up to three subscription plans, charged by one payment provider.',
    excludes: 'Fees of the payment provider, which it takes from each sale',
  },
  payments: {
    ...{ isOffered: true, name: 'Online payments', ...hours(8, 36, 2) },
    description:
      'Card payments and receipts through a provider, so that no card number touches the site',
    assumes: 'You hold, or open, an account with a payment provider that we both know.',
    excludes: 'Fees of the payment provider, which it takes from each sale',
  },
  bookings: {
    ...{ isOffered: true, name: 'Bookings', ...hours(24, 88, 8) },
    description: 'Free times, confirmation, changes and reminders',
    assumes: 'One calendar for each person or room, up to ten of them.',
    excludes: 'Fees of a booking service, and text messages, which are charged by number',
  },
  tickets: {
    ...{ isOffered: true, name: 'Tickets and events', ...hours(24, 80, 12) },
    description: 'Dates, places left, tickets and a list for the door',
    assumes: 'Seats without numbers; a seating plan is a service of its own.',
    excludes: 'Fees of the ticket service, which it takes from each sale',
  },
  enquiries: {
    ...{ isOffered: true, name: 'Enquiries and quotes', ...hours(8, 28, 4) },
    description: 'A short form that asks what matters, takes files, and answers at once',
    assumes: 'One form of up to ten questions.',
    excludes: '',
  },
  donations: {
    ...{ isOffered: true, name: 'Donations', ...hours(16, 48, 8) },
    description: 'Giving once or monthly, with a receipt for the tax return',
    assumes: 'Gifts in Australian dollars, once and monthly.',
    excludes: 'Fees of the payment provider, which it takes from each gift',
  },
  accounts: {
    ...{ isOffered: true, name: 'Members and accounts', ...hours(32, 112, 8) },
    description: 'Sign-in, personal pages and what belongs to them',
    assumes: 'Two kinds of people sign in: yours and your customers.',
    excludes: '',
  },
  careers: {
    ...{ isOffered: true, name: 'Jobs and applications', ...hours(12, 36, 8) },
    description: 'Open positions, and applications with files that reach the right person',
    assumes: 'Up to ten positions at a time, kept up by your team.',
    excludes: '',
  },
  calculator: {
    ...{ isOffered: true, name: 'Calculator', ...hours(20, 56, 6) },
    description: 'A few questions, a figure at once, and the way to ask for more',
    assumes: 'One formula, supplied by you, of up to eight questions.',
    excludes: '',
  },
  journal: {
    ...{ isOffered: true, name: 'Journal or news', ...hours(16, 32, 24) },
    description: 'Articles with pictures, topics and sharing, edited by your team',
    assumes: 'We write and place the first three articles with you.',
    excludes: '',
  },
  gallery: {
    ...{ isOffered: true, name: 'Portfolio or gallery', ...hours(20, 36, 16) },
    description: 'Work shown large, with filters and a page for each',
    assumes: 'Up to 12 projects to begin with, pictures supplied by you.',
    excludes: '',
  },
  places: {
    ...{ isOffered: true, name: 'Places and maps', ...hours(12, 24, 8) },
    description: 'Each place with hours, directions and parking, on a map without trackers',
    assumes: 'Up to six places.',
    excludes: '',
  },
  search: {
    ...{ isOffered: true, name: 'Search on the site', ...hours(12, 40, 4) },
    description: 'Search and filters that forgive a typing error',
    assumes: 'Up to 5,000 entries, all on the site itself.',
    excludes: '',
  },
  newsletter: {
    ...{ isOffered: true, name: 'Newsletter', ...hours(8, 16, 6) },
    description: 'Sign-up with consent, one designed mail, and a welcome by itself',
    assumes: '',
    excludes: 'Fees of the mail service, which go by the number of readers',
  },
  feeds: {
    ...{ isOffered: true, name: 'Feeds from elsewhere', ...hours(6, 28, 0) },
    description: 'What you publish elsewhere, shown here in your own design, kept up by itself',
    assumes: 'One source each, which allows it and stays as it is.',
    excludes: '',
  },
  video: {
    ...{ isOffered: true, name: 'Video on the pages', ...hours(8, 20, 6) },
    description: 'Films that start fast, carry captions and send nobody’s data away',
    assumes: 'Up to five finished films supplied by you.',
    excludes: 'Shooting and editing of film',
  },
  downloads: {
    ...{ isOffered: true, name: 'Downloads', ...hours(6, 16, 6) },
    description: 'Files with a title and a date, found by topic, replaced without a new address',
    assumes: 'Up to 40 files, supplied by you.',
    excludes: '',
  },
  crm: {
    ...{ isOffered: true, name: 'CRM connection', ...hours(2, 44, 0) },
    description: 'Every enquiry lands in your CRM, with where it came from',
    assumes: 'Your CRM has a documented interface and you can give us a test account.',
    excludes: 'Licences of your CRM',
  },
  systems: {
    ...{ isOffered: true, name: 'Connections to other systems', ...hours(6, 72, 0) },
    description: 'Data that moves by itself between the site and your tools',
    assumes: 'One system each way, with a documented interface and a test account.',
    excludes: 'Licences and changes of the systems that the site talks to',
  },
  api: {
    ...{ isOffered: true, name: 'Interface for other software', ...hours(4, 80, 6) },
    description: 'Documented addresses by which other programs read and write',
    assumes: 'Up to six kinds of record, read and written with a key.',
    excludes: '',
  },
  migration: {
    ...{ isOffered: true, name: 'Move from the old website', ...hours(4, 40, 24) },
    description: 'Old pages brought over, addresses redirected, nothing lost in search',
    assumes: 'Up to 80 old pages, of which about half are worth keeping.',
    excludes: '',
  },
  accessibility: {
    ...{ isOffered: true, name: 'Accessibility audit', ...hours(16, 36, 4) },
    description: 'Tested with screen readers and by keyboard, with a report and a statement',
    assumes: 'WCAG 2.2 AA on every kind of page, tested again after the repairs.',
    excludes: '',
  },
}

/** The book that a site comes with. Hours are quarter hours, shares basis points, amounts cents. */
export const defaultPriceBook: PriceBook = {
  rateCard: defaultRateCard,
  features,
  pages: {
    home: hours(16, 12, 10),
    designed: hours(11, 10, 8),
    pattern: hours(10, 12, 4),
    plain: hours(2, 3, 3),
    // A home page has about seven.
    homeSections: 15,
  },
  languages: { build: 24, buildEach: 4, contentEachPage: 5 },
  overhead: {
    workshop: {
      description: 'Workshop: visitors’ questions, goals and measures',
      ...{ quarterHours: 20, eachDecider: 12 },
    },
    siteMap: {
      description: 'Site map and outline of {pages}',
      ...{ quarterHours: 8, eachPage: 1 },
    },
    direction: {
      description: 'Direction: type, colour and pictures, with you in one meeting',
      quarterHours: 48,
    },
    changes: {
      description: 'Two rounds of changes, gathered and answered',
      ...{ quarterHours: 0, eachDecider: 4 },
    },
    foundation: {
      description: 'Foundation: editing, speed, accessibility to WCAG 2.2 AA',
      quarterHours: 48,
    },
    search: {
      description: 'What people search for, and which page answers it',
      quarterHours: 10,
    },
    metadata: {
      description: 'Titles, descriptions and structured data',
      ...{ quarterHours: 4, eachPage: 1 },
    },
    launch: {
      description: 'Domain, mail records, redirects and analytics without cookies',
      quarterHours: 20,
    },
    training: {
      description: 'Training for the people who will edit the site',
      ...{ quarterHours: 6, eachDecider: 3 },
    },
    care: {
      description: 'Four weeks of watching, mending and small changes',
      quarterHours: 12,
    },
  },
  packages: {
    onePage: { pages: 1, features: 1, share: 4_000 },
    small: { pages: 4, features: 1, share: 6_500 },
  },
  options: [
    {
      ...{ isOffered: true, name: 'Photography direction' },
      description: 'A shot list, half a day with your photographer',
      ...{ strategy: 0, ...hours(28, 0, 0) },
    },
    {
      ...{ isOffered: true, name: 'Search visibility for six months' },
      description: 'A page a month, measured and improved',
      ...{ strategy: 24, ...hours(0, 0, 96) },
    },
    {
      ...{ isOffered: true, name: 'Care for a year' },
      description: 'Updates, and two hours of changes a month',
      ...{ strategy: 0, ...hours(0, 96, 0) },
    },
  ],
  price: { minimum: 0, discount: 0, discountWording: '' },
  terms: {
    ...{ abn: '', deposit: 0, paymentDays: 0, lines: [] },
    bank: { accountName: '', bsb: '', accountNumber: '' },
  },
  wording: {
    introduction:
      'A website for {client}, designed, written, built and looked after by one small team, and live {weeks} after the first workshop.',
    scope: '{scope}, as listed in the proposal.',
    oneDecider: 'One person on your side decides, within two working days.',
    severalDeciders: 'Up to {people} people on your side agree on each stage, within a week.',
    rounds:
      'Two rounds of changes at each stage. We show rough work early, so that they are enough.',
    ownership: 'You own everything we make for you, from the day it is paid.',
    assumptions: [],
    hosting: 'Hosting and domain fees, which you pay at cost',
    licences: 'Photography, film and licences for typefaces or music',
    translation: 'Translation itself; we place and check what your translators send',
    afterCare: 'Changes after the four weeks of care, unless you add care for a year',
    exclusions: [],
    steps: [
      { title: 'A call', text: 'Half an hour on what matters, and on what to leave out.' },
      { title: 'A fixed price', text: 'Within two working days, with dates, on one page.' },
      { title: 'A start', text: 'The first workshop is within two weeks of your yes.' },
    ],
    closing: 'Until we both sign, nothing is owed.',
  },
  look: { accent: '#fc6d00', ink: '#181412', logo: '' },
}
