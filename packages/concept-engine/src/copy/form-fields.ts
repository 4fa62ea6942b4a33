import { capitalise, escaped } from '../reading/english/sentences.ts'
import type { Facts } from '../reading/facts.ts'
import { isWholeLabel, optionsInBrackets } from '../reading/forms/field-labels.ts'
import { fieldTitle } from '../reading/forms/requested-forms.ts'
import { directQuestion } from '../reading/statements/direct-question.ts'
import { type Field, OPTION_SEPARATOR } from './copy-deck.ts'

const FORM_ASKING_FOR =
  /\bforms?\b[^,.;]{0,20}?\b(?:(?<!\bfor )asking|asks?|that asks|to ask|with|needs?|including)\b(?: for| about)? ([^.;!?]{4,120})/i
/**
 * Things that visitors should enter: 'people put in metres and a few pics', 'tell us the show and
 * the dates'.
 */
const ENTERED_BY_VISITOR =
  /\b(?:put in|tell (?:us|me)|give (?:us|me)|fill in|type in|enter|send (?:us|me) (?:a )?(?:text|message)s? with|name down,? with|requests? for \p{L}+ with) ((?!(?:on|off|your|my|up|a sense|them|people|the website)\b)[^.;!?()]{4,110})/iu
/** 'Quote form: size, suburb, forklift on site y/n' */
const FORM_LIST = /\bforms?:\s([^.;!?]{4,120})/i
/** 'A book a visit form (how many scales, make, site address)' */
const BRACKETED_FORM_LIST = /\bforms?\b[^().;:]{0,40}\(([^()]{4,120})\)/i
/** 'With a field for the make and the last time it was tuned' */
const FIELDS_FOR = /\bfields? for ([^.;!?]{4,120})/i
/** 'Book a service and say what rego' */
const ALSO_STATED = /\band say (?:what|which|how many|their|the) ([^.;!?()]{3,60})/i
/** 'Pick a day and suburb'; a single day is chosen in a calendar instead. */
const CHOSEN_BY_VISITOR =
  /\b(?:pick|choose|select) (?:an?|the|their|your) (\p{L}+ (?:and|or) [^.;!?()]{3,40})/iu
const QUESTION_START =
  /^(?:how|is|are|what|which|when|where|why|do|does|did|who|whose|can|have|has|will|would)\b/i

/** Fields without any separator: 'date venue how many tables budget'. */
const FIELD_NAMES =
  /\b(?:how many(?: \p{L}+)?|what (?:you|they)(?:’ve| have)? got|number of \p{L}+|date|day|time|venue|budget|name|phone|email|suburb|address|place|town|size|colour|style|theme|quantity|guests|numbers|make|model|year|rego)\b/giu
function splitFields(text: string): string[] {
  const parts = text.replace(/\s*\([^()]*\)?/g, '').split(/,\s*(?:and\s)?|\s(?:and|plus)\s/)
  const named = text.match(FIELD_NAMES) ?? []
  const isUnseparatedList = parts.length === 1 && named.length >= 3
  return isUnseparatedList && named.join(' ').length >= text.trim().length - 2 ? named : parts
}

/** The fields that a clause lists for visitors to fill in. */
export const fieldsIn = (clause: string): string | undefined =>
  [
    FIELDS_FOR,
    BRACKETED_FORM_LIST,
    FORM_LIST,
    FORM_ASKING_FOR,
    ENTERED_BY_VISITOR,
    ALSO_STATED,
    CHOSEN_BY_VISITOR,
  ]
    .map((found) => found.exec(clause)?.[1])
    .find((listText) => listText !== undefined)

/** 'When it last ran', 'how birth went' */
const INDIRECT =
  /^(?:when|where|how|what|why) (?:it|they|you|the|your|\p{L}+) (?:\p{L}+ )?\p{L}*(?:ed|ran|went|came|began|got|is|was|were)$/iu
/** 'How to reach you' is not a question. */
const TO_DO = /^(?:how|what|when|where) to\b/i
const isQuestion = (label: string) =>
  (QUESTION_START.test(label) && !INDIRECT.test(label) && !TO_DO.test(label)) ||
  /^(?:any|anyone|anybody)\b/i.test(label)

