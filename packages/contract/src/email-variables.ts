/** A place in a text that is filled in when an email is written: {{name}}. */
const VARIABLE = /\{\{\s*([^{}]*?)\s*\}\}/g

/** The names of the variables in a text, each once, in the order of their first use. */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name)),
]

/**
 * Fills in the variables of a text, once: a value that looks like a variable stays as it is. A
 * variable without a value stays as well.
 */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(VARIABLE, (variable, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : variable,
  )

const list = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ')

/** What is wrong with a text's variables, in words; undefined if each of them is known. */
export function variableProblem(text: string, known: readonly string[]): string | undefined {
  const unknown = variablesIn(text).filter((name) => !known.includes(name))
  if (unknown.length === 0) return undefined
  return `There is no variable ${list(unknown)}. You can use ${list(known)}.`
}

/** What staff can use in an email to a contact, and in a template for one. */
export const contactVariables = [
  ...(['name', 'first_name', 'company', 'email'] as const),
  ...(['agency', 'agency_phone', 'agency_email', 'my_email'] as const),
] as const
export type ContactVariable = (typeof contactVariables)[number]

export const contactVariableLabels: Record<ContactVariable, string> = {
  name: 'Full name of the person',
  first_name: 'First name of the person',
  company: 'Their company',
  email: 'Their email address',
  agency: 'Name of your agency',
  agency_phone: 'Phone number of your agency',
  agency_email: 'Email address of your agency',
  my_email: 'Your own email address',
}
