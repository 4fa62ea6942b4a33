import type { DesignBrief } from '@agency/contract/brief'
import { withDollars, writesDollars } from './amounts.ts'
import { formsOf } from './asked-forms.ts'
import { bestLine } from './best-line.ts'
import { readClauses } from './business-clauses.ts'
import type { Clause } from './clause.ts'
import { isSentence, isSloppy } from './clauses.ts'
import { withoutConfidences } from './confidences.ts'
import { contactsOf, namesStreet, refusedContacts, withoutAddresses } from './contact.ts'
import { customerQuotesIn } from './customer-quotes.ts'
import type { Facts, Statement } from './facts.ts'
import { figuresOf, sinceOf } from './figures.ts'
import { readForeign } from './foreign.ts'
import { formLists } from './form-lists.ts'
import { hoursOf, isAllHours } from './hours.ts'
import { languageOf } from './language.ts'
import { nounsOf } from './nouns.ts'
import { offersOf } from './offers.ts'
import { hoursIn, openingHours } from './opening-hours.ts'
import { inPassages, type Placed } from './passages.ts'
import { listedPerson, namesAll, peopleAmong } from './people.ts'
import { placesOf } from './places.ts'
import { pricesOfRun, pricesStated } from './price-runs.ts'
import { pricesFrom } from './priced-spans.ts'
import { type Priced, pricesOf } from './prices.ts'
import { questionsIn } from './questions.ts'
import { deniedOf, notShownIn, thingsDenied, withoutRefused } from './refusals.ts'
import { requestsOf } from './requests.ts'
import { capitalise, cleanText, HELD_ADDRESS, withStop, wordsOf } from './sentences.ts'
import { bracketed, listInBrackets, type Request } from './site-things.ts'
import { spansOf } from './spans.ts'
import { withPhoneDigits } from './spoken-phone.ts'
import { denied, isLeaning, isOfSite, isRunTogether, polished, topicOf } from './statements.ts'
import { listedSteps, stepsOf } from './steps.ts'
import { tidyEnglish } from './tidy.ts'
import { togetherIn, wordsOfAll } from './together.ts'
import { tokensOf } from './tokens.ts'
import {
  isPlainPrice,
  pricesTold,
  tellsPrices,
  withLeftOver,
  withWholeNames,
} from './told-prices.ts'
import { buttonIn, type Wish, wishesOf } from './wishes.ts'
import { asksToWithhold, shownContacts, withheldIn } from './withheld.ts'

const VAGUE_INDUSTRY =
  /^(?:other|none|n\/?a|general|misc(?:ellaneous)?|various|business|services?|-+|unknown|not sure)$/i
/** Notes about the website that speak of its looks. */
const OF_LOOKS = /\b(?:dark|light|colou?rs?|background|black|white)\b/i

/** 'Licensed.' says all there is to say. */
const STANDING_WORD = /^(?:licen[cs]ed|insured|accredited)\.$/i

/** '$300 more if' */
const CUT_OFF = /\s(?:if|for|when|with|and|or|to|of|in|on|at|by)$/i

/** 'Book and also order repeat scripts' are two. */
const ANOTHER_ACTION =
  /\s(?:and|or)\s(?:also\s|then\s)?(?=(?:book|order|request|buy|join|apply|register|pay|send|ask|add|list)\s)/iu

/** 'Fee table', 'price list by piece' */
const OF_PRICES =
  /^(?:full |our |the )?(?:prices?|fees?|rates?|costs?)(?:[ -](?:list|table|schedule|guide|card|sheet)s?)?(?: by \p{L}+)?$/iu

/** A telephone number has its own place on the page. */
const NUMBERED = /(?:\d[\s-]?){8,}/
/** Characters of a statement; of more, nobody reads it. */
const LONGEST = 420
/** Headings that say of what stands below them what it is: 'Who for', 'Where', 'Pricing'. */
const LABELS =
  /^(?!(?:about|who|company|organisation|name|what we (?:do|are)|us|background|overview|intro\w*|our story|the business|business|summary|services)\b)\p{L}+(?: \p{L}+){0,2}$/iu

