export const UNITS: Record<string, number> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
}
const TEENS: Record<string, number> = {
  ...{ ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16 },
  ...{ seventeen: 17, eighteen: 18, nineteen: 19 },
}
export const TENS: Record<string, number> = {
  ...{
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  },
}
export const NUMBER_WORD = Object.keys({ ...UNITS, ...TEENS, ...TENS }).join('|')
/** 'Forty-four', 'two eighty-five', 'a hundred and fifteen'. */
const NUMBER = `(?:an? (?=hundred|thousand))?(?:${NUMBER_WORD}|hundred|thousand)(?:[ -](?:(?<=(?:hundred|thousand) )and )?(?:${NUMBER_WORD}|hundred|thousand)){0,6}`

/** The next number below a hundred; takes its words off the front of the list. */
function belowHundred(words: string[]): number | undefined {
  const [word = ''] = words
  const tens = TENS[word]
  const number = tens ?? TEENS[word] ?? UNITS[word]
  if (number === undefined) return undefined
  words.shift()
  const unit = tens === undefined ? undefined : UNITS[words[0] ?? '']
  if (unit === undefined) return number
  words.shift()
  return number + unit
}

/**
 * The value of a spoken number: 88 for 'eighty-eight', 285 for 'two eighty-five', 1650 for 'sixteen
 * fifty', 115 for 'a hundred and fifteen'. Undefined for words that are not a single number.
 */
function spoken(text: string): number | undefined {
  const words = text
    .toLowerCase()
    .split(/[ -]/)
    .filter((word) => word !== 'and' && word !== 'a' && word !== 'an')
  let total = 0
  let isHigh = false
  while (words.length > 0) {
    let part = belowHundred(words)
    if (words[0] === 'hundred') {
      words.shift()
      part = (part ?? 1) * 100 + (belowHundred(words) ?? 0)
    } else if (part !== undefined && !isHigh) {
      const rest = belowHundred(words)
      if (rest !== undefined && rest < 10) return undefined
      if (rest !== undefined) part = part * 100 + rest
    }
    if (words[0] === 'thousand' && !isHigh) {
      words.shift()
      total += (part ?? 1) * 1000
      isHigh = true
    } else {
      if (part === undefined || words.length > 0) return undefined
      total += part
    }
  }
  return total
}

const UNIT = `(?:an?|per) (?:half hour|hour|day|week|fortnight|month|term|year|night|head|kilo|dozen|metre|person|session|class|lesson|visit|child|car|bag|box|load|pair|piece|plate|go|game|jar|bunch|loaf|handler|dog|horse|cat|kid|child|adult|student|player|room|window|door|tree|tyre|chair|hive|bird|bale|tonne|letter|word|panel|blade|knife|item|pot|plant|bucket|packet|carton|tray|punnet|seat|ticket|photo|print|kilometre|litre|sheet|trip|call|job)`
/**
 * Any other unit for things that are sold by the piece: 'a hundred and sixty five an alarm,
 * fitted'.
 */
