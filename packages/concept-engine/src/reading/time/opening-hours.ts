import type { Clause } from '../clauses/clause.ts'
import { withoutStreet } from '../contacts/contact.ts'
import { capitalise } from '../english/sentences.ts'
import { coversHours, coversWholeBusiness, hoursOf, type OpeningHours, sharesDay } from './hours.ts'

/**
 * The hours of a clause, if they cover everything that it says; otherwise the clause itself is
 * shown.
 */
export const hoursIn = ({ text }: Clause) => {
  const hours = hoursOf(text)
  return coversHours(text, hours) ? hours : []
}

/** 'Opening hours' above a list means that they apply to the whole business. */
const HOURS_HEADING =
  /^(?:(?:our|opening|shop|office|studio|trading|clinic) )*(?:hours|times|open)$/i

/** 'Open 24/7', '24 hours a day, seven days'; what visitors can do online at any hour is something else. */
const ALWAYS_OPEN =
  /(?<![\d/])24 ?\/ ?7(?![\d/])(?!,? (?:(?:in|from|during|over|between) )?(?:the )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|summer|winter|spring|autumn|season))|\b24[ -]?(?:hours?|hrs?)(?: a day)?,? (?:and )?(?:7|seven) days\b|\bday and night,? (?:every day|seven days)\b/i
/** What is open while nobody is there. */
const UNATTENDED =
  /\b(?:online|web ?site|site|page|chat|bot|support|monitor\p{L}*|access|log ?in|(?:hot|help)?lines?|drop|pick|collect\p{L}*|rack|lockers?|machine|vending|parking|gate|surveillance)\b/iu
const isAlwaysOpen = ({ role, text }: Clause) =>
  (role === 'business' || role === 'contact') &&
  ALWAYS_OPEN.test(text) &&
  !UNATTENDED.test(text) &&
  !/\b(?:no|not|never|don’t|isn’t|aren’t)\b/i.test(text)

/**
 * The opening hours of all clauses, or only those under such a heading; none if two of them
 * contradict each other about a day.
 */
export function openingHours(clauses: readonly Clause[]): OpeningHours[] {
  const dated = datedHours(clauses)
  return dated.length === 0 && clauses.some(isAlwaysOpen)
    ? [{ title: 'Hours', value: '24/7' }]
    : dated
}

/** 'A website that tells them whether I’m open: Thursday to Monday, 10 to 5' */
const HOURS_IN_REQUEST = /\b(?:open|opening|hours)\b[^:]*:\s(?<hours>[^:]+)$/i
const withoutRequest = (clause: Clause): Clause => {
  const hours = HOURS_IN_REQUEST.exec(clause.text)?.groups?.hours
  return clause.role === 'website' && hours ? { ...clause, role: 'business', text: hours } : clause
}

/** 'Saturdays 11 to 1' below 'Kids parties' is when these are, and not when somebody is there. */
const HAS_TIMES_OF_ITS_OWN =
  /\b(?:part(?:y|ies)|exhibitions?|tours?|class(?:es)?|lessons?|workshops?|courses?|members(?:hip)?|meetings?|training|rehearsals?|events?|functions?|camps?|talks?|sessions?|volunteers?)\b/i

function datedHours(clauses: readonly Clause[]): OpeningHours[] {
  const relevantClauses = clauses
    .map(withoutRequest)
    .filter(
      ({ role, heading }) =>
        (role === 'business' || role === 'contact') && !HAS_TIMES_OF_ITS_OWN.test(heading),
    )
  const headed = relevantClauses.filter(
    ({ heading, text }) => HOURS_HEADING.test(heading) && hoursOf(text).length > 0,
  )
  const candidates = (headed.length > 0 ? headed : relevantClauses)
    .map(({ text }) =>
      withoutStreet(text).replace(
        /^(?:office|shop|studio|clinic|showroom|workshop|yard|store|gallery): /i,
        '',
      ),
    )
    .map((text) => ({ text, rows: hoursOf(text) }))
    .filter(({ rows }) => rows.length > 0)
    // 'After hours (6pm to 7am) $290' is about a surcharge.
    .filter(({ text }) => !/\bafter[- ]?(?:hours|hrs)\b/i.test(text))
    // 'Phone 9–5 weekdays, Saturday message only' has no hours on Saturday.
    .filter(({ text }) => !/\b(?:messages?|texts?|e-?mails?) only\b/i.test(text))
  const isContradictory = candidates.some(({ rows }, index) =>
    candidates
      .slice(index + 1)
      .flatMap((other) => other.rows)
      .some((row) =>
        rows.some(
          (other) => other.value !== row.value && sharesDay(other, row) && !isException(other, row),
        ),
      ),
  )
  return isContradictory
    ? []
    : withExceptions(
        candidates
          .filter(({ text, rows }) => coversWholeBusiness(text) && coversHours(text, rows))
          .flatMap(({ rows }) => rows)
          .filter(
            ({ title }, index, all) => all.findIndex((other) => other.title === title) === index,
          ),
      )
}

const EVERY_DAY = /^(?:every day|daily|(?:seven|7) days(?: a week)?)$/i
/** 'Every day 6 am to 3 pm, closed Tuesday' is no contradiction. */
const isException = (a: OpeningHours, b: OpeningHours) =>
  [a, b].some(({ title }) => EVERY_DAY.test(title)) &&
  [a, b].some(({ value }) => value === 'Closed')
/** 'Every day except Tuesday' for what is open every day and closed on one. */
function withExceptions(hours: OpeningHours[]): OpeningHours[] {
  const closed = hours.filter(({ value }) => value === 'Closed')
  const daily = hours.find(({ title, value }) => EVERY_DAY.test(title) && value !== 'Closed')
  if (!daily || closed.length === 0) return hours
  const except = closed.map(({ title }) => title).join(' and ')
  return hours.flatMap((row) =>
    row === daily
      ? { ...row, title: `Every day except ${except}` }
      : closed.includes(row)
        ? []
        : row,
  )
}

/** What a business answers at any hour: 'Emergencies 24/7 on 0491 …', 'breakdowns: ring any hour'. */
const EMERGENCIES =
  /(?<!\b(?:no|not|non-?|never|an?) (?:an )?)(?<!n[’']t (?:\p{L}+ ){0,2})\b(emergenc(?:y|ies)|breakdowns?|lock-?outs?|call-?outs?)\b(?! (?:service|department|room|plumber|number))[^.!?\n]{0,70}?(?<![\d/])\b(24 ?\/ ?7|24 ?(?:hours?|hrs?)(?: a day)?|all hours|any ?time|any hour|round the clock|day (?:or|and) night)\b/iu
const EMERGENCY_NAMES: [start: RegExp, name: string][] = [
  [/^emergenc/i, 'Emergencies'],
  [/^breakdown/i, 'Breakdowns'],
  [/^lock/i, 'Lockouts'],
  [/^call/i, 'Call-outs'],
]

/** Opening hours with those of emergencies, if a text says that somebody answers at any hour. */
export function withEmergencies(hours: OpeningHours[], text: string): OpeningHours[] {
  const [, what = '', when = ''] = EMERGENCIES.exec(text) ?? []
  const [, title = ''] = EMERGENCY_NAMES.find(([start]) => start.test(what)) ?? []
  // Without other hours '24/7' is said of everything.
  return title === '' || hours.length === 0 || hours.some(({ value }) => value === '24/7')
    ? hours
    : [...hours, { title, value: capitalise(when.replace(/\s?\/\s?/, '/')) }]
}
