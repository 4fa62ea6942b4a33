import type { KnownFeature } from './feature.ts'

/** What a site is connected to, moved from and tested for. */
export const systemFeatures: KnownFeature[] = [
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
    wish: /\b(?:integrat\w+|(?:links?|connect\w*|talks?|plugs?|hooks?|goes|land) (?:straight )?(?:up )?(?:to|with|into|in) (?:our|the|my) (?:\w+ ){0,2}(?:system|software|calendar|app|program))\b/i,
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
    key: 'migration',
    name: 'Move from the old website',
    wish: /\b(?:(?:move|bring|transfer|keep|copy|carry)\w* (?:over |across )?(?:all |everything |the |our |my )*(?:old|existing|current)|off (?:wix|wordpress|squarespace|shopify))\b/i,
    words:
      /\b(?:migrat(?:e|es|ing|ion)\b(?= (?:of|from|our|the|all|your|\d))|(?:redesign|rebuild|replace|relaunch|redo|refresh)\w* (?:of )?(?:the |our |my |an? )?(?:\w+ ){0,2}(?:site|website)|(?:from|off) (?:wordpress|wix|squarespace|shopify|drupal|joomla|weebly))\b/i,
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
    wish: /\b(?:screen readers?|accessib\w+|wcag)\b/i,
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
]
