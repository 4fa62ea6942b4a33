import type { Clause } from './clause.ts'
import { clausesOf } from './clauses.ts'
import { givesOthersNumber } from './contact.ts'
import { listsForm } from './form-lists.ts'
import { listsInTwo } from './listed-offers.ts'
import { OF_OFFERS } from './sentences.ts'
import { tokensOf } from './tokens.ts'

/** 'Actually no, leave that out for now' */
const CANCELS =
  /^(?:(?:actually|no|nah|hmm|wait|ok|okay|sorry|oh|and|then|please)[, ]+)*(?:leave|skip|forget|scrap|scratch|drop|ignore) (?:that|this|it|them|the last (?:bit|one))\b/i

/** Clauses without the sentences that the client took back, and without the words that do so. */
const withoutCancelled = (clauses: readonly Clause[]): Clause[] => {
  const gone = new Set(
    clauses.flatMap(({ text, sentence }, at) =>
      CANCELS.test(text) || CANCELS.test(sentence) ? [sentence, clauses[at - 1]?.sentence] : [],
    ),
  )
  return clauses.filter(({ sentence }) => !gone.has(sentence))
}

/** 'Donations at the back door, please no mattresses' asks it of who brings them. */
const withRefusals = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause, at) => {
    const before = clauses[at - 1]
    const isTold =
      /^(?:(?:but |and |so )?please,? no|but not) \p{L}/iu.test(clause.text) &&
      !OF_WEB.test(clause.text.replace(/please/i, '')) &&
      before?.role === 'business' &&
      before.sentence === clause.sentence
    return isTold ? { ...clause, role: 'business' } : clause
  })

/** Where else somebody can turn is said to who comes; where to put it is not. */
function toldOfOthers(clause: Clause): Clause {
  const text = clause.text.replace(
    /,? (?:and |so )?(?:please |pls )?(?:put|show|list|add|have) (?:that|this|the|their|its) number (?:up|in|somewhere|on (?:the|our) (?:site|page|website)|there)?(?: please)?(?=[:.,]|$)/i,
    '',
  )
  return { ...clause, role: 'business', text, tokens: tokensOf(text) }
}

/** What is listed under it is said of the business, whatever it sounds like. */
const REFUSED = /\b(?:we|I) (?:don’t|do not|won’t|never)\b/i
/** 'Locals know us for our pies' */
const KNOWN_FOR =
  /^[\p{L} ]{3,40}\b(?:come to|ring|call|know|visit|hire) (?:us|me) (?:mostly |mainly )?for\b/iu
/** What is done with a website, or asked of who makes it. */
const OF_WEB =
  /\b(?:web ?sites?|sites?|pages?|homepage|web|online|photos?|pics?|pictures?|images?|buttons?|links?|forms?|colou?rs?|fonts?|logos?|mention(?:ed)?|copy|layout|designs?|scroll|click (?:on|through|here|to)|apps?|google|seo|insta(?:gram)?|facebook|banner|header|footer|testimonials?|uploads?|downloads?|gallery|videos?|maps?|blog|budget|brief|please|pls|you (?:guys|can|could)|don’t (?:put|say|show|use|list|write|want)|can’t (?:say|show|use|publish|make)|want|wants|need|needs|should|must|would (?:like|love|prefer|be)|hope|hoping|prefer|afford|spend|advertise|visitors|users)\b/i
/** Fees, what is free, where somebody travels, what they did before, and who they are. */
const OF_TRADE = [
  /\$\s?\d|\b\d+(?:\.\d+)?\s?(?:%|per cent\b)|\b(?:fees?|no (?:call-?out|travel) (?:fee|charge))\b|\bfree (?:first|trial|initial|quotes?|measure|consult\p{L}*|delivery|session|lesson|class|parking)\b/iu,
  /^(?:and |so |but )?(?:I|we)(?:’ll| will|’m happy to|’re happy to| can)? (?:also )?(?:travel|drive|come out|deliver|head out) (?:to|out|across|anywhere|as far|within|all over|between)\b/i,
  /\b(?:I|we|he|she) (?:nursed|worked|taught|trained|served|ran|spent|cooked|studied|apprenticed|competed|played|farmed|was an?|were) .*\b(?:years|since|decades?|(?:19|20)\d\d)\b/i,
  /^(?:owners?|directors?|principal|president|secretary|treasurer|coach(?:es)?|manager|instructors?|chef|(?:run|founded|owned|started) by)(?: is| are)?:?\s\p{Lu}/iu,
  /\b\d+ (?:out )?of \d+\b.*\b(?:got|passed|won|finished|placed|made|chose|came)\b/i,
]
/** How the business itself fares, and what others did to it, is told to the agency alone. */
const OF_OUR_OWN =
  /\b(?:rent|wages?|paid|charged us|quoted us|cost(?:s|ing)? (?:us|me)|los(?:t|s|ses|ing)|owe[sd]?|debts?|loans?|margins?|turnover|profits?|revenue|income|accountant|bank|spent|wasted?|made|earn\p{L}*|sick of|gave up|never again|the last (?:guy|bloke|mob|one|person|lady)|competitors?|between us|don’t say)\b/iu
