import { endsInPartner } from '../english/spoken-sentences.ts'
import type { Token } from '../english/token.ts'
import { isNoun, isVerb } from '../english/tokens.ts'

/** Words that a statement is about. */
export const SUBJECTS = new Set([
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

const tailOf = (tokens: Token[], index: number) => {
  let text = ''
  for (const token of tokens.slice(index, index + 5))
    text +=
      (text && !/^['’]/.test(token.text) && !/^n['’]t$/.test(token.text) ? ' ' : '') + token.text
  return `${text} `.replaceAll("'", '’')
}

/** A topic that comes before its statement has at most this many tokens, with the comma. */
const MAX_TOPIC_TOKENS = 6
const LIMITS_TOPIC = /^(?:under|over|above|below|after|before|outside|within|between|until)$/

/** The token indexes at which a sentence without full stops begins a new statement. */
export function runOnStarts(tokens: Token[], sloppy: boolean): number[] {
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
      // 'Children under 16, I charge materials only': whom or when it is about comes first.
      !(
        !hasVerb &&
        length <= MAX_TOPIC_TOKENS &&
        /^(?:i|we)$/.test(token.lower) &&
        tokens.slice(from, index).some(({ lower }) => LIMITS_TOPIC.test(lower))
      ) &&
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
      // '… on a trailer, now it’s 22 on the books'
      const isNow =
        /^(?:now|today|then)$/.test(before?.lower ?? '') && tokens[index - 2]?.text === ','
      const startIndex = isRunOn ? conditionBefore(tokens, from, index - Number(isNow)) : index
      splitIndexes.push(startIndex)
      from = startIndex
      hasVerb = false
    }
    if (isVerb(token)) hasVerb = true
  }
  return splitIndexes
}
