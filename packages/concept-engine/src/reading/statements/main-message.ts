import type { Clause } from '../clauses/clause.ts'
import { capitalise, withFullStop, wordsOf } from '../english/sentences.ts'
import type { Facts, Statement } from '../facts.ts'
import { stressedIn } from './stressed.ts'
import { addressVisitors } from './to-visitors.ts'

/** A brief's text, and the messages in it that matter most to the client. */
export interface TextWithMessages {
  text: string
  /** Sentences as they appear in the text, without their full stops. */
  messages: string[]
  /** Those of the messages that people must be told, such as a condition; they head no page. */
  stressed: string[]
}

const AUDIENCE =
  '(?:people|everyone|everybody|customers|clients|parents|patients|visitors|folks|families|members|guests|owners|them|you|anyone|readers)'
const KNOWING_VERB =
  '(?:know|understand|remember|see|get|realise|take away|take from (?:it|this)|notice|hear|learn|feel|think)'
const WANTING_VERB =
  '(?:(?:I|we)(?:’d| would)?(?: really| most| do| just)* (?:want|like|need|love)(?: most)?)'
const MAIN_ADJECTIVE =
  '(?:one|main|chief|real|key|big|biggest|single|most important|number one|no\\.? 1|#1|first|only|whole)'
const MESSAGE_NOUN = '(?:thing|wish|hope|point|message|msg|bit|part|idea|selling point|takeaway)'
/**
 * Wording that introduces the message: 'The thing I most want people to know is that …', 'Above
 * all, we would like people to understand that …'.
 */