/** Refusals, closures, and what who comes has to know. */
const OF_VISITS = [
  /^(?:(?:and|but|so|also)[, ]+)?(?:we|I)(?:’re| are|’m| am) (?:not |only |always )?(?:open|closed|shut|away|bulk billing|registered|licensed|insured|accredited|wheelchair|cashless|cash only|fully booked|a no)\b/i,
  /^(?:established|est\.?|founded|operating since|in business since|family owned since|since) (?:in )?(?:1[89]|20)\d\d\.?$/i,
  /^(?:no )?(?:under|over)[- ]?\d+[’']?s?\b.*\b(?:must|needs?|free|welcome|only|with|allowed|half)\b/i,
  /^(?:(?:and|but|so|also)[, ]+)?(?:(?:free|plenty of|street|off-street|on-site|disabled|customer|easy) )?(?:parking|wheelchair access|step-free|ramp|toilets|lift)\b(?!.*\b(?:nightmare|problem|issue|complain\w*|terrible|hopeless)\b)/i,
]
/** What is not done, and what somebody holds. */
const OF_WORK = [
  /^(?:(?:and|but|so|also)[, ]+)?(?:we|I) (?:don’t|do not|won’t|can’t|cannot|no longer) (?:also |actually )?(?:see|treat|take|teach|service|handle|attend|sell|stock|install|repair|fix|do|hire|tow|remove|deliver|travel|work (?:on|with)|offer|accept|prescribe|board|groom|clip|shoe|carry|make|cut|clean|move|lift|cater|bake|grow|spray|rent|buy|bill|lend|guide)\b/i,
  /^(?:(?:and|but|so|also)[, ]+)?(?:I|we|both of us|all of us|our \p{L}+)(?:’ve got| have(?: got)?|’ve| (?:both |all )?hold| are| ’re)\b.*\b(?:bachelor|diploma|cert(?:ificate)?|masters?|degree|AMusA|LMusA|blue card|white card|working with|ticket(?:ed)?|licen[cs]ed?|qualif\p{L}+|accredit\p{L}+|registration|police checks?|first aid)\b/iu,
]
/** Nor is what their website has not. */
const OF_ONLINE =
  /\b(?:online|social|newsletters?|chat|blogs?|pop-?ups?|facebook|insta\p{L}*|discounts?|codes?|memberships?|cookies|accounts?|logins?)\b/iu
/** 'Licence 410 887 223' has the digits of a telephone number, and is none. */
const LICENCE =
  /^[^@]*\b(?:licen[cs]e|lic|abn|acn|permit|registration|rego|provider|accreditation|member)(?: (?:number|no\.?))?:? [A-Z]{0,4}[\d ]{5,14}\.?$/i
const OF_MAKING = /\b(?:web ?site|site|page|form|photos?|pictures|button|logo|please)\b/i
const isSaidOfTrade = ({ kind, role, text }: Clause) =>
  // An entry is for what its list is for.
  kind === 'sentence' &&
  ((/^(?:website|private|looks|talk)$/.test(role) &&
    !OF_WEB.test(text) &&
    !OF_OUR_OWN.test(text) &&
    OF_TRADE.some((pattern) => pattern.test(text))) ||
    (/^(?:website|private|looks|talk|budget)$/.test(role) &&
      !OF_MAKING.test(text) &&
      (OF_VISITS.some((pattern) => pattern.test(text)) ||
        (!OF_ONLINE.test(text) &&
          !OF_WEB.test(text) &&
          OF_WORK.some((pattern) => pattern.test(text))))))

const isOfBusiness = (clause: Clause): boolean => {
  const { heading, kind, role, sentence, text } = clause
  return (
    isSaidOfTrade(clause) ||
    (role === 'contact' && LICENCE.test(text)) ||
    (REFUSED.test(heading) && role === 'looks') ||
    (OF_OFFERS.test(heading) && kind === 'item') ||
    KNOWN_FOR.test(text) ||
    listsInTwo(sentence)
  )
}

/** 'Need people to book an assessment' */
const WANTS_OF_PEOPLE =
  /^(?:(?:I|we) )?(?:need|want|would like|’d like) (?:people|customers|clients|parents|patients|visitors|them|everyone|families|members) to (?:be able to |just )?(?:book|pick|choose|order|ask|send|fill|see|find|sign|join|request|buy|pay|register|apply|enquire|contact|ring|call|email|message|download|upload|know|read)\b/i

/** The role of a clause where its words, or what stands around it, say more than the classifier knows. */
function withOwnRole(clause: Clause): Clause {
  const isAsked = listsForm(clause.sentence) || WANTS_OF_PEOPLE.test(clause.text)
  if (clause.role === 'business' && isAsked) return { ...clause, role: 'website' }
  return isOfBusiness(clause) ? { ...clause, role: 'business' } : clause
}

/** The clauses of a description, each for what it is said: without what the client took back. */
export const readClauses = (text: string, companyName: string): Clause[] =>
  withRefusals(withoutCancelled(clausesOf(text))).map((clause) =>
    withOwnRole(givesOthersNumber(clause.text, companyName) ? toldOfOthers(clause) : clause),
  )