const ANY_UNIT = String.raw`(?:an?|per) (?!(?:cent|annum|se|bit|lot|few|couple|little|while|minute|second|side|row|group|team|time|third|half|quarter|hundred|thousand|million|degree|good|very|day|week|year)(?!\p{L}))\p{Ll}{3,}(?=\s*(?:[,.;)]|$)| (?:supplied|fitted|installed|delivered|including|plus|each)(?!\p{L}))`
/** Text that follows an amount in words, in any kind of clause. */
const AFTER_SUM = String.raw`(?: (?:dollars?|bucks|each|${UNIT}|${ANY_UNIT}|for the (?:week|day|set|lot)|plus gst|and up|all up)(?!\p{L}))`
/** The cents of 'one dollar ten' and 'two dollars twenty-five'. */
const CENTS = `(?:${Object.keys(TENS).join('|')})(?:[ -](?:${Object.keys(UNITS).join('|')}))?|ten|fifteen`
const SUM = new RegExp(
  String.raw`(?<!\p{L})(${NUMBER})(?=${AFTER_SUM})(?: (?:dollars?|bucks)(?!\p{L})(?: (${CENTS})(?![\p{L}-]| (?:dollars?|bucks|people|minutes|litres|metres)\b))?)?`,
  'giu',
)
/** 'Forty-five cents a tooth' */
const CENTS_AMOUNT = new RegExp(String.raw`(?<!\p{L})(${NUMBER}) cents(?!\p{L})`, 'giu')
/** 'No more than forty a year', 'we do sixty a week': a count, not money. */
const COUNT_BEFORE =
  /(?<!\p{L})(?:(?:more|fewer|less) than|at most|up to|do|does|take|make|build|see|write|run|grow|print|bake|train|keep|teach|serve|groom|wash|treat|shoe|clean|fix|repair|tune|mow|pack|plant|average|only|about|around|maybe|max(?:imum)?|limit(?:ed)? to)(?: (?:about|around|only|just|maybe|over|up to))? (?:\p{L}+ to )?$/iu
const PER_PERIOD =
  /^ (?:an?|per) (?:day|week|month|year|term|night|fortnight|season|session|class)(?!\p{L})/iu

/**
 * 'It's two eighty-five', 'from sixteen fifty': this wording is not used for counts, but it is for
 * times of day.
 */
const SPOKEN_PRICE = `(?:(?:${Object.keys(UNITS).join('|')})|(?:${Object.keys({ ...TEENS, ...TENS }).join('|')})(?=[ -](?:${Object.keys(TENS).join('|')})))[ -](?:(?:${Object.keys(TENS).join('|')})(?:[ -](?:${Object.keys(UNITS).join('|')}))?|(?:${Object.keys(TEENS).join('|')})|(?:hundred|thousand)(?:[ -](?:and )?(?:${NUMBER_WORD}|hundred))*)`
export const NOT_A_TIME = String.raw`(?!\p{L}|[ -](?:and )?(?:${NUMBER_WORD}|hundred|thousand)(?!\p{L})| (?:am|pm|in the|on|to|till?|until|square|people|kids|children|students|members|acres|hectares|kilometres|metres|litres|minutes|hours|days|weeks|months|years|times|odd)(?!\p{L}))`
const COST_AMOUNT = new RegExp(
  String.raw`(?<=(?:(?<!\p{L})(?:from|is|are|at|for|costs?|only|just|a (?:fixed|flat)|(?:call ?out|fee|charge|deposit|bond|minimum) of)|[’'](?:s|re)) )(${SPOKEN_PRICE})${NOT_A_TIME}`,
  'giu',
)
/** 'That’s a hundred and eighteen, follow-ups …': a number before a pause is not a count. */
const HUNDREDS_AMOUNT = new RegExp(
  String.raw`(?<=(?:(?<!\p{L})(?:from|is|are|for|costs?|only|just)|[’'](?:s|re)) )(an? hundred(?: and (?:${NUMBER_WORD})(?:[ -](?:${NUMBER_WORD}))?)?)(?=\s*(?:[,.;]|$)| (?:plus|including|for|and (?:it|that|you|the))(?!\p{L}))`,
  'giu',
)
/** 'Is three eighty to four sixty': a range of amounts. */
const AMOUNT_RANGE = new RegExp(
  String.raw`(?<=(?:(?<!\p{L})(?:is|are|costs?)|[’'](?:s|re)) )(${SPOKEN_PRICE})(?= to (?:${SPOKEN_PRICE})(?!\p{L}))`,
  'giu',
)
/**
 * Further amounts after the first one: 'eighteen to Port, thirty-five return', ', two forty high
 * set'.
 */
