import type { Clause } from './clause.ts'
import { clausesOf } from './clauses.ts'
import { hasThirdPartyNumber } from './contact.ts'
import { listsForm } from './form-lists.ts'
import { listsAcrossClauses } from './listed-offers.ts'
import { OFFERS_HEADING } from './sentences.ts'
import { tokensOf } from './tokens.ts'
import { isWork } from './work-verbs.ts'

/** 'Actually no, leave that out for now' retracts the clause before it. */
const RETRACTION =
  /^(?:(?:actually|no|nah|hmm|wait|ok|okay|sorry|oh|and|then|please)[, ]+)*(?:leave|skip|forget|scrap|scratch|drop|ignore) (?:that|this|it|them|the last (?:bit|one))\b/i

/** The clauses that the client did not retract, without the clauses that retract others. */
const withoutRetracted = (clauses: readonly Clause[]): Clause[] => {
  const retracted = new Set(
    clauses.flatMap(({ text, sentence }, index) =>
      RETRACTION.test(text) || RETRACTION.test(sentence)
        ? [sentence, clauses[index - 1]?.sentence]
        : [],
    ),
  )
  return clauses.filter(({ sentence }) => !retracted.has(sentence))
}

/** 'Up to 1000L - $260': rows of a price list are about the business, whatever their words. */
const withPriceRows = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause, index) => {
    const isPriceRow = (other: Clause | undefined) =>
      other?.kind === 'item' &&
      /\$\d|\d{1,2}c\b/.test(other.text) &&
      !/\bbudget\b/i.test(other.text)
    // 'All plus GST' above the list
    const isAboveRows =
      clause.kind === 'sentence' &&
      isPriceRow(clauses[index + 1]) &&
      /\b(?:gst|subsidy|rebate|prices? per)\b/i.test(clause.text)
    if (isAboveRows && clause.role !== 'contact') return { ...clause, role: 'business' }
    const isRow =
      /^(?:budget|contact|private|talk)$/.test(clause.role) &&
      isPriceRow(clause) &&
      (isPriceRow(clauses[index - 1]) || isPriceRow(clauses[index + 1]))
    return isRow ? { ...clause, role: 'business' } : clause
  })

/** 'Cash only', 'cash, card or PayID' */
const PAYMENT =
  /^(?:cash|cards?|eftpos)(?: (?:or|and) \p{L}+)? only\b|^(?:cash|cards?|payid|eftpos|bank transfer)(?:(?:,| or| and|,? or) (?:cash|cards?|payid|eftpos|bank transfer))+\b/iu
/** 'After hours only for existing customers' next to a number is for customers, and no contact. */
const CONTACT_WORD =
  /\b(?:ring|call|phone|telephone|text|txt|sms|e-?mails?|message|write|contact|reach|address|street|road|po box|post|visit|find us|located|website|form|instagram|facebook|ask for)\b|\d{3}|\uE001/i
const isContactRemark = ({ role, kind, text }: Clause) =>
  role === 'contact' &&
  kind === 'sentence' &&
  (PAYMENT.test(text) || text.split(' ').length >= 4) &&
  !CONTACT_WORD.test(text)

/** 'So leave them out empty', 'otherwise we need to look', 'because everyone kills then' */
const CONTINUATION =
  /^(?:so (?!please|don’t (?:put|say|show|list|mention|print|use|write|call)\b|I\b|we\b|the\b|that\b|it\b|this\b)|otherwise|because|cause|cos|coz|unless|except|as long as|until|and (?:then|after|leave|bring|keep|make|take|get|drop|have|put|send|wear)\b)/i
/** Words for the website and for work on it, without those that customers are asked with as well. */
const SITE_WORDS =
  /\b(?:web ?sites?|sites?|pages?|homepage|online|photos?|pics?|pictures?|images?|buttons?|links?|forms?|colou?rs?|fonts?|logos?|mention(?:ed)?|layout|designs?|scroll|click|apps?|google|seo|insta(?:gram)?|facebook|banner|testimonials?|uploads?|downloads?|gallery|videos?|blog|budget|brief|please|pls|you (?:guys|can|could)|put (?:it|that|this) (?:on|up|in|first|big)|visitors|users)\b/i

/**
 * Clauses that continue a statement about the business are about it too: 'Donations at the back
 * door, please no mattresses', '… so leave them out empty'; so are remarks next to a number.
 */