const YES_OR_NO = /^(?:(?:is|are|can|could|do|does|did|will|would|has|have)\b|any(?:one|body) )/i
/** 'Current provider?' is answered by its name. */
const IS_NAMED =
  /\b(?:provider|supplier|software|system|brand|model|make|name|suburb|number|size|type|kind|budget|colour|age|breed|date|year)$/i
const OPEN_QUESTION = /^(?:how|what|which|when|where|who|why)\b/i

/**
 * A field by its label: 'Is there a crush or yard', 'Photo of the safe', 'Site induction needed
 * y/n'.
 */
function fieldOf(named: string, { text: description, offers }: Facts): Field {
  const inline = inlineOptions(named)
  if (inline)
    return choiceOf(
      `${inline.label}${isQuestion(inline.label) ? '?' : ''}`,
      inline.options.map((option) => capitalise(option.trim())),
    )
  const offered = offersFor(named, offers)
  if (offered.length > 0)
    return choiceOf(`Which ${named.toLowerCase().replace(/^which /, '')}?`, offered)
  const options = optionsOf(named, description)
  if (options.length > 0) {
    // 'Pool/spa/both' and 'buying or selling' consist of nothing but their options.
    const isOnlyOptions =
      / or not$/i.test(named) ||
      options.every((option) => named.toLowerCase().includes(option.toLowerCase()))
    return {
      title: isOnlyOptions
        ? `${capitalise(named.replaceAll('/', ', ').replace(/, ([^,]+)$/, ' or $1'))}?`
        : `${capitalise(named)}${QUESTION_START.test(named) ? '?' : ''}`,
      type: 'choice',
      value: options.join(OPTION_SEPARATOR),
    }
  }
  const label = named.replace(/[, ]+(?:y\/n|yes\/no|yes or no|\?)$/i, '')
  // 'Make / model / year' is one field for three things.
  const joined = label.replace(/ \/ (?=[^/]*$)/, ' and ').replaceAll(' / ', ', ')
  const requested = capitalise(directQuestion(joined) ?? joined)
  // 'Delivery needed?'
  const isConfirmed =
    label !== named ||
    new RegExp(
      `(?:^|[.!?]\\s|\\n)(?!(?:can|could|would|will|is|are|do|does|what|how|should|may)\\b)[^.!?\\n]*[,:]\\s(?:and )?${escaped(named)}\\?`,
      'iu',
    ).test(description)
  const isYesOrNo =
    YES_OR_NO.test(requested) ||
    (isConfirmed && !OPEN_QUESTION.test(requested) && !IS_NAMED.test(requested))
  const isCount = /^(?:number of|how many)\b/i.test(requested)
  const isFile =
    !isCount &&
    !/\b(?:permission|consent|release)\b/i.test(requested) &&
    // 'Plan dates' are dates, not files.
    /\b(?:upload|attach\w*)\b|^(?:photo(?:graph)?|pic|picture)s? (?!number\b|no\b)|\b(?:photo(?:graph)?s?|pics?|pictures?|drawings?|sketch(?:es)?|plans?|cv|resume|files?|documents?|(?<!\d )bills?)(?=$|[,/()]|\s(?:of|or|and|if|from|with|to|showing|for)\b)/i.test(
      requested,
    )
  // 'Half or full day' is how long.
  const isDate =
    /\b(?:dates?|days?)\b|^when(?: (?:did|was|is|it|will|would|were|should|last)\b|\?|$)/i.test(
      requested,
    ) && !/\bnames?$|\b(?:half|full) |\b(?:per|a|each) day\b/i.test(requested)
  return {
    title: `${requested}${isYesOrNo || isQuestion(requested) ? '?' : ''}`,
    type: isFile ? 'file' : isYesOrNo ? 'choice' : isDate ? 'date' : 'line',
    ...(!isFile && isYesOrNo && { value: YES_NO }),
  }
}

