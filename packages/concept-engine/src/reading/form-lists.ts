import type { Clause } from './clause.ts'
import { fieldTitle, type RequestedForm } from './requested-forms.ts'
import { capitalise } from './sentences.ts'

/** Wording that introduces the list of fields that visitors fill in, in any kind of clause. */
const FORM_LEADS = [
  // 'So, name, phone, what kind of clock': the entries alone, as somebody dictates them
  /^(?:(?:so|okay|right|just|um|and)[, ]+)*(?=(?:(?:their|the|your) )?names?,? (?:and )?(?:phone|mobile|mob|number|e-?mail|address|suburb|date|dob|business|company|contact)\b[^.]*,)/iu,
  // 'A form to donate a bike: suburb, size'
  /\bforms? (?:to|for) [^.;:()?]{3,30}:\s/i,
  // 'Repairs form. Fields: name, phone'
  /\bforms?[.,]\s(?:the )?fields?(?: are)?:?\s/i,
  // 'A request form will do for now: name, …'
  /\bforms? (?:will|would|should|could|can) [^.;:()]{2,30}:\s/i,
  // 'Quote form name mob suburb', 'inspection booking with name ph suburb'
  /\bforms?:? (?=(?:names?|mob|mobile|ph|phone|e-?mail|date|suburb|address) (?:names?|mob|mobile|ph|phone|e-?mail|date|suburb|address|place|make)\b)|\b(?:bookings?|enquir(?:y|ies)|requests?|quotes?) with (?=(?:names?|their name|ph|phone|mob|mobile|e-?mail)\b)/i,
  // 'Form: size, suburb', 'form pls - boat name', 'a form with', 'forms that ask for'
  /\bforms?\b(?:,? (?:please|pls|bit|page|needed|required|wanted))?(?:\s?[:=]\s?|\s[-–—]\s|,?\s(?:with|w\/|for|asking(?: for| about)?|(?:that|which) (?:asks?|has|takes|wants)(?: for)?|needs?|including|includes?|has|asks?(?: for)?|to say|(?:should|must) (?:ask(?: for)?|have|include|collect|say)|where (?:they|people|you) (?:can |could )?(?:put(?: in)?|tell (?:us|me)|say|give|enter|choose))\s)/i,
  // 'A free assessment form, so child's name, age', 'order form date / how many / flavour'
  /\bforms?,? (?:so|like|just|basically)(?: like)?,? (?=[^.;]*,[^.;]*,)|\bforms? (?=\p{L}[^.;,]* \/ [^.;,]* \/ )/iu,
  // 'To request a time, so like their name, the dog's name, breed'
  /\b(?:request|book|order|enquire|apply|sign up|register|enrol)\b[^.,;]{0,32}, (?:so like|so|like) (?=[^.;]*,[^.;]*,)/i,
  // 'The form is name, phone, suburb', 'a booking form, group name, how many', 'quote form room
  // size, photo of the wall'
  /\bforms? (?:is|are|should be|would be|will be),? (?=[^.;]*,[^.;]*,)|\bforms?, (?=(?:group|how|what|which|date|number|size|occasion|make|type|suburb|child[’']s|dog[’']s)\b[^.;]*,)|\bforms?(?: if not)? [-–] (?=[a-z][^.;]*,)|\b(?:quote|booking|order|enquiry|job) forms? (?=(?:room|size|date|type|make|model|number|suburb|address|from|photo|pic)\b[^.;]*,)/i,
  // 'A contact form (name, a safe phone number)', 'a simple form, name and phone and what do you
  // need'
  /\b(?:forms?|bookings?|enquir(?:y|ies)|requests?)\b[^().;:,]{0,24}\((?=[^()]*,)|\bforms?, (?=(?:(?:their|your|the) )?(?:name|phone|e-?mail|date|suburb|address)\b)/i,
  // 'There's a waiting list form I'd like, child's age, instrument, preferred day'
  /\bforms? (?:I|we)(?:’d| would)? (?:like|love|want|need),\s/i,
  // 'Booking request: school, year levels'
  /\b(?:booking|order|hire|quote|job|enquiry|contact|repair) requests?(?:\s?[:=]\s?|\s[-–—]\s|\s(?:with|including|(?:should|must) (?:have|include|say|collect))\s)/i,
  // 'Enquiries should include the suburb', 'orders begin with a message stating the length'
  /\b(?:enquir(?:y|ies)|orders?|bookings?|requests?) (?:(?:should|must|needs? to|ha(?:s|ve) to) (?:include|have|say|give|state)|(?:begins?|starts?) with a message (?:stating|saying|with))\s/i,
]
/**
 * Wording that does so only in a clause about the website: what a business asks for by itself is
 * not a form.
 */
const REQUEST_LEADS = [
  // 'Want to know dam size and if ducks are in it'
  /\b(?:I|we)?(?:’d)? ?(?:want|need|like|have) to know\s/i,
  // 'Need people to book an assessment - ask child's name, can they float'
  /(?:\s[-–—]|[:,])\s(?:please )?ask(?:ing)? (?:for |them |their |the )*(?!(?:us|me|about)\b)/i,
  // 'Parents can message, with their child's age and days needed'
  /\b(?:message|text|email|register|apply|write|ring) [^.;:]{0,40}?,? (?:with|including|stating|saying) (?:its |their )?/i,
  // 'An upload where they put how many and how wide'
  /\bwhere (?:they|people|you|customers|clients) (?:can |could )?(?:put(?: in)?|say|enter|type(?: in)?|fill in)\s/i,
  // 'Make it easy to get a quote: pool size, type and suburb'
  /\b(?:get|ask for|request|want|need|give|send)\s(?:us |me |in )?(?:an? |their |your |free |online |quick |instant )*(?:quotes?|enquir(?:y|ies)|estimates?|applications?|registrations?)(?: online| from (?:us|me))?:\s/i,
  /\b(?:put in|tell(?:ing)? (?:us|me)|give (?:us|me)|fill in|type in|enter)\s/i,
  // What the client sends is meant for the agency.
  /(?<!^(?:(?:I|we)(?:’ll| can| could| will)?|can|could|will) (?:also )?)\bsend (?:us |me |in )?(?=(?:an? )?(?:pics?|photos?|pictures?)\b)/i,
]
/** 'For hire I need heights and dates': fields of a form, if the sentence mentions a form. */
const NEEDED_FIELDS =
  /\b(?:I|we) need (?:to know )?(?!(?:\p{L}+ )?(?:pages?|sections?)\b)(?!(?:an?|the|our)\s(?!form)[^.;]*\bforms?\b)((?:(?!\b(?:and|or) for\b)[^.;])+?)(?=,? (?:and|or) for\b|[.;]|$)/giu
/** The end of a list of fields. */
const LIST_END =
  /\s(?:because|cause|cos|so (?:that|we|I|they|you)|preferably|before (?:the|we|I|you|they|any)|(?:and|but) (?:we|I|they|then|get|have)|which we|as (?:we|I)|if possible|on (?:the|our) (?:web ?)?(?:site|page))\b.*$/i
/** Unlike other lists, a form that asks for something may have a single field. */
const FORM_ASKING_FOR = /\bforms?\s(?:asking|that asks?|which asks?) (?:for |about )?(?!to\b)/i
const MAX_FIELDS = 10
const MIN_FIELDS = 2

/** The entries of a list. Brackets explain an entry, or are a note to the designer. */
const entriesIn = (text: string): string[] =>
  // 'A form with upload, a size guide': an entry with its own article is not a field, except in
  // brackets.
  (/^an?\s|\)$/i.test(text)
    ? text.replace(/\)$/, '')
    : (text.split(
        /,\s(?:and\s)?an?\s(?!(?:spot|space|place|box|field|photo|picture|phone|contact)\b)/i,
      )[0] ?? '')
  )
    .replace(/\s?\([^()]*\)?/g, '')
    // 'Can you drop off? We only pick up in Northcote': the last field is a question.
    .replace(/(?<=\?)\s+(?:we|I|our|it|it’s|there|they|this|that)\s.*$/iu, '')
    .replace(LIST_END, '')
    .replace(
      /\sto\s(?=[^\p{L}\s]|(?:us|me|our|the (?:office|shop|team|studio|right|workshop))\b).*$/u,
      '',
    )
    .split(/\s?[,;+]\s?(?:and\s(?:just,? )?)?|\s(?:and|plus|&|\/)\s(?:just,? )?/)
    .map((entry) => entry.replace(/[\s.!]+$/, '').trim())
    // 'The week wanted, not payment'
    .filter((entry) => entry !== '' && !/^(?:not|but)\b/i.test(entry))
    .flatMap((entry) => {
      // 'How far the tank is from where the truck stops' is one field.
      const isUnseparated =
        COMPLETE_FIELD.test(entry.split(' ')[0] ?? '') || /^\p{L}+[’']?s? name /iu.test(entry)
      const fields = isUnseparated ? unparted(entry, MIN_FIELDS) : []
      return fields.length >= MIN_FIELDS ? fields : [entry]
    })

/** Names of fields that are complete by themselves. */
const COMPLETE_FIELD =
  /^(?:names?|phones?|ph|mob|mobile|e-?mail|address|suburb|postcode|town|rego|qty|quantity|budget|photos?|pics?|pictures?|make|model|year|sqm|area|metres|suburbs?|terrain|surface|place|location|when|where)$/i
/** Last words of field names: 'pool type', 'pickup date', 'power y/n'. */
const FIELD_END =
  /^(?:dates?|type|size|time|age|number|colours?|breed|theme|flavour|length|width|height|weight|name|y\/n|yes\/no)$/i
/** 'Property address', 'mobile number', 'approx metres': the second word goes with the first. */
const TWO_WORD_FIELD =
  /^(?:(?:dog|child|owner|pet|cat|horse|player|student|parent)[’']?s? name|(?:property|street|home|site|job|postal|delivery|pickup|e-?mail) address|(?:phone|mobile|mob|contact|rego|order) number|(?:approx|total|square|linear) (?:metres|area|sqm)|(?:date|place|time|name|number|type|size) of|of \p{L}+)$/iu
/** The number of words of a question: 'how many dogs', 'which castle'. */
const QUESTION_WORDS: Record<string, number> = { how: 3, which: 2, what: 2 }
/** This many known fields without separators are taken for a list of fields. */
const MIN_UNSEPARATED = 3

/**
 * 'Name phone qty nuc or queen pickup date': fields without separators, if at least `least` of them
 * are known.
 */
function unparted(text: string, min: number): string[] {
  const fields: string[] = []
  let known = 0
  let open: string[] = []
  const close = () => {
    // 'Nuc or queen pickup date' is a choice, and a date.
    const either = open.indexOf('or')
    const cut = either > 0 && open.length > either + 2 ? either + 2 : 0
    if (cut > 0) fields.push(open.slice(0, cut).join(' '))
    if (open.length > cut) fields.push(open.slice(cut).join(' '))
    open = []
  }
  for (const word of text.trim().split(/\s+/)) {
    const last = open.at(-1) ?? fields.at(-1)?.split(' ').at(-1) ?? ''
    if (TWO_WORD_FIELD.test(`${last} ${word}`)) {
      open = open.length > 0 ? [...open, word] : [fields.pop() ?? '', word]
      if (COMPLETE_FIELD.test(word)) {
        known += 1
        close()
      }
      continue
    }
    if (/^(?:what|how|which|who|is|do|does|got|any)$/i.test(word)) close()
    if (COMPLETE_FIELD.test(word)) {
      close()
      fields.push(word)
      known += 1
    } else {
      open.push(word)
      const isAsked = open.length === QUESTION_WORDS[open[0]?.toLowerCase() ?? '']
      if (FIELD_END.test(word) || isAsked) {
        close()
        known += 1
      }
    }
  }
  close()
  // 'Old fence removal is 3.50 m' begins another sentence.
  const end = fields.findIndex((field) => /^is \S*\d/.test(field))
  return known >= min ? fields.slice(0, end < 0 ? undefined : end - 1) : []
}
const UNSEPARATED_FIELDS =
  /\bforms?:? (?!(?:with|for|that|where|to|so|is|on|asking)\b)((?:[\p{L}’'/]+ ){2,11}[\p{L}’'/]+)(?=[.;!]|$)/iu

/** Fields that almost every form has. */
const STANDARD_FIELD =
  /^(?:their |your )?(?:(?:full |first |last )?names?|e-?mail(?: address)?|(?:phone|mobile|mob|ph)(?: number)?|contact details?)$/i
/** 'From, to, bedrooms': short words that are fields. */
const SHORT_FIELD = /^(?:to|from)$/i
const fieldsIn = (text: string): string[] => {
  const entries = entriesIn(text).slice(0, MAX_FIELDS)
  const fields = entries.flatMap((entry) =>
    SHORT_FIELD.test(entry) || STANDARD_FIELD.test(entry)
      ? capitalise(entry)
      : (fieldTitle(entry, true) ?? []),
  )
  // If most of the entries are not fields, the others are not fields either.
  return fields.length * 2 > entries.length ? [...new Set(fields)] : []
}

/**
 * Questions from other people are not fields: 'Customers regularly ask how long a battery lasts'.
 */
const OTHERS_QUESTION = /\b(?:questions?|answers?|faqs?)\b/i
const NAMED_FORM =
  /\b((?:booking|order|pre-?order|sign[- ]up|assessment|hire|quote|job|enquiry|repair|instant quote|waiting list) (?:request|form))s?\b/i

/** Whether a sentence lists the fields of a form, and contains nothing for customers. */
export const listsForm = (sentence: string): boolean =>
  FORM_LEADS.some((lead) => {
    const found = lead.exec(sentence)
    return (
      found !== null &&
      found.index < (found[0].endsWith(': ') ? MAX_COLON_LIST_OFFSET : MAX_LIST_OFFSET) &&
      fieldsIn(sentence.slice(found.index + found[0].length).split(/[.!?](?:\s|$)/)[0] ?? '')
        .length >= MIN_FIELDS
    )
  })
/**
 * A list that starts further into its sentence, in characters, follows words about something else.
 */
const MAX_LIST_OFFSET = 40
/** The same, if a colon announces the list. */
const MAX_COLON_LIST_OFFSET = 100

/** The forms whose fields a sentence lists, each with all of its fields. */
export function formLists(clauses: readonly Clause[]): RequestedForm[] {
  const sentences = [...new Set(clauses.map(({ sentence }) => sentence))]
  return sentences.flatMap((sentence): RequestedForm[] => {
    if (OTHERS_QUESTION.test(sentence)) return []
    const lists = /\bforms?\b/i.test(sentence)
      ? [...sentence.matchAll(NEEDED_FIELDS)].map(([, text = '']) => text)
      : []
    const isOfSite = clauses.some(
      (clause) => clause.sentence === sentence && clause.role !== 'business',
    )
    const led = [...FORM_LEADS, ...(isOfSite ? REQUEST_LEADS : [])].flatMap((lead) => {
      const hit = lead.exec(sentence)
      // A bank's form is not one of the website's.
      const found = hit && /[’']s?\s$/.test(sentence.slice(0, hit.index)) ? null : hit
      const afterLead = found ? sentence.slice(found.index + found[0].length) : ''
      // '(A form: name, days wanted), how to book a tour': the list ends with its brackets.
      const closing = afterLead.search(/^[^()]*\)/) === 0 ? afterLead.indexOf(')') : -1
      const textAfter =
        closing >= 0 && !found?.[0].endsWith('(') ? afterLead.slice(0, closing) : afterLead
      const inBrackets = found?.[0].endsWith('(') ? /^[^()]*\)/.exec(textAfter)?.[0] : undefined
      return found ? [inBrackets ?? textAfter.split(/[.!?](?:\s|$)/)[0] ?? ''] : []
    })
    const min = FORM_ASKING_FOR.test(sentence) ? 1 : MIN_FIELDS
    const [, run = ''] = UNSEPARATED_FIELDS.exec(sentence) ?? []
    const runOn = isOfSite
      ? unparted(run, MIN_UNSEPARATED).flatMap((entry) => fieldTitle(entry, true) ?? [])
      : []
    const fields = [lists.flatMap(fieldsIn), ...led.map(fieldsIn), runOn].find(
      ({ length }) => length >= min,
    )
    const [, title = ''] = NAMED_FORM.exec(sentence) ?? []
    return fields ? [{ title: capitalise(title), fields }] : []
  })
}
