import { capitalise } from '../english/sentences.ts'
import { tokensOf } from '../english/tokens.ts'
import { directQuestion } from '../statements/direct-question.ts'
import { addressVisitors } from '../statements/to-visitors.ts'

/** 'Not country', 'no phone number', 'see what’s free': what a form does not ask. 'No. of kids' is a number. */
const REFUSED =
  /^(?:see (?:what|which|if|when)\b|not|no(?!\.)(?! of\b)|do not|don[’']t|never|nothing|without|but not)\b/i
/** Words before a field that are not part of it. */
const LEAD_IN =
  /^(?:(?:and|or|plus|also|then|with|the|an?|their|just|only|maybe|please|of course|obviously|say|state)\s+)+(?=\S)/i
/** Words that a client shortens: 'date reqd', 'est number of'. */
const ABBREVIATIONS: [short: RegExp, long: string][] = [
  [/\breq[’']?d\b\.?/gi, 'required'],
  [/^est\b\.?(?= )/i, 'estimated'],
  [/^approx\b\.?(?= )/i, 'approximate'],
  [/^(?:org|organization)\b\.?$/i, 'organisation'],
  [/^qty\b\.?$/i, 'quantity'],
  [/^(?:qty|no|no\.|num) of (?=\p{L})/iu, 'number of '],
  [/^addr\b\.?/i, 'address'],
  [/\bd\.?o\.?b\b\.?/gi, 'date of birth'],
  [/(?<=\p{L} )(?<!\bor )(?:no|num)\.?$/iu, 'number'],
  [/\bincl\b\.?(?= )/gi, 'including'],
  [/\bpref(?:\.|(?= ))/gi, 'preferred'],
  [/(?<=\p{L} )exp$/iu, 'expiry'],
]
const PERSON =
  'child|children|kid|parent|dog|cat|horse|pet|owner|bride|groom|student|player|patient|client|customer|teacher|rider|driver|deceased|guardian|carer|partner'
/** 'Childs first name', 'parents name' */
const OWNER_WITHOUT_APOSTROPHE = new RegExp(
  `\\b(${PERSON})[’']?s?[’']? (?=(?:first |last |full |sur|nick)?(?:names?|age|birthday|breed|dob|date of birth|school|phone|mobile|e-?mail|size|weight|height)\\b)`,
  'iu',
)
/** 'What its for', 'what its doing' */
const IT_IS = /\bits (?=(?:for|on|in|at|an?|the|about|used|made|like|from|worth|\p{L}+ing)\b|$)/iu
const QUESTION = /^(?:what|which|where|when|who|whose|why|how)\b/i
const YES_OR_NO = /[\s,]+(?:y ?\/ ?n|yes ?\/ ?no|yes or no)$/i
/** 'How far from the driveway to the tank' omits its verb. */
const HOW_MEASURED =
  /^how (far|long|deep|wide|high|tall|big|close)(?: away)? (?=(?:from|to|between)\b)/i
const VISITOR_STATEMENT =
  /^(?:you|they|customers?|clients?|people|visitors|parents|students)(?:’ve|’re)? (?=\p{L}+ )/iu

/** Words in brackets that explain a field instead of listing what can be chosen. */
const EXPLANATION =
  /\b(?:e\.?g|i\.?e|like|if|optional|required|etc|please|must|should|tick|we|I|they|you|your|their|in|for|with|from|no|not|maximum|max|minimum|min|up to|at least|same)\b|[’']s\b|:/i
const OPTIONS = { most: 6, longest: 24 }

/** What can be chosen according to the words in brackets; empty if they say something else. */
export function optionsInBrackets(inside: string): string[] {
  const words = inside.trim()
  // 'Lat/long or chart no.' names two ways to say one thing.
  const isMixed = words.includes('/') && / or /i.test(words)
  if (isMixed || EXPLANATION.test(words)) return []
  const options = words
    .split(/\s*[,;/]\s*(?:or |and )?|\s+or\s+/i)
    .map((option) => option.trim())
    .filter((option) => option !== '')
  return options.length >= 2 &&
    options.length <= OPTIONS.most &&
    options.every((option) => option.length <= OPTIONS.longest)
    ? options
    : []
}

/** A question that visitors are asked, from whatever way the client put it. */
function questionOf(text: string): string | undefined {
  const measured = text.replace(HOW_MEASURED, 'how $1 is it ')
  if (measured !== text) return measured
  if (QUESTION.test(text) || /^(?:if|whether)\b/i.test(text))
    return directQuestion(text) ?? (QUESTION.test(text) ? addressVisitors(text) : undefined)
  const statement = VISITOR_STATEMENT.test(text) ? directQuestion(`if ${text}`) : undefined
  return statement
}

/**
 * The label of a field from an entry of a list: a noun phrase, or a whole question without its
 * question mark. What can be chosen follows behind a dash: 'order - Special/Exclusive'. Undefined if
 * the entry names no field.
 */
export function fieldLabel(entry: string): string | undefined {
  const quoted = entry.replace(/ or ["“]([^"“”]+)["”]/u, ' (or $1)')
  const bare = quoted.replace(/^[\s"“”'‘]+|[\s"“”'‘,;:.!?]+$/g, '')
  if (REFUSED.test(bare)) return undefined
  // 'Level - never signed / know some'
  const [chosen = ''] = /\s[-–—]\s[^/()]+(?:\/[^/()]+)+$/u.exec(bare) ?? []
  if (chosen) {
    const label = fieldLabel(bare.slice(0, -chosen.length))
    return label && label + chosen
  }
  if (/\((?:y ?\/ ?n|yes ?\/ ?no|yes or no)\)$/i.test(bare))
    return fieldLabel(bare.replace(/\s*\(([^()]*)\)$/, ' $1'))
  const [, inside = ''] = /\(([^()]*)\)?\s*\??$/.exec(bare) ?? []
  const options = optionsInBrackets(inside)
  const isAlternative = /^or /i.test(inside)
  let text = bare
    .replace(isAlternative ? /$^/ : /\s*\([^()]*\)?/g, '')
    .replace(LEAD_IN, '')
    .replace(
      /^(?:(?:let|have|make) (?:them|people|us|you) )?(?:to )?(?:upload|attach|add|send|put in|enter|fill in|give|say) (?=\p{L})/iu,
      '',
    )
    .replace(LEAD_IN, '')
    .replace(/^(?:an? )?(?:couple|few|lot|bunch) of (?=\p{L}+s\b)|^few (?=\p{L}+s\b)/iu, '')
    .replace(/,?\s(?:whichever|whatever) (?:they|you|it|suits?|works?)\b.*$/i, '')
    .replace(/\b(what|who|where|when|how)s (?=\p{L})/giu, '$1’s ')
    .replace(
      /\s(?:as an? )?(?:optional|required|mandatory|if possible|if poss|please|etc\.?)$/i,
      '',
    )
    .trim()
  for (const [short, long] of ABBREVIATIONS) text = text.replace(short, long)
  text = text
    .replace(OWNER_WITHOUT_APOSTROPHE, (_found, owner: string) =>
      owner.toLowerCase() === 'kid' ? 'child’s ' : `${owner}’s `,
    )
    .replace(IT_IS, 'it’s ')
    .replace(
      /^(?:roughly|about|approx(?:imately)?\.?) (how (?:many|much|big|long|far) .+)$/i,
      '$1, roughly',
    )
    .trim()
  const [answers = ''] = YES_OR_NO.exec(text) ?? []
  const asked = answers ? text.slice(0, -answers.length) : text
  const label = questionOf(asked) ?? addressVisitors(asked)
  return isWholeLabel(label)
    ? `${capitalise(label)}${options.length > 0 ? ` - ${options.join('/')}` : ''}${answers && ' y/n'}`
    : undefined
}

const LABEL = { least: 2, most: 64 }
/** Wording about a form, its fields or the website, which is no field. */
const ABOUT_FORM =
  /\b(?:whichever|whatever|whoever|however|following|in (?:this|that) order|fields?|web ?sites?|web ?page|compulsory|mandatory)\b/i
/** Words that begin a noun phrase although the tagger may call them a pronoun or an adverb. */
const PHRASE_START =
  /^(?:your|my|our|any\p{L}*|some\p{L}*|every\p{L}*|no|other|another|all|who|whose)$/iu
/** Words that name nothing without the noun behind them. */
const SAYS_NOTHING =
  /^(?:different|other|others|same|new|old|good|bad|best|preferred|optional|various|possible|available|separate|specific|certain|more|few|several|next|last|first|second|important|relevant|etc|you|me|us|them|it)$/i
const RELATIVE = /^(?:you|we|I|they|it|that|which|who|if|when|where|how|what|whether|this|there)$/i

/**
 * Whether a finished label can stand above a field: a noun phrase, or a whole question. 'Day is
 * good', 'Different' and 'You have a licence' are neither.
 */
export function isWholeLabel(label: string): boolean {
  const text = label.replace(/[?\s]+$/, '').replace(/\s[-–]\s[^/]+\/.*$/, '')
  if (text.length < LABEL.least || text.length > LABEL.most || ABOUT_FORM.test(text)) return false
  const tokens = tokensOf(text)
  const [first] = tokens
  if (!first || REFUSED.test(text)) return false
  // 'How far from', 'what its'
  if (QUESTION.test(text))
    return !/^(?:how|what|which) (?:\p{L}+ )?(?:from|to|of|the|an?|its)$/iu.test(text)
  if (first.pos === 'AUX' || /^(?:have|has|do|does|did|can|could|will|would)$/.test(first.lower))
    return tokens.length > 2
  if (tokens.length === 1)
    return !/^(?:ADV|PRON|DET|CCONJ|SCONJ|ADP|INTJ)$/.test(first.pos) && !SAYS_NOTHING.test(text)
  if (/^(?:PRON|CCONJ|SCONJ|PUNCT)$/.test(first.pos) && !PHRASE_START.test(first.lower))
    return false
  // 'Day is good': a verb with a subject, outside of a clause such as 'you need it by'
  return !tokens.some(
    ({ pos, lower }, index) =>
      index > 0 &&
      pos === 'AUX' &&
      /^(?:is|are|was|were|has|must|should|will|can)$/.test(lower) &&
      !tokens.slice(0, index).some((before) => RELATIVE.test(before.lower)),
  )
}
