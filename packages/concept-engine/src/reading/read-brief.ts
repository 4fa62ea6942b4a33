import type { DesignBrief } from '@agency/contract/brief'
import { readClauses } from './clauses/business-clauses.ts'
import { groupClauses } from './clauses/group-clauses.ts'
import { inContext, isFitEntry, isFitStatement } from './clauses/publishable.ts'
import { spansOf } from './clauses/spans.ts'
import {
  contactsOf,
  namesStreet,
  refusedContacts,
  withoutAddresses,
  withoutPostBox,
} from './contacts/contact.ts'
import { withWrittenAddresses } from './contacts/spoken-email.ts'
import { withPhoneDigits } from './contacts/spoken-phone.ts'
import { withoutShouting } from './english/capitals.ts'
import { readForeignText } from './english/foreign.ts'
import { languageOf } from './english/language.ts'
import { nounsOf } from './english/nouns.ts'
import { capitalise, cleanText } from './english/sentences.ts'
import { isSloppy } from './english/sloppy.ts'
import { withStopsInRuns } from './english/stops.ts'
import { tidyEnglish } from './english/tidy.ts'
import { tokensOf } from './english/tokens.ts'
import type { Facts, Statement, Topic } from './facts.ts'
import { personToAskFor } from './forms/ask-for.ts'
import { describedForms } from './forms/described-forms.ts'
import { fitFields, withoutOtherWishes } from './forms/fit-fields.ts'
import { formLists, saysWhoWants } from './forms/form-lists.ts'
import { isFormAction, type RequestedForm, requestedFormsOf } from './forms/requested-forms.ts'
import { withAllFields } from './forms/whole-forms.ts'
import { readIndustry } from './industry.ts'
import { normalise, withoutSlips } from './normalise.ts'
import {
  fitOffers,
  withoutPlaces,
  withoutSharedVerb,
  withQuantities,
  withTheirCustomers,
  withWholeNames,
} from './offers/fit-offers.ts'
import { offerHeading } from './offers/offer-heading.ts'
import { offersOf } from './offers/offers.ts'
import { customerQuotesIn } from './people/customer-quotes.ts'
import { withNameCapitals, withOwnerNamed } from './people/owner.ts'
import { introducedPeople, listedPeople, peopleInClause } from './people/people.ts'
import { coverageOf, listedArea } from './places/coverage.ts'
import { isLocality, townInName } from './places/known-places.ts'
import { placesOf } from './places/places.ts'
import { writesDollars } from './prices/amounts.ts'
import { withAmountsInRuns } from './prices/amounts-in-runs.ts'
import { withCompletePrice, withTaxInPrice } from './prices/complete-prices.ts'
import { withoutDonationAmounts } from './prices/donations.ts'
import { withEntriesApart } from './prices/labelled-amounts.ts'
import { listedPricesIn, offersInOrder } from './prices/listed-prices.ts'
import { asksForCalculation, withoutPriceWishes } from './prices/price-wishes.ts'
import { pricedClauses } from './prices/priced-clauses.ts'
import { pricesFrom } from './prices/priced-spans.ts'
import { withTextTables } from './prices/text-tables.ts'
import { redactConfidential, withSecretsApart } from './privacy/confidential-text.ts'
import { asksToWithhold, shownContacts, withheldIn } from './privacy/withheld.ts'
import { isAgencyNote } from './statements/agency-notes.ts'
import { withoutLeftOut } from './statements/agency-remarks.ts'
import { bestLine } from './statements/best-line.ts'
import { isCertainFact } from './statements/certain-facts.ts'
import { credentialsIn } from './statements/credentials.ts'
import { breaksOff, repeats } from './statements/cut-statements.ts'
import { figuresOf, sinceOf } from './statements/figures.ts'
import { answerForVisitors, termsForVisitors } from './statements/for-visitors.ts'
import { mainMessages, withMessageRoles, withMessages } from './statements/main-message.ts'
import { inPassages, isElliptical, joinDependent } from './statements/passages.ts'
import { placedStatements } from './statements/placed-statements.ts'
import { questionsIn } from './statements/questions.ts'
import { withPlainRefusals } from './statements/refusal-wordings.ts'
import {
  isUnwantedAction,
  negatedPhrases,
  negatedWords,
  notShownIn,
  refusedPictures,
  withoutRefused,
} from './statements/refusals.ts'
import { sectionHeading } from './statements/section-headings.ts'
import { isRunTogether } from './statements/statements.ts'
import { listedSteps, stepsOf } from './statements/steps.ts'
import { hoursOf } from './time/hours.ts'
import { openingHours, withEmergencies } from './time/opening-hours.ts'
import { schedulesIn } from './time/schedules.ts'
import { timetableIn } from './time/timetables.ts'
import { onlyShowsDates } from './wishes/calendar-wishes.ts'
import { designNotesIn } from './wishes/design-notes.ts'
import { downloadsIn, offersFiles } from './wishes/downloads.ts'
import { withLoginWords } from './wishes/members-area.ts'
import { asksForNotice, isOfFunction, pageFunctions } from './wishes/page-functions.ts'
import { photosIn } from './wishes/photo-subjects.ts'
import { requestsOf } from './wishes/requests.ts'
import { answeredRequests, shownRequests } from './wishes/shown-requests.ts'
import { buttonLabelIn, requirementsIn } from './wishes/wishes.ts'

