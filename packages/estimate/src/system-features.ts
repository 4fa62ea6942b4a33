import type { KnownFeature } from './feature.ts'

/** Features for integrations, migrations and testing. */
export const systemFeatures: KnownFeature[] = [
  {
    key: 'crm',
    phrases: /\b(?:crm|salesforce|hubspot|pipedrive|zoho|customer relationship)\b/i,
    pages: [],
  },
  {
    key: 'systems',
    wishPhrases:
      /\b(?:integrat\w+|embed\w*|(?:live |today[’']?s |the )?(?:wind|weather|tide|surf|snow|river)(?: \w+)? (?:forecast|report|feed|levels?)|today[’']?s (?:wind|weather|tides?)|(?:links?|connect\w*|talks?|plugs?|hooks?|goes|land) (?:straight )?(?:up )?(?:to|with|into|in) (?:our|the|my) (?:\w+ ){0,2}(?:system|software|calendar|app|program))\b/i,
    phrases:
      /\b(?:integrat(?:e|es|ion|ions) with|integrations?|xero|myob|quickbooks|erp|inventory|stock (?:levels?|control|system|sync)|sync(?:s|ed)? (?:with|to|from)|zapier|point of sale|pos system)\b/i,
    excludedPhrases:
      /\b(?:integration aides?|social integration|integrations? of (?:people|migrants))\b/gi,
    pages: [],
  },
  {
    key: 'api',
    phrases: /\bAPIs?\b|\bwebhooks?\b/,
    pages: [],
  },
  {
    key: 'migration',
    wishPhrases:
      /\b(?:(?:move|bring|transfer|keep|copy|carry)\w* (?:over |across )?(?:all |everything |the |our |my )*(?:old|existing|current)|off (?:wix|wordpress|squarespace|shopify))\b/i,
    phrases:
      /\b(?:migrat(?:e|es|ing|ion)\b(?= (?:of|from|our|the|all|your|\d))|(?:redesign|rebuild|replace|relaunch|redo|refresh)\w* (?:of )?(?:the |our |my |an? )?(?:\w+ ){0,2}(?:site|website)|(?:from|off) (?:wordpress|wix|squarespace|shopify|drupal|joomla|weebly))\b/i,
    excludedPhrases:
      /\bmigration (?:agents?|lawyers?|law|advice|services|visas?)\b|\bbird migration\b/gi,
    pages: [],
  },
  {
    key: 'accessibility',
    wishPhrases: /\b(?:screen readers?|access[ai]b\w+|wcag)\b/i,
    phrases:
      /\b(?:accessib(?:le|ility) (?:audit|report|statement|test(?:ing|ed)?|review)|wcag|(?:screen reader|assistive technology)s?|audit(?:ed)? for accessibility)\b/i,
    pages: [
      {
        name: 'Accessibility',
        purpose: 'What was tested, what is open, whom to tell',
        kind: 'plain',
      },
    ],
  },
]
