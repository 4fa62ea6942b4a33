import { capitalise } from '../english/sentences.ts'
import { fieldEntries, untilBracket } from './field-entries.ts'
import { fieldLabel } from './field-labels.ts'
import type { RequestedForm } from './requested-forms.ts'

/** Forms for which the client states all fields in one list, with a name if there is one. */

/** A colon or a dash behind words about a form: 'Booking form, fields in this order: …' */
const LEAD = /^(?<lead>[^:;()]{3,110}?)(?::|\s[-–—])\s+(?<list>\S.*)$/su
const NAMES_FORM = /\bforms?\b|\bfields?$/iu
/** 'Appointment request: first name, …', 'RFQ fields: …' */
const ENDS_LIKE_FORM =
  /\b(?:enquir(?:y|ies)|requests?|orders?|bookings?|quotes?|applications?|people|customers|clients|they) (?:should|must|need to|have to|can) (?:tell (?:me|us)|say|include|state|give(?: us| me)?|fill in|send(?: us| me)?)$|\b(?:bookings?|visits?|enquir(?:y|ies)|orders?|quotes?|requests?|functions?|groups) (?:needs?|requires?)$|\b(?:forms?|fields?|request|enquiry|booking request|application|rfq|rft|eoi|expression of interest)$/i
/** 'A thesis order form (title, author, …)' */
const IN_BRACKETS = /^(?<lead>.*?\bforms?\b[^().;:]{0,24})\((?<list>.+)$/isu
/** 'A "book a cage pickup" form with business name, …' */
const WITH_LIST =
  /^(?<lead>.*?\b(?:forms?|sign[- ]?ups?(?= with)))(?: (?:please|pls))?,? (?:with|asking(?: for)?|(?:that|which) (?:asks? for|asks?|has|takes|collects)|collecting|to collect|needs?|wants?|(?:should|must|has to|needs to) (?:ask(?: for)?|have|collect|include|say)|where (?:people|they|you|customers|clients|parents) (?:can |could )?(?:say|put(?: in)?|enter|give|fill in|choose))\s(?<list>[^.:]+,[^:]+)$/isu
/** 'Text needs to say address, how many litres' */
const MESSAGE_SAYS =
  /^(?:the |their |each |every )?(?<lead>texts?|messages?|sms|e-?mails?) (?:needs?|has|have|must|should)(?: to)? (?:say|include|have|give|state|tell (?:me|us)|contain|mention)\s(?<list>\S.*,.*)$/isu
/** 'Text me with address, litres, …' */
const TEXT_WITH =
  /\b(?:people|them|customers|folks) (?:to |can |should )?(?<lead>text|message|sms) (?:me|us)? ?(?:with |their )(?<list>[^,.]{3,40},.+,.+)$/isu
/** 'Christmas orders need to be in by 15 December with name, mobile' beside a word about a form */
const THING_WITH =
  /^(?<lead>(?:\p{L}+ ){0,2}(?:orders?|bookings?|requests?|nominations?|entries|applications?|registrations?|enrolments?)) (?:needs?|ha(?:s|ve)|must|should|are|is)\b[^:.;]{2,60}? with (?<list>.+,.+,.+)$/isu
/** '… it comes to me, just name, suburb, phone' */
const JUST_LIST =
  /\bforms?\b[^.;:]{0,140}?,? (?:just|only|basically|simply) (?<list>(?:(?:the|their|first|full|your) )?names?,.+,.+)$/isu
/** 'Pickups of furniture: people fill in name, address, phone' */
const FILLED_IN =
  /^(?:(?<lead>[^:.;,]{3,40}):\s)?(?:people|customers|clients|parents|visitors|they|families|donors|members|schools|guests) (?:can |could |should |to |need to |must |just |will )*(?:fill (?:in|out)|put in|enter)(?: an? form| it)?(?: with|:)? (?<list>[^:]+,[^:]+,[^:]+)$/isu
const ABOUT_FORM = /\bforms?\b/i
const NO_FORM = /\b(?:no|not|never|without|hate|n[’']t|don[’']t want)\b[^,;:]*\bforms?\b/i
/** The form of somebody else, or a paper one. */
const OTHERS_FORM = /[’']s (?:\p{L}+ )?forms?\b|\bforms? (?:of|to fill in here)\b/iu

/** Another statement at the end of a list. */
const LIST_END =
  /(?:,?\s(?:because|cos|cause|so (?:that|we|I|they|you|it)|before (?:we|I|the|they)|then (?:we|I)|but (?:we|I|not)|which (?:we|I)|would (?:save|help|be)|and (?:we|I)(?:’ll| will| can)?)\b.*|\s[–—]\s.*|[.!]\s(?=\p{Lu}).*)$/su

/** Words of a lead that do not name the form. */
const NOT_NAME =
  /^(?:(?:an?|the|our|my|one|some|and|also|plus|maybe|please|just|then|we|I|we’d|I’d|I’ll|would|could|can|want|wants|need|needs|like|love|have|has|having|get|add|include|put|there|should|be|is|to|with|got|simple|short|quick|easy|small|little|basic|proper|good|nice|long|longer|online|web|website|site|page|pages|what|on|for|us|people|customers|separate|own|working|decent|tiny|big|single|main|essential|want:|it|its|this|that)\b[\s,]*)+/iu
const BY_WORD: Record<string, string> = {
  ...{ rfq: 'Request a quote', rft: 'Request a quote', eoi: 'Expression of interest' },
  ...{ fault: 'Report a fault', breakdown: 'Report a breakdown', damage: 'Report damage' },
}
const MAX_TITLE_WORDS = 5

/** The name of a form from the words before its list: 'Thesis order', 'Book a cage pickup'; or ''. */
export function formName(lead: string): string {
  const [, quoted = ''] = /["“']([^"“”]{4,40})["”'] (?:\p{L}+ )?forms?\b/iu.exec(lead) ?? []
  if (quoted) return capitalise(quoted)
  const named = lead
    .replace(/[\s(]+$/, '')
    .replace(
      /\s(?:should|must|need to|have to|can) (?:tell|say|include|state|give|fill in|send|collect|ask)\b.*$|\s(?:needs?|requires?)$/i,
      '',
    )
    .replace(/^(?:\(?\d{1,2}[.)]|[-–—•*·])\s*/u, '')
    .replace(
      /^.*\b(?:want|need|like|love|have|add|include|is|be|please|also|and|with|a|an)\s(?=.*\bforms?\b)/isu,
      '',
    )
    .replace(NOT_NAME, '')
  const [, before = '', purpose = ''] =
    /^(.*?)\s?\b(?:forms?|fields?)\b(?: (?:for|to) (.*))?/isu.exec(named) ?? [undefined, named, '']
  const words = (before || purpose)
    .replace(/[,\s]+$/, '')
    .replace(/\s(?:form|please)$/i, '')
    .trim()
  const byWord = BY_WORD[words.toLowerCase()]
  if (byWord) return byWord
  const isName =
    words !== '' &&
    words.split(/\s+/).length <= MAX_TITLE_WORDS &&
    !/[,:]|\b(?:wants?|needs?|should|must|is|are|has|have|they|you|we|I|it|fill|short|that|these|those|looks?|collecting|asking)\b/iu.test(
      words,
    ) &&
    !/^(?:contact|web|message|the|for|to|e-?mail|texts?|messages?|sms|and|new)$/i.test(words)
  const title = capitalise(words)
  return !isName ? '' : /-and-/.test(title) ? title.replaceAll('-', ' ') : title
}

/** The fields of a list, without the statement behind it; empty if most entries are no fields. */
export function statedFields(list: string): string[] {
  const entries = fieldEntries(list.replace(LIST_END, ''))
  const wanted = entries.filter(
    (entry) => !/^["“(]?(?:not|no|nothing|don[’']t|never)\s(?!of\b)/i.test(entry),
  )
  const fields = wanted.flatMap((entry) => fieldLabel(entry) ?? [])
  return fields.length * 2 > wanted.length ? [...new Set(fields)] : []
}

const MIN_FIELDS = 3
/** Known beginnings of fields; some of the entries have to be like them. */
const FIELD_WORD =
  /\b(?:names?|phone|mobile|e-?mail|address|suburb|postcode|town|dates?|days?|times?|numbers?|how|what|which|when|where|who|do you|are you|is it|can we|photos?|pictures?|size|type|make|model|brand|breed|age|colour|year|quantity|budget|preferred|location|organi[sz]ation|business|school|contact|y\/n|depth|area|level|title|occasion|language|required|reach)\b/iu

/** 'A form with name, suburb, a size guide, and a map': what has an article is no field. */
const OTHER_THING =
  /,\s(?:and\s)?an?\s(?!(?:spot|space|place|box|field|photo|picture|phone|mobile|number|note|message|date|contact|couple|few|rough|brief|short)\b)/i
/** 'Work groups get their own form (company, head count)' is beside another form. */
const OWN_FORM = /\b(?:own|separate|second|different) (?:\p{L}+ )?forms?\b/iu

export type StatedForm = RequestedForm & { list: string }

/**
 * The form that a sentence states with all its fields; undefined if it states none. `after` is the
 * next sentence, and `heading` the heading of the paragraph.
 */
export function statedForm(sentence: string, after = '', heading = ''): StatedForm | undefined {
  if (OWN_FORM.test(sentence)) return undefined
  if (NO_FORM.test(sentence.split(':')[0] ?? '') || OTHERS_FORM.test(sentence)) return undefined
  const led = LEAD.exec(sentence)?.groups
  const lead = led?.lead?.trim() ?? ''
  const isLed =
    (NAMES_FORM.test(lead) || ENDS_LIKE_FORM.test(lead)) &&
    !/\b(?:two|2|three|3) (?:\p{L}+ )?forms\b/iu.test(lead)
  const isAbout = ABOUT_FORM.test(`${sentence} ${after}`)
  const found =
    (isLed ? led : undefined) ??
    inBrackets(sentence) ??
    withList(sentence) ??
    MESSAGE_SAYS.exec(sentence)?.groups ??
    TEXT_WITH.exec(sentence)?.groups ??
    (isAbout ? THING_WITH.exec(sentence)?.groups : undefined) ??
    JUST_LIST.exec(sentence)?.groups ??
    FILLED_IN.exec(sentence)?.groups
  if (!found?.list) return undefined
  const fields = statedFields(found.list)
  const sure = fields.filter((field) => FIELD_WORD.test(field))
  if (fields.length < MIN_FIELDS || sure.length * 3 < fields.length) return undefined
  const own = formName(found.lead ?? '')
  return {
    title: own || (/\bforms? for$/i.test(lead) ? capitalise(heading) : ''),
    fields,
    list: found.list,
  }
}

function withList(sentence: string): Record<string, string> | undefined {
  const { lead = '', list = '' } = WITH_LIST.exec(sentence)?.groups ?? {}
  return list ? { lead, list: list.split(OTHER_THING)[0] ?? '' } : undefined
}

function inBrackets(sentence: string): Record<string, string> | undefined {
  const { lead = '', list = '' } = IN_BRACKETS.exec(sentence)?.groups ?? {}
  return list ? { lead, list: untilBracket(list) } : undefined
}

/** The words in capitals at the beginning of the paragraph in which a form is stated. */
export function headingOfForm(original: string): string {
  const line = original.split('\n').find((text) => /\bforms? for\s?:/i.test(text)) ?? ''
  const [, heading = ''] = /^\s*(\p{Lu}{3,}(?: (?:\p{Lu}{2,}|&))*)(?=[\s:.,])/u.exec(line) ?? []
  return heading.toLowerCase()
}