/** 'Not for hire: towing to Cape York': where a business does not work. */
const REFUSES_WORK =
  /^(?:not? (?!far\b)|never\b|sorry,? no\b|(?:we|I) (?:don’t|do not|can’t|cannot|won’t) )/i

/** 'In the Town Centre' is no town. */
const CENTRE = /^(?:Town|City|Shopping|Civic|Medical|Community|Health) Cent(?:re|er)$/
/** 'Freight is $25 flat to Melbourne and Sydney': where parcels go is not where the business is. */
const SENDS_PARCELS =
  /\b(?:freight|shipping(?! containers?)|postage|couriers?|(?:we|I) (?:ship|post|courier|freight)|(?:shipped|posted|couriered) (?:to|anywhere|australia))\b/i

/** '$300 more if' breaks off. */
const TRUNCATED_END = /\s(?:if|for|when|with|and|or|to|of|in|on|at|by|etc\.?)$/i

/** 'Book and also order repeat scripts' are two actions. */
const NEXT_ACTION =
  /\s(?:and|or)\s(?:also\s|then\s)?(?=(?:book|order|request|buy|join|apply|register|pay|send|ask|add|list)\s)/iu

/**
 * 'He was a stonemason at a yard in Hindmarsh', 'had my own shop in Booval till the flood': where a
 * person or the business was is not where it is.
 */
const PERSONAL_PAST =
  /\b(?:did|served) (?:my|his|her|our|their) (?:time|trade|apprenticeship|training|degree)\b|\b(?:he|she|I|my \p{L}+) (?:was|worked|trained|served|spent|started|began|grew up|came|come (?=from|out|over|here|down|up)|learned|learnt|apprenticed|moved|got into)\b|\b(?:had|ran|owned|used to (?:have|run|own|be)) (?:my|our|an?|the) [^.,;]*\b(?:till?|until)\b|\bused to (?:have|run|own|be)\b/iu

