import { capitalise } from '../english/sentences.ts'
import { dollars, unitWords } from './dollar-amounts.ts'
import { NAME_START, NOT_A_NAME, singleRow } from './named-prices.ts'
import type { Price } from './price-list.ts'
import { termsOf } from './price-words.ts'

/** Words that show that a number next to them is no price. */
const MEASURED =
  /\b(?:since|est|phone|ph|mob|tel|abn|licen[cs]e|lic|room|unit|shop|level|suite|bus|tram|route|highway|age|ages|aged|years?|open|until|till|am|pm|mon|tue|wed|thu|fri|sat|sun|january|february|march|april|may|june|july|august|september|october|november|december)\b/i

/** A number at the end of a line of a menu, or before its dash: 'Big brekky 26 — eggs your way'. */
const MENU_ROW =
  /^(\p{L}[^\d$\n]{1,60}?(?:\([^()\n]{1,30}\)\s?)?)[\s.:–—-]*\s\$?(\d{1,3}(?:\.\d{1,2})?)(?:\s?[–—-]\s(\p{L}[^\n]*)|\s*)$/u

const SIZE =
  'min(?:imum)?|sml|small|reg(?:ular)?|med(?:ium)?|lge|lrg|large|half|full|single|double|family|kids?'
const SUM = String.raw`\$?\d{1,3}(?:\.\d{1,2})?`
/** 'Min chips 5 / med 8 / large 11.5' */
const MENU_SIZES = new RegExp(
  `^(?:(${SIZE}) )?(\\p{L}[^\\d$\\n/]{1,40}?) (?:(${SIZE}) )?(${SUM})((?:\\s?[/,]\\s?(?:${SIZE}) ${SUM})+)$`,
  'iu',
)
/** 'Potato cake 1.60 ea or 4 for 6' */
const MENU_SEVERAL = new RegExp(
  `^(\\p{L}[^\\d$\\n]{1,60}?)[\\s.]+(${SUM})\\s?(?:ea|each)?(?:,? or|,| /) (\\d{1,2}) for (${SUM})$`,
  'iu',
)
/** 'Whiting, when we have it ........ market price' */
const MENU_UNPRICED =
  /^(\p{L}[^$\n]{1,60}?)\s?(?:\.{3,}|[:–—-])\s?(market price|seasonal(?: price)?|POA|ask(?: us| in store| at the counter)?|varies|no charge|free|nil)$/iu
const SIZE_NAMES: Record<string, string> = {
  ...{ min: 'minimum', sml: 'small', reg: 'regular', med: 'medium', lge: 'large', lrg: 'large' },
}

/** A line of a menu, whose numbers may have no sign. */
export function menuPrice(line: string): Price | undefined {
  // 'Mower blades ..... from $20'
  const signed = line.includes('$') && !MENU_SIZES.test(line) ? singleRow(line) : undefined
  if (signed) return signed
  const sum = (number: string) => dollars(`$${number.replace('$', '')}`)
  const size = (word: string) => SIZE_NAMES[word.toLowerCase()] ?? word.toLowerCase()
  const [, before = '', sized = '', behind = '', first = '', others = ''] =
    MENU_SIZES.exec(line) ?? []
  if (sized) {
    const sizes = [`${before || behind} ${first}`, ...others.split(/\s?[/,]\s?/).slice(1)]
    const price = sizes.map((entry) => {
      const [number = '', word = ''] = entry.trim().split(' ').reverse()
      return `${size(word)} ${sum(number)}`.trim()
    })
    return { title: sized, price: capitalise(price.join(', ')), terms: '' }
  }
  const [, several = '', each = '', count = '', total = ''] = MENU_SEVERAL.exec(line) ?? []
  if (several)
    return { title: several, price: `${sum(each)} each, ${count} for ${sum(total)}`, terms: '' }
  const [, unpriced = '', wording = ''] = MENU_UNPRICED.exec(line) ?? []
  if (unpriced) return { title: unpriced, price: capitalise(wording.toLowerCase()), terms: '' }
  const [, name = '', number = '', note = ''] = MENU_ROW.exec(line) ?? []
  // 'Child under 5 – no charge' is an age.
  return name && !/\b(?:under|over|up to|aged?|ages|sleeps|seats)$/i.test(name)
    ? { title: name.replace(/[\s.:–—-]+$/, ''), price: sum(number), terms: termsOf(note) }
    : undefined
}

