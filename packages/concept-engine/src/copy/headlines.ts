import { capitalise, escaped, wordsOf } from '../reading/english/sentences.ts'
import type { Token } from '../reading/english/token.ts'
import { isVerb, tokensOf } from '../reading/english/tokens.ts'
import type { Facts } from '../reading/facts.ts'
import { isState, startsWithPlace } from '../reading/places/known-places.ts'
import {
  describeBusiness,
  descriptionPattern,
  exclusiveWorkOf,
  isSingleSentence,
  isThirdPersonVerb,
  NEGATION,
  providedServices,
  toFirstPerson,
  upToPlace,
  withPlacePreposition,
  withPreposition,
} from './headline-lines.ts'
import {
  endsIncomplete,
  HEADLINE_MAX,
  isOpenList,
  shorten,
  TRADE_NOUN,
  withFewerEntries,
} from './shorten.ts'

/**
 * Sentences that depend on others, or that only say when or for whom or what is not done, are not
 * headlines.
 */
const DEPENDENT_SENTENCE =
  /^(?:(?:I|we) (?:served|trained|qualified|apprenticed|studied|grew up|came|moved)\b|(?:most|many|some) \p{L}+ (?:\p{L}+ )?(?:in|are|is)\b|\S+ \S+ (?:is|are) priced\b|everything|anything|nothing|all (?:I|we)\b|shoes|bookings?|please|anywhere|within|mostly|mainly|after|maximum|minimum|at most|up to|we’re booked|I’m booked|booked|founded|established|used (?:by|for|to|in)\b|sizes|prices|minimum|open|they|this|that|these|those|there|it|it’s|he|she|also|and|but|so|because|most|some|both|all of|then|each|yes|now|today|since|started|in \d|who we are|what we|how it|where|when|a few|by the numbers|the rest|if|you|your|same day|ask|book|bring|park|ring|call|text|free (?:measures?|delivery|parking|wifi|quotes?|consult|check|entry|for|to|if|with))\b/iu
/** Introduces the speaker, not the business: 'I am Teresa Nolan', 'Marius Lindqvist, gilder'. */
const INTRODUCES_SPEAKER =
  /^(?:I am|I’m|My name|We are|We’re) \p{Lu}\p{Ll}+|^(?:Dr|Prof|Chef|Mum|Dad|Coach|Owner|President|Me and)\b|^(?!(?:Sri|New|North|South|East|West|Middle|Old|Great|Central|Papua|Costa|Puerto|Saudi|Hong) )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+[, ]|^(?:\p{L}+ ){1,2}is \p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+,? and (?:my|his|her|\d|two|three|four) |^(?:Father|Mother|Mum|Dad|Husband|Wife|Brothers?|Sisters?) and (?:\p{L}+ )?(?:sons?|daughters?|wife|husband|sisters?|brothers?)(?=[,.]|$)/u
/** Past jobs are not headlines either: 'I trained as a radio producer'. */
const BIOGRAPHY =
  /\b(?:I|we|he|she)(?:’ve| have)? (?:did (?:my|our|his|her)|learn(?:t|ed)|trained|studied|lived|worked|grew up|started|began|retired|moved|qualified|spent)\b/i
/** The workplace does not describe the work: 'Workshop behind the house in Castlemaine'. */
const WORKPLACE =
  /^(?:(?:my|our|the) )?(?:workshop|shop|studio|office|rooms?|yard|shed|depot|factory|warehouse|showroom)s?(?: \d+)? (?:is |are )?(?:in|at|behind|on|near|out of|under|above|beside|next to|opposite|off)\b/i
/** Verbs that do not describe the trade. */
const GENERIC_VERB =
  /^(?:be|have|see|begin|start|get|take|like|love|want|need|can|will|would|do not|look|think|know|hope|come|go|live|work|keep|try|use|say|tell|ask|hold|open|move|grow up|trust|carry|accept)$/