/** 'Buying or selling', 'yards or no yards': a choice between two things. */
const EITHER = /^(?!any\b)([\p{L}-]+(?: \p{L}+)?) or ((?:no )?[\p{L}-]+(?: \p{L}+)?)$/iu
/** 'Is it bees or wasps' */
const WHICH_OF_TWO =
  /^(?:(?:is|are) (?:it|this|they|you|the \p{L}+)|do you (?=(?:rent|own|have|want|need|prefer|live)\b)(?:(?:have|want|need|prefer) (?:to )?)?) ?(?:an? |the )?([\p{L} -]{3,20}?) or (?:an? |the )?([\p{L} -]{3,20})$/iu
/** 'Single or double storey': the words that differ are the options. */
const TWO_KINDS =
  /^(single|double|half|full|new|old|small|big|indoor|outdoor|left|right|hot|cold|one-way|return|open|closed|gas|electric|petrol|diesel|wet|dry|front|back) or (\p{L}+) \p{L}+$/iu
/** 'Suburb or postcode', 'phone or email': one thing by either of two names. */
const TWO_NAMES =
  /\b(?:suburb|postcode|town|city|phone|mobile|e-?mail|name|address|dates?|times?|days?|make|model|files?|photos?|pictures?|plans?|sizes?|dimensions|number|contact|business|company|school|group(?! (?:hire|booking|visit|lesson|tour))|organisation|club|when|what|which|how|grade|equivalent|older|younger|more|less|not)\b/i
/** 'Pool/spa/both' */
const SLASHED = /^\p{L}[\p{L} ]{1,16}(?:\/\p{L}[\p{L} ]{1,16}){2,4}$|^indoors?\/outdoors?$/iu
const YES_NO = ['Yes', 'No'].join(OPTION_SEPARATOR)
const MAX_OPTIONS = 6
/** Longer words in a field’s name are not its options, in characters. */
const MAX_OPTIONS_LENGTH = 60
/** The same for a list of offers; the page shows the beginning of it. */
const MAX_OFFERS_LENGTH = 300
/** What a business may call any of its offers. */
const ANY_OFFER =
  /^(?:visit|service|option|package|session|class|lesson|course|tour|hunt|hire|treatment|plan|product|appointment|workshop|trip|trek|ride|cruise|charter|walk)s?(?: type)?$/i

/** The offers from which visitors choose in a field: 'pack' names all packs; or none. */
function offersFor(label: string, offers: Facts['offers']): string[] {
  const [, noun = ''] =
    /^(?:(?:which|preferred|chosen|party|visit) )?(\p{L}{3,}?)s?(?: type)?$/iu.exec(label) ?? []
  if (!noun) return []
  const named = new RegExp(`\\b${noun}(?:s|es)?\\b`, 'i')
  const priced = offers.filter(({ price }) => price !== '').map(({ title }) => title)
  const ofKind = offers.map(({ title }) => title).filter((title) => named.test(title))
  const chosen = ofKind.length >= 2 ? ofKind : ANY_OFFER.test(label) ? priced : []
  return chosen.length >= 2 && chosen.length <= MAX_OFFERED ? chosen : []
}
const MAX_OFFERED = 8

/**
 * A field that says what can be chosen: 'level - never signed / know some', 'remind me every 2 / 3
 * / 5 years', 'evening preference Tues or Thurs'.
 */
function inlineOptions(field: string): { label: string; options: string[] } | undefined {
  const [, dashed = '', list = ''] =
    /^(.{3,}?)(?:\s[-–—]\s|:\s)([^/]+(?:\/[^/]+)+)$/u.exec(field) ?? []
  if (dashed) return { label: dashed, options: list.split('/') }
  const [, counted = '', numbers = '', unit = ''] =
    /^(.*?\p{L}) (\d+(?: ?\/ ?\d+)+)((?: \p{L}+)?)$/u.exec(field) ?? []
  if (counted)
    return { label: counted, options: numbers.split('/').map((number) => number.trim() + unit) }
  const [, preferred = '', first = '', second = ''] =
    /^(.*\b(?:preference|preferred \p{L}+|choice),?) (\p{L}+) or (\p{L}+)$/iu.exec(field) ?? []
  return preferred ? { label: preferred.replace(/,$/, ''), options: [first, second] } : undefined
}

