import { wordsOf } from '../english/sentences.ts'

const MAX_LENGTH = 36
const MAX_WORDS = 6
/** Headings of what has its own part of the page: offers, prices, hours, people, contacts. */
const HAS_OWN_PART =
  /\b(?:services?|offers?|products?|prices?|pricing|fees?|rates?|costs?|charges?|tariffs?|fares?|admissions?|tickets?|entry|hours|open|opening|people|team|staff|crew|who|contacts?|where|location|address|phone|steps?|process|questions?|faqs?|quotes?|testimonials?|reviews?|photos?|pictures?|gallery|forms?|fields?)\b|\bwhat (?:we|I) (?:do|are|make|sell|offer|grow|fix|build|hire)\b|^(?:when|times?|about|overview|background|summary|history|intro\w*|the business|business|us|story|our story|company|organisation|name|notes?|other|misc|extras?|general|info(?:rmation)?|details|facts|main points?|key points?)$/i
/** Headings for the agency, and refusals, whose entries are refusals by themselves. */
const FOR_AGENCY =
  /\b(?:web ?site|site|pages?|looks?|feel|style|colou?rs?|fonts?|tone|vibe|brief|wants?|wanted|needs?|needed|wish(?:es|list)?|please|must|should|would|could|goal|aim|purpose|design|layout|features?|content|decide|undecided|later|maybe|future|ideas?|button|menu|home|copy|words|text|thanks|cheers|regards|hi|hello|dear|from|to|cc|subject|re|fwd?|do ?not|don[’']?ts?|won[’']?t|can[’']?t|never|not?|nothing|avoid|leave|out|private|confidential|secret|internal|first(?! (?:visits?|time|lessons?|appointments?|session|night|day|dance|home|aid))|top|big|important|then|lower|below|above|bottom|also)\b|[@,;!?]$|^\p{L}+: /iu
/** 'Need to bring', 'What to do while you wait': for customers, although somebody needs something. */
export const TELLS_TO_BRING =
  /^what to (?:do|expect) (?:while|when|before|after|if|until|right now|first)\b|^(?:(?:things|what) )?(?:you |they |students |please )?(?:(?:will |’ll )?(?:need|have|must|should)(?: to)? |to )?(?:bring|wear|pack)\b/i
/** 'Someone who needs food' above what is there for them */
export const NAMES_AUDIENCE =
  /^(?:for )?(?:someone|somebody|anyone|anybody|everyone|people|those|families|parents|clients|customers|visitors|members|groups|schools|businesses) (?:who|that|with|needing|wanting|looking)\b/i
/** 'What we won’t do', 'We don’t take': the entries below say what is refused. */
const REFUSES =
  /^(?:(?:what|things|jobs|work|items) )?(?:we|I) (?:don[’']?t|do not|won[’']?t|will not|can[’']?t|cannot|can not|never) (?:do|make|sell|take(?: on)?|offer|fix|repair|treat|supply|stock|cover|accept|service|teach|deliver|handle|collect)$/i

/** 'Who we work for', 'Who books us': customers, and not the people of the business. */
const ABOUT_CUSTOMERS =
  /^(?:who (?:(?:we|I) (?:work|cater) (?:for|with)|(?:we|I) (?:help|see|serve|treat|teach|supply)|(?:books?|uses?|hires?) (?:us|me|it)|(?:it|this)(?:’s| is) for|can (?:join|come|apply))|(?:our|my) (?:customers|clients|patients|students))$/i

/** Whether the entries below a heading are refused, in words that only make sense below it. */
export const refusesEntries = (heading: string): boolean => REFUSES.test(heading)

/** Headings of rules and reasons, below which nothing is on offer. */
const OFFERS_NOTHING =
  /\b(?:rules?|borrowing|conditions?|terms|polic(?:y|ies)|why|lead times?|requirements?|what to bring|safety|access|parking|records|meetings|(?:your|the) (?:first )?(?:visit|appointment|lesson)|applications|returns|exchanges|cancellations?|before you (?:come|visit|book)|house keeping|etiquette)\b|^(?:what|who) we are\b/i
/** Whether the entries below a heading are no offers. */
export const offersNothing = (heading: string): boolean =>
  OFFERS_NOTHING.test(heading) || TELLS_TO_BRING.test(heading) || refusesEntries(heading)

/**
 * The client's heading as a heading of the page, if what is below it needs no other place: 'Rules',
 * 'Why us', 'Lead time'; otherwise ''.
 */
export function sectionHeading(heading: string, companyName: string): string {
  const text = heading.replace(/^[\s\d.)#*–—-]+|[\s:–—-]+$/gu, '').replaceAll("'", '’')
  if (text.length > MAX_LENGTH || !/\p{L}{3}/u.test(text) || wordsOf(text).length > MAX_WORDS)
    return ''
  const isForPage =
    TELLS_TO_BRING.test(text) ||
    REFUSES.test(text) ||
    ABOUT_CUSTOMERS.test(text) ||
    NAMES_AUDIENCE.test(text) ||
    !(HAS_OWN_PART.test(text) || FOR_AGENCY.test(text))
  if (!isForPage || /[.$@\d]/.test(text) || text.toLowerCase() === companyName.toLowerCase())
    return ''
  return text === text.toUpperCase()
    ? `${text.charAt(0)}${text.slice(1).toLowerCase()}`
    : `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