const MESSAGE_LEADS = [
  `(?:but |and |so |oh and |also )?(?:the|my|our) (?:${MAIN_ADJECTIVE} )*${MESSAGE_NOUN}s?(?: (?:that )?${WANTING_VERB} ${AUDIENCE} to ${KNOWING_VERB}(?: most)?| for ${AUDIENCE}(?: to ${KNOWING_VERB}(?: away)?)?| to (?:say|get across|put|stress|${KNOWING_VERB}))`,
  `(?:but |and |so |oh and |also )?(?:(?:the|my|our) )?(?:${MAIN_ADJECTIVE} )+${MESSAGE_NOUN}(?: (?:to|for) (?:me|us))?(?: (?:that )?${WANTING_VERB}(?: (?:said|known|understood|to say|to get across))?)?`,
  `(?:but |and |so )?(?:above all|most of all|mostly|more than anything(?: else)?|most importantly|first and foremost),? ${WANTING_VERB} (?:${AUDIENCE} to ${KNOWING_VERB}(?: that)?|it (?:clear|known)(?: that)?)`,
  `(?:but |and |so )?what ${WANTING_VERB} (?:above all|most of all|more than anything)(?: else)?(?= is that)`,
  `(?:but |and |so )?what ${WANTING_VERB} ${AUDIENCE} to ${KNOWING_VERB}(?: most)?`,
  `(?:(?:I|we)(?:’d| would)? (?:just |really )?)?(?:want|like|need|love) ${AUDIENCE} to (?:know|understand|remember|realise|get that|see that)(?: (?:within (?:\\p{L}+ ){1,3}?(?:seconds|minutes)|straight away|right away|instantly|immediately|quickly))?(?! (?:where|what|how|which|when|who|why|about|if|whether)\\b)`,
  `(?:but |and |so )?what (?:I|we)(?:’d| would)? (?:most |really |would most )*(?:want|like|need|love)(?: most)? (?:understood|known|said|remembered)(?: most)?`,
  `(?:but |and |so )?what ${WANTING_VERB} is (?:[\\p{L} ’]+?)(?:, I mean [^,]+,)? to (?:know|understand|remember)`,
  `(?:most of all|above all|more than anything),? ${WANTING_VERB} ${AUDIENCE} to(?= (?:stop|start|keep|come|ask|ring|call|bring|try|use|check|look|give|visit|book|take|learn)\\b)`,
  `(?:that(?:’s| is) )?what (?:I|we) want (?:at|on|up) (?:the )?(?:very )?(?:top|front)(?: page)?`,
  `(?:the|our|my) (?:truth|facts?|points?|messages?) (?:(?:that )?(?:I|we)(?:’d| would)? (?:want|like|need))(?: to be)? (?:told|said|known|heard|understood)`,
  'main(?=:)',
  // 'To lead the page (resolved): …'
  '(?:(?:please )?(?:lead|open|start) with (?:this|it)|to (?:lead|open|head|top) the page|(?:at |for )?(?:the )?top(?: of (?:(?:the|every|each) )?page)?|first line|headline)(?: \\([^()]*\\))?(?=:)',
  // 'Rule that must come first: …', 'Licence first: …', 'Scam warning at the head of every page: …'
  "[\\p{L}’' ]{0,30}?(?:that |which )?(?:must|should|has to|have to|needs to|is to) (?:come|go|be|stand|appear) (?:first|on top|at the top)(?=:)",
  "[\\p{L}’']{3,16}(?: [\\p{L}’']{3,16})? first(?=:)",
  "[\\p{L}’' ]{3,30} (?:at|on|for) the (?:head|top) of (?:the|every|each) page(?=:)",
  // 'The message is: I’ve seen worse'
  '(?:the|my|our) (?:message|motto|promise|pitch)(?=:| is:)',
  `(?:now |and |so )?(?:the big thing(?:,| and) )?(?:the thing )?(?:that )?(?:I’m|we’re|I am|we are) (?:best |most |really )?known for`,
  `(?:but |and |so )?what matters (?:the )?most(?: to (?:me|us))?`,
  `if (?:${AUDIENCE}|they) (?:only )?(?:${KNOWING_VERB}|read) (?:only )?one thing,? (?:it(?:’s| is| should be)|let it be|make it)`,
].join('|')
const MESSAGE_AFTER_LEAD = new RegExp(
  `^(?:[^.!?]{12,}?[,;:] (?=(?:and|so|but) (?:the|my|our) (?:main|key|most important) ))?(?:${MESSAGE_LEADS})(?:,? (?:is|are|would be|has to be|was)(?: probably| really| just| simply)?)?(?: that)?(?:\\s?[–—-] |[,:]? )(?=\\S)`,
  'iu',
)
/**
 * Text before that wording in the same sentence: 'I was an assessor, so the main message is that
 * …'.
 */
const TEXT_BEFORE_LEAD =
  /^(.{12,}?)[,;:] (?:and|so|but) (?:the|my|our) (?:main|key|most important) /iu
/** A message must follow a verb or a colon: 'the main thing people ask' is not an introduction. */
const LEAD_END =
  /(?:\b(?:is|are|be|was|that|it|to|top|front|page|main|know|understand|known|understood|remember|realise)|[:,–—-])\s*(?:probably|really|just|simply)?\s*$/iu

/**
 * Wording that marks the text before it as the message: '…, that’s the main thing, put that big'.
 */
const PROMINENT_ADJECTIVE =
  '(?:big|bold|huge|main|clear|loud|first|unmissable|prominent|obvious|front and centre|up (?:front|top|high)|up (?:at )?the (?:very )?(?:top|front)|(?:at|near|on) (?:the )?(?:very )?(?:top|front)(?: (?:page|of (?:the|it) ?\\p{L}*))?|in (?:big|bold|large|capital)(?: \\p{L}+)?|somewhere(?: (?:big|obvious|prominent|nice(?:ly)?|easy to see))?|everywhere)'
