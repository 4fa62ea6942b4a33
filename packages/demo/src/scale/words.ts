// The building blocks of fictitious people, firms and messages.

export const firstNames = [
  ...['Amelia', 'Anh', 'Archie', 'Bao', 'Bindi', 'Callum', 'Chloe', 'Daniel', 'Divya', 'Elena'],
  ...['Ethan', 'Farah', 'Finn', 'Georgia', 'Grace', 'Hamish', 'Hana', 'Imogen', 'Isla', 'Jack'],
  ...['Jarrah', 'Jia', 'Kiah', 'Kwame', 'Lachlan', 'Layla', 'Leo', 'Lucia', 'Mai', 'Marco'],
  ...['Matilda', 'Mei', 'Mohammed', 'Nadia', 'Nikhil', 'Noah', 'Olivia', 'Oscar', 'Paige', 'Priya'],
  ...[
    'Quentin',
    'Rania',
    'Ravi',
    'Ruby',
    'Samira',
    'Sienna',
    'Stavros',
    'Tahlia',
    'Thomas',
    'Tuan',
  ],
  ...['Uma', 'Vince', 'Willow', 'Xavier', 'Yasmin', 'Yusuf', 'Zara', 'Zoe', 'Áine', 'José'],
]

export const lastNames = [
  ...['Abbott', 'Ahmed', 'Baker', 'Barlow', 'Bianchi', 'Brennan', 'Byrne', 'Campbell', 'Castellan'],
  ...['Chen', 'Costa', 'Dalton', 'Darcy', 'Desai', 'Doyle', 'Edwards', 'Farrell', 'Fitzgerald'],
  ...['Georgiou', 'Gill', 'Grant', 'Haddad', 'Hughes', 'Ingram', 'Jansen', 'Kaur', 'Kelly', 'Khan'],
  ...['Kowalski', 'Lam', 'Le', 'Lindqvist', 'Malouf', 'Marchetti', 'McKenna', 'Mehta', 'Morgan'],
  ...[
    'Murray',
    'Ngo',
    'Nguyen',
    "O'Brien",
    'Okafor',
    'Papadakis',
    'Patel',
    'Pham',
    'Quinn',
    'Reid',
  ],
  ...['Rossi', 'Sharma', 'Silva', 'Singh', 'Stewart', 'Tan', 'Tran', 'Vidal', 'Walker', 'Weiss'],
  ...['Whitlam', 'Wong', 'Yıldız', 'Young', 'Zhang'],
]

export const firmNames = [
  ...[
    'Banksia',
    'Bluegum',
    'Boobook',
    'Bottlebrush',
    'Brolga',
    'Cockle Bay',
    'Coolibah',
    'Currawong',
  ],
  ...['Dandenong', 'Ferntree', 'Galah', 'Goldfields', 'Grevillea', 'Harbourside', 'Ironbark'],
  ...['Jacaranda', 'Kelpie', 'Kurrajong', 'Laneway', 'Lilly Pilly', 'Lyrebird', 'Magpie', 'Mallee'],
  ...['Merri', 'Mulga', 'Northcote', 'Otway', 'Paperbark', 'Peninsula', 'Quandong', 'Redgum'],
  ...['Rosella', 'Saltbush', 'Southbank', 'Spinifex', 'Stringybark', 'Tamarama', 'Tea Tree'],
  ...['Tidewater', 'Wandoo', 'Waratah', 'Wattle', 'Whitehaven', 'Yarra Bend'],
]

/** Trades with their industry in briefs, the most frequent first. */
export const trades: readonly (readonly [firm: string, industry: string])[] = [
  ...([
    ['Software', 'Technology'],
    ['Physio', 'Healthcare'],
    ['Books & Tax', 'Finance'],
    ['Tutoring', 'Education'],
    ['Homewares', 'Retail'],
    ['Property', 'Real Estate'],
    ['Coffee Roasters', 'Food & Beverage'],
    ['Legal', 'Legal Services'],
    ['Builders', 'Construction'],
    ['Plumbing', 'Trades'],
    ['Dental', 'Healthcare'],
    ['Bakery', 'Food & Beverage'],
    ['Studio', 'Architecture'],
    ['Freight', 'Logistics'],
    ['Vets', 'Animal Care'],
    ['Yoga', 'Fitness'],
    ['Tours', 'Tourism'],
    ['Florist', 'Retail'],
    ['Childcare', 'Education'],
    ['Solar', 'Energy'],
    ['Film', 'Media'],
    ['Cellars', 'Wine'],
    ['Joinery', 'Furniture'],
    ['Surf School', 'Sport'],
    ['Foundation', 'Not-for-profit'],
    ['Farm Supplies', 'Agriculture'],
    ['Hair', 'Beauty'],
    ['Events', 'Events'],
    ['Recruitment', 'Human Resources'],
    ['Insurance Brokers', 'Insurance'],
  ] as const),
]

export const goals = [
  'People should see what we do, what it costs and how to book a time, without ringing first.',
  'Our old site is eight years old. We want a shop with pickup, and room for stories about makers.',
  'We need a site that wins tenders: projects, certificates, people, and a form for quotes.',
  'Customers ask the same ten questions every day. The site should answer them and take bookings.',
  'We open a second shop in spring and want one place for both, with menus that change weekly.',
]

export const subjects = [
  'Timing for a new site',
  'Bookings that sync with our calendar',
  'A question about your estimate',
  'Moving from our old host',
  'Photos for the shop',
  '',
]

export const messages = [
  'Could we talk about a start next month? Our busy season begins in October.',
  'We like the concept. How long would a site like this take, and who writes the text?',
  'Our domain sits with another provider. Is it much work to move it without losing mail?',
  'We have 60 products now and expect 300 by winter. Does that change what you would build?',
  'Please ring me before five. I would like to know what is included in the care plan.',
]

export const notes = [
  'Rang back, wants a second design before Friday.',
  'Knows the owner of Saltbush Legal. Ask about timing after Easter.',
  'Budget is set until July; send the smaller package.',
  'Prefers mail. Decides together with her business partner.',
]

export const paths = [
  ...[
    '/',
    '/',
    '/',
    '/our-work',
    '/gallery',
    '/ai-generator',
    '/ai-generator',
    '/about',
    '/contact',
  ],
  ...['/services/web-development', '/services/ui-ux-design', '/services/digital-marketing'],
  ...['/services/business-automation', '/our-work/lighthouse-lane-homes', '/ghibli-generator'],
]
