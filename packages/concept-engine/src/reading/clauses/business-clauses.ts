import { hasThirdPartyNumber } from '../contacts/contact.ts'
import { OFFERS_HEADING } from '../english/sentences.ts'
import { tokensOf } from '../english/tokens.ts'
import { listsForm } from '../forms/form-lists.ts'
import { listsAcrossClauses, SERVICES_LEAD } from '../offers/listed-offers.ts'
import { placesOf } from '../places/places.ts'
import { TELLS_TO_BRING } from '../statements/section-headings.ts'
import type { Clause } from './clause.ts'
import { clausesOf } from './clauses.ts'

/** 'Actually no, leave that out for now' retracts the clause before it. */
const RETRACTION =
  /^(?:(?:actually|no|nah|hmm|wait|ok|okay|sorry|oh|and|then|please)[, ]+)*(?:leave|skip|forget|scrap|scratch|drop|ignore) (?:that|this|it|them|the last (?:bit|one))\b/i

/** 'Or could they pay online? Actually no, keep email' */
const SECOND_THOUGHT =
  /^(?:(?:hmm+|well|oh|ok|okay|wait)[,. ]+)*(?:actually|on second thoughts?|come to think of it|thinking about it|no|nah|nope)[, ]+(?:(?:no|nah|nope)(?=[,.!;]|$| (?:keep|leave|let|too|that)\b)|(?:keep|leave|let’s not|don’t|never ?mind|not worth)\b)/i
/** An idea for the website, which its client asks about or only wonders about. */
const IDEA =
  /\?$|^(?:(?:hmm+|or|and|oh)[, ]+)*(?:maybe|perhaps|could|should|what about|how about)\b/i

