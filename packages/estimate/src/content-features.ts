import type { KnownFeature } from './feature.ts'

/** Features for content that people read, watch and search for. */
export const contentFeatures: KnownFeature[] = [
  {
    key: 'journal',
    wishPhrases:
      /\b(?:blog|journal|articles|news(?: page| section)?|sighting list|stories)\b(?!letter)/i,
    phrases:
      /\b(?:blogs?|news (?:page|section|posts?)|latest news|our news|publish news|journal|articles?|publish(?:es)?|recipes? (?:page|section))\b/i,
    excludedPhrases:
      /\b(?:good news|articles? of clothing|newspaper articles?|publish(?:er|ing house))\b/gi,
    pages: [
      { name: 'Journal', purpose: 'What is new, by topic, edited by your team', kind: 'designed' },
      { name: 'Article', purpose: 'One piece, easy to read and to pass on', kind: 'pattern' },
    ],
  },
  {
    key: 'gallery',
    wishPhrases:
      /\b(?:gall[ae]r(?:y|ies)|portfolio|before[- ]and[- ]afters?|(?:photos?|pictures?|pics|photographs?) of (?:all |each |the |our |my |past |finished |every |some )*\p{L}+|slide ?show)\b/iu,
    phrases:
      /\b(?:portfolio|galler(?:y|ies)|show(?:s|ing)? (?:the|our|my|past|recent|real) (?:work|projects|days)|(?:past|recent|finished|completed|our) projects|before and after|show real|case stud(?:y|ies)|case figures)\b/i,
    excludedPhrases:
      /\bgallery walls?\b|\b(?:photos?|pictures?|pics) of (?:\p{L}+ ){1,3}only\b|\bonly (?:photos?|pictures?|pics) of\b|\b(?:art gallery owners?|investment portfolios?|share portfolios?|portfolio managers?)\b/giu,
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
  },
  {
    key: 'places',
    wishPhrases: /\b(?:maps?|directions|where (?:to find|we (?:work|are|go)))\b/i,
    phrases:
      /\b(?:(?:two|three|four|five|six|seven|eight|nine|ten|\d+|our|all|several|both|store) (?:locations?|stores|branches|offices|clinics|showrooms?|studios|venues)|store (?:finder|locator)|find us|opening hours|open homes|(?:interactive |google |delivery |show a |with a |service area )maps?|directions)\b/i,
    excludedPhrases:
      /\bsite ?maps?\b|\bmaps? (?:as|in) (?:an? )?pdfs?\b|\bmaps? (?:to|they can) (?:print|download)\b|\broad ?maps?\b|\bon the map\b/gi,
    pages: [
      { name: 'Find us', purpose: 'Hours, directions, parking and the way in', kind: 'designed' },
    ],
  },
  {
    key: 'search',
    wishPhrases:
      /\b(?:search(?:able|ing)?|filter(?:s|ed)?|look up|narrow(?:s|ed|ing)? (?:\w+ ){0,3}down)\b(?! engine)/i,
    phrases:
      /\b(?:site search|search (?:box|bar|function|field)|search(?:able)? (?:the |our |for |by |through |catalogue|database|listings?|directory|products?|properties|jobs)|searchable|filter by|filters for|advanced search)\b/i,
    excludedPhrases:
      /\bsearch (?:engines?|visibility|results?|ranking)\b|\b(?:search for|in search of) (?:meaning|talent|customers)\b/gi,
    pages: [],
  },
  {
    key: 'newsletter',
    wishPhrases: /\b(?:newsletter|mailing list|e-?mail list)\b/i,
    phrases:
      /\b(?:newsletters?|mailing list|e-?mail list|mailchimp|klaviyo|campaign monitor|email (?:sign-?ups?|updates))\b/i,
    pages: [],
  },
  {
    key: 'feeds',
    wishPhrases:
      /\b(?:(?:instagram|insta|facebook|tiktok|google) (?:feed|posts|reviews)|feed|(?:come|go|pull|appear|load)\w* (?:on(?:to)?|in(?:to)?) the (?:web ?)?site (?:by (?:themselves|itself)|automatically|straight from))\b/i,
    phrases:
      /\b(?:(?:instagram|facebook|tiktok|youtube|social|property|job|jobs|product|listing|listings|news|review|rss|data) feeds?|live (?:listings|inventory|reviews)|google reviews|(?:domain|realestate)\.com\.au)\b/i,
    pages: [],
  },
  {
    key: 'video',
    wishPhrases: /\b(?:videos?|films?|footage|reels?)\b/i,
    phrases:
      /\b(?:(?:embed(?:ded)?|background|hero|explainer|promo|product|training|drone|our|show|add|with|host) (?:a |our |some )?videos?|videos? (?:of (?:our|the|each)|library|tours?|gallery|on the|testimonials?)|virtual tours?|livestreams?|live ?stream(?:ing)?|webinars?)\b/i,
    excludedPhrases:
      /\bvideo (?:production|games?|agency|editors?) (?:company|studio|house|business)\b/gi,
    pages: [],
  },
  {
    key: 'downloads',
    wishPhrases:
      /\b(?:download\w*|pdfs?|printable|print (?:it|them) (?:out|off)|spec(?:ification)? sheets?|price lists?)\b/i,
    phrases:
      /\b(?:download(?:s|able)?|data ?sheets?|brochures? (?:to|as)|resource library|spec sheets?|fact sheets?)\b/i,
    pages: [],
  },
]
