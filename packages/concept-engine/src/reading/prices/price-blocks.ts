import { capitalise } from '../english/sentences.ts'
import { bareRow, cellPrices, countedRun, hastyRun, menuPrice, menuPrices } from './bare-prices.ts'
import { cellRows, pipedRows } from './cell-rows.ts'
import { amountsOf } from './dollar-amounts.ts'
import { labelledAmounts } from './labelled-amounts.ts'
import {
  FREE_WITH_NOTE,
  pricesOfText,
  sentencePrices,
  singleRow,
  WITHOUT_AMOUNT,
  withHeading,
  withoutPriceLabel,
} from './named-prices.ts'
import { planTablesIn } from './plan-tables.ts'
import { isTableLine, tablePrices } from './price-columns.ts'
import type { Price } from './price-list.ts'
import { plansOf } from './price-plans.ts'
import { variantPrices } from './price-variants.ts'
import { lowered } from './price-words.ts'
import { quantityBreakRows, quantityBreaks } from './quantity-breaks.ts'
import { slashedColumns } from './slashed-columns.ts'
import { writtenRows } from './written-rows.ts'

/** Prices that a text lists in rows, and the text without those rows, with the same offsets. */
export interface PriceBlocks {
  /** In the order of the text, each with the offset of its row. */
  prices: (Price & { start: number })[]
  /** What their headings say of them: 'all plus GST'. */
  notes: string[]
  rest: string
}

/** Consecutive lines that satisfy a condition, as pairs of first line and line after the last. */
function runsOf(lines: readonly string[], belongs: (line: string) => boolean): [number, number][] {
  const runs: [number, number][] = []
  for (const [index, line] of lines.entries()) {
    if (!belongs(line)) continue
    const last = runs.at(-1)
    if (last && last[1] === index) last[1] = index + 1
    else runs.push([index, index + 1])
  }
  return runs
}

/** A short line above rows that is no row itself. */
const isHeading = (line: string) =>
  line.length >= 2 && line.length <= 60 && !/\$|[.!?]\s|[.!?]$/.test(line) && /\p{L}{2}/u.test(line)

const PRICE_HEADING = /\b(?:prices?|pricing|rates?|fees?|costs?|charges?)\b/i
/** 'One cat: 27' below 'Rates per night' */
const BARE_SUM =
  /(:\s|\s[–—-]\s|\.{2,}\s?)(\d{1,4}(?:\.\d{2})?)(?=\s*(?:$|[,;(/]|per\b|each\b|ea\b|pp\b))/
/** '2 tier - from 340, 3 tier - from 520' */
const FROM_SUM =
  /(?<=\bfrom )\d{2,5}(?![\d:%]|\.\d|\s?(?:-|–|to)\s?\d|\s?(?:am|pm|m|cm|mm|km|kg|g|l)\b|\s(?:people|guests|pax|days?|weeks?|months?|years?|minutes|mins|hours?)\b)/gi
const withFromSigns = (row: string) =>
  (row.match(FROM_SUM)?.length ?? 0) > 1 ? row.replace(FROM_SUM, '$$$&') : row
/** Rows, with dollar signs for the amounts below a heading that says what they are. */
const withSigns = (rows: readonly string[]): string[] => {
  let areAmounts = false
  return rows.map((row) => {
    if (row === '' || (isHeading(row) && !/\d/.test(row))) areAmounts = PRICE_HEADING.test(row)
    return (areAmounts ? row.replace(BARE_SUM, '$1$$$2') : withFromSigns(row)).replace(
      /(?<![\d$.])(?=\d+(?:\.\d+)?k\b(?! (?:run|walk|ride|fun|race)\b))/gi,
      '$$',
    )
  })
}

/** 'Combs and cutters .. $4.50 / $3' */
const LEADER_DOTS = /\s?(?:\.{2,}|…+)\s?/u

const BULLET =
  /^\s*(?:[-–—•*·▪◦]+|\(?\w[.)]|\d{1,2}[.)]|\d{1,2}\.\d{1,2}(?!\s+(?:x\s+\d|hrs?\b|hours?\b|k[gm]s?\b|m\b|lit|days?\b|ton)))\s+/i

/**
 * Reads what a text lists in rows: tables, menus, rows of a list with a name and a price, and
 * sentences that consist of nothing else. Only rows whose every word has its place as a name, a
 * price or a term are read; all other text is left for the reader of sentences.
 */