const MENU_MIN_ROWS = 3
/** The rows of a menu, if lines that could be are one. */
export function menuPrices(lines: readonly string[]): Price[] | undefined {
  const prices = lines.flatMap((line) => menuPrice(line) ?? [])
  const isMenu =
    lines.filter((line) => MENU_ROW.test(line)).length >= MENU_MIN_ROWS &&
    prices.every(
      ({ title, price }) =>
        // 'Whiting, when we have it'
        (!price.startsWith('$') || !NOT_A_NAME.test(title)) && !MEASURED.test(title),
    )
  return isMenu ? prices : undefined
}

const CELL = /^(\p{L}[^|$]*?|\d+(?:\.\d+)? ?\p{L}{1,3}(?: [^|$\d]*?)?) \$?(\d{2,5}(?:\.\d{2})?)$/u
const BARE_SIZE = /^\d+(?:\.\d+)? ?\p{L}{1,2}$/u
/** '5 L cask 290 | 10 L 390 | 20 L 540': cells of a row, of which only the first may say what it is. */
export function cellPrices(text: string): Price[] | undefined {
  const cells = text.split(/\s\|\s/).map((cell) => CELL.exec(cell.trim()))
  if (cells.length < MENU_MIN_ROWS || cells.some((cell) => !cell)) return undefined
  const [, first = ''] = cells[0] ?? []
  const thing = /^\d+(?:\.\d+)? ?\p{L}{1,2} (.+)$/u.exec(first)?.[1] ?? ''
  return cells.flatMap((cell) => {
    const [, name = '', sum = ''] = cell ?? []
    const title = BARE_SIZE.test(name) && thing ? `${name} ${thing}` : name
    return NOT_A_NAME.test(title) ? [] : { title, price: dollars(`$${sum}`), terms: '' }
  })
}

/** 'Planter halves 85, pickup only' beside such a row */
const BARE_ROW = /^(\p{L}[\p{L} ’&-]{2,40}) (\d{2,5}(?:\.\d{2})?)(?:, (\p{L}[^,\d]{3,40}))?$/u
export function bareRow(text: string): Price | undefined {
  const [, title = '', sum = '', detail = ''] = BARE_ROW.exec(text) ?? []
  return title === '' || NOT_A_NAME.test(title) || MEASURED.test(title)
    ? undefined
    : { title, price: dollars(`$${sum}`), terms: termsOf(detail) }
}

/** A name and its amount in a run of them without signs: 'kids under 12 28', '6m 420', 'extra days 12 a day'. */
const RUN_ENTRY =
  /(?:,? and |,\s?|\s\/\s|\s)?((?:\p{L}[\p{L}’'&-]*|\d+(?:\.\d+)?(?:m|kg|l|wd)\b)(?:\s(?:(?:under|over|up to) \d{1,2}|\p{L}[\p{L}’'&-]*|\d+wd\b)){0,4}?)\s(\d{1,4}(?:\.\d{2})?)((?:\s(?:each|ea|pp|an? \p{L}+|per \p{L}+))?)((?:\s(?:all |incl?\.? |including |for )[^,$]{2,30}(?=,|$))?)(?=,|\s|$)/uy
/** Words that number something else than dollars when they stand before or after it. */
const COUNTED =
  /^(?:years?|yrs?|days?|weeks?|months?|hours?|hrs?|mins?|minutes|people|kms?|k|chairs?|staff|acres?|beds?|seats?|am|pm|of|percent|to|till?|or|x|by|times?|st|nd|rd|th|head|sheep|goats|dogs|cats|vans?|trucks?|members|players|rooms?|sites?|tonnes?|litres?|metres?|feet|ft)\b/i
const RUN_MIN = 4