const withContinuations = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause, index) => {
    const before = clauses[index - 1]
    const isInstruction =
      /^(?:(?:but |and |so )?please,? no|but not) \p{L}/iu.test(clause.text) &&
      !WEBSITE_WORDS.test(clause.text.replace(/please/i, '')) &&
      before?.role === 'business' &&
      before.sentence === clause.sentence
    // 'I send anywhere in Australia, not overseas any more': a limit of the statement before it
    const isLimit =
      /^not \p{L}/iu.test(clause.text) &&
      /^(?:private|talk|website)$/.test(clause.role) &&
      !WEBSITE_WORDS.test(clause.text) &&
      before?.role === 'business' &&
      before.sentence === clause.sentence
    const isContinuation =
      CONTINUATION.test(clause.text) &&
      /^(?:private|talk|website)$/.test(clause.role) &&
      !SITE_WORDS.test(clause.text) &&
      !BUSINESS_CIRCUMSTANCES.test(clause.text) &&
      before?.role === 'business' &&
      before.sentence === clause.sentence
    return isInstruction || isLimit || isContinuation || isContactRemark(clause)
      ? { ...clause, role: 'business' }
      : clause
  })

/** A referral to somebody else is addressed to visitors; an instruction where to put it is not. */
function asReferral(clause: Clause): Clause {
  const text = clause.text.replace(
    /,? (?:and |so )?(?:please |pls )?(?:put|show|list|add|have) (?:that|this|the|their|its) number (?:up|in|somewhere|on (?:the|our) (?:site|page|website)|there)?(?: please)?(?=[:.,]|$)/i,
    '',
  )
  return { ...clause, role: 'business', text, tokens: tokensOf(text) }
}

/** A list with such a heading is about the business, however its entries are worded. */
const REFUSAL_HEADING = /\b(?:we|I) (?:don’t|do not|won’t|never)\b/i
/** 'We don’t', 'What we don’t do' */
const BARE_REFUSAL_HEADING =
  /^(?:(?:what|things) )?(?:we|I) (?:don’t|do not|won’t|never)(?: do| offer| sell| stock)?:?$/i
/** 'Locals know us for our pies' is about the business. */
const KNOWN_FOR =
  /^[\p{L} ]{3,40}\b(?:come to|ring|call|know|visit|hire) (?:us|me) (?:mostly |mainly )?for\b/iu
/** Words for the website, or for work on it. */
const WEBSITE_WORDS =
  /\b(?:web ?sites?|sites?|pages?|homepage|web|online|photos?|pics?|pictures?|images?|buttons?|links?|forms?|colou?rs?|fonts?|logos?|mention(?:ed)?|copy|layout|designs?|scroll|click (?:on|through|here|to)|apps?|google|seo|insta(?:gram)?|facebook|banner|header|footer|testimonials?|uploads?|downloads?|gallery|videos?|maps?|blog|budget|brief|please|pls|you (?:guys|can|could)|don’t (?:put|say|show|use|list|write|want)|can’t (?:say|show|use|publish|make)|want|wants|need|needs|should|must|would (?:like|love|prefer|be)|hope|hoping|prefer|afford|spend|advertise|visitors|users)\b/i
