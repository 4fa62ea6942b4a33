import type { DesignBrief } from '@agency/contract/brief'
import { withDollars, writesDollars } from './amounts.ts'
import { bestLine } from './best-line.ts'
import { readClauses } from './business-clauses.ts'
import type { Clause } from './clause.ts'
import { isSentence } from './clauses.ts'
import { redactConfidential } from './confidential-text.ts'
import { contactsOf, namesStreet, refusedContacts, withoutAddresses } from './contact.ts'
import { customerQuotesIn } from './customer-quotes.ts'
import { withMinutes, withoutDuration } from './durations.ts'
import type { Facts, Statement, Topic } from './facts.ts'
import { figuresOf, sinceOf } from './figures.ts'
import { readForeignText } from './foreign.ts'
import { formLists } from './form-lists.ts'
import { groupClauses, joinClauses } from './group-clauses.ts'
import { hoursOf, isAllHours } from './hours.ts'
import { languageOf } from './language.ts'
import { mainMessages } from './main-message.ts'
import { isSentAlong } from './named-pages.ts'
import { nounsOf } from './nouns.ts'
import { type Offer, offersOf } from './offers.ts'
import { hoursIn, openingHours } from './opening-hours.ts'
import { listsPages } from './page-lists.ts'
import { inPassages, type Placed } from './passages.ts'
import { listedPerson, listsPeople, peopleInClause } from './people.ts'
import { placesOf } from './places.ts'
import { priceBlocksIn } from './price-blocks.ts'
import type { Price, Priced } from './price-list.ts'
import { pricesInOrder, pricesOfRun } from './price-runs.ts'
import { pricesFrom } from './priced-spans.ts'
import { isPricedInAside, pricesOf } from './prices.ts'
import {
  isPlainPrice,
  pricesInRequest,
  readsBetterAsSentence,
  withLeftOver,
  withWholeNames,
} from './prices-in-sentences.ts'
import { isFitHeadline, isFitList, isFitStatement, type StatementInContext } from './publishable.ts'
import { questionsIn } from './questions.ts'
import { negatedPhrases, negatedWords, notShownIn, withoutRefused } from './refusals.ts'
import { isFormAction, type RequestedForm, requestedFormsOf } from './requested-forms.ts'
import { requestsOf } from './requests.ts'
import { roleOf } from './roles.ts'
import {
  capitalise,
  cleanText,
  EMAIL_PLACEHOLDER,
  sentencesOf,
  withFullStop,
  wordsOf,
} from './sentences.ts'
import { sideNoteIn } from './side-notes.ts'
import { bracketed, listInBrackets, type Request } from './site-content.ts'
import { isSloppy } from './sloppy.ts'
import { spansOf } from './spans.ts'
import { withWrittenAddresses } from './spoken-email.ts'
import { withPhoneDigits } from './spoken-phone.ts'
import { isAgencyNote, isFragment, isRunTogether, negate, polished, topicOf } from './statements.ts'
import { listedSteps, stepsOf } from './steps.ts'
import { tidyEnglish } from './tidy.ts'
import { tokensOf } from './tokens.ts'
import { buttonLabelIn, type Requirement, requirementsIn } from './wishes.ts'
import { asksToWithhold, shownContacts, withheldIn } from './withheld.ts'

const VAGUE_INDUSTRY =
  /^(?:other|none|n\/?a|general|misc(?:ellaneous)?|various|business|services?|-+|unknown|not sure)$/i
/** Notes about the website's appearance. */
const DESIGN_WORDS = /\b(?:dark|light|colou?rs?|background|black|white)\b/i

/** 'Licensed.' is complete. */
const COMPLETE_WORD = /^(?:licen[cs]ed|insured|accredited)\.$/i

/** '$300 more if' breaks off. */
const TRUNCATED_END = /\s(?:if|for|when|with|and|or|to|of|in|on|at|by)$/i

/** 'Book and also order repeat scripts' are two actions. */
const NEXT_ACTION =
  /\s(?:and|or)\s(?:also\s|then\s)?(?=(?:book|order|request|buy|join|apply|register|pay|send|ask|add|list)\s)/iu