const FURTHER_AMOUNT = new RegExp(
  String.raw`(?<=(?:(?<!\p{L})(?:for|(?:is|are)(?: about)?|from|start(?:s|ing)? at|or|extra|another|(?<!(?:hundred|thousand) )and|and then|(?:free|spend|orders?) (?:over|above|more than))|\$[\d,.]+ to(?: about| around)?|[’'](?:s|re)|[,;.!?]) )${NUMBER}(?![\p{L}-])`,
  'giu',
)
/** 'Take fifty off the first visit' */
const DISCOUNT = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:take|takes|knock) )(${NUMBER})(?= off(?!\p{L}))`,
  'giu',
)
/** Text that follows such an amount. */
const AFTER_FURTHER = new RegExp(
  String.raw`^(?:(?!, (?:is|are|it[’']s|that[’']s|they[’']re|costs?) )\s*(?:[,.;)]|$)|${AFTER_SUM}| (?:return|one way|each way|local|concession|full|adults?|child|kids?|high|low|small|large|medium|flat|plus (?!(?:because|and|only|so|since|or|but)\b)\p{L}+|extra|on top|more(?! than)|including|supplied|fitted|installed|deposit|bond|off|with (?:an?|the)|all|for (?:${NUMBER}) (?:minutes|hours|days|weeks|nights|people)|(?:after|before) (?:\d|dark|hours|(?:${NUMBER_WORD})(?!\p{L}))|from \p{Lu}\p{Ll}+|to (?!(?:the|do|have|get|be|help|see)\b)\p{L}+|for (?:up to|longer|shorter|bigger|smaller|small|medium|large|little|big|an?|the|any(?:thing|one)?|one|two|three|four|both|each|every|kids|children|adults|seniors|pensioners|students|locals|members|under|over))(?!\p{L})| and (?:${NUMBER_WORD})(?!\p{L})| (?:and|but|because|when|if) (?:of|it|that|you|they|there|the|we|I)(?!\p{L}))`,
  'iu',
)
const STREET =
  'Street|St|Road|Rd|Drive|Dr|Lane|Avenue|Ave|Court|Ct|Place|Crescent|Highway|Parade|Way|Close|Terrace|Boulevard|Esplanade|Circuit'
/** 'Thirty-one Holbrook Street, no, thirty-three': another number of a house. */
const STREET_BEFORE = new RegExp(
  String.raw`(?:\p{Lu}[\p{L}’']+ )(?:${STREET})(?!\p{L})[^.!?$]*$`,
  'u',
)
/**
 * 'Three forty Gidge and Chidlow', 'four hundred and ten for Toodyay': an amount before the name of
 * a place.
 */
const BEFORE_NAME = new RegExp(
  String.raw`^ (?:for )?(?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{L}*day|(?:\p{Lu}[\p{L}’']+ ){1,3}(?:${STREET})(?!\p{L}))\p{Lu}\p{Ll}`,
  'u',
)
/** 'My oldest guide is seventy-nine' */
const AGE_BEFORE = /(?<!\p{L})(?:oldest|youngest)(?: \p{L}+)?(?: is|[’']s)(?: about)? $/iu
/**
 * 'My oldest is seventy-eight', 'I was a toolmaker there for twenty-seven': ages and durations, not
 * amounts.
 */
const AGE_OR_DURATION_BEFORE =
  /(?<!\p{L})(?:(?:(?:oldest|youngest)(?: \p{L}+)?|who|he|she|there|kids|children|child|son|daughter|mum|dad|groups?|class(?:es)?|limit|maximum|minimum|team|size|capacity|numbers?)(?: is| are|[’']s|[’']re)(?: about)?|(?:kids|children|adults|ages?|anyone|everyone|under|over) from|(?:was|were|been|worked|taught|played|years)[^.!?$]* for) $/iu
/**
 * A thing directly before its price: 'Open fireplace a hundred and seventy because of the mess'.
 */
const AMOUNT_AFTER_ITEM = new RegExp(
  String.raw`(?<=(?:^|[.!?,;]\s|\band )(?:(?!(?:(?:he|she|they|it|that|there)[’'](?:s|re)|till?|until|to|at|from|by|about|around|only|of|under|over|than|sleeps?|seats?|fits?|holds?|carr(?:y|ies)|ages?|aged|for|in|on|since|up|max|maximum|min|minimum|and|or|is|are|was|route|number|unit|level|staff|years?|the last|there|there[’']s|we|I|you|it|we[’']re|I[’']m|got|do|have|run|been|maybe|perhaps|roughly|say|cutting|makes?|takes?|about)\b)[\p{L}’'-]+ ){1,4})(?<!(?<!\p{L})(?:${NUMBER_WORD}|hundred|thousand) )${NUMBER}(?=\s*(?:[.;]|$|, )| (?:because|if|when|including|supplied|fitted|installed|each|off|and (?:that|it)|and (?:${NUMBER_WORD}) (?:is|are|for)|a \p{L}+)(?!\p{L}))`,
  'giu',
)
const DAY = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?)'
const LARGE_NUMBER = `(?:(?:${Object.keys(UNITS).join('|')})[ -])?(?:${Object.keys(TENS).join('|')})(?:[ -](?:${Object.keys(UNITS).join('|')}))?|(?:${Object.keys(UNITS).join('|')})[ -](?:${Object.keys(TEENS).join('|')})`
/**
 * '$42 on weekdays and forty-eight on Friday night', 'Saturday is ninety-two and Sunday one
 * eighteen': an amount next to a day.
 */
const AMOUNT_BY_DAY = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:or|and) )(?:${LARGE_NUMBER})(?= on (?:a )?${DAY}(?!\p{L}))|(?<=(?<!\p{L})${DAY}(?: is|’s|'s)? )(?:${LARGE_NUMBER})(?=\s*(?:[,.;]|$)| and ${DAY}(?!\p{L}))`,
  'giu',
)
/**
 * 'About three fifty for a diesel, more like four twenty': treated as amounts when other amounts are
 * nearby.
 */
const ROUGH_AMOUNT = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:about|around|more like|roughly) )(?:${Object.keys(UNITS).join('|')})[ -](?:${Object.keys(TENS).join('|')})(?![\p{L}-])(?! (?:${Object.keys(UNITS).join('|')}|metres?|k|ks|kms?|kilos?|litres?|people|guests|years?|days?|minutes?|am|pm|o[’']clock|in the)(?!\p{L}))`,
  'giu',
)
const AMOUNT = String.raw`\$?\d[\d,.]*\d|\d|${NUMBER}`
/**
 * 'For two ten, no, make that two fifteen', 'a five dollar minimum, no wait, it’s ten now': the
 * last amount counts.
 */
const CORRECTED_AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${AMOUNT})(?= |,)((?:(?!(?<!\p{L})(?:${NUMBER_WORD}|hundred|thousand)(?!\p{L}))[^.!?\d]){0,40}?)(?:,? (?:no|sorry|actually|wait),?(?: (?:no|wait|sorry|actually|hang on),?)* (?:it went up |they went up |it[’']s gone up )?(?:make (?:that|it)|(?:it|that)(?:[’']s| is)|I mean)|, make (?:that|it)|,? no,?(?= (?:${NUMBER}) (?:dollars?|bucks|now|this \p{L}+|from \p{Lu}\p{L}+)(?!\p{L}))|,? (?:no,? )?sorry,?(?= (?:${AMOUNT})(?![\p{L}\d])(?!,? not )))(?: now)? (${AMOUNT})(?![\p{L}\d])((?: dollars?| bucks)?)(?: now)?(?:, \2 (?:dollars?|bucks)[^,.!?]{0,20}(?=[,.!?]|$))?`,
  'giu',
)
/**
 * 'Seventy-eight, seventy-nine now', 'eleven pens, no twelve, twelve now': the last number counts.
 */
const UPDATED_NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${AMOUNT})((?: \p{L}+)?), (?:no,? (?:${AMOUNT}),? )?(${AMOUNT}) now(?!\p{L})`,
  'giu',
)
/**
 * 'That’s three fifty a knife. Sorry three dollars fifty not three hundred and fifty.': a
 * correction of an amount.
 */
