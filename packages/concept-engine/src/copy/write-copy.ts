import type { Source } from '@agency/contract/concept'
import { capitalise, escaped, sentencesOf, wordsOf } from '../reading/english/sentences.ts'
import type { Facts, Statement } from '../reading/facts.ts'
import { isLocality, isState } from '../reading/places/known-places.ts'
import { MAX_PLACES } from '../reading/places/places.ts'
import { mentionsPricing } from '../reading/statements/statements.ts'
import type { Trade } from '../trades/trade.ts'
import { actionsOf, siteMapOf } from './actions.ts'
import { closingLine } from './closing-line.ts'
import type { CopyDeck, NoteGroup } from './copy-deck.ts'
import { type Draft, markUsed, sameLetters } from './draft.ts'
import { replyChannelLabel } from './form-fields.ts'
import { CITIES, withPreposition } from './headline-lines.ts'
import { headlinesOf, isOnlyPlaceOrTime } from './headlines.ts'
import { labelsIn } from './labels.ts'
import { byRating } from './rate-headlines.ts'
import { requestedSections } from './requested-content.ts'
import { otherForms, requestedForm } from './requested-form.ts'
import { HEADLINE_MAX } from './shorten.ts'
import { CATEGORY, openingTrade, tradeName } from './trade-name.ts'
import { LABELLED_ROW, writeLead } from './write-lead.ts'
import { type NoteKind, noteKindOf, writeHeadedNotes, writeNotes } from './write-notes.ts'
import { writeOffers } from './write-offers.ts'
import { writePullQuote, writeStories } from './write-stories.ts'
import { writeTranslated } from './write-translated.ts'

/** A business that works at its customers' premises has no place to visit. */
const COMES_TO_CUSTOMERS =
  /\b(?:mobile|(?:we|I) come|come to (?:you|your|ya)|at (?:the customer’s|your) (?:home|place|door|house)|call-?outs?|on your property|(?:we|I) (?:travel|go|drive)|anywhere (?:in|from|between))\b/i
const HAS_PREMISES =
  /\b(?:shop|salon|clinic|café|cafe|studio|showroom|restaurant|open(?! (?:fire|plan|cut|water|top|hive|home|air))|visit|drop (?:in|off|it)|pick ?up|workshop|yard|gym|hall|farm gate|counter|parking)\b/i
/** 'We cover Joondalup to Fremantle', 'in their own homes': the work is where the customers are. */
const SERVICE_AREA =
  /\b(?:(?:we|I) (?:cover|service)\b|in their (?:own )?homes?|to your (?:home|place|door|house|site)|(?:home|house) (?:visits?|calls?)|looks? after [^.]* in places)/i
const PREMISES =
  /\b(?:salons?|clinics?|cafés?|cafes?|studios?|showrooms?|restaurants?|gyms?|halls?|shops|stores|farm gate|counter|parking|drop (?:in|off|it)|pick ?up|(?:our|my|the) (?:shop|workshop|yard|office) is)\b/i
/** Whether the business works where its customers are, and has no premises to visit. */
export function worksAtCustomers(facts: Facts): boolean {
  const { statements, hours, contacts, refusedContacts } = facts
  if (refusedContacts.includes('address')) return true
  const wording = statements.map(({ text }) => text).join(' ')
  const hasPlace = hours.length > 0 || contacts.some(({ kind }) => kind === 'address')
  const hasAddress = contacts.some(({ kind }) => kind === 'address')
  const covers = facts.coverage !== '' || SERVICE_AREA.test(wording)
  if (covers && !hasAddress && !PREMISES.test(wording)) return true
  // 'Katoomba to Springwood'
  const reachesOut = /\p{Lu}\p{L}+ to (?:the )?\p{Lu}/u.test(facts.listedArea)
  if (reachesOut && !hasAddress && !PREMISES.test(wording)) return true
  // A business in three towns has no single location.
  const row = placeLine(facts, longestRow)
  const coversSeveralTowns = / and /.test(row)
  if (/,.* and /.test(row) && !hasAddress && !PREMISES.test(wording)) return true
  return (
    (COMES_TO_CUSTOMERS.test(wording) || coversSeveralTowns) &&
    !hasPlace &&
    !HAS_PREMISES.test(wording)
  )
}

const contactLabels = { phone: 'Phone', email: 'Email', address: 'Address' } as const

