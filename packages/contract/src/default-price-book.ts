import { defaultRateCard } from './estimate.ts'
import type { BookFeature, FeatureKey, PriceBook } from './price-book.ts'

const hours = (design: number, build: number, content: number) => ({ design, build, content })

const features: Record<FeatureKey, BookFeature> = {
  shop: {
    ...{ isOffered: true, name: 'Online shop', ...hours(48, 144, 24) },
    description: 'Products, basket, checkout, card payment and the mails that follow an order',
    assumes: 'Up to 60 products to begin with, one currency, delivery by flat rates.',
    excludes: 'Payment provider fees, charged per sale',
  },
  subscriptions: {
    ...{ isOffered: true, name: 'Subscriptions', ...hours(16, 64, 6) },
    description: 'Recurring orders that customers can pause, change and end by themselves',
    assumes: 'Up to three subscription plans, charged by one payment provider.',
    excludes: 'Payment provider fees, charged per sale',
  },
  payments: {
    ...{ isOffered: true, name: 'Online payments', ...hours(8, 36, 2) },
    description:
      'Card payments and receipts through a provider, so that no card number touches the site',
    assumes: 'You hold, or open, an account with a payment provider that we both know.',
    excludes: 'Payment provider fees, charged per sale',
  },
  bookings: {
    ...{ isOffered: true, name: 'Bookings', ...hours(24, 88, 8) },
    description: 'Availability, confirmation, changes and reminders',
    assumes: 'One calendar for each person or room, up to ten of them.',
    excludes: 'Booking service fees, and text messages, which are charged per message',
  },
  tickets: {
    ...{ isOffered: true, name: 'Tickets and events', ...hours(24, 80, 12) },
    description: 'Dates, remaining capacity, tickets and a door list',
    assumes: 'General admission; seating plans are quoted separately.',
    excludes: 'Ticketing service fees, charged per sale',
  },
  enquiries: {
    ...{ isOffered: true, name: 'Enquiries and quotes', ...hours(8, 28, 4) },
    description: 'A short form that asks what matters, accepts files and replies at once',
    assumes: 'One form of up to ten questions.',
    excludes: '',
  },
  donations: {
    ...{ isOffered: true, name: 'Donations', ...hours(16, 48, 8) },
    description: 'One-off or monthly giving, with a tax receipt',
    assumes: 'Donations in Australian dollars, one-off and monthly.',
    excludes: 'Payment provider fees, charged per donation',
  },
  accounts: {
    ...{ isOffered: true, name: 'Members and accounts', ...hours(32, 112, 8) },
    description: 'Sign-in, account pages and account management',
    assumes: 'Two user roles: your team and your customers.',
    excludes: '',
  },
  careers: {
    ...{ isOffered: true, name: 'Jobs and applications', ...hours(12, 36, 8) },
    description: 'Open positions, and applications with files that reach the right person',
    assumes: 'Up to ten positions at a time, maintained by your team.',
    excludes: '',
  },
  calculator: {
    ...{ isOffered: true, name: 'Calculator', ...hours(20, 56, 6) },
    description: 'A few questions, an instant figure and a way to ask for more',
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
    ...{ isOffered: true, name: 'Locations and maps', ...hours(12, 24, 8) },
    description: 'Each location with hours, directions and parking, on a map without trackers',
    assumes: 'Up to six locations.',
    excludes: '',
  },
  search: {
    ...{ isOffered: true, name: 'Site search', ...hours(12, 40, 4) },
    description: 'Search and filters that tolerate typos',
    assumes: 'Up to 5,000 entries, all on the site itself.',
    excludes: '',
  },
  newsletter: {
    ...{ isOffered: true, name: 'Newsletter', ...hours(8, 16, 6) },
    description: 'Sign-up with consent, one designed email template and an automatic welcome email',
    assumes: '',
    excludes: 'Fees of the email service, which depend on the number of subscribers',
  },
  feeds: {
    ...{ isOffered: true, name: 'Social and listing feeds', ...hours(6, 28, 0) },
    description: 'What you publish elsewhere, shown in your own design and updated automatically',
    assumes: 'One source each, which permits it and does not change its format.',
    excludes: '',
  },
  video: {
    ...{ isOffered: true, name: 'Video', ...hours(8, 20, 6) },
    description: 'Films that start fast, carry captions and send nobody’s data away',
    assumes: 'Up to five finished films supplied by you.',
    excludes: 'Shooting and editing of film',
  },
  downloads: {
    ...{ isOffered: true, name: 'Downloads', ...hours(6, 16, 6) },
    description: 'Files with a title and date, filed by topic, replaced without changing their URL',
    assumes: 'Up to 40 files, supplied by you.',
    excludes: '',
  },
  crm: {
    ...{ isOffered: true, name: 'CRM connection', ...hours(2, 44, 0) },
    description: 'Every enquiry lands in your CRM, with its source',
    assumes: 'Your CRM has a documented API and you can give us a test account.',
    excludes: 'CRM licences',
  },
  systems: {
    ...{ isOffered: true, name: 'Connections to other systems', ...hours(6, 72, 0) },
    description: 'Automatic data sync between the site and your tools',
    assumes: 'One system each way, with a documented API and a test account.',
    excludes: 'Licences for, and changes to, the connected systems',
  },
  api: {
    ...{ isOffered: true, name: 'API', ...hours(4, 80, 6) },
    description: 'Documented endpoints that other software can use',
    assumes: 'Up to six record types, read and written with an API key.',
    excludes: '',
  },
  migration: {
    ...{ isOffered: true, name: 'Content migration', ...hours(4, 40, 24) },
    description: 'Existing pages migrated, URLs redirected, search rankings kept',
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

/**
 * The default price book of a site. Hours are quarter hours, shares basis points, amounts cents.
 */
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
      description: 'Site map and page outlines for {pages}',
      ...{ quarterHours: 8, eachPage: 1 },
    },
    direction: {
      description: 'Art direction: type, colour and imagery, in one meeting with you',
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
      description: 'Keyword research, and which page answers each search',
      quarterHours: 10,
    },
    metadata: {
      description: 'Titles, descriptions and structured data',
      ...{ quarterHours: 4, eachPage: 1 },
    },
    launch: {
      description: 'Domain, email DNS records, redirects and cookie-free analytics',
      quarterHours: 20,
    },
    training: {
      description: 'Training for the people who will edit the site',
      ...{ quarterHours: 6, eachDecider: 3 },
    },
    care: {
      description: 'Four weeks of monitoring, fixes and small changes',
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
    ownership: 'You own everything we make for you once it is paid for.',
    assumptions: [],
    hosting: 'Hosting and domain fees, which you pay at cost',
    licences: 'Photography, film and licences for typefaces or music',
    translation: 'Translation itself; we place and check what your translators send',
    afterCare: 'Changes after the four weeks of care, unless you add care for a year',
    exclusions: [],
    steps: [
      { title: 'A call', text: 'Half an hour on what matters, and on what to leave out.' },
      { title: 'A fixed price', text: 'Within two working days, with dates, on one page.' },
      { title: 'A start', text: 'The first workshop is within two weeks of your approval.' },
    ],
    closing: 'Nothing is owed until we both sign.',
  },
  look: { accent: '#fc6d00', ink: '#181412', logo: '' },
}
