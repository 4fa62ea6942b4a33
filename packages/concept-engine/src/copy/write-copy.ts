import type { Source } from '@agency/contract/concept'
import type { Facts, Statement } from '../reading/facts.ts'
import type { Offer } from '../reading/offers.ts'
import { capitalise, wordsOf } from '../reading/sentences.ts'
import { tokensOf } from '../reading/tokens.ts'
import type { Trade } from '../trades/trade.ts'
import { actionsOf, siteMapOf } from './actions.ts'
import { askedOf, formOf } from './asks.ts'
import { closingLine } from './closing-line.ts'
import type { Asked, CopyDeck, DeckOffer, Form, Story } from './copy-deck.ts'
import { HEADLINE_MAX, headlinesOf } from './headlines.ts'
import { labelsIn } from './labels.ts'
import { writeTranslated } from './write-translated.ts'

const LEAD_MAX = 260
const STORY_MAX = 380
const OFFER_TEXT_MAX = 150
const NOTES_MAX = 14
const NOTE_MAX = 300
/** So many prices make a list of their own. */
const PRICE_LIST = 3
const PRICES_MAX = 18
const OFFERS_MAX = 6

/** What the writing takes from: statements that no part has used are left. */
interface Draft {
  facts: Facts
  asked: readonly Asked[]
  left: Statement[]
}

const take = (draft: Draft, ...statements: Statement[]) => {
  draft.left = draft.left.filter((each) => !statements.includes(each))
}

const same = (a: string, b: string) =>
  a.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') === b.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** A statement without what the headline says of it; undefined where it says nothing else. */
function beyond(statement: Statement, headline: string): Statement | undefined {
  if (same(statement.text, headline)) return undefined
  const { text } = statement
  const at = text.toLowerCase().indexOf(headline.toLowerCase())
  // 'Skip bin hire Melton' is said by 'Skip bin hire in Melton'.
  const plain = headline.replace(/\sin\s|,? and |, /g, ' ').toLowerCase()
  const isAlike = at < 0 && text.toLowerCase().startsWith(plain)
  const isHeard = (at >= 0 && at <= LEAD_IN) || isAlike
  if (!isHeard || wordsOf(headline).length < 3) return statement
  const rest = text.slice(isAlike ? plain.length : at + headline.length).replace(/^[\s,;:–—-]+/, '')
  if (wordsOf(rest).length < 2) return undefined
  const isBound =
    /^(?:and|but|or|to|of|as|than|which|that|who|whose|where|is|are|has|have|’)/i.test(rest)
  const goesOn = /^and (?=\p{Ll})/u.exec(rest)?.[0] ?? ''
  const who = /^(?:We|I)\b/.exec(text)?.[0]
  const [first] = tokensOf(rest.slice(goesOn.length))
  const isDoing = who !== undefined && first?.pos === 'VERB' && !/(?:ing|ed)$/.test(first.lower)
  if (goesOn && isDoing) return { ...statement, text: `${who} ${rest.slice(goesOn.length)}` }
  if (isBound) return statement
  // 'We sell farms, manage a rent roll': who does is left out with the headline.
  return { ...statement, text: isDoing ? `${who} ${rest}` : capitalise(rest) }
}
/** A note of more is no lead. */
const LEAD_SHORT = 120
/** Characters before what the headline says: 'Penhallow Marsh is an accounting practice …'. */
const LEAD_IN = 60

/** The first sentences about the business that the headline does not say already. */
function writeLead(draft: Draft, headline: string): string[] {
  const told = draft.left.filter(
    ({ topic }) => topic === 'story' || topic === 'proof' || topic === 'person',
  )
  const chosen: Statement[] = []
  for (const one of told) {
    const statement = beyond(one, headline)
    if (statement === undefined) {
      take(draft, one)
      continue
    }
    const length = chosen.reduce((sum, { text }) => sum + text.length + 1, 0)
    if (length + statement.text.length > LEAD_MAX || length > 150) break
    chosen.push(statement)
    take(draft, one)
  }
  // A short brief's price or hours say more than a headline alone.
  const short = draft.left.find(
    ({ text, topic }) => topic !== 'story' && topic !== 'process' && text.length <= LEAD_SHORT,
  )
  const only = chosen.length === 0 && short ? beyond(short, headline) : undefined
  if (short && only) {
    take(draft, short)
    return [only.text]
  }
  return chosen.length > 0 ? [chosen.map(({ text }) => text).join(' ')] : []
}