/** 'We look after graves' says what the business does; 'I turn up in a bus' does not. */
const isIdle = (verb: Token, tokens: readonly Token[]) => {
  const wording = `${verb.lemma} ${tokens[tokens.indexOf(verb) + 1]?.lower ?? ''}`
  return (
    (GENERIC_VERB.test(verb.lemma) &&
      !/^(?:look after|take care|keep bees)$/.test(wording) &&
      // 'I take small groups birdwatching'
      !(verb.lemma === 'take' && tokens.some(({ lower }) => /^\p{L}{4,}ing$/u.test(lower)))) ||
    /^(?:turn|show|pop|rock) up$/.test(wording)
  )
}
/** 'Driveways shed slabs paths': unconnected things in a row are not a headline. */
function isUnconnectedRow(line: string): boolean {
  const words = wordsOf(line.toLowerCase())
  const plurals = words.filter((word) => /^\p{L}{2,}[^s]s$/u.test(word))
  const isShort = words.length === 3 && plurals.length === 2
  return (
    (plurals.length >= 3 || isShort) &&
    !/[,&]/.test(line) &&
    !words.some((word) => FUNCTION_WORD.test(word))
  )
}
const FUNCTION_WORD =
  /^(?:and|or|of|for|in|on|at|to|with|by|from|as|we|i|our|my|the|an?|is|are|that|who|which|under|over|near|across|around)$/
/** A count is not a headline: '1,400 oaks and hazels'; '24 hour towing' is not a count. */
const COUNT =
  /^(?:(?:about|around|over|nearly|roughly|some|more than|almost) )?[\d,]+\+? (?!hour)|^\d+ ?(?:kg|g|litres?|l|ml|metres?|m|cm|mm)\b/i
/**
 * 'Offering riding' lacks its subject, and a free offer is not a trade: 'New members free
 * coaching'.
 */
const NOT_A_TRADE =
  /^(?:an? )?(?:retired|former|ex)[- ]|^(?:offering|providing|supplying|serving|delivering|running|covering|helping|launching)\b|(?<!\b(?:gluten|dairy|sugar|nut|duty|lead|cruelty|stress|smoke|tax)[ -])\bfree\b(?! range)/i
/** The legal form or the size of a business says little about it: 'An incorporated association'. */
const LEGAL_FORM_OR_SIZE =
  /^(?:an? (?:firm of \d+|incorporated|registered (?:charity|business)|not-for-profit|crew|team|group|small business|family business$|business|company)\b)/i

/** 'Springvale, Cheltenham, St Kilda Tuesdays' only says where and when. */
export const isOnlyPlaceOrTime = (line: string, places: readonly string[]) => {
  const named = places.filter((place) => line.includes(place))
  const rest = named.reduce((left, place) => left.replaceAll(place, ' '), line)
  const others = rest.match(/\p{L}{3,}/gu) ?? []
  // A price per day is not a place; in a list of places, other capitalised words are places too.
  if (/\$\d/.test(rest)) return false
  return others.every(
    (word) => SCHEDULE_WORD.test(word) || (named.length > 1 && /^\p{Lu}\p{Ll}/u.test(word)),
  )
}
const SCHEDULE_WORD =
  /^(?:and|the|areas?|surrounds?|(?:mon|tues|wednes|thurs|fri|satur|sun|week|holi)days?|weekly|once|twice|fortnight|week|month|every|only|metro|industrial|estate|precinct|arcade|plaza|street|road|runs?|trips?)$/iu

/** 'Master glassblower Ewan Struthers' names a person, not the business. */
const namesPerson = (line: string) => {
  // 'Effie from Captain Noddys'
  if (/^(?:It’?s |This is |I’m )?\p{Lu}\p{Ll}+ (?:from|at|of) \p{Lu}/u.test(line)) return true
  const [, name = ''] =
    /^\p{Lu}\p{Ll}+(?: (?!(?:in|at|on|near|around|from|of|for|to|and)\b)\p{Ll}+){0,3} (\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?=$|,| and )/u.exec(
      line,
    ) ?? []
  return name !== '' && !startsWithPlace(name)
}