const STREET = /\b(?:st|street|rd|road|ave|avenue|lane|drive|highway|hwy|parade|pde|court|place)$/i
/** The town or suburb, without the street; a whole state is not a location. */
const townOf = (places: readonly string[]): string => {
  const closePlaces = places.filter((name) => !isState(name))
  return closePlaces.find((name) => !STREET.test(name)) ?? closePlaces[0] ?? ''
}

type Choose = (texts: readonly string[], places: readonly string[]) => string | undefined
const firstText: Choose = ([first]) => first
/** The text that names most of the places. */
const longestRow: Choose = (texts, places) => {
  const count = (text: string) => places.filter((place) => text.includes(place)).length
  return texts.toSorted((a, b) => count(b) - count(a))[0]
}

/**
 * Where to find the business, or, if it works at its customers' premises, the area that it covers
 * or every place in its longest list of them.
 */
const placeOf = (facts: Facts) =>
  worksAtCustomers(facts)
    ? facts.coverage || placeLine(facts, longestRow)
    : placeLine(facts, firstText)

/** The town of a business; of 'the Hunter and out as far as Mudgee' the Hunter. */
function homeOf(facts: Facts): string {
  const town = townOf(facts.places)
  const area = facts.coverage || facts.listedArea
  const isReached = new RegExp(
    `\\b(?:as far as|(?:out|up|down|over|across) to) (?:the )?${escaped(town)}(?!\\p{L})`,
    'iu',
  )
  if (!town || !isReached.test(area)) return town
  const [first = ''] = area.split(/,| and | to | out | up | down | over | across | as far /)
  return first.replace(/^The /, 'the ').trim()
}

/**
 * The places that the client lists together ('Parramatta and Wollongong'), otherwise the closest
 * one.
 */
function placeLine({ places, statements, text, listedArea }: Facts, choose: Choose): string {
  const town = townOf(places)
  const closePlaces = places.filter((name) => !isState(name) && !STREET.test(name))
  const naming = (texts: readonly string[]) => texts.filter((each) => each.includes(town))
  // 'Ring 0491 570 158 Toowoomba, Highfields and Oakey' is no statement.
  const wording =
    choose(naming(statements.map((statement) => statement.text)), closePlaces) ??
    choose(naming(sentencesOf(text)), closePlaces) ??
    ''
  const rows: string[][] = [[]]
  for (const name of closePlaces
    .filter((candidate) => wording.includes(candidate))
    .toSorted((a, b) => wording.indexOf(a) - wording.indexOf(b))) {
    const row = rows.at(-1) ?? []
    const placeList = new RegExp(
      `${escaped(row.at(-1) ?? '')}(?:,? and |, | & | ?/ ?| )(?:(?:out|up|down|over|across) to |to |as far as )?(?:the )?${escaped(name)}(?![\\p{L}’])`,
      'u',
    )
    if (row.length === 0 || (row.length < MAX_PLACES && placeList.test(wording))) row.push(name)
    else rows.push([name])
  }
  const row = rows.find((names) => names.includes(town)) ?? [town]
  // 'Geelong and along the Surf Coast': what is more than a list of towns is shown as it is.
  const isInArea = row.every((name) => listedArea.includes(name))
  const isPlainList = sameLetters(listedArea.replaceAll(' and ', ''), row.join(''))
  if (choose === longestRow && isInArea && !isPlainList) return listedArea
  const [first, second] = row
  // 'Leichhardt, Sydney' is a single place.
  const isSinglePlace =
    row.length === 2 && CITIES.test(second ?? '') && wording.includes(`${first}, ${second}`)
  const line = isSinglePlace
    ? `${first}, ${second}`
    : row.length > 1
      ? `${row.slice(0, -1).join(', ')} and ${row.at(-1)}`
      : town
  return line.length <= PLACE_LINE_MAX ? line : town
}
const PLACE_LINE_MAX = 84

/**
 * The trade from the form, with its place: 'Bees, swarm removal and honey in Mudgee'. Without a
 * trade it is the company's name.
 */