const COUNTED_ENTRY = String.raw`\d (?:bed(?:room)?s?|br|bdrm|seaters?|storeys?|rooms?|panels?|doors?|bays?|horses?|burners?) \$?\d{2,4}`
const COUNTED_RUN = new RegExp(
  `^(\\p{L}[\\p{L} -]{2,30}?):? (${COUNTED_ENTRY}(?:(?:,|,? and| /)? ${COUNTED_ENTRY}){2,})(?:,? and |, |$)(.*)$`,
  'iu',
)
/**
 * 'End of lease: 1 bedroom 280, 2 bedroom 360, 3 bedroom 450': what one thing costs by the number of
 * its parts, and what is said of all of them.
 */
export function countedRun(text: string): { prices: Price[]; note: string } | undefined {
  const [, thing = '', list = '', note = ''] = COUNTED_RUN.exec(text) ?? []
  if (!thing || NOT_A_NAME.test(thing)) return undefined
  const prices = [...list.matchAll(/(\d \p{L}+) \$?(\d{2,4})/gu)].map(
    ([, part = '', sum = '']) => ({
      title: `${thing}, ${part}`,
      price: dollars(`$${sum}`),
      terms: '',
    }),
  )
  return { prices, note: capitalise(note) }
}

const RUN_SIZE =
  '(?:extra )?(?:small|medium|large|big|little|single|double|xs|sml|med|lge|xl|[sml])'
const LEADING_SIZE = new RegExp(`^(${RUN_SIZE}) (.+)$`, 'i')
const TRAILING_SIZE = new RegExp(`^(.+) (${RUN_SIZE})$`, 'i')
const BARE_SIZE_NAME = new RegExp(`^${RUN_SIZE}$`, 'i')
const FULL_SIZES: Record<string, string> = {
  ...{ xs: 'extra small', s: 'small', sml: 'small', m: 'medium', med: 'medium' },
  ...{ l: 'large', lge: 'large', xl: 'extra large' },
}
const fullSize = (size: string) => FULL_SIZES[size.toLowerCase()] ?? size.toLowerCase()

/** Rows with the thing that each size is of: 'Small dog wash', then 'dog wash, medium'. */
function withSizedThings(rows: readonly Price[]): Price[] {
  let thing = ''
  return rows.map((row) => {
    const [, before = '', ofSize = ''] = LEADING_SIZE.exec(row.title) ?? []
    const [, sized = '', behind = ''] = TRAILING_SIZE.exec(row.title) ?? []
    if (BARE_SIZE_NAME.test(row.title))
      return { ...row, title: thing ? `${thing}, ${fullSize(row.title)}` : fullSize(row.title) }
    thing = ofSize || sized
    if (before) return { ...row, title: `${ofSize}, ${fullSize(before)}` }
    return behind ? { ...row, title: `${sized}, ${fullSize(behind)}` } : row
  })
}

/** 'Mens cuts 40 kids under 12 28 pensioners 25 beard trim 20': a price list in haste. */
/** 'UHF channel 40', 'PO Box 218', 'VIC 3227', 'level 2': the number is a name. */
const NUMBERED =
  /\b(?:ch|channel|uhf|box|vic|nsw|qld|sa|wa|tas|nt|act|level|unit|lot|route|exit|gate|no|number|room|suite|shop|stage|year|grade)$/i
export function hastyRun(text: string): Price[] | undefined {
  const prices: Price[] = []
  RUN_ENTRY.lastIndex = 0
  while (RUN_ENTRY.lastIndex < text.length) {
    const [, name = '', sum = '', unit = '', detail = ''] = RUN_ENTRY.exec(text) ?? []
    const amount = Number(sum)
    const isOther =
      NUMBERED.test(name) ||
      COUNTED.test(name) ||
      MEASURED.test(name) ||
      NOT_A_NAME.test(name) ||
      NAME_START.test(name)
    if (!name || isOther || amount < 2 || (amount > 1900 && amount < 2100)) return undefined
    const title = name.replace(/ (?:from|only)$/i, '')
    const price = `${dollars(`$${sum}`)}${unitWords(unit)}`
    prices.push({
      title,
      price: / from$/i.test(name) ? `From ${price}` : price,
      terms: termsOf(detail),
    })
  }
  return prices.length >= RUN_MIN ? withSizedThings(prices) : undefined
}
