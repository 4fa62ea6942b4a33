import type { Clause } from '../clauses/clause.ts'
import { capitalise } from '../english/sentences.ts'
import { listsForm } from '../forms/form-lists.ts'
import { inSentence, isGroup, isInRefusedList } from './site-content.ts'

/**
 * Something that visitors should be able to do on the website, or that the client does not want on
 * it.
 */
export interface Requirement {
  /** 'book', 'shop', 'donate' …: the purpose of a button or a page of the site. */
  purpose: keyof typeof REQUIREMENT_PATTERNS
  negated: boolean
  /** The first clause that states it. */
  text: string
}

/** A document to send along, by its name: 'upload a contract for a free read-through'. */
const UPLOADED_DOCUMENT = String.raw`\b(?:upload|attach)(?:ing)? (?:(?:an?|the|their|your|my) )?(?:\p{L}+ )?(contract|lease|cv|r[eé]sum[eé]|statement|invoice|design|manuscript|scan|x-?ray|referral|prescription|certificate|licen[cs]e|score)s?\b`

/** 'A secure upload for contracts (PDF)' */
const UPLOAD_FOR =
  /\b(?:upload|drop ?box)(?:s|ing)? (?:for|of) (?:(?:an?|the|their|your|my|our) )?(contract|lease|cv|r[eé]sum[eé]|statement|invoice|design|manuscript|scan|x-?ray|referral|prescription|certificate|licen[cs]e|score|plan|drawing|document|file|script|form)s?\b/i
/** What visitors should send along, in the singular: 'contract'; '' if it is a photo or unnamed. */
export function uploadedThing(text: string): string {
  const [, thing = ''] =
    new RegExp(UPLOADED_DOCUMENT, 'iu').exec(text) ?? UPLOAD_FOR.exec(text) ?? []
  return thing.toLowerCase() === 'cv' ? 'CV' : thing.toLowerCase()
}
/** 'a contract', 'an X-ray' */
export const withArticle = (thing: string) =>
  `${/^(?:[aeiou]|x)/i.test(thing) ? 'an' : 'a'} ${thing}`