function tradeHeadlines(facts: Facts, industry: string): string[] {
  const { companyName } = facts
  const kinds = industry.split(/\s\/\s/).filter((kind) => kind !== '')
  const [first = companyName] = kinds
  const all = kinds.length > 1 ? `${kinds.slice(0, -1).join(', ')} and ${kinds.at(-1)}` : first
  const named = [first, all].map((kind) =>
    sameLetters(kind, companyName) ? companyName : capitalise(kind),
  )
  const [row, town] = [
    placeLine(facts, worksAtCustomers(facts) ? longestRow : firstText),
    homeOf(facts),
  ]
  const lines = named.flatMap((name) =>
    [row, town].map((place) =>
      place && !name.includes(place) ? `${name} ${withPreposition(place)}` : name,
    ),
  )
  const fitting = [...new Set(lines)].filter((line) => line.length <= HEADLINE_MAX)
  // 'Aquaculture' alone says less than 'Broadwater Bend Oysters'.
  if (fitting.every((line) => !/\s/.test(line))) return [companyName]
  return fitting.length > 0 ? fitting : named.slice(0, 1)
}

/** The trade with which the description begins, with the place of the business. */
function openingLines(facts: Facts): string[] {
  const opening = openingTrade(facts.statements[0]?.text ?? '')
  const town = homeOf(facts)
  const line = town && !opening.includes(town) ? `${opening} ${withPreposition(town)}` : opening
  return opening === '' || line.length > HEADLINE_MAX ? [] : [capitalise(line)]
}

/** Whether a list on the page covers everything that an entry says: its hours or its offer. */
function isShown({ text, topic }: Statement, shownText: string, { hours }: Facts): boolean {
  // A list of hours never contains only closed days.
  const isListed = topic === 'hours' && hours.some(({ value }) => value !== 'Closed')
  return (
    isListed ||
    shownText.includes(
      text
        .toLowerCase()
        .replace(/\s[–—-]\s/g, ' - ')
        .replace(/\.$/, '')
        .slice(0, 14),
    )
  )
}

const LIST_WORD = /^(?:and|the|odd|other|few|some|all|etc|more|kinds?|sorts?|usual)$/
/** 'Knives, scissors, secateurs' adds nothing to the list of them. */
const isListed = (
  { text, topic }: Statement,
  listedWords: ReadonlySet<string>,
  hasList: boolean,
) => {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  return (
    hasList &&
    topic === 'story' &&
    text.includes(',') &&
    words.every((word) => LIST_WORD.test(word) || listedWords.has(word))
  )
}

/** 'Coaches: Zoltan Berenyi (head), Aoife Lynam (juniors)' adds nothing to the list of people. */
const namesEverybody = ({ text }: Statement, { people }: Facts) =>
  people.length >= 2 &&
  people.every(({ name, role }) => role && text.includes(name)) &&
  wordsOf(text).length <=
    people.reduce((sum, { name, role }) => sum + wordsOf(`${name} ${role}`).length, 3)

/** The parts of the page, each made of statements that the earlier ones have not used. */
function writeParts(draft: Draft, headline: string) {
  const { facts } = draft
  const { alone, ...offered } = writeOffers(draft, headline)
  const shownText = [
    ...[...offered.prices, ...offered.offers].map(
      ({ title, text, value }) => `${title} ${text} ${value}`,
    ),
    ...facts.steps,
    ...facts.people.map(
      ({ name, role }) => `${name} - ${role} ${name} (${role}) ${name}, ${role} ${role}: ${name}`,
    ),
  ]
    .join('\n')
    .toLowerCase()
  const listedWords = new Set(shownText.match(/\p{L}{3,}/gu))
  const placeLine = placeOf(facts)
  // The section about the place shows them, if it has any other content.
  const isInPlaceSection = ({ text }: Statement) =>
    facts.contacts.length + facts.hours.length > 0 &&
    (text.replace(/[.]$/, '') === placeLine ||
      (isOnlyPlaceOrTime(text, facts.places) &&
        facts.places.every((place) => !text.includes(place) || placeLine.includes(place))))
  draft.left = draft.left.filter(
    (statement) =>
      !isInPlaceSection(statement) &&
      !namesEverybody(statement, facts) &&
      !/^FAQs?: /i.test(statement.text) &&
      !(statement.isListed && isShown(statement, shownText, facts)) &&
      !isListed(statement, listedWords, offered.offers.length > 1),
  )
  const headed = writeHeadedNotes(draft)
  const leads = writeLead(draft, headline)
  const steps = facts.steps.map((title) => ({ title, text: '' }))
  if (steps.length > 0)
    markUsed(draft, ...draft.left.filter(({ topic }) => topic === 'process').slice(0, 1))
  const [quote, ...others] = draft.facts.quotes
  const pulls = quote ? [quote] : writePullQuote(draft)
  const stories = writeStories(draft, headline)
  const notes = [...alone, ...writeNotes(draft, headline)]
  return { ...offered, leads, steps, pulls, others, stories, headed, notes }
}