/** 'Fee table', 'price list by piece': requests for a list of prices. */
const PRICE_LIST_REQUEST =
  /^what it costs$|^(?:full |our |the )?(?:prices?|fees?|rates?|costs?)(?:[ -](?:list|table|schedule|guide|card|sheet)s?)?(?: by \p{L}+)?$/iu

const SIZE_CONTINUATION =
  /^(?:small|medium|large|big|giant|extra large|xl)(?: (?:ones?|dogs?|cats?))?,? \$/i
/** 'Don’t ask for a diagnosis', 'never say cheap': instructions to whoever makes the page. */
const INSTRUCTION =
  /^(?:(?:so|and|but) )?(?:please )?(?:don[’']t|do not|never) (?:ask (?:for|them|people|about)|say|write|call (?:it|us|me|them)|use (?:the words?|any|my photo)|show|put|print|add|include|mention)\b/iu
/** A telephone number has its own place on the page. */
const PHONE_NUMBER = /(?:\d[\s-]?){8,}/
/** Maximum length of a statement, in characters; nobody would read a longer one. */
const MAX_LENGTH = 420
/** 'What’s going in?' and 'what is going in' alike. */
const comparableWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/’s\b/g, ' is')
    .replace(/[^\p{L} ]/gu, '')
    .trim()
/** Headings that label the text below them: 'Who for', 'Where', 'Pricing'. */
const LABELS =
  /^(?!(?:about|who|company|organisation|name|what we (?:do|are)|us|background|overview|intro\w*|our story|the business|business|summary|services)\b)\p{L}+(?: \p{L}+){0,2}$/iu

/**
 * A few words without a verb, prefixed with their heading if only the heading says what they are.
 */
const labelled = (text: string, clause: Clause): string =>
  clause.kind === 'sentence' &&
  LABELS.test(clause.heading) &&
  clause.text === clause.sentence &&
  !isSentence(clause) &&
  !/^(?:no|not|never)\b|:/i.test(text)
    ? `${capitalise(clause.heading.toLowerCase())}: ${text}`
    : text

/** A timetable gets a place on the page however it is requested. */
const normaliseTimetable = (requests: Request[], wishes: readonly Requirement[]): Request[] =>
  wishes.some(
    ({ purpose, negated, text }) =>
      purpose === 'timetable' && !negated && !/\b(?:won’t|can’t|cannot|don’t|not|no)\b/i.test(text),
  ) && !requests.some(({ title, format }) => format === 'dates' || /time|schedule/i.test(title))
    ? [...requests, { title: 'Timetable', format: 'dates', topics: [], text: '' }]
    : requests

/** 'I had to send one back in March' makes no sense without the thing before it either. */
const ONE_OF_PREVIOUS =
  /^(?:I|We) (?!.*\b(?:an?|the|our|my|your) \p{L}+ .*\bone\b)(?:\p{L}+ ){1,3}one (?:back|away|off|out|last|in|for|of)\b/iu

/** 'The other two aren’t' makes no sense without the words before it in its sentence. */
function joinDependent(statements: readonly Placed[], clauses: readonly Clause[]): Placed[] {
  const result: Placed[] = []
  for (const statement of statements) {
    const last = result.at(-1)
    const belongsToLast =
      last !== undefined &&
      (ONE_OF_PREVIOUS.test(statement.text) ||
        /^(?:The (?:others?|rest)|Not (?:even|on|in|to|at|with|if|when|sundays?|mondays?|saturdays?)|(?:We|I) (?:send|refer|pass) (?:you|people|them))\b/i.test(
          statement.text,
        )) &&
      clauses[last.clauses[1]]?.sentence === clauses[statement.clauses[0]]?.sentence
    if (belongsToLast) {
      const [first = '', ...rest] = statement.text
      result[result.length - 1] = {
        ...last,
        text: `${last.text.replace(/[.!]$/, '')}, ${/^I\b/.test(statement.text) ? first : first.toLowerCase()}${rest.join('')}`,
        span: [last.span[0], statement.span[1]],
        clauses: [last.clauses[0], statement.clauses[1]],
      }
    } else result.push(statement)
  }
  return result
}

/** Characters around a statement that tell how it was cut out of the description. */
const CONTEXT_LENGTH = 30
const inContext = (
  { text: wording, topic, span: [from] }: Placed,
  text: string,
  sloppy: boolean,
): StatementInContext => {
  const end = from + wording.length - 1
  return {
    text: wording,
    topic,
    before: text.slice(Math.max(0, from - CONTEXT_LENGTH), from),
    after: text.slice(end, end + CONTEXT_LENGTH),
    sloppy,
  }
}

/** Words that a row of prices does without. */
const ROW_FILLER =
  /^(?:an?|the|is|are|was|be|for|at|from|to|of|and|or|plus|our|my|your|we|i|it|its|it’s|they|they’re|which|that|this|there|charge[sd]?|costs?|costing|price[sd]?|prices|starts?|starting|run|runs|do|does|have|has|offer|sell|sells|make|makes|you|can|get|gets|pay|pays|with|in|on|per|each|only|just|about|around|roughly|usually|normally|currently|will|also|then|so|but|dollars?|bucks|comes?|works?|out|setting|back|hi|yes|ok|well|fixed|flat|hour|hourly|day|week|month|year)$/i
const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}’-]{2,}/gu) ?? []
/** 'A joining fee of $15 applies' says more than a row 'Applies: $15' would. */
function losesWords({ kind, text }: Clause, { prices, rest }: Priced): boolean {
  // Several prices were read by the list they make.
  if (prices.length !== 1 || kind !== 'sentence') return false
  const kept = new Set(
    wordsIn(
      `${prices.map((price) => `${price.title} ${price.price} ${price.terms}`).join(' ')} ${rest}`,
    ),
  )
  return wordsIn(text).some(
    (word) => !kept.has(word) && !ROW_FILLER.test(word) && !isInflected(word, kept),
  )
}
/** 'hr' and 'hour', 'min' and 'minutes' are the same word. */
const isInflected = (word: string, kept: ReadonlySet<string>) =>
  [...kept].some((other) => other.slice(0, 4) === word.slice(0, 4)) || word.length <= 3

