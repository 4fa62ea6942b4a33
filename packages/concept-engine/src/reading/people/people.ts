import type { Clause } from '../clauses/clause.ts'
import { capitalise } from '../english/sentences.ts'
import { isPersonRow, officeOf } from '../prices/list-rows.ts'

export interface NamedPerson {
  name: string
  /** The role in the text's words: 'Founder', 'Head baker'; '' if there is none. */
  role: string
}

const NAME = "\\p{Lu}[\\p{L}’'-]+(?:\\s(?:de|van|von|da|di|O’)?\\s?\\p{Lu}[\\p{L}’'-]+)?"
const TITLE = '(?:Dr|Prof|Chef)\\.?\\s'
const ROLE =
  '(?:co-?founder|founder|owner|director|principal|head \\p{L}+|chef|winemaker|brewer|baker|architect|designer|coach|teacher|practice manager|manager|physio|vet|dentist|lawyer|solicitor|broker|jeweller|florist|photographer|builder|electrician|plumber|stylist|barber|conductor|curator|ceo)'
const NOT_A_NAME =
  /^(?:We|Our|The|A|An|I|It|They|Melbourne|Australian?|Victorian?|And|For|In|At|Since|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|People|Local|Locals|Italian|Greek|French|Pty|Ltd)$/

/** 'Ruth Adeyemi (mycologist, founder)': a full name with its role in brackets. */
const FULL_WITH_ROLE = /(\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+) \((\p{Ll}[\p{L} ,’-]{2,40})\)/gu