/** What an entry of a list says behind its title and before its price. */
function detailOf(draft: Draft, title: string): string {
  const low = title.toLowerCase()
  const words = low.split(/\s+/).filter((word) => word.length > 3)
  const naming = draft.left.find(({ text, entry }) => entry && text.toLowerCase().startsWith(low))
  if (naming) {
    const rest = naming.text
      .slice(title.length)
      .split(/(?:[.,;]|\s[–—-])\s|:\s/)
      .map((part) => part.replace(/^[\s,.:;–—-]+|[\s,.;:–—-]+$/g, ''))
      .filter((part) => part !== '' && !part.includes('$'))
      .join(', ')
    take(draft, naming)
    return rest.length >= 8 && wordsOf(rest).length >= 2 && rest.length <= OFFER_TEXT_MAX
      ? `${capitalise(rest).replace(/[.!]?$/, '')}.`
      : ''
  }
  const others = draft.facts.offers
    .map((offer) => offer.title.toLowerCase())
    .filter((other) => other !== low)
  const about = draft.left.find(
    ({ text, topic, whole }) =>
      // A sentence that names several things explains none.
      !others.some((other) => text.toLowerCase().includes(other.split(' ').at(-1) ?? other)) &&
      whole &&
      topic === 'story' &&
      text.length <= OFFER_TEXT_MAX &&
      words.length > 0 &&
      words.every((word) => text.toLowerCase().includes(word)) &&
      text.length > title.length + 14,
  )
  if (!about) return ''
  take(draft, about)
  return about.text
}

function writeOffers(draft: Draft) {
  const { offers } = draft.facts
  const priced = offers.filter(({ price }) => price)
  const isOrder = draft.asked.some(({ kind }) => kind === 'asked-order')
  const isList =
    priced.length >= PRICE_LIST || isOrder || (priced.length > 1 && offers.length > OFFERS_MAX)
  const shown = isList ? offers.filter(({ price }) => !price) : offers
  const titled = ({ title, price, terms }: Offer): DeckOffer => ({
    title,
    text: terms || detailOf(draft, title),
    value: price,
  })
  const own = shown.slice(0, OFFERS_MAX).map(titled)
  // One thing alone is no section: it stands among the prices, or its sentence says it.
  const isAlone = own.length < 2
  const isUntold = ({ title }: DeckOffer) =>
    !draft.left.some(({ text }) => text.toLowerCase().includes(title.toLowerCase()))
  const prices = isList
    ? [...priced.slice(0, PRICES_MAX).map(titled), ...(isAlone ? own.filter(isUntold) : [])]
    : []
  return {
    prices,
    offers: isAlone ? [] : own,
    tickers: shown.slice(OFFERS_MAX).map(({ title }) => title),
    alone:
      isAlone && !isList
        ? own
            .filter((offer) => offer.value || isUntold(offer))
            .map(({ title, value, text }) =>
              [value ? `${title}: ${value}.` : `${title}.`, text].filter(Boolean).join(' '),
            )
        : [],
  }
}

const isHead = ({ text, whole, topic }: Statement) =>
  whole &&
  (topic === 'story' || topic === 'proof') &&
  text.length <= 58 &&
  wordsOf(text).length >= 3 &&
  !/[$:]/.test(text) &&
  !/^(?:I’m|I am|We are|We’re|My name|It|That|This|They|Those|These|He|She|There)\b/.test(text)

/** A sentence that leans on another says nothing where it stands by itself. */
const LEANS =
  /^(?:It|That|This|They|Those|These|He|She|Them|Then|So|But|And|Or|Because|Which|Who|Not (?!all))\b/
/** Whether a note can stand alone: a sentence, a refusal, or a few words that name their thing. */
const standsAlone = ({ text, whole, topic }: Statement) =>
  !LEANS.test(text) &&
  (whole ||
    topic === 'prices' ||
    topic === 'hours' ||
    /^No \p{Ll}/u.test(text) ||
    wordsOf(text).length >= 4) &&
  !/^(?:is|are|was|were|will|can|has|have|does|do)\b/i.test(text) &&
  // 'No exceptions.' and 'We don’t fit them in glass.' leave open to what.
  !/^No \p{L}+\.?$/u.test(text) &&
  (text.includes('$') || !/^(?:We|I) (?:\p{L}+(?:’t)? ){1,3}(?:them|those)\b/u.test(text))

