import { capitalise } from '../english/sentences.ts'
import { addressVisitors } from './to-visitors.ts'

const DEGREE =
  '(?:(?:very|really|super|absolutely|quite|crystal|extremely|abundantly|perfectly|totally|100%|nice and) )*'
const CLEAR = '(?:clear|obvious|plain|unmistakable|explicit|unmissable|known)'
const AUDIENCE =
  '(?:people|everyone|everybody|customers|clients|parents|patients|visitors|folks|families|members|guests|owners|them|anyone|readers)'
const PROMINENTLY = `(?:${DEGREE}(?:strongly|clearly|loudly|plainly|firmly|softly|gently|kindly|politely|warmly|nicely|prominently|boldly|explicitly|upfront|up front|loud and clear|straight away|in (?:big|bold|large|capital) (?:letters|type|text|print)|(?:right )?(?:at the|up) (?:very )?(?:top|front)|on the (?:front|home) ?page|somewhere (?:obvious|prominent|big)))`
/** Who asks whom: 'please', 'I need the site to', 'it has to'. Some words match in two ways. */
const ASKED =
  '(?:(?:please|pls|plz|kindly|just|really|can you|could you|you (?:must|need to|have to)|(?:I|we)(?:’d| would)? (?:really |just )*(?:want|need|like|ask|beg)(?: you| (?:the )?(?:web ?)?site| the (?:home ?)?page| it)? to|(?:the (?:web ?)?site|the (?:home ?)?page|it|this|that|we|I) (?:must|should|needs? to|has to|have to)|(?:it’s|it is) (?:very |really |so )?important to|(?:we|I)(?:’d| would)?)[, ]+)'
/** Without a limit, a long row of such words would be tried in every way. */
const REQUEST = `${ASKED}{0,4}`
/** The first words of a statement that follows without 'that' or a colon. */
const SUBJECT =
  '(?=(?:I|we|our|my|it|there|the|all|no|every|each|you|people|customers|clients|parents|they|this|nobody|anyone|only|any|both)(?:’\\p{L}+)? )'
/** The statement follows after 'that', a colon or a dash, or begins with its subject. */
const STATEMENT = `(?: to ${AUDIENCE})?(?:(?:,? that |\\s?[:–—-] ?)|,? ${SUBJECT})`
const STRESS = [
  `(?:I|we|the \\p{L}+) (?:wish|wishes|(?:would|’d) like|wants?) it (?:to be )?(?:understood|known|clear|made (?:very )?clear|noted|stated)(?: ${PROMINENTLY})?,? that `,
  `(?:it(?:’s| is) )?${DEGREE}important to (?:say|state|mention|note|stress)(?: ${PROMINENTLY})?(?: that |: | ${SUBJECT})`,
  `${REQUEST}make (?:it )?${DEGREE}${CLEAR}${STATEMENT}`,
  // 'Make that clear' is about what was said before, unless a colon follows.
  `${REQUEST}make (?:this|that) ${DEGREE}${CLEAR}(?: to ${AUDIENCE})?\\s?[:–—-] ?`,
  `${ASKED}{1,4}be ${DEGREE}${CLEAR}${STATEMENT}`,
  `${REQUEST}(?:ask that )?it (?:should |must |needs to |has to )?be (?:stated|said|mentioned|written|pointed out)(?: ${PROMINENTLY})?(?: to ${AUDIENCE})? that `,
  `(?:must|has to|have to|needs? to|should) be ${DEGREE}${CLEAR}(?:,? that |\\s?[:–—-] ?)`,
  `${REQUEST}(?:say|state|stress|emphasi[sz]e|explain|mention|point out|tell ${AUDIENCE}) (?:it )?${PROMINENTLY}(?: to ${AUDIENCE})?(?:,? that |\\s?[:–—-] ?|,? ${SUBJECT})`,
  `(?:absolute )?must(?:[- ]have)? is the [^,:.]{2,24}?(?: bit| part| thing)?(?:,|\\s?[:–—-]) ${SUBJECT}`,
  `${REQUEST}(?:want|need|like) (?:something|a (?:line|bit|part|note|section)) (?:(?:on|in) (?:the (?:web ?)?site|the page|there|it) )?(?:that )?(?:tells?|says?|telling|saying)(?: (?:them|people|em|’em|everyone|customers))?(?: (?:straight|clearly|up front))?(?::\\s| that )`,
  `${REQUEST}(?:the (?:web ?)?site|the (?:home ?)?page) (?:should|must|needs to|has to|ought to) (?:also )?say (?:that |${SUBJECT})`,
  `(?:want|need|like) (?:the )?(?:web ?site|site|page) to (?:say|explain) (?:that |${SUBJECT})`,
  `${REQUEST}(?:stress|emphasi[sz]e|underline|highlight)(?: to ${AUDIENCE})?,? that `,
  `(?:it’s|it is) ${DEGREE}(?:important|vital|essential|crucial) (?:that |for )?${AUDIENCE} (?:to )?(?:know|understand|realise|see)s?(?: that)? `,
  `${AUDIENCE} (?:really )?(?:must|need to|have to|should) (?:know|understand|realise|be told)(?:(?: (?:before|when|in advance|up front|first)[^,:.]{0,20})?(?:\\s?: | that )| ${SUBJECT})`,
].join('|')
const STRESSED = new RegExp(
  `(?:^|[,;:–—][ ]|(?<=\\p{L}\\p{L}|[)\\d])\\s)(?:(?:and|so|but|also|or|oh|then|now) )*(?:${STRESS})(?=\\S)`,
  'iu',
)
/**
 * A request behind what should be said: '… until the Booking Officer has replied, and this must be
 * made plain', 'call-outs at weekends cost more, say so'.
 */
