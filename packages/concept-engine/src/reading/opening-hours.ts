import type { Clause } from './clause.ts'
import { coversHours, hoursOf, isOfAll, type OpeningHours, sharesDay } from './hours.ts'

/** Hours that tell all a clause says of them; else the clause says them itself. */
export const hoursIn = ({ text }: Clause) => {
  const hours = hoursOf(text)
  return coversHours(text, hours) ? hours : []
}

/** 'Opening hours' over a list says that they are those of the whole business. */
const OF_HOURS = /^(?:(?:our|opening|shop|office|studio|trading|clinic) )*(?:hours|times|open)$/i

/**
 * The opening hours of all clauses, or of those under a heading that says so; none where two of them say
 * different things of one day.
 */
export function openingHours(clauses: readonly Clause[]): OpeningHours[] {
  const ours = clauses.filter(({ role }) => role === 'business' || role === 'contact')
  const headed = ours.filter(
    ({ heading, text }) => OF_HOURS.test(heading) && hoursOf(text).length > 0,
  )
  const said = (headed.length > 0 ? headed : ours)
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
