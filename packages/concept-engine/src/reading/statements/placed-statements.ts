import type { Clause } from '../clauses/clause.ts'
import { isSentence } from '../clauses/clauses.ts'
import { isInstruction } from '../clauses/contextual-roles.ts'
import { joinClauses } from '../clauses/group-clauses.ts'
import { capitalise, EMAIL_PLACEHOLDER, withFullStop, wordsOf } from '../english/sentences.ts'
import type { Offer } from '../offers/offers.ts'
import { listedPeople, listsPeople, type NamedPerson } from '../people/people.ts'
import { withDollars } from '../prices/amounts.ts'
import { PRICE_HEADING, type Priced } from '../prices/price-list.ts'
import { lowered } from '../prices/price-words.ts'
import type { Withheld } from '../privacy/withheld.ts'
import { hoursOf, isAllHours, type OpeningHours } from '../time/hours.ts'
import { hoursIn } from '../time/opening-hours.ts'
import { listsPages } from '../wishes/page-lists.ts'
import { bracketed } from '../wishes/site-content.ts'
import { isAgencyNote } from './agency-notes.ts'
import type { Placed } from './passages.ts'
import { refusesEntries, sectionHeading } from './section-headings.ts'
import { sideNoteIn } from './side-notes.ts'
import { isFragment, isRunTogether, negate, polished, topicOf } from './statements.ts'

/** What is known of a description before its statements are written. */
interface Reading {
  text: string
  clauses: readonly Clause[]
  /** The prices of each clause. */
  priced: readonly Priced[]
  offers: readonly Offer[]
  hours: readonly OpeningHours[]
  people: readonly NamedPerson[]
  stepClauses: readonly Clause[]
  withheld: ReadonlySet<Withheld>
  industry: string
  companyName: string
  voice: 'I' | 'we'
  /** Whether amounts are written with a dollar sign. */
  dollars: boolean
  sloppy: boolean
}

/** 'Licensed.' is complete. */
const COMPLETE_WORD = /^(?:licen[cs]ed|insured|accredited)\.$/i

/** 'And no one is adjusted without being asked' has a subject and a verb. */
const ABOUT_EVERYONE =
  /^(?:and |but |so )?(?:no one|nobody|everyone|everybody|nothing|everything) (?:is|are|was|has|gets?|goes|comes|needs?|will|can|may|has to)\b/i

/** A telephone number has its own place on the page. */
const PHONE_NUMBER = /(?:\d[\s-]?){8,}/
/** 'Rui is on the phone until six, 02 5550 4460': a number that the sentence can do without. */
const SET_OFF_NUMBER = /,\s(?:on |at )?(?:\+?\d[\s-]?){8,}\d?(?=[,.;]|$)/
/** 'We cannot take same-day bookings except for hospitals, who ring …' says more than a number. */
const STATES_LIMIT =
  /^(?:(?:but|also|and) )?(?:we|I|our|there|same|no)\b[^\d]*\b(?:cannot|can[’']t|can not|do not|don[’']t|never|only|except|unless|no longer|not)\b/iu
/** Maximum length of a statement, in characters; nobody would read a longer one. */
const MAX_LENGTH = 420
/** Headings that label the text below them: 'Who for', 'Where', 'Pricing'. */
const LABELS =
  /^(?!(?:about|who|company|organisation|name|what we (?:do|are)|us|background|overview|intro\w*|our story|the business|business|summary|services|fees?|hours?|opening)\b)\p{L}+(?: \p{L}+){0,2}$/iu

/**
 * A few words without a verb, prefixed with their heading if only the heading says what they are.
 */
const labelled = (text: string, clause: Clause): string =>
  clause.kind === 'sentence' &&
  LABELS.test(clause.heading) &&
  clause.text === clause.sentence &&
  !isSentence(clause) &&
  sectionHeading(clause.heading, '') === '' &&
  !/^(?:no|not|never|closed|shut)\b|:/i.test(text)
    ? `${capitalise(clause.heading.toLowerCase())}: ${text}`
    : text

const LABELLED_SENTENCE = /^(\p{Lu}[\p{L} ’&-]{2,28}): /u