const NAME_PATTERNS: [RegExp, (match: string[]) => [string | undefined, string]][] = [
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
      // In 'Helen is the manager, Abdi …' the role is Helen’s.
      `(?<!\\b(?:is|are|am|as)\\s(?:(?:the|our|an?|my)\\s)?)\\b(?:[Oo]ur |[Tt]he |[Ww]ith )?((?:${ROLE}|${capitaliseRole(ROLE)}))[,:]?\\s((?:${TITLE})?${NAME})`,
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

/** The same roles capitalised, for the start of a sentence. */
function capitaliseRole(pattern: string): string {
  return pattern.replace(/(?<=\(\?:|\|)\p{Ll}/gu, (letter) => letter.toUpperCase())
}

const WITH_ROLE: (typeof NAME_PATTERNS)[number] = [
  FULL_WITH_ROLE,
  ([, name, role = '']) => [name, capitalise(role)],
]
/** Whether a text is a list of people with their roles in brackets, and names nobody else. */
export const listsPeople = (text: string) =>
  (text.match(FULL_WITH_ROLE)?.length ?? 0) > 1 &&
  !/\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(text.replace(FULL_WITH_ROLE, ''))

/** At most four people that the text names, each with the role that it states. */
export function peopleOf(text: string): NamedPerson[] {
  const found: NamedPerson[] = []
  for (const [pattern, toNameAndRole] of listsPeople(text)
    ? [...NAME_PATTERNS, WITH_ROLE]
    : NAME_PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const [name, role] = toNameAndRole(match.map((part) => part ?? ''))
      const trimmedName = name?.trim() ?? ''
      const nameWithoutTitle = trimmedName.replace(new RegExp(`^${TITLE}`, 'u'), '')
      if (
        trimmedName.length < 2 ||
        trimmedName.length > 40 ||
        // 'AuD, principal audiologist': AuD is a degree.
        /^\p{Lu}\p{Ll}{0,3}\p{Lu}$/u.test(nameWithoutTitle) ||
        !/\p{Ll}/u.test(nameWithoutTitle) ||
        NOT_A_NAME.test(nameWithoutTitle.split(' ')[0] ?? '')
      )
        continue
      const known = found.find(
        (other) => other.name.includes(nameWithoutTitle) || nameWithoutTitle.includes(other.name),
      )
      if (known) known.role ||= role
      else found.push({ name: trimmedName, role })
    }
  }
  return found.slice(0, 4)
}

const PEOPLE =
  /\b(?:people|team|who|staff|crew|us|committee|board|teachers?|coaches|trainers|instructors|directors|volunteers|contacts)\b/i
/** 'Petra, who does all quotes' describes her work, and is not a role. */
const NOT_A_ROLE = /^(?:who|which|and|our|my)\b/i
/** 'Bevan, Tui and Jordy, crew' are several people. */
const SEVERAL_PEOPLE = /^\p{Lu}\p{Ll}+ and \p{Lu}/u
const ROLE_MAX = 70
/** The role without a full stop at its end, or an unmatched bracket. */
const cleanRole = (role: string) =>
  (role.split('(').length === role.split(')').length
    ? role
    : role.replace(/\s*\([^)]*$/, '').replace(/\)\s*$/, '')
  )
    .replace(/,?\s(?:on )?\(?0\d[\d ]{6,}.*$/, '')
    .replace(/[\s.,]+$|\s*\uE001.*$/gu, '')
/** 'Wendell Tran - timing director' in a list of people. */
function listedPerson({ kind, heading, role: use, text }: Clause): NamedPerson | undefined {
  if (kind !== 'item' || use === 'website' || /\$\d/.test(text)) return undefined
  const office = PEOPLE.test(heading) ? officeOf(text) : undefined
  if (office) return { name: office.name, role: capitalise(office.role.toLowerCase()) }
  if (!PEOPLE.test(heading) && !isPersonRow(text)) return undefined
  // 'Mon Wed Fri - Ayr, Bowen' are days.
  if (/^(?:mon|tue|wed|thu|fri|sat|sun)\p{Ll}*\b/iu.test(text)) return undefined
  const [, name = '', wording = ''] =
    /^(\p{Lu}[\p{L}’-]+(?:\s(?:(?:de|van|der|von|la|le|da|di)\s){0,2}\p{Lu}[\p{L}’-]+){0,2})(?:\s[–—-]\s|,\s|:\s|\s\()(.{3,200})$/u.exec(
      text,
    ) ?? []
  const [role = ''] =
    wording.length <= ROLE_MAX ? [wording] : (/^[\p{L} ’&-]{3,40}/u.exec(wording) ?? [])
  return name && role && !NOT_A_ROLE.test(role) && !SEVERAL_PEOPLE.test(wording)
    ? { name, role: capitalise(cleanRole(role)) }
    : undefined
}

/** Where one person of a row ends: 'Stu Malthouse, owner. Kim, sales', 'Trev (22 years), Sunita' */
const NEXT_PERSON = /[.;]\s+(?=\p{Lu}\p{Ll})|,\s+(?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?:\s\(|,|$))/u
const PERSON_WITH_ROLE =
  /^(?<name>(?:(?:Dr|Mr|Mrs|Ms|Miss|Prof|Rev|Capt|Aunty|Uncle)\.? )?\p{Lu}[\p{Ll}’-]+(?: \p{Lu}[\p{L}’-]+){0,2})(?:,\s(?<role>(?:\p{Ll}|\p{Lu}\p{Ll}+ \p{L})[^,.()]{2,60})(?:, who [^()]*)?|\s\((?<note>[^()]{2,60})\))?[.]?$/u
/** The people in a row below a heading such as 'Who': one, or several with a role each. */
export function listedPeople(clause: Clause): NamedPerson[] {
  const { kind, heading, text } = clause
  if (kind === 'item' && PEOPLE.test(heading) && !/\$\d/.test(text)) {
    // In 'Dr Voss, Manager; Mr Qadir, Senior Metrologist' the comma parts nobody.
    const next = /;\s/.test(text) ? /;\s+/ : NEXT_PERSON
    const people = text.split(next).map((part) => PERSON_WITH_ROLE.exec(part.trim())?.groups)
    const named = people.flatMap((groups) =>
      groups?.name
        ? [{ name: groups.name, role: capitalise(groups.role ?? groups.note ?? '') }]
        : [],
    )
    if (
      named.length >= 2 &&
      named.length === people.length &&
      named.filter(({ role }) => role !== '').length >= 2
    )
      return named
  }
  const person = listedPerson(clause)
  return person ? [person] : []
}

/** 'Introduce the team properly: Priyanka, Jo (settlements) and Keira at the front desk' */
const INTRODUCTION =
  /(?<!\p{L})(?:team|staff|crew|folks|artists|practitioners|teachers|stylists|instructors|coaches|guides|people|members|tutors|therapists|vets|doctors|dentists|barbers|groomers|drivers)(?!\p{L})(?![^:.]*\b(?:speak|languages?|suburbs?|towns?|days?|from|brands?)\b)[^:.]{0,70}:\s/iu
const INTRODUCED =
  /^(?<name>(?:Dr |Chef |Aunty |Uncle )?\p{Lu}[\p{Ll}’ā-ž-]+(?: \p{Lu}[\p{Ll}’-]+){0,2})(?:\s\((?<role>[^()]{2,60})\)|(?:,| -| –)? (?<place>(?:at|in|on|runs?|does|who|our|the) [^,()]{3,40}))?$/u
/** The people that a sentence introduces in a list, each with what stands beside the name. */
export function introducedPeople(text: string): NamedPerson[] {
  const lead = INTRODUCTION.exec(text)
  if (!lead) return []
  const list = text.slice(lead.index + lead[0].length)
  const parts = list
    .replace(/ [–-] (?:please|pls) [^()]*/gi, '')
    .replace(/[.]$/, '')
    .split(/(?:,? and |, | \/ )(?=[^()]*(?:\(|$))/)
    .filter((part) => !/^(?:who|which|that)\b/.test(part))
  const people = parts.flatMap((part) => {
    const { name = '', role = '', place = '' } = INTRODUCED.exec(part.trim())?.groups ?? {}
    return name
      ? [{ name, role: capitalise(role || place.replace(/^(?:who|does|our|the) /, '')) }]
      : []
  })
  return people.length >= 2 && people.length === parts.length ? people : []
}

/** The people in a clause, except matches of the company's name or its places. */
export const peopleInClause = (text: string, companyName: string, places: readonly string[]) =>
  peopleOf(text).filter(
    ({ name }) => !companyName.includes(name) && !places.some((place) => place.includes(name)),
  )
