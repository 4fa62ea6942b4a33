import type { DesignBrief } from '@agency/contract/brief'
import { writesDollars } from './amounts.ts'
import { bestLine } from './best-line.ts'
import { readClauses } from './business-clauses.ts'
import { redactConfidential } from './confidential-text.ts'
import { contactsOf, namesStreet, refusedContacts, withoutAddresses } from './contact.ts'
import { customerQuotesIn } from './customer-quotes.ts'
import type { Facts, Statement, Topic } from './facts.ts'
import { figuresOf, sinceOf } from './figures.ts'
import { answerForVisitors, termsForVisitors } from './for-visitors.ts'
import { readForeignText } from './foreign.ts'
import { formLists } from './form-lists.ts'
import { groupClauses } from './group-clauses.ts'
import { hoursOf } from './hours.ts'
import { languageOf } from './language.ts'
import { listedPricesIn, offersInOrder } from './listed-prices.ts'
import { mainMessages, withMessages } from './main-message.ts'
import { isSentAlong } from './named-pages.ts'
import { nounsOf } from './nouns.ts'
import { offersOf } from './offers.ts'
import { openingHours } from './opening-hours.ts'
import { inPassages, joinDependent } from './passages.ts'
import { listedPerson, peopleInClause } from './people.ts'
import { placedStatements } from './placed-statements.ts'
import { placesOf } from './places.ts'
import { pricedClauses } from './priced-clauses.ts'
import { pricesFrom } from './priced-spans.ts'
import { inContext, isFitHeadline, isFitStatement } from './publishable.ts'
import { questionsIn } from './questions.ts'
import { negatedPhrases, negatedWords, notShownIn, withoutRefused } from './refusals.ts'
import { isFormAction, type RequestedForm, requestedFormsOf } from './requested-forms.ts'
import { requestsOf } from './requests.ts'
import { capitalise, cleanText } from './sentences.ts'
import type { Request } from './site-content.ts'
import { isSloppy } from './sloppy.ts'
import { spansOf } from './spans.ts'
import { withWrittenAddresses } from './spoken-email.ts'
import { withPhoneDigits } from './spoken-phone.ts'
import { isAgencyNote, isRunTogether } from './statements.ts'
import { listedSteps, stepsOf } from './steps.ts'
import { tidyEnglish } from './tidy.ts'
import { tokensOf } from './tokens.ts'
import { buttonLabelIn, type Requirement, requirementsIn } from './wishes.ts'
import { asksToWithhold, shownContacts, withheldIn } from './withheld.ts'

const VAGUE_INDUSTRY =
  /^(?:other|none|n\/?a|general|misc(?:ellaneous)?|various|business|services?|-+|unknown|not sure)$/i
/** Notes about the website's appearance. */
const DESIGN_WORDS = /\b(?:dark|light|colou?rs?|background|black|white)\b/i

/** '$300 more if' breaks off. */
const TRUNCATED_END = /\s(?:if|for|when|with|and|or|to|of|in|on|at|by)$/i

/** 'Book and also order repeat scripts' are two actions. */
const NEXT_ACTION =
  /\s(?:and|or)\s(?:also\s|then\s)?(?=(?:book|order|request|buy|join|apply|register|pay|send|ask|add|list)\s)/iu

/** 'Fee table', 'price list by piece': requests for a list of prices. */
const PRICE_LIST_REQUEST =
  /^what it costs$|^(?:full |our |the )?(?:prices?|fees?|rates?|costs?)(?:[ -](?:list|table|schedule|guide|card|sheet)s?)?(?: by \p{L}+)?$/iu

/** 'What’s going in?' and 'what is going in' alike. */
const comparableWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/’s\b/g, ' is')
    .replace(/[^\p{L} ]/gu, '')
    .trim()
/** A timetable gets a place on the page however it is requested. */
const normaliseTimetable = (requests: Request[], wishes: readonly Requirement[]): Request[] =>
  wishes.some(
    ({ purpose, negated, text }) =>
      purpose === 'timetable' && !negated && !/\b(?:won’t|can’t|cannot|don’t|not|no)\b/i.test(text),
  ) && !requests.some(({ title, format }) => format === 'dates' || /time|schedule/i.test(title))
    ? [...requests, { title: 'Timetable', format: 'dates', topics: [], text: '' }]
    : requests

/** 'He was a stonemason at a yard in Hindmarsh': where a person was is not where the business is. */
const PERSONAL_PAST =
  /\b(?:he|she|I|my \p{L}+) (?:was|worked|trained|served|spent|grew up|came|come|learned|learnt|apprenticed|moved|got into)\b/iu

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
  // As it was submitted; tidied text has more punctuation.
  const isHasty = isSloppy(brief.mainGoal)
  const listed = listedPricesIn(brief.mainGoal, names, isHasty)
  const { text, messages } = mainMessages(tidyEnglish(listed.rest, names))
  const { quotes, rest: unquoted } = customerQuotesIn(text)
  const { questions: asked, rest } = questionsIn(unquoted)
  const questions = asked.map(({ title, answer }) => ({ title, answer: answerForVisitors(answer) }))
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
  const priced = pricedClauses(clauses, bySpans, { stepClauses, dollars, sloppy })
  const inClauses = offersOf(clauses, priced, companyName, places, [
    ...spans.offers,
    ...spans.headline,
  ])
  const listedTitles = new Set(listed.prices.map(({ title }) => title.toLowerCase()))
  const found = offersInOrder(
    listed.prices,
    inClauses.filter(({ title }) => !listedTitles.has(title.toLowerCase())),
    brief.mainGoal.toLowerCase(),
  )
  const offers = withoutRefused(found, refusedPhrases)
    .map((offer) => ({
      ...offer,
      price: offer.price.replace(TRUNCATED_END, ''),
      terms: offer.terms === '' ? '' : termsForVisitors(offer.terms),
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
  const statements = placedStatements(groups, {
    ...{ text, clauses, priced, offers, hours, people, stepClauses },
    ...{ withheld, industry, voice, dollars, sloppy },
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
  const withAllMessages = withMessages([...uniqueStatements, ...listed.notes], shownMessages)
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
      ...listed.prices.map(({ title, price, terms }) => `${title} ${price} ${terms}`),
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
