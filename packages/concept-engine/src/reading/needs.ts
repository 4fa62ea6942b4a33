/** What visitors of the site should be able to do, as a button says it. */
const ACTIONS: [RegExp, string][] = [
  [
    /\bbook(?:s|ing)? (?:an? )?table|\breserv(?:e|ation)s?\b(?=.*\b(?:table|dinner|restaurant))/i,
    'Book a table',
  ],
  [/\btest ride/i, 'Book a test ride'],
  [/\btest drive/i, 'Book a test drive'],
  [/\b(?:request|book|see) (?:an? )?demo/i, 'Request a demo'],
  [/\b(?:ask for|request|book) (?:an? )?(?:free )?appraisal/i, 'Request an appraisal'],
  [
    /\bquote (?:request|form)|\b(?:ask for|request|get) (?:an? )?(?:free |online )?quotes?|\bfree quote/i,
    'Get a quote',
  ],
  [/\benrol/i, 'Enrol online'],
  [/\bdonat(?:e|ions?)\b/i, 'Donate'],
  [
    /\bvolunteer (?:sign|form)|\bsign up (?:as|to) volunteer|\bbecome a volunteer/i,
    'Volunteer with us',
  ],
  [/\b(?:book|ask for|schedule) (?:an? )?call\b/i, 'Book a call'],
  [/\bconsultations?\b/i, 'Request a consultation'],
  [/\b(?:free |first |book (?:an? )?)trial\b/i, 'Book a trial'],
  [/\bfirst meeting/i, 'Ask for a first meeting'],
  [/\bsite visit/i, 'Book a site visit'],
  [/\bbook (?:an? )?tours?\b/i, 'Book a tour'],
  [/\bbook (?:seats|tickets)|\b(?:buy|sell(?:ing)?) tickets/i, 'Book seats'],
  [/\breserve (?:an? |your )?home/i, 'Reserve a home'],
  [/\bbook (?:an? )?(?:first )?chat/i, 'Book a first chat'],
  [/\bcheck (?:my |our |their )?(?:dates|availability)/i, 'Check your date'],
  [
    /\b(?:book|make|request|schedule) (?:an? )?appointments?\b|\bby appointment\b/i,
    'Book an appointment',
  ],
  [/\bbook(?:ing|ings)? online|\bonline (?:booking|bookings|appointments)/i, 'Book online'],
  [
    /\b(?:sell|shop|buy|order) (?:\w+ ){0,3}online|\bonline (?:shop|store|orders?|ordering)/i,
    'Shop online',
  ],
  [/\bwholesale (?:enquir|order|account)/i, 'Order wholesale'],
  [/\b(?:see|show|view|find)(?: our| the)? timetable/i, 'See the timetable'],
  [/\b(?:see|show|view|find)(?: our| the)? menu/i, 'See the menu'],
  [/\bopen homes\b/i, 'See open homes'],
]

/** Pages that the person asks for by name. */
const PAGES: [RegExp, string][] = [
  [/\bmenu\b/i, 'Menu'],
  [/\btimetable\b/i, 'Timetable'],
  [/\b(?:price list|prices|pricing)\b/i, 'Prices'],
  [/\b(?:gallery|portfolio)\b/i, 'Gallery'],
  [/\bcase stud(?:y|ies)\b/i, 'Case studies'],
  [/\b(?:blog|news|articles|journal)\b/i, 'Journal'],
  [/\b(?:faq|faqs|questions)\b/i, 'Questions'],
  [/\b(?:careers|jobs page)\b/i, 'Careers'],
  [/\b(?:online (?:shop|store)|shop page|sell (?:\w+ ){0,3}online)\b/i, 'Shop'],
]

/** What the site is to do is for its maker; it is read for needs and not shown as copy. */
const ABOUT_THE_SITE =
  /\b(?:web ?sites?|web ?pages?|landing page|home ?page|sites? (?:should|must|needs?|that|with|to)|the site|our site|a page (?:for|with|about)|pages for|template|wordpress|shopify|squarespace|wix|seo|search engines?|our logo|mobile friendly|responsive|call to action|booking form|contact form|enquiry form|colou?r scheme|look and feel|visitors|users? should)\b|\b(?:we|i)(?: really| just| also)?(?:’d| would)? (?:want|need|like to|wish|hope) (?:people|customers|clients|visitors|parents|patients|it|something|a |an |the |to (?:show|have|get|sell|look|be able|attract|let|present|reach|rank|tell))|\b(?:we|i)(?:’re| are|’m| am) (?:looking|after|hoping)\b|^(?:please|can you|could you|hi\b|hello\b|hey\b|thanks|thank you|make it|it (?:should|must|needs to)|should\b|must\b|needs?\b|show\b|include\b|add\b|i don’t know|not sure|no idea)|\b(?:people|customers|clients|locals|parents|patients|guests|members|buyers|readers|students|families|they) (?:should|must|need to|want to be able|can book|will be able)\b/i