function formFor(
  facts: Facts,
): Pick<CopyDeck, 'form' | 'otherForms' | 'isFormRequested' | 'noForms'> {
  const wishedForm = requestedForm(facts)
  const noForms = facts.wishes.some(({ purpose, negated }) => purpose === 'ask' && negated)
  const fields = ['Your name', replyChannelLabel(facts), 'What do you need?']
  return {
    form: wishedForm ?? {
      ...{ headline: 'Send a message', button: 'Send' },
      fields: fields.map((title) => ({ title, type: 'line' })),
    },
    otherForms: noForms ? [] : otherForms(facts),
    // A client who gives no other contact needs a form; one who wants no forms gets none.
    isFormRequested: wishedForm !== undefined || (facts.contacts.length === 0 && !noForms),
    noForms,
  }
}

/** 'Check the pouch' is for visitors, and says nothing of the business. */
const TELLS_VISITORS = /^(?:check|keep|bring|wear|leave|wait|stay|arrive|don’t|do not|please)\b/i
/** 'Husband and wife, Bikash and Sarita', 'we deliver tomorrow', 'I make cake', 'hospitals book' */
const SAYS_LITTLE =
  /^registered charity\b|^(?:dgr|acnc)\b|^(?:husband|wife|mum|dad|me and|my \p{L}+ and)\b|\b(?:tomorrow|today|tonight)\b|^(?:I|we)(?: \p{L}+){1,2}$|^(?:an? |the )?(?:honorary |acting |current |committee )?(?:secretary|treasurer|president|chair\p{L}*|coordinator|administrator|daughter|son|wife|husband|nephew|niece) (?:of|for|at)\b|^(?:thousand|hundred|dozen)s? \p{L}|^(?:\p{L}+ ){0,4}(?:people|customers|clients|patients|parents|hospitals|everyone|everybody|nobody|visitors) (?:\p{L}+ )?(?:book|ring|call|ask|want|come|offer|think|know|expect|email)s?\b/iu
/** 'Tweed, Byron, Ballina and southern' says only where. */
const listsPlaces = (line: string) =>
  line.includes(', ') && line.split(/, | and /).filter(isLocality).length >= 2
/** 'Test and tag for offices, schools' of a longer list: a list that was cut off heads no page. */
function withoutCutList(line: string, { statements }: Facts): string[] {
  const [head = '', ...entries] = line.split(',')
  const isOpen = entries.length > 0 && !/\b(?:and|or)\b/i.test(entries.at(-1) ?? '')
  const isCut =
    isOpen && statements.some(({ text }) => text.toLowerCase().startsWith(`${line.toLowerCase()},`))
  return !isCut ? [line] : /\bfor \p{L}+(?: \p{L}+)?$/u.test(head) ? [] : [head]
}
/** 'Windscreen chip repair I come to you': another sentence begins where a stop is missing. */
const STARTS_OVER =
  /(?<!\b(?:that|which|who|whom|what|where|when|how|why|if|than|as|because|everything|anything|all|things?|jobs?|places?|way|and|or|but)),? (?:I|we) (?:come|do|make|travel|fix|repair|sell|clean|build|cover|go|take|deliver|have|are|run)\b/u
const MAX_HEADLINE_WORDS = 13

/** Amounts that are not prices: 'insured for $20M', '187 loans, average $594,000'. */
const NON_PRICE_MONEY =
  /\b(?:insured|insurance (?:of|up|to|cover\w*|for)|liability|raised|grants?|donations?|deductible|funding|turnover|worth|averag\w*|settled)\b|\$[\d.,]+ ?(?:m|million|bn|billion)\b/i

const MIN_SHARING_NOTES = 3
/** In characters. */
const MAX_SHORT_REFUSAL = 60
/**
 * Notes below a heading for each kind: prices, what is not done, credentials and times; the rest is
 * good to know.
 */
