import { capitalise } from '../reading/english/sentences.ts'
import type { Facts } from '../reading/facts.ts'
import { type Requirement, uploadedThing, withArticle } from '../reading/wishes/wishes.ts'

/** Button labels for the things that the client wants visitors to do. */
const LABELS: Partial<Record<Requirement['purpose'], string>> = {
  donate: 'Donate',
  tickets: 'Buy tickets',
  shop: 'Order online',
  book: 'Book online',
  calendar: 'Book a day',
  enrol: 'Enrol',
  quote: 'Ask for a quote',
  join: 'Join',
  volunteer: 'Volunteer',
  waiting: 'Join the waiting list',
  whatsapp: 'WhatsApp us',
  call: 'Request a call',
  upload: 'Send a photo',
  catalogue: 'See the catalogue',
  timetable: 'See the timetable',
  menu: 'See the menu',
  prices: 'See the prices',
  gallery: 'See the photos',
  download: 'Downloads',
}

/** Page names for the client's requirements. */
const PAGES: Partial<Record<Requirement['purpose'], string>> = {
  shop: 'Shop',
  book: 'Book',
  catalogue: 'Catalogue',
  menu: 'Menu',
  timetable: 'Timetable',
  gallery: 'Photos',
  download: 'Downloads',
  blog: 'News',
  questions: 'Questions',
  careers: 'Jobs',
  join: 'Join',
  donate: 'Donate',
}

export const ACTION_MAX = 24

/** Verbs and things for visitors' actions: 'book a tour', 'join the waitlist', 'request a date'. */
const ACTION_PATTERNS: Partial<Record<Requirement['purpose'], string>> = {
  ...{ book: 'book|request|arrange|schedule|reserve|ask for', calendar: 'book|request|reserve' },
  ...{ join: 'join', waiting: 'join', enrol: 'enrol in|register for|enrol for' },
  ...{ quote: 'get|request|ask for', shop: 'order|pre-order|buy' },
  request: 'request|ask for|apply for|register for|lodge|report',
}
const WITHOUT_OBJECT =
  /^(?:for|with|by|on|in|at|via|to|from|a bit|more|buttons?|no)\b|\b(?:it|them|us|me|one|online|something|things|stuff|this|that|thing|what|there|here|more|now|people|website|site|page|enquir(?:y|ies)|form)$/i

/**
 * Last words of things that people visit a website for; a phrase that ends in any other word was
 * cut short.
 */
const VISITOR_GOALS =
  /\b(?:account|afternoon|application|appointment|appraisal|assessment|booking|box|brochure|call ?back|call|camp|catalogue|check ?-?up|clean|class|club|collection|consult(?:ation)?|course|crew|date|delivery|demo(?:nstration)?|dinner|drive|drawing|enquiry|estimate|event|fitting|group|guide|hire|inspection|installation|interpreter|interview|job|kit|lesson|list|load|machine|measure|meeting|membership|newsletter|night|order|party|pack|parts?|photo|pic|picture|property|script|prescription|venue|listing|pick ?-?up|place|plan|price|quote|rehearsal|removal|rental|repair|report|request|ride|room|sail|sample|scan|seat|service|session|shoot|show|sitting|sketch|skip|slot|spot|stall|stay|survey|swab|table|tasting|test|ticket|time|tour|tow|transfer|trial|trip|tuning|tutor|valuation|viewing|visit|voucher|wait(?:ing)? ?-?list|walk|wash|weekend|workshop|chat|\p{L}{3,}(?:ation|ing))s?$/iu
/**
 * Whether a phrase asks for something that people visit a website for, or that the client offers.
 */
const isVisitorGoal = (text: string, offered: readonly string[]) => {
  const [lead = ''] = text.toLowerCase().match(/[\p{L}’-]+$/u) ?? []
  return (
    VISITOR_GOALS.test(text) ||
    (lead !== '' && offered.some((title) => title.includes(lead.replace(/s$/, ''))))
  )
}

const offeredIn = (offers: Facts['offers']) => offers.map(({ title }) => title.toLowerCase())

const FORM_SUFFIX = /\s?\b(?:forms?|page|button|section|system|calendar|link)$/i

