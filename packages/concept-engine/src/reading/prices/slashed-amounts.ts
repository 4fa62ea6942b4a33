const SUM = String.raw`\d{1,4}(?:\.\d{1,2})?`
const VARIANT = String.raw`\p{Ll}[\p{L}]*(?: \p{Ll}[\p{L}]*)?`
/** 'Straight cut + finish ..... 85 / 72 short', 'flat white 5 / 5.8 big' */
const SECOND_SUM = new RegExp(
  String.raw`(?<=\p{L}[)\p{L}+]*(?: ?(?:\.{2,}|…+))? |: )(?<![$\d] )(${SUM}) ?/ ?(${SUM}) (?!(?:mm|cm|m|kg|g|ml|l|hrs?|hours?|days?|weeks?)\b)(${VARIANT})(?=\s*(?:[,.;\n]|$))`,
  'gmu',
)
/** 'Membership 55 / conc 30 / family 75' */
const NAMED_SUMS = new RegExp(
  String.raw`(?<=^|[.!?:;] |\n|- )(\p{Lu}[\p{L} ]{2,28}) (${SUM})((?: / ${VARIANT} ${SUM}){1,4})(?=\s*(?:[,.;\n]|$))`,
  'gmu',
)
const NAMED_SUM = new RegExp(` / (${VARIANT}) (${SUM})`, 'gu')
const SUM_OR_RANGE = String.raw`\d{1,2},\d{3}(?:\s?[-–]\s?\d{1,2},\d{3})?|${SUM}(?:\s?[-–]\s?${SUM})?`
/** 'Elements fitted: small ~$480 / medium 720 / big front loader 1,100-1,600' */
const LABELLED_SUMS = new RegExp(
  String.raw`(?<=\p{L}: )(${VARIANT}(?: \p{Ll}+)?) ~?\$?(${SUM_OR_RANGE})((?: ?/ ?${VARIANT}(?: \p{Ll}+)? ~?\$?(?:${SUM_OR_RANGE})){1,4})(?=\s*(?:[.;\n]|$))`,
  'gmu',
)
const LABELLED_SUM = new RegExp(` ?/ ?(${VARIANT}(?: \\p{Ll}+)?) ~?\\$?(${SUM_OR_RANGE})`, 'gu')
const signed = (sums: string) => sums.replace(/(?<![\d.,])\d/g, (digit) => `$${digit}`)
/** '16/doz unopened $22 opened': of two rates only one has its sign. */
const RATE_BEFORE_SIGN = new RegExp(
  String.raw`(?<![\d$.,/])(${SUM}) ?/ ?(doz(?:en)?|kg|hr|hour|ea|head|bag|box|tray|bunch|punnet)( ${VARIANT}),? (?=\$\d)`,
  'giu',
)
/** '- $62 hr each, 2 hr min': the row says only what an hour costs. */
const HOURLY_ROW =
  /^([^\S\n]*(?:[-–—•*·][^\S\n]+)?)\$(\d+(?:\.\d\d)?) ?(?:an? |per |\/ ?)?(?:hr|hour)\b(?: (each)\b)?(?=,|[^\S\n]*$)/gimu

/** '1 Office lunch — 19.50, min 15 people', in lines that follow each other */
const DASHED_ROW =
  /^[^\S\n]*(?:[-–—•*·][^\S\n]+|\d{1,2}[.)]?[^\S\n]+)?(\p{Lu}[^\n–—$:]{2,60}?)[^\S\n]+[–—][^\S\n]+(\d{1,4}(?:\.\d{2})?)(?=,|[^\S\n]*$|[^\S\n]+(?:each|all|ea|pp|per)\b)(?! ?(?:min|hr|hours|days|am|pm|km|m)\b)/u
const MIN_DASHED_ROWS = 3
function withDashedRows(text: string): string {
  const lines = text.split('\n')
  if (lines.filter((line) => DASHED_ROW.test(line)).length < MIN_DASHED_ROWS) return text
  return lines
    .map((line) =>
      line.replace(DASHED_ROW, (_row, name: string, sum: string) => `- ${name}: $${sum}`),
    )
    .join('\n')
}

/** 'Call out is 99 incl first 20 min' */
const CALL_OUT =
  /(?<=\bcall[ -]?out(?: fee)?(?: is|:| =)? )(\d{2,3})(?=,? (?:incl?\p{L}*|for|plus|\+|which)\b|\s*[.,;\n])(?! ?(?:km|min|hours?))/giu
/** 'WORK | PRICE inc. GST' */
const PRICE_COLUMN = /^[^|\n]+\|[^|\n]*\b(?:price|cost|rate|fee|charge)s?\b[^|\n]*$/iu
const BARE_CELL = /^([^|\n]+\|\s*(?:from )?)(\d{2,5}(?:\.\d{2})?)(?=\s*(?:$|[,.;]\s))/iu
/** Rows of a table whose second column is headed as prices, with their signs. */
function withPriceColumn(text: string): string {
  let isBelow = false
  return text
    .split('\n')
    .map((line) => {
      if (PRICE_COLUMN.test(line)) isBelow = true
      else if (!line.includes('|')) isBelow = false
      return isBelow ? line.replace(BARE_CELL, '$1$$$2') : line
    })
    .join('\n')
}

const named = (variant: string) => variant.replace(/^conc(?:ession)?\b/i, 'concession')

/** A description in which amounts behind slashes have their signs, and their variants stand before them. */
export const withSlashedAmounts = (text: string): string =>
  withPriceColumn(withDashedRows(text))
    .replace(
      HOURLY_ROW,
      (_row, bullet: string, sum: string, each: string | undefined) =>
        `${bullet}Hourly rate: $${sum}${each ? ' each' : ''}`,
    )
    .replace(LABELLED_SUMS, (_sums, label: string, first: string, others: string) =>
      [
        `${label} ${signed(first)}`,
        ...[...others.matchAll(LABELLED_SUM)].map(
          ([, variant = '', sum = '']) => `${named(variant)} ${signed(sum)}`,
        ),
      ].join(', '),
    )
    .replace(CALL_OUT, '$$$1')
    .replace(RATE_BEFORE_SIGN, '$$$1/$2$3, ')
    .replace(NAMED_SUMS, (_sums, name: string, first: string, others: string) =>
      [
        `${name}: $${first}`,
        ...[...others.matchAll(NAMED_SUM)].map(
          ([, variant = '', sum]) => `${named(variant)} $${sum}`,
        ),
      ].join(', '),
    )
    .replace(
      SECOND_SUM,
      (sums, first: string, second: string, variant: string, at: number, all: string) =>
        // In a row of several things without signs, each amount is read with its own thing.
        /\d ?,[^\n]*$/.test(all.slice(all.lastIndexOf('\n', at) + 1, at))
          ? sums
          : `$${first}, ${named(variant)} $${second}`,
    )