function noteGroups(
  notes: readonly string[],
  hasList: boolean,
  voice: Facts['voice'],
): NoteGroup[] {
  const kinds = Map.groupBy(notes, (note) => {
    const sentences = sentencesOf(note)
    const [first = ''] = sentences
    return mentionsPricing(first) && !NON_PRICE_MONEY.test(first) ? 'prices' : noteKindOf(sentences)
  })
  const ofKind = (kind: NoteKind | 'prices') => kinds.get(kind) ?? []
  // A single line is no section beside a longer list.
  const isShared =
    hasList && ofKind('prices').length === 1 && ofKind('other').length >= MIN_SHARING_NOTES
  const refusals = ofKind('refusal')
  // A short line is no section beside a few others.
  const [onlyOther] = [...kinds.keys()].filter((kind) => kind !== 'refusal')
  const isShort =
    refusals.length === 1 && (refusals[0]?.length ?? 0) <= MAX_SHORT_REFUSAL && kinds.size === 2
  if (isShort && onlyOther === 'other')
    return [{ heading: 'Good to know', items: [...refusals, ...ofKind('other')] }]
  const priceHeading = hasList ? `About ${voice === 'I' ? 'my' : 'our'} prices` : 'Prices'
  return [
    { heading: priceHeading, items: isShared ? [] : ofKind('prices') },
    { heading: `What ${voice} don’t do`, items: refusals },
    { heading: 'Credentials', items: ofKind('credential') },
    { heading: 'When', items: ofKind('time') },
    {
      heading: 'Good to know',
      items: [...(isShared ? ofKind('prices') : []), ...ofKind('other')],
    },
  ].filter(({ items }) => items.length > 0)
}

/** Heading of the testimonials after the first, which is shown in large type. */
const TIMETABLE_HEADING = 'When'
const TESTIMONIALS_HEADING = 'In their words'
const quoteWithAuthor = ({ text, by }: Facts['quotes'][number]) => `“${text}” ${by}`

/** The opening hours in a single line, if there are only a few. */
const hoursLine = ({ hours }: Facts) =>
  hours.length > 0 && hours.length <= 2 && hours.some(({ value }) => value !== 'Closed')
    ? `${hours.map(({ title, value }) => `${title}: ${value}`).join('. ')}.`
    : ''

/** 'Prices per session, GST included' if that is said of all of them. */
function priceHeadingOf(offers: Facts['offers']): string {
  const groups = new Set(offers.flatMap(({ price, group = '' }) => (price ? group : [])))
  const [only = ''] = groups
  return groups.size === 1 && /^(?:per|by|plus|including|GST)\b/i.test(only)
    ? `Prices ${only.charAt(0).toLowerCase()}${only.slice(1)}`
    : 'Prices'
}

/** The client's own words before the steps: 'How a visit goes'. */
const stepHeadingOf = ({ statements, steps, stepHeading }: Facts): string => {
  if (stepHeading !== '') return stepHeading
  const [, heading = ''] =
    statements
      .map(({ topic, text }) => (topic === 'process' ? /^(How [^:]{4,40}):/.exec(text) : null))
      .find((match) => match !== null) ?? []
  return steps.length > 0 ? heading : ''
}

/** Next to the phone number at the end of the page. */
const askForLine = ({ askFor, contacts }: Facts) =>
  askFor && contacts.some(({ kind }) => kind === 'phone') ? `Ask for ${askFor}.` : ''

/**
 * Writes the copy of a website from the facts of its brief. All offers, prices, promises and names
 * are the client's; the engine adds only labels, and lines that invite and assert nothing. The same
 * facts give the same deck.
 */
