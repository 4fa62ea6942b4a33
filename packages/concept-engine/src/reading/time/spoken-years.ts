const UNITS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const TEENS = [
  ...['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen'],
  ...['eighteen', 'nineteen'],
]
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const [UNIT, TEEN, TEN] = [UNITS.join('|'), TEENS.join('|'), TENS.join('|')]
const BELOW_HUNDRED = `(?:${TEN})(?:[ -](?:${UNIT}))?|${TEEN}|oh[ -](?:${UNIT})`
const YEAR = `(?:(twenty|nineteen|eighteen)[ -](${BELOW_HUNDRED})|two thousand(?: and)?(?! (?:${UNIT})[ -]hundred)(?: (${TEEN}|twenty(?:[ -](?:${UNIT}))?|${UNIT}))?)`
/** Only a year can follow these: 'since twenty thirteen', 'no sorry twenty thirteen'. */
const YEAR_AFTER_WORD = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:since|in|until|till?|before|after|year|established|opened|sorry|wait|anything after|back in),? (?:about |around )?)${YEAR}(?![ -]?(?:dollars?|bucks|minutes?|metres?|people|hundred|thousand|kilos?|days?|weeks?|months?|years?)|\p{L})`,
  'giu',
)
/** 'Since eighty-eight': two digits after 'since' are a year. */
const SINCE_YEAR = new RegExp(
  String.raw`(?<=(?<!\p{L})since )((?:fifty|sixty|seventy|eighty|ninety)(?:[ -](?:${UNIT}))?)(?![ -]?\p{L}*(?:dollars|years))(?!\p{L})`,
  'giu',
)
const CENTURIES: Record<string, number> = { twenty: 2000, nineteen: 1900, eighteen: 1800 }

function belowHundred(words: string): number {
  const [first = '', second = ''] = words.toLowerCase().split(/[ -]/)
  const unit = UNITS.indexOf(second || first) + 1
  const tens = TENS.indexOf(first)
  if (tens >= 0) return (tens + 2) * 10 + (second ? unit : 0)
  const teen = TEENS.indexOf(first)
  return teen >= 0 ? teen + 10 : unit
}

/** 'Since eighteen ninety six, no wait, ninety eight': the corrected year counts. */
const CORRECTED_YEAR = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:since|in|from|established) )(?<century>twenty|nineteen|eighteen)[ -](?:${BELOW_HUNDRED}),? (?:no|sorry|wait)(?:,? (?:no|wait|sorry))*,? (?!${YEAR})(?<meant>${BELOW_HUNDRED})(?!\p{L})`,
  'giu',
)

/** 'One from nineteen fifty-one': to the year, which a price hardly ever is. */
const FROM_YEAR = new RegExp(
  String.raw`(?<=(?<!\p{L})from )nineteen[ -]((?:${TENS.join('|')})[ -](?:${UNIT}))(?! (?:dollars?|bucks|an?|per|each|plus|up))(?!\p{L})`,
  'giu',
)

/**
 * The text with its years in digits: '2013' for 'twenty thirteen', '1988' for 'since eighty-eight'.
 */
export const withYears = (text: string): string =>
  text
    .replace(CORRECTED_YEAR, '$<century> $<meant>')
    .replace(YEAR_AFTER_WORD, (_match, century: string, rest: string, after: string) =>
      String(
        century
          ? (CENTURIES[century.toLowerCase()] ?? 0) + belowHundred(rest)
          : 2000 + (after ? belowHundred(after) : 0),
      ),
    )
    .replace(FROM_YEAR, (_match, words: string) => String(1900 + belowHundred(words)))
    .replace(SINCE_YEAR, (words) => String(1900 + belowHundred(words)))
