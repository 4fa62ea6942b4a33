import type { Clause } from '../clauses/clause.ts'
import { capitalise } from '../english/sentences.ts'
import { tokensOf } from '../english/tokens.ts'
import { fieldTitle, type RequestedForm } from './requested-forms.ts'

/** Wording that introduces the list of fields that visitors fill in, in any kind of clause. */
const FORM_LEADS = [
  // 'I need people to tell me: suburb, house or car', 'they should fill in: name, dates'
  /\b(?:they|people|customers|clients|parents|visitors|them) (?:should |must |can |could |to |just )*(?:fill (?:in|out)|tell (?:us|me)|enter|put in|put down|give (?:us|me)|let (?:us|me) know):\s(?=[^.;]*,[^.;]*,)/i,
  // 'Customer can fill date, place, how many person'
  /\b(?:customers?|people|they|clients|visitors) (?:can|could|should|must|to) (?:fill|put|write|choose|enter)(?: in| out| down)? (?=[^.;:]*,[^.;]*,)/i,
  // 'A referral form for agencies with agency name, phone'
  /\bforms? for \p{L}+s with (?=[^.;]*,[^.;]*,)/iu,
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
  /\bforms?\b(?:,? (?:please|pls|bit|page|needed|required|wanted))?(?:\s?[:=]\s?|\s[-–—]\s|,?\s(?:with|w\/|for|asking(?: for| about)?|(?:that|which) (?:asks?|has|takes|wants)(?: for)?|needs?|including|includes?|has|asks?(?: for)?|to say|(?:should|must|shall|will|is to|has to) (?:only )?(?:ask(?: only)?(?: for)?|request|have|include|collect|record|capture|contain|cover|say)(?: the (?:hirer|customer|client|owner|visitor|applicant|parent|member)’s)?|where (?:they|people|you|customers|clients|parents|families|students|members|owners|guests|schools|visitors) (?:can |could )?(?:put(?: in| down)?|tell (?:us|me)|say|give|enter|choose))\s)/i,
  // 'A form where people upload four photographs, say whether it runs, and tell us its story'
  /\bforms? where (?:people|they|you|customers|clients|parents|visitors) (?:can |could )?(?:also )?(?=(?:upload|send|attach|share|describe|choose|pick|answer|list|leave|say|tell)\b[^.;]*,)/i,
  // 'A free assessment form, so child's name, age', 'order form date / how many / flavour'
  /\bforms?,? (?:so|like|just|basically)(?: like)?,? (?=[^.;]*,[^.;]*,)|\bforms? (?=\p{L}[^.;,]* \/ [^.;,]* \/ )/iu,
  // 'To request a time, so like their name, the dog's name, breed'
  /\b(?:request|book|order|enquire|apply|sign up|register|enrol)\b[^.,;]{0,32}, (?:so like|so|like) (?=[^.;]*,[^.;]*,)/i,
  // 'The form is name, phone, suburb', 'a booking form, group name, how many', 'quote form room
  // size, photo of the wall'
  /\bforms? (?:is|are|should be|would be|will be),? (?=[^.;]*,[^.;]*,)|\bforms?, (?=(?:group|how|what|which|date|number|size|occasion|make|type|suburb|child[’']s|dog[’']s)\b[^.;]*,)|\bforms?(?: if not)? [-–] (?=[a-z][^.;]*,)|\b(?:quote|booking|order|enquiry|job) forms? (?=(?:room|size|date|type|make|model|number|suburb|address|from|photo|pic)\b[^.;]*,)/i,
  // 'Form name, ph, suburb', 'the booking page should collect name, phone'
  /\bforms?:? (?=(?:full )?names?, ?(?:ph|phone|mob|mobile|e-?mail|number|address|suburb)\b)|\b(?:collects?|captures?|take down) (?=(?:(?:their|the|your) )?names?,)/i,
  // 'An enrol page (name, email, level)'
  /\b(?:enrol(?:ment)?|sign[- ]?up|registration|rsvp|application|referral|quote|booking|order|contact|enquir(?:y|ies)) page (?:\(|[-–:] |with )(?=(?:(?:their|your|full|first) )?names?,)/i,
  // 'A contact form (name, a safe phone number)', 'a simple form, name and phone and what do you
  // need'
  /\b(?:forms?|bookings?|enquir(?:y|ies)|requests?)\b[^().;:,]{0,24}\((?=[^()]*,)|\bforms?, (?=(?:(?:their|your|the) )?(?:name|phone|e-?mail|date|suburb|address)\b)/i,
  // 'There's a waiting list form I'd like, child's age, instrument, preferred day'
  /\bforms? (?:I|we)(?:’d| would)? (?:like|love|want|need),\s/i,
  // 'Booking request: school, year levels'
  /\b(?:booking|order|hire|quote|job|enquiry|contact|repair) requests?(?:\s?[:=]\s?|\s[-–—]\s|\s(?:with|including|(?:should|must) (?:have|include|say|collect))\s)/i,
  // 'A booking thing with dates and which cabin'
  /\b(?:booking|order(?:ing)?|quote|enquiry) (?:thing|bit|tool|system|page|calendar) with /i,
  // 'Bookings online with date, number of adults, whether anyone needs a chair'
  /\b(?:bookings?|book|orders?|enquir(?:y|ies)) (?:online )?with (?=[^.;]*,[^.;]*(?:,| and ))/i,
  // 'Book a fitting, give name, phone, date of wedding'
  /, (?:and )?(?:give|leave|enter|put) (?:us |me )?(?:(?:their|your|the) )?(?=names?,)/i,
  // 'A simple way to write to me: name, a phone number'
  /\b(?:way|means|box|place|spot) (?:to|for (?:people|them) to) (?:write to|contact|reach|message|get in touch with|tell) (?:me|us):\s/i,
  // 'Build-your-own page: pick ute, size, doors'
  /\b(?:build|design|configure|make|create)[ -]your[ -]own(?: (?:page|tool|thing|bit|form|section))?\s?[:–—-]\s(?=[^.;]*,[^.;]*,)/i,
  // 'A page where people can ask for a time - suburb, make of the piano, upright or grand'
  /\bwhere (?:people|they|customers|clients|parents|visitors|members|you|guests) (?:can|could) (?:ask|apply|book|request|enquire|register|sign up|order|join)\b[^.;:()–—]{0,30}?(?:\s[-–—]\s|:\s)(?=[^.;]*,[^.;]*,)/i,
  // 'Quote form what is it, how heavy, where from'
  /\b(?:quote|booking|order|enquiry|job|hire|contact) forms?,? (?=(?:what|how|where|which|when) (?:is|are|do|does|much|many|big|heavy|old|long|far|size|type|kind|from|to|make|\p{L}+)\b[^.;]*,)/iu,
  // 'For booking, I need name, height, the date'
  /\bfor (?:an? |the |each )?bookings?,? (?:I|we)(?:’ll| will)? need (?:to know )?(?=[^.;]*,[^.;]*,)/i,
  // 'Reminder sign up - name, address, mobile'
  /\b(?:sign[- ]?ups?|registrations?|rsvps?|applications?)\s?(?::|\s[-–—])\s(?=(?:(?:their|your|the|full|first) )*names?,)/i,
  // 'They write name of restaurant, phone, which day to pick up'
  /^(?:they|customers|people) (?:write|fill in|put) (?:down )?(?=(?:(?:the|their) )?names?\b[^.;]*,[^.;]*,)/i,
  // 'Enquiries should include the suburb', 'orders begin with a message stating the length'
  /\b(?:enquir(?:y|ies)|orders?|bookings?|requests?) (?:(?:should|must|needs? to|ha(?:s|ve) to) (?:include|have|say|give|state)|(?:begins?|starts?) with a message (?:stating|saying|with))\s/i,
]
/**
 * Wording that does so only in a clause about the website: what a business asks for by itself is
 * not a form.
 */
const REQUEST_LEADS = [
  // 'Message: name, suburb, type of fire', 'Commercial – company, site address, type'
  /^(?:messages?|contact|home|residential|commercial|business|trade|private|schools|others)\s?(?::|\s[–—-])\s(?=(?:[^.;,]*,){2})(?=[^.;]*\b(?:names?|suburb|phone|e-?mail|address|company|organisation|date)\b)/i,
  // 'RFQ with: size, load', 'hire enquiry: production, company', 'Referral form for doctors: name'
  /^(?:[\p{L}’'/ -]{0,30}\b)?(?:rfqs?|rfis?|enquir(?:y|ies)|requests?|referrals?|registrations?|applications?|bookings?|quotes?|sign[- ]?ups?|nominations?|forms?)(?: (?:for|from) [\p{L} ]{2,24})?(?: (?:with|asking|needs?|fields?))?\s?(?::|\s[–—-])\s(?=[^.;]*,[^.;]*,)/iu,
  // 'Noticeboard - locals submit event name, date, place'
  /\b(?:locals|people|members|visitors|clubs|groups|parents|anyone) (?:can |could )?(?:submit|lodge|send in|enter) (?=[^.;]*,[^.;]*,)/i,
  // 'They apply for an account. Need: venue name, ABN, suburb'
  /^(?:(?:I|we)(?:’ll| will)? )?need(?:ed)?:\s(?!an?\s)(?=[^.;]*,[^.;]*,)(?=[^.;]*\b(?:names?|phone|mobile|e-?mail|suburb|address|dates?|abn|number|size|make|model|age)\b)/i,
  // 'Club secretaries should send me their list. So: club name, sport, date'
  /^so:\s(?=[^.;]*,[^.;]*,)/i,
  // 'Want to know dam size and if ducks are in it'
  /\b(?:I|we)?(?:’d)? ?(?:want|need|like|have) to know\s/i,
  // 'Need people to book an assessment - ask child's name, can they float'
  /(?:\s[-–—]|[:,])\s(?:please )?ask(?:ing)? (?:for |them |their |the )*(?!(?:us|me|about)\b)/i,
  // 'Ask for business name, site address, number of canopies'
  /^(?:please )?ask (?:for |them for |people for )(?:their |the )?(?=[^.;]*,[^.;]*,)/i,
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
/** A heading whose entries are refused. */
const SAYS_NO = /\b(?:say no|don[’']?t|do not|won[’']?t|refuse|decline)\b/i
const MAX_FIELDS = 10
const MIN_FIELDS = 2

/** The entries of a list. Brackets explain an entry, or are a note to the designer. */
const entriesIn = (text: string): string[] =>
  // 'A form with upload, a size guide': an entry with its own article is not a field, except in
  // brackets.
  (/^an?\s|\)$/i.test(text)
    ? text.replace(/\)$/, '')
    : (text.split(
        /,\s(?:and\s)?an?\s(?!(?:\p{L}+ )?(?:spot|space|place|box|field|photo|picture|phone|mobile|number|note|message|date|contact)\b)/iu,
      )[0] ?? '')
  )
    .replace(/\s?\((?!(?:the )?year\)|if (?:any|known)\)|up to \S+\))[^()]*\)?/g, '')
    // 'What could you do - rescuing, driving, washing': what is behind the dash can be chosen.
    .replace(
      /(?<=^|, )([^,–—-]{4,40}) [-–—] ([^,/]{3,24}(?:, (?:and |or )?[^,/]{3,24}){2,5})$/u,
      (_field, label: string, options: string) =>
        `${label} - ${options.replace(/, (?:and |or )?/g, ' / ')}`,
    )
    // 'Start and finish times' are a start time and a finish time.
    .replace(
      /\b((?!dates?\b|names?\b|sizes?\b|suburbs?\b)\p{L}+) and (\p{L}+) (time|date|number|height|width|point|address)(?:e?s)\b/giu,
      '$1 $3, $2 $3',
    )
    .replace(/\bwhere from,? (?:and |to )?where to\b/gi, 'where from, where to')
    .replace(/\b(?:preferred|best|ideal) (?:day|date) and time\b/gi, (found) =>
      found.replace(' and ', ' / '),
    )
    .replace(/\bmake,? model(?:,? and|,?) year\b/gi, 'make / model / year')
    // 'Can you drop off? We only pick up in Northcote': the last field is a question.
    .replace(/(?<=\?)\s+(?:we|I|our|it|it’s|there|they|this|that)\s.*$/iu, '')
    .replace(LIST_END, '')
    .replace(
      /(?<!\bup)\sto\s(?=[^\p{L}\s]|(?:us|me|our|the (?:office|shop|team|studio|right|workshop))\b).*$/u,
      '',
    )
    .split(
      // In a list with commas 'never signed / know some' are the options of one field.
      text.includes(', ')
        ? /\s?[,;+]\s?(?:and\s(?:just,? )?)?|\s(?:and|plus|&)\s(?:just,? )?/
        : /\s?[,;+]\s?(?:and\s(?:just,? )?)?|\s(?:and|plus|&|\/)\s(?:just,? )?/,
    )
    .map((entry) => entry.replace(/[\s.!]+$|^(?:their|there|they’re) (?=names? )/gi, '').trim())
    .map((entry) => entry.replace(/^(?:pick(?! up\b)|choose|select)(?: (?:your|a|the))? /i, ''))
    // 'Sends it to sales@ as a quote'
    .filter(
      (entry) => !/^(?:sends?|emails?|goes|comes|gets) (?:it|them|that|this|to)\b/i.test(entry),
    )
    // 'The week wanted, not payment'
    .filter((entry) => entry !== '' && !/^(?:not|but)\b/i.test(entry))
    .flatMap((entry) => {
      // 'How far the tank is from where the truck stops' is one field.
      const [first = ''] = entry.split(' ')
      const isUnseparated =
        // 'PIC number' is one field.
        (COMPLETE_FIELD.test(first) && !/^\p{Lu}{3,}$/u.test(first)) ||
        /^\p{L}+[’']?s? name /iu.test(entry)
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
      // 'How many are males' has one word more than 'how many animals'.
      const words = QUESTION_WORDS[open[0]?.toLowerCase() ?? ''] ?? Number.NaN
      const isAsked = open.length === words + Number(/^(?:is|are)$/i.test(open[2] ?? ''))
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
export const formFieldsIn = (text: string): string[] => {
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
/** 'A short “not sure if I need you” message form' */
const NAME_OF_FORM =
  /["“][^"“”]{3,60}["”] (?=(?:\p{L}+ ){0,2}(?:forms?|sign[- ]?ups?|buttons?|alerts?)\b)/giu
const NAMED_FORM =
  /\b((?:(?!(?:an?|the|our|my|this|that|it|they|we|I|you|there|simple|short|contact|online|web|website|quick|easy|basic|small|little|proper|one|two|needs?|wants?|with|and|or|but|if|is|are|of|for|to|in|on|from|have|has|like|just|only|would|please|pls|good|nice|your|their|some|any|no|not|normal|standard|message|email|e-mail|get|got|put|use|send|fill|first|second|other|another|separate|paper|pdf|printed|entry|which|so|then|also|including|include|maybe|page|via|by|through|add|make|call|ring|discreet|safe|private|photo|upload|click|tap|big|long|own|single|where|what|how)\b)\p{L}[\p{L}’'-]* ){1,3}(?:form|request|sign[- ]?up|application|registration))s?\b/iu

/** 'Site wants a form', 'customers fill out a form': a statement about a form is not its name. */
export const saysWhoWants = (title: string): boolean =>
  tokensOf(title).some(
    ({ pos, lower }) =>
      pos === 'DET' || pos === 'PRON' || pos === 'AUX' || (pos === 'VERB' && /s$/.test(lower)),
  )

/** Whether a sentence lists the fields of a form, and contains nothing for customers. */
export const listsForm = (sentence: string): boolean =>
  FORM_LEADS.some((lead) => {
    const found = lead.exec(sentence)
    return (
      found !== null &&
      found.index < (found[0].endsWith(': ') ? MAX_COLON_LIST_OFFSET : MAX_LIST_OFFSET) &&
      formFieldsIn(sentence.slice(found.index + found[0].length).split(/[.!?](?:\s|$)/)[0] ?? '')
        .length >= MIN_FIELDS
    )
  })
/**
 * A list that starts further into its sentence, in characters, follows words about something else.
 */
const MAX_LIST_OFFSET = 40
/** The same, if a colon announces the list. */
const MAX_COLON_LIST_OFFSET = 100

/** '5. Enquiry form. Company, instrument type, range': the fields stand below the form's name. */
function headedForm({ heading, text }: Clause): RequestedForm[] {
  if (!NAMES_FORM.test(heading) || !FIELD_ROW.test(text)) return []
  const fields = formFieldsIn(text.replace(/\.$/, ''))
  return fields.length < MIN_HEADED ? [] : [{ title: capitalise(heading.trim()), fields }]
}
const NAMES_FORM = /^(?:\p{L}+ ){0,3}forms?$/iu
const FIELD_ROW = /^[^$!?:]*,[^$!?:]*,[^$!?:]*$/
const MIN_HEADED = 3

/** The forms whose fields a sentence lists, each with all of its fields. */
export function formLists(clauses: readonly Clause[]): RequestedForm[] {
  const sentences = [...new Set(clauses.map(({ sentence }) => sentence))]
  return [
    ...clauses.flatMap(headedForm),
    ...sentences.flatMap((original): RequestedForm[] => {
      const sentence = original.replace(NAME_OF_FORM, '')
      if (OTHERS_QUESTION.test(sentence)) return []
      // 'What we say no to: bookings with less than a day’s notice, …'
      const { heading = '' } = clauses.find((clause) => clause.sentence === original) ?? {}
      if (SAYS_NO.test(heading)) return []
      const lists = /\bforms?\b/i.test(sentence)
        ? [...sentence.matchAll(NEEDED_FIELDS)].map(([, text = '']) => text)
        : []
      const isOfSite = clauses.some(
        (clause) => clause.sentence === original && clause.role !== 'business',
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
      const fields = [lists.flatMap(formFieldsIn), ...led.map(formFieldsIn), runOn].find(
        ({ length }) => length >= min,
      )
      const [, named = ''] = NAMED_FORM.exec(sentence) ?? []
      const title = named.replace(
        /^(?:(?:kindly|please|pls|make|do|create|have|give|add|build|set up) )+/i,
        '',
      )
      return fields ? [{ title: saysWhoWants(title) ? '' : capitalise(title), fields }] : []
    }),
  ]
}