/** The button label in the client's own words; undefined if they name nothing. */
export function phraseOf(
  { purpose, text }: Requirement,
  { offers }: Pick<Facts, 'offers'>,
): string | undefined {
  // 'The form should ask for the organisation' asks visitors for it.
  if (/\bforms?\b[^.;]{0,24}\bask/i.test(text)) return undefined
  const verbs = ACTION_PATTERNS[purpose]
  const found =
    verbs &&
    new RegExp(
      `(?:^|[:;,]\\s|\\b(?:to|can|could|and|or|people|them|customers|clients|parents|patients|just|should)\\s)(${verbs}) ((?:an? |the |your |their |our )?[\\p{L}\\p{N}’ -]{3,26}?)(?=[,.;:!?(]|$|\\s(?:and|or|online|on|from|for|with|by|through|via|straight|after|before|so|as|that|in|at|when|which|who|to|here|there|without|easily|directly|please|instead|is|if|maybe)\\b)`,
      'iu',
    ).exec(text)
  const thing = found?.[2]
    ?.trim()
    .replace(/^(?:their|our)\s/i, 'a ')
    .replace(/^and (?:pre-?)?pay (?:for )?/i, '')
    // 'Book an interpreter – that’s what the site must do'
    .replace(/\s+[–—-]+$/, '')
    // 'A book a visit form' books a visit.
    .replace(FORM_SUFFIX, '')
  if (!found || !thing || WITHOUT_OBJECT.test(thing) || !isVisitorGoal(thing, offeredIn(offers)))
    return undefined
  const phrase = withItsArticle(capitalise(`${found[1]?.toLowerCase()} ${thing}`))
  return phrase.length <= ACTION_MAX ? phrase : undefined
}

/** Actions that visitors come for; looking at something is not one of them. */
const VISITOR_ACTION =
  /^(?:book|request|order|pre-?order|buy|enrol|join|donate|register|apply|hire|get|ask|send (?:us |me )?(?:an?|your|their) (?:photos?|pics?|pictures?|drawings?|sketch(?:es)?|plans?)|reserve|rent|arrange|enquire|instruct|refer|sign up|submit|start|try|add|list|nominate)\s/i