/** What visitors choose from in a field: 'reason (selling, leasing, renewal)'; or none. */
function optionsOf(field: string, description: string): string[] {
  const [, stated = ''] = /^(\p{L}+) or not$/iu.exec(field) ?? []
  if (stated) return [capitalise(stated), `Not ${stated.toLowerCase()}`]
  const [, first = '', second = ''] =
    WHICH_OF_TWO.exec(field) ?? TWO_KINDS.exec(field) ?? EITHER.exec(field) ?? []
  const [, inBrackets = ''] =
    new RegExp(`(?:^|[,:;(]|\\band)\\s*${escaped(field)} \\(([^()]+)\\)`, 'imu').exec(
      description,
    ) ?? []
  const options = SLASHED.test(field)
    ? field.split('/')
    : first && (TWO_KINDS.test(field) || !TWO_NAMES.test(field))
      ? [first, second]
      : optionsInBrackets(inBrackets)
  const shown = options
    .map((option) => capitalise(option.trim().replace(/^(\p{L}+day) only$/iu, '$1')))
    .filter((option) => option !== '')
  const isChoice =
    shown.length >= 2 &&
    shown.length <= MAX_OPTIONS &&
    shown.join(OPTION_SEPARATOR).length <= MAX_OPTIONS_LENGTH
  return isChoice ? shown : []
}

/** A field in which visitors choose, or write if the options are too long to be shown. */
export function choiceOf(title: string, options: readonly string[]): Field {
  const value = options.join(OPTION_SEPARATOR)
  return value.length <= MAX_OFFERS_LENGTH
    ? { title, type: 'choice', value }
    : { title, type: 'line' }
}

