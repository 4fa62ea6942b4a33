import { capitalise } from '../english/sentences.ts'
import { timesIn } from '../time/hours.ts'

const NUMBER_WORDS: Record<string, number> = {
  ...{ one: 1, two: 2, three: 3, four: 4, six: 6, seven: 7, eight: 8, nine: 9 },
  ...{ five: 5, ten: 10, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60 },
  ...{ seventy: 70, eighty: 80, ninety: 90, hundred: 100 },
}
const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d+(?:\.\d{1,2})?`
const NUMBER_WORD = `(?:${Object.keys(NUMBER_WORDS).join('|')})(?:[ -](?:five|hundred))?`
/** '$12,500', '12.5k', '45 dollars', 'eighty bucks'. */
const MONEY = String.raw`(?<=\b(?:from|about|around|roughly|upwards of)\s)\d{1,3}(?:\.\d)?k\b|(?:${NUMBER})(?=\s?(?:\/|p\/)(?:hr|hour|h|day|week|wk|month|mth|head|person|m|metre|sqm|m²|m2|kg)\b|ph\b|pp\b)|\$\s?(?:${NUMBER})(?:\s?k\b)?|(?:(?:${NUMBER})\s?(?:-|–|to)\s?)?(?:${NUMBER}|${NUMBER_WORD})\s?(?:dollars|bucks)|(?:${NUMBER}|${NUMBER_WORD})(?:\s?(?:-|–|to)\s?(?:${NUMBER}))?\s?grand\b`
const UNIT_NOUN = String.raw`(?:(?:trailer|truck|ute|van|skip|pay|cubic|square|face|lin|linear|lineal|sq|child|adult|extra|half|additional|full|whole|single|finished|recorded|completed|edited|printed|framed|fitted|installed|processed|assisted|guided|rostered|face-to-face|online) )?(?!(?:bit|lot|few|month ago|for|if|when|with|and|or|to|in|on|at|of|by|from|plus|including|but|then)\b)[a-z][a-z-]+`
/** Units of things that are sold by the piece: '5.50 bag'. */
const PIECE_UNIT =
  '(?:bag|box|tray|punnet|bunch|jar|bottle|slab|carton|loaf|bale|sheet|roll|bucket)'
const UNIT = String.raw`(?:\s*(?:\/(?!\s)|per |a |an )\s?(?:${UNIT_NOUN}|m²|m2|m3|(?:[mtgl]|ml|mm|ha|lm)(?![a-z]))|\s?(?:pp|p\/p|ph|p\/h|pw)\b|\s(?:hr|hour|day|week|head|person)\b|\s${PIECE_UNIT}(?=[,.;)]|$)|\s?ea\b|\s(?:each way|each|flat(?! white)|all up|all in|all inclusive|installed|a pop|plus gst|inc(?:l(?:uding)?)?\.? gst|ex(?:cluding)? gst|\+ ?gst|gst inc(?:luded)?|one way|return|extra(?=\s*(?:[,.;)]|$))))`
/** '$380-520', 'from 60 to 140'. */
const RANGE_END = String.raw`(?:\s?(?:-|–|to)\s?\$?(?:${NUMBER})(?![\p{L}\p{N}%]|\s(?:(?:working|business) )?(?:days?|weeks?|months?|hours?|hrs?|minutes?|mins?|people|pax|guests)\b))?`
const AMOUNT_WITH_UNIT = new RegExp(
  `(?<![\\p{L}\\p{N}.])((?:${MONEY})${RANGE_END})((?:${UNIT})*)`,
  'giu',
)
/** '9.30 to 12' is a time, and in '32 for 6 to 20' the range is a number of things. */
const NOT_A_MONEY_RANGE = String.raw`\d{1,2}\.(?:00|15|30|45)\s?(?:-|–|to|till?|until)\s?\d{1,2}(?:\.\d\d)?(?![\d.]\d)|(?<=\d(?:\sa\shead|\sper\shead|\seach|\sea)?\sfor\s)\d{1,3}\s?(?:-|–|to)\s?\d{1,3}(?!\d)`
/**
 * A bare number after its thing, in a text that has other amounts or consists only of such pairs.
 */
const BARE_AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\p{N}.$\/:-])(?!${NOT_A_MONEY_RANGE})(?!(?<=\p{Lu}\p{Ll}+ (?:is|was|turned) )\d+ and \p{Ll})((?:\d{1,3},\d{3}|\d{2,4}(?:\.\d{2})?|\d{1,2}\.\d{2})(?:\s?(?:-|–|to)\s?\d{2,4})?)(?![\p{L}\p{N}%:\/-]|\.\d|,\d{3}|\s(?:and|or|&)\s[\d,.]+\s?(?:litres?|ltrs?|l|km|kms|kgs?|kilos?|grams?|g|ml|metres?|m|cm|mm|tonnes?|acres?|hectares?|amps?|volts?|watts?|seats?|people|minutes?|mins?|hours?|hrs?|days?|weeks?|years?)\b|\s?(?:am|pm|years?|yrs?|k|km|kms|metres?|cm|mm|m|kg|kgs|kilos?|g|gms?|grams?|ml|l|litres?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|people|ppl|(?:kids|children|students)(?!\s(?:from\s)?\$?\d)|percent|per cent|degrees?|acres?|hectares?|doz(?:en)?|seats?|mm|volts?|amps?|tonnes?|members|staff|(?:(?:class|visit|session|lesson|ride|swim)s? )?(?:pass(?:es)?|packs?|cards?)|of|or more|plus years|ft|feet|foot|hands|grade|x|th|st|nd|rd|til|until|to|and over)\b)((?:${UNIT})*)`,
  'giu',
)
const NOT_A_PRICE_BEFORE =
  /\b(?:insur\w*|liability|cover(?:ed)?|grant|budget|saved|raised|turnover|worth|million|fundrais\w*|prize|deposit|extra|another|plus|surcharge|over|under|less than|more than|per cent|owed|licence|abn|rating|card|postcode|permit|registration|reg|no|model|as|sleeps?)\s(?:\p{L}+\s){0,2}$/iu