const CORRECTED_FIGURE =
  /(?<=[.!?]\s)(?:sorry|I mean|no),? (\$\d[\d,.]*\d|\$\d),? not [^.!?]+[.!?]\s*/giu

const dollars = (sum: number) =>
  `$${sum.toLocaleString('en-AU', { minimumFractionDigits: Number.isInteger(sum) ? 0 : 2 })}`
/**
 * An amount in digits; words that are not a number, and amounts below `least`, which may be counts,
 * are unchanged.
 */
export const toFigures = (words: string, minimum: number): string => {
  const sum = spoken(words)
  return sum === undefined || sum < minimum ? words : dollars(sum)
}
/** 'Four fifty each': something sold by the piece does not cost hundreds. */
const PER_PIECE =
  /^ (?:each|an? (?:kilo|bag|box|piece|plate|go|jar|bunch|loaf|pair|game))(?!\p{L})/iu
const DOLLARS_AND_CENTS = new RegExp(
  `^(${NUMBER_WORD}(?:[ -](?:${Object.keys(UNITS).join('|')}))?)[ -]((?:${Object.keys(TENS).join('|')})(?:[ -]five)?)$`,
  'i',
)
/** Prices for such a long time do not include cents. */
const PER_LONG_PERIOD = /^ (?:an?|per) (?:hour|day|week|fortnight|month|term|year|night)(?!\p{L})/iu
/** 'One fifty' as dollars and cents and as hundreds; undefined for a single number: 'twenty-two'. */
function possibleAmounts(words: string): { low: number; high: number } | undefined {
  const [, match = '', cents = ''] = DOLLARS_AND_CENTS.exec(words) ?? []
  const [above, below, high] = [spoken(match), spoken(cents), spoken(words)]
  if (above === undefined || below === undefined || high === undefined) return undefined
  const isSingleNumber = above >= 20 && above % 10 === 0 && below < 10
  return isSingleNumber ? undefined : { low: above + below / 100, high }
}
/** The factor, at least 1, between an amount and the nearest of the others. */
const distance = (sum: number, named: readonly number[]) =>
  Math.min(...named.map((other) => Math.exp(Math.abs(Math.log(other / sum)))))
