import { capitalise } from '../english/sentences.ts'

const AMOUNT = String.raw`\$\d[\d,]*(?:\.\d\d)?`
/** 'Human hair, ready made, $1,900 to $3,400' and 'kits are $420 each, taking a week' */
const PRICED = new RegExp(
  String.raw`^(?<name>\p{L}[^$;:]{2,60}?),?(?:\s(?:is|are|costs?|at|[–—-]))*\s(?<from>from )?(?<price>${AMOUNT}(?: ?(?:to|[–-]) ?${AMOUNT})?)(?<rest>[^$;]{0,60})$`,
  'iu',
)
/** A part with a subject of its own is a sentence, and no row. */
const IS_STATEMENT =
  /^(?:(?:and|but|so) )?(?:I|we|you|they|it|this|that|there|if|when|all|prices?)(?:[’']\p{L}+)?\s/iu
const MIN_ROWS = 3

/** 'Synthetic wigs are $420 to $890; human hair, ready made, $1,900 to $3,400; …' as lines of a list. */
function runAsRows(sentence: string): string {
  const parts = sentence.replace(/\.$/, '').split(/;\s+(?:and )?/)
  if (parts.length < MIN_ROWS || parts.some((part) => IS_STATEMENT.test(part))) return sentence
  const rows = parts.map((part) => PRICED.exec(part.trim())?.groups)
  return rows.every((row) => row !== undefined)
    ? `\n\n${rows.map(({ name = '', from = '', price = '', rest = '' }) => `- ${capitalise(name)}: ${from}${price}${rest}`).join('\n')}\n\n`
    : sentence
}

const cellsOf = (line: string) => line.split(/\s\/\s/).map((cell) => cell.trim())
const MIN_COLUMNS = 3
/** 'DN50 / $6.80 / $5.10' below 'Size / 1-9 / 10-49': rows of a table, as in those with bars. */
function withBars(text: string): string {
  const lines = text.split('\n')
  const barred = new Set<number>()
  for (const [from, line] of lines.entries()) {
    const columns = cellsOf(line).length
    if (columns < MIN_COLUMNS || /\$/.test(line)) continue
    let to = from + 1
    while (
      cellsOf(lines[to] ?? '').length === columns &&
      cellsOf(lines[to] ?? '')
        .slice(1)
        .every((cell) => /^(?:\$?\d[\d,.]*|n\/?a|[-–—]|free|poa)$/i.test(cell))
    )
      to += 1
    if (to - from > 2) for (let row = from; row < to; row += 1) barred.add(row)
  }
  return lines
    .map((line, index) => (barred.has(index) ? cellsOf(line).join(' | ') : line))
    .join('\n')
}

/** 'Adelaide – Perth / leaves 1st & 15th / dog $890, cat 540' */
const SLASHED_PRICES =
  /^(?<name>\p{L}[^/$]{2,40}?) \/ (?<detail>[^/$]{3,50}) \/ (?<prices>\p{L}[^/]{0,24}? (?:from )?\$?\d{2,5}(?![\d%])[^/]*)$/iu
/** Such lines below each other as rows: what is named, then each price of it, with the detail. */
function withSlashedRows(text: string): string {
  const lines = text.split('\n')
  const rows = lines.map((line) => SLASHED_PRICES.exec(line.trim())?.groups)
  return lines
    .flatMap((line, index) => {
      const { name = '', detail = '', prices = '' } = rows[index] ?? {}
      if (!name || !(rows[index - 1] || rows[index + 1])) return [line]
      const thing = name.replace(/ [–—-] (?=\p{Lu})/u, ' to ')
      return [...prices.matchAll(/(\p{L}[^$\d,;]*?) (?:from )?\$?(\d{2,5})(?!\d)/gu)].map(
        ([, what = '', sum = '']) => `- ${thing}, ${what}: $${sum}, ${detail}`,
      )
    })
    .join('\n')
}

/** The name of a package has a capital; 'double' in 'single clean $240, double $340' is none. */
const NAMED_AMOUNT = String.raw`\p{Lu}[\p{L} ’'-]{1,24}? (?:from )?${AMOUNT}(?:\s?\/\s?\p{L}+| (?:a|per) \p{L}+)?`
/** 'Fixed monthly packages – Paddock $220, Homestead $410, Station $760 (all inc GST).' */
const PACKAGES = new RegExp(
  String.raw`(?<=^|\n|[.!?]\s)(\p{Lu}[\p{L} ]{4,40}?)\s?[–—:]\s((?:${NAMED_AMOUNT}, ){1,7}(?:and )?${NAMED_AMOUNT})(?: \(([^()$]{3,40})\))?(?:[.;]|(?=\n|$))`,
  'gu',
)
/** A package in one word has no verb: 'call-outs cost', 'adults pay' */
const IS_CHARGED = /\b(?:is|are|costs?|pay|charged?|or|plus|then)\b/iu
const packageRows = (whole: string, title: string, rows: string, remark: string | undefined) => {
  if (IS_CHARGED.test(rows) || /\b(?:we|I)\b/.test(title)) return whole
  const lines = rows.split(/, (?:and )?(?=\p{L})/u).map((row) => `- ${capitalise(row)}`)
  const note = remark ? `\n${capitalise(remark.replace(/\binc\.? /i, 'including '))}.` : ''
  return `\n\n${title}:\n${lines.join('\n')}\n${note}\n`
}

/** 'Ash scattering at the beach, small group, $380.': the price is of what is named first. */
const DESCRIBED_PRICE = new RegExp(
  String.raw`(?<=^|\n|[.!?]\s)(\p{Lu}[\p{L} ’'-]{5,44}), ((?!(?:and|or|plus) )[\p{L}\d ’'-]{3,30}), (?=(?:from )?${AMOUNT}(?:\.(?:\s|$)|\n|$))`,
  'gu',
)
/** 'Ninety minutes, max 8 people, $95 adults, $55 kids 6 to 15.': a length and a limit, then prices. */
const AMOUNTS_FIRST = new RegExp(
  String.raw`(?<=^|\n|[.!?]\s)((?:[^,.$\n]*(?:\d|\b(?:an?|one|two|three|four|five|six|eight|ten|twelve|thirty|forty|fifty|sixty|ninety)\b)[^,.$\n]*, ){1,3})((?:${AMOUNT} [\p{L}][\p{L}\d ’'-]{2,30}, )+(?:and )?${AMOUNT} [\p{L}][\p{L}\d ’'-]{2,30})(?=\.(?:\s|$)|\n|$)`,
  'giu',
)
const amountsLast = (_whole: string, measures: string, prices: string) => {
  const rows = prices
    .split(/, (?:and )?(?=\$)/)
    .map((row) =>
      row.replace(
        /^(\$\S+) (.+)$/u,
        (_row, amount: string, name: string) => `- ${capitalise(name)} ${amount}`,
      ),
    )
  return `${measures.replace(/, $/, '')}.\n\n${rows.join('\n')}\n\n`
}

const TIME_UNIT =
  '(?:(?:per |a |1 |one )?(?:hour|half[- ]day|day|night|weekend|week|fortnight|month)|\\d (?:hours|days|nights|weeks))'
/** 'Small (holds 20 cartons) 1 day $120, weekend $190, week $340': three prices of one thing. */
const HIRED_ROW = new RegExp(
  String.raw`^([^\S\n]*(?:[-–—•*·]\s)?)(\p{Lu}[^$\n]{2,60}?)[:,]?\s(${TIME_UNIT} ${AMOUNT}(?:,? (?:and )?${TIME_UNIT} ${AMOUNT})+)\.?$`,
  'gimu',
)
const HIRE_PRICE = new RegExp(`${TIME_UNIT} ${AMOUNT}`, 'giu')
const hiredRows = (row: string, mark: string, thing: string, prices: string) => {
  // With a mark behind its name, such a row is read whole.
  if (/[–—:-]$/.test(thing)) return row
  const short = thing.replace(/\s?\([^()]*\)/g, '')
  return [...prices.matchAll(HIRE_PRICE)]
    .map(([price], index) => `${mark}${index === 0 ? thing : short}, ${price}`)
    .join('\n')
}

/** 'Ramp, spring and latch repairs. About $150 to $500.' */
const PRICE_BEHIND = new RegExp(
  String.raw`(?<=^|\n)(\p{Lu}[^.!?\n$:]{4,60})\.\s+((?:about|around|roughly|between|from) ${AMOUNT}(?:(?! for )[^.\n]){0,40}?)(?: and you (?:have to|will|’ll) wait)?\.(?=\s|$)`,
  'giu',
)

/**
 * A description in which rows of prices stand in lines of their own: those that a sentence separates
 * by semicolons, and the rows of a table with slashes between its columns.
 */
export const withSplitRows = (text: string): string =>
  withBars(withSlashedRows(text))
    .replace(HIRED_ROW, hiredRows)
    .replace(
      PRICE_BEHIND,
      (_rows, thing: string, price: string) =>
        `${thing}: ${price.charAt(0).toLowerCase()}${price.slice(1)}.`,
    )
    .replace(PACKAGES, packageRows)
    .replace(DESCRIBED_PRICE, '$1 ($2) ')
    .replace(AMOUNTS_FIRST, amountsLast)
    .replace(
      /(?<=^|\n|[.!?]\s)[^.!?\n;]*(?:\.\d[^.!?\n;]*)*(?:;\s(?:[^.!?\n;]|\.\d)*){2,}(?:\.(?=\s|$)|(?=\n|$))/gu,
      runAsRows,
    )