const DEMONSTRATIVE = '(?:that|this|it|them|those|which)'
const MESSAGE_MARKERS = [
  `(?:(?:I|we) (?:think|suppose|guess|reckon) )?(?:${DEMONSTRATIVE}(?:’s| is| are| would be|s)?) (?:really |probably |honestly |definitely |basically |sort of )*(?:the|my|our) (?:${MAIN_ADJECTIVE} )+${MESSAGE_NOUN}(?: (?:really|honestly|I reckon|I suppose|I’d say|for (?:me|us)))?`,
  `(?:(?:I|we) (?:think|suppose|guess|reckon) )?(?:${DEMONSTRATIVE}(?:’s| is)) (?:really |probably )*(?:the|my|our) (?:${MAIN_ADJECTIVE} )?${MESSAGE_NOUN} (?:that )?(?:I|we)(?:’d| would)?(?: really| most)* (?:want|like|need)(?: most)?(?: ${AUDIENCE} to ${KNOWING_VERB}| (?:on|at|in) the (?:front|top|home)(?: page)?)?`,
  `${DEMONSTRATIVE}(?:’s| is) the (?:${MAIN_ADJECTIVE} )+${MESSAGE_NOUN} (?:to (?:say|get across|know)|(?:we|I|you|people) (?:want|need))[^.!?]*`,
  `that(?:’s| is) what (?:I|we|he|she|they) (?:wants?|needs?|would like) (?:said|known|shown|told|people to know|on (?:there|the (?:site|page)))`,
  `that(?:’s| is) the thing(?=[.!]?$)`,
  `(?:this|that|it)(?: \\p{L}+)? (?:goes|comes|belongs|stands) (?:first|on top|at the top)(?:,? please)?(?:,? or (?:my|our|we|I|they|people) [^.!?]*)?`,
  `(?:this|that|it) (?:must|should|has to|needs to) (?:be|go) (?:on|at) (?:the )?top(?: of the page)?\\b[^.!?]*`,
  `(?:which |that )?(?:leads|opens|heads|tops) the page(?:,? (?:and )?on (?:every|each|all) (?:pages?|screens?))?`,
  `(?:that’s|is) (?:our|my) (?:thing|point of difference|speciality|specialty)`,
  `which matters (?:more|most)(?: to [^,.;]+)?(?: than anything(?: else)?)?(?:, so (?:please )?(?:lead|start|open) with (?:it|that|this))?`,
  `(?:so )?(?:please )?(?:lead|start|open) with (?:it|that|this)`,
  `(?:that’s |is )(?:really )?(?:the|our|my) (?:${MAIN_ADJECTIVE} )${MESSAGE_NOUN}`,
  `(?:please )?(?:put|make|have|keep|get|say|print|write|show) ${DEMONSTRATIVE}(?: (?:bit|part|one))? ${PROMINENT_ADJECTIVE}`,
  `(?:I|we)(?:’d| would)? (?:want|like|love|need) ${DEMONSTRATIVE}(?: (?:said|put|shown|stated|printed))? ${PROMINENT_ADJECTIVE}`,
  `(?:I |we )?(?:want|need|would like) (?:this|that|it) (?:said|stated|made|put) (?:very |really )?(?:clear(?:ly)?|plainly|loud|early|up front|honestly and early)`,
  `(?:that|this)(?: last)? (?:point|bit|part|one) (?:should|must|needs to|has to) be (?:impossible to (?:overlook|miss)|unmissable|very clear|clear|obvious|big|prominent)`,
  `(?:(?:please|(?:I|we) (?:beg|ask|need|want) you to|(?:I|we)(?:’d| would) like you to) )?make ${DEMONSTRATIVE} (?:really |very )?(?:unmissable|obvious|clear|stand out|(?:the|our|my) (?:${MAIN_ADJECTIVE} )+${MESSAGE_NOUN}(?: (?:that )?(?:${AUDIENCE}|they) (?:${KNOWING_VERB}|reads?|sees?))?|the main|main)(?:,? (?:because|since|as|cause) [^.!?]*)?`,
  `that(?:’s| is) the (?:heart|point|guts|essence|whole point) of (?:it|what we do|the place|everything)(?: all)?(?: please)?`,
  `(?:that|it)(?:’s| is) (?:a|our|my) promise[,;]? (?:so )?(?:please )?(?:put|have|get) (?:it|that) in writing`,
  `if (?:only )?one thing (?:is|comes across|stands out)[^,.!?]*,? (?:let it be|make it|it should be) (?:that|this)`,
  `(?:please )?(?:put|say|write|word) (?:that|this|it) (?:\\p{L}{4,}ly)(?: (?:but|and) \\p{L}{4,}ly)?(?:,? (?:and|but) not in [^.!?]*)?`,
  `(?:please )?(?:don’t|do not) hide (?:that|this|it)`,
  `(?:please )?put (?:that|this|it) (?:in|on) the (?:faqs?|front|home ?page|front page)(?: and (?:in|on) the (?:faqs?|front|home ?page|front page))*`,
  `(?:that|this|it) (?:needs to|has to|must|should) be (?:easy to (?:see|find|spot)|everywhere|on every page|at the (?:very )?top|up (?:the )?top|on the front(?: page)?)(?: honestly| please)?`,
  `(?:please )?(?:stress|emphasi[sz]e|highlight|underline|lean on|push) (?:that|this|it)(?: (?:one|bit|point|part))?`,
  `(?:please )?(?:say|state|mention|write|put) (?:that|this|it)(?: (?:one|bit|part))? (?:(?:very|really|super|nice and) )?(?:clear(?:ly)?|plainly|strongly|loudly|big|first|everywhere|prominently)`,
  `that(?:’s| is) (?:the|our|my) (?:whole |main |big |key |real |only )*(?:selling point|promise|edge|whole point)`,
  `(?:(?:most )?people don’t know (?:that|it|this)[,;]? )?(?:so )?(?:please )?shout (?:it|that|this)(?: out| loud)?(?: from the rooftops)?`,
  `(?:and )?(?:so )?(?:it|that|this) (?:shouldn’t|should not|must not|mustn’t|can’t) be (?:buried|hidden|missed|overlooked|small|tucked away|at the bottom)`,
  `(?:please )?put (?:that|it|this) (?:in writing|(?:on|up) there|on the (?:web ?)?(?:site|page))`,
  `${AUDIENCE} love (?:that|it|this) so make it (?:the )?main(?: thing)?`,
].join('|')
const TRAILING_MARKER = new RegExp(
  `(?<!\\bnot(?: so)?)(?:\\s*[,;:–—]\\s*|\\s+-\\s+|\\s+)(?:(?:and|so|but|well|oh)\\s)?(?:(?:I|we)(?:’d| would)? (?:really )?(?:want|need|like) (?:the|my|our|this) (?:web ?)?(?:site|page) to )?(?:${MESSAGE_MARKERS})(?:,? (?:actually|please|thanks|really|and (?:${MESSAGE_MARKERS})))?(?: (?:${MESSAGE_MARKERS}))?(?:,? (?:because|as|since|cause|cos|coz) [^.!?]*)?(?:(?=\\s*(?:[.,;!]|$))|(?<=that’s the (?:main|most important) thing)(?= \\p{L}))`,
  'iu',
)
/** A label that says where the text behind it goes leaves no doubt, whatever that text names. */
const LABEL_LEAD = /\b(?:first|top|page|this|it)(?: \([^()]*\))?: $/i
/** A sentence that consists only of such wording. */
const MARKER_SENTENCE = new RegExp(
  `^(?:(?:and|so|but|well)\\s)?(?:${MESSAGE_MARKERS})(?: (?:${MESSAGE_MARKERS}))?(?:[.!]*$|,? (?:because|since|as|cause)\b[^.!?]*[.!]*$|, (?:I|we|people|everybody|everyone|they) (?:get|keep|always|ask|assumes?|think)[^.!?]*[.!]*$|[;:,] (?:it|that) is\\b|, (?:that|it)’s (?:really )?what (?:I|we) want\\b| (?:it[’']?s|they|people|we|I) (?:happened|has|have|had|keep|get|got|always)\\b[^.!?]*[.!]*$)`,
  'iu',
)

