const COLUMN = String.raw`(?:from )?\$\d[\d,]*(?:\.\d\d)?`
const NAMED_COLUMN = String.raw`${COLUMN} (\p{L}[^$/,\n]{1,24}?)`
/** '2 cube $240 general / $195 clean green only' */
const ROW_WITH_NAMES = new RegExp(
  String.raw`^[^$\n]+\s${NAMED_COLUMN}\s?/\s?${NAMED_COLUMN}(?:\s?/\s?${NAMED_COLUMN})?[.\s]*$`,
  'iu',
)
/** '3 cube $310 / $250' */
const ROW_WITHOUT_NAMES = new RegExp(
  String.raw`^([^$\n]+\s)(${COLUMN}(?:\s?/\s?${COLUMN}){1,2})([.\s]*)$`,
  'iu',
)

/**
 * The text with the names of its price columns in each row: '3 cube $310 / $250' below '2 cube $240
 * general / $195 green' becomes '3 cube $310 general / $250 green'.
 */
export function withColumnNames(text: string): string {
  let names: string[] = []
  const rows = text.split('\n').map((row) => {
    const named = ROW_WITH_NAMES.exec(row)
    if (named) names = named.slice(1).filter((name) => name !== undefined)
    const [, item = '', prices = '', end = ''] = ROW_WITHOUT_NAMES.exec(row) ?? []
    const columns = prices.split('/').map((price) => price.trim())
    if (!/\$\d/.test(row)) names = []
    return item && columns.length === names.length
      ? `${item}${columns.map((price, index) => `${price} ${names[index]}`).join(' / ')}${end}`
      : row
  })
  return rows.join('\n')
}
