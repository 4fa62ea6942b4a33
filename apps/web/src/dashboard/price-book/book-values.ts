import { defaultPriceBook } from '@agency/contract/default-price-book'
import {
  AMBIGUOUS_NUMBER,
  isAmbiguousNumber,
  readHundredths,
  readWholeNumber,
} from '@agency/contract/number-text'
import { MAX_OPTIONS, NewPriceBook, type PriceBook } from '@agency/contract/price-book'
import { z } from 'zod'
import { fromHundredths } from '../../format/hundredths.ts'

/** The values of the form's fields: strings and booleans, keyed by their path in the book. */
export type BookValues = Record<string, string | boolean>

type Path = readonly (string | number)[]
const nameOf = (path: Path) => path.join('_')

const LIST_FIELDS = ['terms_lines', 'wording_assumptions', 'wording_exclusions']
const HOURS_FIELD =
  /^(design|build|content|strategy|quarterHours|each\w+|buildEach|contentEachPage|homeSections)$/

export type ValueKind = 'money' | 'percent' | 'count' | 'hours' | 'switch' | 'list' | 'text'

/** The kind of value at a path. The path is one of the book's own, not that of an option's slot. */
export function kindOf(path: Path): ValueKind {
  const [part, field] = path
  const last = String(path.at(-1))
  if (LIST_FIELDS.includes(nameOf(path))) return 'list'
  if (last === 'isOffered') return 'switch'
  if (part === 'rateCard') {
    return field === 'hourly' ? 'money' : field === 'validDays' ? 'count' : 'percent'
  }
  if (part === 'price') {
    return last === 'minimum' ? 'money' : last === 'discount' ? 'percent' : 'text'
  }
  if (part === 'terms') {
    return last === 'deposit' ? 'percent' : last === 'paymentDays' ? 'count' : 'text'
  }
  if (part === 'packages') return last === 'share' ? 'percent' : 'count'
  if (part === 'wording' || part === 'look') return 'text'
  return HOURS_FIELD.test(last) || part === 'languages' ? 'hours' : 'text'
}

/** Quarter hours as hours: 9 is '2.25'. */
export const hoursText = (quarterHours: number) => String(quarterHours / 4)

/**
 * Hours as people write them, in quarter hours; NaN if it is not a number, or not a whole number of
 * quarters.
 */
export function readQuarterHours(text: string): number {
  const hundredths = readHundredths(text.replace(/\s*h(?:ours?)?\s*$/i, ''))
  return hundredths % 25 === 0 ? hundredths / 25 : Number.NaN
}

function textOf(value: unknown, kind: ValueKind): string | boolean {
  if (kind === 'switch') return value === true
  if (kind === 'list') return (value as string[]).join('\n')
  if (kind === 'hours') return hoursText(value as number)
  if (kind === 'money' || kind === 'percent') return fromHundredths(value as number)
  return String(value)
}

function valueFrom(text: string | boolean | undefined, kind: ValueKind): unknown {
  if (kind === 'switch') return text === true
  const input = typeof text === 'string' ? text : ''
  if (kind === 'list') {
    return input
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  }
  if (kind === 'hours') return readQuarterHours(input)
  if (kind === 'count') return readWholeNumber(input)
  // A sentence is stored as one line, even if its field wraps it.
  return kind === 'text' ? input.replace(/\s*\n\s*/g, ' ') : readHundredths(input)
}

/** Every value of a part of the book with its path; a list of sentences counts as one value. */
function leavesOf(part: unknown, path: Path = []): [path: Path, value: unknown][] {
  if (typeof part !== 'object' || part === null || LIST_FIELDS.includes(nameOf(path))) {
    return [[path, part]]
  }
  return Object.entries(part).flatMap(([key, value]) => leavesOf(value, [...path, key]))
}