const STRESSED_BEFORE =
  /^(?:please note (?:that )?|note that )?(?!(?:if|when|unless|where|whether)\b[^,]*,? (?:please )?(?:say|make|point|spell)\b)(.{12,}?)(?:[,;] (?:and |so |but )?|,? (?:and|so|but) | (?=(?:please|pls) make (?:that|this|it) ))(?:please |pls )?(?:(?:this|that|it|which) (?:must|should|needs to|has to|ought to) be (?:(?:made|very|really|quite|abundantly) ){0,3}(?:plain|clear|obvious|prominent|stated|said|known|understood)(?: (?:on|to|at) [^.,;]{3,30})?|(?:please )?(?:say so|make (?:that|this|it) (?:very |really )?(?:clear|plain|obvious)|point that out|spell (?:that|it) out)(?: (?=(?:I|we|people|they|everyone)\b)[^.!?]*)?)[.!]*$/iu

/** 'Please make it clear what it costs' asks for a part of the website. */
const IS_TOPIC = /^(?:what|which|where|when|how|who|why|whether|if|about|on|in|at|for|to)\b/i

export interface StressedStatement {
  /** What stands before the request, without the words that join it. */
  before: string
  statement: string
}

const VISITORS =
  /^(?:people|customers|clients|parents|visitors|owners|families|guests|they) (?=(?:have to|has to|must|need to|should|can|can’t|cannot|are|will|may|do|don’t)\b)/iu
/** Statements about visitors speak to them: 'people have to have the horse caught'. */
const toVisitors = (text: string) =>
  VISITORS.test(text) ? addressVisitors(text.replace(VISITORS, 'you ')) : text

/**
 * What a sentence asks to be made clear: 'Please say strongly that the date can change' says that
 * the date can change.
 */
export function stressedIn(sentence: string): StressedStatement | undefined {
  const found = STRESSED.exec(sentence)
  if (!found) {
    const [, stated = ''] = STRESSED_BEFORE.exec(sentence) ?? []
    return stated ? { before: '', statement: `${capitalise(toVisitors(stated))}.` } : undefined
  }
  const statement = sentence.slice(found.index + found[0].length).trim()
  if (IS_TOPIC.test(statement)) return undefined
  return {
    before: sentence.slice(0, found.index).replace(/[\s,;:–—-]+$/u, ''),
    statement: capitalise(toVisitors(statement)),
  }
}
