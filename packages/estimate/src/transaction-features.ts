import type { KnownFeature } from './feature.ts'

/** What people do on a site: buy, book, ask, give, sign in. */
export const transactionFeatures: KnownFeature[] = [
  {
    key: 'shop',
    name: 'Online shop',
    wish: /\b(?:(?:an? |the |little |small |proper |online )(?:shop|store)\b|buy(?:ing)?\b|purchase|order(?:s|ing)?\b(?! (?:form|of))|sell(?:ing)?\b|check ?out|cart\b|basket|pre-?orders?)/i,
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
    wish: /\b(?:pay(?:ing|ments?)?|deposits?|direct debit)\b/i,
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
    wish: /\b(?:calendars?|availab(?:le|ility)|(?:free|open|spare) (?:dates?|days?|places?|spots?|slots?|times?)|make a time|reserve)\b/i,
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
    wish: /\b(?:tickets?|events?(?: list| page)?)\b/i,
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
    wish: /\b(?:(?<!contact )forms?|enquir\w+|inquir\w+|quotes?|upload|(?:send|attach|submit)(?:s|ing)? (?:us |me |in |a |an |their |your |your own )*(?:photos?|pics?|pictures?|plans?|drawings?|sketch(?:es)?|details|measurements)|waiting list|wait ?list|request)\b/i,
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
    key: 'accounts',
    name: 'Members and accounts',
    wish: /\b(?:log ?-?ins?|portal|member(?:s|ship)? (?:area|page|only)|accounts?)\b/i,
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
    key: 'calculator',
    name: 'Calculator',
    wish: /\b(?:calculat\w+|work out (?:the|a|their|what)|price finder|slider|configurator|estimator|adds? it up|gives? (?:you )?(?:a|the) price)\b/i,
    words:
      /\b(?:calculators?|configurators?|(?:cost|price) estimators?|price finder|build your own)\b/i,
    description: 'A few questions, a figure at once, and the way to ask for more',
    design: 20,
    build: 56,
    content: 6,
    pages: [{ name: 'Calculator', purpose: 'A few questions, a figure at once', kind: 'designed' }],
    assumes: 'One formula, supplied by you, of up to eight questions.',
  },
]
