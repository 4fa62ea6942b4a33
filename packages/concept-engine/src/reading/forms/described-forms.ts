import { capitalise } from '../english/sentences.ts'
import { donationForm } from '../prices/donations.ts'
import { addressVisitors } from '../statements/to-visitors.ts'
import { formFieldsIn } from './form-lists.ts'
import type { RequestedForm } from './requested-forms.ts'
import { headingOfForm, statedFields, statedForm } from './stated-forms.ts'

/** The forms and calculators that a description asks for in whole sentences. */
export interface DescribedForms {
  /** In the order of the text; the first is the main one. */
  forms: RequestedForm[]
  /** What visitors enter to calculate something. */
  calculator: RequestedForm | undefined
  /** The sentences that ask for them, and that are therefore not for the page. */
  sentences: string[]
  /** The parts of those sentences in which nothing else is asked for. */
  lists: string[]
}

const VISITORS =
  '(?:guests?|customers?|clients?|people|visitors?|students?|parents?|families|members?|owners?|users?|buyers?|hirers?|patients?|schools?|teams?|folks|somebody|someone|anyone|everyone|they|them)'
/** What visitors do in a form. */
const ENTER =
  '(?:choose|pick(?! up)|select|tell (?:me|us)|say|enter|give(?: me| us)?|send(?: me| us)|fill in|put in|put down|type in|describe|leave|add|upload|attach)'
/** The first thing that they do there; what they say or leave may be for others. */
const ENTER_FIRST =
  '(?:choose|pick(?! up)|select|tell (?:me|us)|say|enter|give (?:me|us)|send (?:me|us)|fill in|put in|put down|type in|describe)'
/** What visitors do in a form, at the beginning of its name. */
const FORM_VERB =
  '(?:book|request|report|order|ask for|apply for|register|nominate|lodge|donate|enquire about|hire|reserve|enrol in|join)'
const LIST_LEAD =
  '(?:,|:)? ?(?:asking(?: for| about)?|with|that asks?(?: for)?|which asks?(?: for)?|that has|to ask(?: for)?|needs?|wants?|where they (?:put|enter|give|say|tell us|fill in|choose)(?: in| down)?|for|[:–—-])'

/** 'Two forms please: one for homes asking …; and one for cafes asking …' */
const SEVERAL_FORMS =
  /\b(?:two|2|three|3|separate|different) (?:\p{L}+ )?forms?\b[^:;.]{0,40}?[:,–—-]\s*(?=(?:one|1|an?|the first)\b)(.+)$/iu
const NEXT_FORM =
  /[;,.]?\s*(?:\band\s+)?(?=\b(?:one|another(?: one)?|an? (?:second|third|separate|simpler|short(?:er)?) (?:one|form)|the (?:second|other|third)(?: one)?) (?:is )?(?:for|where|so)\b)/iu