export function writeCopy(facts: Facts, trade: Trade | undefined): CopyDeck {
  if (facts.language !== 'en') return writeTranslated(facts, trade)
  const sources = new Map<string, Source>()
  const from = (source: Source, text: string) => {
    if (text && !sources.has(text)) sources.set(text, source)
    return text
  }
  const requested = requestedSections(facts)
  const { statements, voice, companyName } = facts
  // In 'Shearing (small mobs)' the brackets explain the trade to whoever reads the form.
  const named = facts.industry.replace(/\s?\([^()]*\)/g, '').trim() || facts.industry
  const industry = CATEGORY.test(named) ? '' : named
  const namedTrade = tradeName(industry, companyName)
  const headlines = byRating(
    {
      trade: [...tradeHeadlines(facts, namedTrade), ...openingLines(facts)].filter(
        (line) => !listsPlaces(line),
      ),
      // 'Ruth and my daughter and we make wigs' starts over.
      description: headlinesOf(facts)
        .flatMap((line) => withoutCutList(line, facts))
        .filter(
          (line) =>
            !/ and (?:we|I) /.test(line) &&
            !STARTS_OVER.test(line) &&
            !listsPlaces(line) &&
            !LABELLED_ROW.test(line) &&
            !TELLS_VISITORS.test(line) &&
            !SAYS_LITTLE.test(line) &&
            wordsOf(line).length <= MAX_HEADLINE_WORDS,
        ),
    },
    { ...facts, industry: namedTrade },
  )
  const [headline = companyName] = headlines
  // An entry of a list is used to explain its offer first.
  const left = statements.toSorted((a, b) => Number(a.isListed) - Number(b.isListed))
  const { prices, offers, tickers, leads, steps, pulls, others, stories, headed, notes } =
    writeParts({ facts, requested, left }, headline)
  const formTexts = formFor(facts)
  const { form } = formTexts
  for (const section of [form, ...formTexts.otherForms, ...requested])
    for (const text of [section.headline, section.button]) from('service', text)
  for (const { fields = [] } of [form, ...formTexts.otherForms, ...requested])
    for (const { title } of fields) from('service', title)
  for (const title of ['Which one?', 'How much, or how many?', 'Password']) from('service', title)
  for (const { kind, items } of requested)
    for (const { title } of items) if (!/search|calculator/.test(kind)) from('service', title)
  const clientHeadings = new Set([...headed, ...facts.timetables].map(({ heading }) => heading))
  const actions = actionsOf(facts)
  from('service', actions.first)
  from('service', actions.second)
  const asking = closingLine(actions.first, companyName)
  // The form above already has this line.
  const closing = sameLetters(asking, form.headline)
    ? closingLine('Get in touch', companyName)
    : asking
  const label = trade?.label ?? ''
  const tagline = !sameLetters(headline, companyName)
    ? headline
    : label && industry === ''
      ? from('trade', label)
      : industry || companyName
  const place = homeOf(facts)
  const eyebrow =
    place && !headline.includes(place)
      ? capitalise(place)
      : !headline.toLowerCase().startsWith(industry.toLowerCase()) &&
          industry.length <= 34 &&
          !/[/,]/.test(industry)
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
    prices: { heading: from('label', priceHeadingOf(facts.offers)), items: prices },
    figures: facts.figures,
    steps,
    stepHeading: stepHeadingOf(facts) || from('label', 'How it works'),
    stories: stories.map((story) => {
      if (/^(?:About |More about|How it works)/.test(story.headline)) from('label', story.headline)
      return story
    }),
    notes: [
      ...facts.timetables.map(({ heading, rows }) => ({
        heading: heading || TIMETABLE_HEADING,
        items: rows,
      })),
      ...headed,
      ...noteGroups(notes, prices.length > 0, voice),
      ...(others.length > 0
        ? [{ heading: TESTIMONIALS_HEADING, items: others.map(quoteWithAuthor) }]
        : []),
    ].map((group) => {
      if (!clientHeadings.has(group.heading)) from('label', group.heading)
      return group
    }),
    // 'Closed Mondays' by itself is no list of hours; its statement says more.
    hours: facts.hours.some(({ value }) => value !== 'Closed') ? facts.hours : [],
    place: placeOf(facts),
    refusedContacts: facts.refusedContacts.map((kind) => contactLabels[kind]),
    contacts: facts.contacts.map(({ kind, value, label }) => ({
      kind: contactLabels[kind],
      title: label ?? from('label', contactLabels[kind]),
      value,
    })),
    pulls,
    people: facts.people
      // 'Priyanka, Jo (settlements) and Bill (rural)': whoever is introduced with the others.
      .filter(({ role }, _index, all) => role || all.filter(({ role }) => role).length >= 2)
      .map(({ name, role }) => ({ title: name, text: capitalise(role) })),
    ...formTexts,
    requested,
    tickers: tickers.filter((title) => title.length <= 28).slice(0, 8),
    closing: {
      headline: from('service', closing),
      text: [hoursLine(facts), askForLine(facts)].filter(Boolean).join(' '),
    },
    actions,
    labels: {
      ...labelsIn('en'),
      ...(worksAtCustomers(facts) && {
        'find us': voice === 'I' ? 'Where I work' : 'Where we work',
      }),
    },
    sources,
  }
}
