import type { Clause } from '../clauses/clause.ts'
import { capitalise } from '../english/sentences.ts'
import type { Statement } from '../facts.ts'

const STEPS_HEADING =
  /^(?:how\b(?! (?:often|much|many|long|far|big))|the process|our process|process|steps|what happens)/i

/** 'Owner operator, 9 years, fully insured' describes who does the work, whatever is next to it. */
const CREDENTIALS = /\b(?:years|insured|licen[cs]ed|owner|operator|accredited|qualified)\b/i

const MAX_LISTED = 8
/** Entries of a list under a heading such as 'How it works'. */
export const listedSteps = (clauses: readonly Clause[]) => {
  const steps = clauses.filter(
    ({ kind, heading, text }) =>
      kind === 'item' && STEPS_HEADING.test(heading) && text.length <= 120,
  )
  return steps.length >= 3 && steps.length <= MAX_LISTED ? steps : []
}

const MAX_PARTS = 7

/** 'A visit, a drawing, six weeks in our workshop, then a raising day' are steps. */
export function stepsOf(statements: readonly Statement[]): string[] {
  for (const { text, topic } of statements) {
    if (topic !== 'process' || CREDENTIALS.test(text)) continue
    const wording = text.replace(/^[^:]{3,60}:\s*/, '').replace(/[.]$/, '')
    const parts = wording
      .split(/,\s*(?:(?:and )?then\s|and\s)?|\s(?:and )?then\s|;\s*/)
      .map((part) => capitalise(part.replace(/^(?:first|next|finally|and|I|we)\s/i, '').trim()))
      .filter((part) => part.length >= 4)
    if (parts.length >= 3 && parts.length <= MAX_PARTS && parts.every((part) => part.length <= 70))
      return parts
  }
  return []
}