export function priceBlocksIn(text: string): PriceBlocks {
  const lines = text.split('\n')
  const starts = lines.map((_, index) =>
    lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0),
  )
  const rows: { start: number; end: number; prices: Price[] }[] = []
  const headings: { start: number; end: number }[] = []
  const notes: string[] = []
  const taken = new Set<number>()
  const take = (first: number, after: number, prices: Price[]) => {
    for (let line = first; line < after; line += 1) taken.add(line)
    rows.push({
      start: starts[first] ?? 0,
      end: (starts[after - 1] ?? 0) + (lines[after - 1] ?? '').length,
      prices,
    })
  }
  const bare = lines.map((line) => line.replace(BULLET, '').trim())
  for (const table of planTablesIn(lines)) take(table.from, table.to, plansOf(table))
  for (const { from, to, rows } of quantityBreakRows(bare))
    if (!taken.has(from)) take(from, to, rows)
  for (const { from, to, rows } of slashedColumns(lines)) if (!taken.has(from)) take(from, to, rows)
  for (const { from, to, rows } of labelledAmounts(lines))
    if (!taken.has(from)) take(from, to, rows)
  for (const { from, to, rows } of cellRows(lines)) if (!taken.has(from)) take(from, to, rows)
  for (const [first, after] of runsOf(lines, isTableLine)) {
    if (taken.has(first)) continue
    const prices = tablePrices(lines.slice(first, after))
    if (prices) take(first, after, prices)
  }
  for (const { from, to, rows } of pipedRows(lines)) if (!taken.has(from)) take(from, to, rows)
  for (const [first, after] of runsOf(bare, (line) => menuPrice(line) !== undefined)) {
    const isTaken = lines.slice(first, after).some((_, index) => taken.has(first + index))
    const prices = isTaken ? undefined : menuPrices(bare.slice(first, after))
    if (prices) take(first, after, prices)
  }
  const signed = withSigns(bare.map((line) => line.replace(LEADER_DOTS, ': ')))
  for (const [index, line] of bare.entries()) {
    const row = signed[index] ?? line
    const mayHavePrices =
      /\$|dollars?\b|bucks\b|(?:\p{L} \d{1,4}\b.*){4}/iu.test(row) ||
      WITHOUT_AMOUNT.test(row) ||
      FREE_WITH_NOTE.test(row)
    if (taken.has(index) || !mayHavePrices) continue
    const offset = (starts[index] ?? 0) + (lines[index] ?? '').indexOf(line)
    const isEntry = bare[index] !== lines[index]?.trim()
    const neighbours = [signed[index - 1], signed[index + 1]]
    const isRow =
      isEntry ||
      LEADER_DOTS.test(line) ||
      neighbours.some((other) => other !== undefined && singleRow(other) !== undefined)
    // A sentence behind the prices is no part of the last.
    const isSingle = !/\d[^.!?]*\. \p{Lu}\p{Ll}*\s/u.test(row)
    const whole = isRow && isSingle ? pricesOfText(row.replace(/[.;]$/, '')) : undefined
    if (whole && !whole.some(({ title }) => NAMES_DATE.test(title))) {
      take(index, index + 1, whole)
      continue
    }
    const above = (bare[index - 1] ?? '').replace(/[:.\s]+$/, '')
    const section = isHeading(above) && lines[index - 1] === bare[index - 1] ? above : ''
    const found = pricedSentences(line)
    const [first] = found
    // '- cushions, from $140 each. Winter only': what follows in the entry is said of its price.
    const [said = ''] =
      isEntry && found.length === 1 && first?.start === 0
        ? (/^\s*[^.!?$]{4,70}[.!?]?(?=\s|$)/.exec(line.slice(first.end)) ?? [])
        : []
    const last = first?.prices.at(-1)
    if (first && last && said.trim() !== '') {
      last.terms = [last.terms, capitalise(said.trim())].filter(Boolean).join(' ')
      first.end += said.length
    }
    for (const { start, end, prices, note } of found) {
      const grouped = section === '' ? prices : inGroup(section, prices)
      rows.push({ start: offset + start, end: offset + end, prices: grouped })
      if (note) notes.push(note)
    }
  }
  const isFound = (line: number) =>
    taken.has(line) ||
    rows.some(
      ({ start, end }) =>
        start < (starts[line] ?? 0) + (lines[line] ?? '').length && end > (starts[line] ?? 0),
    )
  for (const { line, length, row } of writtenRows(bare, isFound)) {
    const text = lines[line] ?? ''
    const start = (starts[line] ?? 0) + text.indexOf(bare[line] ?? '')
    rows.push({ start, end: start + length, prices: [row] })
    taken.add(line)
  }
  const isWhole = ({ prices }: { prices: Price[] }) =>
    !prices.some(
      ({ title, price }) => STARTS_WITH_WORDS.test(price) || /^min(?:imum)?\.? \d/i.test(title),
    )
  const found = rows.filter(isWhole).map((block) => ({
    ...block,
    prices: withLabel(text.slice(block.start, block.end).replace(BULLET, '').trim(), block.prices),
  }))
  for (const [index, line] of bare.entries()) {
    // An entry of the same list is no heading.
    if (
      /^\s*[-–—•*·▪◦]/.test(lines[index] ?? '') ||
      taken.has(index) ||
      !taken.has(index + 1) ||
      !isHeading(line)
    )
      continue
    // 'Rates (ex GST)', 'Packages, all plus GST': what is said of all prices stays.
    const [, inBrackets, afterComma] = /\(([^()]+)\)|,\s([^,:]+):?$/.exec(line) ?? []
    const note = inBrackets ?? afterComma ?? ''
    const tax = TAX_IN_HEADING.exec(line.replace(/[:.\s]+$/, ''))
    if (tax && !/\bgst\b/i.test(note))
      notes.push(tax[1] ? 'All prices are plus GST' : 'All prices include GST')
    const subject = line
      .replace(/\([^()]*\)|,\s[^,:]+:?$/g, '')
      .replace(/[:.\s]+$/, '')
      .replace(TAX_IN_HEADING, '')
    for (let row = index + 1; taken.has(row); row += 1) {
      const block = found.find(({ start }) => start === starts[row])
      if (block) block.prices = inGroup(subject, withHeading(subject, block.prices))
    }
    // 'Membership, per year from 1 July'
    const isOfPart = /^(?:per|from|until|for|each|in)\b/i.test(note) && !WHOLE_LIST.test(subject)
    if (/\s/.test(note) && !/\blist$/i.test(note))
      notes.push(isOfPart ? `${subject}: ${note}` : note)
    headings.push({
      start: starts[index] ?? 0,
      end: (starts[index] ?? 0) + (lines[index] ?? '').length,
    })
  }
  found.sort((a, b) => a.start - b.start)
  let rest = text
  for (const { start, end } of [...found, ...headings])
    rest = rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, ' ') + rest.slice(end)
  const prices = found.flatMap(({ prices, start }) => prices.map((price) => ({ ...price, start })))
  return { prices, notes, rest }
}