/** Patterns for each requirement in a clause about the website. */
const REQUIREMENT_PATTERNS = {
  volunteer:
    /\b(?:to|can|(?<!\byou )could|people|want|wants|need|needs|become|be|more|new|recruit\w*|for|sign up|get) (?:\p{L}+ ){0,2}volunteer(?:s|ing)?\b|\bvolunteer (?:page|form|sign|now)/iu,
  request:
    /\b(?:request|ask for|apply for|register for|lodge|report) (?:an?|the|their|some|short)\b/i,
  fill: /\b(?:people|customers|clients|them|they|visitors|you|everyone) (?:to |can |could |should |just )*put in (?=\p{L}+(?: \p{L}+)?(?:,| and | ?\+))|\b(?:put in|tell (?:us|me)|fill in|type in|enter|send (?:us|me) (?:a )?(?:text|message)s? with) (?:the|their|there|a|how|what)\b/iu,
  quote:
    /\bquotes?\b(?! ?[:,]? ?["“]| (?:from|by|permitted|allowed)\b)|\bestimates?\b(?! (?:their|the|your|our|how|what)\b)/i,
  shop: /\b(?:(?:online|web) (?:shop|store|order\w*|sales)|(?<!\b(?:web ?site|site|web ?page) for )(?:an?|the|our|small|little|simple) (?:shop|store)\b(?! (?:in|is|at|on the))|(?:sell(?:ing)?|buy(?:ing)?|order(?:ing)?|purchase|pay(?:ing)?)\b.{0,30}\bonline|(?<!\b(?:work|job|purchase|wholesale|trade|chefs?|restaurant) )\border forms?\b(?! for (?:chefs|restaurants|trade|wholesale|shops|cafes))|(?<!\b(?:before|when|after|what|if|until|once) )\b(?:customers?|people|visitors|they|clients|folks|locals|cafes|chefs) (?:(?!before|when|after)\w+ ){1,4}(?:buy|order|purchase|pre-?order)(?! (?:\w+ ){0,3}(?:by|over|through|from|via|at|in) )|^shop(?=,|$)|, (?:online )?shop(?=,|$)|\b(?:ham|cake|christmas|online) orders?\b(?! are)|\bordering (?:with|online|page|system)|pre-?orders?|add to (?:the )?(?:cart|basket)|e-?commerce|check ?out|shopping (?:cart|basket))\b/i,
  book: /(?<!\b(?:when|once|after|before|until|if) (?:you|they|people|customers|clients) (?:\p{L}+ )?)\b(?:book (?:online|now|button|link|page|here)\b|(?<!\b(?:we|I)(?:’re| are|’m| am) (?:\p{L}+ )?)(?<!\b(?:we|I) )(?<!\b(?:an?|the|their|your|this|that|each|printed|picture|our|my|guest|visitors) )book(?:ing|ings)?(?! (?:out|up|adds?|is|of)\b)|reserv\w+|(?<!\b(?:by|first|an initial|their first|your first|before an?|after an?|at an?|during an?|bring to an?) )appointments?(?! only\b)|make a time|(?:ask for|request) an? (?:date|visit|time|day|call)|hire (?:it )?online)\b/iu,
  tickets:
    /\b(?:buy|sell|sells|selling|get|book|concert|show|event|gig|theatre|tour|raffle|season) (?:\p{L}+ ){0,2}tickets?\b|\btickets? (?:online|sold|sales|page|office|on the (?:web ?)?site|for (?:the|our|each) )|\bticketing\b|\bonline (?:\p{L}+ )?tickets?\b|\btickets?\b(?: (?:first|always|easy|visible|up front))/iu,
  waiting:
    /\bwait(?:ing)?[- ]?list\b(?! (?:if|when|is|are|was|runs?|sits|stands|currently|presently)\b)|\b(?:put|add|leave|get) (?:(?:their|there|your|an?) )?names? (?:down )?on (?:an?|the|our) (?:\p{L}+ )?list\b/iu,
  join: /\b(?:join(?:ing)?|memberships?|(?<!\b(?:newsletter|mailing list|e-?mail|list|reminder|alert|updates?) )sign(?:ing)?[- ]up(?! (?:for|to) (?:\w+ ){0,2}(?:newsletters?|mailing|list|e-?mails?|updates?)\b)|become a member)\b/i,
  enrol: /\benrol|\bput (?:(?:their|your|a|ya) )?names? down\b/i,
  // Repairs 'by donation' are not a request for donations.
  donate:
    /(?<!\b(?:by|for) )\bdonat(?:e|ions?)\b(?! (?:by|our|my|some|matter|of (?!money|cash|funds|any)))/i,
  calendar:
    /(?<!\b(?:public|community|what’s on|whats on|bout|game|match|gig|tour|concert|class|program|planting|ripening|harvest|blooming|flowering|growing|working bee|tide|seasonal|season|school|church|moon|sowing|events?|sales?|market|rac(?:e|ing)|training|shows?|exhibition|tournament|fixtures?|term|club) )\bcalendars?\b(?! of\b(?! (?:what[’']?s (?:free|available|open|left)|availab|(?:free|open) )))|(?<!\bsubject to |\bpublicly |\bwidely |\bfreely |\bmade )\bavailab(?:le|ility)\b(?! (?:now|to|for (?:sale|adoption|rent|lease)|boards?|list|sheet|of|by|month by month|each (?:month|season|week))\b)|\b(?:free|open|spare) (?:dates?|days?|places?|spots?|slots?|times?)\b|\bpick (?:a|their|your) (?:date|day|time)\b/iu,
  upload: new RegExp(
    String.raw`\b(?:upload|attach|send|drop|add|share)\b.{0,40}\b(?:photos?|pics?|pictures?|sketch(?:es)?|plans?|drawings?|files?|(?<!\bsend me (?:\p{L}+ )?)videos?|documents?|bills?|reports?|letters?)\b|${UPLOADED_DOCUMENT}|${UPLOAD_FOR.source}`,
    'iu',
  ),
  calculator:
    /\bcalculat\w+|\bestimate (?:their|the|your|how|what)\b|\bwork out (?:the|a|their|what)\b|\b(?:price|cost|quote|budget|size) slider\b|\b(?:text|send|email)s? (?:them |you )?(?:back )?(?:with )?(?:a |the )price\b|\b(?:get|see|show|give)s? (?:\w+ ){0,2}(?:a |the )?(?:rough )?price\b(?! (?:list|back|from us|by|per|guide|range))|\bconfigurator\b|\bestimator\b/i,
  login:
    /(?<!\b(?:xero|myob|mygov|ato|email|google|facebook|wifi|bank|current|old) )\blog ?-?ins?\b|\b(?:clients?|customers?|members?|parents?|owners?|tenants?|students?|patients?|suppliers?|staff|trade|family|families|carers?|volunteers?)[’s]* portal\b|\bmembers?[’']? (?:only )?(?:area|section|portal|pages?|zone)\b|\bmembers?[- ]only (?:area|section|pages?|content|bit|part)\b/i,
  search:
    /\bsearch(?:able)?\b|\bfilters? (?:by|for|through|on|(?:the|all|our) (?:list|products|range|results|stock|catalogue))\b|\b(?:can|could|to|able to|should|and|or|,) filter\b(?! out)|(?<!\b(?:suggest|tell|ask|say|advise) (?:\p{L}+ ){0,3})\blook up\b/iu,
  film: /(?<!\b(?:by|via|over|or|on|any|each|every) )(?<!(?:phone|person|zoom)(?: ?\/ ?|, ))(?<!\b(?:send|text|email)s? (?:me|us|you|them) (?:an? |the )?(?:\p{L}+ )?)\b(?:videos?|films?|footage|reels?|(?<!sound |audio )clips?)\b(?! (?:(?:and|or) (?:stage|tv|theatre)|departments?|hire|studios?|industry|set|art|calls?|chats?|interpreting|meetings?|conferenc\w+|consults?|games?|appointments?|sessions?|crews?|makers?|shoots?|sets?))(?!(?:\/| or |, )(?:phone|in[- ]person|zoom|face))/iu,
  sound:
    /\b(?:sound|audio) (?:clips?|samples?|bites?|players?|grabs?|tracks?|of (?:us|our|the))\b|\b(?:sounds(?! (?:like|good|right|as|too|so|more|less|very|a bit|professional|human))|listen(?:ing)?|hear (?:us|me|a few|some|our|the|what|how)|(?:our|my|some|few|of|with|live|studio) recordings?)\b/i,
  catalogue: /\bcatalogue\b/i,
  menu: /\bmenus?\b/i,
  prices: /\b(?:prices?|price list|rates|fees)\b/i,
  timetable:
    /\b(?:timetable|class times|session times|(?<!\b(?:benefits?|fees?|medicare|mbs|pbs|rates?|price|payment|fixed) )schedule)\b(?! of (?:rates|fees|prices|charges))/i,
  gallery:
    /\b(?:gall[ae]r(?:y|ies)|portfolio|(?:photo|picture) albums?|before(?:[- ]and[- ]| ?\/ ?|[- ])afters?|(?<!\b(?:send|upload|attach|share|text|email|drop) (?:\p{L}+ ){0,3})(?:photos?|photographs?|pics|pictures) (?:of|from)|(?:my|our|big|lots of|heaps of|some) (?:photos?|photographs?|pics|pictures)|(?:photos?|pics|pictures) (?:on|up))\b/iu,
  download: /\bdownload/i,
  blog: /\b(?:blog|news|journal|articles)\b/i,
  newsletter:
    /\bnewsletters?\b(?! (?:archive|back))|\be-?mail (?:sign[- ]?ups?|updates?|alerts?|list)\b|\bmailing list\b|\bleave (?:an?|their|your) e-?mails?\b/i,
  questions: /\b(?:faqs?|frequently asked|questions page)\b/i,
  map: /\bmap\b|\bwhere (?:we|to find|is parking)\b/i,
  careers: /\b(?:careers|jobs page|job applications?)\b/i,
  whatsapp: /\bwhats ?app\b/i,
  call: /(?<!\b(?:fewer|less|stop\p{L}*|reduce|save me|sick of) (?:\p{L}+ ){0,2})\b(?:(?:able to|can|could|just|straight|people|them|customers|clients|to) (?:ring|call|phone)(?! (?:it|this|them|back)\b)|(?:phone|mobile) numbers?|(?:ring|call|phone) (?:us|me)|click[- ]to[- ]call|(?:call|ring|phone) (?:\p{L}+ )?button|button that (?:calls|rings)|(?:phone|number) (?:big|huge|up (?:high|top)|at the top|first))\b/iu,
  ask: /\b(?:contact|enquir\w+|inquir\w+|forms?|get in touch|callback)\b/i,
} as const

/** 'One button: "Come lift for free"' and '"Book now" button'. */
const QUOTED_BUTTON =
  /\bbuttons?\b[^.!?"“”]{0,40}["“](\p{L}[^"“”]{2,22})["”]|["“](\p{L}[^"“”]{2,22})["”] button/iu
/** 'Arrange now form' */
const NOW_FORM = /\b((?:arrange|enquire|apply|book|order|join|donate|start) now) (?:form|button)\b/i
/** 'The main thing is "Send us a drawing"', '"Book a tour": a form'. */
const QUOTED_ACTION =
  /["“]((?:send|get|book|ask|request|start|join|order|buy|find|apply|give|donate|tell|bring|hire|plan|call|ring|come|see|try|enrol|register|report)\b[^"“”?.!]{2,22})["”](?=\s?(?::|[-–—]|form\b|page\b|link\b))/iu
const REFUSAL = /\b(?:no|not|never|without|hate|n’t)\b[^.!?]*$/i

/** The client's exact wording for a button; '' if the client does not specify one. */
export function buttonLabelIn(text: string): string {
  const found = QUOTED_BUTTON.exec(text) ?? QUOTED_ACTION.exec(text) ?? NOW_FORM.exec(text)
  return !found || REFUSAL.test(text.slice(0, found.index))
    ? ''
    : capitalise((found[1] ?? found[2] ?? '').replace(/[.,!]$/, '').trim())
}

/**
 * Features of the present website are not requirements: 'our current website has stock photos of
 * people'.
 */
const PRESENT_SITE =
  /\blast (?:web )?(?:bloke|guy|fella|man|woman|lady|designer|developer|person|mob)\b|\b(?:at the moment|right now|currently|at present),? (?:the|our|my|it|we)(?:\s\p{L}+){0,2} (?:has|have|is|shows?|only)\b|\bno longer works?\b|\b(?:current|old|present|last|existing|previous) (?:web ?site|site|page|one)\b.{0,20}\b(?:has|had|is|was|shows?|hides?|looks?|got)\b/iu

/** 'No online bookings please, just ring us' */
const ONLINE_REFUSAL = /\b(?:no|not|never|don’t|do not)\b[^,;.]*\bonline\b/i

const NO_FORMS =
  /(?:\b(?:no|not|without|never|hates?|instead of|rather than|off|out)|n’t(?: (?:want|need|have|like|do|fill (?:in|out)))?)\s(?:(?:an?|any|the|more|long|another|contact|enquiry|web|online|booking|your|those|these|of)\s)*(?:forms?|enquir\w+)\b(?! (?:if|when|unless|for)\b)|\bforms? (?:are |is )?(?:no|nope|not (?:wanted|needed))\b/i

/** 'Online ordering can come later', 'online ticketing was deferred', 'later wish: online booking' */
const FOR_LATER =
  /\bcan (?:come|wait|be (?:done|added)|happen) (?:till |until )?later\b|\b(?:was|is|were|are) deferred\b|^later(?: wish(?:es)?| on)?\s?[:,–—-]|^(?:and )?(?:then )?later (?:we|I|on|want)\b/i

/** 'I was going to sell them online but changed my mind, so no shop' */
const NO_SHOP =
  /(?:^|\bso )(?:(?:and|but|please) )?no (?:(?:online|contact|enquiry|web|booking(?= form)|order(?= form)) )*(shop|store|cart|ordering|bookings?|forms?|gallery|videos?|blog|newsletter|calendar)\b/i
const REFUSED_FEATURES: Partial<Record<Requirement['purpose'], RegExp>> = {
  ...{ shop: /^(?:shop|store|cart|ordering)/i, book: /^booking/i, ask: /^form/i, blog: /^blog/i },
  ...{ gallery: /^gallery/i, film: /^video/i, newsletter: /^newsletter/i, calendar: /^calendar/i },
}
/** 'What don’t I want? Online checkout.' */
const REFUSING_QUESTION =
  /^(?:and )?what (?:(?:do|would) ?n[o’]t (?:I|we)|(?:do|would) (?:I|we) (?:not|hate)) (?:want|need|like)\b[^?]*\?$/i
const isCompletelyRefused = (text: string, purpose: Requirement['purpose']) =>
  REFUSED_FEATURES[purpose]?.test(NO_SHOP.exec(text)?.[1] ?? '') ?? false

/** 'Competitor sites all have a stock photo of a handshake.' */
const OTHERS_SITE =
  /\b(?:competitors?[’']?|(?:every|any)(?:one|body) else(?:[’']s)?|the others?|other (?:\p{L}+ )?(?:sites?|websites?|companies|businesses)) (?:\p{L}+ )?(?:sites? |websites? )?(?:all |just )?(?:has|have|use|put|show|look)\b/iu
/** What may be available without a date. */
const STOCK =
  /\b(?:species|plants?|stock|varieties|cultivars|seedlings?|products?|items?|sizes|colou?rs|menus?|flavou?rs|produce|catalogue|inventory|parts?|models?|titles|puppies|kittens|lots?)\b/i

/**
 * The requirements in the clauses about the website, in the order above; each says whether it is
 * negated.
 */
export function requirementsIn(clauses: readonly Clause[]): Requirement[] {
  const about = clauses.filter(
    ({ role, text }) =>
      (role === 'website' ||
        role === 'looks' ||
        (role === 'contact' && /\bforms?\b/i.test(text)) ||
        ONLINE_REFUSAL.test(text) ||
        NO_SHOP.test(text)) &&
      !FOR_LATER.test(text) &&
      !PRESENT_SITE.test(text) &&
      !OTHERS_SITE.test(text),
  )
  const isRefusedByQuestion = ({ sentence }: Clause) => {
    const before = clauses[clauses.findIndex((clause) => clause.sentence === sentence) - 1]
    return REFUSING_QUESTION.test(before?.sentence ?? '')
  }
  // 'Members area? Nice but maybe not'
  const isDoubted = (clause: Clause) =>
    clause.text.endsWith('?') &&
    /\b(?:maybe|probably|perhaps) not\b|^(?:(?:no|nah|nope)(?=[,.!]|$)|not (?:yet|now|really)\b)/i.test(
      clauses[clauses.indexOf(clause) + 1]?.text ?? '',
    )
  return (Object.keys(REQUIREMENT_PATTERNS) as Requirement['purpose'][]).flatMap((purpose) => {
    const mentions = about.flatMap((clause) => {
      const found = REQUIREMENT_PATTERNS[purpose].exec(clause.text)
      if (!found) return []
      // Something that the business sends itself is not for visitors to do.
      const isOurs =
        purpose === 'upload' &&
        /(?:\b(?:I|we|(?:my|our) \p{L}+)(?:’ll| will| can|’m going to| am going to)? ?|^(?:can|could|will) (?:also )?)$/iu.test(
          clause.text.slice(0, found.index),
        )
      // 'Form: name, days available' asks visitors for their days.
      const isField =
        purpose === 'calendar' && !/calendar/i.test(found[0]) && listsForm(clause.sentence)
      // 'There are 212 species at present and availability changes every fortnight'
      const isOfStock =
        purpose === 'calendar' && /^availab/i.test(found[0]) && STOCK.test(clause.sentence)
      if (isOurs || isField || isOfStock || isGroup(clause.text.slice(0, found.index))) return []
      const token = clause.tokens.find(({ end }) => end > found.index)
      const before = clause.text.slice(0, found.index)
      const textAfter = clause.text.slice(found.index + found[0].length)
      // 'Don’t put a chat bubble, a pop-up or a newsletter' refuses all of them.
      const isForbidden = isInRefusedList(inSentence(clause, before))
      // 'Don’t forget a map' asks for one.
      const isReminder = /\b(?:don[’']t|do not|never) forget\b/i.test(before)
      const isNegated =
        isForbidden ||
        isRefusedByQuestion(clause) ||
        isDoubted(clause) ||
        Boolean(token?.negated) ||
        /(?:\b(?:no|not|without|never|rather than|than another|not another|no more|instead of|nobody|no one|hates?|avoid|leave (?:it |that )?(?:off|out))\b|n’t\b)[^,;]*$/i.test(
          before,
        ) ||
        /^\s*(?:(?:must|should|may|can|is|are|to be)\s)?(?:no|not|never|nope)\b|^[^.;]{0,40}\b(?:maybe|perhaps|probably) not\b|\b(?:is|are) not (?:a good fit|for us|what we do|wanted)\b|\b(?:printed out|print out|on paper|nobody will|no one will)\b|^[^.;,]*\b(?:(?:should|must|can|has to|needs to) go(?! (?:on|in|to|at|up|live|first|near|next|under|with|there|here)\b)|to be (?:removed|dropped|scrapped))\b/i.test(
          textAfter,
        )
      const negated = isNegated && !isReminder
      // 'No captcha on the form' does not refuse the form, and 'not the form if it is urgent' only
      // says when to use it.
      const isRefused =
        isCompletelyRefused(clause.text, purpose) ||
        (purpose === 'ask' ? negated && NO_FORMS.test(clause.text) : negated)
      return [{ negated: isRefused, text: clause.text }]
    })
    const [first] = mentions
    // 'No photos of faces; we have lovely ones of hands' asks for some photos; 'no online bookings'
    // refuses all.
    const refused = mentions.find(
      ({ negated, text }) =>
        negated && (ONLINE_REFUSAL.test(text) || isCompletelyRefused(text, purpose)),
    )
    const chosen = refused ?? mentions.find(({ negated }) => !negated) ?? first
    return chosen ? [{ purpose, ...chosen }] : []
  })
}
