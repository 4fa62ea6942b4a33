import { MONTH } from '../time/calendar-words.ts'
import { STANDARD } from './amounts.ts'

const AMOUNT = String.raw`\d{1,2},\d{3}|\d{1,5}(?:\.\d{1,2})?`
/** A number by itself: not a part of a telephone number, a range, a measure or a date. */
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d$.,/:#-]|\d\s?[-–]\s?|(?<![\p{L}\d])\d{3,4} )(?!0\d)(${AMOUNT})(?![\d:%]|\.\d|,\d|\s?[-–]\s?\d|(?:st|nd|rd|th|am|pm|x|mm|cm|km|kms|kg|m|ft|hp|l|t|k|yo|th)(?!\p{L}))`,
  'giu',
)
/** Words that follow a number that counts something else. */
const COUNTED_UNIT = new RegExp(
  String.raw`^\s?(?:(?:or|to) \d+ )?(?:in (?:the |our |my )?(?:shop|stock|store|shed|paddock|collection|fleet|team|yard|total)|bows?|bass|reeds?|keys|strings?|plates?|rows?|min(?:ute)?s?|days?|weeks?|wks?|months?|mths?|years?|yrs?|nights?|people|pax|guests|persons?|kids|children|adults|students|staff|seats?|beds?|rooms?|hives|head|doz(?:en)?|boats?|vans?|trucks?|cars|dogs|cats|horses|animals|kms?|klm|kilometres?|metres?|mtrs?|litres?|lt?rs?|kilos?|tonnes?|acres?|hectares?|degrees|cm|mm|kg|hp|volts?|inch(?:es)?|feet|foot|ft|sqm|percent|times|jobs|sites|stalls|spots|places|of|and a half|am|pm|o[’']?clock|(?:\d )?${MONTH})(?!\p{L})`,
  'iu',
)
/** A rate: 'a hive', '/hr', 'p/h', 'ea'. */
const RATE =
  /^\s?(?:ea|each|p\/?h|ph|pp|p\/?p|per\s(?!cent)\p{L}+|\/\s?\p{L}+|an?\s(?!half)\p{L}+)(?![\p{L}\d])/iu
const HOURLY = /^ (?:hr|hour)(?! (?:session|lesson|class|tour|massage|ride|hire)s?\b)(?!\p{L})/iu
/** A smaller number before 'hr' is a number of hours, not an hourly rate. */
const MIN_HOURLY = 25
/** Text that follows a price whose entry continues. */
const PRICE_CONTINUATION =
  /^ (?:flat|fee|admin|bond|dep(?:osit)?|incl?|including|inclusive|plus|\+|return|pick ?up|pickup only|all day|full day|half day|whole day|day rate|wkends?|weekends?|wknd|at gate|at the gate|first hr|first hour|call ?out|on top|cash|delivered|posted|installed|fitted|up to|under \d+\p{L}*|over \d+\p{L}*|for \d+(?:\.\d+)? ?(?:hrs?|hours?|h|mins?|minutes?|days?|nights?|weeks?|wks?|months?|mths?|people|pax|guests|kids|adults|km|m)|for (?:an?|the|one|two|three|four|half|full|whole|each)|or \d+|then \d+|over(?=[.,;]|$)|if|unless|otherwise|min(?:imum)?\b|after (?:\d|hours|dark)|before \d|takes|covers|not|then|your|off|extra|bigger|larger|single|double|tandem|triple|twin|small|large|pr|pair|(?:one|two|single|double) storey|day|night|xmas|christmas|public hol\p{L}*|cleaning|comes with|comes w|comes off|for up to|travel|hire|min up to|w|with|w\/)(?!\p{L})/iu
/** Text that marks even a lone number as a price: ', 480 all day', '14 flat rate', '+ 75 admin'. */
const CERTAIN_PRICE_CONTINUATION =
  /^ (?:for \d+ ?(?:to|-|–) ?\d+|flat|fee|admin|bond|deposit|return|first (?:hr|hour)|all day|full day|half day|whole day|day rate|on top|over(?=[.,;]|$)|postage|delivery|call ?out|after \d+ ?(?:am|pm)|xmas|christmas|public hol\p{L}*|single|tandem|double|bigger|larger|(?:two|double) storey|(?:\p{L}+ )?fee)(?!\p{L})/iu
