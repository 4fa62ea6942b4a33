import type { DesignBrief } from '@agency/contract/brief'
import { withDollars, writesDollars } from './amounts.ts'
import { formsOf } from './asked-forms.ts'
import { bestLine } from './best-line.ts'
import { type Clause, clausesOf, isSentence, isSloppy } from './clauses.ts'
import { contactsOf, namesStreet, refusedContacts } from './contact.ts'
import type { Facts, Statement } from './facts.ts'
import { figuresOf, sinceOf } from './figures.ts'
import { formLists, listsForm } from './form-lists.ts'
import { coversHours, hoursOf, isAllHours, isOfAll, type OpeningHours, sharesDay } from './hours.ts'
import { type Language, languageOf } from './language.ts'
import { nounsOf } from './nouns.ts'
import { type Offer, offersOf } from './offers.ts'
import { type NamedPerson, peopleOf } from './people.ts'
import { placesOf } from './places.ts'
import { pricesFrom } from './priced-spans.ts'
import { type Priced, pricesOf } from './prices.ts'
import { questionsIn } from './questions.ts'
import { requestsOf } from './requests.ts'
import { capitalise, cleanText, HELD_ADDRESS, sentencesOf, withStop, wordsOf } from './sentences.ts'
import { bracketed, listInBrackets } from './site-things.ts'
import { spansOf } from './spans.ts'
import { denied, isLeaning, isOfSite, isRunTogether, polished, topicOf } from './statements.ts'
import { tidyEnglish } from './tidy.ts'
import { isNoun, tokensOf } from './tokens.ts'
import { buttonIn, wishesOf } from './wishes.ts'
import { asksToWithhold, shownContacts, withheldIn, withoutConfidences } from './withheld.ts'

const STEPS = /^(?:how\b|the process|our process|process|steps|what happens)/i
const PEOPLE = /\b(?:people|team|who|staff|crew|us)\b/i
/** 'Petra, who does all quotes' tells what she does, and names no role. */
const NO_ROLE = /^(?:who|which|and|our|my)\b/i

/** Entries of a list under a heading such as 'How it works'. */
const listedSteps = (clauses: readonly Clause[]) => {
  const steps = clauses.filter(
    ({ kind, heading, text }) => kind === 'item' && STEPS.test(heading) && text.length <= 120,
  )
  return steps.length >= 3 && steps.length <= 6 ? steps : []
}

