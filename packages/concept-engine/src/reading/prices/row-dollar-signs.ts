const AMOUNT = String.raw`\d{1,2},\d{3}|\d{1,4}(?:\.\d{2})?`
/** '120-220', '220 to 380', '45' */
const AMOUNT_OR_RANGE = `(?:${AMOUNT})(?:(?:-|–| to )(?:${AMOUNT}))?`
/** Days with hours, telephone numbers and years are not prices, nor are numbers next to them. */
const NOT_A_PRICE_CONTEXT =
  /(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun)(?:s|day|days|nesday|rs|rsday|urday)?\p{L}*(?!\p{L})(?=.*\d)|\d(?:[\s-]?\d){7,}|\b(?:since|est|established|abn|lic(?:en[cs]e)?|open(?:ed)?)\b|\b(?:19|20)\d\d\b|\$/iu
const NOT_A_PRICE_BEFORE =
  /(?:^|\s)(?:bal|iso|as|bs|en|no|forms?|schedule|regulation|level|unit|lot|shed|shop|room|suite|bus|route|ages?|aged|over|under|max|maximum|min|minimum|to|til|till|until|by|of|x|about|around|approx|sleeps|seats|fits|up|size|grade|at|in|on|every|and|with|need|needs|have|has|we|page|pages|staff|team)\.? $/i
/** A smaller bare number is a count. */
const MIN_PRICE = 5
/** 'Kids from 5' is an age. */
const MIN_FROM_PRICE = 20
const MAX_ROW_LENGTH = 110

/** 'Serrated 14', 'septic tank up to 3000 litre 385', '30-60cm 120-220' */
const AMOUNT_AT_END = new RegExp(
  String.raw`(?<=[\p{L})%\d] (?:[-–:] )?|: )(?<!\d[-–])(?:from )?(${AMOUNT_OR_RANGE})(?=\s*$|, (?=\p{L})| [(+]| - (?=\p{L})| or (?=[\p{L}\d]))`,
  'gu',
)
/** '18.50 ea', '55/ha', '60/ half hr', '70 per trailer load', '280 weekend' */
const AMOUNT_WITH_UNIT = new RegExp(
  String.raw`(?<![\p{L}\d$.,/]|\d[-–])(${AMOUNT_OR_RANGE})(?= ?(?:ea|each)(?!\p{L})| ?/ ?(?:half |lineal )?\p{L}| per (?!cent|week|day|month|year|class|table|room|session|annum)\p{L}| (?:weekend|wkend|wknd)(?!\p{L})| an? (?:foot|ft|metre|panel|window|door|room|head|bag|seat|tree|tonne|load|bale|hive|letter|square|hour|sheet|pair)(?!\p{L}))`,
  'giu',
)
/** 'Extra 200 call out', 'bond 200 refundable' */
const FEE_WITH_AMOUNT = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:add|extra) )(${AMOUNT_OR_RANGE})(?= (?:call ?out|on top|per |each|fitted|installed|ea(?!\p{L}))|\s*(?:$|[),]))|(?<=(?<!\p{L})(?:fee|bond|rego|call ?out|surcharge|postage) )(${AMOUNT_OR_RANGE})(?=[ ,]|$)`,
  'giu',
)
const FROM_AMOUNT = new RegExp(String.raw`(?<=(?<!\p{L})from )(${AMOUNT})(?=\s*(?:$|,))`, 'giu')

/** '$120' for '120', '$220 to $380' for '220 to 380'. */
const withDollarSigns = (sums: string) => sums.replace(/(?<![\d.,])\d/g, (digit) => `$${digit}`)
const numberOf = (sums: string) => Number.parseFloat(sums.replaceAll(',', ''))

function signedRow(row: string): string {
  // '1000-2000L' is a range, not a telephone number.
  const withoutRanges = row.replace(
    /\d+ ?[-–] ?\d+(?= ?(?:l|kg|g|m|cm|mm|km|t|ha|hp)(?!\p{L}))/giu,
    ' ',
  )
  if (row.length > MAX_ROW_LENGTH || NOT_A_PRICE_CONTEXT.test(withoutRanges)) return row
  const sign = (match: string, sums: string, offset: number, all: string) => {
    const isFrom = /^from /i.test(match)
    const isSmall = numberOf(sums) < (isFrom ? MIN_FROM_PRICE : MIN_PRICE) && !sums.includes('.')
    const isOther = !isFrom && NOT_A_PRICE_BEFORE.test(all.slice(0, offset))
    return isSmall || isOther ? match : match.replace(sums, withDollarSigns(sums))
  }
  return row
    .replace(AMOUNT_WITH_UNIT, sign)
    .replace(FEE_WITH_AMOUNT, (sums) => withDollarSigns(sums))
    .replace(FROM_AMOUNT, (sums) =>
      numberOf(sums) < MIN_FROM_PRICE ? sums : withDollarSigns(sums),
    )
    .replace(AMOUNT_AT_END, sign)
    .replace(/(\$\d[\d.,]*) ?\/ ?(?=half |term\b|lineal )/gi, '$1 per ')
}

const MEASURED_RANGE = /^(?:up ?to |over |under )?\d+(?:-\d+)? ?(cm|mm|m|kg|hp|l|ft)\b/i
/** '115-150 540' below '40-90hp 430' has the same unit. */
function withUnits(rows: readonly string[]): string[] {
  let unit = ''
  return rows.map((row) => {
    const [, measure] = MEASURED_RANGE.exec(row) ?? []
    const isBare = unit !== '' && /^\d+-\d+ /.test(row)
    unit = measure ?? (isBare ? unit : '')
    return isBare && measure === undefined ? row.replace(/^\d+-\d+/, (range) => range + unit) : row
  })
}

/** With this many rows that contain a price, a text without dollar signs counts as a price list. */
const MIN_PRICE_ROWS = 3

/**
 * A description whose price list lacks its dollar signs, with the signs added: consecutive rows
 * such as 'Serrated 14' and '4500 L 495'. Any other text is unchanged.
 */
export function addRowDollarSigns(text: string): string {
  // 'Raking 28 ha' below 'mowing 55/ha' has the same unit.
  const units = [...text.matchAll(/\d ?\/ ?(ha|t|m|lm|km|kg|l)(?!\p{L})/giu)].map(
    ([, unit = '']) => unit,
  )
  const unitPattern = new RegExp(
    `(?<=\\p{L} \\d+(?:\\.\\d+)?) (?=(?:${units.join('|')})\\s*$)`,
    'iu',
  )
  const rows = withUnits(text.split('\n')).map((row) =>
    units.length > 0 ? row.replace(unitPattern, '/') : row,
  )
  const signedRows = rows.map(signedRow)
  const count = signedRows.filter((row, index) => row !== rows[index]).length
  const existingSigns = text.match(/\$\d/g)?.length ?? 0
  return count < MIN_PRICE_ROWS || count <= existingSigns ? text : signedRows.join('\n')
}
