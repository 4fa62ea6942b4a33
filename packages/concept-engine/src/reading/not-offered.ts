import { VERB } from './offer-verbs.ts'

export const OFFER_TITLE_MAX = 36

/** What a sentence of need asks the page to hold is no offer. */
const PAGE_PARTS =
  /\b(?:home ?page|gallery|contact form|enquiry form|booking form|contact page|blog|testimonials?|reviews|map|instagram|newsletter|faq|about us|photos|pictures|prices|opening hours|phone number|social media|seo)\b/i

/** A count is a figure, and says how many and not what: 'Four colours'. */
const COUNTED =
  /^(?:(?:over|about|more than|around|nearly)\s)?\d|%|^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|half)\s/i

/** What staff speak, not what they sell. */
const LANGUAGES =
  /^(?:english|arabic|amharic|cantonese|chinese|dari|french|german|greek|hindi|indonesian|italian|japanese|khmer|korean|macedonian|maltese|mandarin|persian|polish|portuguese|punjabi|russian|serbian|somali|spanish|tamil|thai|turkish|urdu|vietnamese)$/i

/** How, when and where it is had: 'Sold online', 'Dogs welcome', 'Australia-wide'. */
const TERMS =
  /^(?:online|in[- ]person|in[- ]store|after hours)$|^(?:sold|available|shipped|posted|shipping australia)\s|\b(?:welcome|checked|included|available|(?:australia|world|state)[- ]?wide)$/i

/** 'In Vietnamese', 'With flash days', 'By appointment': said of an offer; 'In-home care' is one. */
const SAID_OF_OFFERS =
  /^(?:in (?!home|house|store|room|depth|ground|person)|by |with |near |until |under |within |without )/i

/** A refusal is a value, an order speaks to the reader and a clause has a subject of its own. */
const SAID_OF_OTHERS =
  /^(?:no|not|never|get|send|call|come|ring|ask|just|est|established|since|sizes?|based|minimum|clients|everyone|founded|used|used by|young|from|between|open|run|closed|answering|helping|keeping|online only|stuff|things|anything|something|lots)\b|^(?:we|i|you|he|she|they|it|way|ways|how|what|why|when|where)\s|\bcalled\b|\b(?:they|who|it|them)$/i

/** 'Ana and Joel'. */
const NAMES = /^\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+$/u

/** Whether a phrase can head an offer; with a price beside it, a count can as well ('Ten pack'). */
export const isTitle = (title: string, value: string): boolean =>
  (!COUNTED.test(title) || (value !== '' && !/^\d|%/.test(title))) &&
  ![LANGUAGES, TERMS, SAID_OF_OFFERS, SAID_OF_OTHERS, NAMES, PAGE_PARTS].some((pattern) =>
    pattern.test(title),
  ) &&
  title.length <= OFFER_TITLE_MAX &&
  !/^(?:and|the|for|from|with|or|all|any|our)$/i.test(title) &&
  /\p{L}{3}/u.test(title)

/** 'Builders send drawings', 'staff who speak Greek': somebody else does what follows. */
export const OTHER_SUBJECT = new RegExp(
  `^(?:\\p{L}+\\s)?(?:\\p{L}+[^s\\W]s|people|staff|everyone|everybody|nobody|somebody)\\s(?:${VERB}|send|give|get|need|come|bring|go|have|learn|stay|meet|pay|call|drive|know|love|trust|choose)\\s`,
  'iu',
)
export const RELATIVE = /\s(?:who|that|which|whose)\s/i

/** Verbs that are as often nouns at the head of a phrase: 'service plans', 'test rides'. */
const ALSO_NOUN =
  /^(?:book|care|check|cover|cut|design|film|fit|hire|list|look|map|model|paint|plan|plant|play|press|print|process|produce|record|rent|repair|report|roast|run|screen|service|ship|show|source|stage|stock|store|style|supply|support|test|track|train|transport|treat|visit|walk|wash|work)\b/i
const VERB_FIRST = new RegExp(`^(?:${VERB})\\s`, 'i')

/** '… and answer on Sundays': the sentence goes on with a verb, so it is no list of things. */
export const goesOn = (part: string) =>
  (VERB_FIRST.test(part) && !ALSO_NOUN.test(part)) || /^supply\s\d/i.test(part)