/** 'Nine thirty' is a time, unless its unit says otherwise. */
export const TIME_LIKE = new RegExp(
  `^(?:${Object.keys(UNITS).join('|')}|ten|eleven|twelve)[ -](?:fifteen|thirty|forty-five)$`,
  'i',
)
/** Up to this number, 'ten and up' is an age. */
const MAX_CHILD_AGE = 18
const isAge = (words: string, after: string) =>
  /^ and up/i.test(after) && (spoken(words) ?? 0) <= MAX_CHILD_AGE
/** A smaller bare number could mean anything. */
export const MIN_CERTAIN_AMOUNT = 10

const sumsIn = (text: string) =>
  [...text.matchAll(/\$(\d[\d,]*)/g)].map(([, sum = '']) => Number(sum.replaceAll(',', '')))
/** If no amount is below this, none of them has cents. */
const MAX_AMOUNT_WITH_CENTS = 10
/** The minimum number of amounts in a list of prices. */
const MIN_LIST_AMOUNTS = 2
/** The factor by which one amount must be nearer to the other amounts than the alternative. */
const MIN_LEAD_FACTOR = 1.2

/**
 * 'Eight fifty' is $850 or $8.50: whichever is nearer to another amount in the text. If neither
 * clearly is, the words are unchanged.
 */
function asNearestAmount(words: string, named: readonly number[]): string {
  const readings = possibleAmounts(words)
  if (readings === undefined || Math.min(...named) >= MAX_AMOUNT_WITH_CENTS)
    return toFigures(words, MIN_CERTAIN_AMOUNT)
  const [low, high] = [distance(readings.low, named), distance(readings.high, named)]
  if (low * MIN_LEAD_FACTOR < high) return dollars(readings.low)
  return high * MIN_LEAD_FACTOR < low ? dollars(readings.high) : words
}

