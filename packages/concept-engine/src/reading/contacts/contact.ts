import { capitalise } from '../english/sentences.ts'
import { MONTH } from '../time/calendar-words.ts'
import { contactLabel } from './contact-labels.ts'

/** A way to contact the business, as stated in the brief. */
export interface Contact {
  kind: 'phone' | 'email' | 'address'
  /** '0491 570 006', 'pearls@example.com.au', '12 Sydney Road, Coburg'. */
  value: string
  /** The preferred way to use this number: 'ring', 'text'; undefined if either is fine. */
  by: 'ring' | 'text' | undefined
  /** What the client calls a number beside others: 'Front gate', 'Collections, Mick'. */
  label?: string
}

const PHONE =
  /(?<![\d$])(?:\+61[\s-]?\d(?:[\s-]?\d){8}|\(?0\d\)?(?:[\s-]?\d){8}|1[38]00(?:[\s-]?\d){6}|13(?:[\s-]?\d){4})(?!\d)/g
const EMAIL = /[^\s@<>(),;:]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{2,63}){1,4}/gu
const STREET =
  /\b(?:(?:(?:[Uu]nit|[Ss]hop|[Ll]evel|[Ll]ot|[Ss]uite|[Ff]lat|[Ff]actory)\s\d+[a-z]?,?\s){1,2})?\d{1,4}[a-z]?(?:[/-]\d{1,4})?\s(?:\p{Lu}[\p{L}’'-]+\s){1,3}(?:Road|Rd|Street|St|Parade|Pde|Avenue|Ave|Lane|Highway|Hwy|Drive|Dr|Court|Ct|Place|Crescent|Cres|Boulevard|Terrace|Way|Arcade|Esplanade|Close|Circuit|Square|Mall|Quay|Grove|Rise|Loop|Crt|Cct|Blvd|Tce|Pl|Cl|Gr)\b|\b\d{1,4}[a-z]?\s(?:The )?Esplanade\b/u

/** '11 quandong rd' of a writer who uses no capitals. */
const STREET_IN_LOWER_CASE =
  /(?<=^|[\s,;])\d{1,4}[a-z]?(?:[/-]\d{1,4})? (?!wheel drive\b)(?!(?:mins?|minutes|hours|days|years?|metres|kms?|of|and|or|to|from|in|on|at|main|side)\b)[a-z]{3,}(?: [a-z]{3,})? (?:street|road|rd|avenue|ave|lane|parade|pde|crescent|highway|hwy|terrace|drive)(?![a-z])|(?<=^|[\s,;])\d{1,4}[a-z]? (?:the )?esplanade(?![a-z])/g
const inCapitals = (address: string) =>
  address.replace(/(?<=\s)\p{Ll}/gu, (letter) => letter.toUpperCase())

/**
 * A house number before capitalised words, whatever the type of street: '14 Wattle Grove, Preston
 * 3072'.
 */
const HOUSE =
  /\b(?:(?:unit|shop|level|lot|suite|flat)[^\S\n]\d+[a-z]?,?[^\S\n])?\d{1,4}[a-z]?(?:[/-]\d{1,4})?[^\S\n](?:the[^\S\n])?\p{Lu}[\p{L}’'-]+(?:[^\S\n]\p{Lu}[\p{L}’'-]+){0,3}(?:,[^\S\n]?\p{Lu}[\p{L}’'-]+(?:[^\S\n]\p{Lu}[\p{L}’'-]+)?)?(?:,?[^\S\n](?:VIC|NSW|QLD|SA|WA|TAS|ACT|NT))?(?:,?[^\S\n]\d{4}\b)?/giu

/** '10 December', '1 Feb' */
const DATE = new RegExp(`^(?:(?:at|on) )?\\d{1,2} ${MONTH}(?!\\p{L})`, 'iu')