/** The statements for visitors, in the order of the text; `groups` are clauses shown together. */
export function placedStatements(groups: readonly Clause[][], reading: Reading): Placed[] {
  const { text, clauses, priced, offers, hours, people, stepClauses } = reading
  const { withheld, industry, companyName, voice, dollars, sloppy } = reading
  const businessClauses = clauses.filter(({ role }) => role === 'business')
  let i = 0
  let read = 0
  return groups.flatMap((group): Placed[] => {
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
        (!PHONE_NUMBER.test(clause.text.replace(SET_OFF_NUMBER, '')) ||
          STATES_LIMIT.test(clause.text)) &&
        wordsOf(clause.text.replace(SET_OFF_NUMBER, '')).length >= 7)
    const isListed = (priced[index]?.prices.length ?? 0) > 1
    const bracketedText = clause.role === 'website' && !isListed ? bracketed(clause) : undefined
    if (bracketedText)
      return [
        {
          ...{ text: withFullStop(bracketedText), topic: 'prices', isSentence: true, span },
          ...{ isEntry: false, isListed: false, heading: '', clauses: [index, index] },
        },
      ]
    const sideNote =
      withheld.has('hours') || isShownContact
        ? undefined
        : sideNoteIn(clause, !withheld.has('names'))
    if (sideNote)
      return [
        {
          ...{ text: sideNote, topic: 'limit', isSentence: true, span },
          ...{ isEntry: false, isListed: false, heading: '', clauses: [index, index] },
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
      const isWhole = shownGroup.some(isSentence) || ABOUT_EVERYONE.test(first.text)
      if (wasTrimmed && startsMidSentence && !isWhole) return []
      // The list of prices contains the rest.
      const whole = isShownWhole ? joinClauses(group) : (ownPrices[offset]?.rest ?? '')
      const wording = isShownContact ? whole.replace(SET_OFF_NUMBER, '') : whole
      // The first line of a description is its title.
      const isTitle = first.heading !== '' && text.trimStart().startsWith(first.heading)
      const heading = isTitle ? '' : sectionHeading(first.heading, companyName)
      const amounts = withDollars(wording, dollars)
      const stated = refusesEntries(heading) ? amounts : negate(amounts, first.heading, voice)
      const displayText = polished(stated, voice, first)
      // '$110 hr.' is complete.
      const isPrice = /^\$\d[\d,.]* \p{L}/u.test(displayText)
      const isForDesigner = isInstruction(first.text) || listsPages(first.text)
      // 'Cots' below 'What we can’t take' is complete.
      const isCut = isFragment(displayText) && !(refusesEntries(heading) && first.kind === 'item')
      if (isForDesigner || isAgencyNote(displayText, industry) || isCut) return []
      const words = shownGroup.flatMap(({ tokens }) => tokens)
      // Prices are shown however they are written.
      if (!/\$\d/.test(displayText) && isRunTogether(words, sloppy ? 'hasty' : 'careful')) return []
      if (
        (displayText.length < 5 && heading === '') ||
        (wordsOf(displayText).length < 2 &&
          heading === '' &&
          !isPrice &&
          !COMPLETE_WORD.test(displayText)) ||
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
              (listedPeople(first).length > 0 || listsPeople(first.text))) ||
            stepClauses.includes(first)))
      // 'Ready in eight working days' is the rest of a sentence whose price is in the list.
      const isPriceRemainder =
        !isShownWhole &&
        (ownPrices[offset]?.prices.length ?? 0) > 0 &&
        !/^(?:I|We|You|The|Our|My|An?|Each|Every|All|It|This|They|There)\b/.test(displayText)
      // 'Weekend retreats: …, $690 shared, meals included': the rest is said of the retreats.
      const [, label = ''] = LABELLED_SENTENCE.exec(first.sentence) ?? []
      const isOfLabel =
        label !== '' &&
        !displayText.startsWith(label) &&
        !PRICE_HEADING.test(label) &&
        clauses.some(
          ({ sentence }, other) =>
            sentence === first.sentence && (priced[other]?.prices.length ?? 0) > 0,
        )
      const found = topicOf(
        isShownWhole && !isHours ? first.text : displayText,
        first,
        people,
        businessClauses.indexOf(first),
      )
      const topic = isPriceRemainder && found === 'story' ? 'prices' : found
      return [
        {
          text: isOfLabel ? `${label}: ${lowered(displayText)}` : labelled(displayText, first),
          topic:
            isShownWhole && topic !== 'hours' && /\$\s?\d/.test(displayText) ? 'prices' : topic,
          isSentence: shownGroup.some(isSentence),
          span,
          isEntry: first.kind === 'item',
          heading,
          isListed,
          clauses: isShownWhole
            ? [index, index + group.length - 1]
            : [index + offset, index + offset],
        },
      ]
    })
  })
}
