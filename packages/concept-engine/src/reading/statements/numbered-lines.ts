import { capitalise } from '../english/sentences.ts'

/** A number of a step before its words, without a mark: '2 we come and measure'. */
const NUMBER = /(?:^|\s|[:,;]\s?)(\d)\s(?=\p{L})/gu
const MIN_STEPS = 3
const MAX_STEP_LENGTH = 90
const HEADING = /\b(?:steps?|process|how it (?:works|goes)|what happens)\b[^\d]{0,24}$/i

/** '4. Hall hire. $220 half day, $380 all day': the name of an item, and what it costs. */
const NAMED_ITEM = /(?<=^|\n)(\s*\d{1,2}[.)]\s+\p{Lu}[^.!?:$\n]{2,30})\. (?=(?:from )?\$\d)/giu

/** '"Grandad’s Left Boot" – 45 min, ages 5 to 11' in a line of its own */
const QUOTED_ROW =
  /^[^\S\n]*(?:[-–—•*·][^\S\n]+)?["“]([^"“”\n]{2,50})["”][^\S\n]+[–—-][^\S\n]+(?=\S)/u
const MIN_QUOTED_ROWS = 2
function withQuotedRows(text: string): string {
  const lines = text.split('\n')
  if (lines.filter((line) => QUOTED_ROW.test(line)).length < MIN_QUOTED_ROWS) return text
  return lines.map((line) => line.replace(QUOTED_ROW, '- $1: ')).join('\n')
}

/**
 * A text with the steps that a line numbers, 'steps: 1 you send pics 2 we measure 3 quote', as a
 * list below their heading, so that no number is taken for a price.
 */
export const withNumberedLines = (text: string): string =>
  withQuotedRows(text)
    .replace(NAMED_ITEM, '$1: ')
    // 'NOT: no captions service, no classes'
    .replace(/(?<=^|\n)[^\S\n]*not\s?:\s(no )/giu, (_label, no: string) => capitalise(no))
    .split('\n')
    .map((line) => {
      const starts: RegExpExecArray[] = []
      for (const match of line.matchAll(NUMBER))
        if (Number(match[1]) === starts.length + 1) starts.push(match)
      const [first] = starts
      if (!first || starts.length < MIN_STEPS || !HEADING.test(line.slice(0, first.index)))
        return line
      const steps = starts.map((match, index) =>
        line
          .slice(match.index + match[0].length, starts[index + 1]?.index)
          .replace(/[\s,;.]+$/, ''),
      )
      return steps.every((step) => step.length > 1 && step.length <= MAX_STEP_LENGTH)
        ? [
            line.slice(0, first.index).trim().replace(/:?$/, ':'),
            ...steps.map((step) => `- ${step}`),
          ].join('\n')
        : line
    })
    .join('\n')