/** A description without its street addresses and their towns. Offsets are preserved. */
export const withoutAddresses = (description: string): string =>
  description.replace(new RegExp(`(?:\\b(?:at|on)\\s)?${HOUSE.source}`, 'gu'), (found) =>
    DATE.test(found) ? found : ' '.repeat(found.length),
  )

/** Whether a text contains a street address with a house number. */
export const namesStreet = (text: string): boolean => STREET.test(text)

/** 'Sat 2 Grand Parade' is what is on at two, not an address. */
const ON_A_DAY = /(?:^|\n|[;,.]\s)(?:mon|tue|wed|thu|fri|sat|sun)\p{Ll}*,?\s$/iu
const streetIn = (description: string): string | undefined =>
  [...description.matchAll(new RegExp(STREET.source, 'gu'))].find(
    ({ index }) => !ON_A_DAY.test(description.slice(Math.max(0, index - 14), index)),
  )?.[0]

/** 'Office: Monday to Friday 9 to 5' for 'Office: 22 Corriedale Street, Monday to …'. */
export const withoutStreet = (text: string): string =>
  text.replace(new RegExp(`${STREET.source},? ?`, 'u'), '')

/**
 * The recipient of a form is not a contact for visitors: 'the form goes to hire@example.com.au'.
 */
const FORM_RECIPIENT =
  /\b(?:goes?|going|sent?|sends?|sending|emailed|submit\w*|forward\w*)\s(?:\p{L}+\s){0,3}(?:to|into)\s*$/iu