/** Units for which a price does not run to thousands. */
const PER_PERSON =
  /^ (?:an?|per) (?:lesson|class|session|visit|head|person|child|kid|adult|student|ticket|ride|swim|dozen|plate|box)(?!\p{L})/iu
const MAX_UNIT_PRICE = 1_000
/** 'Two ten a litre' is $2.10. */
const PER_SMALL_UNIT = /^ (?:an?|per) (?:litre|kilometre|km|word|letter|egg)(?!\p{L})/iu
const WITH_CENTS = new RegExp(`^(${Object.keys(UNITS).join('|')})[ -](${CENTS})$`, 'i')
function byTheUnit(words: string, after: string): string | undefined {
  const [, whole = '', cents = ''] = WITH_CENTS.exec(words) ?? []
  return cents && PER_SMALL_UNIT.test(after)
    ? dollars((spoken(whole) ?? 0) + (spoken(cents) ?? 0) / 100)
    : undefined
}

/** 'One fifty each' is $150 if the text has $165, and $1.50 if it has $4 or no other amount. */
function byUnit(words: string, after: string, named: readonly number[]): string {
  const readings = possibleAmounts(words)
  if (readings === undefined) return toFigures(words, MIN_CERTAIN_AMOUNT)
  const { low, high } = readings
  if (named.length === 0)
    return dollars(
      PER_PIECE.test(after) || (high >= MAX_UNIT_PRICE && PER_PERSON.test(after)) ? low : high,
    )
  return dollars(distance(low, named) < distance(high, named) ? low : high)
}