/** A few words without a verb behind what they are, where only their heading says so. */
const labelled = (text: string, clause: Clause): string =>
  clause.kind === 'sentence' &&
  LABELS.test(clause.heading) &&
  clause.text === clause.sentence &&
  !isSentence(clause) &&
  !/^(?:no|not|never)\b|:/i.test(text)
    ? `${capitalise(clause.heading.toLowerCase())}: ${text}`
    : text

/** A timetable that is asked for in whatever words has its place on the page. */
const withTimetable = (requests: Request[], wishes: readonly Wish[]): Request[] =>
  wishes.some(
    ({ does, denied, said }) =>
      does === 'timetable' && !denied && !/\b(?:won’t|can’t|cannot|don’t|not|no)\b/i.test(said),
  ) && !requests.some(({ title, sort }) => sort === 'dates' || /time|schedule/i.test(title))
    ? [...requests, { title: 'Timetable', sort: 'dates', topics: [], text: '' }]
    : requests

/** 'The other two aren’t' says nothing without what stood before it in its sentence. */
function withOthers(statements: readonly Placed[], clauses: readonly Clause[]): Placed[] {
  const joined: Placed[] = []
  for (const one of statements) {
    const last = joined.at(-1)
    const isOfLast =
      last !== undefined &&
      /^The (?:others?|rest)\b/.test(one.text) &&
      clauses[last.clauses[1]]?.sentence === clauses[one.clauses[0]]?.sentence
    if (isOfLast) {
      const [first = '', ...rest] = one.text
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text.replace(/[.!]$/, '')}, ${first.toLowerCase()}${rest.join('')}`,
        span: [last.span[0], one.span[1]],
        clauses: [last.clauses[0], one.clauses[1]],
      }
    } else joined.push(one)
  }
  return joined
}

/** Reads a brief: its description of up to 2,000 characters and the fields beside it. */
export function readBrief(sent: DesignBrief): Facts {
  const told = { ...sent, mainGoal: withPhoneDigits(sent.mainGoal) }
  const withheld = withheldIn(told.mainGoal)
  const open = withoutConfidences(told.mainGoal, [told.companyName])
  const brief = { ...told, mainGoal: withheld.has('address') ? withoutAddresses(open) : open }
  const cleaned = cleanText(brief.mainGoal)
  const language = languageOf(cleaned)
  const companyName = cleanText(brief.companyName).replace(/\s+/g, ' ').trim()
  const written = cleanText(brief.industry).replace(/\s+/g, ' ').trim()
  const industry = language === 'en' ? tidyEnglish(written, [companyName]) : written
  const base = {
    companyName,
    businessType: brief.businessType,
    industry: VAGUE_INDUSTRY.test(industry) ? '' : industry,
    contacts: shownContacts(contactsOf(brief.mainGoal, companyName), withheld),
    refusedContacts: [
      ...new Set([
        ...refusedContacts(brief.mainGoal),
        ...(['phone', 'email', 'address'] as const).filter((kind) => withheld.has(kind)),
      ]),
    ],
    offerHeading: '',
    steps: [],
    wishes: [],
    button: '',
    requests: [],
    questions: [],
    quotes: [],
    forms: [],
    actions: [],
    headline: '',
    looks: '',
    nouns: [],
    denied: [],
    offers: [],
  }
  if (language !== 'en') {
    return {
      ...base,
      ...readForeign(cleaned, language),
      voice: 'we',
      figures: [],
      since: sinceOf(cleaned),
      places: placesOf(cleaned),
      hours: hoursOf(cleaned),
      people: [],
    }
  }
  // Who calls the trade 'bush regen' writes it so.
  const text = tidyEnglish(brief.mainGoal, [companyName, written])
  const { quotes, rest: unquoted } = customerQuotesIn(text)
  const { questions, rest } = questionsIn(unquoted)
  const clauses = readClauses(rest, companyName)
  const ours = clauses.filter(({ role }) => role === 'business')
  const said = ours.map((clause) => clause.text).join('\n')
  const places = placesOf(
    clauses
      .filter(({ role }) => role === 'business' || role === 'contact')
      .map((clause) => clause.text)
      .join('\n'),
  )
  const onList = clauses.flatMap((clause) => listedPerson(clause) ?? [])
  const inText = clauses
    .filter(({ role }) => role === 'business' || role === 'contact')
    .flatMap((clause) => peopleAmong(clause.text, companyName, places))
    .filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at)
  const people = withheld.has('names')
    ? []
    : [
        ...onList,
        ...inText.filter(
          ({ name }) => !onList.some((one) => one.name.includes(name) || name.includes(one.name)),
        ),
      ]
  const stepClauses = listedSteps(clauses)
  // Who writes in haste leaves the sign off every other amount.
  const sloppy = isSloppy(text)
  const dollars = writesDollars(text) && !sloppy
  const voice =
    (said.match(/\b(?:I|I’m|my)\b/g)?.length ?? 0) >
    (said.match(/\b(?:we|we’re|our|us)\b/gi)?.length ?? 0)
      ? 'I'
      : 'we'
  const refused = thingsDenied(clauses.filter(({ role }) => role === 'business'))
  const groups = togetherIn(clauses, sloppy)
  const spans = spansOf(clauses)
  const bySpans = pricesFrom(clauses, spans.offers, dollars)
  // Three prices are a list, in however many sentences they are stated.
  const listsPrices = ours.flatMap(({ text }) => pricesStated(text, 1) ?? []).length >= 3
  const rows = clauses.map((clause, index): Priced => {
    if (clause.role !== 'business') return { prices: [], rest: clause.text }
    const byRules = pricesOf(clause, dollars)
    const found = byRules.prices.length > 0 ? byRules : (bySpans.get(index) ?? byRules)
    return withWholeNames(clause, found)
  })
  const isPlainRow = (clause: Clause, index: number) => {
    const row = rows[index]
    return row !== undefined && isPlainPrice(clause, row)
  }
  // And so are three sentences that say no more than a row has room for.
  const hasRows = clauses.filter(isPlainRow).length >= 3
  const priced = clauses.map((clause, index): Priced => {
    const none = { prices: [], rest: clause.text }
    // A step says its own price.
    if (clause.role !== 'business' || stepClauses.includes(clause)) {
      const run = /(?:[,:]|\bmenu)\s+(\p{Ll}.*)$/iu.exec(clause.text)?.[1] ?? ''
      const own = clause.role === 'website' ? pricesOfRun(run, dollars) : undefined
      if (own) return own
      const told = /^(?:website|private)$/.test(clause.role)
        ? pricesTold(clause, dollars)
        : undefined
      if (told) return told
      const listed = clause.role === 'website' ? listInBrackets(clause) : undefined
      return listed
        ? pricesOf({ ...clause, kind: 'item', text: listed, tokens: tokensOf(listed) }, dollars)
        : none
    }
    const read = rows[index] ?? none
    // 'We deliver locally for $40' says what is done, and is no thing.
    if (read.prices.some(({ title }) => /^deliver\s/i.test(title))) return none
    const isTold =
      !sloppy &&
      !listsPrices &&
      !(hasRows && isPlainRow(clause, index)) &&
      tellsPrices(clause, read)
    return isTold ? none : withLeftOver(clause, read)
  })
  const found = offersOf(clauses, priced, companyName, places, [...spans.offers, ...spans.headline])
  const offers = withoutRefused(found, refused)
    .map((offer) => ({ ...offer, price: offer.price.replace(CUT_OFF, '') }))
    .map((offer) => (withheld.has('prices') ? { ...offer, price: '', terms: '' } : offer))
    .filter(({ title }) => !people.some(({ name }) => title.includes(name)))
  const hours = withheld.has('hours') ? [] : openingHours(clauses)
  const forms = [
    ...formLists(clauses),
    ...formsOf(clauses, spans.requests, spans.actions),
  ].toSorted((one, other) => other.fields.length - one.fields.length)
  const asked = forms
    .flatMap(({ fields }) => fields)
    .join(' ')
    .toLowerCase()
  let at = 0
  let read = 0
  const statements = groups.flatMap((group): Placed[] => {
    const [clause] = group
    const index = read
    read += group.length
    if (!clause) return []
    const from = Math.max(at, text.indexOf(clause.text, at))
    const span = [from, from + clause.text.length] as const
    at = from
    const isShownContact =
      clause.role === 'contact' &&
      isSentence(clause) &&
      !/^(?:ring|call|text|phone|email|contact|message|write|want|txt|best|I am \p{Lu})/iu.test(
        clause.text,
      ) &&
      !clause.text.includes(HELD_ADDRESS) &&
      !NUMBERED.test(clause.text) &&
      wordsOf(clause.text).length >= 7
    const isListed = (priced[index]?.prices.length ?? 0) > 1
    const told = clause.role === 'website' && !isListed ? bracketed(clause) : undefined
    if (told)
      return [
        {
          ...{ text: withStop(told), topic: 'prices', whole: true, span },
          ...{ entry: false, listed: false, clauses: [index, index] },
        },
      ]
    if (clause.role !== 'business' && !isShownContact) return []
    const ownPrices = priced.slice(index, index + group.length)
    const isWhole = group.length > 1 && ownPrices.every(({ prices }) => prices.length === 0)
    const shownTogether = isWhole ? [group] : group.map((each) => [each])
    return shownTogether.flatMap((shownGroup, offset): Placed[] => {
      const [first] = shownGroup
      if (!first) return []
      // What a note was cut out of says something only where it is a sentence by itself.
      const isCut =
        !sloppy &&
        first.kind === 'sentence' &&
        clauses.some(({ sentence, role }) => sentence === first.sentence && role !== 'business')
      const isPart = /^(?:first|second|third|then|and|or|but|so)\b/i.test(first.text)
      if (isCut && isPart && !shownGroup.some(isSentence)) return []
      // The list of prices says the rest.
      const said = isWhole ? wordsOfAll(group) : (ownPrices[offset]?.rest ?? '')
      const shown = polished(denied(withDollars(said, dollars), first.heading, voice), voice, first)
      // '$110 hr.' is all there is to say.
      const isPrice = /^\$\d[\d,.]* \p{L}/u.test(shown)
      if (isOfSite(shown, industry) || isLeaning(shown)) return []
      const words = shownGroup.flatMap(({ tokens }) => tokens)
      // Prices are told however they are written.
      if (!/\$\d/.test(shown) && isRunTogether(words, sloppy ? 'hasty' : 'careful')) return []
      if (
        shown.length < 5 ||
        (wordsOf(shown).length < 2 && !isPrice && !STANDING_WORD.test(shown)) ||
        shown.length > LONGEST
      )
        return []
      const isItem =
        first.kind === 'item' &&
        offers.some(({ title }) =>
          first.text.toLowerCase().startsWith(title.toLowerCase().slice(0, 20)),
        )
      const shownHours = hoursIn(first)
      const isHours = isWhole && hours.length > 0 && hoursOf(shown).length > 0 && isAllHours(shown)
      const listed =
        isHours ||
        (shownGroup.length === 1 &&
          ((shownHours.length > 0 && hours.length > 0 && isAllHours(first.text)) ||
            (isItem && first.text.length < 60) ||
            (!withheld.has('names') &&
              (listedPerson(first) !== undefined || namesAll(first.text))) ||
            stepClauses.includes(first)))
      const topic = topicOf(
        isWhole && !isHours ? first.text : shown,
        first,
        people,
        ours.indexOf(first),
      )
      return [
        {
          text: labelled(shown, first),
          topic: isWhole && topic !== 'hours' && /\$\s?\d/.test(shown) ? 'prices' : topic,
          whole: shownGroup.some(isSentence),
          span,
          entry: first.kind === 'item',
          listed,
          clauses: isWhole ? [index, index + group.length - 1] : [index + offset, index + offset],
        },
      ]
    })
  })
  const wishes = wishesOf(clauses)
  const line = bestLine(clauses, spans.headline)
  const named = inText.map(({ name }) => name)
  const isWithheld = ({ text: said, topic }: Statement) =>
    (withheld.size > 0 && asksToWithhold(said)) ||
    (withheld.has('prices') && /\$\s?\d/.test(said)) ||
    (withheld.has('hours') && topic === 'hours') ||
    (withheld.has('address') && namesStreet(said)) ||
    (withheld.has('names') && named.some((name) => said.includes(name)))
  const joined = withOthers(statements, clauses)
  const unique = inPassages(
    joined.filter(
      (one, index) =>
        !isWithheld(one) && joined.findIndex((other) => other.text === one.text) === index,
    ),
  )
  const heading = clauses.find(
    (clause) =>
      clause.kind === 'item' &&
      clause.heading &&
      offers.some((offer) => clauses[offer.clause] === clause),
  )?.heading
  return {
    ...base,
    language,
    text,
    voice,
    statements: unique,
    offers,
    offerHeading:
      heading &&
      heading.length <= 32 &&
      !/^(?:then|the rest|also|other|and|plus|so|ok)\b|[-–—,]|\b(?:to|they|things|want|need|show)\b/i.test(
        heading,
      )
        ? capitalise(heading.toLowerCase())
        : '',
    steps:
      stepClauses.length > 0
        ? stepClauses.map((clause) => capitalise(clause.text.replace(/[.]$/, '')))
        : stepsOf(unique),
    figures: figuresOf(
      unique.filter(({ topic }) => topic !== 'limit' && topic !== 'prices').map((one) => one.text),
    ),
    since: sinceOf(said),
    places: withheld.has('names')
      ? places.filter((place) => !named.some((name) => name.includes(place)))
      : places,
    hours,
    people,
    wishes,
    button: buttonIn(text),
    // Prices that are listed need no page that would list them.
    requests: withTimetable(
      requestsOf(clauses, spans.requests).filter(
        ({ title }) =>
          !offers.some((offer) => offer.title.toLowerCase() === title.toLowerCase()) &&
          // 'Heights in cm and dates' are fields.
          !title
            .toLowerCase()
            .split(' and ')
            .every((part) => asked.includes(part)) &&
          (title.match(/,/g)?.length ?? 0) < 2 &&
          (!OF_PRICES.test(title) || offers.every(({ price }) => price === '')),
      ),
      wishes,
    ),
    questions,
    quotes: withheld.has('names') ? quotes.map((one) => ({ ...one, by: 'A customer' })) : quotes,
    forms,
    actions: spans.actions
      .filter(({ clause }) => clauses[clause]?.role !== 'business')
      .flatMap((span) => span.text.trim().split(ANOTHER_ACTION)),
    headline: isRunTogether(tokensOf(line), 'hasty') ? '' : line,
    looks: clauses
      .filter(
        ({ role, text: said }) => role === 'looks' || (role === 'website' && OF_LOOKS.test(said)),
      )
      .map((clause) => clause.text)
      .join('. '),
    nouns: nounsOf(clauses, offers, companyName, base.industry),
    denied: [...new Set([...deniedOf(clauses), ...notShownIn(clauses)])],
  }
}
