import { linesOf } from '../english/sentences.ts'
import { isSloppy } from '../english/sloppy.ts'
import { endsInPartner } from '../english/spoken-sentences.ts'
import type { Token } from '../english/token.ts'
import { isNoun, isVerb, tokensOf } from '../english/tokens.ts'
import { NAMES_AUDIENCE, TELLS_TO_BRING } from '../statements/section-headings.ts'
import type { Clause } from './clause.ts'
import { isRequestRow, withContextualRoles } from './contextual-roles.ts'
import { ABOUT_THE_SITE, type Role, roleOf } from './roles.ts'

const SUBJECTS = new Set([
  'i',
  'we',
  'they',
  'he',
  'she',
  'it',
  'you',
  'that',
  'there',
  'my',
  'our',
  'everyone',
])
/** Words that begin a part of a sentence and connect it to the words before. */
const CONNECTIVES = new Set(
  `that which who whom whose because if when whenever where wherever so and or but as than how what why until
  before after while since unless although though whether to for in of with by from at on about like not then cause
  cos coz just otherwise`.split(/\s+/),
)
const QUESTION_WORD = /^(?:what|which|when|where|how|whose|why)$/
/** First words of a part that follows a comma and makes a new statement. */
const NEW_STATEMENT =
  /^(?:no|not(?! -| for[ -]profit)|never|don’t|also|plus(?! gst)|text|ring|call|phone|email|message|please|want|need|would like|would love|cash(?! ?-)|open|closed|close|website|but (?:I|we|not|no|don’t)|and (?:I|we|my|our|no|also|please|don’t)|(?:I|we)(?:’m|’re|’ve|’ll|’d)?|my|our|it’s|that’s|there’s|everyone|can you|could you)\s/i

/** In dictated text, a sentence of this many tokens moves from one topic to the next. */
const MIN_RUN_ON_TOKENS = 34
/**
 * First words of such a part: 'and you pay by the term', 'halves are $34 a kilo', 'and once a week
 * we'.
 */
const NEW_TOPIC =
  /^(?:and )?(?:(?:it|you|they|he|she|there)(?:’\p{L}+)? |if you |in \p{L}+ (?:it|they)’|(?:the |an? |our |my )?(?!(?:if|when|which|that|who|what|where|because|so|but|or|and|others?|rest|provided|providing|assuming|unless|although|though)\b)\p{L}+(?: \p{L}+)?(?:’s|s’| is| are| costs?| goes?| starts?| opens?) )/iu