/** 'Kill & dress $320, hung in our coolroom $5': two prices of different things. */
const STARTS_WITH_WORDS =
  /^(?!(?:up to|as is|from about|starting (?:at|from)|half|full|whole|one|two|per|each|first|small|large|single|double|minimum|weekdays?|weekends?)\b)\p{L}+ (?:& |and )?\p{L}+[^$]*\$/iu
/** 'Fresh fruit: 100g $14, 500g $55, 1kg $98': what the label names is the thing of every amount. */
function withLabelOfAll(label: string, prices: Price[]): Price[] {
  const names = prices.flatMap(({ title }) => {
    const [, name = ''] = /^(.{3,}?), /u.exec(title) ?? []
    return name !== '' && label.toLowerCase().startsWith(name.toLowerCase()) ? [name] : []
  })
  const [name = ''] = names
  if (name === '' || names.length === prices.length) return prices
  const own = prices.map((price) => ({
    ...price,
    title: price.title.startsWith(`${name}, `)
      ? capitalise(price.title.slice(name.length + 2))
      : price.title,
  }))
  return own.length >= MIN_OF_GROUP
    ? inGroup(name, own)
    : own.map((price) => ({ ...price, title: `${name}, ${lowered(price.title)}` }))
}
const MIN_OF_GROUP = 3

/** 'Sheep or goat: kill and dress $65 each': the rows are of what the label names. */
function withLabel(row: string, prices: Price[]): Price[] {
  const [, label = ''] = /^(\p{L}[^:$]{1,32}): [^:]*$/u.exec(row) ?? []
  const isGeneric = PRICE_HEADING.test(label) || WHOLE_LIST.test(label)
  if (prices.length > 1) return withLabelOfAll(label, prices)
  if (label === '' || isGeneric || prices.length !== 1) return prices
  return prices.map((price) =>
    price.title.toLowerCase().includes(label.toLowerCase().slice(0, 8)) ||
    label.toLowerCase().includes(price.title.toLowerCase())
      ? price
      : { ...price, title: `${label}, ${lowered(price.title)}` },
  )
}

/** 'Starts Mon 5 Oct $180': the price of what the heading names, and not of the day. */
const NAMES_DATE =
  /^(?:(?:starts?|begins?|commences?) (?:on )?(?:\p{L}+day|mon|tue|wed|thu|fri|sat|sun|\d)|(?:\p{L}+day|mon|tue|wed|thu|fri|sat|sun) \d{1,2} \p{L}{3})/iu
/** 'Price +GST' */
const TAX_IN_HEADING = /\s(?:(\+|plus|ex\.?|excl\p{L}*)|incl?\p{L}*\.?)\s?gst$/iu

