import type { Facts } from '../reading/facts.ts'
import { capitalise } from '../reading/sentences.ts'
import type { Request } from '../reading/site-content.ts'
import { type Requirement, UPLOADED_DOCUMENT } from '../reading/wishes.ts'
import { actionLabels, actionsOf, phraseOf } from './actions.ts'
import type { Field, Form, RequestedSection } from './copy-deck.ts'
import { fieldsIn, namedFields } from './form-fields.ts'

/** Forms by the requirement that they fulfil, in order of preference. */
const FORMS: [
  purpose: Requirement['purpose'],
  headline: string,
  button: string,
  fields: Field[],
][] = [
  ['book', 'Book online', 'Book', [{ title: 'Which day?', type: 'date' }]],
  ['calendar', 'Book a day', 'Ask for this day', [{ title: 'Which day?', type: 'date' }]],
  ['tickets', 'Buy tickets', 'Buy tickets', [{ title: 'How many?', type: 'choice' }]],
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
const MAX_CHOICES = 12
const PRICE_PER_QUANTITY =
  /\b(?:a|per) (?:gram|kg|kilo|dozen|litre|metre|tray|bag|bunch|box|jar|bottle|punnet|straw|sheet)\b/i

/** The options for visitors: only things with a price if some things have one. */
const choicesOf = ({ offers }: Facts) => {
  const priced = offers.filter(({ price }) => price !== '')
  return (priced.length >= 2 ? priced : offers).map(({ title }) => title)
}

const affirmedWishes = ({ wishes }: Facts) => wishes.filter(({ negated }) => !negated)

const GET_A_PRICE_LABEL = 'Get a price'

const isTimed = (purpose: Requirement['purpose']) => purpose === 'book' || purpose === 'calendar'
const TIME_OF_DAY = /\b(?:after|before|from) \d{1,2}(?:[.:]\d\d)? ?(?:am|pm)\b/i
const timeOf = (wording: string) => capitalise(TIME_OF_DAY.exec(wording)?.[0] ?? '')
/** 'Book and pay a $30 deposit' */
const DEPOSIT = /(\$\d+) deposit\b/i
const GROUP_WORDS =
  /\b(?:groups?|(?<!packages? |prices? |fees? )tables?|seats?|parties|party of|guests|people over)\b/i

/** The client's name for the file that visitors should send. */
function requestedFileName(wishes: readonly Requirement[]): string {
  const { text = '' } = wishes.find(({ purpose }) => purpose === 'upload') ?? {}
  const [, paper = ''] = new RegExp(UPLOADED_DOCUMENT, 'iu').exec(text) ?? []
  if (paper)
    return `Add ${/^(?:[aeiou]|x)/i.test(paper) ? 'an' : 'a'} ${paper === 'cv' ? 'CV' : paper}`
  if (/\b(?:drawings?|sketch(?:es)?|plans?|dxf|dwg)\b/i.test(text)) return 'Add a drawing'
  return /\b(?:files?|documents?|pdfs?|scripts?|manuscripts?)\b/i.test(text)
    ? 'Add a file'
    : 'Add a photo'
}

/** The promised reply channel, which is never one that the client does not use. */
export const replyChannelLabel = ({ refusedContacts }: Facts): string =>
  refusedContacts.includes('email')
    ? 'Your phone number'
    : refusedContacts.includes('phone')
      ? 'Your email'
      : 'Phone or email'

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
    (facts.forms.length > 0 ? MESSAGE : undefined)
  const noForms = facts.wishes.some(({ purpose, negated }) => purpose === 'ask' && negated)
  if (!found || noForms) return undefined
  const fields = namedFields(facts)
  // A form that asks for more than a photo is not an upload form.
  const asksForMore =
    found[0] === 'upload' &&
    (fields.some(({ type }) => type !== 'file') ||
      wishes.some(({ purpose, text }) => purpose === 'upload' && /\bforms?\b/i.test(text)))
  const [requirement, defaultHeadline, button, standardFields] = asksForMore ? MESSAGE : found
  const phrase = wishes
    .filter((wish) => wish.purpose === requirement)
    .map((wish) => phraseOf(wish, facts))[0]
  const { text = '' } = wishes.find((wish) => wish.purpose === requirement) ?? {}
  // 'A hire request form' asks for a hire request.
  const action = /^(?:ask|fill|request)$/.test(requirement)
    ? actionLabels(facts).find((label) => text.toLowerCase().includes(label.toLowerCase()))
    : undefined
  // The result of the form is a price.
  const isPriced = isWished('calculator') && fields.length > 0
  // '"Send us a drawing": a form' gives the form its name.
  const isNamed = facts.button !== '' && text.toLowerCase().includes(facts.button.toLowerCase())
  const purpose =
    /\bforms? for ((?:(?!the|our|my|an?|people|customers)\p{L}+ ){0,2}(?:enquir(?:y|ies)|quotes?|bookings?|orders?|requests?|applications?))\b/iu.exec(
      text,
    )?.[1]
  const named = facts.forms[0]?.title ?? ''
  // 'Booking form' gets the headline 'Booking'.
  const called = fields.length > 0 ? named.replace(/\s+forms?\b/i, '').trim() : ''
  const headline = isPriced
    ? GET_A_PRICE_LABEL
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
    // A phrase such as booking a table or a test already says what is booked.
    phrase === undefined &&
    choices.length >= 2 &&
    choices.length <= MAX_CHOICES
  return {
    headline,
    button: isPriced
      ? GET_A_PRICE_LABEL
      : /\b(?:quote|enquir\w+|requests?)\b/i.test(headline)
        ? 'Send'
        : button,
    fields: [
      { title: 'Your name', type: 'line' },
      { title: replyChannelLabel(facts), type: 'line' },
      ...(isChosen
        ? [{ title: 'Which one?', type: 'choice' as const, value: choices[0] ?? '' }]
        : []),
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

/** The number of prices that make an order form; more do not fit into one section. */
const ORDER_PRICES = { least: 2, most: 10 }
function photosOf(_facts: Facts, { text }: Requirement): RequestedSection {
  // 'Photos of the actual signs at night' describes the first photo.
  const photoSubjects =
    /\b(?:photos?|pictures?|pics|photographs?|gallery|portfolio) (?:of|with|showing) (?!(?:very )?(?:few|little|no|short|minimal)\b|words?\b|text\b|captions?\b)(?:(?:our|the|my|all|some|each|past|finished|real|actual|lots of|big) )*(?!maybe\b|about\b|around\b|roughly\b|most\b|half\b|an? (?:third|quarter|half|few|lot)\b|\d)([\p{L} ’-]{3,32}?)(?=[,.;!?]|$| (?:on|and|so|please|from|that|who|which|we|I|in|for|would|should|are|is|were|matter|first|need|do|not|but)\b)/iu.exec(
      text,
    )?.[1]
  const isRefused =
    photoSubjects !== undefined &&
    /\b(?:no|not|never|without|n’t)\b[^.;]*$/i.test(text.slice(0, text.indexOf(photoSubjects)))
  const isOld = /\b(?:old|current|present|existing|last|used to)\b/i.test(text)
  const isPair = /\bbefore\b.{0,6}\bafter/i.test(text)
  const captions = isPair
    ? ['Before', 'After']
    : photoSubjects && !isOld && !isRefused
      ? [capitalise(photoSubjects), '', '']
      : ['', '', '']
  return {
    kind: 'asked-photos',
    headline: isPair ? 'Before and after' : 'Photographs',
    items: captions.map((title) => ({ title })),
    button: '',
  }
}

type Write = (facts: Facts, wish: Requirement) => RequestedSection | undefined

const plainTitle =
  (kind: RequestedSection['kind'], headline: string, button: string): Write =>
  () => ({ kind, headline, items: [], button })

/** 'Lab slip as a pdf download', 'capability statement download' */
const DOWNLOAD_NAME =
  /(?:^|[,;:.]\s|\b(?:need|want|include|have|an?|the|our|so|and|with)\s)((?:[\p{L}-]+ ){0,3}?(?:statement|slip|list|guide|form|sheet|menu|brochure|report|catalogue|checklist|map|policy|pack|manual|chart|timetable|programme?|certificate)s?)(?: as an?)?(?: \(?pdf\)?)? downloads?\b/iu

/** The file to download, in the client's words: 'sample report', 'new-patient form'. */
function downloadName(wording: string): string {
  const found =
    /\b(?:the|a|an|our|my) ([\p{L} -]{4,30}?) (?:should|must|needs to|has to|can) be (?:\p{L}+ (?:to|for|as an?) )?download/iu.exec(
      wording,
    )?.[1] ??
    /\bdownload(?:able)?s? (?:(?:our|the|a|an|my|your|as a pdf) )*((?!from|on|it|them|and|page|button|section|would|will|should|is|are)[\p{L} -]{4,40}?)(?=[(,.;!?]|$| (?:\(|(?:on|and|as|from|for|so|please|in|or|before|with|to (?!bring|expect|know|do)\p{L}+)\b))/iu.exec(
      wording,
    )?.[1] ??
    /\b(?:the|a|an|our|my|with) ([\p{L} -]{4,30}?) (?:to|that (?:people|they|visitors|parents|customers) can|people can|for) (?:\p{L}+ ){0,2}(?:download|print)/iu.exec(
      wording,
    )?.[1]
  const name = found ?? DOWNLOAD_NAME.exec(wording)?.[1] ?? ''
  if (name && !/^(?:as|for|on|to|by|in|with|from|free|an?|the|need|want|pdf)\b/i.test(name))
    return capitalise(name.trim())
  return /\bprice/i.test(wording)
    ? 'Price list'
    : /\bforms?\b/i.test(wording)
      ? 'Forms'
      : 'Documents'
}

/** Content that visitors should find, other than a form: each gets its own section. */
const SECTIONS: [purpose: Requirement['purpose'], write: Write][] = [
  [
    'shop',
    ({ offers }) => {
      const priced = offers.filter(({ price }) => price !== '')
      return priced.length < ORDER_PRICES.least || priced.length > ORDER_PRICES.most
        ? undefined
        : { kind: 'asked-order', headline: 'Order online', items: [], button: 'Order' }
    },
  ],
  [
    'calculator',
    (facts) => {
      const [first] = choicesOf(facts)
      // Without prices there is nothing to calculate, and the form shows the fields that the client
      // named.
      return first && facts.offers.some(({ price }) => price) && namedFields(facts).length === 0
        ? {
            kind: 'asked-calculator',
            headline: 'What will it cost?',
            items: [{ title: first }],
            button: 'Work it out',
          }
        : undefined
    },
  ],
  ['calendar', plainTitle('asked-calendar', 'Choose a day', '')],
  ['login', plainTitle('asked-login', 'Log in', 'Log in')],
  ['gallery', photosOf],
  ['film', plainTitle('asked-film', 'See for yourself', '')],
  ['sound', plainTitle('asked-sound', 'Have a listen', '')],
  [
    'search',
    ({ offers }) => ({
      kind: 'asked-search',
      headline: 'Find what you need',
      items: offers
        .map(({ title }) => ({ title }))
        .filter(({ title }) => title.length <= 30)
        .slice(0, 6),
      button: 'Search',
    }),
  ],
  [
    'download',
    (_facts, { text }) => ({
      kind: 'asked-files',
      headline: 'Downloads',
      items: [{ title: downloadName(text) }],
      button: '',
    }),
  ],
  [
    'newsletter',
    () => ({
      kind: 'asked-signup',
      headline: 'Hear from us',
      items: [{ title: 'Your email' }],
      button: 'Sign up',
    }),
  ],
]
const MAX_SECTIONS = 3
const MAX_TOPICS = 6
const MAX_QUESTIONS = 8

/** Whether another section of the page already has this content. */
function isShownElsewhere({ title, text }: Request, facts: Facts): boolean {
  const { offers, people, hours, wishes } = facts
  if (text !== '') return false
  const priced = offers.filter(({ price }) => price !== '').length
  const isWished = (purpose: Requirement['purpose']) =>
    wishes.some((wish) => wish.purpose === purpose && !wish.negated)
  // Its button is at the top and at the end of the page.
  const { first, second } = actionsOf(facts)
  return (
    [first, second].some((label) => label.toLowerCase() === title.toLowerCase()) ||
    /\b(?:photos?|photographs?|pics|pictures|gallery|portfolio|videos?|films?)\b/i.test(title) ||
    (/\b(?:pric(?:e|es|ing)|fees|rates)\b/i.test(title) && priced >= 2) ||
    (/^menus?$/i.test(title) && priced >= 3) ||
    (/\b(?:mailing list|newsletters?)\b/i.test(title) && isWished('newsletter')) ||
    (/\bforms?\b/i.test(title) && (isWished('ask') || isWished('quote') || isWished('download'))) ||
    (/\b(?:days?|dates?|calendar|availab\w+|free)\b/i.test(title) && isWished('calendar')) ||
    (/\b(?:team|staff)\b/i.test(title) && people.length >= 2) ||
    (/^(?:our |opening |shop |office )*hours$/i.test(title) && hours.length > 0) ||
    (/\bpeople\b/i.test(title) && isWished('gallery')) ||
    (/\b(?:sounds?|audio|clips?|recordings?|listen)\b/i.test(title) && isWished('sound')) ||
    (/\b(?:portal|log-?in)\b/i.test(title) && isWished('login')) ||
    (/\b(?:shop|store|cart)\b/i.test(title) && isWished('shop')) ||
    (/\bsearch\b/i.test(title) && isWished('search')) ||
    wishes.some(
      ({ purpose, negated, text }) =>
        purpose === 'download' &&
        !negated &&
        downloadName(text).toLowerCase() === title.toLowerCase(),
    )
  )
}

/** 'Say that some insurers pay part' is an instruction to the copywriter. */
const COPYWRITER_INSTRUCTION =
  /^(?:looks?|style|feel|design|colou?rs|(?:large|big|clear) type|must say|say|mention|note|remember|make (?:it )?clear|be clear|point out|tell)\b/i
/** 'List classes', 'sell gift vouchers': the things to list or to sell are on the page. */
const SHOW_INSTRUCTION =
  /^(?:list|sell|show|display|include|explain)\s(?=(?:the |our |all )?\p{L}{3,}(?:s\b|\s))/iu
/**
 * 'We have about 30', 'people are nervous': the client's remarks on a thing are for the designer.
 */
const CLIENT_REMARK =
  /^(?:we|I|people|they|it)(?:’\p{L}+)?\s(?:have|has|are|is|ve|got|need|want|will|keep|get)\b|^(?:we|I|it|they)’(?:ve|m|re|s|ll)\b|\bwill supply\b|\bdo not name\b/iu
/**
 * Placeholders for content that only the client can supply, each with the client's own name for it.
 */
function topicsOf(facts: Facts): RequestedSection[] {
  const open = facts.requests
    .filter(
      (request) => !isShownElsewhere(request, facts) && !COPYWRITER_INSTRUCTION.test(request.title),
    )
    .map((request) => ({
      ...request,
      title: capitalise(request.title.replace(SHOW_INSTRUCTION, '')),
    }))
  const topics = open.find(
    (request) => request.format === 'questions' && request.topics.length > 1,
  )?.topics
  const questions = [
    ...facts.questions.map(({ title, answer }) => ({ title, text: answer })),
    ...(topics ?? []).map((title) => ({ title, text: '' })),
  ]
  const isQuestion = ({ title, format }: Request) =>
    questions.length > 0 &&
    (format === 'questions' ||
      questions.some((question) => question.title.toLowerCase().startsWith(title.toLowerCase())))
  const rest = open.filter((request) => !isQuestion(request)).slice(0, MAX_TOPICS)
  // Five items leave a gap in their grid.
  const items = rest.length === 5 ? rest.slice(0, 4) : rest
  const [onlyTopic] = items
  return [
    ...(questions.length > 0
      ? [
          {
            kind: 'asked-questions' as const,
            headline: 'Questions',
            items: questions.slice(0, MAX_QUESTIONS),
            button: '',
          },
        ]
      : []),
    ...(onlyTopic
      ? [
          {
            kind: 'asked-topics' as const,
            // Each item has its own name as a heading.
            headline: items.length === 1 ? onlyTopic.title : '',
            items: items.map(({ title, format, text }) => ({
              ...{ title, format },
              text: CLIENT_REMARK.test(text) ? '' : text,
            })),
            button: '',
          },
        ]
      : []),
  ]
}

/** Sections for content that the client asked for, most relevant first. */
export function requestedSections(facts: Facts): RequestedSection[] {
  const wishes = affirmedWishes(facts)
  const requested = SECTIONS.flatMap(([purpose, write]) => {
    const wish = wishes.find((request) => request.purpose === purpose)
    return (wish && write(facts, wish)) ?? []
  })
  return [...topicsOf(facts), ...requested.slice(0, MAX_SECTIONS)]
}
