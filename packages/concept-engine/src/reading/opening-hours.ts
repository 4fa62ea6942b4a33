import type { Clause } from './clause.ts'
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

/**
 * The opening hours of all clauses, or only those under such a heading; none if two of them
 * contradict each other about a day.
 */
export function openingHours(clauses: readonly Clause[]): OpeningHours[] {
  const relevantClauses = clauses.filter(({ role }) => role === 'business' || role === 'contact')
  const headed = relevantClauses.filter(
    ({ heading, text }) => HOURS_HEADING.test(heading) && hoursOf(text).length > 0,
  )
  const candidates = (headed.length > 0 ? headed : relevantClauses)
    .map(({ text }) => ({ text, rows: hoursOf(text) }))
    .filter(({ rows }) => rows.length > 0)
    // 'After hours (6pm to 7am) $290' is about a surcharge.
    .filter(({ text }) => !/\bafter[- ]?(?:hours|hrs)\b/i.test(text))
  const isContradictory = candidates.some(({ rows }, index) =>
    candidates
      .slice(index + 1)
      .flatMap((other) => other.rows)
      .some((row) => rows.some((other) => other.value !== row.value && sharesDay(other, row))),
  )
  return isContradictory
    ? []
    : candidates
        .filter(({ text, rows }) => coversWholeBusiness(text) && coversHours(text, rows))
        .flatMap(({ rows }) => rows)
        .filter(
          ({ title }, index, all) => all.findIndex((other) => other.title === title) === index,
        )
}
