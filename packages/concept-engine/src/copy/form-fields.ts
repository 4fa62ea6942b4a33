import { directQuestion } from '../reading/direct-question.ts'
import type { Facts } from '../reading/facts.ts'
import { fieldTitle } from '../reading/requested-forms.ts'
import { capitalise } from '../reading/sentences.ts'
import type { Field } from './copy-deck.ts'

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
const QUESTION_START = /^(?:how|is|are|what|which|when|where|do|does|who|can)\b/i

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

const YES_OR_NO = /^(?:is|are|can|could|do|does|will|has|have)\b/i
const OPEN_QUESTION = /^(?:how|what|which|when|where|who|why)\b/i

/**
 * A field by its label: 'Is there a crush or yard', 'Photo of the safe', 'Site induction needed
 * y/n'.
 */
function fieldOf(named: string): Field {
  const label = named.replace(/[, ]+(?:y\/n|yes\/no|yes or no|\?)$/i, '')
  const requested = capitalise(directQuestion(label) ?? label)
  const isYesOrNo = YES_OR_NO.test(requested) || (label !== named && !OPEN_QUESTION.test(requested))
  const isCount = /^(?:number of|how many)\b/i.test(requested)
  const isFile =
    !isCount &&
    // 'Plan dates' are dates, not files.
    /\b(?:upload|attach\w*)\b|^(?:photo(?:graph)?|pic|picture)s? |\b(?:photo(?:graph)?s?|pics?|pictures?|drawings?|sketch(?:es)?|plans?|cv|resume|files?|documents?|(?<!\d )bills?)(?=$|[,/()]|\s(?:of|or|and|if|from|with|to|showing|for)\b)/i.test(
      requested,
    )
  // 'Half or full day' is how long.
  const isDate =
    /\b(?:dates?|days?)\b|^when(?: (?:did|was|is|it|will|would|were|should|last)\b|\?|$)/i.test(
      requested,
    ) && !/\b(?:half|full) |\b(?:per|a|each) day\b/i.test(requested)
  return {
    title: `${requested}${isYesOrNo || QUESTION_START.test(requested) ? '?' : ''}`,
    type: isFile ? 'file' : isYesOrNo ? 'choice' : isDate ? 'date' : 'line',
  }
}

/** Fields that every form already has. */
const STANDARD_FIELD =
  /^(?:your )?(?:(?:first |full |contact )?names?|e-?mail(?: address)?|(?:contact |phone |mobile )?(?:phone|number|mobile|mob|ph|details))$/i
const MAX_LISTED_FIELDS = 8

/** The fields of the first form that the reader found, except those that every form has. */
const fieldsFromForms = ({ forms }: Facts): Field[] =>
  (forms[0]?.fields ?? [])
    .filter((field) => !STANDARD_FIELD.test(field))
    .slice(0, MAX_LISTED_FIELDS)
    .map(fieldOf)

/** The fields that the client named, found by rules or by the model. */
export function namedFields(facts: Facts): Field[] {
  const [dictated, read] = [fieldsFromWishes(facts), fieldsFromForms(facts)]
  return read.length > dictated.length ? read : dictated
}

/** 'The form must not ask for details of the dispute' */
const EXCLUDED_FROM_FORM = /\b(?:not|don’t|doesn’t|shouldn’t|never)\s(?:\p{L}+\s)?ask/iu

/**
 * The fields that a clause introduces: 'a form asking how many animals and is there power in the
 * shed'.
 */
function fieldsFromWishes(facts: Facts): Field[] {
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
    : parts
        .filter((part) => !STANDARD_FIELD.test(part))
        .slice(0, MAX_FIELDS)
        .map(fieldOf)
}
const MAX_FIELDS = 4