/** Facts about a trade: fees, what is free, service areas, past work and people. */
const TRADE_FACTS = [
  // 'Never on Sundays.'
  /^(?:(?:we’re |we |I’m |I )?(?:never|not|don’t (?:work|come|open|deliver))|no (?:jobs|work|bookings|deliveries|visits|calls)) on (?:a )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends|public holidays)\b/i,
  /\$\s?\d|\b(?:\d+(?:\.\d+)?|ten|twenty|thirty|fifty)(?: five)?\s?(?:%|per ?cent\b)|\b(?:fees?|no (?:call-?out|travel) (?:fee|charge))\b|\bfree (?:first|trial|initial|quotes?|measure|consult\p{L}*|delivery|session|lesson|class|parking)\b/iu,
  /^(?:and |so |but )?(?:I|we)(?:’ll| will|’m happy to|’re happy to| can)? (?:also )?(?:travel|drive|come out|deliver|head out) (?:to|out|across|anywhere|as far|within|all over|between)\b/i,
  /\b(?:I|we|he|she) (?:nursed|worked|taught|trained|served|ran|spent|cooked|studied|apprenticed|competed|played|farmed|was an?|were) .*\b(?:years|since|decades?|(?:19|20)\d\d)\b/i,
  /^(?:owners?|directors?|principal|president|secretary|treasurer|coach(?:es)?|manager|instructors?|chef|(?:run|founded|owned|started) by)(?: is| are)?:?\s\p{Lu}/iu,
  /\b\d+ (?:out )?of \d+\b.*\b(?:got|passed|won|finished|placed|made|chose|came)\b/i,
  // 'Crew of five.', 'I’m Jodie, shearing since 1998', 'I drive, so does my son'
  /^(?:an? )?(?:crew|team|family|staff|band|workforce) of (?:about |around |only )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)\b/i,
  /^I(?:’m| am) \p{Lu}\p{Ll}+,? .*\b(?:since (?:19|20)\d\d|years|qualified|trained|learn(?:t|ed)|apprenticed?)\b/u,
  /^(?:I|we) \p{L}+, (?:and )?so (?:do|does) (?:my|our) \p{L}+/iu,
  // 'Speak Punjabi, Hindi and English', 'patient with nervous people'
  /^(?:(?:we|I|our \p{L}+) )?(?:all |both |also |can )*speaks? (?:(?:fluent|some) )?\p{Lu}\p{Ll}+/u,
  /^(?:(?:we|I)(?:’m|’re| am| are) )?(?:very |really )?(?:patient|gentle|kind|careful|experienced|good|great) with \p{L}+ (?!sites?\b)/iu,
  // 'We don’t harvest when the authority closes the area'
  /^(?:(?:and|but|so|also)[, ]+)?(?:we|I) (?:don’t|do not|won’t|can’t|cannot) \p{L}+ (?:when|if|while|until|after|during|in (?:the )?(?:rain|wind|winter|summer|heat|wet|dark|snow))\b/iu,
  // 'In the two weeks before each due date I don’t take on new clients'
  /^(?:in|on|during|before|after|over|at|for|from) [^,.;]{3,60}?,? (?:we|I) (?:don’t|do not|won’t|can’t) (?:take|see|work|open|travel|do|run|sell|deliver|make|answer)\b/iu,
  // 'We’ve had 38 clocks under agreement', '9 trailers now, started with 1 in 2017'
  /^(?:we|I)(?:’ve| have) (?:had|got|built|made|fitted|served|taught|moved|sold|done) (?:about |over |more than |around )?\d[\d,]*\b|^\d[\d,]* \p{L}+ (?:now|so far)\b.*\b(?:19|20)\d\d\b/iu,
  // 'My wife Moira keeps the diary'
  /^(?:my|our) (?:wife|husband|son|daughter|mum|mother|dad|father|brother|sister|partner|mate|cousin|uncle|aunt|granddaughter|grandson)(?: \p{Lu}\p{Ll}+)? (?:is (?:the|an?|our|also|in charge|trained|qualified|licensed|registered)|does|keeps|runs|drives|answers|makes|handles|helps|looks|builds|cooks|cuts|takes|bakes|paints|teaches|fits)\b/iu,
  // 'First month half price if you stay three', 'Health fund claims on the spot'
  /\bhalf price\b|^(?:health fund|medicare|dva|ndis|workcover|private health)\b/i,
  // 'No agency-managed clients at this time'
  /^no (?!.*\b(?:cartoons?|smiling|cute|stock|clip ?art|sad|happy|cheesy|posing)\b)[\p{L} -]{2,50}(?:clients?|customers|patients|jobs|work|bookings|orders|deliveries|refunds|groups|children|dogs|cats|pets|animals|vehicles|walk-?ins)\b/iu,
  // 'Third year now of selling direct'
  /^(?:our |my |this is (?:our|my) )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:st|nd|rd|th)) (?:year|season|summer|winter|generation)\b(?! (?:old|level|student))/i,
]
/** Remarks on the situation of the business and on other people are meant for the agency only. */
const BUSINESS_CIRCUMSTANCES =
  /\b(?:rent|wages?|paid|charged us|quoted us|cost(?:s|ing)? (?:us|me)|los(?:t|s|ses|ing)|owe[sd]?|debts?|loans?|margins?|turnover|profits?|revenue|income|accountant|bank|spent|wasted?|made|earn\p{L}*|sick of|gave up|never again|the last (?:guy|bloke|mob|one|person|lady)|competitors?|between us|don’t say)\b/iu
