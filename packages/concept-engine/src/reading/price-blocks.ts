import type { Price } from './price-list.ts'
import { hasBalancedBrackets, lowered, termsOf } from './price-words.ts'
import { capitalise } from './sentences.ts'

/** Prices that a text lists in rows, and the text without those rows, with the same offsets. */
export interface PriceBlocks {
  /** In the order of the text, each with the offset of its row. */
  prices: (Price & { start: number })[]
  /** What their headings say of them: 'all plus GST'. */
  notes: string[]
  rest: string
}

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d+(?:\.\d{1,2})?`
const SIGNED = String.raw`(?:A?\$\s?(?:${NUMBER})(?:\s?k\b)?|(?:${NUMBER})\s?(?:dollars?|bucks)\b)`
const RANGE = String.raw`${SIGNED}(?:\s?(?:-|–|to)\s?\$?(?:${NUMBER})(?![\d%:]))?`
const LEAD = String.raw`(?:\b(?:starting (?:from|at)|starts? (?:from|at)|from|about|around|approx\.?|roughly|up to|only|just|add|an extra|extra|plus|another)\s|(?<=^|[\s(,;])\+\s?)?`
/** Words that follow an amount and say for how much of a thing it is. */
const UNIT = String.raw`(?:\s?(?:\/\s?|\bper\s|\ban?\s)(?!bit\b|lot\b|few\b)(?:(?:extra|half|full|whole|single|double|linear|lineal|square|cubic|running|trailer|adult) )?[\p{L}²³]+(?:-\p{L}+)?|\s(?:per cent )?(?:each way|each|one way|return|flat|all up|fixed)(?!\p{L})|\s?(?:ea|pp|pw|p\/p|ph|p\/h)(?!\p{L})|\s?(?:doz(?:en)?|hr|kg)(?!\p{L})|\s?(?:\+|plus|inc(?:l(?:uding)?)?\.?|ex(?:cl(?:uding)?)?\.?)\s?GST(?!\p{L}))*`
const AMOUNT = new RegExp(`(${LEAD})(?<![\\d.])(${RANGE})(${UNIT})`, 'giu')
/** A number at the end of a line of a menu, or before its dash: 'Big brekky 26 — eggs your way'. */
const MENU_ROW =
  /^(\p{L}[^\d$\n]{1,60}?(?:\([^()\n]{1,30}\)\s?)?)[\s.:–—-]*\s\$?(\d{1,3}(?:\.\d{1,2})?)(?:\s?[–—-]\s(\p{L}[^\n]*)|\s*)$/u

interface Amount {
  start: number
  end: number
  /** 'From $280 a single grave' */
  price: string
}

const dollars = (wording: string) =>
  wording
    .replace(/A\$/g, '$')
    .replace(/\$\s/g, '$')
    .replace(new RegExp(`(?<![\\d$.,])(${NUMBER})\\s?(?:dollars?|bucks)\\b`, 'gi'), '$$$1')
    .replace(/(\$[\d,.]+\s?(?:-|–|to)\s?)(?=\d)/g, '$1$$')
    .replace(/(?<=\d)\s?(?:-|–)\s?(?=\$)/g, ' to ')
    // '19.5' is $19.50.
    .replace(/(\$\d+\.\d)(?!\d)/g, '$10')
const unitWords = (wording: string) =>
  wording
    .replace(/^\s?\/\s?/, ' per ')
    .replace(/\s?\b(?:pp|p\/p)\b/i, ' per person')
    .replace(/\s?\b(?:ph|p\/h)\b/i, ' per hour')
    .replace(/\s?\bpw\b/i, ' per week')
    .replace(/\s?\bea\b/i, ' each')
    .replace(/\bhrs?\b/i, 'hour')
    .replace(/^ hour/, ' an hour')
    .replace(/^\s?doz(?:en)?\b/i, ' a dozen')
    .replace(/\bdoz\b/i, 'dozen')
    .replace(/\b(?:mth|mo)\b/i, 'month')
    .replace(/\bwk\b/i, 'week')
    .replace(/\byr\b/i, 'year')
    .replace(/^\s?kg\b/i, ' per kg')
    .replace(/\s?\+ ?gst/i, ' plus GST')
    .replace(/\bgst\b/i, 'GST')
const leadWords = (wording: string) =>
  wording
    .replace(/^starts? (?:from|at)|^starting (?:from|at)/i, 'from')
    .replace(/^\+\s?/, 'add ')
    .replace(/^(?:only|just|an extra|extra|another)\s/i, (word) =>
      /extra|another/i.test(word) ? 'add ' : '',
    )

/** The amounts of a text that carry a dollar sign or the word, with their units. */
const amountsOf = (text: string): Amount[] =>
  [...text.matchAll(AMOUNT)].flatMap((match) => {
    const [all, lead = '', sum = '', unit = ''] = match
    // '$20 million', '$10 off'
    const isOther = /^\s?(?:million|billion|m\b|off\b|discount|%)/i.test(
      text.slice(match.index + all.length),
    )
    return isOther
      ? []
      : [
          {
            start: match.index,
            end: match.index + all.length,
            price: capitalise(`${leadWords(lead)}${dollars(sum)}${unitWords(unit)}`.trim()),
          },
        ]
  })

/** Words that a name does not contain: it would be part of a sentence. */
const NOT_A_NAME =
  /\b(?:I|we|they|he|she|it|it['’]s|is|are|was|were|will|would|if|when|because|but|charge[sd]?|costs?|pays?|paid|budget|quoted?|spent|web ?sites?|the site|web|page|domain|hosting|please|don['’]?t|can['’]?t|gets?|has|off|insurance|liability|raised|grant|rent|wages|turnover|approved|loses?|begins?)\b|[?!]/i
/** The same for names that nothing but their place before an amount shows to be names. */
const NOT_A_BARE_NAME =
  /\b(?:you|have|my|our|your|less|more|after|until|cover)\b|(?<!\bor |\band )\b(?:under|over)\b(?! \d)/i
const NAME_START =
  /^(?:(?:posted|delivered|fitted|installed|supplied|collected|mon|tues|wednes|thurs|fri|satur|sun)(?:days?)?(?: (?:anywhere|interstate|locally))?$|and|or|so|then|plus|beyond|within|outside|past|in|on|at|for|with|without|to|from|by|of|no|not|only|every|each|including|incl?|up to|that|this|the first|first|any|all|about|around)\b/i
/** 'Price: $330', 'min $95', 'Mon $16': the thing itself has no name. */
const SAYS_NOTHING =
  /^(?:prices?|min(?:imum)?|max(?:imum)?|total|whole|half|(?:three )?quarters?|sell|buy|big|mon|tues?|wed|thu(?:rs)?|fri|sat|sun)$/i
const CONNECTING_END =
  /[\s,:;=–—.-]+$|\s(?:is|are|at|for|costs?|(?:usually|commonly|normally|typically|generally|mostly|often))$/i
const NAME_MAX = 70
const nameOf = (text: string): string | undefined => {
  const name = text
    .replace(/^(?:and|or|plus|then|while)\s/i, '')
    .replace(/^\([^()]*\)\s/, '')
    .replace(/^(?:an?|our|my)\s/i, '')
    .replace(CONNECTING_END, '')
    .replace(CONNECTING_END, '')
    .replace(/\s?\($/, '')
    .trim()
  const bare = name.replace(/\([^()]*\)/g, '')
  const isName =
    name.length >= 2 &&
    bare.length <= NAME_MAX &&
    /\p{L}{2}|\d/u.test(bare) &&
    !SAYS_NOTHING.test(bare.trim()) &&
    !NOT_A_NAME.test(bare) &&
    (/[:–—-]\s*$/.test(text) || !NOT_A_BARE_NAME.test(bare)) &&
    !NAME_START.test(bare)
  return isName ? name : undefined
}
/** 'Standard tuning (piano tuned within two years)': a long note goes below the name. */
const rowOf = (name: string, price: string, after: string): Price | undefined => {
  const opened = name.lastIndexOf('(')
  const isOpen = !hasBalancedBrackets(name) && opened > 0
  const bare = isOpen ? name.slice(0, opened).trim() : name
  const rest = isOpen ? `${name.slice(opened + 1)} ${after.replace(/\)/, '')}` : after
  const [, title = bare, note = ''] = /^(.{3,}?)\s\(([^()]{12,})\)$/.exec(bare) ?? []
  const terms = termsOf(note, ...detailsOf(rest))
  return hasBalancedBrackets(title) && hasBalancedBrackets(terms)
    ? { title: title.trim(), price, terms }
    : undefined
}
/** What follows an amount, as separate notes. */
const detailsOf = (after: string): string[] => {
  const trimmed = after.replace(/^[\s,;:.–—-]+|[\s,;.–—-]+$/g, '')
  const unwrapped = /^\(([^()]*)\)$/.exec(trimmed)?.[1] ?? trimmed
  const closed = hasBalancedBrackets(unwrapped) ? unwrapped : unwrapped.replace(/[()]/g, '')
  return closed
    .replace(/^\(([^()]*)\)[\s,]*(?=\S)/, '$1, ')
    .split(/(?<=[\p{L}\d)])\.\s+(?=\p{Lu})/u)
    .map((part) => part.trim())
}
/** Sentences that follow an amount belong to it unless they speak of something else. */
const isTerms = (after: string) =>
  after.length <= 120 &&
  !/\b(?:I|we|please|website|page|form)\b|\?/i.test(after.replace(/\([^()]*\)/g, '')) &&
  !/^\s?(?:for\s)?(?:the|my|our) (?:site|website)/i.test(after)

const splitOutside = (text: string, separator: RegExp): string[] => {
  const parts: string[] = []
  let depth = 0
  let last = 0
  for (const match of text.matchAll(/[()]|[,;/]\s?|\s(?:and|or)\s/g)) {
    const [mark] = match
    if (mark === '(') depth += 1
    else if (mark === ')') depth = Math.max(0, depth - 1)
    else if (
      depth === 0 &&
      separator.test(mark) &&
      !/^,\d{3}/.test(text.slice(match.index, match.index + 4))
    ) {
      parts.push(text.slice(last, match.index))
      last = match.index + mark.length
    }
  }
  return [...parts, text.slice(last)].map((part) => part.trim()).filter(Boolean)
}

/** 'Site visit within 40 km: free', 'Grease traps by quote' */
const WITHOUT_AMOUNT =
  /^(.{3,70}?)(?:\s?[:–—=-]\s?|\s)(free(?: of charge)?|P\.?O\.?A\.?|by quote|quoted|price on (?:application|request)|on (?:application|request))$/i
/** A row with one amount: a name, its price, and what else is said about it. */
function singleRow(text: string): Price | undefined {
  const amounts = amountsOf(text)
  const [amount] = amounts
  const [, unpriced = '', wording = ''] = WITHOUT_AMOUNT.exec(text.replace(/[.;\s]+$/, '')) ?? []
  const unpricedName = amount ? undefined : nameOf(`${unpriced}:`)
  if (unpricedName) return rowOf(unpricedName, capitalise(wording), '')
  if (!amount || amounts.length !== 1) return undefined
  const after = text.slice(amount.end)
  const before = text.slice(0, amount.start)
  // 'The Table — five courses, 6 to 14 guests, $185'
  const [, dashed = '', note = ''] = /^([^–—]{2,40}?)\s[–—]\s(.{3,})$/u.exec(before) ?? []
  if (dashed && isTerms(after) && isTerms(note)) {
    const title = nameOf(`${dashed}:`)
    return title
      ? rowOf(title, amount.price, [note.replace(CONNECTING_END, ''), after].join(', '))
      : undefined
  }
  const name = nameOf(before)
  return name && isTerms(after) ? rowOf(name, amount.price, after) : undefined
}

/**
 * A list in one line or sentence, with or without a heading: 'Add ons: nails $25, teeth $15',
 * 'Services: cleaning (from $280); letters ($4.20 per letter, minimum 40)'. Undefined if some part
 * has no name of its own.
 */
function listedRows(text: string): Price[] | undefined {
  const [, heading = '', list = text] =
    /^([^:$]{2,60}):\s+(.+)$/su.exec(text.replace(/[.;\s]+$/, '')) ?? []
  if (SAYS_SOMETHING.test(heading) || NOT_A_NAME.test(heading)) return undefined
  const body = list.replace(/[.;\s]+$/, '')
  const hasSemicolons = splitOutside(body, /^;/).length > 1
  const parts = splitOutside(body, hasSemicolons ? /^;/ : /^[,/]|^\sand\s/)
  // 'Kangaroo $12, joey $8, feed included': what has no amount belongs to the part before it.
  const joined: string[] = []
  for (const part of parts) {
    const isDetail = joined.length > 0 && !hasSemicolons && amountsOf(part).length === 0
    // In 'servicing $320, brakes, inspections $220' nothing says what the brakes cost.
    if (isDetail && !DETAIL.test(part)) return undefined
    if (isDetail) joined[joined.length - 1] += `, ${part}`
    else joined.push(part)
  }
  let named = ''
  const rows = joined.map((part) => {
    const row = singleRow(part)
    // 'Queens $38 each, 10+ $34'
    const isQuantity = row !== undefined && !/\p{L}/u.test(row.title) && named !== ''
    named = row && !isQuantity ? row.title : named
    return row && isQuantity ? { ...row, title: `${named}, ${row.title}` } : row
  })
  const priced = rows.flatMap((row) => row ?? [])
  const isList =
    priced.length >= 2 &&
    rows.every(
      (row, index) =>
        row ?? (hasSemicolons && amountsOf(joined[index] ?? '').length === 0 && priced.length >= 3),
    )
  if (!isList) return undefined
  const unpriced = joined.flatMap((part, index) => {
    const [, name = '', note = ''] = /^([^()]{3,60}?)(?:\s?\(([^()]*)\))?$/.exec(part) ?? []
    return rows[index] || !name ? [] : [{ title: name, price: '', terms: termsOf(note) }]
  })
  if (unpriced.length + priced.length !== joined.length) return undefined
  return withHeading(heading, [...priced, ...unpriced])
}

/** A heading that is a statement of its own: 'Fees depend on weight'. */
const SAYS_SOMETHING = /\b(?:depends?|var(?:y|ies)|is|are|was|has|have|includes?|start(?:s|ed)?)\b/i
/** A detail of the price before it. */
const DETAIL =
  /^(?!all\b|per\b)(?:\d|min(?:imum)?\b|max(?:imum)?\b|incl?\b|including|with\b|plus\b|up to|for\b|no\b|not\b|under\b|over\b|both\b|about\b|by\b|at\b|on\b|in\b|to\b|from\b|before|after|until|two|three|four|five|six|bring|makes?\b|takes?\b|lasts?\b|sleeps?\b)|\b(?:included|only|extra|minimum|maximum|free|not)\b|\b(?:mins?|minutes|hrs?|hours?|days?|weeks?)$/i

const PRICE_NOUN =
  /\b(?:add-?\s?ons?|extras|options|prices?|pricing|fees?|rates?|costs?|charges?|menu|services?|list|offer|tickets?|what (?:I|we) (?:charge|do|sell)|guide|per \p{L}+|(?:our|my|the))\b/giu
/** Names that only their heading explains: 'Full', 'Small (under 8 kg)', '2 hours'. */
const NEEDS_HEADING =
  /^(?:full|half|concession|conc|adults?|child(?:ren)?|kids?|students?|seniors?|pensioners?|members?|non-?members?|famil(?:y|ies)|junior|senior|small|medium|large|xl|single|double|per \p{L}+|\d[\d.]*\s?(?:min(?:ute)?s?|hrs?|hours?|days?|weeks?|m|kg|litres?|l)?|weekdays?|weekends?|weeknights?|midweek|(?:off-?)?peak|first|second)(?:\s\([^()]*\))?$/iu
const withHeading = (heading: string, prices: Price[]): Price[] => {
  const subject = heading
    .replace(/^\s*(?:\(\w\)|\w[.)])\s/, '')
    .replace(PRICE_NOUN, '')
    .replace(/\s+/g, ' ')
    .trim()
  return prices.map((price) =>
    subject.length >= 3 && subject.length <= 44 && NEEDS_HEADING.test(price.title)
      ? { ...price, title: `${capitalise(subject)}, ${lowered(price.title)}` }
      : price,
  )
}

/** 'Adult $69, kids $35' after a name: several prices of one thing, as written. */
function severalPrices(text: string): Price | undefined {
  const amounts = amountsOf(text)
  const [first] = amounts
  const last = amounts.at(-1)
  if (!first || !last || amounts.length < 2 || amounts.length > 4) return undefined
  const [, before = '', rest = ''] = /^([^:$]{2,70}?)\s?(?::|\s[–—-])\s(.+)$/su.exec(text) ?? []
  const name = nameOf(before)
  if (!name || before.length > first.start || SAYS_SOMETHING.test(name)) return undefined
  const parts = splitOutside(rest.replace(/[.;\s]+$/, ''), /^[,;/]/)
  const lastPriced = parts.findLastIndex((part) => amountsOf(part).length > 0)
  const pricedParts = parts.slice(0, lastPriced + 1)
  const wording = pricedParts.map((part) => {
    const [amount] = amountsOf(part)
    return amount && amountsOf(part).length === 1
      ? `${part.slice(0, amount.start)}${lowered(amount.price)}${part.slice(amount.end)}`.trim()
      : undefined
  })
  const price = wording.join(', ')
  return wording.every((part) => part !== undefined) &&
    price.length <= 64 &&
    !NOT_A_NAME.test(price)
    ? rowOf(name, capitalise(price), parts.slice(lastPriced + 1).join(', '))
    : undefined
}

/** The prices of a row or a sentence; undefined unless everything in it has its place. */
const pricesOfText = (text: string): Price[] | undefined => {
  const row = singleRow(text)
  if (row) return [row]
  const several = severalPrices(text)
  return listedRows(text) ?? (several ? [several] : undefined)
}

const BULLET = /^\s*(?:[-–—•*·▪◦]+|\(?\w[.)]|\d{1,2}[.)]|\d{1,2}\.\d{1,2}(?!\s+x\s+\d))\s+/
const CELL_SEPARATOR = /\s*\|\s*|\t+/
const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(CELL_SEPARATOR)
    .map((cell) => cell.trim())
const isRule = (line: string) => /^[\s|:+=-]*$/.test(line)

/** The rows of a table with a name in its first column, and prices in others. */
function tablePrices(lines: readonly string[]): Price[] | undefined {
  const rows = lines.filter((line) => !isRule(line)).map(cellsOf)
  const hasAmount = (cells: readonly string[]) => cells.slice(1).some((cell) => /\d/.test(cell))
  const header = rows[0] && !hasAmount(rows[0]) ? rows[0] : undefined
  const data = rows.slice(header ? 1 : 0)
  const columns = Math.max(...rows.map((row) => row.length))
  const priceColumns = Array.from({ length: columns }, (_, column) => column).filter(
    (column) =>
      column > 0 &&
      (data.some((row) => amountsOf(row[column] ?? '').length > 0) ||
        (/price|cost|fee|rate|\$/i.test(header?.[column] ?? '') &&
          data.every((row) => /^\$?\d[\d,.]*$|^$/.test(row[column] ?? '')))),
  )
  if (priceColumns.length === 0 || data.length < 2) return undefined
  const priceIn = (cell: string) =>
    /^\d[\d,.]*$/.test(cell)
      ? `$${cell}`
      : dollars(cell)
          .replace(/^\+\s?/, 'add ')
          .replace(/\/\s?(?=\p{L})/u, ' per ')
          .replace(/\s?\bea\b/i, ' each')
  const prices = data.flatMap((row): Price[] => {
    const [name = ''] = row
    const parts = priceColumns.flatMap((column) => {
      const cell = row[column] ?? ''
      const columnName = header?.[column] ?? ''
      if (!/\p{L}|\d/u.test(cell)) return []
      const isNamed = priceColumns.length > 1 && columnName !== ''
      return [
        isNamed
          ? `${priceIn(cell)} ${lowered(columnName.replace(/\s&\s/g, ' and '))}`
          : priceIn(cell),
      ]
    })
    const notes = row.flatMap((cell, column) => {
      if (column === 0 || priceColumns.includes(column) || !/\p{L}|\d/u.test(cell)) return []
      const label = header?.[column] ?? ''
      return [/^\d/.test(cell) && label && !/\p{L}{3}/u.test(cell) ? `${label}: ${cell}` : cell]
    })
    return nameOf(`${name}:`) && parts.length > 0
      ? [{ title: name, price: capitalise(parts.join(', ')), terms: termsOf(...notes) }]
      : []
  })
  return prices.length === data.length ? prices : undefined
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

const isTableLine = (line: string) => cellsOf(line).length >= 2 && /\||\t/.test(line)
const MENU_MIN_ROWS = 3

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
  const found: { start: number; end: number; prices: Price[] }[] = []
  const headings: { start: number; end: number }[] = []
  const notes: string[] = []
  const taken = new Set<number>()
  const take = (first: number, after: number, prices: Price[]) => {
    for (let line = first; line < after; line += 1) taken.add(line)
    found.push({
      start: starts[first] ?? 0,
      end: (starts[after - 1] ?? 0) + (lines[after - 1] ?? '').length,
      prices,
    })
  }
  for (const [first, after] of runsOf(lines, isTableLine)) {
    const prices = tablePrices(lines.slice(first, after))
    if (prices) take(first, after, prices)
  }
  const bare = lines.map((line) => line.replace(BULLET, '').trim())
  for (const [first, after] of runsOf(bare, (line) => MENU_ROW.test(line))) {
    if (
      after - first < MENU_MIN_ROWS ||
      lines.slice(first, after).some((_, i) => taken.has(first + i))
    )
      continue
    const prices = bare.slice(first, after).map((line) => {
      const [, name = '', sum = '', note = ''] = MENU_ROW.exec(line) ?? []
      const title = name.replace(/[\s.:–—-]+$/, '')
      return { title, price: dollars(`$${sum}`), terms: termsOf(note) }
    })
    if (prices.every(({ title }) => !NOT_A_NAME.test(title) && !MEASURED.test(title)))
      take(first, after, prices)
  }
  for (const [index, line] of bare.entries()) {
    if (taken.has(index) || !(/\$|dollars?\b|bucks\b/i.test(line) || WITHOUT_AMOUNT.test(line)))
      continue
    const offset = (starts[index] ?? 0) + (lines[index] ?? '').indexOf(line)
    const isEntry = bare[index] !== lines[index]?.trim()
    const neighbours = [bare[index - 1], bare[index + 1]]
    const isRow =
      isEntry || neighbours.some((other) => other !== undefined && singleRow(other) !== undefined)
    const whole = isRow ? pricesOfText(line.replace(/[.;]$/, '')) : undefined
    if (whole) {
      take(index, index + 1, whole)
      continue
    }
    for (const { start, end, prices } of pricedSentences(line))
      found.push({ start: offset + start, end: offset + end, prices })
  }
  for (const [index, line] of bare.entries()) {
    if (taken.has(index) || !taken.has(index + 1) || !isHeading(line)) continue
    // 'Rates (ex GST)', 'Packages, all plus GST': what is said of all prices stays.
    const [, inBrackets, afterComma] = /\(([^()]+)\)|,\s([^,:]+):?$/.exec(line) ?? []
    const note = inBrackets ?? afterComma ?? ''
    const subject = line.replace(/\([^()]*\)|,\s[^,:]+:?$/g, '').replace(/[:.\s]+$/, '')
    for (let row = index + 1; taken.has(row); row += 1) {
      const block = found.find(({ start }) => start === starts[row])
      if (block) block.prices = withHeading(subject, block.prices)
    }
    if (/\s/.test(note)) notes.push(note)
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

const MEASURED =
  /\b(?:since|est|phone|ph|mob|tel|abn|licen[cs]e|lic|room|unit|shop|level|suite|bus|tram|route|highway|age|ages|aged|years?|open|until|till|am|pm|mon|tue|wed|thu|fri|sat|sun|january|february|march|april|may|june|july|august|september|october|november|december)\b/i
/** A full stop within a number or behind an abbreviation does not end a sentence. */
const SENTENCE =
  /(?:[^.!?]|\.(?=\S)|(?<=\b(?:incl?|approx|min|max|e\.g|i\.e|p\.p|ea|hrs?|mins?))\.(?= \p{Ll}|\s\d))+(?:[.!?]+(?=\s|$)|$)/gu

const SIZE_SENTENCE = /^(?:small|medium|large|big|extra large|xl)\b[^$]{0,20}\$/i

/** Sentences of a line that consist of names and prices. */
function pricedSentences(line: string): { start: number; end: number; prices: Price[] }[] {
  const sentences = [...line.matchAll(SENTENCE)]
    .filter(([sentence]) => sentence.trim() !== '')
    .map((match) => ({
      text: match[0].trim(),
      start: match.index,
      end: match.index + match[0].length,
    }))
  const read = sentences.map(({ text, start, end }) => {
    const prices =
      amountsOf(text).length > 0 ? sentencePrices(text.replace(/[.;]$/, '')) : undefined
    return { text, start, end, prices: prices ?? [] }
  })
  // 'Wash $65, clip $95. Medium $80 and $115.': what the sizes cost depends on each other.
  if (read.some(({ text, prices }) => prices.length === 0 && SIZE_SENTENCE.test(text))) return []
  return read.filter(({ prices }) => prices.length > 0)
}

/**
 * A sentence is a list if it has several names with prices, or a name before a colon; 'Second dog
 * $10' by itself is left to the reader of sentences.
 */
const sentencePrices = (text: string): Price[] | undefined => {
  const listed = listedRows(text)
  if (listed) return listed
  const several = severalPrices(text)
  if (several) return [several]
  const [amount] = amountsOf(text)
  return amount && /:\s$/.test(text.slice(0, amount.start)) ? pricesOfText(text) : undefined
}
