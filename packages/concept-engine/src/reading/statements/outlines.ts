import { capitalise } from '../english/sentences.ts'

/** '2. Membership', '1) Hours:' above lines of its own. */
const TITLE_LINE = /^\d{1,2}(?:[.)]|\.\d)\s+(?<title>\p{L}[^.!?:;$\d]{1,32}):?\s*$/u
/** '3. Records. Burial records may be searched on request.' */
const TITLED_LINE =
  /^\s*\d{1,2}(?:[.)]|\.\d)\s+(?<title>\p{Lu}[^.!?:;$\d,]{2,30})\.\s+(?<text>(?!(?:from )?\$)\S.{12,})$/iu
/** '6.0 After-hours emergencies (stock on road): …' */
const SECTION_NUMBER = /^(\s*)\d{1,2}\.\d\s+(?=\p{L})/u
/** A line that belongs to the one above it. */
const NESTED = /^\s*[-–—•*·]\s|^\s{2,}\S/
const MIN_SECTIONS = 2

/** 'FORM' above a list of its fields. */
const FORM_LIST =
  /(?<=^|\n)[^\S\n]*(?<name>(?:[\p{L}&’'-]+ ){0,3}form)\s?:?[^\S\n]*\n(?<fields>(?:[^\S\n]*[-–—•*·]\s[^\n]+(?:\n|$))+)/giu
/** A description with each form and the fields below it in one line: 'Join form: name, email'. */
export const withFormLists = (text: string): string =>
  text.replace(FORM_LIST, (...match) => {
    const { name, fields } = match.at(-1)
    const entries = fields
      .trim()
      .split('\n')
      .map((line: string) => line.replace(/^\s*[-–—•*·]\s+|[\s,;.]+$/g, ''))
    return `${name}: ${entries.join(', ')}\n`
  })

/**
 * A description in numbered sections, with the title of each as a heading: 'Membership:' above its
 * entries, 'Records:' above its sentences.
 */
export function withOutline(text: string): string {
  const lines = text.split('\n')
  const titles = lines.map((line, index) =>
    NESTED.test(lines[index + 1] ?? '') && !NESTED.test(line)
      ? TITLE_LINE.exec(line)?.groups?.title
      : undefined,
  )
  const titled = lines.map((line) => TITLED_LINE.exec(line)?.groups)
  const isOutline = titles.filter(Boolean).length >= MIN_SECTIONS
  const isTitled = titled.filter(Boolean).length >= MIN_SECTIONS
  if (!isOutline && !isTitled) return text
  return lines
    .flatMap((line, index) => {
      const title = isOutline ? titles[index] : undefined
      if (title !== undefined) return ['', `${title.trim()}:`]
      if (isOutline && NESTED.test(line)) return [line.trim()]
      const { title: name, text: rest = '' } = (isTitled ? titled[index] : undefined) ?? {}
      if (name !== undefined) return ['', name.trim(), rest]
      return isTitled && SECTION_NUMBER.test(line)
        ? ['', line.replace(SECTION_NUMBER, '$1')]
        : [line]
    })
    .join('\n')
}

/** 'Cancel: more than 48 hrs no charge. 24-48 hrs 50%.' */
const POLICY_LINE =
  /^[^\S\n]*(?:[-–—•*·]\s+)?(?<name>cancel(?:lation|ling|s)?(?: policy)?|refunds?|deposits?|returns?|late(?: fees| returns| pick[- ]?up)?|no[- ]shows?|make[- ]?ups?|weather|rain)\s?[:–—][^\S\n]+(?<rules>[^\n]*[^\s.][.;][^\S\n]+\S[^\n]*)$/gimu
const POLICY_NAMES: [RegExp, string][] = [
  [/^cancel/i, 'Cancellations'],
  [/^no[- ]show/i, 'No-shows'],
  [/^late$/i, 'If you are late'],
]
/** A description in which the rules behind 'Cancel:' stand below it, each in a line of its own. */
export const withPolicies = (text: string): string =>
  text.replace(POLICY_LINE, (...match) => {
    const { name, rules } = match.at(-1)
    const title = POLICY_NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? capitalise(name)
    const entries = rules
      .split(/(?<=[^\s\d]|\d\s?%?)[.;]\s+/)
      .map((rule: string) => `- ${capitalise(rule.replace(/\.$/, ''))}`)
    return `\n\n${title}\n${entries.join('\n')}\n\n`
  })

/** 'WHAT WE DO', 'Our services:' */
const SERVICES_LINE =
  /^[^\S\n]*(?:(?:our|my|the) )?(?:what (?:we|I) (?:do|offer|make|repair|restore|treat|teach|supply|hire)|services?(?: (?:we|I) offer)?|(?:main |key )?services|treatments|(?:our )?work|jobs (?:we|I) do|programs?|programmes?|courses|classes|workshops|therapies|repairs|products|range)\s?:?[^\S\n]*$/iu
/** A line that is a sentence about the business, and names nothing that it offers. */
const IS_SENTENCE =
  /^(?:we|I|our|my|the|if|you|your|this|that|it|there|all|every|each|most|some|please|any)(?![\p{L}-])/iu
const BULLETED = /^\s*(?:[-–—•*·▪◦]|\(?\w[.)])\s/u
const MIN_SERVICES = 2
const SERVICE_MAX = 260

/**
 * A description in which the lines below 'What we do' are entries of a list: each names one thing,
 * and then says more of it.
 */
export function withListedServices(text: string): string {
  const lines = text.split('\n')
  for (const [index, line] of lines.entries()) {
    if (!SERVICES_LINE.test(line)) continue
    let to = index + 1
    while ((lines[to] ?? '').trim() !== '') to += 1
    const services = lines.slice(index + 1, to)
    const isList =
      services.length >= MIN_SERVICES &&
      services.every(
        (service) =>
          !BULLETED.test(service) && !IS_SENTENCE.test(service) && service.length <= SERVICE_MAX,
      )
    if (isList) for (let at = index + 1; at < to; at += 1) lines[at] = `- ${lines[at]?.trim()}`
  }
  return lines.join('\n')
}