/** 'This is why people choose us' says how much something matters that stands before it. */
const GIVES_REASON = /^(?:this|that)(?:’s| is) (?:why|what|how)\b/i
/** What others think is the reason for a message. */
const OTHERS_BELIEF =
  /^(?:everyone|everybody|nobody|no one|people|they|most(?: people)?) (?:\p{L}+ )?(?:thinks?|assumes?|asks?|gets?|believes?|expects?|forgets?|knows?)\b/iu
/** 'About ten people a week ring to offer us one' tells the agency why something should be said. */
const OTHERS_HABIT =
  /^(?:(?:about|around|at least|nearly|every|each) )?(?:\p{L}+ ){0,3}(?:people|callers?|customers|clients|visitors|everyone|everybody|half of them|most of them|they)\b(?: (?:a|every|each|per) (?:day|week|month|year))?,? (?:(?:still|always|keep|constantly|often|usually) )*(?:rings?|call(?:s|ing)?|ask(?:s|ing)?|turn(?:s|ing)? up|offer(?:s|ing)?|complain(?:s|ing)?|email(?:s|ing)?|expect(?:s|ing)?|forget(?:s|ting)?|get(?:s|ting)? (?:it|this|that) wrong)\b/iu
/** Features of the website are requests, not messages. */
const WEBSITE_FEATURE =
  /\b(?:web ?site|site|pages?|forms?|buttons?|menus?|gallery|galleries|maps?|photos?|pictures?|logos?|calendars?|timetables?|lists?|booking (?:system|online)|book(?:ing)? online|online (?:booking|shop|store)|front page|home ?page|bookings|enquiries|phone number|number|address|find us|newsletter|shop online|search|open or closed|clicks?|google|flip)\b|^(?:to|a|an) (?:be able|\p{L}+ (?:form|page|button|list))\b/iu