/** 'Wendell Tran - timing director' in a list of people. */
const listedPeople = (clauses: readonly Clause[]): NamedPerson[] =>
  clauses.flatMap(({ kind, heading, role: use, text }) => {
    const found =
      kind === 'item' && use !== 'website' && PEOPLE.test(heading)
        ? /^(\p{Lu}[\p{L}’-]+(?:\s\p{Lu}[\p{L}’-]+){0,2})(?:\s[–—-]\s|,\s|:\s|\s\()([\p{L} ’&-]{3,40})/u.exec(
            text,
          )
        : null
    const [, name = '', role = ''] = found ?? []
    return name && !NO_ROLE.test(role) ? [{ name, role: capitalise(role.trim()) }] : []
  })

/** 'A visit, a drawing, six weeks in our workshop, then a raising day' are steps. */
function stepsOf(statements: readonly Statement[]): string[] {
  for (const { text, topic } of statements) {
    if (topic !== 'process') continue
    const said = text.replace(/^[^:]{3,60}:\s*/, '').replace(/[.]$/, '')
    const parts = said
      .split(/,\s*(?:(?:and )?then\s|and\s)?|\s(?:and )?then\s|;\s*/)
      .map((part) => capitalise(part.replace(/^(?:first|next|finally)\s/i, '').trim()))
      .filter((part) => part.length >= 4)
    if (parts.length >= 3 && parts.length <= 5 && parts.every((part) => part.length <= 70))
      return parts
  }
  return []
}

const VAGUE_INDUSTRY =
  /^(?:other|none|n\/?a|general|misc(?:ellaneous)?|various|business|services?|-+|unknown|not sure)$/i
function deniedOf(clauses: readonly Clause[]): string[] {
  const denied = clauses.flatMap(({ tokens }) =>
    tokens
      .filter((token) => token.denied && /^(?:NOUN|PROPN|VERB|ADJ)$/.test(token.pos))
      .flatMap(({ lemma }) => [lemma, lemma.replace(/(?<=[^s])s$/, '')]),
  )
  return [...new Set(denied)].filter((word) => word.length > 2)
}

/** What is not to be seen on the page: 'no curtains with theatre masks', 'rather than a hunting lodge'. */
const NOT_SHOWN =
  /\b(?:no|not|never|without|rather than|instead of|avoid|anything but|hates?|don’t (?:want|use|put|show))\s([^.;!?,]{3,80})/gi
const notShownIn = (clauses: readonly Clause[]): string[] =>
  clauses
    .filter(({ role }) => role === 'website' || role === 'looks')
    .flatMap(({ text }) => [...text.matchAll(NOT_SHOWN)])
    .flatMap(([, said = '']) => tokensOf(said).filter(isNoun))
    .flatMap(({ lemma }) => [lemma, lemma.replace(/(?<=[^s])s$/, '')])

/** Offers whose thing the brief refuses elsewhere, and never sells at a price, are none. */
const withoutRefused = (offers: readonly Offer[], denied: readonly string[]) =>
  offers.filter(({ title, price }) => {
    const head = tokensOf(title.toLowerCase()).filter(isNoun).at(-1)
    return (
      price !== '' || head === undefined || !denied.includes(head.lemma.replace(/(?<=[^s])s$/, ''))
    )
  })

/** A text in another language than English is taken sentence by sentence, as it is. */
function readForeign(
  text: string,
  language: Language,
): Pick<Facts, 'text' | 'language' | 'statements'> {
  const sentences = sentencesOf(text.replaceAll(HELD_ADDRESS, ' ').replace(/\n+/g, '. ')).map(
    (said) => withStop(capitalise(said.replace(/\.+$/, '.'))),
  )
  const shown = sentences.filter(
    (said) => said.length >= 6 && said.length <= 260 && !/(?:\d[\s-]?){8,}/.test(said),
  )
  return {
    text,
    language,
    statements: [...new Set(shown)].map((said) => ({
      text: said,
      topic: 'story',
      whole: true,
      span: [0, 0],
      entry: false,
      listed: false,
    })),
  }
}

/** Notes about the website that speak of its looks. */
const OF_LOOKS = /\b(?:dark|light|colou?rs?|background|black|white)\b/i

/** Hours that tell all a clause says of them; else the clause says them itself. */
const hoursIn = ({ text }: Clause) => {
  const hours = hoursOf(text)
  return coversHours(text, hours) ? hours : []
}

/** The opening hours of all clauses; none where two of them say different things of one day. */
function openingHours(clauses: readonly Clause[]): OpeningHours[] {
  const said = clauses
    .filter(({ role }) => role === 'business' || role === 'contact')
    .map(({ text }) => ({ text, rows: hoursOf(text) }))
    .filter(({ rows }) => rows.length > 0)
  const isTwofold = said.some(({ rows }, at) =>
    said
      .slice(at + 1)
      .flatMap((other) => other.rows)
      .some((row) => rows.some((other) => other.value !== row.value && sharesDay(other, row))),
  )
  return isTwofold
    ? []
    : said
        .filter(({ text, rows }) => isOfAll(text) && coversHours(text, rows))
        .flatMap(({ rows }) => rows)
        .filter(({ title }, at, all) => all.findIndex((other) => other.title === title) === at)
}

/** 'Licensed.' says all there is to say. */
const STANDING_WORD = /^(?:licen[cs]ed|insured|accredited)\.$/i

/** What begins a sentence of its own behind a comma: 'A six-chair salon, we are on Moseley Street'. */
const SPLICED = /^(?:we|I|my|our|it’s|that’s|there’s|everyone|you)\s/i

/**
 * Clauses by what is shown of them together: a sentence that was written with care stays as it is
 * where all of it is about the business; a run-on, or one with a note in it, is taken apart.
 */
function togetherIn(clauses: readonly Clause[], sloppy: boolean): Clause[][] {
  const sentences: Clause[][] = []
  for (const clause of clauses) {
    const last = sentences.at(-1)
    const goesOn = clause.kind === 'sentence' && last?.[0]?.sentence === clause.sentence
    if (goesOn) last.push(clause)
    else sentences.push([clause])
  }
  return sentences.flatMap((sentence) => {
    const isOurs = sentence.every(({ role }) => role === 'business')
    const groups: Clause[][] = []
    for (const clause of sentence) {
      const last = groups.at(-1)
      const isBound = !SPLICED.test(clause.text) || clause.sentence.includes(`; ${clause.text}`)
      if (last && isOurs && !sloppy && isBound) last.push(clause)
      else groups.push([clause])
    }
    return groups
  })
}

/** 'Actually no, leave that out for now' */
const CANCELS =
  /^(?:(?:actually|no|nah|hmm|wait|ok|okay|sorry|oh|and|then|please)[, ]+)*(?:leave|skip|forget|scrap|scratch|drop|ignore) (?:that|this|it|them|the last (?:bit|one))\b/i

/** Clauses without the sentences that the client took back, and without the words that do so. */
const withoutCancelled = (clauses: readonly Clause[]): Clause[] => {
  const gone = new Set(
    clauses.flatMap(({ text, sentence }, at) =>
      CANCELS.test(text) || CANCELS.test(sentence) ? [sentence, clauses[at - 1]?.sentence] : [],
    ),
  )
  return clauses.filter(({ sentence }) => !gone.has(sentence))
}

/** The words of clauses that are shown together, with what joins them. */
function wordsOfAll(group: readonly Clause[]): string {
  const [first] = group
  const last = group.at(-1)
  if (!first || !last) return ''
  const from = first.sentence.indexOf(first.text)
  const to = first.sentence.lastIndexOf(last.text)
  return first.sentence.slice(Math.max(0, from), to < from ? undefined : to + last.text.length)
}

/** 'Fee table', 'price list by piece' */
const OF_PRICES =
  /^(?:full |our |the )?(?:prices?|fees?|rates?|costs?)(?:[ -](?:list|table|schedule|guide|card|sheet)s?)?(?: by \p{L}+)?$/iu

/** A telephone number has its own place on the page. */
const NUMBERED = /(?:\d[\s-]?){8,}/
/** Characters of a statement; of more, nobody reads it. */
const LONGEST = 420
/** More prices than these make a list of a sentence. */
const FEW_PRICES = 2

/** 'A consultation is $350 for two hours on site' */
const TELLS_PRICE =
  /\b(?:where|which|in which|that) (?:you|we|members|people|customers|they|guests|kids)\b[^$]*\$|^(?:we|I)(?:’ve| have)\b[^$]{12,}\$|\b(?:is|are|will be|costs?|starts?|begins?|runs?|comes? to|adds?|ranges?)\b[^$]{0,40}\$/i

/** A sentence of the client's that tells a price or two says them better than a list would. */
const tellsPrices = ({ kind, text }: Clause, { prices }: Priced) =>
  kind === 'sentence' && prices.length > 0 && prices.length <= FEW_PRICES && TELLS_PRICE.test(text)

const peopleAmong = (text: string, companyName: string, places: readonly string[]) =>
  peopleOf(text).filter(
    ({ name }) => !companyName.includes(name) && !places.some((place) => place.includes(name)),
  )

/** Reads a brief: its description of up to 2,000 characters and the fields beside it. */
export function readBrief(brief: DesignBrief): Facts {
  const cleaned = cleanText(brief.mainGoal)
  const language = languageOf(cleaned)
  const companyName = cleanText(brief.companyName).replace(/\s+/g, ' ').trim()
  const written = cleanText(brief.industry).replace(/\s+/g, ' ').trim()
  const industry = language === 'en' ? tidyEnglish(written, [companyName]) : written
  const withheld = withheldIn(brief.mainGoal)
  const base = {
    companyName,
    businessType: brief.businessType,
    industry: VAGUE_INDUSTRY.test(industry) ? '' : industry,
    contacts: shownContacts(contactsOf(brief.mainGoal), withheld),
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
  const { questions, rest: told } = questionsIn(text)
  const rest = withoutConfidences(told)
  const clauses = withoutCancelled(clausesOf(rest)).map(
    (clause): Clause =>
      clause.role === 'business' && listsForm(clause.sentence)
        ? { ...clause, role: 'website' }
        : clause,
  )
  const ours = clauses.filter(({ role }) => role === 'business')
  const said = ours.map((clause) => clause.text).join('\n')
  const places = placesOf(
    clauses
      .filter(({ role }) => role === 'business' || role === 'contact')
      .map((clause) => clause.text)
      .join('\n'),
  )
  const onList = listedPeople(clauses)
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
  const refused = deniedOf(clauses.filter(({ role }) => role === 'business'))
  const groups = togetherIn(clauses, sloppy)
  const spans = spansOf(clauses)
  const bySpans = pricesFrom(clauses, spans.offers, dollars)
  const priced = clauses.map((clause, index): Priced => {
    const none = { prices: [], rest: clause.text }
    // A step says its own price.
    if (clause.role !== 'business' || stepClauses.includes(clause)) {
      const listed = clause.role === 'website' ? listInBrackets(clause) : undefined
      return listed
        ? pricesOf({ ...clause, kind: 'item', text: listed, tokens: tokensOf(listed) }, dollars)
        : none
    }
    const byRules = pricesOf(clause, dollars)
    const read = byRules.prices.length > 0 ? byRules : (bySpans.get(index) ?? byRules)
    return !sloppy && tellsPrices(clause, read) ? none : read
  })
  const found = offersOf(clauses, priced, companyName, places, [...spans.offers, ...spans.headline])
  const offers = withoutRefused(found, refused)
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
  const statements = groups.flatMap((group): Statement[] => {
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
        { text: withStop(told), topic: 'prices', whole: true, span, entry: false, listed: false },
      ]
    if (clause.role !== 'business' && !isShownContact) return []
    const ownPrices = priced.slice(index, index + group.length)
    const isWhole = group.length > 1 && ownPrices.every(({ prices }) => prices.length === 0)
    const shownTogether = isWhole ? [group] : group.map((each) => [each])
    return shownTogether.flatMap((shownGroup, offset): Statement[] => {
      const [first] = shownGroup
      if (!first) return []
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
      const listed =
        shownGroup.length === 1 &&
        ((shownHours.length > 0 && hours.length > 0 && isAllHours(first.text)) ||
          (isItem && first.text.length < 60) ||
          stepClauses.includes(first))
      const topic = topicOf(isWhole ? first.text : shown, first, people, ours.indexOf(first))
      return [
        {
          text: shown,
          topic: isWhole && topic !== 'hours' && /\$\s?\d/.test(shown) ? 'prices' : topic,
          whole: shownGroup.some(isSentence),
          span,
          entry: first.kind === 'item',
          listed,
        },
      ]
    })
  })
  const line = bestLine(clauses, spans.headline)
  const named = inText.map(({ name }) => name)
  const isWithheld = ({ text: said, topic }: Statement) =>
    (withheld.size > 0 && asksToWithhold(said)) ||
    (withheld.has('prices') && /\$\s?\d/.test(said)) ||
    (withheld.has('hours') && topic === 'hours') ||
    (withheld.has('address') && namesStreet(said)) ||
    (withheld.has('names') && named.some((name) => said.includes(name)))
  const unique = statements.filter(
    (one, index) =>
      !isWithheld(one) && statements.findIndex((other) => other.text === one.text) === index,
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
    wishes: wishesOf(clauses),
    button: buttonIn(text),
    // Prices that are listed need no page that would list them.
    requests: requestsOf(clauses, spans.requests).filter(
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
    questions,
    forms,
    actions: spans.actions
      .filter(({ clause }) => clauses[clause]?.role !== 'business')
      .map((span) => span.text.trim()),
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