/** 'Licence 4521' names a number, 'driver licence $50' a price. */
const NAMES_NUMBER =
  /\b(?:licence|abn|rating|card|postcode|permit|registration|reg|no|model|as|sleeps?)\s(?:\p{L}+\s){0,2}$/iu
const NOT_A_MONEY_PRICE_AFTER =
  /^\s?(?:million|billion|m\b|off\b(?! (?:the|a|your|our) )|deposit|discount|grant|surcharge|extra|voucher credit)/i

const wordAmount = (text: string) => {
  const [first = '', second = ''] = text.toLowerCase().split(/[ -]/)
  const base = NUMBER_WORDS[first] ?? 0
  return second === 'hundred' ? base * 100 : base + (second === 'five' ? 5 : 0)
}

/** '$1,950' for '$1950', '$12,500' for '12.5k', '$60 to $140' for '60-140'. */
export function amountOf(amountText: string): string {
  const [low = '', high] = amountText.split(/\s?(?:-|–|\bto\b)\s?(?=\$?\d)/)
  // '4 to 9 grand' begins at four thousand.
  const scale = /(?:k|\sgrand)$/i.exec(amountText)?.[0] ?? ''
  if (high) return `${amountOf(/\d$/.test(low) ? low + scale : low)} to ${amountOf(high)}`
  const digits = /[\d,]+(?:\.\d+)?/.exec(amountText)?.[0]
  const thousand = /\dk\b|\d\sk\b|\bgrand\b/i.test(amountText) ? 1000 : 1
  const value = (digits ? Number(digits.replaceAll(',', '')) : wordAmount(amountText)) * thousand
  return `$${value.toLocaleString('en-AU', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 })}`
}

const PER_PIECE = new RegExp(`^ ?(${PIECE_UNIT})$`, 'i')
const unitOf = (amountText: string) => {
  const unit = amountText
    .replace(/^\s*\/\s?/, ' per ')
    .replace(/\bpp\b|p\/p/i, ' per person')
    .replace(/\bph\b|p\/h/i, ' per hour')
    .replace(/^ ?(?=(?:hr|hour|day|week|head|person)\b)/i, ' per ')
    .replace(PER_PIECE, ' a $1')
    .replace(/\bhr\b/i, 'hour')
    .replace(/\bwk\b/i, 'week')
    .replace(/\b(?:mth|mo)\b/i, 'month')
    .replace(/\byr\b/i, 'year')
    .replace(/\bfn\b/i, 'fortnight')
    .replace(/^ ?per t$/i, ' per tonne')
    .replace(/^ ?per m$/i, ' per metre')
    .replace(/\bea\b/i, ' each')
    .replace(/\bm2\b/i, 'm²')
    .replace(/\blin (?=m)/i, 'lineal ')
    .replace(/\+ ?gst|plus gst/i, ' plus GST')
    .replace(/(?:gst )?inc(?:l(?:uding)?)?\.? gst|gst inc(?:luded)?/i, ' including GST')
    .replace(/\s+/g, ' ')
    .trim()
  return unit ? ` ${unit}` : ''
}