/**
 * 'A bridal shop in Bendigo - dresses, veils and alterations' becomes 'A bridal shop in Bendigo'.
 */
const withoutList = (text: string): string => {
  const [, name = '', list = ''] = /^([^,:;$]{12,60}?)\s[-–—]\s(.+)$/u.exec(text) ?? []
  return /, .*,|, .* and /.test(list) && wordsOf(name).length > 2 ? name : text
}
/** 'Restumping, reblocking, underpinning (small jobs only).': work in a row becomes a sentence. */
const withFinalAnd = (text: string): string => {
  // 'I tune pianos, also do pitch raises'
  const main = text.replace(/, also \p{L}.*$/iu, '')
  const entries = main.replace(/\s?\([^()]*\)|[.]$/g, '').split(', ')
  const isWork =
    entries.length >= 3 && entries.every((entry) => /^\p{L}+ing(?: \p{L}+)?$/u.test(entry))
  return isWork ? `${entries.slice(0, -1).join(', ')} and ${entries.at(-1)}` : main
}
/** Instructions for customers: 'Post it well wrapped'. */
const CUSTOMER_INSTRUCTION =
  /^(?:post|send|drop|bring|leave|pop|come|take|pick|order|pay|wear|park|check|look|see|find|start|choose|get|keep|wrap|watch|hold|shut|wear)\s(?:the \p{L}+ (?:in|out|off|away|shut|closed|from)|it|them|us|me|your|you’re|yours|in|on|by|early|along|off|up|down)\b/iu
/** 'Price by quote' does not describe the offer. */
const BY_QUOTE = /\bby quote\b/i
/** The age of the business does not describe it either. */
const BUSINESS_AGE =
  /^\d+ years\b|\bfounded\b.*\d{4}|^(?:since|est)\b|\bbeen (?:going|trading|operating|around|in business|here|at it|doing (?:it|this|that))\b/i
/** Neither do surcharges: 'Saturday is time and a half, Sundays double'. */
const SURCHARGE =
  /\btime and a half\b|\bdouble time\b|\b(?:sundays?|saturdays?|weekends?|public hol\p{L}*)\b.*\bdouble\b/iu
/** Neither do opening hours or waiting times. */
const HOURS_OR_WAITING_TIME =
  /^(?:wait(?:ing)?(?: ?(?:time|list|period))?|turnaround|phones?|lines|office|hours|open|closed|shut)\b(?=.*(?:\d|\b(?:week|month|day|seven|eight|nine|ten|mon|tue|wed|thu|fri|sat|sun)))|^(?:we|I)(?:’re| are)? (?:run|open|operate|trade|play|meet|train)(?: (?:on|from|only))? (?:every (?:day|week|mon|tue|wed|thu|fri|sat|sun)|daily|weekends|weekdays|mon|tue|wed|thu|fri|sat|sun)|^\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)? ?(?:[-–]|to) ?\d|\b(?:shut|closed) (?:on )?(?:mon|tue|wed|thu|fri|sat|sun)/i
/** Who does which part does not describe the work: 'he does the leading and I do the glass'. */
const DIVISION_OF_LABOUR =
  /\b(?:he|she|\p{Lu}\p{Ll}+) does (?:all )?(?:the|our)\b.*\b(?:I|we) do\b/u
/** A side activity is not the headline of the page. */
const SIDE_ACTIVITY = /^(?:(?:we|I) )?also\b/i

/** 'A mechanic I work out of Dalby', 'a practice in Mount Gambier acting', 'an upholsterer for 41' */
const LOOSE_END =
  /(?<=^an? .*) (?:I|we) .*$|,\s(?:\d+\+? ?(?:yrs?|years)|(?:fully )?(?:licen[cs]ed|insured|qualified|registered|accredited)|est\b|since \d).*$|\s(?:acting|serving|specialising|offering|providing|working|catering|selling|doing)$|\sfor (?:over |about |nearly |almost )?\d+$/iu