/** 'I send you photos from the roof' is something that the business does. */
const ABOUT_BUSINESS =
  /^(?:(?:and|so|but|the thing is|that) )*(?:I|we|our|you|every|all)\b(?!(?:’d)? (?:also |really |just )?(?:want|need|like|love|would|think|suppose|guess))/iu
const isSiteFeature = (text: string) => WEBSITE_FEATURE.test(text) && !ABOUT_BUSINESS.test(text)
/** A request to mention something that is not the main message. */
const MINOR_MENTION = /\bsomewhere(?! (?:big|obvious|prominent))/i
/** Telephone numbers are shown elsewhere. */
const CONTAINS_NUMBER =
  /(?:\d[\s-]?){8,}|@|\d ?[-–] ?\d+(?:\.\d+)?(?! ?(?:weeks?|days?|months?|hours?|years?|minutes?|people))/
const SENTENCE = /(?:[^.!?\n]|[.](?=\d|\p{L}\.))+[.!?]*/gu
/** Points where somebody who dictates moves to the next topic. */
const TOPIC_CHANGE = /,\s(?:and|but|so|and then|then)\s|;\s|\s[–—]\s|\s-\s/giu
/** A sentence with more words makes more than one statement. */
const MAX_STATEMENT_WORDS = 22
const MIN_WORDS = 4
const MESSAGE_MAX = 200

/**
 * 'What we want is younger people to know they’re allowed in' is rephrased to address those people.
 */
const toAudience = (text: string) => (/^they(?:’re)?\b/i.test(text) ? addressVisitors(text) : text)
/** The text without spoken lead-ins, and without its full stop. */
const withoutLeadIns = (text: string) =>
  text
    .replace(/^(?:(?:and|so|but|then|the thing is|because)\s)+/iu, '')
    .replace(/(?:,? (?:right|really|actually|you know))?[.!,;:\s–—-]+$|, right$/iu, '')
    .trim()
