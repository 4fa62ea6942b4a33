import { capitalise } from '../english/sentences.ts'
import { nameOf } from './named-prices.ts'
import type { Price } from './price-list.ts'

/** How many of a thing: '1–9', '25+', 'over 20', '10 or more'. */
const RANGE = String.raw`(?:(?:up to|over|under|from) \d+|\d+ ?[-–] ?\d+|\d+ ?\+|\d+ (?:or more|and (?:over|up)|plus))`
const AMOUNT = String.raw`\$\d+(?:,\d{3})*(?:\.\d{1,2})?`
const EACH = String.raw`(?:\s?(?:ea|each|pp|per \p{L}+))?\.?`
const SEPARATOR = String.raw`(?:\s?[,;/]\s?(?:and |then )?)`

/** '1–9 $54 ea, 10–24 $47 ea, 25+ $42.50 ea' */
const RANGE_FIRST = new RegExp(
  String.raw`^(?<name>.{2,60}?)(?:\s?[:–—-]\s|\s)(?<rows>${RANGE}:? ${AMOUNT}${EACH}(?:${SEPARATOR}${RANGE}:? ${AMOUNT}${EACH})+)$`,
  'iu',
)
/** '$48 per alpaca for 1–5, $40 each for 6–20, over 20 ask' */
const AMOUNT_FIRST = new RegExp(
  String.raw`^(?:(?<name>.{2,60}?)(?:\s?[:–—-]\s|\s))??(?<rows>${AMOUNT}(?<unit>\s?(?:ea|each|per \p{L}+)) (?:for|on) ${RANGE}(?:${SEPARATOR}${AMOUNT}${EACH} (?:for|on) ${RANGE})+)(?:${SEPARATOR}(?<rest>(?:over|more than|above) \d+,? (?:please )?(?:ask|by quote|poa|call|ring)(?: us| me)?))?$`,
  'iu',
)
/** '$38 / $33 / $29' below a row that says for how many */
const SAME_BREAKS = new RegExp(
  String.raw`^(?<name>.{2,60}?)(?:\s?[:–—-]\s|\s)(?<amounts>${AMOUNT}(?: ?/ ?${AMOUNT})+)$`,
  'iu',
)
const PART = new RegExp(`${RANGE}|${AMOUNT}`, 'giu')

const inRange = (range: string) =>
  range
    .replace(/ ?[-–] ?/, '–')
    .replace(/ \+$/, '+')
    .toLowerCase()

interface Break {
  range: string
  amount: string
}
const breaksIn = (rows: string): Break[] => {
  const parts = rows.match(PART) ?? []
  return Array.from({ length: parts.length / 2 }, (_, index) => {
    const [a = '', b = ''] = parts.slice(index * 2, index * 2 + 2)
    const [range, amount] = a.startsWith('$') ? [b, a] : [a, b]
    return { range: inRange(range), amount }
  })
}

const priceOf = (breaks: readonly Break[], isEach: boolean) =>
  breaks.map(({ range, amount }) => `${range}: ${amount}`).join(', ') + (isEach ? ' each' : '')

/** What 'per alpaca' counts, for a row that names nothing else. */
const countedThing = (unit: string) => {
  const [, thing = ''] = /per (\p{L}+)/iu.exec(unit) ?? []
  return thing
}

/** The row of a thing whose price depends on how many there are; undefined for any other text. */
export function quantityBreaks(text: string): (Price & { breaks: Break[] }) | undefined {
  const bare = text.replace(/[.;]$/, '').trim()
  const found = RANGE_FIRST.exec(bare) ?? AMOUNT_FIRST.exec(bare)
  const { name = '', rows = '', unit = '', rest = '' } = found?.groups ?? {}
  const isLabel = /^(?:prices?|pricing|rates?|fees?|costs?)$/i.test(name.trim())
  const title = (isLabel ? '' : nameOf(name)) || countedThing(unit)
  const breaks = breaksIn(rows)
  if (title === '' || breaks.length < 2 || breaks.some(({ range, amount }) => !range || !amount))
    return undefined
  const isEach = countedThing(unit) !== '' || /\b(?:ea|each)\b/i.test(rows)
  return {
    title: capitalise(title),
    price: priceOf(breaks, isEach),
    terms: rest ? capitalise(rest.replace(/^((?:over|more than|above) \d+),? /i, '$1, ')) : '',
    breaks,
  }
}

