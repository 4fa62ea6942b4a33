import type { DesignBrief } from '@agency/contract/brief'
import { writesDollars } from './amounts.ts'
import { personToAskFor } from './ask-for.ts'
import { bestLine } from './best-line.ts'
import { readClauses } from './business-clauses.ts'
import { withCertainAmounts } from './certain-amounts.ts'
import { withCompletePrice } from './complete-prices.ts'
import { redactConfidential } from './confidential-text.ts'
import { contactsOf, namesStreet, refusedContacts, withoutAddresses } from './contact.ts'
import { coverageOf, listedArea } from './coverage.ts'
import { customerQuotesIn } from './customer-quotes.ts'
import { describedForms } from './described-forms.ts'
import { designNotesIn } from './design-notes.ts'
import { withoutDonationAmounts } from './donations.ts'
import { downloadsIn, offersFiles } from './downloads.ts'
import type { Facts, Statement, Topic } from './facts.ts'
import { figuresOf, sinceOf } from './figures.ts'
import {
  fitOffers,
  withoutPlaces,
  withoutSharedVerb,
  withQuantities,
  withTheirCustomers,
  withWholeNames,
} from './fit-offers.ts'
import { answerForVisitors, termsForVisitors } from './for-visitors.ts'
import { readForeignText } from './foreign.ts'
import { formLists, saysWhoWants } from './form-lists.ts'
import { groupClauses } from './group-clauses.ts'
import { withoutHastyAsides } from './hasty-asides.ts'
import { hoursOf } from './hours.ts'
import { readIndustry } from './industry.ts'
import { languageOf } from './language.ts'
import { listedPricesIn, offersInOrder } from './listed-prices.ts'
import { mainMessages, withMessageRoles, withMessages } from './main-message.ts'
import { withLoginWords } from './members-area.ts'
import { nounsOf } from './nouns.ts'
import { withNumberedLines } from './numbered-lines.ts'
import { offerHeading } from './offer-heading.ts'
import { offersOf } from './offers.ts'
import { openingHours, withEmergencies } from './opening-hours.ts'
import { withOwnerNamed } from './owner.ts'
import { asksForNotice, isOfFunction, pageFunctions } from './page-functions.ts'
import { inPassages, joinDependent } from './passages.ts'
import { introducedPeople, listedPerson, peopleInClause } from './people.ts'
import { photoSubjectsIn } from './photo-subjects.ts'
import { placedStatements } from './placed-statements.ts'
import { placesOf } from './places.ts'
import { asksForCalculation, withoutPriceWishes } from './price-wishes.ts'
import { pricedClauses } from './priced-clauses.ts'
import { pricesFrom } from './priced-spans.ts'
import { inContext, isFitEntry, isFitStatement } from './publishable.ts'
import { questionsIn } from './questions.ts'
import { withPlainRefusals } from './refusal-wordings.ts'
import {
  isUnwantedAction,
  negatedPhrases,
  negatedWords,
  notShownIn,
  withoutRefused,
} from './refusals.ts'
import { isFormAction, type RequestedForm, requestedFormsOf } from './requested-forms.ts'
import { requestsOf } from './requests.ts'
import { capitalise, cleanText } from './sentences.ts'
import { answeredRequests, shownRequests } from './shown-requests.ts'
import { withSlashedPlaces } from './slashed-places.ts'
import { isSloppy } from './sloppy.ts'
import { spansOf } from './spans.ts'
import { withWrittenAddresses } from './spoken-email.ts'
import { withPhoneDigits } from './spoken-phone.ts'
import { isAgencyNote, isRunTogether } from './statements.ts'
import { listedSteps, stepsOf } from './steps.ts'
import { withStopsInRuns } from './stops.ts'
import { withTextTables } from './text-tables.ts'
import { tidyEnglish } from './tidy.ts'
import { timetableIn, weekProgrammeIn } from './timetables.ts'
import { tokensOf } from './tokens.ts'
import { buttonLabelIn, requirementsIn } from './wishes.ts'
import { asksToWithhold, shownContacts, withheldIn } from './withheld.ts'

/** '$300 more if' breaks off. */
const TRUNCATED_END = /\s(?:if|for|when|with|and|or|to|of|in|on|at|by|etc\.?)$/i

/** 'Book and also order repeat scripts' are two actions. */
const NEXT_ACTION =
  /\s(?:and|or)\s(?:also\s|then\s)?(?=(?:book|order|request|buy|join|apply|register|pay|send|ask|add|list)\s)/iu