/** 'I’m always early' is short, but complete. */
const SHORT_STATEMENT = /^(?:I|we|you|it|they|nobody|never|no|stop|ask)(?:’\p{L}+)? \p{L}+ \p{L}+/iu
/** In 'My main wish is that people understand …' only what they should know is a statement. */
const WISH_WORD = /\b(?:wish|hope)\b/i
const KNOWING_LEAD =
  /^(?:that )?(?:\p{L}+ly )?\p{L}+s?(?: \p{L}+)? (?:should |must |can |would )?(?:understand|know|realise|feel|believe)(?: that| like)? (?=(?:we|I|you|most|nobody|no one|every|it|they)(?:’\p{L}+)?\b)/iu
/** '…, and still get in touch' */
const CONTRASTING_TAIL = /,? (?:and|but) (?:still|don’t|aren’t|do not|not)\b.*$/i
/** 'People seeing straight away whether I cover their suburb': what the site should bring about. */
const INTENDED_EFFECT =
  /^(?:that )?(?:people|customers|clients|visitors|parents|patients|owners|folks|they|everyone|someone|somebody|the kids?|museums|schools|managers) (?:\p{L}+ly )?(?:\p{L}+ing|to \p{L}+|can|will|should|must|be able|know|understand|feel|see|find|ring|book|send|read|trust|take)\b/iu
/** 'We don’t do that' refers to what stands before it. */
const isReference = (text: string) =>
  wordsOf(text).length <= 5 && /\b(?:that|this|it|those|them)\W*$/i.test(text)
/** 'No leaf, no "bud", no black and neon': pictures and colours that the client refuses. */
const refusesDesign = (text: string) =>
  (text.match(/\bno\b/gi)?.length ?? 0) >= 2 &&
  /^no\b/i.test(text) &&
  /["“]|\b(?:neon|leaf|colou?rs?|black|white|pink|purple|brown|photos?|pictures?|icons?|fonts?|cartoons?|stock|models|smiling|silhouettes?|clip ?art)\b/i.test(
    text,
  )
/** 'That’s been a beauty' says of something else how it went. */
const PRAISES_SOMETHING = /^(?:that|this|it)(?:’s| has| is) (?:been )?(?:an? )?\p{L}+$/iu
const isMessage = (text: string) =>
  !isReference(text) &&
  !PRAISES_SOMETHING.test(text) &&
  !/\b(?:googles?|googling)\b/i.test(text) &&
  !refusesDesign(text) &&
  (wordsOf(text).length >= MIN_WORDS || SHORT_STATEMENT.test(text)) &&
  text.length <= MESSAGE_MAX &&
  !isSiteFeature(text) &&
  !INTENDED_EFFECT.test(text) &&
  !CONTAINS_NUMBER.test(text)

/** 'There are no auditions, except for the horn, where we have a waiting list' is about no website. */
const ABOUT_WEBSITE = /\b(?:web ?site|site|pages?|forms?|buttons?|click)\b/i
/** Whether what the client asks to say can stand on the page. */
const isToBeSaid = (text: string) =>
  (isMessage(text) ||
    (/^(?:there|it|no|some|all|you|nobody|visitors|guests)\b/i.test(text) &&
      text.length <= MESSAGE_MAX)) &&
  !ABOUT_WEBSITE.test(text) &&
  !refusesDesign(text) &&
  !CONTAINS_NUMBER.test(text)

