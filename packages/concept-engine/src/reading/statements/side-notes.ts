import type { Clause } from '../clauses/clause.ts'
import { capitalise, withFullStop } from '../english/sentences.ts'

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
const CLOCK_TIME = '\\d{1,2}(?:[.:]\\d\\d)? ?(?:am|pm)'
/** 'Cut off Thursday noon', 'pick up Saturday 8-11am': when orders close and are collected. */
const ORDER_TERM = new RegExp(
  `^(?:and )?(?:cut[- ]?offs?|orders? (?:close|by|in by|before)|pick[- ]?ups?|collect(?:ion)?s?|deliver(?:y|ies))\\b.*\\b(?:${DAY}|noon|midday|${CLOCK_TIME})\\b`,
  'iu',
)
/** What follows a telephone number: 'after 5pm', 'office hours 8-4', 'weekdays only'. */
const CALL_TIMES = new RegExp(
  `(?:\\d[ -]?){8,}\\d?[,.;:]? \\(?((?:(?:office |business )?(?:hours|hrs) (?=.*\\d)|(?:(?:but )?(?:only|not) )?(?:after|before|between|from|until|till) (?=\\d)|(?:but )?only (?:on |in )?(?:the )?(?=${DAY}|(?:mon|tues?|wed|thu|thurs|fri|sat|sun)\\b|mornings?|evenings?|afternoons?|week)|(?:answers|answered|open|staffed) from (?=\\d)|\\d{1,2}(?:[.:]\\d\\d)? ?(?:am|pm)? ?(?:-|–|to|until|till) ?(?=dusk|dark|late|noon|midday|\\d{1,2}(?:[.:]\\d\\d)? ?(?:am|pm))|(?:weekday|weekend|week ?night)s? (?:mornings?|evenings?|afternoons?|nights?)|(?:weekdays|weekends|weeknights|evenings|mornings|afternoons|after dark|lunchtimes?|${DAY})\\b)[^,;()]*)`,
  'iu',
)
/** 'For groups of more than six please call before, (02) 5550 0142' */
const WHEN_TO_CALL =
  /^((?:for|if) [^,;:]{4,70},? (?:please |pls )?(?:call|ring|text|phone|email|message)(?: (?:us|me))?(?: (?:first|before|ahead|beforehand))?)[,:]? ?(?:on |at )?(?=\(?\d|$)/iu
/** '0491 570 156, best after 4pm', 'text is better than calling', 'if I don’t answer leave a message' */
const CALL_ADVICE = [
  /\b((?:best|easiest)(?: (?:rung|called|time(?: to (?:ring|call))?(?: is)?|to (?:ring|call|text|phone|catch|reach|get)(?: me| us)?))? (?:is )?(?:after|before|between|from|until|till|around|early|late|in the|on|mornings?|evenings?|afternoons?|nights?|weekdays?|weekends?|weeknights?|lunchtimes?)\b[^.;,()]*)/iu,
  /\b(text(?:s|ing|ed)?(?: messages?)? (?:(?:is|are|works|gets) )?(?:better|best|quicker|fastest|preferred|only|first)\b[^.;,()]*)/iu,
  /\b((?:if (?:I|we|there|nobody|no one|it)\b[^.;,()]{3,40},? )?(?:please |just )?leave (?:us |me )?(?:an? )?(?:message|msg|voicemail)\b[^.;,()]*)/iu,
]
/** 'I’m in the workshop all day 0491 570 156': a sentence of its own before a number. */
const BEFORE_NUMBER =
  /^((?:I|[Ww]e)(?:’m|’re| am| are| answer| pick up| start| finish)\s(?!\p{Lu})[^,;:\d]{6,50}?),?(?: (?:on|at|so|so call|so ring|ring|call))? ?(?=\(?(?:\d[ -]?){8})/u
/** 'Contact for the build: Lina, 7am-3pm' */
const FOR_THE_AGENCY =
  /\b(?:contact|call|ring|email|person) (?:me |us )?for (?:the |this )?(?:build|web ?site|site|project|you)\b/i
/** 'Phone calls welcome 9 till 5, not Sundays, 03 …', '0491 570 044 but not 6am-noon' */
const CALLS_WELCOME =
  /\b(?:phone )?calls? (?:are )?(?:welcome|taken|answered|ok|fine) ((?:from |between )?\d[^;()\n]*?)(?=,? (?:on )?\(?0\d|,? or\b|[.;]|$)/iu
const NOT_AT =
  /(?:\d[ -]?){8,}\d?,? (?:but )?(?:just )?not ((?:(?:between|from) )?\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)? ?(?:-|–|to|and|till?|until) ?(?:\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)?|noon|midday|midnight))(?=[.,;]|$)/iu
/** '... but only Tuesday night', 'not before 10', as what visitors are told. */
const ringAt = (verb: string, times: string) =>
  /^(?:but )?not /i.test(times)
    ? `Please ${times.replace(/^(?:but )?not/i, `do not ${verb.toLowerCase()}`)}`
    : `${verb} ${times.replace(/^but (?=only)/i, '')}`
/** 'Bernard Quill, (03) 5550 2056': who answers. */
const ANSWERS =
  /(?:^|[:,.] |\b(?:contact|call|ring|text|speak to|enquiries|bookings) )(?:(?:[Pp]ipe [Mm]ajor|[Ss]ecretary|[Pp]resident|[Mm]anager|[Oo]wner|[Cc]aptain|[Cc]oach|[Dd]r|[Mm]rs?|[Mm]s),? )?(\p{Lu}\p{Ll}+ \p{Lu}[\p{L}’-]+)(?:,| on| \()? ?(?=\(?(?:\d[ -]?\)?[ -]?){8})/u
const NO_PERSON =
  /\b(?:Office|Reception|Shop|Yard|Workshop|Head|Sales|Phone|Mobile|Call|Text|Ring|Road|Street|Lane|Counter|Desk|Line|Hotline|Enquiries|Bookings|General|Main|After|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/
const ASK_FOR = /\bask for (\p{Lu}\p{Ll}+(?: (?:or|and) \p{Lu}\p{Ll}+)?)(?!\p{L})/u

/** '… and to request an initial consultation, which is provided without charge' */
const OFFERED_ON_TERMS =
  /\b(?:request|book|arrange|order|reserve|claim|ask for|apply for) ((?:an?|the|our|their) [^,.;:]{4,60}), which (?:is|are) ((?:provided |offered |given |always |completely |entirely )*(?:free|without charge|at no (?:cost|charge)|complimentary|no[- ]obligation)(?: [^,.;:]{2,40})?)(?=[,.;]|$)/iu

/**
 * What visitors need to know of a clause that is not about the business: when orders close, in a
 * request for an online shop, and when to call and, if `namesPeople`, whom to ask for, next to a number. Full
 * sentences; undefined if there is nothing of the kind.
 */
export function sideNoteIn(
  { role, text }: Pick<Clause, 'role' | 'text'>,
  namesPeople = true,
): string | undefined {
  if (role === 'website') {
    const [, offered, onTerms] = OFFERED_ON_TERMS.exec(text) ?? []
    if (offered && onTerms) return withFullStop(capitalise(`${offered} is ${onTerms}`))
    const terms = text.split(/, |: /).filter((part) => ORDER_TERM.test(part))
    return terms.length > 0
      ? terms.map((term) => withFullStop(capitalise(term.replace(/^and /i, '')))).join(' ')
      : undefined
  }
  if (role !== 'contact' || FOR_THE_AGENCY.test(text)) return undefined
  const occasion = WHEN_TO_CALL.exec(text)?.[1]
  if (occasion) return withFullStop(capitalise(occasion.trim()))
  const times = CALL_TIMES.exec(text)?.[1]
    ?.replace(/\s(?:or|and)\s+(?:\uE001|(?=\s|any ?time)).*$/u, '')
    .trim()
    .replace(/\.$/, '')
  const welcome = CALLS_WELCOME.exec(text)?.[1]?.trim()
  const notAt = NOT_AT.exec(text)?.[1]?.trim()
  const [, answers = ''] = ANSWERS.exec(text) ?? []
  const person = namesPeople
    ? (ASK_FOR.exec(text)?.[1] ?? (NO_PERSON.test(answers) ? undefined : answers || undefined))
    : undefined
  const advice = CALL_ADVICE.flatMap((pattern) => pattern.exec(text)?.[1]?.trim() ?? [])
  const before = BEFORE_NUMBER.exec(text)?.[1]?.trim()
  const isOfficeHours = times !== undefined && /^(?:office|business|hours|hrs)\b/i.test(times)
  const verb = /^(?:text|txt|sms)\b/i.test(text) ? 'Text' : 'Ring'
  const sentences = [
    ...(before ? [capitalise(before)] : []),
    ...(welcome ? [`Calls are welcome ${welcome}`] : []),
    ...(notAt && !times ? [`Please do not ring ${/^\d/.test(notAt) ? 'from ' : ''}${notAt}`] : []),
    ...advice.map(capitalise),
    ...(times && advice.length === 0
      ? [isOfficeHours ? capitalise(times) : ringAt(verb, times)]
      : []),
    ...(person ? [`Ask for ${person}`] : []),
  ]
  return sentences.length > 0 ? sentences.map(withFullStop).join(' ') : undefined
}
