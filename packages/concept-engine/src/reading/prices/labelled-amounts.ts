import { capitalise } from '../english/sentences.ts'
import { wideCells } from './cells.ts'
import type { Price } from './price-list.ts'

const SUM = String.raw`\$\s?\d[\d,]*(?:\.\d\d)?(?:\s?(?:ea|each|pp|\/\s?\p{L}+|per \p{L}+|an? \p{L}+))?`
/** 'Ad $68', 'Ch 4–14 $35', 'concession: $12' */
const LABELLED = new RegExp(
  String.raw`^(?:\d{1,2} )?[\p{L}][\p{L} ]{0,16}(?:\d+\s?[–-]\s?\d+|\d+\+?)?:?\s${SUM}$`,
  'iu',
)
const LABELS: Record<string, string> = {
  ...{ ad: 'adult', adlt: 'adult', conc: 'concession', con: 'concession', pens: 'pensioner' },
  ...{ ch: 'child', chd: 'child', kid: 'child', fam: 'family', snr: 'senior', stu: 'student' },
}
const withLabels = (text: string) =>
  text.replace(/^\p{L}+(?!\p{L})/u, (word) => LABELS[word.toLowerCase()] ?? word.toLowerCase())
/** The name of a row, and what stands behind its tab, colon or dash. */
function cellsOf(line: string): [name: string, rest: string] | undefined {
  const [name = '', rest = '', ...others] = wideCells(line)
  if (rest !== '') return others.length === 0 ? [name, rest] : undefined
  const [, label = '', amounts = ''] =
    /^([^$:]{2,50}?)(?::|\s[–—-])\s+(\S.*)$/u.exec(line.trim()) ?? []
  return label === '' ? undefined : [label, amounts]
}

/** '$165', 'n/a': an amount whose label stands in a row above. */
const UNLABELLED = new RegExp(String.raw`^(?:${SUM}|n\/?a|[-–—])$`, 'iu')
const labelOf = (part: string) =>
  withLabels(part.replace(new RegExp(String.raw`:?\s${SUM}$`, 'iu'), ''))

/**
 * Rows of one thing with an amount for each kind of customer, 'Oyster lunch   Ad $68 / Conc $62':
 * one price each, with its amounts as they are written. Rows below with as many amounts and no
 * labels have the same ones: 'Medium   $165 / $250'.
 */
export function labelledAmounts(
  lines: readonly string[],
): { from: number; to: number; rows: Price[] }[] {
  let labels: string[] = []
  return lines.flatMap((line, from) => {
    const [name = '', rest = ''] = cellsOf(line) ?? []
    const parts = rest.replace(/[.;]$/, '').split(/\s*[/|]\s+|\s\/\s*/)
    const isNamed = /\p{L}{2}/u.test(name) && parts.length >= 2
    const isLabelled = isNamed && parts.every((part) => LABELLED.test(part))
    const isBelow =
      isNamed && parts.length === labels.length && parts.every((part) => UNLABELLED.test(part))
    if (isLabelled) labels = parts.map(labelOf)
    else if (!isBelow) labels = []
    if (!isLabelled && !isBelow) return []
    const amounts = isLabelled
      ? parts.map(withLabels)
      : parts.flatMap((part, index) => (/\d/.test(part) ? [`${labels[index]} ${part}`] : []))
    const price = capitalise(amounts.join(', '))
    return [{ from, to: from + 1, rows: [{ title: capitalise(name), price, terms: '' }] }]
  })
}

const FIRST = new RegExp(String.raw`^(?<sum>${SUM})\s(?<name>\p{L}[^$]{1,40})$`, 'iu')
const LAST = new RegExp(String.raw`^(?<name>\p{L}[^$]{1,40}?):?\s(?<sum>(?:from )?${SUM})$`, 'iu')
const ENTRY_LINE = /^(?<mark>\s*(?:[-–—•*·]\s+)?)(?<body>[^\n]*\$[^\n]*,[^\n]*\$[^\n]*)$/u
/**
 * A description in which each price of a line that lists nothing else has its own line: '$12 adult,
 * $5 under 16, family $30'. An amount before its name that follows one behind its name may be of
 * either, so such a line stays as it is.
 */
export const withEntriesApart = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const { mark = '', body = '' } = ENTRY_LINE.exec(line)?.groups ?? {}
      const parts = body.replace(/[.;]$/, '').split(/,\s+(?:and\s+)?/)
      const found = parts.map((part) => ({
        first: FIRST.exec(part)?.groups,
        last: LAST.exec(part)?.groups,
      }))
      const isClear = found.every(
        ({ first, last }, index) => (first || last) && !(first && found[index - 1]?.last),
      )
      // 'RCD push button $5, trip time test $9'
      const areNamed = found.every(({ last }) =>
        /^[^.!?]*\p{L} \p{L}[^.!?]*(?<! for)$/u.test(last?.name ?? ''),
      )
      if (body === '' || parts.length < 2 || !isClear) return line
      if (!found[0]?.first && !(areNamed && mark === '')) return line
      return (
        found
          .map(({ first, last }) => first ?? last)
          // 'No duties' below 'Membership' would be read as a refusal.
          .map(
            (entry) => `${mark || '- '}${entry?.name?.replace(/^no /i, 'with no ')}: ${entry?.sum}`,
          )
          .join('\n')
      )
    })
    .join('\n')