/** Refusals, closures, and things that visitors need to know before they come. */
const VISIT_FACTS = [
  /^ours (?:is|are)(?: not|n’t)?\.?$/i,
  // 'If your wall has heritage overlay the council has to say yes'
  /^if (?:your|the|an?) (?!(?:prices?|budget|costs?|site|website|pages?|forms?|logo|photos?|quote|design|job|idea|brief)\b)\p{L}+ .{8,}|^if it(?:’s| is| has| was|’s been| gets)? (?:rain|wet|windy|hot|over|under|not|still|closed|heavy|snow|fog|too|broken|faulty)/iu,
  // 'After hours only for existing customers'
  /^after[- ]?hours\b(?! (?:is|are|form|page|button))|\b(?:existing|current|regular|new) (?:customers|clients|patients|members) only\b/i,
  PAYMENT,
  // 'I’m not a vet or a chiro'
  /^(?:I’m|I am|we’re|we are) not (?:an? |your )\p{L}/iu,
  // 'Spring is mad so get it in by August!'
  /\bso (?:please )?(?:get|bring|book|drop|send|order) (?:it |them |yours? |one |early\b|in\b|ahead\b)/i,
  /^if you(?:’re|’ve| are| have| live| want| need| can’t)\b.*\b(?:I|we)(?:’ll| can| will| do| charge| offer| come)\b|^(?:I|we)(?:’m|’re| am| are) (?:usually |often |always )?booked (?:out|up|solid)\b/i,
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days? off\b|^(?:an?|any|every) \p{L}+ that [^,]+ (?:is|are) (?:replaced|repaired|refunded|returned|remade)\b/iu,
  /^\d+ (?:hours?|days?|weeks?)[’']? (?:notice|wait)\b|\bthere’s an? wait\b|\bweeks?[’']? wait\b/i,
  /^(?:(?:and|but|so|also)[, ]+)?(?:we|I)(?:’re| are|’m| am) (?:not |only |always )?(?:open|closed|shut|away|bulk billing|registered|licensed|insured|accredited|wheelchair|cashless|cash only|fully booked|a no)\b/i,
  /^(?:established|est\.?|founded|operating since|in business since|family owned since|since) (?:in )?(?:1[89]|20)\d\d\.?$/i,
  /^(?:no )?(?:under|over)[- ]?\d+[’']?s?\b.*\b(?:must|needs?|free|welcome|only|with|allowed|half)\b/i,
  /^(?:(?:and|but|so|also)[, ]+)?(?:(?:free|plenty of|street|off-street|on-site|disabled|customer|easy) )?(?:parking|wheelchair access|step-free|ramp|toilets|lift)\b(?!.*\b(?:nightmare|problem|issue|complain\w*|terrible|hopeless)\b)/i,
]
/** Work that is not done, and qualifications that somebody holds. */
const WORK_FACTS = [
  /^(?:(?:and|but|so|also)[, ]+)?(?:we|I) (?:don’t|do not|won’t|can’t|cannot|no longer) (?:also |actually )?(?:see|treat|take|teach|service|handle|attend|sell|stock|install|repair|fix|do|hire|tow|remove|deliver|travel|work (?:on|with)|offer|accept|prescribe|board|groom|clip|shoe|carry|make|cut|clean|move|lift|cater|bake|grow|spray|rent|buy|bill|lend|guide)\b/i,
  /^(?:(?:and|but|so|also)[, ]+)?(?:I|we|both of us|all of us|our \p{L}+)(?:’ve got| have(?: got)?|’ve| (?:both |all )?hold| are| ’re)\b.*\b(?:bachelor|diploma|cert(?:ificate)?|masters?|degree|AMusA|LMusA|blue card|white card|working with|ticket(?:ed)?|licen[cs]ed?|qualif\p{L}+|accredit\p{L}+|registration|police checks?|first aid)\b/iu,
]
/** Features that the client's website lacks are not about the business either. */
const ONLINE_FEATURE =
  /\b(?:online|social|newsletters?|chat|blogs?|pop-?ups?|facebook|insta\p{L}*|discounts?|codes?|memberships?|cookies|accounts?|logins?)\b/iu
/** 'Licence 410 887 223' has the digits of a telephone number, but is not one. */
const LICENCE_NUMBER =
  /^[^@]*\b(?:licen[cs]e|lic|abn|acn|permit|registration|rego|provider|accreditation|member)(?: (?:number|no\.?))?:? [A-Z]{0,4}[\d ]{5,14}\.?$/i
const SITE_PART = /\b(?:web ?site|site|page|form|photos?|pictures|button|logo|please)\b/i
/** Requirements for visitors, or for the things that they bring. */
const VISITOR_DUTY =
  /^(?:before (?:we|I) \p{L}+, )?(?:(?:the (?:client|owner|customer)|(?:new|first-time) \p{L}+s|somebody|someone|they|you|all|everything|everyone|boys|girls|dogs|cats|horses|kids|children|adults|animals|pets|bookings?|students|riders|guests|items|stones|(?:the |your )?(?:horse|dog|cat|child|animal|pet|car|caravan|boat|bike|ute|trailer|instrument|rider|driver|hirer|bride|parent|adult)|(?:all |the |your )?\p{L}+s)(?: all| both)?|anything without (?:it|one|them)|every \p{L}+) (?:must|have to|has to|need to|needs to|goes?|can’t|cannot)(?: all)? (?:be|arrive|bring|wear|have|come|hold|sign|back|through|let|tell|give|supply|provide|send|show|clear|move|fill)\b/iu
/** Length of experience: 'Been cutting thirty-three years', 'We’ve been doing it since 2013'. */
const EXPERIENCE =
  /^(?:been|(?:we|I)(?:’ve| have) been)\b.*\b(?:years|since (?:19|20)\d\d)\b|^(?:we|I)(?: have|’ve) \p{L}+(?:ed|n|t|de) (?:more than |over |some |about )?[\d,]+\b[^.]*\bsince (?:19|20)\d\d|^(?:\p{L}+[ -]?){1,3} years(?:,| in the trade| experience|\.?$)/iu
function describesTrade({ kind, role, sentence, text: clauseText }: Clause): boolean {
  // The role of a list entry depends on its list.
  if (kind !== 'sentence') return false
  const text = clauseText
    .replace(/,? (?:please|pls)[.!]?$/i, '')
    .replace(/, which (?:should|must|needs to|has to|can) be \p{L}+.*$/iu, '')
    // A signed form is something that people bring along, not a form on the website.
    .replace(/\bsigned (?:\p{L}+ ){0,2}form\b/iu, '')
  const isTradeFact =
    /^(?:website|private|looks|talk)$/.test(role) &&
    !WEBSITE_WORDS.test(text) &&
    !BUSINESS_CIRCUMSTANCES.test(text) &&
    // 'A full shop out is new rubbers and globes, that’s $750' is about the business.
    (TRADE_FACTS.some((pattern) => pattern.test(text)) ||
      (/\b(?:that’s|it’s) (?:about |from )?\$\d/.test(sentence) &&
        !WEBSITE_WORDS.test(sentence) &&
        !BUSINESS_CIRCUMSTANCES.test(sentence)))
  // 'I tie double reeds by hand' is about the business.
  const [subject, verb] = tokensOf(text)
  const isWorkDone =
    role === 'website' &&
    /^(?:i|we)$/.test(subject?.lower ?? '') &&
    verb !== undefined &&
    verb.lower !== 'do' &&
    isWork(verb)
  const describesWork =
    !ONLINE_FEATURE.test(text) &&
    (VISITOR_DUTY.test(text) ||
      (!SITE_WORDS.test(text) && WORK_FACTS.some((pattern) => pattern.test(text))))
  return (
    isTradeFact ||
    (isWorkDone && !WEBSITE_WORDS.test(text) && !BUSINESS_CIRCUMSTANCES.test(text)) ||
    (/^(?:website|private|looks|talk|budget)$/.test(role) &&
      !SITE_PART.test(text) &&
      (VISIT_FACTS.some((pattern) => pattern.test(text)) || EXPERIENCE.test(text) || describesWork))
  )
}

const isAboutBusiness = (clause: Clause): boolean => {
  const { heading, kind, role, sentence, text } = clause
  return (
    describesTrade(clause) ||
    (role === 'contact' && LICENCE_NUMBER.test(text)) ||
    (REFUSAL_HEADING.test(heading) && role === 'looks') ||
    (BARE_REFUSAL_HEADING.test(heading) && kind === 'item' && role === 'website') ||
    (OFFERS_HEADING.test(heading) && kind === 'item') ||
    KNOWN_FOR.test(text) ||
    listsAcrossClauses(sentence)
  )
}

/** 'Need people to book an assessment' is a request for the website. */
const WANTS_VISITOR_ACTION =
  /^(?:(?:I|we) )?(?:need|want|would like|’d like) (?:people|customers|clients|parents|patients|visitors|them|everyone|families|members) to (?:be able to |just )?(?:book|pick|choose|order|ask|send|fill|see|find|sign|join|request|buy|pay|register|apply|enquire|contact|ring|call|email|message|download|upload|know|read)\b/i

/** 'Then entry tickets sold online by time slot' is a request; 'we’ve sold online since 2012' is not. */
const SOLD_ONLINE =
  /^(?!.*\b(?:we|I|are|is|was|were|been|since)\b.*\bonline\b)(?:then |also |plus |and )?(?:\p{L}+ ){1,4}(?:sold|booked|bought|ordered) online\b/iu

/** The role of a clause whose words or neighbours are more reliable than the classifier. */
function withReliableRole(clause: Clause): Clause {
  const isFormOrRequest = listsForm(clause.sentence) || WANTS_VISITOR_ACTION.test(clause.text)
  if (/^(?:business|website)$/.test(clause.role) && SOLD_ONLINE.test(clause.text)) {
    // 'Entry tickets sold online by time slot (adult $9)': the prices are those of the tickets.
    const text = clause.text.replace(
      /^(?:then |also |plus |and )?(.*?) \p{L}+ online\b[^(]*/iu,
      'online $1 ',
    )
    return { ...clause, role: 'website', text, tokens: tokensOf(text) }
  }
  if (clause.role === 'business' && isFormOrRequest) return { ...clause, role: 'website' }
  return isAboutBusiness(clause) ? { ...clause, role: 'business' } : clause
}

const DESIGN_WORDS =
  /\b(?:pink|red|blue|green|purple|yellow|orange|brown|black|white|grey|gold|beige|pastels?|cartoons?|clip ?art|stock|photos?|pictures?|images?|fonts?|icons?|logos?|slogans?|animations?|emojis?|smiling|serene)\b/i
/** 'No pink, no storks, thank you; …' and 'white and calm, no sparkles' are about the design. */
const withDesignClauses = (clauses: readonly Clause[]): Clause[] => {
  const roles: Clause['role'][] = []
  return clauses.map((clause, index) => {
    const before = clauses[index - 1]
    const startsWithNo = clause.role === 'business' && /^no \p{L}/iu.test(clause.text)
    const endsWithThanks =
      startsWithNo &&
      /^no\b[^.!?]*\b(?:thank you|thanks|please)\b/i.test(clause.sentence) &&
      DESIGN_WORDS.test(clause.sentence)
    const isContinuation =
      startsWithNo &&
      before?.sentence === clause.sentence &&
      roles[index - 1] === 'looks' &&
      !/[\d$]|\b(?:we|I|our|deliver\p{L}*|refunds?|cash|cards?)\b/iu.test(clause.text)
    roles.push(endsWithThanks || isContinuation ? 'looks' : clause.role)
    return { ...clause, role: roles[index] ?? clause.role }
  })
}

const DICTATED_MESSAGE =
  /\bthat(?:’s| is) what (?:I|we) (?:want|need) the (?:web ?site|site|page) to (?:say|show)\b/i
/** 'Don’t write organic, say spray free' gives the wording that the client wants. */
const DICTATED_WORDING =
  /\b(?:don’t|do not) (?:write|say|use|call (?:it|them)) ([^,]{3,40}), (?:say|write|call (?:it|them)) ([\p{L} -]{3,40})[.!]?$/iu

/** The clauses, with wording that the client dictates in place of the request for it. */
const withDictatedWording = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause, index) => {
    const next = clauses[index + 1]
    // 'They think they have to be fit. They don’t, and that’s what I want the site to say.'
    if (
      next &&
      DICTATED_MESSAGE.test(next.sentence) &&
      next.role === 'business' &&
      !WEBSITE_WORDS.test(clause.text)
    )
      return { ...clause, role: 'business' }
    const [, replacement = ''] = DICTATED_WORDING.exec(next?.text ?? '')?.slice(1) ?? []
    const isDenied =
      replacement !== '' &&
      next?.sentence === clause.sentence &&
      clause.text
        .toLowerCase()
        .includes((DICTATED_WORDING.exec(next.text)?.[1] ?? '').toLowerCase())
    if (isDenied) return { ...clause, role: 'website' }
    const [, , dictated] = DICTATED_WORDING.exec(clause.text) ?? []
    return dictated
      ? { ...clause, role: 'business', text: dictated, tokens: tokensOf(dictated) }
      : clause
  })

/** The clauses of a description, each with its role, without anything that the client retracted. */
export const readClauses = (text: string, companyName: string): Clause[] =>
  withDictatedWording(
    withDesignClauses(withPriceRows(withContinuations(withoutRetracted(clausesOf(text))))),
  ).map((clause) =>
    withReliableRole(hasThirdPartyNumber(clause.text, companyName) ? asReferral(clause) : clause),
  )
