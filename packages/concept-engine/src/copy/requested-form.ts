import { capitalise } from '../reading/english/sentences.ts'
import type { Facts } from '../reading/facts.ts'
import type { RequestedForm } from '../reading/forms/requested-forms.ts'
import { type Requirement, uploadedThing, withArticle } from '../reading/wishes/wishes.ts'
import { actionLabels, confirmsBookings, phraseOf } from './actions.ts'
import type { Field, Form } from './copy-deck.ts'
import { choiceOf, fieldsIn, namedFields, nameFields, replyFields } from './form-fields.ts'

/** Forms by the requirement that they fulfil, in order of preference. */
const FORMS: [
  purpose: Requirement['purpose'],
  headline: string,
  button: string,
  fields: Field[],
][] = [
  ['book', 'Book online', 'Book', [{ title: 'Which day?', type: 'date' }]],
  ['calendar', 'Book a day', 'Ask for this day', [{ title: 'Which day?', type: 'date' }]],
  ['tickets', 'Buy tickets', 'Buy tickets', [{ title: 'How many?', type: 'line' }]],
  ['enrol', 'Enrol', 'Enrol', [{ title: 'Who is it for?', type: 'line' }]],
  [
    'waiting',
    'Join the waiting list',
    'Join the list',
    [{ title: 'Who is it for?', type: 'line' }],
  ],
  ['volunteer', 'Lend a hand', 'Volunteer', [{ title: 'When could you help?', type: 'line' }]],
  ['join', 'Join', 'Join', [{ title: 'A little about you', type: 'long' }]],
  ['quote', 'Ask for a quote', 'Send', [{ title: 'What do you need?', type: 'long' }]],
  ['request', 'Send a request', 'Send', [{ title: 'What do you need?', type: 'long' }]],
  ['fill', 'Send a message', 'Send', []],
  ['upload', 'Send a photo', 'Send', [{ title: 'What is it about?', type: 'long' }]],
]
const MESSAGE: (typeof FORMS)[number] = [
  'ask',
  'Send a message',
  'Send',
  [{ title: 'What is it about?', type: 'long' }],
]
/** Headlines of forms that the client calls by one word: 'enquiry form'. */
const FORM_HEADLINES: Record<string, string> = {
  ...{ enquiry: 'Send an enquiry', enquiries: 'Send an enquiry', quote: 'Ask for a quote' },
  ...{ booking: 'Ask for a booking', hire: 'Hire enquiry', order: 'Place an order' },
  ...{ donate: 'Donate', donation: 'Donate', donations: 'Donate', feedback: 'Send feedback' },
  ...{ volunteer: 'Volunteer', referral: 'Make a referral', membership: 'Become a member' },
  ...{ repair: 'Repair request', repairs: 'Repair request', job: 'Tell us about the job' },
  ...{
    application: 'Apply',
    rego: 'Register',
    adoption: 'Apply to adopt',
    registration: 'Register',
    enrolment: 'Enrol',
    intake: 'First details',
  },
  ...{ 'waiting list': 'Join the waiting list', waitlist: 'Join the waiting list' },
  ...{ request: 'Send a request', assessment: 'Ask for an assessment' },
}
const MAX_CHOICES = 12
const PRICE_PER_QUANTITY =
  /\b(?:a|per) (?:gram|kg|kilo|dozen|litre|metre|tray|bag|bunch|box|jar|bottle|punnet|straw|sheet)\b/i

/** The options for visitors: only things with a price if some things have one. */
/** What is charged besides the work is nothing to choose. */
const FEE =
  /^(?:minimum|call ?-?outs?|deposit|bond|travel|surcharge|(?:booking|service|travel|delivery) fee)\b/i
export const choicesOf = ({ offers }: Facts) => {
  const work = offers.filter(({ title }) => !FEE.test(title))
  const priced = work.filter(({ price }) => price !== '')
  return (priced.length >= 2 ? priced : work).map(({ title }) => title)
}

export const affirmedWishes = ({ wishes }: Facts) => wishes.filter(({ negated }) => !negated)

const GET_A_PRICE_LABEL = 'Get a price'

const isTimed = (purpose: Requirement['purpose']) => purpose === 'book' || purpose === 'calendar'
const TIME_OF_DAY = /\b(?:after|before|from) \d{1,2}(?:[.:]\d\d)? ?(?:am|pm)\b/i
const timeOf = (wording: string) => capitalise(TIME_OF_DAY.exec(wording)?.[0] ?? '')
/** 'Book and pay a $30 deposit' */
const DEPOSIT = /(\$\d+) deposit\b/i
const GROUP_WORDS =
  /\b(?:groups?|(?<!packages? |prices? |fees? )tables?|seats?|parties|party of|guests|people over)\b/i