/** What the site is to bring in: 'we want demo requests from yard managers in Melbourne'. */
const GOAL =
  /^(?:(?:we|i)(?:’d| would)? (?:want|need|like|expect|hope for|would like)\b.*\b(?:requests?|enquir(?:y|ies)|inquir(?:y|ies)|bookings?|calls|leads|sign-?ups|subscribers|orders|donations|applications|appointments|(?:new|more|better|bigger) (?:\p{L}+ ){0,2}(?:clients|customers|patients|students|members|projects|work|jobs))\b|(?:looking for|seeking) (?!you\b|a second\b)|(?:our|my|the) (?:main |first |only )?(?:goal|aim|objective|priority|hope)s? (?:is|are)\b)/iu

/** An instruction to whoever makes the site: 'Explain each ingredient, sell online'. */
const INSTRUCTION =
  /^(?:(?:explain|list|feature|highlight|promote|display|describe|mention|link) (?:each|every|all|the|our|my|what|who|why|how|when|where|which|it|them|to)\b|sell (?:online|our|my|the|it|them|more|gift|tickets)\b|let (?:people|customers|clients|visitors|them)\b|tell (?:people|visitors|customers) (?:what|how|why|about)\b|use (?:our|my|the|lots|big|warm|bright) )/i

/** What a button says; a short order to the reader is no sentence about the business. */
const CALL =
  /^(?:find a time\b|(?:book|reserve|buy|order|check|request|ring|call|email|phone|donate|enrol|apply|sign up|ask for|see)(?:\s(?:an?|the|your|our|my|us|me|it|now|online|here|today|ahead|by|on|seats|tickets|dates)\b|[.!]?$))/i
const CALL_WORDS = 8

/** Whether the sentence says what the site should bring in, and not what the business is. */
export const isGoal = (sentence: string) => GOAL.test(sentence)

/** Whether the sentence is for the maker of the site or for its buttons, and not for its copy. */
export const isAboutTheSite = (sentence: string) =>
  ABOUT_THE_SITE.test(sentence) ||
  isGoal(sentence) ||
  INSTRUCTION.test(sentence) ||
  (CALL.test(sentence) && sentence.split(/\s+/).length <= CALL_WORDS)

const FOR_OUR =
  /^.*?\b(?:web ?site|site|web ?page|page|online (?:presence|shop|store))\s+for\s+(?:(?:my|our|a|an|the|this|me|us)\b,?\s*)+(?:small |little |new |local )?(.{12,})$/i
const NOT_SAID =
  /\s*(?:\bso that\b|\bwhere\b|\bto (?:show|let|help|get|sell|attract|reach)\b|\bwhich (?:should|must)\b|\bthat (?:should|must|shows?|lets?|looks?|feels?|has|have|works|people)\b|\bwith (?:online|a |an |our |the |clear|room|pages?|space)|\bit (?:should|must)\b).*$/i

/** 'We need a website for our plumbing business in Footscray' says what the business is. */
export function natureBehind(sentence: string): string | undefined {
  const found = FOR_OUR.exec(sentence.replace(/[.!?]+$/, ''))?.[1]
    ?.replace(NOT_SAID, '')
    .trim()
  if (!found || found.length < 8 || found.length > 140) return undefined
  return `${/^[aeiou]/i.test(found) ? 'An' : 'A'} ${found}`
}

export interface Needs {
  actions: string[]
  pages: string[]
}

/** What the description asks of the site; actions and pages in the order of the tables above. */
export const needsOf = (description: string): Needs => ({
  actions: ACTIONS.flatMap(([pattern, label]) => (pattern.test(description) ? [label] : [])),
  pages: PAGES.flatMap(([pattern, label]) => (pattern.test(description) ? [label] : [])),
})