/** 'He was a stonemason at a yard in Hindmarsh': where a person was is not where the business is. */
const PERSONAL_PAST =
  /\b(?:he|she|I|my \p{L}+) (?:was|worked|trained|served|spent|grew up|came|come|learned|learnt|apprenticed|moved|got into)\b/iu

/** The context of a sentence in an answer to customers. */
const IN_ANSWER = { before: 'business', position: 0.5, next: '' } as const
/** An answer without its remarks to the agency: 'There should be a picture of both.' */
const forVisitors = (answer: string): string => {
  const sentences = sentencesOf(answer)
  const [first, ...others] = sentences
  const shown = others.filter(
    (sentence) =>
      !isAgencyNote(sentence, '') &&
      !/^(?:website|looks|budget|private)$/.test(roleOf(tokensOf(sentence), sentence, IN_ANSWER)),
  )
  return first === undefined || shown.length === others.length
    ? answer
    : [first, ...shown].join(' ')
}

/** 'Please word that in a friendly way': a request to whoever writes the page. */
const WORDING_REQUEST =
  /^please (?:word|say|put|write|make|keep|show|mention|print|stop|don’t|do not)\b/i
const withoutRequests = (terms: string): string =>
  sentencesOf(terms)
    .filter((sentence) => !WORDING_REQUEST.test(sentence) && !isAgencyNote(sentence, ''))
    .join(' ')

const NOTE_OF_PRICES: Omit<Statement, 'text'> = {
  topic: 'prices',
  isSentence: true,
  span: [0, 0],
  isEntry: false,
  isListed: false,
}
/** The clause of an offer that was read from a row of a list, before the text was split. */
const LISTED = -1
/** The offers of both kinds in the order in which the description names them. */
function inOrder(
  listed: readonly (Price & { start: number })[],
  others: readonly Offer[],
  description: string,
): Offer[] {
  let last = 0
  const placed = [
    ...listed.map(({ start, ...price }) => ({ offer: { ...price, clause: LISTED }, start })),
    ...others.map((offer) => {
      const start = description.indexOf(offer.title.toLowerCase().slice(0, 14))
      last = Math.max(last, start)
      return { offer, start: start < 0 ? last : start }
    }),
  ]
  return placed.toSorted((a, b) => a.start - b.start).map(({ offer }) => offer)
}