function writeStories(draft: Draft): Story[] {
  const stories: Story[] = []
  const { facts } = draft
  while (stories.length < 3) {
    const told = draft.left.filter(
      ({ topic, whole }) =>
        whole &&
        (topic === 'story' || topic === 'proof' || topic === 'person' || topic === 'process'),
    )
    const [first] = told
    if (!first || told.reduce((sum, { text }) => sum + text.length, 0) < 44) break
    // Only what stands right before a text heads it.
    const head = isHead(first) && told.length > 1 ? first : undefined
    const rest = head ? told.slice(1) : told
    const chosen: Statement[] = []
    for (const statement of rest) {
      const length = chosen.reduce((sum, { text }) => sum + text.length + 1, 0)
      if (length + statement.text.length > STORY_MAX) break
      chosen.push(statement)
      if (length + statement.text.length > 230) break
    }
    if (chosen.length === 0) {
      const [long] = rest
      if (!long) break
      take(draft, long)
      chosen.push(long)
    }
    take(draft, ...chosen, ...(head ? [head] : []))
    const [next] = chosen
    const isProcess = next?.topic === 'process'
    stories.push({
      eyebrow: stories.length === 0 ? (facts.since ? `Since ${facts.since}` : '') : '',
      headline: head
        ? head.text.replace(/\.$/, '')
        : isProcess
          ? 'How it works'
          : stories.length === 0
            ? `About ${facts.companyName}`
            : `More about ${facts.voice === 'I' ? 'me' : 'us'}`,
      text: chosen.map(({ text }) => text).join(' '),
    })
  }
  // What is left is too short for a story of its own.
  const rest = draft.left.filter(
    ({ topic, whole }) => whole && (topic === 'story' || topic === 'person'),
  )
  const last = stories.at(-1)
  if (last) {
    for (const statement of rest) {
      if (last.text.length + statement.text.length > STORY_MAX + 60) break
      last.text += ` ${statement.text}`
      take(draft, statement)
    }
  }
  return stories
}

/** Limits first: who is told them before coming does not come in vain. */
function writeNotes(draft: Draft, headline: string): string[] {
  const rank = ({ topic }: Statement) => (topic === 'limit' ? 0 : topic === 'hours' ? 1 : 2)
  const chosen = draft.left
    .filter((statement) => statement.text.length <= NOTE_MAX && standsAlone(statement))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, NOTES_MAX)
  take(draft, ...chosen)
  return chosen.flatMap((one) => beyond(one, headline)?.text ?? [])
}

/** Whether a list of the page says all that the statement says: its hours, or its thing. */
function isTold({ text, topic }: Statement, told: string): boolean {
  return topic === 'hours' || told.includes(text.toLowerCase().slice(0, 14))
}

/** What a form's list of industries has, which says nothing on a page. */
const GENERAL =
  /^(?:retail|health(?:care)?|hospitality|construction|education|finance|real estate|automotive|fitness|beauty|technology|agriculture|farming|arts?|trades?|childcare|legal|food|food (?:and|&) (?:drink|beverage)|sports?|community|tourism|transport|professional services|manufacturing|events?|entertainment|media|property|wellness|pets?|animals?|home services|cleaning|consulting|charity|non-?profit|engineering|logistics|energy|environment)$/i

/** Who works at the customers' has no place to be found at. */
const COMES =
  /\b(?:mobile|(?:we|I) come|come to (?:you|your|ya)|at (?:the customer’s|your) (?:home|place|door|house)|call-?outs?|on your property|(?:we|I) (?:travel|go|drive)|anywhere (?:in|from|between))\b/i
const STAYS =
  /\b(?:shop|salon|clinic|café|cafe|studio|showroom|restaurant|open|visit|drop (?:in|off|it)|pick ?up|workshop|yard|gym|hall|farm gate|counter|parking)\b/i
const comesToYou = ({ statements, hours, contacts }: Facts) => {
  const said = statements.map(({ text }) => text).join(' ')
  const hasPlace = hours.length > 0 || contacts.some(({ kind }) => kind === 'address')
  return COMES.test(said) && !hasPlace && !STAYS.test(said)
}

const contactLabels = { phone: 'Phone', email: 'Email', address: 'Address' } as const

/**
 * Writes the words of a website from the facts of its brief. What is offered, priced, promised or
 * named is the client's; what is borrowed are labels, and lines that invite and assert nothing. The
 * same facts give the same deck.
 */