const isStatementVerb = ({ pos, lower }: Token, next: Token | undefined) =>
  pos === 'VERB' ||
  pos === 'AUX' ||
  (pos === 'ADV' && next !== undefined && isVerb(next)) ||
  /^['’]/.test(lower)

/** 'The thing we’re known for is the sandwich': a relative clause between a noun and its verb. */
const isRelative = (tokens: readonly Token[], index: number) =>
  /^(?:thing|things|one|ones|stuff|place|places|part|bit|reason|way|only thing)$/.test(
    tokens[index - 1]?.lower ?? '',
  ) && tokens.slice(index + 2, index + 8).some(({ lower }) => /^(?:is|are|was|were)$/.test(lower))

/** '… and when there’s been rain we’re shut': the condition belongs to the statement after it. */
function conditionBefore(tokens: readonly Token[], from: number, index: number): number {
  // 'Funerals I can do with two days’ notice, weddings I like a month'
  const [head, second] = [tokens[from], tokens[from + 1]]
  const isInvertedOrder = head?.pos === 'NOUN' && /^(?:i|we)$/.test(second?.lower ?? '')
  if (
    isInvertedOrder &&
    tokens[index - 1]?.pos === 'NOUN' &&
    /^(?:i|we)$/.test(tokens[index]?.lower ?? '')
  )
    return index - 1
  for (
    let previousIndex = index - 2;
    previousIndex > Math.max(from + 3, index - 14);
    previousIndex -= 1
  ) {
    // 'And in shell it's $14 a kilo' begins with a condition.
    const isCondition =
      /^(?:when|if|once)$/.test(tokens[previousIndex]?.lower ?? '') ||
      (index - previousIndex <= 4 && tokens[previousIndex]?.pos === 'ADP')
    if (isCondition && /^(?:and|but|,)$/.test(tokens[previousIndex - 1]?.lower ?? ''))
      return previousIndex
  }
  return index
}

/** The number of tokens after a condition within which its consequence must begin. */
const MAX_CONDITION_TOKENS = 18

/**
 * '…, and then Christmas and the school holidays it’s $6 more': the noun before 'it' begins the
 * next statement.
 */
function isSubjectOfNext(tokens: readonly Token[], from: number, index: number): boolean {
  const comma = tokens.slice(from, index).findLastIndex(({ text }) => text === ',')
  const named = tokens.slice(from + comma + 1, index)
  const [first, second] = named.map(({ lower }) => lower)
  return (first === 'then' || (first === 'and' && second === 'then')) && !named.some(isVerb)
}

const MAX_SHARED_CONDITION = 7

const isSharedSubject = (tokens: readonly Token[], from: number, index: number): boolean =>
  endsInPartner(
    tokens
      .slice(from, index)
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(' ,', ','),
  )

/** The token indexes at which a sentence without full stops begins a new statement. */
function runOnStarts(tokens: Token[], sloppy: boolean): number[] {
  const splitIndexes: number[] = []
  let from = 0
  let hasVerb = false
  let depth = 0
  let isQuoted = false
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1]
    const next = tokens[index + 1]
    const rest = next ? `${token.text} ${next.text}` : token.text
    const length = index - from
    // 'If it takes longer, we lend you one' is a single statement, and so is 'so to make it legal
    // it's $165'.
    const isJoined = /^(?:and|but|so|or)$/.test(tokens[from]?.lower ?? '')
    const head = tokens[isJoined ? from + 1 : from]
    const isDependent =
      /^(?:if|when|once|after|before|while|unless|because|as|where|until)$/.test(
        head?.lower ?? '',
      ) ||
      (isJoined && head?.lower === 'to')
    const isContinuation =
      !isDependent &&
      before?.text === ',' &&
      length >= 3 &&
      (NEW_STATEMENT.test(tailOf(tokens, index)) ||
        (tokens.length > MIN_RUN_ON_TOKENS && hasVerb && NEW_TOPIC.test(tailOf(tokens, index)))) &&
      // 'Me, my brother and two apprentices' is a list of people.
      !(/^(?:my|our)$/.test(token.lower) && !tokens.slice(index, index + 9).some(isVerb)) &&
      tokens.length - index >= 2
    const isRunOn =
      sloppy &&
      length >= 4 &&
      // 'If council don’t empty the bin we can’t clean it' is a single statement.
      !(isDependent && length < MAX_CONDITION_TOKENS) &&
      hasVerb &&
      before !== undefined &&
      next !== undefined &&
      !CONNECTIVES.has(before.lower) &&
      before.pos !== 'ADP' &&
      before.pos !== 'CCONJ' &&
      // In 'There’s no high chair' the 'no' does not begin a new statement.
      (!/^(?:ADV|AUX)$/.test(before.pos) || token.lower !== 'no') &&
      !/^['’]s$/.test(before.lower) &&
      before.text !== '(' &&
      (/^(?:i|we|he|she|they|it|there)$/.test(token.lower)
        ? isStatementVerb(next, tokens[index + 2]) &&
          !isVerb(before) &&
          // 'Drop off Saturday or post it dry'
          !(
            token.lower === 'it' &&
            /^(?:post|ship|mail|drop|bring|book|store|cut|order|park|pack|return|test|fix|clean)$/.test(
              before.lower,
            )
          ) &&
          // In 'See what day I’m in their area' the 'I' belongs to the question.
          !tokens
            .slice(Math.max(from, index - 3), index)
            .some(({ lower }) => QUESTION_WORD.test(lower)) &&
          !isRelative(tokens, index) &&
          // 'Toodyay we go to as well but it costs more' begins with the place.
          !/^(?:i|we)(?:’ll)? \p{L}+(?: to| for)? (?:as well|too|also|but|and|if|when) /iu.test(
            tailOf(tokens, index),
          ) &&
          !isSubjectOfNext(tokens, from, index) &&
          // 'Then Sunday I do ten to two' begins with the day.
          !/^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/.test(before.lower) &&
          // 'Growers I know by name' continues the statement about the growers.
          !(
            isNoun(before) &&
            !/^(?:['’](?:m|re|s)|am|are|is|was|were)$/.test(next.lower) &&
            (tokens[index + 2] === undefined ||
              /^in\.?$/.test(tokens[index + 2]?.lower ?? '') ||
              tokens[index + 2]?.pos === 'ADP' ||
              tokens[index + 2]?.pos === 'PUNCT')
          )
        : (/^(?:people|everyone|nobody|customers)$/.test(token.lower) &&
            isStatementVerb(next, tokens[index + 2]) &&
            before.pos !== 'ADJ') ||
          (/^(?:please|no (?!one\b|exceptions?\b|worries\b|excuses\b|matter\b)|don['’]?t? want|want to|want people|can you|could you|text me|ring me|call me|website)/iu.test(
            rest,
          ) &&
            !/^n['’]t$/.test(before.lower) &&
            // 'On the website' and 'a new website' do not begin a new statement.
            !(token.lower === 'website' && /^(?:DET|ADJ|PRON|ADP|VERB)$/.test(before.pos))))
    // 'After hours is double don’t want people whinging': the second part is a request.
    const isUnwanted =
      sloppy &&
      length >= 3 &&
      token.lower === 'do' &&
      /^n['’]t$/.test(next?.lower ?? '') &&
      /^(?:want|need)$/.test(tokens[index + 2]?.lower ?? '') &&
      before !== undefined &&
      !/^(?:PRON|CCONJ|AUX)$/.test(before.pos)
    // 'Diesel mechanic utes 4wds light trucks I come to you': the last part is about the business.
    const isBusinessStart =
      sloppy &&
      length >= 4 &&
      before !== undefined &&
      /^(?:NOUN|PROPN|NUM)$/.test(before.pos) &&
      /^(?:i|we) (?:come (?:to|out)|travel|deliver|also|cover|service|drive)\b/i.test(
        tailOf(tokens, index),
      )
    const isRequest =
      token.lower === 'so' &&
      /^so (?:please|(?:i|we)(?: really| just)?(?: would|['’]d)? (?:like|love|want|need))\b/i.test(
        tailOf(tokens, index),
      )
    // '… from home in Northcote but please don't put the street on there': the last part is a note.
    const isNote =
      length >= 2 &&
      /^(?:(?:but|so|and|though|although) )?(?:please|maybe) (?:don’t|do not|ignore|put|leave|say|make|keep it|use)\b|^(?:(?:but|so|and|though) )?(?:don’t|do not) (?:put|mention|say|show|print|list|write|use|include)\b|^(?:and|but|so) (?:we|I)(?:’d| would) (?:rather|like|love|prefer)\b|^so say\b|^so (?:put|kill|leave)\b|^so an? \p{L}+ (?:\p{L}+ )?(?:would|could) be\b|^(?:and|but) (?:please )?(?:leave (?:out|off)|skip|omit)\b|^(?:and|so|but) (?:that|this|it|each|all of (?:them|it)|the (?:new |web ?)?(?:site|page|website))(?: one| information| info| part| bit| should| needs| must| has| ought)* (?:needs?|should|must|has to|ought|deserves?)\b/iu.test(
        tailOf(tokens, index),
      )
    const isVerbChain =
      sloppy &&
      length >= 7 &&
      hasVerb &&
      /^(?:and|but|so)$/.test(token.lower) &&
      next !== undefined &&
      /^(?:i|we)$/.test(next.lower) &&
      before?.text !== ',' &&
      // 'More if the lid’s buried and I have to dig' is one condition.
      !tokens
        .slice(Math.max(from, index - MAX_SHARED_CONDITION), index)
        .some(({ lower }) => /^(?:if|when|unless)$/.test(lower)) &&
      !isSharedSubject(tokens, from, index)
    // 'We want more of it as it grows, a standard install is from $1,150.' is a comma splice.
    const isCommaSplice =
      before?.text === ',' &&
      hasVerb &&
      length >= 5 &&
      !isDependent &&
      /^(?:an?|the)$/.test(token.lower) &&
      /^(?:NOUN|ADJ|PROPN)$/.test(next?.pos ?? '') &&
      tokens
        .slice(index + 2, index + 5)
        .some(({ lower }) => /^(?:is|are|was|costs?|starts?)$/.test(lower)) &&
      !tokens.slice(index + 2, index + 5).some(({ lower }) => /^(?:which|that|who)$/.test(lower)) &&
      !tokens.slice(index + 1, index + 5).some(({ text }) => text === ',' || text === 'and')
    // 'See which dentist suits them: Dr Vosloo does the kids' explains after the colon who does
    // what.
    const isExplanation =
      before?.text === ':' &&
      tokens.length - index >= 8 &&
      tokens.slice(index, index + 2).some(({ pos }) => pos === 'PROPN') &&
      tokens.slice(index + 1, index + 6).some(isVerb)
    // '… in an old packing shed 6 week wheel course $390' begins a list of prices.
    const isList =
      sloppy &&
      hasVerb &&
      length >= 5 &&
      before !== undefined &&
      isNoun(before) &&
      /^\d{1,2}$/.test(token.text) &&
      !/^(?:x|times|am|pm|years?|yrs?|kms?|metres?|people|staff|mins?|minutes?|hours?|hrs?)$/.test(
        next?.lower ?? '',
      ) &&
      tokens.slice(index + 1, index + 6).some(({ text }) => text.startsWith('$')) &&
      !tokens.slice(index + 1, index + 6).some(isVerb)
    if (/^["“”]$/.test(token.text))
      isQuoted = token.text === '“' || (token.text === '"' && !isQuoted)
    if (/^[()]$/.test(token.text)) depth += token.text === '(' ? 1 : -1
    // Text in brackets stays with the words that it explains.
    if (
      depth <= 0 &&
      !isQuoted &&
      (isContinuation ||
        isRunOn ||
        isUnwanted ||
        isBusinessStart ||
        isRequest ||
        isNote ||
        isVerbChain ||
        isCommaSplice ||
        isExplanation ||
        isList)
    ) {
      const startIndex = isRunOn ? conditionBefore(tokens, from, index) : index
      splitIndexes.push(startIndex)
      from = startIndex
      hasVerb = false
    }
    if (isVerb(token)) hasVerb = true
  }
  return splitIndexes
}

const tailOf = (tokens: Token[], index: number) => {
  let text = ''
  for (const token of tokens.slice(index, index + 5))
    text +=
      (text && !/^['’]/.test(token.text) && !/^n['’]t$/.test(token.text) ? ' ' : '') + token.text
  return `${text} `.replaceAll("'", '’')
}

/** Headings and labels of notes to the designer. */
const NOTE_LABEL =
  /\b(?:website|web ?site|designer|about the site|notes? for you|for you|colou?rs?|target audiences?|key messages?)\b|^(?:design|looks?|site|web|notes?|audiences?|messages?|tone|objectives?|goals?|priorit\w+|primary|brand)\b/i
/** 'We need it to do these' is a heading for requests; 'What we don’t do' is not. */
const REQUEST_HEADING =
  /\b(?:needs?|wants?|should|would like|must|please|wish(?:es|list)?|has to|have to)\b/i
/** First words of a row that is entirely about the website: 'For the web person:', 'Website:'. */
const NOTE_ROW =
  /^(?:(?:about|for|on|re|regarding|as for|now)\s)?(?:the |our |my )?(?:new )?(?:web ?site|site|web ?page|web person|web thing|web stuff|web guy|web|page|design(?:er)?|look(?: and feel)?|you|whoever builds \w+)\b[^.!?:]{0,24}:|^(?:website|site|web page)\s[–—-]\s|^(?:design|website|site) (?:notes?|wishes|wants|ideas|brief)\b|^(?:notes?|wishes) (?:for|about)\b|^(?:an? |one )?(?:last |final |quick |small |little )?(?:notes?|word|remark) (?:to|for) (?:the |our |your |whoever )|^(?:dear|hi) (?:designer|developer|web)|^(?:for|about|on) (?:the |our )?(?:web ?site|site|designer)\s*$/i

/** A request not to repeat the statement before it. */
const RETRACTION =
  /^(?:(?:so|and|but) )?(?:please )?(?:don’t|do not) (?:(?:put|say|use|write|print|mention|advertise|publish|give|show) (?:that|it|this|an? (?:exact )?(?:number|figure|date|time))\b|(?:advertise|publish|print|mention|say)\W*$)|\bnot open to (?:the )?public\b/i

/**
 * 'I record older people telling their stories': describes work, and does not mention a website.
 */
const BUSINESS_OPENING =
  /^(?:I|we)(?:’re|’m| am| are)? (?!.*\b(?:web ?site|site|pages?|logo|online|rebrand|redesign)\b)(?!(?:want|need|would|’d|like|hope|wish|are after|look)\b)\p{L}+/iu

/** 'Just me and my sister cleaning houses in Hobart' describes the business as well. */
const BUSINESS_FRAGMENT =
  /^(?:just|only|it’s|two|three|four) (?:me|us|two|three|the two|a|an|my)?\b/iu

/**
 * 'Inscriptions in Greek should be mentioned', 'please mention that we post': such text belongs on
 * the page.
 */
const REQUESTED_STATEMENTS = [
  // 'Can you put in that there is a ramp and I do home visits'
  /^(?:(?:also|and) )?(?:can|could|would) you (?:please |pls )?(?:put|write|add|say|mention|note)(?: in| down| on it)? that (.{8,180})$/iu,
  // 'The name has moggy in it so yes say cats by arrangement'
  /^.*\bso (?:yes,? |just |maybe |please )*(?:say|put) (?!(?:it|that|this|so|we|I)\b)(\p{L}.{6,80})$/iu,
  // 'We run a free reading test online and want that on the site'
  /^((?:we|I) .{8,110}?),? and (?:we |I )?(?:want|would like|need) (?:that|it|this) (?:up )?on (?:the|our|my) (?:web ?site|site|page)\.?$/iu,
  /^(?:would|could|can) you (?:kindly |please )*(?:make (?:it )?(?:very |quite )?clear|say|mention|state|note)(?: that)? ((?:we|I|our|my|it’s|there’s)\b.{8,150})$/iu,
  // 'Please mention 17 years’ experience', 'Shabnam does the ladies’ fittings, please write this'
  /^(?:(?:please|pls|also|and) )*(?:mention|say|note|add) (?:our |my |the |that )?(\d[\d,]* years[’']? .{4,80})$/iu,
  // '… so the site has to make one thing clear: you can pause whenever you like'
  /^.*\b(?:make|say|get across) (?:one thing|this|it) (?:(?:very|really|absolutely) )?(?:clear|plain|plainly|clearly): (.{12,160})$/iu,
  // 'We do not treat horses, and would like that to be stated politely'
  /^((?:we|I) .{6,110}?),? (?:and|but) (?:(?:we|I)(?:’d| would)|would) like (?:that|it|this) (?:to be )?(?:stated|said|mentioned|put|clear)\b.*$/iu,
  // 'Need to say 24 hours’ notice to cancel'
  /^(?:(?:I|we) )?(?:need to|have to|must|should|want to) say (?:that )?(?!(?:it|that|this)\b)(.{12,160})$/iu,
  /^(.{12,140}?),? (?:please|pls) (?:write|say|put|mention|add|include) (?:this|that|it)(?: (?:on|in|up|there)\b.*)?$/iu,
  /^((?:we|I) .{8,110}?),? (?:and|so|but|which) (?:it|that)(?: would|’d) .{4,60} if the (?:web ?site|site|page) (?:said|says|made|could|told)\b.*$/iu,
  /^(.{8,140}?)(?:,| and| –| -)+ ?(?:that’s|that is|this is|which is) what (?:I|we) (?:want|need|would like) the (?:web ?site|site|page) to (?:say|show|tell|get across)\.?$/iu,
  /^(?:please |pls )?(?:say|make it (?:really |very )?(?:clear|obvious|plain)|make clear|point out|stress|tell people)(?: (?:clearly|plainly|up front|on the (?:site|page)))?(?: that)? ((?:we|I|our|my|it’s|there’s)\b.{8,150})$/iu,
  /^(?:underneath it,? |there,? |under (?:it|that),? )?(?:please |pls )?(?:put|say|write|add|have it say) (?:(?:two|three|a few|these|the|one|a|some) )?(?:short |simple |plain )?(?:sentences?|words?|lines?|messages?|notes?|statements?|warnings?)(?: (?:there|at the (?:top|bottom)|up front|in (?:large|big|bold) (?:type|letters)))?: (.{12,})$/iu,
  /^(?!(?:it|this|that|these|they|which|prices?|no|none|not|nothing|neither|nobody|never|only|without)\b)(\p{L}.{10,140}?) (?:should|must|needs? to|has to|have to|ought to) be (?:mentioned|stated|noted)\.?$/iu,
  /^(?:(?:please|pls|also|and|can you|could you) )*(?:mention|state|note) (?:that )?((?:we|I|our|my|all|every)\b.{8,150})$/iu,
]
/** 'Make it clear our logo has to be big' is an instruction to the designer. */
const DESIGN_INSTRUCTION =
  /\b(?:web ?site|site|page|logo|photos?|pictures?|buttons?|fonts?|colou?rs?)\b/i
const requestedStatementIn = (text: string): string | undefined =>
  REQUESTED_STATEMENTS.map((pattern) =>
    pattern.exec(text)?.[1]?.replace(/ and that (?=\p{Lu}|we\b|I\b)/gu, ' and '),
  ).find((statement) => statement !== undefined && !DESIGN_INSTRUCTION.test(statement))

/** A sentence in brackets that follows a statement. */
const ASIDE = /(?=\s\()(?<=\p{L}{2,} \p{L}+.*)\s\([^()$]{32,}\)/gu

/**
 * 'Everything arrives with a signed form, which should be downloadable': a statement, then a
 * request.
 */
const DOWNLOAD_REQUEST =
  /^(.*?\b((?:[\p{L}-]+ )?(?:form|guide|list|chart|checklist|sheet|brochure|menu|map|calendar|timetable|policy)))(?:, which|, and (?:it|this|that)) ((?:should|must|needs to|has to|ought to) be .+)$/iu

/**
 * '118 members and falling, which is the reason for the website': only the end is about the
 * website.
 */
/** 'The form should be downloadable' is a request. */
const FEATURE_REQUEST =
  /^the (?:[\p{L}-]+ ){1,3}(?:should|must|needs to|has to|ought to) be (?:downloadable|printable|downloaded|available|online|on the (?:web ?)?(?:site|page))\b/iu

/** 'I’m booked out three weeks so what I’d love is for the site to …': here the request begins. */
const SITE_REQUEST = new RegExp(
  `${ABOUT_THE_SITE.source}|(?<!\\p{L})(?:the|this|my|our) (?:new )?(?:site|page)(?!\\p{L})|(?<!\\p{L})(?:what|all) (?:I|we)(?:’d| would)? (?:really )?(?:love|like|want|need) is(?!\\p{L})`,
  'iu',
)
/** 'Need a website for my plumbing business, been going 11 years': a request, then a statement. */
const REQUEST_THEN_STATEMENT =
  /^([^,;]*\bweb ?site\b[^,;]*)[,;]\s+((?:been|licen[cs]ed|registered|qualified|accredited|established|family|based|(?:we|I)(?:’re|’ve|’m| are| have| am| do| run| make| sell| fix| repair| clean| teach)\b).{12,})$/iu

/** '… and book us for events, about 40 singers, $450 for a 30-minute set': facts behind a request */
const FACTS_BEHIND =
  /^(.*\b(?:book(?: us| me)?|hire us|site|website|page|people|them|ring|call)\b[^,$\d]*), (?=(?:about |around |roughly |up to |over )?\d+ \p{L}+|(?:from |about )?\$\d)/iu
const STATES_FACT =
  /^(?:(?:about |around |roughly |up to |over )?\d+ \p{L}+(?: \p{L}+)?|(?:from |about )?\$\d[^,;]*)(?:, (?:(?:about |around |roughly |up to |over )?\d+ \p{L}+(?: \p{L}+)?|(?:from |about )?\$\d[^,;]*))*[.!]?$/iu

function splitSiteRequest(wording: string): string[] {
  const [asked = '', wanted = ''] = FACTS_BEHIND.exec(wording) ?? []
  const facts = wording.slice(asked.length)
  if (asked !== '' && STATES_FACT.test(facts)) return [wanted, facts]
  const [, statement, thing, wish] = DOWNLOAD_REQUEST.exec(wording) ?? []
  if (statement && thing && wish) return [statement, `The ${thing} ${wish}`]
  const [, request, rest] = REQUEST_THEN_STATEMENT.exec(wording) ?? []
  if (request && rest && !SITE_REQUEST.test(rest)) return [request, rest]
  const offset = SITE_REQUEST.exec(wording)?.index ?? 0
  const boundary = Math.max(
    ...[...wording.slice(0, offset + 1).matchAll(/,\s|;\s|\s[–—-]\s|\s(?:but|so)\s/g)]
      .map(({ index }) => index)
      // A list in brackets stays whole.
      .filter((index) => !/\([^()]*$/.test(wording.slice(0, index))),
    0,
  )
  const before = wording.slice(0, boundary).trim()
  return before.split(/\s+/).length >= 5
    ? [before, wording.slice(boundary).replace(/^[\s,;–—-]+/, '')]
    : [wording]
}

/**
 * The clauses of a tidied description, in order. A sentence that was written without full stops is
 * split at the start of each new statement.
 */
export function clausesOf(text: string): Clause[] {
  const sloppy = isSloppy(text)
  let before: Role | 'start' = 'start'
  let noteRow = -1
  let readLength = 0
  /** Whether each heading is like 'We need it to do these': everything under it is a request. */
  const ofSite = new Map<string, boolean>()
  const isAboutSite = (heading: string) => {
    const known = ofSite.get(heading)
    if (known !== undefined) return known
    const words = tokensOf(heading)
    const is =
      NOTE_LABEL.test(heading) ||
      (REQUEST_HEADING.test(heading) &&
        !TELLS_TO_BRING.test(heading) &&
        !NAMES_AUDIENCE.test(heading) &&
        // 'People want to know what it costs' above a list of prices
        !listsPrices(heading) &&
        roleOf(words, heading, { before: 'website', position: 0.5, next: '' }) === 'website')
    ofSite.set(heading, is)
    return is
  }
  const lines = linesOf(text)
  const listsPrices = (heading: string) => {
    const items = lines.filter((line) => line.kind === 'item' && line.heading === heading)
    return items.filter((item) => /\$\s?\d/.test(item.text)).length * 2 > items.length
  }
  const parts = lines.flatMap((line) => {
    const label = /^([\p{L}][\p{L} ’&]{2,28}):\s+(?=\p{L}|\d)/u.exec(line.text)?.[1] ?? ''
    if (line.kind === 'sentence' && NOTE_ROW.test(line.text)) noteRow = line.row
    const isNote = isAboutSite(line.heading) || NOTE_LABEL.test(label) || line.row === noteRow
    const tokens = tokensOf(line.text)
    const splitIndexes = line.kind === 'item' ? [] : runOnStarts(tokens, sloppy)
    const position = readLength / text.length
    readLength += line.text.length
    return [0, ...splitIndexes].flatMap((from, index) => {
      const part = tokens.slice(from, [0, ...splitIndexes][index + 1] ?? tokens.length)
      const [first] = part
      const last = part.at(-1)
      if (!first || !last) return []
      const wording = line.text
        .slice(first.start, last.end)
        .replace(/^[\s,;–-]+/, '')
        .replace(/[\s,;:–-]+$/, '')
        // 'Cats litter trays no.' is a refusal.
        .replace(
          /^((?:\p{L}+ ){0,3}\p{L}+),? (?:no|nope)(?: sorry| obviously)?(?:\s*\([^()]*\))?([.!]?)$/iu,
          'No $1$2',
        )
      if (!/[\p{L}\p{N}]/u.test(wording)) return []
      return splitSiteRequest(wording).map((part) => ({
        ...{ text: part, line, position },
        isNote: isNote || FEATURE_REQUEST.test(part),
        isFact: part !== wording && STATES_FACT.test(part),
      }))
    })
  })
  const clauses = parts.map(
    ({ text: originalText, line, isNote, isFact, position }, index): Clause => {
      const statement = requestedStatementIn(originalText)
      const wording = statement ?? originalText
      const tokens = tokensOf(wording)
      // A note to the designer in brackets does not change the role of the sentence around it.
      const withoutAside = wording.replace(ASIDE, '')
      const found = roleOf(
        withoutAside === wording ? tokens : tokensOf(withoutAside),
        withoutAside,
        {
          ...{ before, position, next: parts[index + 1]?.text ?? '' },
        },
      )
      // 'Everybody says "no job too small" please don’t put that' retracts the part before it.
      const isTakenBack = RETRACTION.test(parts[index + 1]?.text ?? '')
      const role: Role =
        statement || isFact
          ? 'business'
          : (isNote && found !== 'contact' && found !== 'budget') || isTakenBack
            ? 'website'
            : (index === 0 || (index <= 2 && before === 'talk')) &&
                ((/^(?:website|private)$/.test(found) && BUSINESS_OPENING.test(wording)) ||
                  (found === 'private' &&
                    BUSINESS_FRAGMENT.test(wording) &&
                    !ABOUT_THE_SITE.test(wording)))
              ? 'business'
              : found
      before = role
      const { kind, heading, sentence } = line
      return { text: wording, tokens, role, kind, heading, sentence }
    },
  )
  const wishedClauses = new Set(
    parts.flatMap(({ line: { row, kind } }) =>
      // The first row is about the business.
      row > 0 && kind === 'sentence' && isRequestRow(parts.filter(({ line }) => line.row === row))
        ? [row]
        : [],
    ),
  )
  return withContextualRoles(clauses, (index) => wishedClauses.has(parts[index]?.line.row ?? -1))
}

/** Whether a clause has a subject and a verb that makes a statement about it. */
export function isSentence({ tokens }: Clause): boolean {
  // 'George re-covers lounges': the tagger takes a rare verb between a name and a noun for a noun.
  const [name, act, object] = tokens
  if (
    name?.pos === 'PROPN' &&
    act?.pos === 'NOUN' &&
    /^\p{Ll}.*[^s]s$/u.test(act.text) &&
    /^(?:NOUN|DET|ADJ|PRON)$/.test(object?.pos ?? '')
  )
    return true
  const verb = tokens.findIndex(
    (token, index) =>
      isVerb(token) && (index > 0 || token.lower === 'is') && !/ing$/.test(token.lower),
  )
  return (
    verb > 0 &&
    tokens
      .slice(0, verb)
      .some((token) => isNoun(token) || token.pos === 'PRON' || SUBJECTS.has(token.lower))
  )
}