const withoutLooseEnd = (line: string) => line.replace(LOOSE_END, '')

/** The line that the model rates best, if it is complete by itself. */
function modelLineOf(
  { headline, places, text }: Facts,
  startsWithName: RegExp,
  subject: string,
): string | undefined {
  // A question from the client does not say what the business is.
  if (headline !== '' && text.includes(`${headline}?`)) return undefined
  const name = startsWithName.exec(headline)?.[0] ?? ''
  const [next] = tokensOf(headline.slice(name.length))
  // In 'Chip timing for fun runs' of Chip & Mat, 'timing' is a noun, not a verb with Chip as its
  // subject.
  const wording = next && isVerb(next) ? headline.slice(name.length) : headline
  const [first] = tokensOf(wording)
  // 'Makes new stained glass windows' has the company's name as its subject.
  const statement =
    first && isThirdPersonVerb(first) ? (toFirstPerson(wording, subject) ?? wording) : wording
  const predicate = statement.replace(/^(?:is|are)\s/i, '')
  const line = shorten(predicate) ?? withFewerEntries(predicate)
  const tokens = tokensOf(line ?? '')
  const inFirstPerson = /^(?:we|I) /i.test(line ?? '')
    ? tokens.find((token, index) => index > 0 && isVerb(token))
    : undefined
  const isLine =
    line !== undefined &&
    wordsOf(line).length >= MIN_MODEL_LINE_WORDS &&
    !NEGATION.test(line) &&
    !endsIncomplete(line) &&
    !isOnlyPlaceOrTime(line, places) &&
    !/\$\s?\d|\b\d+c\b/.test(line) &&
    !HOURS_OR_WAITING_TIME.test(line) &&
    !WORKPLACE.test(line) &&
    !OWNERSHIP.test(line) &&
    !BIOGRAPHY.test(line) &&
    !namesPerson(line) &&
    !isOpenList(line) &&
    !SURCHARGE.test(line) &&
    !isUnconnectedRow(line) &&
    // 'West coast of Tasmania' is only a place.
    !/^(?:the )?(?:far )?(?:(?:north|south|east|west)(?:[- ](?:east|west))?(?:ern)?|mid[- ]north|central) (?:coast|side|part|end|suburbs) of\b/i.test(
      line,
    ) &&
    !(inFirstPerson && isIdle(inFirstPerson, tokens)) &&
    !COUNT.test(line)
  return isLine ? capitalise(line) : undefined
}

/** With fewer words than this, a line says less than one found by the rules. */
const MIN_MODEL_LINE_WORDS = 4
/** The operator does not describe the business: 'The coordinator in Nhill'. */
const OFFICE_HOLDER =
  /^(?:an? |the )?(?:co-?ordinator|secretary|president|treasurer|manager|owner|director|founder|chair\p{L}*|boss|captain|convenor|committee|volunteers?)\b/iu
/** 'A BAS agent: bookkeeping' lacks the rest of its list. */
const withoutRest = (line: string) => line.replace(/:\s\p{L}+$|\.\s\p{Lu}[^.]*$/u, '')
/** Ownership does not say what the business does. */
const OWNERSHIP = /^(?:owned|run|operated|founded|established|led|started|based)\b/i

/** Whether a line contains most of the words of another. */
function hasMostWordsOf(line: string, other: string): boolean {
  const words = line.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  const low = other.toLowerCase()
  return words.filter((word) => low.includes(word)).length > words.length * 0.4
}

/** 'Trims 60 shoes all round 170' is a price list. */
const PRICE_NUMBER =
  /\bfrom \d{2,5}\b(?! ?(?:years|to|am|pm|km|acre))|(?<![\d/])\d{2,3}\b(?![/\d]| ?(?:hour|hr|hole|place|seat|bed|years|kids|km|acre|hectare|metre|%)).*(?<![\d/])\d{2,3}\b/i