const slots = Array.from({ length: MAX_OPTIONS }, (_, index) => index)
const isUsedName = (slot: number) => nameOf(['options', slot, 'isUsed'])
const emptyOption: PriceBook['options'][number] = {
  ...{ isOffered: true, name: '', description: '' },
  ...{ strategy: 0, design: 0, build: 0, content: 0 },
}

/** The form values of a book: all its values, and a slot for each possible option. */
export function valuesOf({ options, ...book }: PriceBook): BookValues {
  const values = leavesOf(book).map(([path, value]) => [nameOf(path), textOf(value, kindOf(path))])
  const optionValues = slots.flatMap((slot) => [
    [isUsedName(slot), slot < options.length],
    ...leavesOf(options[slot] ?? emptyOption, ['options', slot]).map(([path, value]) => [
      nameOf(path),
      textOf(value, kindOf(path)),
    ]),
  ])
  return Object.fromEntries([...values, ...optionValues])
}

export const usedSlots = (values: BookValues) => slots.filter((slot) => values[isUsedName(slot)])

/** Field values that mark an option's slot as used, and empty, or as unused. */
export const slotValues = (slot: number, isUsed: boolean): BookValues => ({
  ...Object.fromEntries(
    leavesOf(emptyOption, ['options', slot]).map(([path, value]) => [
      nameOf(path),
      textOf(value, kindOf(path)),
    ]),
  ),
  [isUsedName(slot)]: isUsed,
})

/** A part of the book in the template's shape, read from the fields. */
function partOf(template: unknown, values: BookValues, path: Path): unknown {
  if (typeof template !== 'object' || template === null || LIST_FIELDS.includes(nameOf(path))) {
    return valueFrom(values[nameOf(path)], kindOf(path))
  }
  if (Array.isArray(template)) {
    return template.map((item, index) => partOf(item, values, [...path, index]))
  }
  return Object.fromEntries(
    Object.entries(template).map(([key, item]) => [key, partOf(item, values, [...path, key])]),
  )
}

/** The book that the fields represent; NaN for anything typed that is not a number. */
export function bookOf(values: BookValues): PriceBook {
  const { options: _options, rateCard, ...template } = defaultPriceBook
  const { currency, ...rates } = rateCard
  return {
    ...(partOf(template, values, []) as Omit<PriceBook, 'options' | 'rateCard'>),
    rateCard: { currency, ...(partOf(rates, values, ['rateCard']) as typeof rates) },
    options: usedSlots(values).map(
      (slot) => partOf(emptyOption, values, ['options', slot]) as PriceBook['options'][number],
    ),
  }
}

/** The field for a path of the book, as the contract or the server names it. */
export function fieldAt(path: Path, values: BookValues): string {
  const [part, index, ...rest] = path
  const slot =
    part === 'options' && index !== undefined ? usedSlots(values)[Number(index)] : undefined
  const fieldPath = slot === undefined ? path : [part ?? '', slot, ...rest]
  for (let length = fieldPath.length; length > 0; length -= 1) {
    const name = nameOf(fieldPath.slice(0, length))
    if (name in values) return name
  }
  // An error about an option as a whole is shown at its hours.
  return slot === undefined ? nameOf(path) : nameOf(['options', slot, 'build'])
}

/** The contract's own validation, applied to the fields. */
export const BookRules = z.custom<BookValues>().superRefine((values, context) => {
  for (const issue of NewPriceBook.safeParse(bookOf(values)).error?.issues ?? []) {
    const field = fieldAt(issue.path as (string | number)[], values)
    const text = values[field]
    const isNumber = !['text', 'list', 'switch'].includes(kindOf(issue.path as (string | number)[]))
    const isAmbiguous = isNumber && typeof text === 'string' && isAmbiguousNumber(text)
    const message = isAmbiguous ? AMBIGUOUS_NUMBER : issue.message
    context.addIssue({ code: 'custom', path: [field], message })
  }
})

/** A stored draft, reduced to the fields that exist today. */
export const BookDraft: z.ZodType<BookValues> = z.record(
  z.string(),
  z.union([z.string(), z.boolean()]),
)