/** 'Nine months, fourteen if you want a carved top': the number continues a duration. */
const DURATION_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:\d+|${NUMBER_WORD}) (?:minutes|hours|days|weeks|fortnights|months|years)[,;]? (?:or |and )?$`,
  'iu',
)

/** The text with each bare amount replaced by the result of `figure`. */
function replaceAmounts(text: string, figure: (words: string) => string): string {
  const rewritten = text
    .replace(AMOUNT_RANGE, figure)
    .replace(COST_AMOUNT, (words: string, _first: string, offset: number, all: string) =>
      AGE_BEFORE.test(all.slice(Math.max(0, offset - 40), offset)) ? words : figure(words),
    )
    .replace(HUNDREDS_AMOUNT, figure)
    .replace(DISCOUNT, figure)
  if (sumsIn(rewritten).length === 0) return rewritten
  const continueAmounts = (words: string, offset: number, all: string) => {
    const after = all.slice(offset + words.length)
    const isSum =
      !isAge(words, after) &&
      (AFTER_FURTHER.test(after) || BEFORE_NAME.test(after)) &&
      !STREET_BEFORE.test(all.slice(Math.max(0, offset - 100), offset)) &&
      !DURATION_BEFORE.test(all.slice(Math.max(0, offset - 60), offset)) &&
      !AGE_OR_DURATION_BEFORE.test(all.slice(Math.max(0, offset - 80), offset))
    return isSum ? figure(words) : words
  }
  // 'Three eighty to four sixty': each round continues from the amounts found in the last one.
  const withFurther = rewritten
    .replace(FURTHER_AMOUNT, continueAmounts)
    .replace(FURTHER_AMOUNT, continueAmounts)
    .replace(AMOUNT_BY_DAY, figure)
    .replace(ROUGH_AMOUNT, figure)
  return sumsIn(withFurther).length >= MIN_LIST_AMOUNTS
    ? withFurther.replace(AMOUNT_AFTER_ITEM, figure)
    : withFurther
}

/** 'Three thousand two hundred litres': so many, in figures. */
const MEASURED_NUMBER = new RegExp(
  String.raw`(?<!\p{L})(?<!\band a half )(${NUMBER})(?= (?:litres?|square metres?|metres|kilos|kilograms|acres|hectares|kilometres)(?!\p{L}))`,
  'giu',
)
const MIN_MEASURED = 1_000
/** 'Two to eight dollars' */
const DOLLAR_RANGE = new RegExp(
  String.raw`(?<!\p{L})(${NUMBER}) to (?=(?:${NUMBER}) (?:dollars?|bucks)(?!\p{L}))`,
  'giu',
)
/** 'Kids under twelve twenty': an age, and then a price. */
const AGE_THEN_PRICE = new RegExp(
  String.raw`(?<=(?<!\p{L})(?<!\b(?:spend|orders?|free|buy) )(?:under|over) (${NUMBER_WORD})) ((?:${Object.keys(TENS).join('|')}|${Object.keys(TEENS).join('|')}|${Object.keys(UNITS).join('|')}))(?=\s*(?:[,.;]|$))`,
  'giu',
)

/** 'Ninety-five dollars adult, sixty-five for twelve to seventeen': a price, and ages. */
const PRICE_FOR_AGES = new RegExp(
  String.raw`(?<=\bdollars\b[^.!?\n]{0,60})(?<![\p{L}-])(${NUMBER}) for (${NUMBER}) to (${NUMBER})(?=\s*(?:[,.;]|$))`,
  'giu',
)
const OLDEST_CHILD = 21
/** 'A dollar eighty a k' */
const DOLLAR_AND_CENTS = new RegExp(
  String.raw`(?<!\p{L})an? dollar (${NUMBER})(?!\p{L})(?! (?:people|cents))`,
  'giu',
)
/** 'The blue gum is $18 a kilo and the box is sixteen': a number where an amount stood before. */
const AFTER_AMOUNT = new RegExp(
  String.raw`(?<=\b(?:is|are|costs?) \$\d[\d.]*(?: an? \p{L}+| each)?,? and (?:the |an? |my |our )?(?:\p{L}+ ){1,3}(?:is|are|costs?) )(${NUMBER})(?= and\b|[,.;\n]|$)`,
  'giu',
)
/** 'A hundred and forty to two hundred and ten a metre' */
const RANGE_BY_UNIT = new RegExp(
  String.raw`(?<![\p{L}-])(${NUMBER}) to (${NUMBER})(?= (?:an?|per) (?:metre|kilo|tonne|square)(?!\p{L}))`,
  'giu',
)
/** 'A cut is thirty eight a shampoo and set is forty two': two of these are a list of prices. */
const THING_IS_NUMBER = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:an?|the) (?:(?!(?:is|are|boys?|girls?|son|daughter|child|kids?|class|team|group|limit|maximum|minimum|age|dog|cat|horse|crew|wait|drive)\b)\p{L}+ ){1,4}(?:is|are) )(${NUMBER})(?= (?:an?|the|and|men|ladies|kids|women|pensioners) |\s*(?:[.,;\n]|$))`,
  'giu',
)
const MIN_THINGS = 2
const withListedThings = (text: string) =>
  (text.match(THING_IS_NUMBER)?.length ?? 0) < MIN_THINGS
    ? text
    : text.replace(THING_IS_NUMBER, (words: string, _match, offset: number, all: string) => {
        const sum = toFigures(words, 10)
        // '… is $38, a shampoo is $42': otherwise it would be by the shampoo.
        const isFollowed = /^ (?:an?|the|men|ladies|kids|women|pensioners) /i.test(
          all.slice(offset + words.length),
        )
        return isFollowed && sum !== words ? `${sum},` : sum
      })
const withRepeatedVerbs = (text: string) =>
  text.replace(AFTER_AMOUNT, (words: string) => toFigures(words, 1))