/**
 * Rows with such prices, as pairs of first line and line after the last. Rows below them that have
 * an amount for each quantity share the quantities: 'Polo: $38 / $33 / $29'.
 */
export function quantityBreakRows(
  lines: readonly string[],
): { from: number; to: number; rows: Price[] }[] {
  let shared: readonly Break[] = []
  let lastRow = -1
  return lines.flatMap((line, index) => {
    const row = quantityBreaks(line)
    if (row) {
      const { breaks, ...price } = row
      if (breaks.length > 2 || shared.length === 0 || lastRow !== index - 1) shared = breaks
      lastRow = index
      return [{ from: index, to: index + 1, rows: [price] }]
    }
    const { name = '', amounts = '' } =
      SAME_BREAKS.exec(line.replace(/[.;]$/, '').trim())?.groups ?? {}
    const sums = amounts.split(/ ?\/ ?/)
    const title = nameOf(name)
    if (!title || lastRow !== index - 1 || sums.length !== shared.length) return []
    lastRow = index
    const breaks = shared.map(({ range }, part) => ({ range, amount: sums[part] ?? '' }))
    return [
      {
        from: index,
        to: index + 1,
        rows: [{ title: capitalise(title), price: priceOf(breaks, false), terms: '' }],
      },
    ]
  })
}

const STEP = String.raw`(\d+) ?(kg|g|l|t|m)?(?: ?\+| up| and (?:up|over)| or more| plus) \$?(\d+(?:\.\d{1,2})?)`
/** 'Grade A 14.50 ea, 50+ 13.20, 300+ 11.90', 'pho fresh 1kg $3.60, 20kg up 3.20' */
const STEPS = new RegExp(
  String.raw`^(?<bullet>[^\S\n]*(?:[-–—•*·][^\S\n]+)?)(?<name>\p{L}.{1,60}?|\d[^\n]{1,20}\p{L}[^\n]{1,40}?):? \$?(?<first>\d+(?:\.\d{1,2})?)(?<each> ?(?:ea|each))?(?<steps>(?:,? (?:,|;|/)? ?${STEP})+)\.?[^\S\n]*$`,
  'iu',
)
const EACH_STEP = new RegExp(STEP, 'giu')
/** 'Grade B 9.80 / 8.90 / 7.75' below such a row */
const SAME_STEPS =
  /^(.{2,60}?):? \$?(\d+(?:\.\d{1,2})?)((?: ?\/ ?\$?\d+(?:\.\d{1,2})?)+)\.?[^\S\n]*$/u

/**
 * A description in which prices that fall with the quantity say for how many each is: '1–49 $14.50,
 * 50–299 $13.20, 300+ $11.90'.
 */
export function withQuantitySteps(text: string): string {
  let isBelow = false
  return text
    .split('\n')
    .map((line) => {
      const {
        bullet = '',
        name = '',
        first = '',
        each,
        steps = '',
      } = STEPS.exec(line)?.groups ?? {}
      const [, above = '', amount = '', others = ''] = (isBelow && SAME_STEPS.exec(line)) || []
      isBelow = name !== '' || above !== ''
      if (above !== '')
        return `${above}: ${[amount, ...(others.match(/\d+(?:\.\d+)?/g) ?? [])].map((sum) => `$${sum}`).join(' / ')}`
      if (name === '') return line
      const found = [...steps.matchAll(EACH_STEP)].map(([, from = '', unit = '', sum = '']) => ({
        from: Number(from),
        ...{ unit, sum },
      }))
      const [{ unit = '' } = {}] = found
      const all = [{ from: 1, sum: first }, ...found]
      // Quantities grow from step to step.
      if (all.some(({ from }, index) => index > 0 && from <= (all[index - 1]?.from ?? 0))) {
        isBelow = false
        return line
      }
      const rows = all.map(({ from, sum }, index) => {
        const next = all[index + 1]
        const range = next ? `${from}–${next.from - 1}` : `${from}+`
        return `${range} $${sum}${each ? ' each' : ''}`
      })
      const thing = unit === '' ? name : `${name.replace(/ ?\b1 ?\p{L}{1,2}$/u, '')} per ${unit}`
      return `${bullet}${thing}: ${rows.join(', ')}`
    })
    .join('\n')
}