const SIZES: Record<string, string> = {
  ...{ xs: 'Extra small', sml: 'Small', sm: 'Small', med: 'Medium', md: 'Medium' },
  ...{ lge: 'Large', lrg: 'Large', lg: 'Large', xl: 'Extra large', xxl: 'Extra extra large' },
}
/** A row of a list in correct English; what is carefully written stays as it is. */
function tidiedPrice(
  { title, price, terms }: Price,
  names: readonly string[],
  sloppy: boolean,
): Price {
  const tidy = (text: string) =>
    sloppy
      ? tidyEnglish(text, names).trim()
      : withMinutes(cleanText(text).trim())
          .replace(/(?<=\p{L}) ?[&+] ?(?=\p{L})/gu, ' and ')
          .replace(/'/g, '’')
  return {
    title: SIZES[title.toLowerCase()] ?? capitalise(tidy(title)).replace(/\.$/, ''),
    price,
    terms: terms === '' ? '' : withFullStop(capitalise(tidy(terms))),
  }
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
/** The number of leading letters that identify a sentence. */
const IDENTIFYING_LETTERS = 22

/**
 * The statements, and which of them matter most to the client; a message that no statement contains
 * is added.
 */
function withMessages(
  statements: readonly Statement[],
  messages: readonly string[],
): Pick<Facts, 'statements' | 'messages'> {
  const all = [...statements]
  const texts = messages.map((message) => {
    const start = lettersOf(message).slice(0, IDENTIFYING_LETTERS)
    const index = all.findIndex(({ text }) => lettersOf(text).includes(start))
    const statement = all[index]
    if (statement) {
      // The rest of the statement becomes a separate one.
      const parts = statement.text.split(/(?<=[.!?]) (?=\p{Lu})/u)
      const from = parts.findIndex((part) => lettersOf(part).includes(start))
      if (from < 0 || parts.length === 1) return statement.text
      const remainder = parts.slice(from).join(' ')
      const before = parts.slice(0, from).join(' ')
      all.splice(index, 1, ...(before ? [{ ...statement, text: before }] : []), {
        ...statement,
        text: remainder,
      })
      return remainder
    }
    const text = withFullStop(message)
    const none = { span: [0, 0] as const, isEntry: false, isListed: false }
    all.unshift({ text, topic: 'story', isSentence: true, ...none })
    return text
  })
  return { statements: all, messages: [...new Set(texts)] }
}

/** Reads a brief: its description of up to 2,000 characters and the other fields of the form. */
export function readBrief(submitted: DesignBrief): Facts {
  const normalised = {
    ...submitted,
    mainGoal: withWrittenAddresses(withPhoneDigits(submitted.mainGoal)),
  }
  const withheld = withheldIn(normalised.mainGoal)
  const open = redactConfidential(normalised.mainGoal, [normalised.companyName])
  const brief = { ...normalised, mainGoal: withheld.has('address') ? withoutAddresses(open) : open }
  const cleaned = cleanText(brief.mainGoal)
  const language = languageOf(cleaned)
  const companyName = cleanText(brief.companyName).replace(/\s+/g, ' ').trim()
  const industryText = cleanText(brief.industry).replace(/\s+/g, ' ').trim()
  const industry = language === 'en' ? tidyEnglish(industryText, [companyName]) : industryText
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
    designNotes: '',
    nouns: [],
    negatedWords: [],
    offers: [],
    messages: [],
  }
  if (language !== 'en') {
    return {
      ...base,
      ...readForeignText(cleaned, language),
      voice: 'we',
      figures: [],
      foundingYear: sinceOf(cleaned),
      places: placesOf(cleaned),
      hours: hoursOf(cleaned),
      people: [],
    }
  }
  // A trade called 'bush regen' by the client keeps that spelling.
  const names = [companyName, industryText]
  const listed = priceBlocksIn(brief.mainGoal)
  const isHasty = isSloppy(brief.mainGoal)
  const listedPrices = withoutDuration(
    listed.prices.map((price) => tidiedPrice(price, names, isHasty)),
  ).map((price, index) => ({ ...price, start: listed.prices[index]?.start ?? 0 }))
  const { text, messages } = mainMessages(tidyEnglish(listed.rest, names))
  const { quotes, rest: unquoted } = customerQuotesIn(text)
  const { questions: asked, rest } = questionsIn(unquoted)
  const questions = asked.map(({ title, answer }) => ({ title, answer: forVisitors(answer) }))
  const clauses = readClauses(rest, companyName)
  const businessClauses = clauses.filter(({ role }) => role === 'business')
  const wording = businessClauses.map((clause) => clause.text).join('\n')
  const places = placesOf(
    clauses
      .filter(
        ({ role, text }) =>
          (role === 'business' || role === 'contact') && !PERSONAL_PAST.test(text),
      )
      .map((clause) => clause.text)
      .join('\n'),
  )
  const onList = clauses.flatMap((clause) => listedPerson(clause) ?? [])
  const inText = clauses
    .filter(({ role }) => role === 'business' || role === 'contact')
    .flatMap((clause) => peopleInClause(clause.text, companyName, places))
    .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index)
  const people = withheld.has('names')
    ? []
    : [
        ...onList,
        ...inText.filter(
          ({ name }) =>
            !onList.some((person) => person.name.includes(name) || name.includes(person.name)),
        ),
      ]
  const stepClauses = listedSteps(clauses)
  // In a hastily written text some amounts lack their dollar sign.
  const sloppy = isSloppy(text)
  const dollars = writesDollars(text) && !sloppy
  const voice =
    (wording.match(/\b(?:I|I’m|my)\b/g)?.length ?? 0) >
    (wording.match(/\b(?:we|we’re|our|us)\b/gi)?.length ?? 0)
      ? 'I'
      : 'we'
  const refusedPhrases = negatedPhrases(clauses.filter(({ role }) => role === 'business'))
  const groups = groupClauses(clauses, sloppy)
  const spans = spansOf(clauses)
  const bySpans = pricesFrom(clauses, spans.offers, dollars)
  // Three prices make a list, however many sentences state them.
  const listsPrices =
    businessClauses.flatMap(({ text }) => pricesInOrder(text, 1) ?? []).length >= 3
  const rows = clauses.map((clause, index): Priced => {
    if (clause.role !== 'business' || isPricedInAside(clause))
      return { prices: [], rest: clause.text }
    const byRules = pricesOf(clause, dollars)
    const found = byRules.prices.length > 0 ? byRules : (bySpans.get(index) ?? byRules)
    const named = withWholeNames(clause, found)
    return losesWords(clause, named) ? { prices: [], rest: clause.text } : named
  })
  // 'Small dog wash $65, full clip $95. Medium $80 and $115.': sizes that depend on the text before
  // them stay in the text.
  for (const [index, { text }] of clauses.entries())
    if (SIZE_CONTINUATION.test(text) && (rows[index - 1]?.prices.length ?? 0) > 1)
      for (let i = index - 1; i < clauses.length; i += 1) {
        const clauseText = clauses[i]?.text ?? ''
        if (i > index && !SIZE_CONTINUATION.test(clauseText)) break
        rows[i] = { prices: [], rest: clauseText }
      }
  const isPlainRow = (clause: Clause, index: number) => {
    const row = rows[index]
    return row !== undefined && isPlainPrice(clause, row)
  }
  // Three sentences that are short enough for a row make a list as well.
  const hasRows = clauses.filter(isPlainRow).length >= 3
  const priced = clauses.map((clause, index): Priced => {
    const none = { prices: [], rest: clause.text }
    // A step of a process states its own price.
    if (clause.role !== 'business' || stepClauses.includes(clause)) {
      const run = /(?:[,:]|\bmenu)\s+(\p{Ll}.*)$/iu.exec(clause.text)?.[1] ?? ''
      const runPrices = clause.role === 'website' ? pricesOfRun(run, dollars) : undefined
      if (runPrices) return runPrices
      const requestPrices = /^(?:website|private)$/.test(clause.role)
        ? pricesInRequest(clause, dollars)
        : undefined
      if (requestPrices) return requestPrices
      const bracketedList = clause.role === 'website' ? listInBrackets(clause) : undefined
      return bracketedList
        ? pricesOf(
            { ...clause, kind: 'item', text: bracketedList, tokens: tokensOf(bracketedList) },
            dollars,
          )
        : none
    }
    const rowPrices = rows[index] ?? none
    // 'We deliver locally for $40' describes an activity, not something to buy.
    if (rowPrices.prices.some(({ title }) => /^deliver\s/i.test(title))) return none
    const statesPrice =
      !sloppy &&
      !listsPrices &&
      !(hasRows && isPlainRow(clause, index)) &&
      readsBetterAsSentence(clause, rowPrices)
    return statesPrice ? none : withLeftOver(clause, rowPrices)
  })
  const inClauses = offersOf(clauses, priced, companyName, places, [
    ...spans.offers,
    ...spans.headline,
  ])
  const listedTitles = new Set(listedPrices.map(({ title }) => title.toLowerCase()))
  const showsUnpriced = isFitList(
    inClauses.flatMap((offer) => {
      const clause = clauses[offer.clause]
      const isNamedList =
        clause?.kind !== 'sentence' || /^[\p{L} ’]{3,40}:\s/u.test(clause.sentence)
      return offer.price === '' && !isNamedList ? [{ ...offer, clause, sloppy: isHasty }] : []
    }),
  )
  const found = inOrder(
    listedPrices,
    inClauses.filter(
      ({ title, price }) =>
        !listedTitles.has(title.toLowerCase()) && (price !== '' || showsUnpriced),
    ),
    brief.mainGoal.toLowerCase(),
  )
  const offers = withoutRefused(found, refusedPhrases)
    .map((offer) => ({
      ...offer,
      price: offer.price.replace(TRUNCATED_END, ''),
      terms: offer.terms === '' ? '' : withoutRequests(offer.terms),
    }))
    .map((offer) => (withheld.has('prices') ? { ...offer, price: '', terms: '' } : offer))
    .filter(({ title }) => !people.some(({ name }) => title.includes(name)))
  const hours = withheld.has('hours') ? [] : openingHours(clauses)
  const listedForms = formLists(clauses)
  // Fields in a list are more reliable than fields that were found individually.
  const confidenceOf = (form: RequestedForm) =>
    form.fields.length + (listedForms.includes(form) ? 2 : 0)
  const forms = [
    ...listedForms.filter(
      ({ fields }) => !fields.some((field) => /^pages? (?:for|about|on)\b/i.test(field)),
    ),
    // The same fields, found one by one, may belong to two lists.
    ...requestedFormsOf(clauses, spans.requests, spans.actions).filter(
      ({ fields }) =>
        !listedForms.some(
          (form) => form.fields.filter((field) => fields.includes(field)).length >= 2,
        ),
    ),
  ].toSorted((a, b) => confidenceOf(b) - confidenceOf(a))
  const requested = forms
    .flatMap(({ fields }) => fields)
    .join(' ')
    .toLowerCase()
  let i = 0
  let read = 0
  const statements = groups.flatMap((group): Placed[] => {
    const [clause] = group
    const index = read
    read += group.length
    if (!clause) return []
    const from = Math.max(i, text.indexOf(clause.text, i))
    const span = [from, from + clause.text.length] as const
    i = from
    // 'Advice line: Monday and Tuesday, 9 to 12, on 02 5550 0108': a contact with its own hours.
    const statesHours =
      clause.role === 'contact' &&
      !/^(?:ring|call|text|phone|e-?mail|message|fax|mob(?:ile)?|ph)\b/i.test(clause.text) &&
      hoursOf(clause.text).length > 0
    // 'Bookings essential, groups over 8 by email to …' says more than an address.
    const namesOccasion = /\bby e-?mail\b/i.test(clause.text)
    const isShownContact =
      statesHours ||
      (clause.role === 'contact' &&
        (namesOccasion || (isSentence(clause) && !clause.text.includes(EMAIL_PLACEHOLDER))) &&
        !/^(?:ring|call|text|phone|email|contact|message|write|want|txt|best|I am \p{Lu})/iu.test(
          clause.text,
        ) &&
        !PHONE_NUMBER.test(clause.text) &&
        wordsOf(clause.text).length >= 7)
    const isListed = (priced[index]?.prices.length ?? 0) > 1
    const bracketedText = clause.role === 'website' && !isListed ? bracketed(clause) : undefined
    if (bracketedText)
      return [
        {
          ...{ text: withFullStop(bracketedText), topic: 'prices', isSentence: true, span },
          ...{ isEntry: false, isListed: false, clauses: [index, index] },
        },
      ]
    const sideNote = withheld.has('hours') || isShownContact ? undefined : sideNoteIn(clause)
    if (sideNote)
      return [
        {
          ...{ text: sideNote, topic: 'limit', isSentence: true, span },
          ...{ isEntry: false, isListed: false, clauses: [index, index] },
        },
      ]
    if (clause.role !== 'business' && !isShownContact) return []
    const ownPrices = priced.slice(index, index + group.length)
    const isShownWhole = group.length > 1 && ownPrices.every(({ prices }) => prices.length === 0)
    const shownTogether = isShownWhole ? [group] : group.map((clause) => [clause])
    return shownTogether.flatMap((shownGroup, offset): Placed[] => {
      const [first] = shownGroup
      if (!first) return []
      // Text from which a note was cut is shown only if it is a complete sentence.
      const wasTrimmed =
        !sloppy &&
        first.kind === 'sentence' &&
        clauses.some(({ sentence, role }) => sentence === first.sentence && role !== 'business')
      const startsMidSentence = /^(?:first|second|third|then|and|or|but|so)\b/i.test(first.text)
      if (wasTrimmed && startsMidSentence && !shownGroup.some(isSentence)) return []
      // The list of prices contains the rest.
      const wording = isShownWhole ? joinClauses(group) : (ownPrices[offset]?.rest ?? '')
      const displayText = polished(
        negate(withDollars(wording, dollars), first.heading, voice),
        voice,
        first,
      )
      // '$110 hr.' is complete.
      const isPrice = /^\$\d[\d,.]* \p{L}/u.test(displayText)
      const isInstruction = INSTRUCTION.test(first.text) || listsPages(first.text)
      if (isInstruction || isAgencyNote(displayText, industry) || isFragment(displayText)) return []
      const words = shownGroup.flatMap(({ tokens }) => tokens)
      // Prices are shown however they are written.
      if (!/\$\d/.test(displayText) && isRunTogether(words, sloppy ? 'hasty' : 'careful')) return []
      if (
        displayText.length < 5 ||
        (wordsOf(displayText).length < 2 && !isPrice && !COMPLETE_WORD.test(displayText)) ||
        displayText.length > MAX_LENGTH
      )
        return []
      const isItem =
        first.kind === 'item' &&
        offers.some(({ title }) =>
          first.text.toLowerCase().startsWith(title.toLowerCase().slice(0, 20)),
        )
      const shownHours = hoursIn(first)
      const isHours =
        isShownWhole &&
        hours.length > 0 &&
        hoursOf(displayText).length > 0 &&
        isAllHours(displayText)
      const isListed =
        isHours ||
        (shownGroup.length === 1 &&
          ((shownHours.length > 0 && hours.length > 0 && isAllHours(first.text)) ||
            (isItem && first.text.length < 60) ||
            (!withheld.has('names') &&
              (listedPerson(first) !== undefined || listsPeople(first.text))) ||
            stepClauses.includes(first)))
      // 'Ready in eight working days' is the rest of a sentence whose price is in the list.
      const isPriceRemainder =
        !isShownWhole &&
        (ownPrices[offset]?.prices.length ?? 0) > 0 &&
        !/^(?:I|We|You|The|Our|My|An?|Each|Every|All|It|This|They|There)\b/.test(displayText)
      const found = topicOf(
        isShownWhole && !isHours ? first.text : displayText,
        first,
        people,
        businessClauses.indexOf(first),
      )
      const topic = isPriceRemainder && found === 'story' ? 'prices' : found
      return [
        {
          text: labelled(displayText, first),
          topic:
            isShownWhole && topic !== 'hours' && /\$\s?\d/.test(displayText) ? 'prices' : topic,
          isSentence: shownGroup.some(isSentence),
          span,
          isEntry: first.kind === 'item',
          isListed,
          clauses: isShownWhole
            ? [index, index + group.length - 1]
            : [index + offset, index + offset],
        },
      ]
    })
  })
  const wishes = requirementsIn(clauses)
  const line = bestLine(clauses, spans.headline)
  const named = inText.map(({ name }) => name)
  const isWithheld = ({ text: wording, topic }: Pick<Statement, 'text' | 'topic'>) =>
    (withheld.size > 0 && asksToWithhold(wording)) ||
    (withheld.has('prices') && /\$\s?\d/.test(wording)) ||
    (withheld.has('hours') && topic === 'hours') ||
    (withheld.has('address') && namesStreet(wording)) ||
    (withheld.has('names') && named.some((name) => wording.includes(name)))
  const joined = joinDependent(statements, clauses)
  const uniqueStatements = inPassages(
    joined.filter(
      (statement, index) =>
        !isWithheld(statement) &&
        (statement.isListed ||
          isFitStatement(inContext(statement, text, isHasty), joined.length - 1)) &&
        joined.findIndex((other) => other.text === statement.text) === index,
    ),
  )
  const shownMessages = messages.filter((text) => {
    const topic: Topic = hoursOf(text).length > 0 ? 'hours' : 'story'
    return !isWithheld({ text, topic }) && !isAgencyNote(text, industry)
  })
  const headingNotes = listed.notes.map((note): Statement => {
    const noteText = withFullStop(capitalise(tidyEnglish(note, names).trim()))
    return { ...NOTE_OF_PRICES, text: noteText }
  })
  const withAllMessages = withMessages([...uniqueStatements, ...headingNotes], shownMessages)
  const heading = clauses.find(
    (clause) =>
      clause.kind === 'item' &&
      clause.heading &&
      offers.some((offer) => clauses[offer.clause] === clause),
  )?.heading
  return {
    ...base,
    language,
    text: [
      text,
      ...listedPrices.map(({ title, price, terms }) => `${title} ${price} ${terms}`),
    ].join('\n'),
    voice,
    ...withAllMessages,
    offers,
    offerHeading:
      heading &&
      heading.length <= 32 &&
      !/^(?:then|the rest|also|other|and|plus|so|ok)\b|[-–—,]|\b(?:to|they|things|want|need|show)\b/i.test(
        heading,
      )
        ? capitalise(heading.toLowerCase().replace(/\bi\b/g, 'I'))
        : '',
    steps:
      stepClauses.length > 0
        ? stepClauses.map((clause) => capitalise(clause.text.replace(/[.]$/, '')))
        : stepsOf(withAllMessages.statements),
    figures: figuresOf(
      uniqueStatements
        .filter(({ topic }) => topic !== 'limit' && topic !== 'prices')
        .map((statement) => statement.text),
    ),
    foundingYear: sinceOf(wording),
    places: withheld.has('names')
      ? places.filter((place) => !named.some((name) => name.includes(place)))
      : places,
    hours,
    people,
    wishes,
    button: buttonLabelIn(text),
    // Prices that are listed do not need another page for the list.
    requests: normaliseTimetable(
      requestsOf(clauses, spans.requests).filter(
        ({ title }) =>
          // 'What’s going in' is a field of the form.
          !forms.some(({ fields }) =>
            fields.some((field) => comparableWords(field).startsWith(comparableWords(title))),
          ) &&
          !offers.some((offer) => offer.title.toLowerCase() === title.toLowerCase()) &&
          !clauses.some((clause) => isSentAlong(clause.text, title)) &&
          // 'Heights in cm and dates' are fields.
          !title
            .toLowerCase()
            .split(' and ')
            .every((part) => requested.includes(part)) &&
          (title.match(/,/g)?.length ?? 0) < 2 &&
          (!PRICE_LIST_REQUEST.test(title) || offers.every(({ price }) => price === '')),
      ),
      wishes,
    ),
    questions,
    quotes: withheld.has('names')
      ? quotes.map((quote) => ({ ...quote, by: 'A customer' }))
      : quotes,
    forms,
    actions: spans.actions
      .filter(({ clause }) => clauses[clause]?.role !== 'business')
      .filter(({ text: action, clause }) => !isFormAction(action, clauses[clause]))
      .flatMap((span) => span.text.trim().split(NEXT_ACTION)),
    headline:
      isRunTogether(tokensOf(line), 'hasty') || !isFitHeadline({ text: line, sloppy: isHasty })
        ? ''
        : line,
    designNotes: clauses
      .filter(
        ({ role, text: wording }) =>
          role === 'looks' || (role === 'website' && DESIGN_WORDS.test(wording)),
      )
      .map((clause) => clause.text)
      .join('. '),
    nouns: nounsOf(clauses, offers, companyName, base.industry),
    negatedWords: [...new Set([...negatedWords(clauses), ...notShownIn(clauses)])],
  }
}