/** The clauses that the client did not retract, without the clauses that retract others. */
const withoutRetracted = (clauses: readonly Clause[]): Clause[] => {
  const retracted = new Set(
    clauses.flatMap(({ text, sentence, role }, index) => {
      const before = clauses[index - 1]
      const isSecondThought =
        role !== 'business' &&
        before !== undefined &&
        before.sentence !== sentence &&
        SECOND_THOUGHT.test(sentence) &&
        IDEA.test(before.sentence)
      return isSecondThought || RETRACTION.test(text) || RETRACTION.test(sentence)
        ? [sentence, before?.sentence]
        : []
    }),
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

/** 'Please include a projects section', 'until then do not invent any' */
const SITE_INSTRUCTION =
  /^(?:please )?don[’']t (?:list|name|mention|publish|print)\b|^(?:this (?:brief|text) (?:was|is) )?(?:approved|agreed|adopted|passed) (?:at|by) (?:the|our) (?:\p{L}+ )?(?:meeting|committee|agm|board)\b|^(?!(?:bring|call|ring|no|text|email|book|allow|wear|come|leave|knock|keep|wash|cash|drop|send|check)\b)[^.,]{3,40}, please\.?$|^(?:please|kindly) (?:include|add|put|show|use|feature|display|avoid (?:using|showing))\b|\b(?:will be supplied|to be supplied|do not invent|(?:is|are) still with the board)\b/iu

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
/** Words for the website, or for work on it. */
const WEBSITE_WORDS =
  /\b(?:web ?sites?|sites?|pages?|homepage|web|online|photos?|pics?|pictures?|images?|buttons?|links?|forms?|colou?rs?|fonts?|logos?|mention(?:ed)?|copy|layout|designs?|scroll|click (?:on|through|here|to)|apps?|google|seo|insta(?:gram)?|facebook|banner|header|footer|testimonials?|uploads?|downloads?|gallery|videos?|maps?|blog|budget|brief|please|pls|you (?:guys|can|could)|don’t (?:put|say|show|use|list|write|want)|can’t (?:say|show|use|publish|make)|want|wants|need|needs|should|must|would (?:like|love|prefer|be)|hope|hoping|prefer|afford|spend|advertise|visitors|users)\b/i
/** Remarks on the situation of the business and on other people are meant for the agency only. */
const BUSINESS_CIRCUMSTANCES =
  /\b(?:rent|wages?|paid|charged us|quoted us|cost(?:s|ing)? (?:us|me)|los(?:t|s|ses|ing)|owe[sd]?|debts?|loans?|margins?|turnover|profits?|revenue|income|accountant|bank|spent|wasted?|made|earn\p{L}*|sick of|gave up|never again|the last (?:guy|bloke|mob|one|person|lady)|competitors?|between us|don’t say)\b/iu
/** 'Licence 410 887 223' has the digits of a telephone number, but is not one. */
const LICENCE_NUMBER =
  /^[^@]*\b(?:licen[cs]e|lic|abn|acn|permit|registration|rego|provider|accreditation|member)(?: (?:number|no\.?))?:? [A-Z]{0,4}[\d ]{5,14}\.?$/i
/** Short facts that say the same wherever they stand, also between two requests. */
const CERTAIN_FACTS = [
  PAYMENT,
  /^(?:established|est\.?|founded|operating since|in business since|family owned since|since) (?:in )?(?:1[89]|20)\d\d\.?$/i,
  /^(?:(?:free|plenty of|street|off-street|on-site|disabled|customer|easy) )?(?:parking|wheelchair access|step-free)\b(?!.*\b(?:nightmare|problem|issue|complain\w*|terrible|hopeless|show|map|explain\w*)\b)/i,
  // 'Been cutting thirty three years'
  /^(?:(?:I|we)(?:’ve| have) )?been \p{L}+ing (?:\p{L}+ )?(?:for )?(?:over |about |nearly )?(?:\d+|\p{L}+(?:[ -]\p{L}+)?) years\b/iu,
  // 'Maximum 10 people', 'April to September only'
  /^(?:max(?:imum)?|up to|no more than) (?:of )?(?:\d+|\p{L}+) (?:people|persons|guests|adults|children|kids|students|dogs|riders|players|places|at a time|per \p{L}+|a \p{L}+)\b/iu,
  /^(?:only )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* (?:to|until|till|through|–|-) (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*(?: only)?\b/iu,
  // 'Mon to Sat', '7 days 6-8'
  /^(?:open )?(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{Ll}*(?: ?(?:to|till|-|–|and|&|,) ?(?:mon|tue|wed|thu|fri|sat|sun)\p{Ll}*)+|(?:[567]|five|six|seven) days(?: a week)?)(?: only)?(?:,? \d{1,2}[\d.:apm]* ?(?:to|till|-|–) ?\d{1,2}[\d.:apm]*)?\.?$/iu,
  // 'Third year now of selling direct'
  /^(?:our |my |this is (?:our|my) )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:st|nd|rd|th)) (?:year|season|generation)\b(?! (?:old|level|student))/i,
  // 'I have a shop for alterations in Footscray'
  /^(?:I|we) (?:have|run|own) an? (?:\p{L}+ ){0,2}(?:shop|cafe|restaurant|salon|clinic|studio|bakery|workshop|factory|farm|store|stall|nursery|yard) (?:for|in|at|on|near)\b/iu,
  // 'Strong in: Australian history, railways, poetry'
  /^(?:strong(?:est)?|weak(?:est)?|speciali[sz]ing|best|good) (?:in|on|for|at): \p{L}/iu,
  // 'We’ve done a few parish churches', 'it is best to wait six months'
  /^(?:we|I)(?:’ve| have) (?:also )?(?:done|made|built|restored|repaired) (?:a few|some|many|several|over|more than|\d+)\b/i,
  /^it(?:’s| is) best to \p{Ll}+/iu,
]

const SERVICES = new RegExp(`^(?:(?:our|the|my) )?${SERVICES_LEAD.source}`, 'iu')

/** 'First, people who want a plot: there is a waiting list of roughly 14 months' */
const FOR_EACH_AUDIENCE =
  /^(?:first|second|third|fourth|last|final)(?:ly)?, (?:people|those|families|locals|customers|clients|members|visitors|anyone|parents)\b[^:.]{4,60}: (?!.*\b(?:page|site|form|button|link|website)\b)\p{L}/iu

const isAboutBusiness = (clause: Clause): boolean => {
  const { heading, kind, role, sentence, text } = clause
  return (
    (role === 'contact' && LICENCE_NUMBER.test(text)) ||
    (REFUSAL_HEADING.test(heading) && role === 'looks') ||
    (BARE_REFUSAL_HEADING.test(heading) && kind === 'item' && role === 'website') ||
    ((OFFERS_HEADING.test(heading) || TELLS_TO_BRING.test(heading)) && kind === 'item') ||
    listsAcrossClauses(sentence) ||
    (kind === 'sentence' && FOR_EACH_AUDIENCE.test(text)) ||
    // 'Services comprise …' between two requests
    (kind === 'sentence' &&
      (SERVICES.test(text) || CERTAIN_FACTS.some((pattern) => pattern.test(text))) &&
      !WEBSITE_WORDS.test(text))
  )
}

/** 'Need people to book an assessment' is a request for the website. */
const WANTS_VISITOR_ACTION =
  /^(?:(?:I|we) )?(?:need|want|would like|’d like) (?:people|customers|clients|parents|patients|visitors|them|everyone|families|members) to (?:be able to |just )?(?:book|pick|choose|order|ask|send|fill|see|find|sign|join|request|buy|pay|register|apply|enquire|contact|ring|call|email|message|download|upload|know|read)\b/i

/** 'Then entry tickets sold online by time slot' is a request; 'we’ve sold online since 2012' is not. */
const SOLD_ONLINE =
  /^(?!.*\b(?:we|I|are|is|was|were|been|since)\b.*\bonline\b)(?:then |also |plus |and )?(?:\p{L}+ ){1,4}(?:sold|booked|bought|ordered) online\b/iu

/** 'Rent went up to $4,200', 'margins are only 12%' */
const OWN_COSTS =
  /\b(?:has|have|had|it|that|which) cost (?:us|me) (?:over |about |around |nearly )?\$?\d|^(?:(?:our|my|the) )?(?:rent (?:went|has gone|goes|keeps)|(?:profit )?margins? (?:is|are)|(?:overheads|turnover) (?:is|are|has|have|went))\b/i

/** 'We have never had one', after 'obtain a website', and why a client wants no online shop. */
const ABOUT_OLD_SITE =
  /^(?:we|I)(?:’ve| have) never had one\b|\bnobody has the password\b|\b(?:can(?:’t|not)|won’t|don’t have time to) (?:face )?(?:photograph|list|upload|catalogue)\p{L}*\b/iu

/** 'Lic 318842C (check with me before you print that)' */
const ASK_BEFORE_PRINTING =
  /\b(?:check|confirm) (?:it |that |this )?with (?:me|us|him|her) (?:first|before)\b|\bbefore you (?:print|publish|use|put)\b/i

/** 'People send me photos of wasps': what happens today is no form. */
const SENDS_ALREADY =
  /^(?:(?:and|but|so) )?(?:people|customers|they|everyone|everybody|half of them)(?: (?:always|often|keep|just|usually|still))* (?:send|sending|email|text|ring|message) (?:me|us)\b/i

/** 'We have a fine photograph of the opening day' offers the agency a picture. */
const HAS_PHOTOGRAPHS =
  /^(?:also )?(?:(?:(?:we|I|he|she|they)(?:’ve| have| has|’ve got| have got| got)|there(?:’s| are| is)|got|have|plenty of|loads of|heaps of|lots of) )(?:(?!(?:to|not|no|never)\b)[\p{L}\d-]+ ){0,4}(?:photos?|photographs?|pics?|pictures?)\b/iu

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
  if (ASK_BEFORE_PRINTING.test(clause.text)) return { ...clause, role: 'private' }
  // 'Lismore out to Kyogle and Nimbin, not the coast any more'
  if (
    clause.role === 'private' &&
    !SITE_WORDS.test(clause.text) &&
    placesOf(clause.text).length >= 2
  )
    return { ...clause, role: 'business' }
  if (clause.role === 'business' && ABOUT_OLD_SITE.test(clause.text))
    return { ...clause, role: 'website' }
  // 'The greens are two grass and one synthetic' names no colour.
  if (
    clause.role === 'looks' &&
    /^(?:the|our) (?:bowling )?greens (?:are|have)\b/i.test(clause.sentence)
  )
    return { ...clause, role: 'business' }
  if (clause.role === 'website' && SENDS_ALREADY.test(clause.text))
    return { ...clause, role: 'private' }
  if (clause.role !== 'website' && HAS_PHOTOGRAPHS.test(clause.text))
    return { ...clause, role: 'website' }
  if (clause.role === 'business' && SITE_INSTRUCTION.test(clause.text))
    return { ...clause, role: 'website' }
  if (clause.role === 'business' && isFormOrRequest) return { ...clause, role: 'website' }
  if (OWN_COSTS.test(clause.text)) return { ...clause, role: 'private' }
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

/** 'No meat, no dairy, no "compostable" cups, no plastic': what most of such a list is, all of it is. */
const withRefusalLists = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause) => {
    if (!/^no \p{L}|^no ["“]/iu.test(clause.text) || clause.role === 'business') return clause
    const list = clauses.filter(({ sentence }) => sentence === clause.sentence)
    const isList = list.length >= 3 && list.every(({ text }) => /^(?:and |or )?no\b/i.test(text))
    return isList && list.filter(({ role }) => role === 'business').length * 2 > list.length
      ? { ...clause, role: 'business' }
      : clause
  })

/** 'A bakery.' at the beginning says what the business is. */
const NAMES_BUSINESS = /^an? (?:[\p{L}-]+ ){0,3}[\p{L}-]{3,}\.?$/iu

/** The clauses of a description, each with its role, without anything that the client retracted. */
export const readClauses = (text: string, companyName: string): Clause[] =>
  withDictatedWording(
    withRefusalLists(
      withDesignClauses(withPriceRows(withContinuations(withoutRetracted(clausesOf(text))))),
    ),
  ).map((clause, index) =>
    index === 0 && clause.role === 'talk' && NAMES_BUSINESS.test(clause.text)
      ? { ...clause, role: 'business' }
      : withReliableRole(
          hasThirdPartyNumber(clause.text, companyName) ? asReferral(clause) : clause,
        ),
  )