/** An amount of money in a text, between two of its offsets. */
export interface Amount {
  start: number
  end: number
  /** '$12,500', '$60 to $140'. */
  amount: string
  /** ' per hour', ' each', or ''. */
  unit: string
}

const findAmounts = (text: string, pattern: RegExp): Amount[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const [matched, amount = '', unit = ''] = match
    const end = match.index + matched.length
    const before = text.slice(0, match.index)
    if (
      (NOT_A_PRICE_BEFORE.test(before) && !(amount.startsWith('$') && NAMES_NUMBER.test(before))) ||
      NOT_A_MONEY_PRICE_AFTER.test(text.slice(end))
    )
      return []
    return [{ start: match.index, end, amount: amountOf(amount), unit: unitOf(unit) }]
  })

const NOT_A_PRICE_AFTER =
  /\b(?:are now|we(?:’re| are)|they(?:’re| are)|be|cancelp{L}*|notice|quicker|faster|sooner|slower|longer|later|earlier|shorter|older|younger|in|at|by|to|until|til|before|after|of|over|under|about|every|and|age|grade|up to|within|class|year|level|no|route|unit|row|at least|(?<!\d )min|minimum|max|maximum|forms?|schedule|appendix|regulation|with|has|have|been|took|us|than|won|lighthouse|takes|(?:minimum|min) orders?(?: of)?|seats|sleeps|holds|fits|carries|capacity|per|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri|sat|sun)s?)\s$/i
/**
 * 'Average days to lease: 13', 'Team size - 12': a number that measures or counts is not a price.
 */
const MEASURE_WORD =
  /\b(?:average|days|hours|weeks|months|years|minutes|number|count|size|time|times|distance|rate|score|stars?|ratings?|reviews?|capacity|members|clients|customers|beds|rooms|seats|doors|units|sites|staff|employees|vehicles|projects|jobs|homes|acres)\b[^,;.$]{0,24}\s?[-–:]\s$/i
const NON_PRICE_NUMBER =
  /\b(?:since|established|est|opened|founded|licen[cs]e|abn|permit|ticketed|registration|aged?|ages|team of|crew of)\b/i

/** 'Xs $79 small 129 med $199': the amount that follows is for the next size. */
const SIZE_AFTER = /^\s(?:x{0,2}[sl]|m|med|medium|small|large|lge|big|little)\s\$/i

/**
 * Bare numbers are prices only in a brief without dollar signs, or after other amounts that have
 * one: either several of them after things, or a single one after 'is' or 'from' or before 'each'.
 */
