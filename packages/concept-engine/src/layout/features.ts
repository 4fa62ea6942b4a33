// What sets a trade's page apart: the section that its customers come for.

const VISUAL = ['gallery-mosaic', 'gallery-strip', 'gallery-captioned', 'gallery-checker']
const MENU = ['list-menu', 'list-groups']
const SHOP = ['list-products']
const BOOK = ['booking-form', 'booking-bar']
const TABLE = ['list-table', 'list-groups']

const features: Record<string, string[][]> = {
  food: [MENU, BOOK, VISUAL],
  drinks: [SHOP, MENU, VISUAL],
  property: [VISUAL, BOOK, TABLE],
  interiors: [VISUAL, TABLE],
  health: [BOOK, TABLE],
  dental: [BOOK, TABLE],
  technology: [TABLE, BOOK],
  industry: [TABLE, VISUAL],
  finance: [TABLE, BOOK],
  legal: [TABLE, BOOK],
  education: [TABLE, BOOK],
  childcare: [VISUAL, BOOK, TABLE],
  movement: [TABLE, BOOK],
  sport: [TABLE, VISUAL, BOOK],
  swimming: [TABLE, BOOK, VISUAL],
  boating: [VISUAL, TABLE, BOOK],
  football: [TABLE, VISUAL, BOOK],
  retail: [SHOP, VISUAL],
  fashion: [SHOP, VISUAL],
  beauty: [MENU, BOOK, SHOP],
  nature: [VISUAL, TABLE],
  farming: [VISUAL, TABLE, SHOP],
  travel: [VISUAL, BOOK, TABLE],
  transport: [TABLE, BOOK],
  making: [VISUAL, TABLE],
  events: [VISUAL, BOOK],
  music: [TABLE, VISUAL],
  media: [VISUAL, TABLE],
  pets: [BOOK, MENU],
  community: [TABLE, VISUAL, BOOK],
}

/** Kinds of section by how well they serve a trade: each list is one step down. */
export const featuresFor = (subject: string): string[][] => features[subject] ?? [VISUAL, TABLE]

/** Whose customers come to a place. */
const LOCAL = new Set([
  ...['food', 'drinks', 'health', 'dental', 'childcare', 'movement', 'retail', 'fashion', 'beauty'],
  ...[
    'pets',
    'community',
    'music',
    'education',
    'making',
    'transport',
    'nature',
    'farming',
    'sport',
    'football',
    'boating',
    'swimming',
  ],
])
export const isLocal = (subject: string) => LOCAL.has(subject)

/** Who shows a screen sooner than a place. */
const ON_SCREEN = new Set(['technology', 'finance', 'media'])
export const isOnScreen = (subject: string) => ON_SCREEN.has(subject)