/** The stems of the meaningful words: 'restor' of 'restoration'. */
const stemsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter(
      (word) => !/^(?:with|from|that|this|family|services?|small|mobile|company|group)$/.test(word),
    )
    .map((word) => word.slice(0, Math.max(4, word.length - 4)))

/** Clients describe the business in the first statements; later ones add details. */
const MAX_OPENING_STATEMENTS = 5
/** A description of the business starts within this many characters. */
const MAX_DESCRIPTION_OFFSET = 64
/** The latest offset at which a statement still counts as one of the first. */
const MAX_OPENING_OFFSET = 16000

interface Candidate {
  line: string
  score: number
  /** Whether it is one of the client's first statements and says what is done, and where. */
  isPlaced?: boolean
}
/** A line with a lower score says less than the industry from the form. */
const MIN_SCORE = 2

/**
 * The client's facts that can be the page's headline, best first, each at most HEADLINE_MAX
 * characters.
 */
export function headlinesOf(facts: Facts): string[] {
  const { statements, companyName, nouns, places, voice } = facts
  const informativeWords = nouns
    .slice(0, 9)
    .map(({ word }) => word.slice(0, Math.max(4, word.length - 1)))
  const [first = '', second = ''] = companyName.split(/\s+/)
  // 'Anemone looks after tanks' is by Anemone Office Aquariums.
  const names = [
    companyName,
    companyName.replaceAll('&', 'and'),
    `${first} ${second}`,
    `${first} & ${second}`,
    first,
  ]
    .filter((name) => name.trim().length >= 4)
    .map(escaped)
    .join('|')
  const statesActivity = descriptionPattern(names || '$^')
  const startsWithName = new RegExp(`^(?:the )?(?:${names || '$^'})\\s`, 'iu')
  const subject = voice === 'I' ? 'I' : 'We'
  const score = (line: string, index: number, form: number): Candidate => {
    const low = line.toLowerCase()
    const isRelevant = informativeWords.some((word) => low.includes(word))
    const points =
      form +
      // The first statement of a business describes what it is, in any words.
      (isRelevant ? 2 : index === 0 ? 0.6 : -1) +
      (places.some((place) => line.includes(place)) ? 0.6 : 0) -
      index * 0.7 -
      (LEGAL_FORM_OR_SIZE.test(line) ? 5 : 0) -
      (/\d/.test(line.replace(/^24\/7\b/, '')) ? 0.7 : 0) -
      (/\bif\b|\bor\b/.test(low) ? 1 : 0) -
      // 'Stock, irrigation, town supply' is a list.
      (index > 0 && /,.*,/.test(line) && !/\b(?:and|or)\b/.test(line) ? 2 : 0) -
      (line.length < 14 ? 1 : 0) -
      (wordsOf(line).length < 3 && !isRelevant ? 2 : 0) -
      (BUSINESS_AGE.test(line) ? 3 : 0)
    return { line, score: points }
  }
  const candidates = statements
    // What people must be told, 'the date can change', leads the text below the headline.
    .filter(({ topic, text }) => topic !== 'limit' || !facts.messages.includes(text))
    .slice(0, MAX_OPENING_STATEMENTS)
    .flatMap((statement, i): Candidate[] => {
      const { topic, isSentence } = statement
      // A name that leaves no room for the activity is left out, as it already appears above the
      // headline.
      const nameStart = startsWithName.exec(statement.text)?.[0]
      const isOverlong = statement.text.length > HEADLINE_MAX
      const text = withFinalAnd(
        withoutList(
          (nameStart &&
            isOverlong &&
            toFirstPerson(statement.text.slice(nameStart.length), subject)) ||
            statement.text,
        ),
      )
      const exclusive = exclusiveWorkOf(statement.text, subject)
      if (exclusive) return [score(exclusive, i, 4.6)]
      const found = describeBusiness(statement, statesActivity, subject)
      // 'Two brokers, Harpreet Gill and Leanne Costa' only names people.
      const description =
        found && /,? \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+/u.test(found) ? undefined : found
      if (
        (topic === 'hours' && !/^(?:we|I) \p{Ll}+ (?:the|a|an|our)\b/iu.test(text)) ||
        HOURS_OR_WAITING_TIME.test(text) ||
        WORKPLACE.test(text) ||
        DIVISION_OF_LABOUR.test(`${statements[i - 1]?.text ?? ''} ${text}`) ||
        SIDE_ACTIVITY.test(text) ||
        BY_QUOTE.test(text) ||
        CUSTOMER_INSTRUCTION.test(text) ||
        SURCHARGE.test(text) ||
        (!description && DEPENDENT_SENTENCE.test(text))
      )
        return []
      // The text before a price or a limit may still describe the business.
      const [lead = ''] = text.split(/\s?\$/)
      const wording =
        lead.length < text.length
          ? lead
              .split(/[,.;:]\s/)
              .slice(0, -1)
              .join(', ') || (/^(?:we|I)\s/i.test(lead) ? lead.replace(/\s\d.*$/, '').trim() : '')
          : text
      const isLong = wording.length > HEADLINE_MAX || wordsOf(wording).length > 9
      const withPlace = withPlacePreposition(text, places)
      const upTo = upToPlace(text, places)
      // 'We have three houseboats moored at Mannum on the Murray' is short enough to stay whole.
      const afterPlace = upTo ? text.slice(upTo.length).replace(/[.!]$/, '') : ''
      const isWhole =
        /^ (?:on|in|near|beside|by) [\p{L} ’-]+$/u.test(afterPlace) && text.length <= HEADLINE_MAX
      const placed = (isWhole ? text.replace(/[.!]$/, '') : upTo) ?? withPlace
      const isPlain = /^(?:we|I) (?:also )?do\s/i.test(wording)
      const services =
        isPlain || wording.length > HEADLINE_MAX
          ? providedServices(placed ?? wording, names || '$^')
          : undefined
      const line = description
        ? undefined
        : ((isLong || isPlain || withPlace || wording === '' ? (services ?? placed) : undefined) ??
          shorten(wording))
      if (description) {
        const [home = ''] = places
        // 'A strength gym' without a place could be anywhere.
        const isAnywhere =
          home !== '' &&
          !isState(home) &&
          wordsOf(description).length <= 4 &&
          !/\s(?:in|at|on|near|of|for)\s/i.test(description) &&
          !places.some((place) => description.includes(place))
        const line = isAnywhere
          ? `${description} ${withPreposition(home)}`
          : withPlacePreposition(description, places)
        return [score(line ?? description, i, 5)]
      }
      const isNamed = startsWithName.test(text)
      if (
        !line ||
        wordsOf(line).length < 2 ||
        NEGATION.test(line) ||
        OWNERSHIP.test(line) ||
        BIOGRAPHY.test(line) ||
        isUnconnectedRow(line)
      )
        return []
      if ((INTRODUCES_SPEAKER.test(text) && !isNamed && !withPlace) || namesPerson(line)) return []
      const tokens = tokensOf(line)
      // 'We build, repair and restore' does not say what.
      const last = tokens.at(-1)
      if (
        text.length > line.length + 1 &&
        last?.pos === 'VERB' &&
        !TRADE_NOUN.test(last.lower) &&
        !/(?:ing|ed)$/.test(last.lower)
      )
        return []
      const verb = tokens.find((token, index) => index > 0 && isVerb(token))
      const isDoing =
        (isNamed ||
          /^(?:we|I|our (?:practice|clinic|family|team|firm|club|company|crew)|(?:my|our) (?:husband|wife|partner|brother|sister|father|mother|dad|mum|son|daughter|parents|family)(?: \p{Lu}\p{Ll}+)? and I) /iu.test(
            line,
          )) &&
        verb !== undefined &&
        !isIdle(verb, tokens)
      if (isDoing) return [score(line, i, 5)]
      // 'Washed rind 22' is a line of a price list.
      if (isOnlyPlaceOrTime(line, places) || /\s\d{1,3}$/.test(line)) return []
      if (line === services || (line === placed && i === 0))
        return [{ ...score(line, i, 4.8), isPlaced: line === withPlace && i === 0 }]
      // 'We have a core staff of sixteen' does not say what the business does.
      if (verb && isIdle(verb, tokens) && (isNamed || /^(?:we|I) /i.test(line)))
        return [score(line, i, -1)]
      // 'Ski hire and chains at Mansfield' describes the business without a verb.
      const isName =
        !isSentence ||
        (i === 0 && !tokens.some(({ lower }) => /^(?:i|we|they|he|she|it|you)$/.test(lower))) ||
        !tokens.some(
          (token, index) => index > 0 && isVerb(token) && !/(?:ing|ed)$/.test(token.lower),
        )
      if (isName && i > 1) return []
      return [score(line, i, isName ? 4.6 : 1)]
    })
  // A line of the price list may be the only description of the business: '24/7 gym in Traralgon'.
  const [offer] = facts.offers
  const isMeasured = /^\d+ ?(?:kg|g|l|ml|m|cm|mm|litres?|metres?)\b/i.test(offer?.title ?? '')
  if (offer && !isMeasured && offer.clause === 0 && !statements.some(({ span }) => span[0] === 0))
    candidates.push(score(offer.title, 0, 4.6))
  const ranked = candidates.sort((a, b) => b.score - a.score)
  // The model's headline is preferred to the rules' if the two are different.
  const modelLine = modelLineOf(facts, startsWithName, subject)
  const isDifferent =
    modelLine !== undefined &&
    // The rules handle relative clauses after 'who' in full.
    !/\swho\s/.test(modelLine) &&
    !ranked.some(({ isPlaced }) => isPlaced) &&
    !hasMostWordsOf(modelLine, ranked[0]?.line ?? '')
  const ofTrade = stemsOf(`${facts.industry} ${companyName}`)
  const openingStatements = statements
    .slice(0, 2)
    .filter(({ span: [from] }) => from < MAX_OPENING_OFFSET)
    .map(({ text }) => text.toLowerCase())
  // A headline is related to the client's trade, or is one of the first statements.
  const isRelated = (line: string) => {
    const own = stemsOf(line)
    const beginsDescription = (wording: string) => {
      const offset = wording.indexOf(own[0] ?? line.toLowerCase())
      const isLong = own.length >= 2 || wordsOf(line).length >= 3
      return (
        isLong && offset >= 0 && offset < MAX_DESCRIPTION_OFFSET && hasMostWordsOf(line, wording)
      )
    }
    return own.some((stem) => ofTrade.includes(stem)) || openingStatements.some(beginsDescription)
  }
  const lines = [...(isDifferent ? [{ line: modelLine, score: 99 }] : []), ...ranked]
    .filter(
      ({ score: points, line }) =>
        points > MIN_SCORE &&
        !/^(?:and|or|but)\s/i.test(line) &&
        !COUNT.test(line) &&
        !PRICE_NUMBER.test(line) &&
        !NOT_A_TRADE.test(line) &&
        !OFFICE_HOLDER.test(line) &&
        // 'Two greens, one’s grass and the other’s synthetic' only lists facilities.
        !/\b(?:one|other)(?:’s| is)\b|, well \b/i.test(line) &&
        isSingleSentence(line) &&
        isRelated(line),
    )
    .map(({ line }) =>
      capitalise(withoutLooseEnd(withoutRest(line)).replace(/^i /, voice === 'I' ? 'I ' : 'i ')),
    )
  return lines.filter(
    (line, index) =>
      lines.findIndex((other) => other.toLowerCase() === line.toLowerCase()) === index,
  )
}