/** 'First on the page: the phone number, and "broken denture? bring it in before 10".' */
const QUOTED_FIRST =
  /(?<=^|\n|[.!?]\s)(?:the )?(?:very )?(?:first thing (?:seen|to see|people see|they see|visible)|first (?:thing )?(?:on|at|up on) (?:the|our|my) (?:very )?(?:page|site|top|home ?page)|at the (?:very )?top(?: of (?:the|our) (?:page|site))?|(?:across|on) the top)\b[^"“”.!?\n]{0,60}["“]([^"“”\n]{8,120})["”][^.!?\n]{0,20}(?:[.!]|(?=\n|$))/giu

/** The last statement of a long sentence. */
function lastThing(sentence: string): string {
  if (wordsOf(sentence).length <= MAX_STATEMENT_WORDS) return sentence
  const splitOffsets = [...sentence.matchAll(TOPIC_CHANGE)].map(
    ({ 0: separator, index }) => index + separator.length,
  )
  const from = splitOffsets.findLast((end) => wordsOf(sentence.slice(end)).length >= MIN_WORDS)
  return sentence.slice(from ?? 0)
}

/**
 * The text without the wording that marks the main message, and the messages themselves: 'We clean
 * up, that’s the main thing, put that big' becomes 'We clean up'. Requests for features of the
 * website stay as they are.
 */
export function mainMessages(text: string): TextWithMessages {
  const messages: string[] = []
  const stressedMessages: string[] = []
  let previous = ''
  let beforePrevious = ''
  const unquoted = text.replace(QUOTED_FIRST, (_sentence, quoted: string) => {
    const message = withoutLeadIns(
      quoted.replace(/(?<=[.!?]\s)\p{Ll}/gu, (letter) => letter.toUpperCase()),
    )
    messages.push(capitalise(message))
    return ''
  })
  const withoutMessages = unquoted.replace(SENTENCE, (match) => {
    const [lead = ''] = /^\s*/.exec(match) ?? []
    const sentence = match.slice(lead.length)
    // 'We have no ponies to lend. Everyone thinks we do. Put it on the front.'
    const wording = OTHERS_BELIEF.test(previous) ? beforePrevious : previous
    const before = previous
    const isMarker = MARKER_SENTENCE.test(sentence)
    // 'We do no repairs. That’s the whole point. Say it loud.' marks the first sentence twice.
    if (!isMarker) {
      beforePrevious = previous
      previous = sentence
    }
    const stressed = stressedIn(sentence)
    if (stressed && isToBeSaid(withoutLeadIns(stressed.statement))) {
      const message = withoutLeadIns(stressed.statement)
      messages.push(message)
      stressedMessages.push(message)
      return `${lead}${stressed.before ? `${stressed.before}. ` : ''}${stressed.statement}`
    }
    const [led] = MESSAGE_AFTER_LEAD.exec(sentence) ?? []
    if (led && LEAD_END.test(led)) {
      const wantedContent = withoutLeadIns(sentence.slice(led.length))
      const content = KNOWING_LEAD.test(wantedContent)
        ? capitalise(
            toAudience(wantedContent.replace(KNOWING_LEAD, '').replace(CONTRASTING_TAIL, '')),
          )
        : wantedContent
      // 'The thing we’re known for is the lamb' names a thing.
      const [, knownSubject = ''] =
        /(I’m|we’re|I am|we are) (?:\p{L}+ )?known for/iu.exec(led) ?? []
      // 'That people understand we book months ahead' means 'we book months ahead'.
      if (WISH_WORD.test(led) && content === wantedContent) return match
      const message = knownSubject ? `${capitalise(knownSubject)} known for ${content}` : content
      if (!isMessage(message) && !LABEL_LEAD.test(led)) return match
      if (knownSubject) {
        messages.push(message)
        return `${lead}${message}.`
      }
      messages.push(capitalise(toAudience(message)))
      // The text before the wording is a statement too.
      const [, textBefore = ''] = TEXT_BEFORE_LEAD.exec(led) ?? []
      const statement =
        content === wantedContent ? toAudience(sentence.slice(led.length)) : `${content}.`
      return `${lead}${textBefore ? `${textBefore}. ` : ''}${capitalise(statement)}`
    }
    if (isMarker) {
      const message = withoutLeadIns(lastThing(wording))
      if (!isMessage(message)) return match
      messages.push(capitalise(message))
      return ''
    }
    const tail = TRAILING_MARKER.exec(sentence)
    if (!tail) return match
    const front = sentence.slice(0, tail.index)
    // 'Every owner gets photos. This is why people choose us, make it prominent.'
    const isHabit = OTHERS_HABIT.test(front) && before !== ''
    const message = withoutLeadIns(
      isHabit ? before : GIVES_REASON.test(front) ? wording : lastThing(front),
    )
    if (isSiteFeature(message)) return match
    if (isMessage(message) && !MINOR_MENTION.test(tail[0])) messages.push(capitalise(message))
    // '…, because people expect two' is the reason why it should be said.
    const rest = sentence
      .slice(tail.index + tail[0].length)
      .replace(/^ (?=\p{L})/u, '. ')
      .replace(/^,? (?:because|since|as|cause|’cause)\s[^.!?]*/iu, '')
    return isHabit ? lead : `${lead}${front}${rest}`
  })
  return { text: withoutMessages, messages: [...new Set(messages)], stressed: stressedMessages }
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
/** The number of leading letters that identify a sentence. */
const IDENTIFYING_LETTERS = 22

/** Clauses that contain a message are about the business, whatever the words around them. */
export const withMessageRoles = (
  clauses: readonly Clause[],
  messages: readonly string[],
): Clause[] => {
  const letters = messages.map(lettersOf)
  return clauses.map((clause) =>
    clause.role !== 'contact' &&
    wordsOf(clause.text).length >= MIN_WORDS &&
    letters.some((message) => message.includes(lettersOf(clause.text)))
      ? { ...clause, role: 'business' }
      : clause,
  )
}

/**
 * The statements, and which of them matter most to the client; a message that no statement contains
 * is added. Those in `stressed` are limits, which head no page.
 */
export function withMessages(
  statements: readonly Statement[],
  messages: readonly string[],
  stressed: readonly string[],
): Pick<Facts, 'statements' | 'messages'> {
  const all = [...statements]
  // 'Ten days for up to 60 chairs, we swap in batches': a message may have become two statements.
  const isPartOf = (text: string, message: string) =>
    wordsOf(text).length >= MIN_WORDS && lettersOf(message).includes(lettersOf(text))
  const texts = messages.flatMap((message) => {
    const isStressed = stressed.includes(message)
    const start = lettersOf(message).slice(0, IDENTIFYING_LETTERS)
    const index = all.findIndex(({ text }) => lettersOf(text).includes(start))
    const found = all[index]
    if (found) {
      const statement: Statement =
        isStressed && found.topic === 'story' ? { ...found, topic: 'limit' } : found
      all[index] = statement
      // The rest of the statement becomes a separate one.
      const parts = statement.text.split(/(?<=[.!?]) (?=\p{Lu})/u)
      const from = parts.findIndex((part) => lettersOf(part).includes(start))
      if (from < 0 || parts.length === 1)
        return [
          statement.text,
          ...all.map(({ text }) => text).filter((text) => isPartOf(text, message)),
        ]
      const remainder = parts.slice(from).join(' ')
      const before = parts.slice(0, from).join(' ')
      all.splice(index, 1, ...(before ? [{ ...statement, text: before }] : []), {
        ...statement,
        text: remainder,
      })
      return remainder
    }
    const text = withFullStop(message)
    const none = { span: [0, 0] as const, isEntry: false, isListed: false, heading: '' }
    if (isStressed) all.push({ text, topic: 'limit', isSentence: true, ...none })
    else all.unshift({ text, topic: 'story', isSentence: true, ...none })
    return text
  })
  return { statements: all, messages: [...new Set(texts)] }
}
