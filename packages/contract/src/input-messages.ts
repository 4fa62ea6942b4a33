import { z } from 'zod'

const types: Record<string, string> = {
  string: 'Please enter text.',
  number: 'Please enter a number.',
  int: 'Please enter a whole number.',
  boolean: 'Please choose true or false.',
  array: 'Please send a list.',
  object: 'Please send an object with fields.',
}

const formats: Record<string, string> = {
  email: 'Please enter a valid email address.',
  url: 'Please enter a valid web address.',
  uuid: 'Please send a UUID.',
  datetime: 'Please send a time such as 2026-05-01T09:30:00.000Z.',
  date: 'Please enter a date as YYYY-MM-DD.',
}

/** Such as 'a, b or c'. */
const oneOf = (values: unknown[]) => {
  const names = values.map(String)
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}

const plural = (count: number, noun: string) =>
  `${count.toLocaleString('en-AU')} ${noun}${count === 1 ? '' : 's'}`

/** The unit of a limit by type; '' for a plain number. */
const nouns: Record<string, string> = { string: 'character', array: 'entry', set: 'entry' }
const amount = (origin: string, bound: number | bigint) => {
  const noun = nouns[origin]
  if (noun === undefined) return Number(bound).toLocaleString('en-AU')
  return plural(Number(bound), noun).replace('entrys', 'entries')
}

/** Explains in a sentence why a value is rejected. Schemas can set more specific messages. */
export const inputMessage: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This field is required.'
        : (types[issue.expected] ?? 'This value is not valid.')
    case 'invalid_value':
      return `Please choose ${oneOf(issue.values)}.`
    case 'invalid_format':
      return formats[issue.format] ?? 'This text does not have the right format.'
    case 'too_big':
      return `Please keep this to ${amount(issue.origin, issue.maximum)} at most.`
    case 'too_small':
      return `Please give at least ${amount(issue.origin, issue.minimum)}.`
    case 'not_multiple_of':
      return `Please enter a multiple of ${issue.divisor}.`
    case 'unrecognized_keys':
      return 'Unknown field.'
    default:
      return 'This value is not valid.'
  }
}

/** Sets these messages for all schemas of this process. */
export const useInputMessages = (): void => {
  z.config({ customError: inputMessage })
}