function bareNumbers(text: string, dollars: boolean): Amount[] {
  if (NON_PRICE_NUMBER.test(text)) return []
  const numbers = findAmounts(text, BARE_AMOUNT).filter(({ amount, unit, start, end }) => {
    const [low = '', high = low] = amount.split(' to ').map((sum) => sum.slice(1))
    const value = Number(low.replaceAll(',', ''))
    // '9-5' and '7-11' are opening hours.
    if (high !== low && Number(high.replaceAll(',', '')) < 20) return false
    const before = text.slice(0, start)
    const endsPhrase = /^\s?(?:[,.;)]|$)/.test(text.slice(end))
    const startsUnit = unit !== '' || /^\s?for\s/.test(text.slice(end))
    return (
      (value >= 5 || /\.\d\d$/.test(low)) &&
      !MEASURE_WORD.test(before) &&
      // 'Minimum shed 800 head' is a count.
      !(value >= MIN_HEADS && /\d\shead$/i.test(text.slice(start, end))) &&
      // 'Throughput was 412,000 head' is a count if the prices have dollar signs.
      !(dollars && value >= MAX_UNSIGNED_AMOUNT) &&
      // 'Preorder from Apr 15, pickup from 14 June': a date is not a price.
      !(MONTH_BEFORE.test(before) || MONTH_AFTER.test(text.slice(end))) &&
      // In '60 a week $46' the 60 is the quantity that the $46 pays for.
      (!/^[^,;.]*\$\s?\d/.test(text.slice(end)) || SIZE_AFTER.test(text.slice(end))) &&
      (unit !== '' || !/^\sfor\s(?:\p{L}+\s)?\d/u.test(text.slice(end))) &&
      // '250 labels' is a count; 'gates 115 posts 300' are prices.
      (unit !== '' ||
        !/^\s\p{Ll}{3,}s(?=[\s,.;]|$)(?!\s(?:from\s)?\$?\d)/u.test(text.slice(end))) &&
      !(value >= 1900 && value <= 2035) &&
      // 'The oldest from 1891' is a year.
      !(value >= 1788 && value < 1900 && /\b(?:from|since|of|in|circa)\s$/i.test(before)) &&
      (/(?:\p{L}{2}[\p{L}’)]*|\d\p{L}+)\s$|\p{L}\s[-–]\s$|\p{L}:\s$/u.test(before) ||
        (startsUnit && /(?:^|[,;]\s)$/.test(before))) &&
      (!NOT_A_PRICE_AFTER.test(before) ||
        /\b\d+ for\s$/.test(before) ||
        (unit !== '' && /\b(?:and|from about)\s$/.test(before))) &&
      (!dollars ||
        endsPhrase ||
        unit !== '' ||
        (/(?:^|[,;]\s)(?:\p{L}[\p{L}’-]*\s){1,4}$/u.test(before) &&
          /^[^,;\d$]*(?:[,;]|$)/.test(text.slice(end)))) &&
      before.lastIndexOf('(') <= before.lastIndexOf(')')
    )
  })
  const words = text.split(/\s+/).length
  const certain = numbers.some(
    ({ unit, start, end }) =>
      unit !== '' ||
      /\b(?:is|are|from|cost|costs|usually|normally|about|around|roughly)\s$/i.test(
        text.slice(0, start),
      ) ||
      (end >= text.length - 1 && (words <= 4 || /[-–:]\s$/.test(text.slice(0, start)))),
  )
  return numbers.length >= 2 || (numbers.length > 0 && (certain || dollars)) ? numbers : []
}

/** 'ISO 9001', 'AS 3959', 'RTO 45112': the number of a standard or of a registration. */
export const STANDARD =
  /(?<!\p{L})(?:ISO|AS|AS\/NZS|NZS|IEC|EN|ASTM|DIN|BS|RTO|CRICOS|AFSL|ACL|QBCC|VBA|BRN|ARC|ARN|NAATI|UN|PIC)(?:-\p{L}+)? $/u
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const MONTH_BEFORE = new RegExp(`\\b${MONTH}\\.? $`, 'i')
const MONTH_AFTER = new RegExp(`^ (?:of )?${MONTH}\\b`, 'i')

/** A client who uses dollar signs would put one before an amount this large. */
const MAX_UNSIGNED_AMOUNT = 2_000

/** 'Weekly prep 180 a visit' is a line of a price list, whether or not other prices have a sign. */
const MAX_SHORT_LINE_WORDS = 7

/** 'Snorkel trips 95.' is a price too if it is among prices with dollar signs. */
const SINGLE_PRICE_LINE =
  /^(?!.*\b(?:visas?|graduate|subclass|class|grade|form|model|series|type|level|act|section|room|highway|floor|suite|shop|bay|track|area|zone|number|bus|tram|open|over|under|top|plan|version)\b)\p{L}[\p{L}’&-]*(?: \p{L}[\p{L}’&-]*){1,4} \d{2,3}[.\s]*$/iu

/** 'Bridal POA', 'colour by quote': words that replace an amount. */
const PRICE_ON_REQUEST =
  /(?<=[\p{L})] |[:–—-] )(?:P\.?O\.?A\b\.?|by quote|(?:price )?on (?:application|request)|quoted|(?:price|quoted?) on (?:the day|site)|(?:(?:price|quoted?) )?on inspection)(?=\s*(?:[,.;)]|and\b|$))/giu
const requested = (text: string): Amount[] =>
  [...text.matchAll(PRICE_ON_REQUEST)].map(({ 0: wording, index }) => ({
    ...{ start: index, end: index + wording.length, unit: '' },
    amount: /^p\.?o/i.test(wording) ? 'POA' : capitalise(wording.replace(/^price /i, '')),
  }))

/** Nobody charges so much for an animal without saying 'per head'. */
const MIN_HEADS = 200