/** '5 for 40': a quantity, and its price. */
const QUANTITY_PRICE =
  /^ for \$?\d+(?:\.\d\d)?(?=[ .,;)]|$)(?! (?:to|-|–) \d)(?! ?(?:hrs?|hours?|mins?|minutes?|days?|weeks?|wks?|people|pax|kids|nights?))/iu
/** '10 knives 75 a fortnight': so many things, and the price of all of them. */
const COUNTED_THINGS = /^ \p{Ll}{3,}s \$?\d+ (?:an?|per|each|every|for)(?!\p{L})/u
/** The end of an entry in the list. */
const ENTRY_END = /^\s*(?:[.,;()\n]|$|\s[–—-]\s|& |and \p{L})/u
/** 'Callout 60 dubbo', 'bond 100': words for a fee, directly before its amount. */
const FEE_BEFORE =
  /(?<!\p{L})(?:fees?|bond|call ?outs?|deposit|admin|delivery|postage|surcharge|travel)(?: is| =)? $/iu
/** Words before a number that is not a price. */
const NOT_A_PRICE_BEFORE =
  /(?<!\p{L})(?:bal|iso|as|nzs|bs|en|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*|be|cancel\p{L}*|notice|quicker|faster|sooner|slower|longer|later|earlier|shorter|older|younger|no|forms?|schedule|regulation|level|unit|lot|shed|shop|suite|bus|route|ages?|aged|over|under|below|above|max|maximum|min|minimum|within|up to|to|til|till|until|by|of|than|packages?|packs?|bundles?|blocks?|pre|post|circa|x|about|around|approx|sleeps|seats|fits|size|grade|year|yr|at|in|on|every|and|need|needs|have|has|had|we|I|page|pages|staff|team|since|est|open|closed|book|last|first|next|after|before|from(?= \d{1,2}\b)|raced|did|won|serial|model|hwy|highway|road|rd|st|ph|phone|mob|mobile|tel|call|ring|text|txt|fax|lic|licence|permit|epa|number|code|abn|acn|rego|postcode|part|step|stage|round|volume|channel|class|route|series|type|hey|covid|top|jan(?:uary)?|feb(?:ruary)?|march?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?) $/iu
/** 'Over that 50', 'otherwise 85', 'more is 17', 'sheep = 28': words that introduce a price. */
const PRICE_LEAD_IN =
  /(?:\b(?:that|else|otherwise|is|its|it[’']s|thats|that[’']s|more|from|extra|add|for) |[=:] ?)$/iu
/**
 * The end of the item that is paid for, a word or a size: 'castings 20L bag', 'm3', 'under 10m
 * boat', '6 - 20'.
 */
const ITEM_BEFORE = /(?:\p{L}{2,}|\d ?[\p{L}]{1,3}\d?|\p{L}\d|\)|\d\s?[-–]\s?\d+|^\d+ \p{L}+) $/u
/** 'Overlocker 135 industrial on site 110 p/h': the next entry of the list follows the price. */
const NEXT_ENTRY =
  /^ \p{L}+(?: \p{L}+){0,3} (?:\$\d|\d{2,4}(?=(?: \p{L}+){0,3}(?:[.,;\n]|$| \d{1,4}(?!\d)))|\d[\d.]* ?(?:p\/?h|\/|each|ea|per)(?![\p{L}]))/iu
const YEAR = /^(?:19|20)\d\d$/
/** '9.30 to 12' */
const TIME = /^\d{1,2}\.(?:00|15|30|45)$/
const TIME_RANGE_END = /^\s?(?:-|–|to|till?|until)\s?\d{1,2}(?!\d)/i
/** 'Tickets from 5.15 drawn 6.30', 'courtesy bus from 4.30' */
const CLOCK_BEFORE =
  /(?:from|at|until|till|drawn|starts?|doors|opens?|kick-?off|arrive|by|before|after|to) $/i