/** Whose name or contact it is: the person who fills in the form. */
const OWN = /^(?:your|(?:the )?(?:client|customer|visitor|owner|parent|guest|hirer)[’']?s?) /i
const NAME_FIELD = /^(?:(?:first |full |contact )?names?|contact(?: person)?)$/i
const EMAIL_FIELD = /^e-?mail(?: address)?$/i
const MOBILE_FIELD = /^(?:mobile|mob)(?: phone)?(?: number)?$/i
const PHONE_FIELD =
  /^(?:(?:contact |daytime )?(?:tele)?phone(?: number)?|ph(?: number)?|(?:contact |best )?number(?: to (?:ring|call|text|reach \p{L}+ on))?)$/iu
const DETAILS_FIELD = /^(?:contact )?details$/i
const EITHER_CHANNEL = /^(?:phone|mobile) or e-?mail$|^e-?mail or (?:phone|mobile)$/i
/** 'Safe way to contact you', 'how to reach you': the client's own words for a reply channel. */
const WAY_TO_REPLY =
  /^(?:(?:preferred|best|safe|safest) (?:way|method|means)|how) (?:(?:can|should|may|do) we |to |of )(?:contact(?:ing)?|reach(?:ing)?|get(?:ting)? (?:back to|in touch with)|reply(?:ing)? to)\b/i
/** 'Name you’d like us to use', 'your name if different' */
const OWN_NAME =
  /^(?:(?:your|preferred|full) )*name (?:you|if|we|that you|to (?:use|call))\b|^what (?:should|can|do|may) we call you\b/i
/** Fields that every form has, in one wording or another. */
const isStandard = (field: string) => {
  const label = field.replace(OWN, '')
  return [EITHER_CHANNEL, NAME_FIELD, EMAIL_FIELD, MOBILE_FIELD, PHONE_FIELD, DETAILS_FIELD].some(
    (standard) => standard.test(label),
  )
}
const MAX_LISTED_FIELDS = 12

/** The labels of the fields that the client named, found by rules or by the model. */
function namedLabels(facts: Facts): string[] {
  const [described] = facts.describedForms
  if (described) return described.fields
  // What visitors calculate with is asked for there.
  const isCalculated = (labels: readonly string[]) =>
    labels.some((label) => facts.calculator?.fields.includes(label))
  const [dictated = [], read = []] = [labelsFromWishes(facts), facts.forms[0]?.fields ?? []].map(
    (labels) => (isCalculated(labels) ? [] : labels),
  )
  const own = (labels: readonly string[]) => labels.filter((label) => !isStandard(label)).length
  return own(read) > own(dictated) || dictated.length === 0 ? read : dictated
}

/** 'Phone number 0491 570 159' is how to reach the business. */
const OWN_NUMBER = /(?:\d[ -]?){8}/
/** The fields that the client named, except those that every form has. */
export const namedFields = (
  facts: Facts,
  labels: readonly string[] = namedLabels(facts),
): Field[] =>
  labels
    .filter((label) => !isStandard(label) && isWholeLabel(label) && !OWN_NUMBER.test(label))
    .slice(0, MAX_LISTED_FIELDS)
    .map((label) => fieldOf(label, facts))

/** 'Your name', unless the client named that field in other words. */
export function nameFields(facts: Facts, of: readonly string[] = namedLabels(facts)): string[] {
  if (of.some((label) => OWN_NAME.test(label))) return []
  return of.some((label) => /^(?:your )?first name$/i.test(label)) &&
    !of.some((label) => /\b(?:last|family|sur) ?name\b/i.test(label))
    ? ['Your first name']
    : ['Your name']
}

/**
 * How the client wants to reach who fills in the form: 'name, phone, email' asks for both, and
 * without a word about it either will do.
 */
export function replyFields(facts: Facts, of: readonly string[] = namedLabels(facts)): string[] {
  const labels = of.map((label) => label.replace(OWN, ''))
  const named = [
    ...(labels.some((label) => MOBILE_FIELD.test(label))
      ? ['Your mobile']
      : labels.some((label) => PHONE_FIELD.test(label))
        ? ['Your phone number']
        : []),
    ...(labels.some((label) => EMAIL_FIELD.test(label)) ? ['Your email'] : []),
  ]
  if (named.length > 0) return named
  return labels.some((label) => WAY_TO_REPLY.test(label)) ? [] : [replyChannelLabel(facts)]
}

/** The promised reply channel, which is never one that the client does not use. */
export const replyChannelLabel = ({ refusedContacts }: Facts): string =>
  refusedContacts.includes('email')
    ? 'Your phone number'
    : refusedContacts.includes('phone')
      ? 'Your email'
      : 'Phone or email'

/** 'The form must not ask for details of the dispute' */
const EXCLUDED_FROM_FORM = /\b(?:not|don’t|doesn’t|shouldn’t|never)\s(?:\p{L}+\s)?ask/iu

/**
 * The fields that a clause introduces: 'a form asking how many animals and is there power in the
 * shed'.
 */
function labelsFromWishes(facts: Facts): string[] {
  const [listText] = facts.wishes
    .filter(({ negated }) => !negated)
    .filter(({ text: clause }) => !EXCLUDED_FROM_FORM.test(clause))
    .flatMap(({ text: clause }) => fieldsIn(clause) ?? [])
  if (!listText) return []
  const [listed = ''] = listText.split(/,?\s(?:and|so) (?:get|I|we|they|then|that|you)\b/)
  // 'A form with upload, a trade account application': a thing with its own article is not a field.
  const [fieldList = ''] = /^an?\s/i.test(listed) ? [listed] : listed.split(/,\s(?:and\s)?an?\s/i)
  const parts = splitFields(fieldList).map((part) => fieldTitle(part) ?? '')
  const isNotAField = (part: string) =>
    part === '' ||
    /^\p{L}+ing\s|^(?:pay|we|I)\b|\bmust\b|\b(?:calculator|calendar|gallery|map|list|page|that show)\b/iu.test(
      part,
    )
  return parts.length === 0 || parts.some(isNotAField)
    ? []
    : parts.filter(
        (part, index) =>
          isStandard(part) ||
          parts.slice(0, index).filter((other) => !isStandard(other)).length < MAX_DICTATED_FIELDS,
      )
}
const MAX_DICTATED_FIELDS = 4
