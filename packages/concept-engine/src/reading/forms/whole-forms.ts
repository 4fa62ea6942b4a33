import { capitalise } from '../english/sentences.ts'
import type { RequestedForm } from './requested-forms.ts'

/** 'Due 14 August' is for whoever fills in the form. */
const IS_DEADLINE = /^(?:due|closes?|closing|by|before) (?:on )?\d{1,2}(?:st|nd|rd|th)? \p{L}{3,}/iu
const MIN_SHARED = 3
const wordsOf = (field: string): Set<string> =>
  new Set(
    field
      .toLowerCase()
      .replace(/\bapprox(?:imate(?:ly)?)?\b/g, 'approx')
      .replace(/[’']s\b|\by\/n\b|\b(?:yes|no)\b/g, '')
      .match(/[\p{L}\d]+/gu)
      ?.filter((word) => !/^(?:the|an?|of|and|or|your|their)$/.test(word)) ?? [],
  )
/** Whether one field asks for all that another asks for. */
const covers = (field: string, other: string): boolean => {
  const words = wordsOf(field)
  return [...wordsOf(other)].every((word) => words.has(word))
}
/** The number of fields that two forms have in common. */
const shared = (form: RequestedForm, other: RequestedForm): number =>
  form.fields.filter((field) => other.fields.some((asked) => covers(field, asked))).length

/**
 * A form with the fields that another reader found in the same list: each of them stops where its
 * own rules end.
 */
export function withAllFields(
  form: RequestedForm,
  others: readonly RequestedForm[],
): RequestedForm {
  const same = others.find((other) => shared(form, other) >= MIN_SHARED)
  const missing = (same?.fields ?? []).filter(
    (field) => !form.fields.some((known) => covers(known, field) || covers(field, known)),
  )
  return {
    fields: [...form.fields, ...missing].filter((field) => !IS_DEADLINE.test(field)),
    // 'Kindly make enrolment form'
    title: capitalise(
      form.title.replace(/^(?:kindly |please |pls )+(?:make |do |create |have |add |put )?/i, ''),
    ),
  }
}