const CREDENTIAL_STATEMENT: Omit<Statement, 'text'> = {
  ...{ topic: 'proof', isSentence: false, span: [0, 0] },
  ...{ isEntry: false, isListed: false, heading: '' },
}
/** Reads a brief: its description of up to 2,000 characters and the other fields of the form. */
export function readBrief(submitted: DesignBrief): Facts {
  const normalised = {
    ...submitted,
    mainGoal: withSecretsApart(
      withStopsInRuns(
        withAmountsInRuns(
          withLoginWords(
            withWrittenAddresses(
              withPhoneDigits(withoutLeftOut(withoutShouting(submitted.mainGoal))),
            ),
          ),
        ),
      ),
    ),
  }
  // A stop in a run of words may stand between a thing and the request to keep it off the page.
  const withheld = new Set([...withheldIn(normalised.mainGoal), ...withheldIn(submitted.mainGoal)])
  const open = normalise(redactConfidential(normalised.mainGoal, [normalised.companyName]))
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
    stepHeading: '',
    wishes: [],
    button: '',
    requests: [],
    questions: [],
    quotes: [],
    forms: [],
    photos: [],
    firstPicture: '',
    refusedPictures: [],
    describedForms: [],
    calculator: undefined,
    downloads: [],
    membersArea: undefined,
    notices: [],
    lists: [],
    timetables: [],
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
  const body = withoutPostBox(brief.mainGoal)
  // A schedule is shown line by line, and so only if nothing in its lines is withheld.
  const { schedules, rest: unscheduled } =
    withheld.size > 0 ? { schedules: [], rest: body } : schedulesIn(body)
  const listed = listedPricesIn(
    withTextTables(withEntriesApart(withoutPriceWishes(withPlainRefusals(unscheduled)))),
    names,
    isHasty,
  )
  const { text, messages, stressed } = mainMessages(
    withOwnerNamed(
      withNameCapitals(withoutSlips(tidyEnglish(listed.rest, names)), companyName),
      companyName,
    ),
  )
  const { quotes, rest: unquoted } = customerQuotesIn(text)
  const { questions: asked, rest: unasked } = questionsIn(unquoted)
  const { timetable: playingTimes, rest } = timetableIn(unasked)
  const tidied = (wording: string) => capitalise(tidyEnglish(wording, names).trim())
  const timetables = [
    ...schedules.map(({ heading, rows }) => ({
      heading: tidied(heading.replace(/\p{Lu}[\p{Lu}’']{3,}/gu, (word) => word.toLowerCase())),
      rows: rows.map(tidied),
    })),
    ...(playingTimes ? [playingTimes] : []),
  ]
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
      .filter(
        ({ role, text }) =>
          (role === 'business' || role === 'contact') &&
          !isAgencyNote(text, industry) &&
          !REFUSES_WORK.test(text) &&
          !SENDS_PARCELS.test(text),
      )
      // 'I have tuned pianos around Adelaide for 41 years, he came from Brno'
      .map(({ text }) => text.slice(0, PERSONAL_PAST.exec(text)?.index))
      .join('\n'),
  ).filter(
    (place) =>
      !CENTRE.test(place) &&
      !(place.includes(' ') && companyName.startsWith(place) && !isLocality(place)),
  )
  const onList = [
    ...clauses.flatMap(listedPeople),
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
  // Brackets mostly hold remarks: 'RTO (number pending, I’ll send)'.
  const spoken = wording.replace(/\([^()]*\)/g, '')
  const voice =
    (spoken.match(/\b(?:I|I’m|my)\b/g)?.length ?? 0) >
    (spoken.match(/\b(?:we|we’re|our|us)\b/gi)?.length ?? 0)
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
    .map((offer) => {
      const { kind = 'item', heading = '' } = clauses[offer.clause] ?? {}
      const group = kind === 'sentence' ? sectionHeading(heading, companyName) : ''
      return group === '' || offer.price === '' ? offer : { ...offer, group }
    })
    .map(withCompletePrice)
    .map(withTaxInPrice)
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
  ]
    .toSorted((a, b) => confidenceOf(b) - confidenceOf(a))
    .map((form) => ({ ...form, fields: fitFields(form.fields) }))
    .filter(({ title, fields }) => title !== '' || fields.length > 0)
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
      : described.forms.map((form) =>
          withAllFields({ ...form, fields: [...withoutOtherWishes(form.fields)] }, fullForms),
        )
  const statements = placedStatements(groups, {
    ...{ text, clauses, priced, offers, hours, people, stepClauses },
    ...{ withheld, industry, companyName, voice, dollars, sloppy },
  })
  const requirements = requirementsIn(clauses).filter(
    (wish) => !isOfFunction(wish, functions) && !onlyShowsDates(wish, text),
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
        !breaksOff(statement.text) &&
        (statement.isListed ||
          statement.heading !== '' ||
          statement.topic === 'person' ||
          isCertainFact(statement.text) ||
          isElliptical(statement.text) ||
          isFitStatement(inContext(statement, text, isHasty))) &&
        joined.findIndex((other) => other.text === statement.text) === index &&
        // 'Never a fee.' beside '… for a donation, never a fee.'
        !joined.some((other) => other !== statement && repeats(other.text, statement.text)),
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
  const missingCredentials = credentialsIn(brief.mainGoal)
    .filter(
      ({ number }) =>
        !withAllMessages.statements.some(({ text }) => text.includes(number)) &&
        !people.some(({ name, role }) => `${name} ${role}`.includes(number)),
    )
    .map(({ text }): Statement => ({ ...CREDENTIAL_STATEMENT, text }))
  const ownTown =
    places.find((place) => companyName.endsWith(` ${place}`)) ?? townInName(companyName)
  // 'Tempus Ballarat' is in Ballarat, wherever else it works.
  // 'First with my uncle in Castelfidardo, then here in Pascoe Vale South'
  const nearest = ownTown || places.find((place) => text.includes(`here in ${place}`))
  const allPlaces = nearest ? [nearest, ...places.filter((place) => place !== nearest)] : places
  const shownPlaces = withheld.has('names')
    ? allPlaces.filter((place) => !named.some((name) => name.includes(place)))
    : allPlaces
  return {
    ...base,
    language,
    text: [
      text,
      ...listed.prices.map(({ title, price, terms }) => `${title} ${price} ${terms}`),
    ].join('\n'),
    voice,
    ...withAllMessages,
    statements: [...withAllMessages.statements, ...missingCredentials],
    offers,
    offerHeading: offerHeading(clauses, offers),
    steps:
      stepClauses.length > 0
        ? stepClauses.map((clause) => capitalise(clause.text.replace(/[.]$/, '')))
        : stepsOf(withAllMessages.statements),
    stepHeading: sectionHeading(stepClauses[0]?.heading ?? '', companyName),
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
    timetables: withheld.has('hours') ? [] : timetables,
    people,
    ...photosIn(rest, withheld.has('names')),
    refusedPictures: refusedPictures(submitted.mainGoal),
    wishes,
    button: buttonLabelIn(text),
    requests: shownRequests(
      [
        ...answeredRequests(functions.answered, questions.length),
        ...requestsOf(clauses, spans.requests),
      ],
      {
        ...{ text, clauses, offers, forms: fullForms, described, functions, downloads, wishes },
        ...{ describedForms: describedOnes, timetables },
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
    negatedWords: [
      ...new Set([
        ...negatedWords(clauses),
        ...notShownIn(clauses),
        ...refusedPictures(submitted.mainGoal),
      ]),
    ],
  }
}
