import { capitalise } from '../reading/english/sentences.ts'
import type { Facts } from '../reading/facts.ts'
import { withBracketedAnswer } from '../reading/statements/questions.ts'
import { downloadName } from '../reading/wishes/downloads.ts'
import { contentsOf } from '../reading/wishes/members-area.ts'
import type { Request } from '../reading/wishes/site-content.ts'
import type { Requirement } from '../reading/wishes/wishes.ts'
import { actionsOf } from './actions.ts'
import { OPTION_SEPARATOR, type RequestedSection } from './copy-deck.ts'
import { namedFields } from './form-fields.ts'

import { affirmedWishes, choicesOf } from './requested-form.ts'

/** The number of prices that make an order form; more do not fit into one section. */
const ORDER_PRICES = { least: 2, most: 10 }
const PHOTOGRAPHS = 3
function photosOf({ photos }: Facts, { text }: Requirement): RequestedSection {
  const isPair = /(?<!\b(?:no|not|without|never) )\bbefore\b.{0,6}\bafter/i.test(text)
  const captions = isPair ? ['Before', 'After'] : [...photos, '', '', ''].slice(0, PHOTOGRAPHS)
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
      if (facts.calculator)
        return {
          kind: 'asked-calculator',
          headline: facts.calculator.title || 'What will it cost?',
          items: [],
          fields: namedFields(facts, facts.calculator.fields),
          button: 'Work it out',
        }
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
  [
    'login',
    ({ membersArea }) => ({
      kind: 'asked-login',
      headline: membersArea?.title ?? 'Log in',
      text: membersArea ? contentsOf(membersArea) : '',
      items: [],
      button: 'Log in',
    }),
  ],
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
    ({ downloads }, { text }) => ({
      kind: 'asked-files',
      headline: 'Downloads',
      items: (downloads.length > 0 ? downloads : [downloadName(text)]).map((title) => ({ title })),
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

const isUploaded = ({ wishes }: Facts) =>
  wishes.some(({ purpose, negated }) => purpose === 'upload' && !negated)

/** Whether another section of the page already has this content. */
function isShownElsewhere({ title, text }: Request, facts: Facts): boolean {
  const { offers, people, hours, wishes } = facts
  if (/^(?:photos?|photographs?|pictures?|pics)\b/i.test(title)) return true
  if (/^uploads?\b/i.test(title) && isUploaded(facts)) return true
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
    (/\bbookings?$/i.test(title) && (isWished('book') || isWished('calendar'))) ||
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
  /^(?:we|I|people|they|it)(?:’\p{L}+)?\s(?:(?:have|has|got)(?: got)? (?:about|around|over|some|lots|heaps|loads|plenty|many|a (?:few|lot|heap)|\d+|it|them|these|those|the|translat\p{L}+|photos?|pictures?)|are|is|ve|need|want|will|keep|get)\b|^(?:we|I|it|they)’(?:ve|m|re|s|ll)\b|\bwill supply\b|\bdo not name\b/iu
/** 'Do they smell? (The billies do.)': the answer stands in brackets. */
const withAnswer = (topic: string) => {
  const { title, answer } = withBracketedAnswer(topic)
  return { title: answer !== '' && topic.endsWith('?') ? `${title}?` : title, text: answer }
}

/**
 * Placeholders for content that only the client can supply, each with the client's own name for it.
 */
function topicsOf(facts: Facts): RequestedSection[] {
  const open = facts.requests
    .filter(
      (request) =>
        !REMINDER.test(request.title) &&
        !isShownElsewhere(request, facts) &&
        !COPYWRITER_INSTRUCTION.test(request.title),
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
    ...(topics ?? []).map(withAnswer),
  ]
  const isQuestion = ({ title, format }: Request) =>
    questions.length > 0 &&
    (format === 'questions' ||
      questions.some((question) => question.title.toLowerCase().startsWith(title.toLowerCase())))
  const rest = open.filter((request) => !isQuestion(request)).slice(0, MAX_TOPICS)
  // Five items leave a gap in their grid.
  const listed = facts.lists.map(
    ({ title, columns }): Request => ({
      ...{ title, topics: [] },
      format: 'table',
      text: columns.join(OPTION_SEPARATOR),
    }),
  )
  const shown = [...listed, ...rest].slice(0, MAX_TOPICS)
  const items = shown.length === 5 ? shown.slice(0, 4) : shown
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

/** 'A reminder thing every 3 years' */
const REMINDER = /^(?:(?:sms|text|e-?mail|service|free|automatic) )?reminders?$/i
const INTERVAL = /\breminders?\b[^.]{0,40}?\b(every (?:\d+|\p{L}+) ?(?:years?|months?|weeks?))\b/iu

/** Where visitors sign up for a reminder. */
const reminderOf = ({ requests, text }: Facts): RequestedSection[] => {
  const [, interval = ''] = INTERVAL.exec(text) ?? []
  return requests.some(({ title }) => REMINDER.test(title))
    ? [
        {
          kind: 'asked-signup',
          headline: interval ? `Get a reminder ${interval}` : 'Get a reminder',
          items: [{ title: 'Your email' }],
          button: 'Sign up',
        },
      ]
    : []
}

/** What the owner changes, each with its state or with what it may say. */
const noticeOf = ({ notices }: Facts): RequestedSection[] =>
  notices.length === 0
    ? []
    : [
        {
          kind: 'asked-notice',
          headline: '',
          items: notices.map(({ title, states }) => ({
            title,
            text: states.join(OPTION_SEPARATOR),
          })),
          button: '',
        },
      ]

/** Sections for content that the client asked for, most relevant first. */
export function requestedSections(facts: Facts): RequestedSection[] {
  const wishes = affirmedWishes(facts)
  const requested = SECTIONS.flatMap(([purpose, write]) => {
    const isKnown =
      (purpose === 'calculator' && facts.calculator) ||
      (purpose === 'login' && facts.membersArea) ||
      (purpose === 'download' && facts.downloads.length > 0)
    const wish = isKnown
      ? { purpose, negated: false, text: '' }
      : wishes.find((request) => request.purpose === purpose)
    return (wish && write(facts, wish)) ?? []
  })
  const isSignedUp = requested.some(({ kind }) => kind === 'asked-signup')
  const reminders = isSignedUp ? [] : reminderOf(facts)
  return [
    ...noticeOf(facts),
    ...topicsOf(facts),
    ...[...reminders, ...requested].slice(0, MAX_SECTIONS),
  ]
}