const HIDES_ADDRESS =
  /\b(?:do not|don['’]?t|never|not)\s(?:want\s)?(?:to\s)?(?:show|put|list|print|mention|display|have)\b[^.!?\n]{0,60}\baddress\b|\bno (?:street |home )?address\b|\b(?:keep|leave) (?:our|my|the) (?:street |home )?address (?:off|out|private)/i

/** Whether a description asks to hide the address. */
const hidesAddress = (description: string): boolean => HIDES_ADDRESS.test(description)

const NO_EMAIL =
  /\b(?:no|not|never|don’t|do not|don't|dont)(?: (?:want|have|use|read|check|put|show|list|do|got|give|an?|any|my|our|the|out))* e-?mails?\b(?! (?:marketing|newsletter|list|pop|spam|blasts?))/i
const NO_PHONE =
  /\b(?:no|not|never|don’t|do not|don't)(?: (?:want|have|use|put|show|list|give|answer|take|like|an?|any|my|our|the|out))* (?:phone|mobile|telephone)(?: (?:numbers?|calls?))?\b(?! (?:bookings|orders|tree|app))/i

/** The kinds of contact that a description asks not to show, and does not provide. */
export function refusedContacts(description: string): Contact['kind'][] {
  const givenKinds = contactsOf(description).map(({ kind }) => kind)
  const refusedKinds: Contact['kind'][] = [
    ...(NO_EMAIL.test(description) ? (['email'] as const) : []),
    ...(NO_PHONE.test(description) ? (['phone'] as const) : []),
    ...(hidesAddress(description) ? (['address'] as const) : []),
  ]
  return refusedKinds.filter((kind) => !givenKinds.includes(kind))
}

/** A number with Australian spacing: '0491 570 006', '03 5550 1234', '1300 975 707'. */
/** '021 555 0148': a mobile of New Zealand. */
const IN_THREES = /^02\d\s\d{3}\s\d{3,4}$/
function withSpacing(number: string): string {
  const digits = number.replace(/[^\d+]/g, '')
  if (/^04\d{8}$/.test(digits)) return digits.replace(/(\d{4})(\d{3})(\d{3})/, '$1 $2 $3')
  if (/^0[23789]\d{8}$/.test(digits) && !IN_THREES.test(number))
    return digits.replace(/(\d{2})(\d{4})(\d{4})/, '$1 $2 $3')
  if (/^1[38]00\d{6}$/.test(digits)) return digits.replace(/(\d{4})(\d{3})(\d{3})/, '$1 $2 $3')
  if (/^13\d{4}$/.test(digits)) return digits.replace(/(\d{2})(\d{2})(\d{2})/, '$1 $2 $3')
  return number.trim()
}

/**
 * Australian helplines, which a page may name but nobody's business can be rung at: Lifeline, Beyond
 * Blue, 1800RESPECT, Kids Helpline, MensLine, 13YARN, TIS National, Poisons Information, Healthdirect,
 * NURSE-ON-CALL, Gambling Help, SES, Police Assistance, Crime Stoppers.
 */
const HELPLINES = new Set([
  ...['131114', '1300224636', '1800737732', '1800551800', '1300789978', '139276', '131450'],
  ...['131126', '1800022222', '1300606024', '1800858858', '132500', '131444', '1800333000'],
])
const isHelpline = (number: string) => HELPLINES.has(number.replace(/\D/g, ''))

/** Words before the number of another service. */
const OTHER_SERVICE =
  /\b(?:lifeline|beyond ?blue|kids helpline|crisis|TIS National|poisons?|triple (?:zero|0)|000|(?:in|for) an emergency|(?:tenants|residents)\b[^.!?\n]{0,60}\bemergency)\b[^.!?\n]{0,30}$/i
/** Emergency and after-hours numbers belong to the business only if it gives no other number. */
const EMERGENCY = /\b(?:emergenc(?:y|ies)|after[- ]hours)\b[^.!?\n\d]{0,30}$/i

/**
 * 'Same day emergencies ring 0491 570 313': unless somebody else is named, this is the business's
 * number.
 */
const OWN_EMERGENCY_NUMBER =
  /(?<!\bin an |\bin case of )\bemergenc(?:y|ies),?:? (?:please |pls )?(?:ring|call|text|phone)(?: me| us)?(?: on| at)?:? *$/i

/** '… with questions about this brief' is meant for the agency. */
const FOR_AGENCY =
  /^[^.!?\n]{0,12}\b(?:(?:questions?|queries) (?:about|on|regarding) (?:this|the) (?:brief|form|site|website|project)|about this(?: (?:brief|form|site|website|project|job))?(?=\s*(?:[.,;!?]|$)))/i

/** Another business, identified by its name: 'emergencies go to Riverina Animal Hospital'. */
const OTHER_BUSINESS =
  /\b(?:go(?:es)?|ring|call|contact|see|refer(?:red)?|divert(?:ed)?|transfer(?:red)?)\s(?:(?:on|straight|over|back) )?(?:to )?(?:the )?((?:\p{Lu}[\p{L}’'-]+ ){1,4}(?:Hospital|Clinic|Centre|Center|Helpline|Line|Council|Pharmacy|Surgery|Vets?|Rescue|Service|Emergency|Practice))\b[^.!?\n]{0,50}$/u
const namesAnother = (before: string, companyName: string): boolean => {
  const [, other = ''] = OTHER_BUSINESS.exec(before) ?? []
  const [first = ''] = companyName.toLowerCase().split(/\s+/)
  return other !== '' && !(first !== '' && other.toLowerCase().includes(first))
}
const CONTEXT_LENGTH = 110

/** Whether a text contains somebody else's number. */
export const hasThirdPartyNumber = (text: string, companyName: string): boolean =>
  [...text.matchAll(PHONE)].some(({ index }) => namesAnother(text.slice(0, index), companyName))

/** 'PO Box 61, Heathcote VIC 3523' */
const PO_BOX =
  /\b(?:GPO|P\.?\s?O\.?) Box \d+(?:,? \p{Lu}[\p{L}’]+(?: \p{Lu}[\p{L}’]+){0,3}(?: \d{4})?)?/u

/**
 * The telephone numbers, email addresses and street addresses of a description as it was sent,
 * except those of businesses other than `companyName`.
 */
/** A description without the postal address that `contactsOf` reads, and the words before it. */
export const withoutPostBox = (description: string): string =>
  description.replace(
    new RegExp(
      `(?:\\b(?:please )?(?:post|send|mail|write)(?: \\p{L}+){0,2} to )?${PO_BOX.source}[.]?`,
      'iu',
    ),
    '',
  )

export function contactsOf(description: string, companyName = ''): Contact[] {
  const numbers = [...description.matchAll(PHONE)]
  const phones = numbers.flatMap(({ 0: value, index }): Contact[] => {
    const before = description.slice(Math.max(0, index - 60), index)
    const label = /\bfax(?: (?:number|no\.?|on|to|is))?\s?[:–-]?\s?$/i.test(before)
      ? 'Fax'
      : numbers.length > 1
        ? contactLabel(
            description.slice(Math.max(0, index - CONTEXT_LENGTH), index),
            description.slice(index + value.length),
          )
        : ''
    const isOthersNumber =
      isHelpline(value) ||
      OTHER_SERVICE.test(before) ||
      (numbers.length > 1 && EMERGENCY.test(before) && !/^after/i.test(label)) ||
      namesAnother(description.slice(Math.max(0, index - CONTEXT_LENGTH), index), companyName)
    if (isOthersNumber && !OWN_EMERGENCY_NUMBER.test(before)) return []
    if (FOR_AGENCY.test(description.slice(index + value.length))) return []
    const context = description
      .slice(Math.max(0, index - 40), index + value.length + 30)
      // '03 5550 0133, or text 0491 570 110': the word belongs to the number behind it.
      .replace(/\b(?:text|txt|sms)s?(?: (?:me|us))?(?: (?:on|to))? \(?0\d.*$/isu, (rest, at) =>
        at > Math.min(40, index) ? '' : rest,
      )
      .toLowerCase()
    // 'The text on the site must be large' is not a request to send text messages.
    const text =
      /\b(?:texts?(?= on \d| to \d|\b(?! (?:on|of|is|must|should)\b))|txts?|sms)\b/.test(context) &&
      !/(?:don[’']?t|do not|never|no|won[’']?t|will not|can[’']?t|cannot|doesn[’']?t) (?:text|txt|sms|reply to texts)/.test(
        context,
      )
    const ring =
      /\b(?:ring|call|phone|telephone)\b/.test(context) &&
      !/(?:don['’]?t|\bnot) ["“'‘]?(?:ring|call|phone)/.test(context)
    const isTextBest = /\b(?:text|txt|sms)s? (?:is |are |works? )?(?:best|better|preferred)\b/.test(
      context,
    )
    const by = (text && !ring) || isTextBest ? 'text' : ring && !text ? 'ring' : undefined
    return [{ kind: 'phone', value: withSpacing(value), by, ...(label && { label }) }]
  })
  const emails = [...description.matchAll(EMAIL)].flatMap(({ 0: value, index }): Contact[] =>
    FORM_RECIPIENT.test(description.slice(Math.max(0, index - 60), index))
      ? []
      : [{ kind: 'email', value: value.replace(/\.$/, ''), by: undefined }],
  )
  const [inLowerCase] = description.match(STREET_IN_LOWER_CASE) ?? []
  const street = hidesAddress(description)
    ? undefined
    : (streetIn(description) ?? (inLowerCase && inCapitals(inLowerCase)))
  const address: Contact[] = street
    ? [{ kind: 'address', value: capitalise(street), by: undefined }]
    : []
  const [box] = hidesAddress(description) ? [] : (description.match(PO_BOX) ?? [])
  const post: Contact[] = box
    ? [{ kind: 'address', value: box.replace(/\s+/g, ' '), by: undefined, label: 'Post' }]
    : []
  const faxes = phones.filter(({ label }) => label === 'Fax')
  const rung = phones.filter((phone) => !faxes.includes(phone))
  // A fax by itself is no number to ring.
  return [...rung, ...(rung.length > 0 ? faxes : []), ...emails, ...address, ...post].filter(
    ({ value }, index, all) => all.findIndex((other) => other.value === value) === index,
  )
}