/** 'Our prices' is a heading of the whole list, not of a part of it. */
const WHOLE_LIST =
  /^(?:(?:our|my|the|current|full|all|rough|approximate|indicative|typical|usual|example|sample|some) )*(?:prices?|pricing|price list|rates?|fees?|costs?|charges?|menu|services?|what (?:we|I) (?:do|charge|offer)|offers?|list|what it costs|how much)(?: (?:list|guide|and (?:prices|fees|services)|(?:per|for) .*))?$/i
const GROUP_MAX = 36
/** Prices with the heading of their part of the list. */
const inGroup = (heading: string, prices: Price[]): Price[] =>
  WHOLE_LIST.test(heading) || heading.length > GROUP_MAX
    ? prices
    : prices.map((price) => ({ ...price, group: heading }))

/** A full stop within a number or behind an abbreviation does not end a sentence. */
const SENTENCE =
  /(?:[^.!?]|\.(?=\S)|(?<=\b(?:incl?|approx|min|max|e\.g|i\.e|p\.p|ea|hrs?|mins?))\.(?= \p{Ll}|\s\d))+(?:[.!?]+(?=\s|$)|$)/gu

/** 'The brow wax costs $25' is a sentence, not a row. */
const PRICE_VERB = /\b(?:is|are|costs?|takes?|starts?|begins?)\b/i
/** With this many sentences in a row that each name one price, they are a list. */
const MIN_SENTENCE_ROWS = 3
const SIZE_SENTENCE = /^(?:small|medium|large|big|extra large|xl)\b[^$]{0,20}\$/i

/** 'Trims are $65 front shoes 110 full set 190': a run of which only some amounts have their sign. */
const withoutSigns = (text: string) =>
  text.replace(/ (?:is|are|just|only)(?= \$\d)/g, '').replace(/\$(?=\d)/g, '')

/** 'Family pack 4 flake 8 potato cake large chips $68': what a bundle holds, and its only price. */
const BUNDLE = /^[^$]*\d[^$]*\$\d+(?:\.\d\d)?$/

/** Sentences of a line that consist of names and prices. */
function pricedSentences(
  line: string,
): { start: number; end: number; prices: Price[]; note: string }[] {
  const sentences = [...line.matchAll(SENTENCE)]
    .filter(([sentence]) => sentence.trim() !== '')
    .map((match) => ({
      text: match[0].trim(),
      start: match.index,
      end: match.index + match[0].length,
    }))
  const read = sentences.map(({ text: unsigned, start, end }) => {
    const text = withFromSigns(unsigned)
    const bare = text.replace(/[.;]$/, '')
    const broken = quantityBreaks(bare)
    if (broken) {
      const { breaks: _, ...price } = broken
      return { text, start, end, prices: [price], note: '' }
    }
    const listed = sentencePrices(bare)
    const variants = listed ? undefined : (countedRun(bare) ?? variantPrices(bare))
    const prices =
      amountsOf(text).length > 0
        ? (listed ?? variants?.prices ?? (BUNDLE.test(bare) ? [] : hastyRun(withoutSigns(bare))))
        : (variants?.prices ?? cellPrices(bare) ?? hastyRun(bare))
    return { text, start, end, prices: prices ?? [], note: variants?.note ?? '' }
  })
  // Beside cells without signs, other amounts have none either.
  const isUnsigned = (text: string) => cellPrices(text) ?? countedRun(text)
  if (sentences.some(({ text }) => isUnsigned(text.replace(/[.;]$/, ''))))
    for (const sentence of read) {
      const row = bareRow(sentence.text.replace(/[.;]$/, ''))
      if (sentence.prices.length === 0 && row) sentence.prices = [row]
    }
  // 'Hall, full day, $180. Hall, half day, $110. Supper room, $60.': a row in each sentence
  const rows = sentences.map(({ text }) =>
    PRICE_VERB.test(text) ? undefined : singleRow(withoutPriceLabel(text.replace(/[.;]$/, ''))),
  )
  for (const [first, after] of runsOf(
    rows.map((_, index) => String(index)),
    (index) => rows[Number(index)] !== undefined,
  ))
    if (after - first >= MIN_SENTENCE_ROWS)
      for (let index = first; index < after; index += 1) {
        const [row, sentence] = [rows[index], read[index]]
        if (row && sentence?.prices.length === 0) sentence.prices = [row]
      }
  // 'Wash $65, clip $95. Medium $80 and $115.': what the sizes cost depends on each other.
  if (read.some(({ text, prices }) => prices.length === 0 && SIZE_SENTENCE.test(text))) return []
  return read.filter(({ prices }) => prices.length > 0)
}