/** 'Her son Couldn’t get in', 'a 35-minute inside our area', 'a ruff price' */
const withoutSlips = (text: string) =>
  text
    .replace(
      /(?<=\p{Ll} )(?:Could|Would|Did|Does|Is|Was|Has|Had|Should|Are|Were|Have|Do|Ca|Wo)n[’']t\b/gu,
      (verb) => verb.toLowerCase(),
    )
    .replace(/(\d)-minute (?=(?:inside|outside|within|once|unless|until|when)\b)/g, '$1 minutes ')
    .replace(/\b(?:a )?ruff (?=(?:price|idea|guide|quote|cost|estimate)\b)/gi, 'a rough ')
/**
 * 'He was a stonemason at a yard in Hindmarsh', 'had my own shop in Booval till the flood': where a
 * person or the business was is not where it is.
 */
const PERSONAL_PAST =
  /\b(?:did|served) (?:my|his|her|our|their) (?:time|trade|apprenticeship|training|degree)\b|\b(?:he|she|I|my \p{L}+) (?:was|worked|trained|served|spent|grew up|came|come|learned|learnt|apprenticed|moved|got into)\b|\b(?:had|ran|owned|used to (?:have|run|own|be)) (?:my|our|an?|the) [^.,;]*\b(?:till?|until)\b|\bused to (?:have|run|own|be)\b/iu

/** 'Maybe show where I am this week? Simple calendar.' is no calendar to book in. */
const SHOWS_WHERE =
  /\bwhere (?:I|we)(?:’m|’re| am| are| will be|’ll be)\b[^.]*\b(?:week|day|today|month)\b/i
const BARE_CALENDAR =
  /^(?:an? )?(?:(?:simple|little|small|basic|just) )*(?:an? )?calendar\b[^,]{0,12}$/i

/** A calendar of somebody who takes no bookings shows what is on. */
const TAKES_BOOKINGS =
  /\b(?:book(?:ing|ings|ed)?|hire|reserv\p{L}*|availab\p{L}*|vacan\p{L}*|appointments?|(?:free|spare|open) (?:days?|dates?|slots?))\b/iu
const NO_DAYS_TO_CHOOSE = /^(?!.*\b(?:availab|free|choose|pick|book|slots?)).*\bcalendars?\b/i

/** Reads a brief: its description of up to 2,000 characters and the other fields of the form. */
export function readBrief(submitted: DesignBrief): Facts {
  const normalised = {
    ...submitted,
    mainGoal: withStopsInRuns(
      withLoginWords(withWrittenAddresses(withPhoneDigits(submitted.mainGoal))),
    ),
  }
  const withheld = withheldIn(normalised.mainGoal)
  const open = withNumberedLines(
    withSlashedPlaces(
      withCertainAmounts(
        withoutHastyAsides(redactConfidential(normalised.mainGoal, [normalised.companyName])),
      ),
    ),
  )
    // '1–5 sheep → $28 each'
    .replace(/ (?:→|⇒|➔|➜) /g, ' – ')
    .replace(/(?<!\babout )(\$\d[\d,]*)[ -]?ish\b/gi, 'about $1')
  const brief = { ...normalised, mainGoal: withheld.has('address') ? withoutAddresses(open) : open }
  const cleaned = cleanText(brief.mainGoal)
  const language = languageOf(cleaned)
  const companyName = cleanText(brief.companyName).replace(/\s+/g, ' ').trim()
  const industry = readIndustry(brief.industry, companyName, language === 'en')
  const base = {
    companyName,
    businessType: brief.businessType,
    industry,
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
    photos: [],
    describedForms: [],
    calculator: undefined,
    downloads: [],
    membersArea: undefined,
    notices: [],
    lists: [],
    timetable: undefined,
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
      coverage: '',
      listedArea: '',
      askFor: '',
      hours: hoursOf(cleaned),
      people: [],
    }
  }
  // A trade called 'bush regen' by the client keeps that spelling.
  const names = [companyName, industry]
  // As it was submitted; tidied text has more punctuation.
  const isHasty = isSloppy(brief.mainGoal)
  // A programme is shown line by line, and so only if nothing in its lines is withheld.
  const { programme, rest: unscheduled } =
    withheld.size > 0
      ? { programme: undefined, rest: brief.mainGoal }
      : weekProgrammeIn(brief.mainGoal)
  const listed = listedPricesIn(
    withTextTables(withoutPriceWishes(withPlainRefusals(unscheduled))),
    names,
    isHasty,
  )
  const { text, messages, stressed } = mainMessages(
    withOwnerNamed(withoutSlips(tidyEnglish(listed.rest, names)), companyName),
  )
  const { quotes, rest: unquoted } = customerQuotesIn(text)
  const { questions: asked, rest: unasked } = questionsIn(unquoted)
  const { timetable: playingTimes, rest } = timetableIn(unasked)
  const tidied = (wording: string) => capitalise(tidyEnglish(wording, names).trim())
  const timetable = programme
    ? { heading: tidied(programme.heading), rows: programme.rows.map(tidied) }
    : playingTimes
  const questions = asked.map(({ title, answer }) => ({ title, answer: answerForVisitors(answer) }))
  const described = describedForms(rest, brief.mainGoal)
  const clauses = withMessageRoles(
    readClauses(withoutDonationAmounts(rest), companyName),
    messages,
  ).map((clause) =>
    described.sentences.some((sentence) => sentence.includes(clause.text)) ||
    offersFiles(clause) ||
    asksForNotice(clause.sentence)
      ? { ...clause, role: 'website' as const }
      : clause,
  )
  const businessClauses = clauses.filter(({ role }) => role === 'business')
  const wording = businessClauses.map((clause) => clause.text).join('\n')
  const places = placesOf(
    clauses
      .filter(({ role }) => role === 'business' || role === 'contact')
      // 'I have tuned pianos around Adelaide for 41 years, he came from Brno'
      .map(({ text }) => text.slice(0, PERSONAL_PAST.exec(text)?.index))
      .join('\n'),
  )
  const onList = [
    ...clauses.flatMap((clause) => listedPerson(clause) ?? []),
    ...clauses.flatMap(({ text }) => introducedPeople(text)),
  ]
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
  const functions = pageFunctions(rest)
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
  const priced = pricedClauses(clauses, bySpans, { stepClauses, dollars, sloppy, text })
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
  const notRefused = withoutRefused(found, refusedPhrases)
  const offers = withQuantities(
    withoutSharedVerb(
      withWholeNames(
        withoutPlaces(fitOffers(withTheirCustomers(notRefused, clauses), clauses, text), places),
      ),
      text,
    ),
  )
    .map((offer) => ({
      ...offer,
      title: capitalise(offer.title.replace(/^(?:and|or|also|plus) (?=\p{L})/iu, '')),
      price: offer.price.replace(TRUNCATED_END, '').replace(/(?<=\d) \+$/, '+'),
      terms: offer.terms === '' ? '' : termsForVisitors(offer.terms),
    }))
    .map(withCompletePrice)
    .map((offer) => (withheld.has('prices') ? { ...offer, price: '', terms: '' } : offer))
    .filter(
      ({ title, clause }) =>
        !people.some(({ name }) => title.includes(name)) &&
        // 'Artists: Imo (botanical) / Dez (trad)'
        introducedPeople(clauses[clause]?.text ?? '').length === 0,
    )
  const hours = withheld.has('hours') ? [] : withEmergencies(openingHours(clauses), unquoted)
  const foundForms = requestedFormsOf(clauses, spans.requests, spans.actions).map((form) =>
    saysWhoWants(form.title) ? { ...form, title: '' } : form,
  )
  const shareFields = (form: RequestedForm, other: RequestedForm) =>
    form.fields.filter((field) => other.fields.includes(field)).length >= 2
  // A list has the fields, and the words before it may have the name of the form.
  const listedForms = formLists(clauses).map((form) => ({
    ...form,
    title: form.title || (foundForms.find((other) => shareFields(form, other))?.title ?? ''),
  }))
  // Fields in a list are more reliable than fields that were found individually.
  const confidenceOf = (form: RequestedForm) =>
    form.fields.length + (listedForms.includes(form) ? 2 : 0)
  const forms = [
    ...listedForms.filter(
      ({ fields }) => !fields.some((field) => /^pages? (?:for|about|on)\b/i.test(field)),
    ),
    // The same fields, found one by one, may belong to two lists.
    ...foundForms
      .filter((form) => !listedForms.some((listed) => shareFields(listed, form)))
      .map((form) => ({
        ...form,
        fields: form.fields.filter((field) => isFitEntry('field', field, text)),
      })),
  ].toSorted((a, b) => confidenceOf(b) - confidenceOf(a))
  // 'Of wasps', 'to show', 'which would': words of a sentence that is no list of fields
  const isPartOfSentence = (field: string) =>
    /^(?:of|to|for|with|by|be|that) \p{L}|^(?:which|what) (?:would|is|was)$/iu.test(field)
  const fullForms = forms.filter(({ fields }) => fields.filter(isPartOfSentence).length < 2)
  // A form for others stands beside the main one, which another reader may have found.
  const main = fullForms.find(
    ({ fields }) =>
      fields.length >= 2 &&
      !described.forms.some((other) => other.fields.some((field) => fields.includes(field))),
  )
  const describedOnes =
    main && described.forms.length > 0 && described.forms.every(({ title }) => /^For /.test(title))
      ? [main, ...described.forms]
      : described.forms
  const statements = placedStatements(groups, {
    ...{ text, clauses, priced, offers, hours, people, stepClauses },
    ...{ withheld, industry, voice, dollars, sloppy },
  })
  const requirements = requirementsIn(clauses).filter(
    (wish) =>
      !isOfFunction(wish, functions) &&
      !(
        wish.purpose === 'calendar' &&
        (SHOWS_WHERE.test(text) || !TAKES_BOOKINGS.test(text)) &&
        (BARE_CALENDAR.test(wish.text) || NO_DAYS_TO_CHOOSE.test(wish.text))
      ),
  )
  const downloads = downloadsIn(clauses)
  const wishes =
    asksForCalculation(brief.mainGoal) &&
    !requirements.some(({ purpose }) => purpose === 'calculator')
      ? [...requirements, { purpose: 'calculator' as const, negated: false, text: '' }]
      : requirements
  const headline = bestLine(
    clauses,
    spans.headline,
    (line) => !isRunTogether(tokensOf(line), 'hasty'),
  )
  const named = inText.map(({ name }) => name)
  const isOnNotice = (wording: string) =>
    functions.notices.some(
      ({ title }) => title !== '' && wording.toLowerCase().startsWith(title.toLowerCase()),
    )
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
        !isOnNotice(statement.text) &&
        (statement.isListed ||
          isFitStatement(inContext(statement, text, isHasty), joined.length - 1)) &&
        joined.findIndex((other) => other.text === statement.text) === index,
    ),
    text,
  )
  const shownMessages = messages.filter((text) => {
    const topic: Topic = hoursOf(text).length > 0 ? 'hours' : 'story'
    return !isWithheld({ text, topic }) && !isAgencyNote(text, industry)
  })
  const withAllMessages = withMessages(
    [...uniqueStatements, ...listed.notes],
    shownMessages,
    stressed,
  )
  const shownPlaces = withheld.has('names')
    ? places.filter((place) => !named.some((name) => name.includes(place)))
    : places
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
    offerHeading: offerHeading(clauses, offers),
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
    places: shownPlaces,
    coverage: coverageOf(text),
    listedArea: listedArea(text, shownPlaces),
    askFor: withheld.has('names') ? '' : personToAskFor(text),
    hours,
    timetable: withheld.has('hours') ? undefined : timetable,
    people,
    photos: withheld.has('names') ? [] : photoSubjectsIn(rest),
    wishes,
    button: buttonLabelIn(text),
    requests: shownRequests(
      [
        ...answeredRequests(functions.answered, questions.length),
        ...requestsOf(clauses, spans.requests),
      ],
      {
        ...{ text, clauses, offers, forms: fullForms, described, functions, downloads, wishes },
        ...{ describedForms: describedOnes, hasTimetable: timetable !== undefined },
        hasQuotes: quotes.length > 0,
      },
    ),
    questions,
    quotes: withheld.has('names')
      ? quotes.map((quote) => ({ ...quote, by: 'A customer' }))
      : quotes,
    forms: fullForms,
    describedForms: describedOnes,
    calculator: described.calculator,
    downloads,
    membersArea: functions.membersArea,
    notices: functions.notices,
    lists: functions.lists,
    actions: spans.actions
      .filter(({ clause }) => clauses[clause]?.role !== 'business')
      .filter(({ text: action, clause }) => !isFormAction(action, clauses[clause]))
      .filter(({ text: action, clause }) => !isUnwantedAction(action, clauses, clause))
      .flatMap((span) => span.text.trim().split(NEXT_ACTION)),
    headline,
    designNotes: designNotesIn(clauses),
    nouns: nounsOf(clauses, offers, companyName, base.industry),
    negatedWords: [...new Set([...negatedWords(clauses), ...notShownIn(clauses)])],
  }
}
