import { capitalise } from '../english/sentences.ts'
import { MONTH } from '../time/calendar-words.ts'
import { type Amount, amountsOf } from './dollar-amounts.ts'
import type { Price } from './price-list.ts'
import { hasBalancedBrackets, lowered, termsOf } from './price-words.ts'

/** Days, telephone numbers, years and opening hours: a line with one of them lists no prices. */
const OTHER_NUMBERS =
  /\d(?:[\s-]?\d){7,}|\b(?:since|est|established|abn|lic(?:en[cs]e)?|opens?|closed|ph|phone)\b|(?<![$\d])(?:19|20)\d\d\b|\d\s?[ap]m\b|\d[.:]\d\d\s?(?:-|–|to|till?)\s?\d/i
/** Units and words directly after a number that show what it counts or measures. */
const COUNTED = String.raw`\s?(?:[-–]\s?\d+\s?)?(?:%|x\b|st\b|nd\b|rd\b|th\b|g\b|kgs?\b|mls?\b|l\b|lt?rs?\b|m\b|cm\b|mm\b|kms?\b|min(?:ute)?s?\b|hrs?\b|hours?\b|h\b|days?\b|nights?\b|nt\b|weeks?\b|months?\b|years?\b|yrs?\b|packs?\b|pk\b|pieces?\b|pcs?\b|people\b|pax\b|persons?\b|guests\b|of\b|for\b|plus\b|and (?:under|over)\b|or more\b|bed(?:room)?s?\b|doors?\b|seaters?\b|${MONTH}\b)`
/** Words directly before a number that mark it as an age, a limit or a count. */
const COUNTING =
  /(?:\b(?:under|over|up to|ages?|aged|youngest|oldest|biggest|smallest|longest|shortest|sleeps|seats|unit|no\.?|level|size|max(?:imum)?|limit|grade|year|yr|to|than|within|every|first|last|next|ex)|[-–/x#]|\d)\s?$/i
const BARE = new RegExp(
  String.raw`(?<![\p{L}\d$.,:/#]|\d\s?[-–]\s?)\d{1,4}(?:[.,]\d{1,3})?(?![\p{L}\d:%]|\/\d|[.,]\d|\s?[-–]\s?\d|\s(?:to|till?)\s\d|${COUNTED})`,
  'giu',
)
/** An entry ends behind its amount, or goes on with another size, a unit or a remark. */
const AMOUNT_END =
  /^\s*(?:$|[,;/|(+]|[-–—]\s|(?:or|and|each|ea|per|an?|for|extra|only)\b|(?:\p{L}+\s){1,2}\d)/iu

/** A line whose amounts have no signs, with the signs added to the numbers that may be prices. */
export function withSignedNumbers(line: string): string {
  if (line.includes('$') || OTHER_NUMBERS.test(line)) return line
  return line.replace(BARE, (sum, offset: number) => {
    const before = line.slice(0, offset)
    const isPriced = /\bfor\s$/i.test(before) || !COUNTING.test(before)
    const isLast = /\.\d/.test(sum) || AMOUNT_END.test(line.slice(offset + sum.length))
    return isPriced && isLast && /\p{L}/u.test(before) ? `$${sum}` : sum
  })
}

/** '6 for', 'min', '/ footy team': what belongs to the amount behind it. */
const LEAD =
  /(?:^|[\s,])((?:\d{1,2}|an?|one|two|three|four|six|half a|a) (?:dozen )?for|min(?:imum)?|sml|small|sm|reg(?:ular)?|med(?:ium)?|lge|lrg|large|half|full|single|double|family|adults?|kids?|child|conc(?:ession)?)\s$/i
/** Between two prices of one thing: ' / med ', ', 12 for ', ' or ', ' steamed '. */
const BETWEEN =
  /^(?:\s?[/,;|]\s?(?:or )?(?:\p{L}[\p{L}’' ]{0,24}\s|\d{1,2}(?: \p{L}+)? (?:for )?)?|\s(?:or|then)\s(?:\d{1,2} for )?|\s(?:(?!plus|and|with|inc)\p{Ll}{2,10}\s){1,2})$/iu
const SIZES: Record<string, string> = {
  ...{ min: 'minimum', sml: 'small', sm: 'small', reg: 'regular', med: 'medium' },
  ...{ lge: 'large', lrg: 'large', conc: 'concession' },
}
const withSizes = (text: string) =>
  text.replace(/\p{L}+/gu, (word) => SIZES[word.toLowerCase()] ?? word)

const MAX_NAME = 64
const MAX_PRICE = 72
const MAX_TERMS = 110

const isName = (title: string) =>
  /\p{L}{2}/u.test(title) &&
  title.length <= MAX_NAME &&
  !/[.!?]\s/.test(title) &&
  !/^(?:plus|and|then|or|its?|it[’']s)(?: an?)?$/i.test(title) &&
  !IN_SENTENCE.test(title) &&
  hasBalancedBrackets(title)

/** Several amounts of one thing, as they are written. */
function priceOf(text: string, amounts: readonly Amount[]): { price: string; end: number } {
  let price = amounts[0]?.price ?? ''
  let end = amounts[0]?.end ?? 0
  for (const amount of amounts.slice(1)) {
    const between = text.slice(end, amount.start)
    if (!BETWEEN.test(between)) break
    const words = withSizes(between.replace(/^[\s/,;|]+/, ''))
    price += `${/^or\b/i.test(words) ? ' ' : ', '}${words}${lowered(amount.price)}`
    end = amount.end
  }
  return { price, end }
}

/** One to three words for whom or what an amount is: 'adult', 'under 18'. */
const FOR_WHOM =
  /^\s(?!(?:or|and|per|an?|each|ea|extra|for|plus|then|to)\b)(\p{L}[\p{L}’-]*(?: [\p{L}\d’-]+){0,2}?)/iu
/** '$150 adult $120 under 18, all gear lent': what each amount is for stands behind it. */
function namedBehind(
  text: string,
  amounts: readonly Amount[],
): { price: string; end: number } | undefined {
  const first = amounts[0]
  if (!first || amounts.length < 2 || !/[,:–—-]\s*$/.test(text.slice(0, first.start)))
    return undefined
  const parts = amounts.map(({ price, end }, index) => {
    const rest = text.slice(end, amounts[index + 1]?.start)
    const [whole = '', name = ''] =
      new RegExp(`${FOR_WHOM.source}\\s*(?=[,;(.]|$)`, 'iu').exec(rest) ?? []
    const isWhole =
      index === amounts.length - 1 || /^[,;]?\s*(?:and |or )?$/i.test(rest.slice(whole.length))
    return name && isWhole
      ? { text: `${index === 0 ? price : lowered(price)} ${name.trim()}`, end: end + whole.length }
      : undefined
  })
  const last = parts.at(-1)
  return last && parts.every((part) => part !== undefined)
    ? { price: parts.map((part) => part?.text).join(', '), end: last.end }
    : undefined
}

/** '$150 day 6am–8pm within 15 km': a row that begins with its price. */
const AMOUNT_FIRST =
  /^(?<sum>(?:from )?\$\s?\d[\d,]*(?:\.\d\d)?)(?<unit>(?: (?:per|an?) \p{L}+| ?\/ ?\p{L}+| (?:each|ea|pp))?)\s+(?:[:–—-]\s+)?(?<name>\p{L}.*)$/iu
/** 'I’m Chantelle, been catching 8 seasons' is a sentence. */
const IN_SENTENCE =
  /(?:^|\s)(?:i|im|i[’']m|we|we[’']re|you|they|he|she|if|is|are|was|were|been|have|has|had|will|don[’']?t|can|because|then|free (?:to|for|if|up|within)|when|who|that|ring|call|text|please|pls)(?=\s|$)/i

/**
 * A line of a price list as it is written, whatever its form: the name before its first amount, the
 * amounts with the sizes or quantities between them, and what is said behind them. Nothing is
 * assigned to another name than the one it stands beside. Undefined for a line that names nothing,
 * or no amount.
 */
export function writtenRow(line: string): Price | undefined {
  if (line.includes('|')) return undefined
  const text = withSignedNumbers(line)
    .replace(/[.;]$/, '')
    .replace(/\s\/\s/g, ' | ')
  const amounts = amountsOf(text)
  const [first] = amounts
  if (!first || /\d(?:[\s-]?\d){8,}/.test(text)) return undefined
  const { sum = '', unit = '', name = '' } = AMOUNT_FIRST.exec(text)?.groups ?? {}
  if (sum)
    return amounts.length === 1 && isName(name)
      ? { title: capitalise(name), price: amountsOf(sum + unit)[0]?.price ?? '', terms: '' }
      : undefined
  const before = text.slice(0, first.start)
  const [lead = '', words = ''] = LEAD.exec(before) ?? []
  const unsized = before.slice(0, before.length - lead.length)
  // 'Min chips $6 / med $9': the size stands before the thing.
  const [, size = '', sized = ''] =
    amounts.length > 1
      ? (/^(min(?:imum)?|sml|small|reg(?:ular)?|med(?:ium)?|half|single) (\p{L}.*)$/iu.exec(
          before,
        ) ?? [])
      : []
  const title = (sized || (/\p{L}{2}/u.test(unsized) ? unsized : before))
    .replace(/[\s.:–—|/,=-]+$/, '')
    .replace(/^["“”]|["“”]$/g, '')
    .trim()
  if (!isName(title)) return undefined
  const { price, end } = namedBehind(text, amounts) ?? priceOf(text, amounts)
  const quantity = sized ? size : /\p{L}{2}/u.test(unsized) ? words : ''
  const shown = quantity ? `${withSizes(quantity)} ${lowered(price)}` : price
  const terms = text
    .slice(end)
    .replace(/^\s?[–—-]\s/, ' ')
    .replace(/(?<=[.!?]\s+)\p{Ll}/gu, (letter) => letter.toUpperCase())
  // '$240 general / $195 clean green': what each amount is for stands behind it.
  if (/\$\s?\d/.test(terms) && !/^\s*(?:\+|plus\b)/i.test(terms)) return undefined
  return shown.length > MAX_PRICE || terms.length > MAX_TERMS
    ? undefined
    : { title: capitalise(title), price: capitalise(shown), terms: termsOf(terms) }
}

const MIN_ROWS = 3
/** An amount beyond doubt: with its sign, or with cents. */
const IS_AMOUNT =
  /\$\s?\d|(?<![\d.:])\d{1,3}\.\d{1,2}(?![\d.:%]|\s?(?:[ap]m|[-–]|to|k?g|m|l)(?!\p{L}))/iu

/**
 * The lines of a price list that other readers left: in a paragraph of which at least three lines
 * are rows. `isTaken` tells which lines are rows already.
 */
export function writtenRows(
  lines: readonly string[],
  isTaken: (line: number) => boolean,
): { line: number; length: number; row: Price }[] {
  const found: { line: number; length: number; row: Price }[] = []
  for (let from = 0; from < lines.length; from += 1) {
    if ((lines[from] ?? '').trim() === '') continue
    let to = from
    while ((lines[to] ?? '').trim() !== '') to += 1
    const rows = lines.slice(from, to).map((text, index) => {
      if (isTaken(from + index)) return undefined
      // '$88/hr. No lock-in.': further sentences are read as such.
      const first = /^.*?\d.*?[.!?](?=\s+\p{Lu})/u.exec(text)?.[0] ?? text
      const row = writtenRow(first.trim())
      return row && { line: from + index, length: first.length, row }
    })
    const count = rows.filter((row, index) => row !== undefined || isTaken(from + index)).length
    const hasAmounts = lines.slice(from, to).some((text) => IS_AMOUNT.test(text))
    if (hasAmounts && count >= MIN_ROWS && count * 2 > to - from)
      found.push(...rows.filter((row) => row !== undefined))
    from = to
  }
  return found
}