const textOf = (wishes: readonly Requirement[], purpose: Requirement['purpose']) =>
  wishes.find((wish) => wish.purpose === purpose)?.text ?? ''

/** The client's name for the file that visitors should send. */
function requestedFileName(wishes: readonly Requirement[]): string {
  const text = textOf(wishes, 'upload')
  const thing = uploadedThing(text)
  if (thing) return `Add ${withArticle(thing)}`
  if (/\b(?:drawings?|sketch(?:es)?|plans?|dxf|dwg)\b/i.test(text)) return 'Add a drawing'
  return /\b(?:files?|documents?|pdfs?|scripts?|manuscripts?)\b/i.test(text)
    ? 'Add a file'
    : 'Add a photo'
}

/** The form that the client asked for; undefined if there is none. */
export function requestedForm(facts: Facts): Form | undefined {
  const wishes = affirmedWishes(facts)
  const isWished = (purpose: Requirement['purpose']) =>
    wishes.some((wish) => wish.purpose === purpose)
  // If the client lists the fields of a form, that is the requested form.
  const described = wishes.filter(({ text }) => /\bforms?\b/i.test(text) && fieldsIn(text))
  const found =
    [...FORMS, MESSAGE].find(([purpose]) => described.some((wish) => wish.purpose === purpose)) ??
    [...FORMS, MESSAGE].find(([purpose]) => isWished(purpose)) ??
    // A client who lists fields wants a form, whatever it is for.
    (facts.forms.length + facts.describedForms.length > 0 ? MESSAGE : undefined)
  const noForms = facts.wishes.some(({ purpose, negated }) => purpose === 'ask' && negated)
  if (!found || noForms) return undefined
  const fields = namedFields(facts)
  // A form that asks for more than a photo is not an upload form.
  const asksForMore =
    found[0] === 'upload' &&
    (fields.some(({ type }) => type !== 'file') ||
      wishes.some(({ purpose, text }) => purpose === 'upload' && /\bforms?\b/i.test(text)))
  const [requirement, usualHeadline, usualButton, standardFields] = asksForMore ? MESSAGE : found
  // Who confirms bookings by phone takes requests for them.
  // 'A page where people can ask for a time' books nothing either.
  const asked =
    requirement === 'book'
      ? actionLabels(facts).find((label) => /^(?:Ask for|Request) /.test(label))
      : undefined
  const isRequest = requirement === 'book' && (asked !== undefined || confirmsBookings(facts))
  const uploaded = requirement === 'upload' && uploadedThing(textOf(wishes, 'upload'))
  const defaultHeadline = isRequest
    ? (asked ?? 'Ask for a date')
    : uploaded
      ? `Send ${withArticle(uploaded)}`
      : usualHeadline
  const button = isRequest ? 'Send' : usualButton
  const phrase = wishes
    .filter((wish) => wish.purpose === requirement)
    .map((wish) => phraseOf(wish, facts))[0]
  const { text = '' } = wishes.find((wish) => wish.purpose === requirement) ?? {}
  // 'A hire request form' asks for a hire request.
  const action = /^(?:ask|fill|request)$/.test(requirement)
    ? actionLabels(facts).find((label) => text.toLowerCase().includes(label.toLowerCase()))
    : undefined
  // The result of the form is a price.
  const isPriced =
    isWished('calculator') &&
    fields.length > 0 &&
    facts.describedForms.length === 0 &&
    !facts.calculator
  // '"Send us a drawing": a form' gives the form its name.
  const isNamed = facts.button !== '' && text.toLowerCase().includes(facts.button.toLowerCase())
  const purpose =
    /\bforms? for ((?:(?!the|our|my|an?|people|customers)\p{L}+ ){0,2}(?:enquir(?:y|ies)|quotes?|bookings?|orders?|requests?|applications?|inspections?|assessments?|consultations?|measures?|valuations?|trials?))\b/iu.exec(
      text,
    )?.[1]
  const [main] = facts.describedForms
  // Of several forms the main one has its own name, or none.
  const named = facts.describedForms.length > 1 ? '' : main?.title || (facts.forms[0]?.title ?? '')
  // 'Booking request form' gets the headline 'Booking request'; 'Quote' alone asks for nothing.
  const bareName = named
    .replace(/\s*\bforms?\b/i, '')
    .replace(/^(?:and|or|also|make|an?|the|please)\s+/i, '')
    .replace(/\s+(?:and|or)$/i, '')
    .replace(
      /^(?:and|or|also|make|an?|the|(?:(?:big|call|phone|ring|text|and|button)(?: |$))+)$/i,
      '',
    )
    .trim()
  const called =
    fields.length === 0
      ? ''
      : /\s/.test(bareName) && FORM_HEADLINES[bareName.toLowerCase()] === undefined
        ? capitalise(bareName)
        : (FORM_HEADLINES[bareName.toLowerCase()] ?? (main && bareName ? `${bareName} form` : ''))
  // One of several forms is called by what it is for.
  const ownTitle = facts.describedForms.length > 1 && main ? titleOf(main) : ''
  const headline = isPriced
    ? GET_A_PRICE_LABEL
    : ownTitle
      ? ownTitle
      : isNamed
        ? facts.button
        : (phrase ?? ((purpose ? capitalise(purpose) : called) || action || defaultHeadline))
  // Visitors choose from the things that the brief names.
  const choices = choicesOf(facts)
  // 'Truffle $2.20 a gram' is not booked for a day, and '2–8 players' is not an option.
  const sellsByQuantity = facts.offers.some(({ price }) => PRICE_PER_QUANTITY.test(price))
  const isChoosable = choices.every((title) => !/^\d|^(?:weekdays?|weekends?)\b/i.test(title))
  const isChosen =
    isChoosable &&
    fields.length === 0 &&
    !(sellsByQuantity && /^(?:book|calendar)$/.test(requirement)) &&
    /^(?:book|tickets|enrol|quote|calendar)$/.test(requirement) &&
    // A chat is about any of them.
    !/\b(?:chat|call|consult\p{L}*|meeting)\b/iu.test(text) &&
    // A phrase such as booking a table or a test already says what is booked.
    phrase === undefined &&
    choices.length >= 2 &&
    choices.length <= MAX_CHOICES
  return {
    headline,
    button: isPriced
      ? GET_A_PRICE_LABEL
      : headline === 'Donate'
        ? 'Donate'
        : ownTitle || /\b(?:quote|enquir\w+|requests?)\b/i.test(headline)
          ? 'Send'
          : button,
    fields: [
      ...[...nameFields(facts), ...replyFields(facts)].map((title) => ({
        title,
        type: 'line' as const,
      })),
      ...(isChosen ? [choiceOf('Which one?', choices)] : []),
      ...(fields.length > 0
        ? fields
        : [
            ...standardFields,
            ...(isTimed(requirement) && TIME_OF_DAY.test(text)
              ? [{ title: 'What time?', type: 'line' as const, value: timeOf(text) }]
              : []),
            ...(DEPOSIT.test(text)
              ? [
                  {
                    title: 'Deposit',
                    type: 'line' as const,
                    value: DEPOSIT.exec(text)?.[1] ?? '',
                  },
                ]
              : []),
            ...(isTimed(requirement) && GROUP_WORDS.test(text)
              ? [{ title: 'How many people?', type: 'line' as const }]
              : []),
          ]),
      ...(isWished('upload') && !fields.some(({ type }) => type === 'file')
        ? [{ title: requestedFileName(wishes), type: 'file' as const }]
        : []),
    ],
  }
}

/** 'Quote' as a title says less than 'Ask for a quote'. */
const titleOf = ({ title }: RequestedForm): string =>
  FORM_HEADLINES[title.toLowerCase()] ?? (/^\S+$/.test(title) ? `${title} form` : title)
const MAX_OTHER_FORMS = 2

/** The forms besides the main one, each for the visitors or the purpose that its title names. */
export const otherForms = (facts: Facts): Form[] =>
  facts.describedForms.slice(1, 1 + MAX_OTHER_FORMS).map((form) => {
    const isSignUp = /\b(?:sign[- ]?up|alert|reminder)\b/i.test(form.title)
    return {
      headline: titleOf(form) || 'Send a message',
      button: isSignUp ? 'Sign up' : form.title === 'Donate' ? 'Donate' : 'Send',
      fields: [
        ...(isSignUp ? [] : nameFields(facts, form.fields)),
        ...replyFields(facts, form.fields),
      ]
        .map((title): Field => ({ title, type: 'line' }))
        .concat(namedFields(facts, form.fields)),
    }
  })