/** Hours of days earlier in the same sentence. */
const HOURS_BEFORE =
  /\d ?(?:am|pm)?(?:-|–| to | till? )\d[^.]*\b(?:mon|tue|wed|thu|fri|sat|sun|weekdays?|daily)|\b(?:mon|tue|wed|thu|fri|sat|sun|weekdays?|daily)[^.]*\d ?(?:am|pm)?(?:-|–| to | till? )\d/iu
/** 'To 20' in '32 for 6 to 20', which is a number of things. */
const RANGE_END = /^\s?(?:-|–|to)\s?\d/i
const MIN_PRICE = 5
/** 'From 1800 min' is a minimum, not minutes. */
const MAX_MINUTES = 300
/** A price is rarely for a larger quantity than this: '229 for 6', but '2000 for 88'. */
const MAX_QUANTITY = 20
/** With this many prices, a text without dollar signs counts as a list. */
const MIN_LIST_PRICES = 3
const MIN_SIGNS = 6
/** A list entry's name has at most this many words before its number. */
const MAX_NAME_WORDS = 9

function isPrice(all: string, offset: number, sum: string): boolean {
  const start =
    Math.max(
      all.lastIndexOf('\n', offset - 1),
      ...['. ', ', ', '; ', '! ', '? ', '('].map((end) => all.lastIndexOf(end, offset - 1)),
    ) + 1
  const before = all.slice(start, offset)
  const after = all.slice(offset + sum.length)
  const value = Number.parseFloat(sum.replaceAll(',', ''))
  if (
    RATE.test(after) &&
    !/^\s?(?:an? (?:year|week|day|month|fortnight)|per (?:week|year|day|month|class|table|session|room))/i.test(
      after,
    )
  )
    return value >= 1
  // '5 for 40' is a quantity and its price, '229 for 6' a price for so many.
  const quantity = Number(QUANTITY_PRICE.exec(after)?.[0].replace(/^\D+/, '') ?? Number.NaN)
  if (TIME.test(sum) && value < 13 && CLOCK_BEFORE.test(before)) return false
  // 'Office 7-4 Mon to Fri, trucks from 5'
  const line = all.slice(all.lastIndexOf('\n', offset - 1) + 1, offset)
  if (
    value < 13 &&
    CLOCK_BEFORE.test(before) &&
    HOURS_BEFORE.test(line.split(/[.!?] /).at(-1) ?? '')
  )
    return false
  if (value < quantity || quantity > MAX_QUANTITY || (TIME.test(sum) && TIME_RANGE_END.test(after)))
    return false
  const price = Number(/(\d+)(?: \p{L}+){0,3} for $/u.exec(before)?.[1] ?? 0)
  if (price > 0 && (RANGE_END.test(after) || (price > value && value <= MAX_QUANTITY))) return false
  // 'Callout 140 day, 190 after 9pm': no month has so many days.
  const isPerDay = value > 31 && /^ (?:day|night)(?=[,.])/i.test(after)
  // '260 min up to 1000 L' is a minimum.
  const isMinimum = value > 100 && /^ min(?:imum)? (?:up to|charge|call ?out|fee)\b/i.test(after)
  const isCounted =
    COUNTED_UNIT.test(after) &&
    !isPerDay &&
    !isMinimum &&
    !(value > MAX_MINUTES && /^ min/i.test(after))
  if (value < MIN_PRICE || YEAR.test(sum) || isCounted || STANDARD.test(before)) return false
  // 'If you cancel 72 hr before'
  if (HOURLY.test(after))
    return value >= MIN_HOURLY && !/\b(?:cancel\p{L}*|notice)\s$/iu.test(before)
  if (FEE_BEFORE.test(before)) return true
  if (NOT_A_PRICE_BEFORE.test(` ${before}`) && !PRICE_LEAD_IN.test(before)) return false
  if (before.replace(/[+&\s]|\bor\b/g, '') === '' || /[+&] $/.test(before))
    return (
      CERTAIN_PRICE_CONTINUATION.test(after) ||
      // 'Freezer setting + 50' on its own line is an extra.
      (/\p{L} \+ $/u.test(before) && /^\s*(?:\n|$)/.test(after))
    )
  if (value <= MAX_QUANTITY && COUNTED_THINGS.test(after)) return false
  // 'Sizes kids 12 up to men’s 14'
  if (/\bsizes?\b/i.test(before)) return false
  const words = before.match(/[\p{L}\d’'/]+/gu) ?? []
  const followsItem = ITEM_BEFORE.test(before.trimStart()) || PRICE_LEAD_IN.test(before)
  return (
    followsItem &&
    words.length > 0 &&
    words.length <= MAX_NAME_WORDS &&
    (ENTRY_END.test(after) || PRICE_CONTINUATION.test(after) || NEXT_ENTRY.test(after))
  )
}

/** 'Castle 220 / combo 320 / waterslide 450': the entries of a list in one line. */
const SLASH_SEPARATED = /^[^\n]*\d[^\n]*\s\/\s[^\n]*\d[^\n]*$/gmu
const withCommas = (text: string) =>
  text.replace(SLASH_SEPARATED, (line) => {
    const parts = line.split(/\s\/\s/)
    const priced = parts.filter((part) => /\p{L}.*\d/u.test(part)).length
    return parts.length >= MIN_LIST_PRICES && priced >= parts.length - 1 ? parts.join(', ') : line
  })

const OTHER_NUMBERS =
  /(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec|unit|lot|level|shop|no|ph|phone|mob|to|till?|until|in|since|of|for|over|under|up|max|min|age|ages|year|about|from|and|or|the|every|than|seats|sleeps|route|room|bus)\p{L}*$/iu
/** 'Small 35 medium 45 large 60 xl 75': names and prices in turns, with nothing between them. */
const NAME_PRICE_PAIRS =
  /(?<=(?:^|[.,;:(]) ?)((?:\p{L}[\p{L}/’-]* ){1,3}\d{2,4}(?: (?:\p{L}[\p{L}/’-]* ){1,3}\d{2,4}){2,})(?=\s*(?:[.,;)\n]|$))/gmu
const withPairs = (text: string) =>
  text.replace(NAME_PRICE_PAIRS, (run) => {
    const pairs = [...run.matchAll(/(\p{L}[^\d]*?) (\d{2,4})(?= |$)/gu)]
    return pairs.some(([, name = '']) => OTHER_NUMBERS.test(name))
      ? run
      : pairs.map(([, name, sum]) => `${name} $${sum}`).join(', ')
  })

/** A smaller number in a careful text may be a count. */
const MIN_CERTAIN = 20

/** 'Camembert class 165 all day, yoghurt hour $25': a price beyond doubt, in a careful text. */
export const addCertainDollarSigns = (text: string): string =>
  text.replace(NUMBER, (match, sum: string, offset: number) => {
    const row = text.slice(text.lastIndexOf('\n', offset) + 1).split('\n')[0] ?? ''
    const isCertain =
      /\$\d/.test(row) &&
      !/\$[\d.,]* ?(?:–|-|to)? ?$/.test(text.slice(0, offset)) &&
      /^ (?:flat rate|all day|full day|half day|day rate|return|on top)(?!\p{L})/iu.test(
        text.slice(offset + sum.length),
      )
    return isCertain && Number(sum) >= MIN_CERTAIN && ITEM_BEFORE.test(text.slice(0, offset))
      ? `$${sum}`
      : match
  })

/**
 * A hastily written text with its dollar signs restored: 'dunk tank 350 for 4hrs, 480 all day',
 * 'delivery free mackay, sarina 40'. A text with fewer prices than make a list is unchanged.
 */
export function addListDollarSigns(text: string): string {
  let count = 0
  const separated = withPairs(withCommas(text))
  const signed = separated.replace(NUMBER, (match, sum: string, offset: number) => {
    if (!isPrice(separated, offset, sum)) return match
    count += 1
    // '9.5' is $9.50.
    return `$${/\.\d$/.test(sum) ? `${sum}0` : sum}`
  })
  const existingSigns = separated.match(/\$\d/g)?.length ?? 0
  // Who writes the sign nearly everywhere leaves it out where a number is something else.
  if (existingSigns >= MIN_SIGNS && count * 2 < existingSigns) return text
  return count + existingSigns < MIN_LIST_PRICES ? text : signed
}
