import type { PageKind } from './site-pages.ts'

/** A part of a website that takes work of its own. */
export interface Feature {
  key: string
  name: string
  description: string
  /** Quarter hours by role. */
  design: number
  build: number
  content: number
  /** Pages that it brings with it. */
  pages: { name: string; purpose: string; kind: PageKind }[]
  /** What its price takes for granted. */
  assumes?: string
  /** What it leads to that others charge for. */
  excludes?: string
}

export interface KnownFeature extends Feature {
  /** Phrases that ask for it. */
  words: RegExp
  /** Phrases that only sound so; they are left out before looking. */
  falseFriends?: RegExp
  /** Features whose work it contains. */
  covers?: string[]
}

/** Most words of a shop are also those of a payment: it is the shop that is priced. */
export const features: KnownFeature[] = [
  {
    key: 'shop',
    name: 'Online shop',
    words:
      /\b(?:(?:shop|buy|order|purchase)(?:s|ing)? (?:[\w’-]+ ){0,4}online|sell(?:s|ing)? (?:[\w’-]+ ){0,6}online|online (?:shop|store|ordering|orders|sales)|web ?shop|e-?commerce|check-?out|(?:shopping )?cart|click (?:and|&) collect|cans by)\b/i,
    falseFriends:
      /\b(?:buy|order|purchase|sell)(?:s|ing)? (?:[\w’-]+ )?tickets online\b|\b(?:food|coffee|golf|go-?) ?carts?\b|\bcart (?:at|in|outside)\b|\bcheck-?out (?:is|at|by|time)\b[^.;]{0,12}(?:\d|noon)/gi,
    covers: ['payments'],
    description: 'Products, basket, checkout, card payment and the mails that follow an order',
    design: 48,
    build: 144,
    content: 24,
    pages: [
      {
        name: 'Shop',
        purpose: 'Everything on sale, sorted the way people look for it',
        kind: 'designed',
      },
      {
        name: 'Product',
        purpose: 'One product: pictures, price, choices, delivery, basket',
        kind: 'pattern',
      },
      {
        name: 'Basket and checkout',
        purpose: 'From basket to paid in as few steps as we can',
        kind: 'designed',
      },
    ],
    assumes: 'Up to 60 products to begin with, one currency, delivery by flat rates.',
    excludes: 'Fees of the payment provider, which it takes from each sale',
  },
  {
    key: 'subscriptions',
    name: 'Subscriptions',
    words:
      /\bsubscriptions?\b|\bsubscribe (?:to (?:a|our) (?:box|plan)|monthly)|\b(?:monthly|weekly) (?:box|boxes|plan|delivery)\b/i,
    falseFriends: /\b(?:newsletter|e-?mail|magazine) subscriptions?\b/gi,
    covers: ['payments'],
    description: 'Recurring orders that customers can pause, change and end by themselves',
    design: 16,
    build: 64,
    content: 6,
    pages: [],
    assumes: 'Up to three subscription plans, charged by one payment provider.',
    excludes: 'Fees of the payment provider, which it takes from each sale',
  },
  {
    key: 'payments',
    name: 'Online payments',
    words:
      /\b(?:(?:take|accept|online|card|secure) payments?|pay(?:ing)? (?:a deposit|deposits|online|by card|an invoice|invoices)|stripe|paypal|square payments|deposits? online)\b/i,
    falseFriends: /\b(?:mortgage|loan) payments?\b/gi,
    description:
      'Card payments and receipts through a provider, so that no card number touches the site',
    design: 8,
    build: 36,
    content: 2,
    pages: [],
    assumes: 'You hold, or open, an account with a payment provider that we both know.',
    excludes: 'Fees of the payment provider, which it takes from each sale',
  },
  {
    key: 'bookings',
    name: 'Bookings',
    words:
      /\b(?:book(?:s|ing|ings)?|reserv(?:e|es|ation|ations)|appointments?|timetables?|test rides?|schedule a (?:visit|call|tour|class))\b/i,
    falseFriends:
      /\b(?:(?:a|the|his|her|our|my|your|comic|picture|cook|children[’']s|rare|second-?hand|used|new|guide|text|recipe|good|e|old) books?\b|books? (?:about|on|by|club|clubs|launch|launches|shop|shops|store|stores|fair|keeping|keeper|keepers|cover|covers|design)|books and|and books|sells? books|facebook|booking (?:a )?(?:agents?|agency)|(?:nature|game|marine|forest|cellar) reserves?)\b/gi,
    description: 'Free times, confirmation, changes and reminders',
    design: 24,
    build: 88,
    content: 8,
    pages: [
      {
        name: 'Book',
        purpose: 'Free times, what to expect, confirmation at once',
        kind: 'designed',
      },
    ],
    assumes: 'One calendar for each person or room, up to ten of them.',
    excludes: 'Fees of a booking service, and text messages, which are charged by number',
  },
  {
    key: 'tickets',
    name: 'Tickets and events',
    words:
      /\b(?:tickets?|events? (?:calendar|listings?|page)|upcoming (?:events|shows|gigs)|gigs?|season programme|(?:choose|buy|numbered) seats|seats left|seating plan)\b/i,
    falseFriends: /\b(?:support|parking|speeding|traffic) tickets?\b/gi,
    description: 'Dates, places left, tickets and a list for the door',
    design: 24,
    build: 80,
    content: 12,
    pages: [
      { name: 'What’s on', purpose: 'Dates to come, with what is left of each', kind: 'designed' },
      { name: 'Event', purpose: 'One date: programme, place, price, tickets', kind: 'pattern' },
    ],
    assumes: 'Seats without numbers; a seating plan is a service of its own.',
    excludes: 'Fees of the ticket service, which it takes from each sale',
  },
  {
    key: 'enquiries',
    name: 'Enquiries and quotes',
    words:
      /\b(?:(?:free|instant|online|request|get|ask for) (?:a |an )?quotes?|quote (?:form|requests?)|enquir(?:y|ies)|enquire|inquiries|appraisals?|(?:book|request|ask for) a demo|consultations?|request (?:a|an)|contact form|wholesale (?:form|accounts?|orders?|enquir\w+)|(?:get|more|sales|capture|collect) leads)\b/i,
    falseFriends: /\bquotes? from (?:customers|clients)\b/gi,
    description: 'A short form that asks what matters, takes files, and answers at once',
    design: 8,
    build: 28,
    content: 4,
    pages: [],
    assumes: 'One form of up to ten questions.',
  },
  {
    key: 'accounts',
    name: 'Members and accounts',
    words:
      /\b(?:members(?:hips?)?(?: area| portal| login| only)?|log ?ins?|log in|(?:client|customer|patient|parent|member|student|tenant|supplier) (?:portal|area|accounts?)|user accounts?|accounts for (?:clients|customers|members|users|parents)|sign ?in|portal|dashboard)\b/i,
    falseFriends:
      /\b(?:(?:family|team|staff|crew|board|cast|choir|band|faculty|community|society|founding) members|(?:a|the|neon|our|shop|street) sign in|members of (?:staff|our team|the team|the family|the public)|car dashboards?|dashboard cameras?)\b/gi,
    description: 'Sign-in, personal pages and what belongs to them',
    design: 32,
    build: 112,
    content: 8,
    pages: [
      { name: 'Account', purpose: 'Sign-in, and what belongs to one person', kind: 'designed' },
    ],
    assumes: 'Two kinds of people sign in: yours and your customers.',
  },
  {
    key: 'journal',
    name: 'Journal or news',
    words:
      /\b(?:blogs?|news (?:page|section|posts?)|latest news|our news|publish news|journal|articles?|publish(?:es)?|recipes? (?:page|section))\b/i,
    falseFriends:
      /\b(?:good news|articles? of clothing|newspaper articles?|publish(?:er|ing house))\b/gi,
    description: 'Articles with pictures, topics and sharing, edited by your team',
    design: 16,
    build: 32,
    content: 24,
    pages: [
      { name: 'Journal', purpose: 'What is new, by topic, edited by your team', kind: 'designed' },
      { name: 'Article', purpose: 'One piece, easy to read and to pass on', kind: 'pattern' },
    ],
    assumes: 'We write and place the first three articles with you.',
  },
  {
    key: 'gallery',
    name: 'Portfolio or gallery',
    words:
      /\b(?:portfolio|galler(?:y|ies)|show(?:s|ing)? (?:the|our|my|past|recent|real) (?:work|projects|days)|(?:past|recent|finished|completed|our) projects|before and after|show real|case stud(?:y|ies)|case figures)\b/i,
    falseFriends:
      /\b(?:art gallery owners?|investment portfolios?|share portfolios?|portfolio managers?)\b/gi,
    description: 'Work shown large, with filters and a page for each',
    design: 20,
    build: 36,
    content: 16,
    pages: [
      {
        name: 'Work',
        purpose: 'What you have done, shown large, to be filtered',
        kind: 'designed',
      },
      {
        name: 'Project',
        purpose: 'One piece of work: the question, the answer, the result',
        kind: 'pattern',
      },
    ],
    assumes: 'Up to 12 projects to begin with, pictures supplied by you.',
  },
  {
    key: 'crm',
    name: 'CRM connection',
    words: /\b(?:crm|salesforce|hubspot|pipedrive|zoho|customer relationship)\b/i,
    description: 'Every enquiry lands in your CRM, with where it came from',
    design: 2,
    build: 44,
    content: 0,
    pages: [],
    assumes: 'Your CRM has a documented interface and you can give us a test account.',
    excludes: 'Licences of your CRM',
  },
  {
    key: 'systems',
    name: 'Connections to other systems',
    words:
      /\b(?:integrat(?:e|es|ion|ions) with|integrations?|xero|myob|quickbooks|erp|inventory|stock (?:levels?|control|system|sync)|sync(?:s|ed)? (?:with|to|from)|zapier|point of sale|pos system)\b/i,
    falseFriends:
      /\b(?:integration aides?|social integration|integrations? of (?:people|migrants))\b/gi,
    description: 'Data that moves by itself between the site and your tools',
    design: 6,
    build: 72,
    content: 0,
    pages: [],
    assumes: 'One system each way, with a documented interface and a test account.',
    excludes: 'Licences and changes of the systems that the site talks to',
  },
  {
    key: 'api',
    name: 'Interface for other software',
    words: /\bAPIs?\b|\bwebhooks?\b/,
    description: 'Documented addresses by which other programs read and write',
    design: 4,
    build: 80,
    content: 6,
    pages: [],
    assumes: 'Up to six kinds of record, read and written with a key.',
  },
  {
    key: 'places',
    name: 'Places and maps',
    words:
      /\b(?:(?:two|three|four|five|six|seven|eight|nine|ten|\d+|our|all|several|both|store) (?:locations?|stores|branches|clinics|showrooms?|studios|venues)|store (?:finder|locator)|find us|opening hours|open homes|(?:interactive |google |delivery |show a |with a |service area )maps?|directions)\b/i,
    falseFriends: /\bsite ?maps?\b|\broad ?maps?\b|\bon the map\b/gi,
    description: 'Each place with hours, directions and parking, on a map without trackers',
    design: 12,
    build: 24,
    content: 8,
    pages: [
      { name: 'Find us', purpose: 'Hours, directions, parking and the way in', kind: 'designed' },
    ],
    assumes: 'Up to six places.',
  },
  {
    key: 'search',
    name: 'Search on the site',
    words:
      /\b(?:site search|search (?:box|bar|function|field)|search(?:able)? (?:the |our |for |by |through |catalogue|database|listings?|directory|products?|properties|jobs)|searchable|filter by|filters for|advanced search)\b/i,
    falseFriends:
      /\bsearch (?:engines?|visibility|results?|ranking)\b|\b(?:search for|in search of) (?:meaning|talent|customers)\b/gi,
    description: 'Search and filters that forgive a typing error',
    design: 12,
    build: 40,
    content: 4,
    pages: [],
    assumes: 'Up to 5,000 entries, all on the site itself.',
  },
  {
    key: 'newsletter',
    name: 'Newsletter',
    words:
      /\b(?:newsletters?|mailing list|e-?mail list|mailchimp|klaviyo|campaign monitor|email (?:sign-?ups?|updates))\b/i,
    description: 'Sign-up with consent, one designed mail, and a welcome by itself',
    design: 8,
    build: 16,
    content: 6,
    pages: [],
    excludes: 'Fees of the mail service, which go by the number of readers',
  },
  {
    key: 'feeds',
    name: 'Feeds from elsewhere',
    words:
      /\b(?:(?:instagram|facebook|tiktok|youtube|social|property|job|jobs|product|listing|listings|news|review|rss|data) feeds?|live (?:listings|inventory|reviews)|google reviews|(?:domain|realestate)\.com\.au)\b/i,
    description: 'What you publish elsewhere, shown here in your own design, kept up by itself',
    design: 6,
    build: 28,
    content: 0,
    pages: [],
    assumes: 'One source each, which allows it and stays as it is.',
  },
  {
    key: 'video',
    name: 'Video on the pages',
    words:
      /\b(?:(?:embed(?:ded)?|background|hero|explainer|promo|product|training|drone|our|show|add|with|host) (?:a |our |some )?videos?|videos? (?:library|tours?|gallery|on the|testimonials?)|virtual tours?|livestreams?|live ?stream(?:ing)?|webinars?)\b/i,
    falseFriends:
      /\bvideo (?:production|games?|agency|editors?) (?:company|studio|house|business)\b/gi,
    description: 'Films that start fast, carry captions and send nobody’s data away',
    design: 8,
    build: 20,
    content: 6,
    pages: [],
    assumes: 'Up to five finished films supplied by you.',
    excludes: 'Shooting and editing of film',
  },
  {
    key: 'migration',
    name: 'Move from the old website',
    words:
      /\b(?:migrat(?:e|es|ing|ion)\b(?= (?:of|from|our|the|all|your|\d))|(?:redesign|rebuild|replace|relaunch|redo|refresh)\w* (?:of )?(?:the |our |my |an? )?(?:\w+ ){0,2}(?:site|website)|(?:old|existing|current) (?:web ?)?(?:site|website|blog)|(?:from|off) (?:wordpress|wix|squarespace|shopify|drupal|joomla|weebly))\b/i,
    falseFriends:
      /\bmigration (?:agents?|lawyers?|law|advice|services|visas?)\b|\bbird migration\b/gi,
    description: 'Old pages brought over, addresses redirected, nothing lost in search',
    design: 4,
    build: 40,
    content: 24,
    pages: [],
    assumes: 'Up to 80 old pages, of which about half are worth keeping.',
  },
  {
    key: 'accessibility',
    name: 'Accessibility audit',
    words:
      /\b(?:accessib(?:le|ility) (?:audit|report|statement|test(?:ing|ed)?|review)|wcag|(?:screen reader|assistive technology)s?|audit(?:ed)? for accessibility)\b/i,
    description: 'Tested with screen readers and by keyboard, with a report and a statement',
    design: 16,
    build: 36,
    content: 4,
    pages: [
      {
        name: 'Accessibility',
        purpose: 'What was tested, what is open, whom to tell',
        kind: 'plain',
      },
    ],
    assumes: 'WCAG 2.2 AA on every kind of page, tested again after the repairs.',
  },
  {
    key: 'careers',
    name: 'Jobs and applications',
    words:
      /\b(?:careers?(?: page| section)|job (?:listings?|board|openings|ads)|vacanc(?:y|ies)|(?:job )?applications? (?:form|online)|apply online|recruit new staff)\b/i,
    description: 'Open positions, and applications with files that reach the right person',
    design: 12,
    build: 36,
    content: 8,
    pages: [{ name: 'Jobs', purpose: 'Open positions, and why people stay', kind: 'designed' }],
    assumes: 'Up to ten positions at a time, kept up by your team.',
  },
  {
    key: 'donations',
    name: 'Donations',
    words: /\b(?:donat(?:e|es|ions?|ing)|fundrais(?:er|ers|ing)|sponsor a)\b/i,
    falseFriends: /\bblood donations?\b/gi,
    covers: ['payments'],
    description: 'Giving once or monthly, with a receipt for the tax return',
    design: 16,
    build: 48,
    content: 8,
    pages: [
      { name: 'Give', purpose: 'Why it matters, and a gift in under a minute', kind: 'designed' },
    ],
    assumes: 'Gifts in Australian dollars, once and monthly.',
    excludes: 'Fees of the payment provider, which it takes from each gift',
  },
  {
    key: 'calculator',
    name: 'Calculator',
    words:
      /\b(?:calculators?|configurators?|(?:cost|price) estimators?|price finder|build your own)\b/i,
    description: 'A few questions, a figure at once, and the way to ask for more',
    design: 20,
    build: 56,
    content: 6,
    pages: [{ name: 'Calculator', purpose: 'A few questions, a figure at once', kind: 'designed' }],
    assumes: 'One formula, supplied by you, of up to eight questions.',
  },
  {
    key: 'downloads',
    name: 'Downloads',
    words:
      /\b(?:download(?:s|able)?|data ?sheets?|brochures? (?:to|as)|resource library|spec sheets?|fact sheets?)\b/i,
    description: 'Files with a title and a date, found by topic, replaced without a new address',
    design: 6,
    build: 16,
    content: 6,
    pages: [],
    assumes: 'Up to 40 files, supplied by you.',
  },
]
