import type { Clause } from './clause.ts'
import { capitalise } from './sentences.ts'

export interface NamedPerson {
  name: string
  /** As the text calls them: 'Founder', 'Head baker'; '' when it does not. */
  role: string
}

const NAME = "\\p{Lu}[\\p{L}’'-]+(?:\\s(?:de|van|von|da|di|O’)?\\s?\\p{Lu}[\\p{L}’'-]+)?"
const TITLE = '(?:Dr|Prof|Chef)\\.?\\s'
const ROLE =
  '(?:co-?founder|founder|owner|director|principal|head \\p{L}+|chef|winemaker|brewer|baker|architect|designer|coach|teacher|practice manager|manager|physio|vet|dentist|lawyer|solicitor|broker|jeweller|florist|photographer|builder|electrician|plumber|stylist|barber|conductor|curator|ceo)'
const NOT_A_NAME =
  /^(?:We|Our|The|A|An|I|It|They|Melbourne|Australian?|Victorian?|And|For|In|At|Since|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|People|Local|Locals|Italian|Greek|French|Pty|Ltd)$/

const PATTERNS: [RegExp, (match: string[]) => [string | undefined, string]][] = [
  [
    new RegExp(
      `\\b(?:([Ff]ounded|[Oo]wned|[Ss]tarted|[Ee]stablished|[Rr]un|[Ll]ed|[Mm]anaged)(?: and \\p{L}+)?) by (?:\\p{Ll}+,? ){0,3}((?:${TITLE})?${NAME})(?: and (${NAME}))?`,
      'gu',
    ),
    ([, verb = '', name]) => [
      name,
      /founded|started|established/i.test(verb) ? 'Founder' : /owned/i.test(verb) ? 'Owner' : '',
    ],
  ],
  [
    new RegExp(`\\b(?:I’m|I am|[Mm]y name is|[Mm]y name’s)\\s((?:${TITLE})?${NAME})`, 'gu'),
    ([, name]) => [name, ''],
  ],
  [
    new RegExp(
      `\\b(?:[Oo]ur |[Tt]he |[Ww]ith )?((?:${ROLE}|${capitaliseRole(ROLE)}))[,:]?\\s((?:${TITLE})?${NAME})`,
      'gu',
    ),
    ([, role = '', name]) => [name, capitalise(role.toLowerCase())],
  ],
  [
    new RegExp(`((?:${TITLE})?${NAME})\\s?(?:,|\\(|is)\\s?(?:our |the |a )?(${ROLE})\\b`, 'gu'),
    ([, name, role = '']) => [name, capitalise(role)],
  ],
  [new RegExp(`\\b(${TITLE}${NAME})`, 'gu'), ([, name]) => [name, '']],
]

/** The same roles with a capital, as they stand at the start of a sentence. */
function capitaliseRole(pattern: string): string {
  return pattern.replace(/(?<=\(\?:|\|)\p{Ll}/gu, (letter) => letter.toUpperCase())
}

/** People whom the text names, at most four, each with the role it gives. */
export function peopleOf(text: string): NamedPerson[] {
  const found: NamedPerson[] = []
  for (const [pattern, read] of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const [name, role] = read(match.map((part) => part ?? ''))
      const plain = name?.trim() ?? ''
      const bare = plain.replace(new RegExp(`^${TITLE}`, 'u'), '')
      if (
        plain.length < 2 ||
        plain.length > 40 ||
        !/\p{Ll}/u.test(bare) ||
        NOT_A_NAME.test(bare.split(' ')[0] ?? '')
      )
        continue
      const known = found.find((other) => other.name.includes(bare) || bare.includes(other.name))
      if (known) known.role ||= role
      else found.push({ name: plain, role })
    }
  }
  return found.slice(0, 4)
}

const PEOPLE = /\b(?:people|team|who|staff|crew|us)\b/i
/** 'Petra, who does all quotes' tells what she does, and names no role. */
const NO_ROLE = /^(?:who|which|and|our|my)\b/i
/** 'Wendell Tran - timing director' in a list of people. */
export const listedPeople = (clauses: readonly Clause[]): NamedPerson[] =>
  clauses.flatMap(({ kind, heading, role: use, text }) => {
    const found =
      kind === 'item' && use !== 'website' && PEOPLE.test(heading)
        ? /^(\p{Lu}[\p{L}’-]+(?:\s\p{Lu}[\p{L}’-]+){0,2})(?:\s[–—-]\s|,\s|:\s|\s\()([\p{L} ’&-]{3,40})/u.exec(
            text,
          )
        : null
    const [, name = '', role = ''] = found ?? []
    return name && !NO_ROLE.test(role) ? [{ name, role: capitalise(role.trim()) }] : []
  })

/** Those that a clause names, but for the company's own name and places. */
export const peopleAmong = (text: string, companyName: string, places: readonly string[]) =>
  peopleOf(text).filter(
    ({ name }) => !companyName.includes(name) && !places.some((place) => place.includes(name)),
  )