const ONE_FOR = new RegExp(
  `^(?:one|another(?: one)?|an? \\p{L}+ (?:one|form)|the \\p{L}+(?: one)?|1|2) (?:is )?for (?:the )?(?<title>[^,:;()]{3,40}?)(?:${LIST_LEAD}\\s|\\s?\\()(?<list>.+)$`,
  'iu',
)
/** 'Separate form for repairs asking suburb, door or window' */
const FORM_FOR =
  /\b(?:an? |another |one )?(?:separate|second|different|own|other|longer|shorter|short|simple) (?:\p{L}+ )?form for (?:the )?(?<title>[^,:;()]{3,40}?)(?:(?:,|:)? ?(?:asking(?: for| about)?|with|that asks?(?: for)?|which asks?(?: for)?|needing|:|–|—|-)\s|\s?\()(?<list>.+)$/iu
/** 'Chefs have their own price list, they should ask for it on a separate form (restaurant, suburb)' */
const ON_OWN_FORM =
  /^(?<who>\p{Lu}\p{L}+s) (?:have|need|want|can|should|get|use)\b.*\b(?:on|in|through|via|with) (?:a|their) (?:separate|own|second|different) form \((?<list>[^()]+)\)/u
/** 'Group form: how many, occasion' */
const NAMED_LIST =
  /^(?<title>(?:[\p{L}’'&/-]+ ){1,3}(?:sign[- ]?ups?(?= ?:| [–—-])|(?=forms? ?:|forms? [–—-])))(?:forms?)?\s?(?::|\s[–—-])\s(?<list>.+)$/iu
/** 'Swarm report: suburb, photo', '5. donate a toy: what it is, condition' */
const NAMED_BY_PURPOSE = new RegExp(
  `^(?<title>(?:${FORM_VERB} (?:\\p{L}[\\p{L}’-]* ){0,3}\\p{L}[\\p{L}’-]*|(?:\\p{L}[\\p{L}’&/-]* ){0,4}(?:request|enquiry|application|booking|report|job sheet|order|drop-off)(?: for \\p{L}+)?))\\s?(?::|\\s[–—-])\\s(?<list>.+)$`,
  'iu',
)
/** 'They can report a breakdown: what equipment, brand' */
const DOES_WITH_LIST = new RegExp(
  `\\b(?:can|should|could|able to|must|need to|want to) (?<title>${FORM_VERB} (?:an? |the |their )?[\\p{L} ]{3,24}?)(?:: | by giving | with )(?<list>.+,.+)$`,
  'iu',
)
/** 'Book a clean by suburb, panels and roof type' */
const BOOKED_BY =
  /^(?<title>(?:book|request|order|hire|reserve) an? \p{L}+(?: \p{L}+)?) by (?<list>(?!phone|e-?mail|text|calling|ringing).+,.+)$/iu
/** 'Crew enquiry needs company, shoot dates, location' */
const FORM_NEEDS =
  /^(?:the |an? )?(?<title>(?:\p{L}+ ){1,2}?(?:enquiry|enquiries|forms?|bookings?|requests?|applications?)) (?:needs?|has|have|asks? for|wants?|takes?|collects?|should (?:have|ask for|say)) (?<list>.+,.+)$/iu
/** 'For movers a different one: from, to', 'The school mob need their own enquiry with dates' */
const OWN_ONES = [
  // 'Volunteers: separate form with name, phone'
  /^(?:for )?(?<title>[\p{L} ]{3,30}?)\s?[:–-]\s(?:an? |the |their )?(?:separate|own|second|different|other|another)(?: one| form) (?:with|asking(?: for)?|that asks(?: for)?)\s(?<list>.+)$/iu,
  /^for (?:the )?(?<title>[\p{L} ]{3,24}?),? (?:an?|another) (?:different|other|separate|second|shorter|simpler)? ?(?:one|form)(?::| with| asking) (?<list>.+)$/iu,
  /^(?:the |and the )?(?<title>[\p{L}, ]{3,40}?)(?: mob| people| folks?| crowd| side)? (?:needs?|wants?|gets?|should have) (?:their|its|an?) own (?:enquiry|form|booking|request)(?: form)? (?:(?:with|for|asking) |\()(?<list>.+?)\)?\.?$/iu,
  /^(?<title>[\p{L} ]{3,24}?) (?:just |only )+(?:get|need|give|fill in|put) (?<list>name ?[/,+].+)$/iu,
]
/** 'Ask them: trek, date', 'For a booking: how many horses, ages', 'a form what make, model' */
const UNNAMED = [
  /^(?:please )?ask (?:them|people|customers|clients|for)(?: for)?\s?:\s(?<list>.+,.+)$/iu,
  /^for (?:an? |each |the )?(?:bookings?|quotes?|enquir(?:y|ies)|orders?|requests?)(?: (?:I|we) need(?: to know)?)?\s?:\s(?<list>.+,.+)$/iu,
  /\bforms?,? (?=(?:what|which (?!can\b|is\b|are\b|should\b|must\b|they\b|we\b)|how (?:many|big|old|much)|when) )(?<list>.+,.+)$/iu,
]
/** 'Work order form with property address, urgency' */
const FORM_WITH =
  /\b(?<title>(?:(?!(?:an?|the|our|my|their|need|needs|want|like|have|with|and|or|then|contact|simple|short|online|own|enquiry|other|separate)\b)\p{L}+ ){1,2}(?:form|request)) with (?<list>.+,.+)$/iu
/** 'Forms - trade account (ABN, trading name) and event order (date, suburb)' */
const FORMS_IN_BRACKETS = /\bforms?\s?[-–—:]\s?(?=[^()]{3,40}\([^()]+,[^()]+\))(?<rest>.+)$/iu
const IN_BRACKETS = /(?<title>\p{L}[\p{L} /-]{2,36}?)\s\((?<list>[^()]+,[^()]+)\)/gu
/** 'Patients: name, phone, new or returning' after 'two separate forms please' */
const FOR_EACH = /^(?<title>\p{Lu}[\p{L} &/]{2,36}?):\s(?<list>.+,.+,.+)$/u
const SEVERAL_ANNOUNCED = /\b(?:two|2|three|3|separate|different) (?:\p{L}+ )?forms?\b/iu
/** 'And a booking one - name, property', 'a cut sheet they fill in before we come - animal' */
const NAMED_ONES = [
  // 'Form 1, attended: your name, number of people'
  /^forms? (?:\d|one|two|three|a|b)[,:.]? (?:for )?(?<title>\p{L}[\p{L} ]{2,24}):\s(?<list>.+,.+)$/iu,
  /^(?:and )?(?:an? |another )?(?<title>\p{L}+) one\s?[-–—:]\s(?<list>.+,.+)$/iu,
  /\b(?:an?|the|our) (?<title>(?:\p{L}+ ){0,2}(?:sheet|checklist|form)) (?:they|people|customers|clients) (?:can )?fill (?:in|out)\b[^-–—:]{0,30}[-–—:]\s(?<list>.+,.+)$/iu,
]
/** 'Send us three photos, width in cm, and whether you’ve got your own fabric' */
const SENT =
  /^(?:please )?(?:(?:send|text|email|give|tell) (?:me|us)|choose|pick|select|enter) (?<list>(?!an? (?:e-?mail|message|text|call|ring|line)\b)[^.!?]+,.+)$/iu
/** '… then send it as a request with: school, contact' */
const SENT_AS = /\b(?:as|in) an? (?:request|enquiry|booking) with:?\s(?<list>.+,.+)$/iu
/** A bullet or a number before a request. */
const MARK = /^(?:\(?\d{1,2}[.)]|[-–—•*·])\s*/u
/** 'A reminder sign-up where they put in an email and how many years' */
const SIGN_UP =
  /\b(?<title>(?:(?!(?:like|want|need|would|an?|the|have|and|or)\b)\p{L}+ ){1,2}(?:sign[- ]?up|alert|reminder service))s? (?:form )?(?:where (?:they|people|customers|you)|so (?:they|people|customers) can|letting (?:them|people)) (?:put in|enter|give|leave|type in|choose|pick) (?<list>.+)$/iu
/** 'Guests choose hunt, date, dietary needs', 'people should be able to pick a class' */
const VISITORS_ENTER = new RegExp(
  `\\b(?<lead>(?:let(?:s|ting)? (?:the |your )?)?(?:the |a |our )?${VISITORS}(?: (?:should|must|can|could|will|need|needs|have|has|want|would like|to|be able|also|then|just|simply|first|get|please))*) (?:(?<purpose>${FORM_VERB} (?:[^,.;:()]|\\([^()]*\\)){3,60}?) and )?(?<verb>${ENTER_FIRST})s? (?<list>.+)$`,
  'iu',
)
const MODAL = /\b(?:let\p{L}*|should|must|can|could|need|needs|have to|has to|be able|to)\b/iu
/** 'Want people to text me a photo of their yard and get a price back' */
const SENT_PHOTO = new RegExp(
  `\\b(?:want|need|like|let|able|can|could|should|must)\\b[^.;:]{0,24}?\\b${VISITORS}?(?: to)?(?: be able to)? ?(?:text|send|email|upload|message)(?: (?:me|us|in))? (?:an? |some |their |a few )?(?<file>photo|pic|picture)s? of (?<whose>their|there|the|your) (?<thing>[\\p{L} ]{3,24}?)(?=,| and | to |[.;]|$)`,
  'iu',
)
/** 'It should also ask cemetery, name on the stone' continues the form before. */
const ALSO_ASKS =
  /^(?:it|the form|this form|that form) (?:should|must|needs to|can|could|has to) (?:also )?ask (?:for |about )?(?<list>.+)$/iu
const CALCULATOR =
  /\bcalculator\b(?<name>[^:;.]{0,60}?)(?::|\bfrom\b|\bwith\b|\bwhere (?:people|they|you|customers) (?:put in|enter|type in|choose|pick|put)\b)\s+(?<list>.+)$/iu
const FORM_BEFORE = /\b(?:forms?|bookings?|enquir(?:y|ies)|requests?)\b/i
/** 'Type hectares and terrain and get an indicative figure' */
const CALCULATED =
  /\b(?:put in|put|type in|type(?! of)|enter|choose|pick|give) (?<list>(?!(?:it|them|this|that)\b)[^.;:]{5,200}?),? and (?:then )?(?:it |that |they |people )?(?:tells?|gives?|shows?|gets?|sees?|works? out|suggests?)\b[^.;]*\b(?:price|cost|figure|estimate|ballpark|total|fee|due|overdue)\b/iu
const QUOTED_NAME = /["“]([^"“”]{4,60})["”]/u
/** What a calculator gives, behind what is entered. */
const RESULT =
  /\s?(?:→|->|=>|–>)\s?.*$|,? (?:and |then )?(?:it )?(?:gives?|shows?|suggests?|spits? out|tells?|works? out|comes? (?:up|out)|to (?:get|give|see))\b.*$|,? (?:it[’']s|its|that is|about) .*$/iu

/** The next thing that visitors do: 'pick a class and how many places, and leave a name'. */
const NEXT_STEP = new RegExp(
  `,?\\s(?:and|then|and then)\\s(?=${ENTER}\\s)|,\\s(?=${ENTER}\\s)`,
  'iu',
)
const STEP_VERB = new RegExp(`^(?:and |then )*(?<verb>${ENTER})s?\\s+`, 'iu')
/** A name and a way to reply are in every form. */
const OWN_DETAILS =
  /^(?:an? |their |your )?(?:names?|e-?mails?|phone|numbers?|contacts?|details)\b/i
/** 'Commissions can just ring': another statement behind the list. */
const OTHER_STATEMENT =
  /[;:]\s.*$|\s[–—]\s.*$|,? (?:so (?:that )?(?:we|I|they|the)|because|before we|and (?:we|I)(?:’ll| will| can)?|then (?:we|I)|but|which (?:we|I|is|are|was|will|can|means|helps|lets)|that way|then (?!(?:tell|choose|pick|give|say|send|add|upload|leave|enter|select)\b)|if it’s full|if full|thank you|thanks|please)\b.*$|(?:,|,? and) (?:see|get|find out|pay(?:ing)?|check|read|watch|download|buy)\b.*$/iu
/** A thing that only forms ask for. */
const FIELD_WORD =
  /\b(?:dates?|days?|times?|numbers? of|how (?:many|much|big|old|long|far)|suburbs?|postcodes?|address|sizes?|quantit\p{L}*|names?|phone|e-?mail|photos?|pictures?|dietary|preferred|preference|type|ages?|budget|occasion|colour|level|year|pick ?up|delivery)\b/iu
/** Without a word like 'should' one of these has to be listed. */
const SURE_FIELD =
  /\b(?:dates?|days?|times?|numbers? of|how many|suburbs?|postcodes?|sizes?|quantit\p{L}*|dietary|ages?)\b/iu
/** The length of what visitors enter and of its sentence, in characters; longer ones run on. */
const MAX_LENGTHS = { list: 180, sentence: 330 }
/** The beginning of another statement instead of a field. */
const NO_FIELD =
  /^(?:and|or)$|^(?:you|it|he|she|we|I|no|not|don[’']t|then|someone|somebody|everyone|who|easter|shop (?:for|with)|if|by)\b/iu
/** Who must not, does not or did not. */
const NOT_ASKED =
  /(?:\b(?:not|never|no longer|used to|without|before|when|if|once|after|until)|n[’']t)\s(?:\p{L}+\s){0,2}$/iu
/** What is chosen elsewhere than in a form. */
const ELSEWHERE =
  /^(?:from(?!,)|us\b|me\b|between us|our\b|to\b(?!,)|not\b|it\b|up\b|in\b|on\b|with\b|a (?:message|review|note|comment|tip)\b|reviews?\b|what you (?:can|like)\b)/i

/** 'Come-and-try' and 'cafes/restaurants' as a heading. */
const asTitle = (words: string): string => {
  const bare = words
    .trim()
    .replace(/^(?:(?:then|and|also|plus|so|web(?:site)?)\s)*(?:the|an?|our)\s/i, '')
  const title = capitalise(
    addressVisitors(bare.replace(/\s?\([^()]*\)/g, '').replace(/(?:^|\s)forms?$/i, '')),
  )
  return /-and-/.test(title) ? title.replaceAll('-', ' ') : title
}

/** 'For cafes and restaurants' */
const forWhom = (words: string) =>
  `For ${words
    .trim()
    .replace(/ ?\/ ?/g, ' and ')
    .replace(/^\p{Lu}(?=\p{Ll}+(?: |$))/u, (first) => first.toLowerCase())}`

/** 'Come-and-try OR group hire' is a choice. */
const withChoices = (text: string) =>
  text.replace(
    /(?<=^|, |and )([\p{L}-]+(?: [\p{L}-]+)?) OR ([\p{L}-]+(?: [\p{L}-]+)?)/gu,
    'what for - $1 / $2',
  )

/** 'How many bedroom' */
const inPlural = (field: string) =>
  field.replace(
    /^(How many) (?!people|children|men|women|sheep|fish|deer|in\b|is\b|of\b)(\p{L}+[^s\P{L}])$/u,
    '$1 $2s',
  )

/** 'Roof type (tile / tin)' as 'roof type - tile/tin': what can be chosen. */
const withOptions = (text: string) =>
  text.replace(
    / \(([\p{L}’-]{2,14}(?: [\p{L}’-]+)?(?: ?\/ ?[\p{L}’-]{2,14}(?: [\p{L}’-]+)?){1,4})\)/gu,
    (_match, options: string) => ` - ${options.replace(/ ?\/ ?/g, '/')}`,
  )

/** The fields of a list, whose entries can be spread over several steps. */
function fieldsOfList(list: string): string[] {
  const steps = withOptions(withChoices(list)).replace(OTHER_STATEMENT, '').split(NEXT_STEP)
  const fields = steps.flatMap((step) => {
    const verb = STEP_VERB.exec(step)?.groups?.verb ?? ''
    const entries = step.replace(STEP_VERB, '')
    if (ELSEWHERE.test(entries) || (/^leave/i.test(verb) && OWN_DETAILS.test(entries))) return []
    // 'Describe their clock (type, what’s wrong)'
    const [, inBrackets = ''] = /^[^(),]{3,40}\(([^()]+,[^()]+)\)/.exec(entries) ?? []
    return formFieldsIn(
      (inBrackets || entries).replace(
        /\b(?:an?|their|the|your) (?=(?:name|e-?mail|phone)\b)/gi,
        '',
      ),
    )
  })
  const kept = fields.filter((field) => !NO_FIELD.test(field))
  return kept.length * 2 > fields.length ? [...new Set(kept.map(inPlural))] : []
}

interface Found {
  title: string
  fields: string[]
  /** The form belongs to the one before. */
  continues?: boolean
}

function severalForms(sentence: string): Found[] {
  const [, rest = ''] = SEVERAL_FORMS.exec(sentence) ?? []
  const forms = rest.split(NEXT_FORM).flatMap((part): Found[] => {
    const { title = '', list = '' } = ONE_FOR.exec(part.trim())?.groups ?? {}
    const fields = list ? fieldsOfList(list.replace(/\)?[;.]?$/, '')) : []
    return fields.length > 0 ? [{ title: forWhom(title), fields }] : []
  })
  return forms.length > 1 ? forms : []
}

/** The form that a sentence describes, by the patterns that name it. */
function namedForm(sentence: string): Found[] {
  for (const [pattern, isFor] of [
    [FORM_FOR, true],
    [ON_OWN_FORM, true],
    [SIGN_UP, false],
    [NAMED_LIST, false],
    [FORM_NEEDS, false],
    [BOOKED_BY, false],
    [DOES_WITH_LIST, false],
    ...OWN_ONES.map((pattern) => [pattern, true] as const),
    ...NAMED_ONES.map((pattern) => [pattern, false] as const),
    ...UNNAMED.map((pattern) => [pattern, false] as const),
  ] as const) {
    const { title = '', who = '', list = '' } = pattern.exec(sentence)?.groups ?? {}
    const fields = list ? fieldsOfList(list.replace(/[.)]+$/, '')) : []
    if (fields.length > 0) {
      const name = title || who.toLowerCase()
      return [{ title: isFor ? forWhom(name) : asTitle(name), fields }]
    }
  }
  const { title = '', list = '' } = NAMED_BY_PURPOSE.exec(sentence)?.groups ?? {}
  const fields = list ? fieldsOfList(list.replace(/[.)]+$/, '')) : []
  // 'Late booking: we wait ten minutes' is no form.
  const sure = fields.filter(
    (field) => FIELD_WORD.test(field) || /^(?:what|which|can|is|are|do|any)\b/i.test(field),
  )
  return fields.length >= 3 && sure.length * 2 >= fields.length
    ? [{ title: asTitle(title), fields }]
    : []
}

/** Several forms in one sentence, each with its fields in brackets. */
function formsInBrackets(sentence: string): Found[] {
  const rest = FORMS_IN_BRACKETS.exec(sentence)?.groups?.rest ?? ''
  const forms = [...rest.matchAll(IN_BRACKETS)].flatMap(({ groups }): Found[] => {
    const fields = fieldsOfList(groups?.list ?? '')
    const title = asTitle((groups?.title ?? '').trim().replace(/^(?:and|or) /, ''))
    return fields.length > 0 ? [{ title, fields }] : []
  })
  return forms.length > 1 ? forms : []
}

/** The fields of a list that a sentence before it announces, or that visitors are asked to send. */
function announcedForm(sentence: string, before: readonly string[]): Found[] {
  const [previous = ''] = before
  const { title = '', list = '' } = FOR_EACH.exec(sentence)?.groups ?? {}
  const isNamed = NAMED_BY_PURPOSE.test(sentence) || NAMED_LIST.test(sentence)
  if (title && !isNamed && before.some((other) => SEVERAL_ANNOUNCED.test(other))) {
    const fields = fieldsOfList(list.replace(/[.!]+$/, ''))
    return fields.length > 1 ? [{ title: forWhom(title), fields }] : []
  }
  const sent = SENT.exec(sentence)?.groups?.list ?? ''
  const isBareList = /^\p{Ll}/u.test(sentence) && /\bforms?\b/i.test(previous)
  if (!sent && !isBareList) return []
  const fields = fieldsOfList((sent || sentence).replace(/[.!]+$/, ''))
  const sure = fields.filter(
    (field) => FIELD_WORD.test(field) || /^(?:what|have|is|are|do|width|height)\b/i.test(field),
  )
  return fields.length >= 3 && sure.length * 2 >= fields.length ? [{ title: '', fields }] : []
}

/** What is sent with the result of a calculator. */
function sentAlong(sentence: string): Found[] | undefined {
  const fields = fieldsOfList((SENT_AS.exec(sentence)?.groups?.list ?? '').replace(/[.!]+$/, ''))
  return fields.length > 1 ? [{ title: '', fields }] : undefined
}

const MAX_TITLE = 60

/** What visitors enter according to a sentence, without the name of a form. */
function enteredByVisitors(sentence: string, before: string): Found[] {
  const also = ALSO_ASKS.exec(sentence)?.groups?.list
  if (also && FORM_BEFORE.test(before)) {
    const fields = fieldsOfList(also.replace(/[.]$/, ''))
    return fields.length > 0 ? [{ title: '', fields, continues: true }] : []
  }
  const sent = SENT_PHOTO.exec(sentence)
  if (sent?.groups && !NOT_ASKED.test(sentence.slice(0, sent.index)))
    return [
      {
        title: /\b(?:price|quote|estimate)\b/i.test(sentence) ? 'Get a price' : 'Send a photo',
        fields: [
          `Photo of ${sent.groups.whose === 'the' ? 'the' : 'your'} ${sent.groups.thing?.trim()}`,
        ],
      },
    ]
  const found = VISITORS_ENTER.exec(sentence)
  const { lead = '', verb = '', list = '' } = found?.groups ?? {}
  if (!found || NOT_ASKED.test(sentence.slice(0, found.index))) return []
  const isAsked = MODAL.test(lead) || (found.index === 0 && !/^say/i.test(verb))
  const runsOn = list.length > MAX_LENGTHS.list || sentence.length > MAX_LENGTHS.sentence
  if (!isAsked || runsOn || ELSEWHERE.test(list)) return []
  const entered = list.replace(/[.]$/, '')
  const [first = ''] = entered.split(/,|\sand\s|\(/)
  const isBracketed = /^[^(),]{3,40}\([^()]+,[^()]+\)/.test(entered)
  if (!isBracketed && /^describe/i.test(verb)) return []
  const fields = fieldsOfList(`${verb} ${entered}`)
  const isForm =
    fields.length > 1 &&
    (MODAL.test(lead)
      ? FIELD_WORD.test(entered) || fields.length > 2
      : fields.some((field) => SURE_FIELD.test(field)))
  const title = isBracketed ? `${verb} ${first.trim()}` : (found.groups?.purpose ?? '')
  return isForm ? [{ title: asTitle(title.length <= MAX_TITLE ? title : ''), fields }] : []
}

/** 'A calculator (how many of each, on rim or off → total), a form with …' */
function calculatorInBrackets(sentence: string): RequestedForm | undefined {
  const [, name = '', list = ''] = /\b((?:\p{L}+ )?calculator) \(([^()]+)\)/iu.exec(sentence) ?? []
  const entered = list
    .replace(RESULT, '')
    .replace(/\s[-–—=]\s[^,]*$/, '')
    .replace(/ [x×*] /g, ', ')
  const fields = statedFields(entered)
  const title = /^(?:an?|the|our|my|simple|small|price|cost|rough) /i.test(name) ? '' : name
  return fields.length > 0
    ? { title: /\s/.test(title) ? capitalise(title) : '', fields }
    : undefined
}

function calculatorIn(sentence: string, before: string): RequestedForm | undefined {
  const calculated = CALCULATED.exec(sentence)?.groups?.list
  if (calculated) {
    const fields = fieldsOfList(calculated)
    const [, name = ''] = QUOTED_NAME.exec(`${before} ${sentence}`) ?? []
    const title = name
      ? `${capitalise(name.replace(/[?.!]$/, ''))}?`
      : /\b(?:due|overdue)\b/i.test(sentence)
        ? 'Check it here'
        : ''
    return fields.length > 0 ? { title, fields } : undefined
  }
  const found = CALCULATOR.exec(sentence)
  if (sentence.length > MAX_LENGTHS.sentence) return undefined
  if (!found || /\b(?:no|not|never|without)\b[^,;]*$/i.test(sentence.slice(0, found.index)))
    return undefined
  const entered = (found.groups?.list ?? '').replace(RESULT, '').replace(/[.]$/, '')
  const fields = fieldsOfList(entered)
  const [, name = ''] = QUOTED_NAME.exec(found.groups?.name ?? '') ?? []
  return fields.length > 0 || name
    ? {
        title: name ? `${capitalise(name.replace(/[?.!]$/, ''))}?` : '',
        fields: fields.length > 0 ? fields : [capitalise(entered)],
      }
    : undefined
}

/** 'Quote form:' above a list of its fields */
const FORM_WITH_BULLETS =
  /^([^\n:]{0,60}\b(?:forms?|fields?)\b[^\n:]{0,40}:)[^\S\n]*\n((?:[^\S\n]*(?:[-–—•*]|\d{1,2}[.)])[^\S\n]+[^\n]+(?:\n|$)){3,})/gimu
const BULLET = /\s*(?:^|\n)\s*(?:[-–—•*]|\d{1,2}[.)])\s+/u

/**
 * The forms and the calculator that a tidied description asks for, and the sentences that do so.
 * `submitted` is the description with its lines and headings as they were written.
 */
export function describedForms(described: string, submitted = described): DescribedForms {
  const text = described.replace(
    FORM_WITH_BULLETS,
    (_list, lead: string, entries: string) =>
      `${lead} ${entries.trim().split(BULLET).filter(Boolean).join('; ')}\n`,
  )
  const heading = headingOfForm(submitted)
  const forms: RequestedForm[] = []
  const sentences: string[] = []
  const lists: string[] = []
  const donations: RequestedForm[] = []
  let calculator: RequestedForm | undefined
  let before: string[] = []
  const lines = text.split(
    /\n+|(?<!\b(?:no|incl|approx|est)\.)(?<=[.!?])\s+(?!\d{1,2}[.)]$)|(?<=\s)(?=\d\)\s)/,
  )
  for (const [index, line] of lines.entries()) {
    const sentence = line.trim().replace(MARK, '')
    const earlier = before
    const [previous = ''] = earlier
    before = [sentence, ...before].slice(0, 3)
    const inBrackets = calculatorInBrackets(sentence)
    const calculated = inBrackets ?? calculatorIn(sentence, previous)
    const stated = statedForm(sentence, lines[index + 1] ?? '', heading)
    const found = calculated
      ? (sentAlong(sentence) ?? (stated && inBrackets ? [stated as Found] : undefined))
      : [
          severalForms(sentence),
          formsInBrackets(sentence),
          stated ? [stated as Found] : [],
          announcedForm(sentence, earlier),
          namedForm(sentence),
          enteredByVisitors(sentence, previous),
        ].find(({ length }) => length > 0)
    const donation = found ? undefined : donationForm(sentence)
    if (donation) {
      donations.push(donation)
      sentences.push(line.trim())
      lists.push(line.trim())
    }
    if (!found && !calculated) continue
    sentences.push(line.trim())
    lists.push(stated && found?.[0] === stated ? stated.list : line.trim())
    if (calculated) calculator ??= calculated
    for (const { title, fields, continues } of found ?? []) {
      const last = forms.at(-1)
      if (continues && last) last.fields.push(...fields)
      else forms.push({ title, fields })
    }
  }
  // 'Work order form with property address' beside a form for others
  if (forms.length > 0)
    for (const [sentence] of text.matchAll(/[^.!?\n]+/g)) {
      const { title = '', list = '' } = FORM_WITH.exec(sentence.trim())?.groups ?? {}
      const fields = list ? fieldsOfList(list) : []
      const isKnown = forms.some((form) => form.fields.some((field) => fields.includes(field)))
      if (fields.length < 2 || isKnown) continue
      sentences.push(sentence.trim())
      lists.push(sentence.trim())
      forms.unshift({ title: asTitle(title), fields })
    }
  // A form for donations stands beside the form for everything else.
  return { forms: [...forms, ...donations.slice(0, 1)], calculator, sentences, lists }
}
