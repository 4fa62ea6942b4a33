import type { Clause } from '../clauses/clause.ts'
import { capitalise } from '../english/sentences.ts'
import { tokensOf } from '../english/tokens.ts'
import { QUANTITY_ROW } from './list-rows.ts'
import { isListable, PRICE_HEADING, type Price, type Priced, TITLE_MAX } from './price-list.ts'
import { hasBalancedBrackets, lowered, PAYMENT_WORD, termsOf } from './price-words.ts'

/**
 * 'Farm tour, Saturdays at 11: $25 adults, $12 children': a thing with several prices, as written.
 */
const NAME_WITH_PRICES = /^([^:$]{3,90}):\s+((?:from |about |up to )?\$[^:]+)$/i
const PRICE_MAX = 44
/** The prices of a thing as its row writes them; empty if it is no such row. */
export function entryPrices(text: string): Price[] {
  const [, named = '', wording = ''] = NAME_WITH_PRICES.exec(text.replace(/[.;\s]+$/, '')) ?? []
  const [name = '', ...details] = named.split(/(?:,\s|\s(?=\())/)
  const parts = wording.split(/,\s(?!\d{3})/)
  const last = parts.findLastIndex((part) => part.includes('$'))
  const price = parts.slice(0, last + 1).join(', ')
  const terms = termsOf(details.join(', '), parts.slice(last + 1).join(', '))
  const isNamed = !PRICE_HEADING.test(name) && !PAYMENT_WORD.test(name) && price.length <= PRICE_MAX
  const entry = { title: name, price: capitalise(price), terms: '' }
  return price && isNamed && isListable([{ ...entry, price: '' }], '') ? [{ ...entry, terms }] : []
}

const COLUMN = String.raw`(?:from |about )?\$\d[\d,]*(?:\.\d\d)?(?: (?!(?:and|or|then|plus|if)\b)[^\s$/,;()]+){0,3}`
/**
 * '3 cube $310 general / $250 green', 'Medium - $330 weekend, $430 week': one row with a price in
 * each column.
 */
const ROW_WITH_COLUMNS = new RegExp(
  String.raw`^([\p{L}\d][^:$,]{1,60}?)(?:(?:\s?:|\s[–—-])?\s(${COLUMN}(?:\s?/\s?${COLUMN})+)|(?:\s?:|\s[–—-])\s(${COLUMN}(?:, ${COLUMN})+))\.?$`,
  'iu',
)
/** 'Powered, waterfront: $54 off-peak / $68 peak' */
const TABLE_ROW = new RegExp(
  String.raw`^([\p{L}\d][^:$]{1,70}?)\s?:\s(${COLUMN}(?:\s?/\s?${COLUMN})+)\.?$`,
  'iu',
)
/** The prices of a row with a named price in each column; undefined if it is no such row. */
export function columnPrices(text: string): Priced | undefined {
  const [, name = '', slashed = '', listed = ''] =
    ROW_WITH_COLUMNS.exec(text) ?? TABLE_ROW.exec(text) ?? []
  const columns = (slashed ? slashed.split('/') : listed.split(/,\s/)).map((column) =>
    column.trim(),
  )
  const isNamed =
    columns.every((column) => /\d \p{L}/u.test(column)) &&
    !PRICE_HEADING.test(name) &&
    !PAYMENT_WORD.test(name)
  const row = { title: capitalise(name), price: capitalise(columns.join(', ')), terms: '' }
  return isNamed && isListable([{ ...row, price: '' }], '')
    ? { prices: [row], rest: '' }
    : undefined
}

const ROW_AMOUNT = String.raw`((?:from |about |up to |add )?(?:\$\d+(?:,\d{3})*(?:\.\d\d)?|\d{1,2}(?:c\b| cents)|free(?=[.;]?$))(?:\s?(?:each|ea|pp|an? \p{L}+|per \p{L}+(?: \p{L}+)?|/\p{L}+))?)`
/** 'Full fitting at your place, about 75 minutes: $190 for the first horse, $150 each for others' */
const NAMED_ROW = new RegExp(
  String.raw`^([\p{L}\d][^$:]{2,76}?)(?:\s?:|\s[–—-])\s+${ROW_AMOUNT}(?=[\s,;.(]|$)(.*)$`,
  'isu',
)
/** 'Swagman (sleeps 4): weekend Friday to Monday $780, midweek $690' */
const ROW_OF_CASES =
  /^(\p{L}[^$:]{2,60}?)(?:\s?:|\s[–—-])\s+(\p{L}[^$,]{2,40}\s\$\d[\d,.]*\d(?:, \p{L}[^$,]{2,40}\s\$\d[\d,.]*\d){1,4})\.?$/u
const CASE = /(\p{L}[^$,]{2,40}?)\s(?:at |from )?(\$\d+(?:,\d{3})*(?:\.\d\d)?)/gu
/** The title of a row with several details is its name; the details are its terms. */
const NAME_MAX = 46

/**
 * The prices of a row of a list that names a thing before its amount, in the row's words; undefined
 * if it is no such row. `readRow` reads a further sentence of the row: 'Chairs $1 each.'
 */
export function rowPrices(
  { text }: Clause,
  readRow: (clause: Clause) => Priced,
): Priced | undefined {
  const [, quantity = '', perQuantity = ''] = QUANTITY_ROW.exec(text) ?? []
  if (quantity)
    return { prices: [{ title: quantity, price: capitalise(perQuantity), terms: '' }], rest: '' }
  const [, thing = '', cases = ''] = ROW_OF_CASES.exec(text) ?? []
  if (thing && !PRICE_HEADING.test(thing) && !PAYMENT_WORD.test(thing)) {
    const prices = [...cases.matchAll(CASE)].map(([, name = '', amount = '']) => ({
      ...{ title: `${capitalise(thing)}, ${lowered(name)}`, price: amount, terms: '' },
    }))
    if (prices.every(({ title }) => title.length <= TITLE_MAX) && isListable(prices, ''))
      return { prices, rest: '' }
  }
  const [, name = '', price = '', after = ''] = NAMED_ROW.exec(text) ?? []
  if (
    !name ||
    /\s[–—-]\s/.test(name) ||
    PRICE_HEADING.test(name) ||
    PAYMENT_WORD.test(name) ||
    !hasBalancedBrackets(name) ||
    (name.length <= NAME_MAX && !/[,\d]/.test(name) && !/\$/.test(after))
  )
    return undefined
  // 'Trestle tables: $4 each. Chairs $1 each.' names another thing in its next sentence.
  const [own = '', ...others] = after.split(/(?<=[^\d]\.)\s+(?=\p{Lu})/u)
  const next = others.filter((sentence) => /\$\d/.test(sentence)).join(' ')
  // '$25 adults, $12 children' is shown as written.
  const written = next === '' && /\$/.test(own) ? entryPrices(text) : []
  if (written.length > 0) return { prices: written, rest: '' }
  const nextPrices = next
    ? readRow({ ...ROW, text: next, sentence: next, tokens: tokensOf(next) })
    : undefined
  if (nextPrices?.prices.length === 0) return undefined
  const details = others.filter((sentence) => !/\$\d/.test(sentence)).join(' ')
  const [title = name, ...inTitle] = name.length <= TITLE_MAX ? [name] : name.split(/,\s/)
  const shown = {
    title: capitalise(title),
    price: capitalise(price),
    terms: termsOf(inTitle.join(', '), own, details),
  }
  return isListable([{ ...shown, terms: '' }], '')
    ? { prices: [shown, ...(nextPrices?.prices ?? [])], rest: nextPrices?.rest ?? '' }
    : undefined
}
const ROW = { kind: 'item', role: 'business', heading: '' } as const