/** The text with its amounts of money in digits: '$88' for 'eighty-eight dollars'. */
export function withSums(text: string): string {
  const wording = withListedThings(text)
    .replace(PRICE_FOR_AGES, (match: string, price: string, from: string, to: string) => {
      const [sum = 0, youngest = 0, oldest = 0] = [price, from, to].map(spoken)
      return sum > 0 && youngest < oldest && oldest <= OLDEST_CHILD
        ? `${dollars(sum)} for ages ${youngest} to ${oldest}`
        : match
    })
    .replace(DOLLAR_AND_CENTS, (match: string, words: string) => {
      const cents = spoken(words)
      return cents === undefined || cents >= 100 ? match : dollars(1 + cents / 100)
    })
    .replace(RANGE_BY_UNIT, (match: string, low: string, high: string) => {
      const [from = 0, to = 0] = [spoken(low), spoken(high)]
      return from > 0 && to > from ? `${dollars(from)} to ${dollars(to)}` : match
    })
    .replace(/(?<=\$\d[\d.]* (?:a|per) )k(?![\p{L}\d])/giu, 'km')
    .replace(MEASURED_NUMBER, (words: string) => {
      const count = spoken(words)
      return count === undefined || count < MIN_MEASURED ? words : count.toLocaleString('en-AU')
    })
    .replace(UPDATED_NUMBER, '$2$1')
    .replace(CENTS_AMOUNT, (match: string, words: string) => {
      const cents = spoken(words)
      return cents === undefined || cents >= 100 ? match : `${cents} cents`
    })
    .replace(DOLLAR_RANGE, (match: string, words: string) => {
      const sum = spoken(words)
      return sum === undefined ? match : `${dollars(sum)} to `
    })
    .replace(CORRECTED_AMOUNT, (_match, between: string, last: string, unit: string) =>
      unit && between.startsWith(unit) ? last + between : last + unit + between,
    )
    .replace(
      SUM,
      (match: string, words: string, cents: string | undefined, offset: number, all: string) => {
        // The word 'dollars' is part of the amount.
        const isAmountWord = match !== words
        const after = all.slice(offset + match.length)
        if (!isAmountWord && isAge(words, after)) return match
        if (
          !isAmountWord &&
          PER_PERIOD.test(after) &&
          COUNT_BEFORE.test(all.slice(Math.max(0, offset - 40), offset))
        )
          return match
        const small = isAmountWord ? undefined : byTheUnit(words, after)
        if (small) return small
        // 'One fifty each' is decided after the other amounts.
        if (!isAmountWord && DOLLARS_AND_CENTS.test(words) && !PER_LONG_PERIOD.test(after))
          return match
        const sum = toFigures(words, isAmountWord ? 1 : MIN_CERTAIN_AMOUNT)
        if (sum === words) return match
        return cents ? dollars((spoken(words) ?? 0) + (spoken(cents) ?? 0) / 100) : sum
      },
    )
  const aged =
    sumsIn(wording).length > 0
      ? wording.replace(AGE_THEN_PRICE, (match, age: string, words: string) =>
          // 'Over sixty five' is an age alone.
          age.toLowerCase() in TENS && words.toLowerCase() in UNITS
            ? match
            : ` ${toFigures(words, 1)}`,
        )
      : wording
  // 'Three eighty' next to $8 is $380 if the other amounts are in the hundreds, so the unambiguous
  // amounts come first.
  const isClear = (words: string) => possibleAmounts(words) === undefined
  const unambiguous = replaceAmounts(aged, (words) =>
    TIME_LIKE.test(words) || !isClear(words) ? words : toFigures(words, MIN_CERTAIN_AMOUNT),
  )
  const found = sumsIn(unambiguous).filter((sum) => sum > 0)
  const priced = unambiguous.replace(SUM, (match: string, words: string, _cents, offset: number) =>
    match === words &&
    DOLLARS_AND_CENTS.test(words) &&
    !PER_LONG_PERIOD.test(unambiguous.slice(offset + words.length))
      ? byUnit(words, unambiguous.slice(offset + words.length), found)
      : match,
  )
  const named = sumsIn(priced).filter((sum) => sum > 0)
  const all = replaceAmounts(priced, (words) =>
    TIME_LIKE.test(words) ? words : asNearestAmount(words, named),
  )
  return withRepeatedVerbs(all)
    .replace(CORRECTED_FIGURE, '')
    .replace(/\b(extra|each|more) \1\b/giu, '$1')
}