/** The amounts of money in a text, in order, including words that replace an amount. */
export function amountsIn(text: string, dollars: boolean): Amount[] {
  const times = timesIn(text)
  const money = findAmounts(text, AMOUNT_WITH_UNIT)
  const bareAmounts = bareNumbers(text, dollars).filter(
    ({ unit }) =>
      !dollars ||
      money.length > 0 ||
      SINGLE_PRICE_LINE.test(text) ||
      (unit !== '' && text.split(/\s+/).length <= MAX_SHORT_LINE_WORDS),
  )
  const named = [...money, ...bareAmounts]
  const all = [...named, ...(named.length > 0 ? requested(text) : [])]
    .filter(({ start }) => text[start] === '$' || !STANDARD.test(text.slice(0, start)))
    .filter((amount) => !times.some((time) => time.start < amount.end && amount.start < time.end))
    .filter(
      (amount, index, list) =>
        list.findIndex((other) => other.start < amount.end && amount.start < other.end) === index,
    )
    .sort((a, b) => a.start - b.start)
  // 'Between $60 and $80', '$650 (small) to $4,800 (large)' are ranges.
  const ranged: Amount[] = []
  for (const amount of all) {
    const last = ranged.at(-1)
    const gap = last ? text.slice(last.end, amount.start) : ''
    const isRange =
      /^\s*(?:\([^)]*\))?\s*(?:to|up to|–|-)\s*$/.test(gap) ||
      (/^\s*and\s*$/.test(gap) && /\bbetween\s*$/i.test(text.slice(0, last?.start)))
    // '$45 / $65 / $95' are the prices of three sizes.
    const isSizeSeparator = /^\s?\/\s?$/.test(gap)
    if (last && (isRange || isSizeSeparator))
      ranged[ranged.length - 1] = {
        ...amount,
        start: last.start,
        amount: `${last.amount} ${isSizeSeparator ? '/' : 'to'} ${amount.amount}`,
      }
    else ranged.push(amount)
  }
  return ranged
}

/** 'Maybe 15 in shop' are so many things. */
const IN_STOCK = /^ in (?:the |our |my )?(?:shop|stock|store|shed|collection|fleet|total)\b/i

/**
 * The text with its amounts as a page shows them: '$34 each' for '34 each'. A client who uses
 * dollar signs leaves one out only if the unit makes clear that the number is a price.
 */
export function withDollars(text: string, dollars: boolean): string {
  let rewritten = text
  for (const { start, end, amount, unit } of amountsIn(text, dollars).reverse()) {
    const amountText = text.slice(start, end)
    const isBareAmount =
      amount.startsWith('$') && !amountText.startsWith('$') && !IN_STOCK.test(text.slice(end))
    if (isBareAmount && (!dollars || unit !== '' || /k$/i.test(amountText)))
      rewritten = `${rewritten.slice(0, start)}${amount}${unit}${rewritten.slice(end)}`
  }
  return rewritten
}

/**
 * 'Sheaves from 160, casket from 380', '45 / 70 / 110': a client who leaves the sign out once may
 * do so anywhere.
 */
const MIXED_DOLLAR_SIGNS =
  /\$\d[\d.]*(?: \p{L}[\p{L}’-]*){1,4} \d{2,3}(?: \p{L}[\p{L}’-]*){1,4} \d{2,3}(?![\d%:.-])|\bafter that \d{2,3}(?=[,.;)]|\s*$)|\bfrom \d{2,3}(?=[,.;)]|\s*$)|(?<![\d/.])\d{2,3} \/ \d{2,3} \/ \d{2,3}(?![\d/])(?!\s?(?:mm|cm|m|kg|g|ml|l)\b)/mu

/** Whether a text writes its amounts with a dollar sign. */
export const writesDollars = (text: string) =>
  /\$\s?\d/.test(text) && !MIXED_DOLLAR_SIGNS.test(text) && !isMostlyUnsigned(text)

/** 'Small 45 / med 60 / big 80', 'doodles from 150': a name and an amount without its sign. */
const UNSIGNED_PAIR =
  /\p{L}{3,} (?:from )?\d{2,3}(?=\s*(?:[,/.;]|$)| (?!(?:am|pm|mins?|minutes?|hours?|hrs?|days?|weeks?|months?|years?|yrs?|kms?|kg|metres?|m|people|seats?|st|rd|th|street|road|of|to|til)\b)\p{Ll})/gmu
const MIN_UNSIGNED = 5
/** A client may sign a single deposit, and none of the prices. */
const isMostlyUnsigned = (text: string): boolean => {
  const signed = text.match(/\$\s?\d/g)?.length ?? 0
  const unsigned = text.match(UNSIGNED_PAIR)?.length ?? 0
  return signed <= 2 && unsigned >= MIN_UNSIGNED && unsigned >= signed * 2
}