/** The end of an action, before the words that say how, where or with whom. */
const ACTION_END =
  /[,.;:(]|\s[–—-]\s|\s(?:and|or|by|online|on|with|through|via|so|if|when|without|from|straight|at|directly|easily|themselves|that|which|who|before|after|here|using|giving|in)\b/i

/** Things that visitors of a website get on request. */
const SUPPLIED_ON_REQUEST =
  /\b(?:quotes?|prices?|estimates?|pricing|appraisals?|valuations?|assessments?|call ?backs?|demos?|samples?|tickets?|copy|advice|help|in touch|started|involved)$/i

/** 'Check if a date is free' */
const CHECKS_DATE =
  /^(?:check|see|find out|look up) (?:if|whether|what|which) (?:an? |the |my |their |your )?(?:dates?|days?|weekends?|nights?)\b.*\b(?:free|available|open|taken|left|booked)\b/i

/**
 * The button label for an action: 'Request a tuning' for 'request a tuning by giving their suburb'.
 */
function buttonOf(action: string, offered: readonly string[]): string | undefined {
  if (CHECKS_DATE.test(action)) return 'Check a date'
  if (!VISITOR_ACTION.test(action)) return undefined
  const text = (action.split(ACTION_END)[0] ?? '')
    .replace(/\b(?:their|our|my)\b/gi, 'a')
    .replace(FORM_SUFFIX, '')
    .trim()
  const thing = text.replace(VISITOR_ACTION, '')
  // 'Agents get a monthly account' is not a button label.
  if (/^get\s/i.test(text) && !SUPPLIED_ON_REQUEST.test(thing)) return undefined
  const isAction = /\s/.test(text) && thing.length >= 3 && !WITHOUT_OBJECT.test(text)
  // 'Ask for no fee'
  if (/^(?:for )?no\b/i.test(thing.trim())) return undefined
  return text.length <= ACTION_MAX && isAction && isVisitorGoal(thing, offered)
    ? withItsArticle(capitalise(text))
    : undefined
}

/** 'Book a consult' for 'book consult'; plurals need no article. */
const withItsArticle = (phrase: string) =>
  phrase.replace(
    /^(Book|Request|Order|Hire|Reserve|Arrange) (?!(?:an?|the|your|my|our|their|in|into|for|now|online|with|at|on|some|ahead|early|again|by)\b)(?=(.+)$)/,
    (whole, verb: string, thing: string) =>
      /(?:[^s]s|ing|and .*|requests?|food|work|equipment|stock|time|coffee|wine|wood|firewood|gravel|timber|honey)$/i.test(
        thing,
      )
        ? whole
        : `${verb} ${/^[aeiou]/i.test(thing) ? 'an' : 'a'} `,
  )

/** Visitors' actions on the website in the client's words, as button labels. */
export const actionLabels = ({ actions, offers }: Facts): string[] =>
  actions.flatMap((action) => buttonOf(action, offeredIn(offers)) ?? [])

/** 'Contact by phone first', 'a button that calls me' */
const PREFERS_CALLS =
  /\b(?:call|ring|phone) (?:\p{L}+ )?button\b|\bbutton that (?:calls|rings)\b|\bclick[- ]to[- ]call\b|\b(?:by phone|phone|call|ring)\b[^.;]{0,20}\b(?:first|only|preferred)\b/iu

/** 'My English on the phone is not good, so email is better' */
const PREFERS_EMAIL =
  /\be-?mail(?:s|ing)? (?:is |are |works )?(?:so much |much |always |usually )?(?:better|best|preferred|easier|quicker)\b|\bprefer(?:red)?(?: an?| by)? e-?mails?\b|\b(?:better|best|easier|only) (?:by|to|via|on) e-?mail\b|\bbook(?:ings?)? by e-?mail(?:ing)?\b/i
/** 'They need to ring me, not email', 'don’t need forms, they just call' */
const PREFERS_RINGING =
  /(?<!\b[Ff]or \p{L}+ \p{L}+ )\b(?:need|have|got|want|should|must|better|best|just|easier|please)\b[^.!?\n]{0,24}\b(?:ring|call|phone)(?: me| us)?,? (?:and )?(?:not|don’t|never|rather than|instead of) (?:by |an? |to )?(?:e-?mail|text|message|forms?|fill)|\b(?:don’t|do not) (?:need|want) (?:any |an? )?forms?\b[^.!?\n]*\b(?:ring|call|phone)(?: me| us)\b/iu
/** 'People should find me and text me'; 'call or text me' prefers neither. */
const PREFERS_TEXTS =
  /(?<!\b(?:call|ring|phone|e-?mail|message)(?: me| us)?,? or )\b(?:find (?:me|us) (?:and|then)|just|(?:people|them|customers|clients) to|prefer(?:red)? (?:to|you)|(?:people|they|customers|clients) (?:can|should|just|need to)) (?:text|txt|sms) (?:me|us)\b/iu
/** 'Call or text, rego and what’s wrong with it' */
const CALL_OR_TEXT =
  /(?<=^|[.!?\n]\s*)(?:just |please )?(?:call|ring|phone) or (?:text|txt|sms)\b/iu
const PREFERS_WHATSAPP =
  /\bwhats ?app (?:is )?(?:much |always )?(?:better|best|preferred|easier|only)\b|\b(?:prefer|best on|best by|only on) whats ?app\b/i

/** 'No instant booking, I confirm by phone': visitors ask, and the client answers. */
const CONFIRMS_BOOKINGS =
  /\b(?:no|not|don’t want(?: any)?|without) (?:instant|automatic|live|immediate) book\p{L}*|\b(?:I|we) (?:always |will |’ll |then )?(?:confirm|check) (?:it |them |each one |everything |all of them |every booking |bookings )?(?:back )?(?:by|over|on) (?:the )?(?:phone|e-?mail|text)\b|\bmust not be able to confirm\b|\bsubject to approval\b/iu
/** Whether bookings are only requests, which the client confirms. */
export const confirmsBookings = ({ text }: Pick<Facts, 'text'>): boolean =>
  CONFIRMS_BOOKINGS.test(text)
function labelOf({ purpose, text }: Requirement, facts: Facts): string | undefined {
  if (purpose === 'book' && confirmsBookings(facts)) return 'Ask for a date'
  const thing = purpose === 'upload' ? uploadedThing(text) : ''
  return thing ? `Send ${withArticle(thing)}` : LABELS[purpose]
}

const FILE_WORDS =
  /\b(?:photos?|pics?|pictures?|files?|plans?|drawings?|sketch(?:es)?|videos?|upload)\b/i

/** The two buttons of the page: what the client asked for, or else the way to contact them. */
export function actionsOf(facts: Facts): { first: string; second: string } {
  const { wishes, contacts, voice, button } = facts
  const phone = contacts.find(({ kind }) => kind === 'phone')
  const email = contacts.find(({ kind }) => kind === 'email')
  const me = voice === 'I' ? 'me' : 'us'
  const priced = facts.offers.filter(({ price }) => price !== '').length
  // A form with other fields than files is not an upload form, and a button for content that the
  // page lacks makes no sense.
  const asksForMoreThanFiles = (facts.forms[0]?.fields ?? []).some(
    (field) => !FILE_WORDS.test(field),
  )
  const prefersRinging = !phone && PREFERS_RINGING.test(facts.text)
  const requirementLabels = wishes
    .filter(
      ({ purpose, negated }) => !negated && !(purpose === 'call' && (phone || prefersRinging)),
    )
    .filter(
      ({ purpose }) =>
        !(purpose === 'upload' && asksForMoreThanFiles) && !(purpose === 'prices' && priced < 2),
    )
    .flatMap((wish) => phraseOf(wish, facts) ?? labelOf(wish, facts) ?? [])
    .map((label) => label.replace(/ us$/, ` ${me}`))
  const prefersEmail = email !== undefined && PREFERS_EMAIL.test(facts.text)
  const contactLabels = [
    ...(prefersEmail ? [`Email ${me}`] : []),
    ...(phone && PREFERS_WHATSAPP.test(facts.text) ? [`WhatsApp ${phone.value}`] : []),
    ...(phone ? [`${phone.by === 'text' ? 'Text' : 'Ring'} ${phone.value}`] : []),
    ...(prefersRinging ? [`Ring ${me}`] : []),
    ...(!phone && CALL_OR_TEXT.test(facts.text) ? [`Call or text ${me}`] : []),
    ...(!phone && PREFERS_TEXTS.test(facts.text) ? [`Text ${me}`] : []),
    ...(email ? [`Email ${me}`] : []),
    'Get in touch',
  ].filter((label) => label.length <= ACTION_MAX)
  // 'Contact by phone first'
  const calls = wishes.find(
    ({ purpose, negated, text }) => purpose === 'call' && !negated && PREFERS_CALLS.test(text),
  )
  // 'A Ring Ross button'
  const [, who = ''] =
    /\b(?:ring|call|phone) (\p{Lu}\p{Ll}+) button\b/iu.exec(calls?.text ?? '') ?? []
  const named = who && !/^(?:us|me|the|now)$/i.test(who) ? `Ring ${who}` : `Call ${me}`
  // Looking at something is not a reason to come to the website; a phone call is.
  // A report by an existing customer is not a reason either.
  const actions = [
    ...(calls ? [phone ? (contactLabels[0] ?? '') : named] : []),
    ...actionLabels(facts),
    ...requirementLabels,
  ].filter(
    (label) =>
      !/^(?:See|Downloads|Report|Lodge)\b/.test(label) &&
      // 'Book now' already books online.
      !(button && label.split(' ')[0]?.toLowerCase() === button.split(' ')[0]?.toLowerCase()),
  )
  const viewActions = requirementLabels.filter((label) =>
    /^(?:See|Downloads|Report|Lodge)\b/.test(label),
  )
  // A visitor who has to leave a page quickly came for something else.
  const isExit = /^(?:leave|exit|quick exit|hide|close)\b/i.test(button)
  if (isExit) return { first: actions[0] ?? contactLabels[0] ?? 'Get in touch', second: button }
  const [first = 'Get in touch', second = ''] = [
    ...new Set([
      ...(button ? [button] : []),
      ...actions.slice(0, 1),
      ...contactLabels.slice(0, 1),
      ...viewActions,
      ...actions.slice(1),
    ]),
  ]
  return { first, second }
}

/** Pages of the site, each for something that the brief contains or asks for. */
export function siteMapOf({ wishes, offers, people, statements }: Facts): string[] {
  const wished = wishes
    .filter(({ negated }) => !negated)
    .flatMap(({ purpose }) => PAGES[purpose] ?? [])
  const priced = offers.filter(({ price }) => price).length >= 3
  const pages = [
    ...(offers.length > 0 ? ['What we do'] : []),
    ...(priced ? ['Prices'] : []),
    ...wished,
    ...(statements.length >= 4 ? ['About'] : []),
    ...(people.length >= 2 && wished.length === 0 ? ['People'] : []),
  ]
  const own = [...new Set(pages)].slice(0, 4)
  return own.length >= 2 ? [...own, 'Contact'] : [...new Set(['Home', ...own, 'About', 'Contact'])]
}