export function writeCopy(facts: Facts, trade: Trade | undefined): CopyDeck {
  if (facts.language !== 'en') return writeTranslated(facts, trade)
  const sources = new Map<string, Source>()
  const from = (source: Source, text: string) => {
    if (text && !sources.has(text)) sources.set(text, source)
    return text
  }
  const asked = askedOf(facts)
  const draft: Draft = {
    facts,
    asked,
    left: facts.statements.filter(({ listed }) => !listed),
  }
  const { voice, companyName, places } = facts
  const industry = GENERAL.test(facts.industry) ? '' : facts.industry
  const own = headlinesOf(facts)
  const named = industry && !same(industry, companyName) ? capitalise(industry) : companyName
  const where = facts.places[0]
  // What sort of business, and where, as the client filled it in.
  const placed = where ? `${named}, ${where}` : named
  const plain = placed.length <= HEADLINE_MAX ? placed : named
  const headlines = own.length > 0 ? own : [plain]
  const [headline = companyName] = headlines
  // An entry of a list explains its offer, wherever else it could stand.
  const listed = facts.statements.filter(({ listed: is }) => is)
  draft.left = [...draft.left, ...listed]
  const { prices, offers, tickers, alone } = writeOffers(draft)
  const told = [
    ...[...prices, ...offers].map(({ title, text, value }) => `${title} ${text} ${value}`),
    ...facts.steps,
  ]
    .join('\n')
    .toLowerCase()
  draft.left = draft.left.filter(
    (statement) => !listed.includes(statement) || !isTold(statement, told),
  )
  const leads = writeLead(draft, headline)
  const steps = facts.steps.map((title) => ({ title, text: '' }))
  if (steps.length > 0)
    take(draft, ...draft.left.filter(({ topic }) => topic === 'process').slice(0, 1))
  const pull = draft.left.find(
    ({ text, whole, topic }) =>
      whole &&
      text.length >= 34 &&
      text.length <= 110 &&
      (topic === 'story' || topic === 'proof') &&
      /^(?:Nothing|Every|Each|Everything|All|We|I|Our|My|No)\b/.test(text) &&
      !/\d{3}|[()]|\b(?:those|these|that|this|it|them|he|she|they|there|also|you)\b/i.test(text),
  )
  const many = draft.left.length >= 9
  if (pull && many) take(draft, pull)
  const stories = writeStories(draft)
  const notes = [...alone, ...writeNotes(draft, headline)]
  const label = trade?.label ?? ''
  const wished = formOf(facts)
  // Who gives no other way to be reached needs one; who wants no forms gets none.
  const noForms = facts.wishes.some(({ does, denied }) => does === 'ask' && denied)
  const needsForm = wished !== undefined || (facts.contacts.length === 0 && !noForms)
  const form: Form = wished ?? {
    headline: 'Send a message',
    button: 'Send',
    fields: ['Your name', 'Phone or email', 'What do you need?'].map((title) => ({
      title,
      sort: 'line',
    })),
  }
  for (const each of [form, ...asked])
    for (const text of [each.headline, each.button]) from('service', text)
  for (const { title } of form.fields) from('service', title)
  for (const title of ['Which one?', 'How much, or how many?', 'Password']) from('service', title)
  for (const { kind, items } of asked)
    for (const { title } of items) if (!/search|calculator/.test(kind)) from('service', title)
  const actions = actionsOf(facts)
  from('service', actions.first)
  from('service', actions.second)
  const close = closingLine(actions.first, companyName)
  const tagline =
    own.length > 0
      ? headline
      : label && industry === ''
        ? from('trade', label)
        : industry || companyName
  const [place = ''] = places
  const eyebrow =
    place && !headline.includes(place)
      ? place
      : !same(industry, headline) && industry.length <= 34
        ? capitalise(industry)
        : ''
  return {
    language: 'en',
    siteMap: siteMapOf(facts).map((page) =>
      from('label', page === 'What we do' && voice === 'I' ? 'What I do' : page),
    ),
    tagline,
    eyebrow,
    headlines,
    leads,
    offers,
    offerHeading: facts.offerHeading || from('label', voice === 'I' ? 'What I do' : 'What we do'),
    prices: { heading: from('label', 'Prices'), items: prices },
    figures: facts.figures,
    steps,
    stepHeading: from('label', 'How it works'),
    stories: stories.map((story) => {
      if (/^(?:About |More about|How it works)/.test(story.headline)) from('label', story.headline)
      return story
    }),
    notes: {
      heading: from('label', notes.every((note) => /\$\d/.test(note)) ? 'Prices' : 'Good to know'),
      items: notes,
    },
    hours: facts.hours,
    place,
    contacts: facts.contacts.map(({ kind, value }) => ({
      title: from('label', contactLabels[kind]),
      value,
    })),
    pulls: pull && many ? [pull.text] : [],
    people: facts.people
      .filter(({ role }) => role)
      .map(({ name, role }) => ({ title: name, text: capitalise(role) })),
    form,
    isFormAsked: needsForm,
    noForms,
    asked,
    tickers: tickers.filter((title) => title.length <= 28).slice(0, 8),
    closing: {
      headline: from('service', close),
      text:
        facts.hours.length > 0 &&
        facts.hours.length <= 2 &&
        facts.hours.some(({ value }) => value !== 'Closed')
          ? `${facts.hours.map(({ title, value }) => `${title}: ${value}`).join('. ')}.`
          : '',
    },
    actions,
    labels: {
      ...labelsIn('en'),
      ...(comesToYou(facts) && { 'find us': voice === 'I' ? 'Where I work' : 'Where we work' }),
    },
    sources,
  }
}
